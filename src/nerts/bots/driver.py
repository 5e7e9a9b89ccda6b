"""One bot at one seat over time: it looks, decides, and its move lands a while later."""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.bots.chance import Rng
from nerts.bots.greedy import Memory, choose
from nerts.bots.levels import LEVELS
from nerts.bots.paces import Pace
from nerts.engine.move import LIFT, PLAYS, Move
from nerts.engine.view import View


@dataclass(slots=True)
class Driver:
    level: str
    ready_at: int | None
    """When its move lands or it looks again; None while it has nothing to do and waits for a change."""
    lift_at: int | None = None
    """When it takes up the card that it is about to play; None when it has, or has none to take up."""
    plan: Move | None = None
    memory: Memory = field(default_factory=Memory)

    def think(self, view: View, hand: int | None, now: int, pace: Pace, rng: Rng) -> None:
        """Decide on what is to be seen now."""
        self.plan = choose(view, hand, LEVELS[self.level], self.memory, rng)
        self.ready_at = self.lift_at = None
        if self.plan is None:
            return
        delay = max(1, round(pace.delay(self.plan, rng)))
        self.ready_at = now + delay
        if self.plan.kind in PLAYS:
            self.lift_at = now + round(max(0, delay - pace.carrying(rng)))

    @property
    def due(self) -> int | None:
        """When it next does something."""
        return self.ready_at if self.lift_at is None else self.lift_at

    @property
    def in_hand(self) -> Move | None:
        """The play whose card it has taken up, and is carrying."""
        return self.plan if self.lift_at is None and self.plan is not None and self.plan.kind in PLAYS else None

    def lifting(self) -> Move | None:
        """The lift that its plan begins with."""
        return None if self.plan is None else Move.of(LIFT, self.plan.src, count=self.plan.count)

    def landed(self, move: Move) -> None:
        self.memory.made(move)

    def missed(self, move: Move) -> None:
        """Its move was refused: it is not tried again while the table stays as it is."""
        self.memory.refused.add(move)

    def linger(self, now: int, ms: int) -> None:
        """Do nothing for so long: what it was about to do within that time comes so much later."""
        if self.due is None or self.due >= now + ms:
            return
        self.ready_at = None if self.ready_at is None else self.ready_at + ms
        self.lift_at = None if self.lift_at is None else self.lift_at + ms

    def stir(self, at: int, hope: bool) -> None:
        """The table has changed; with `hope` a card that was useless may be of use now."""
        self.memory.refused.clear()
        if hope:
            self.memory.renew()
        if self.ready_at is None:
            self.ready_at = at
