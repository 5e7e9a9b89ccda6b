"""One bot at one seat over time: it looks, decides, and its move lands a while later."""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.bots.chance import Rng
from nerts.bots.greedy import Memory, choose
from nerts.bots.levels import LEVELS
from nerts.bots.paces import Pace
from nerts.engine.move import Move
from nerts.engine.view import View


@dataclass(slots=True)
class Driver:
    level: str
    ready_at: int | None
    """When its move lands or it looks again; None while it has nothing to do and waits for a change."""
    plan: Move | None = None
    memory: Memory = field(default_factory=Memory)

    def think(self, view: View, hand: int | None, now: int, pace: Pace, rng: Rng) -> None:
        """Decide on what is to be seen now."""
        self.plan = choose(view, hand, LEVELS[self.level], self.memory, rng)
        self.ready_at = None if self.plan is None else now + max(1, round(pace.delay(self.plan, rng)))

    def landed(self, move: Move) -> None:
        self.memory.made(move)

    def missed(self, move: Move) -> None:
        """Its move was refused: it is not tried again while the table stays as it is."""
        self.memory.refused.add(move)

    def stir(self, at: int, hope: bool) -> None:
        """The table has changed; with `hope` a card that was useless may be of use now."""
        self.memory.refused.clear()
        if hope:
            self.memory.passes = 0
        if self.ready_at is None:
            self.ready_at = at
