"""How fast a bot moves: medians in ms with a human's spread."""

from __future__ import annotations

from dataclasses import dataclass

from nerts.bots.chance import Rng
from nerts.engine.move import CALL, PLAYS, Move

SPREAD = 0.28
"""Sigma of the lognormal spread of human movement times."""


@dataclass(frozen=True, slots=True)
class Pace:
    play: int
    """From seeing a move to the card's landing."""
    turn: int
    """From one turn of the stock to the next."""
    look: int
    """From a change at the table to its being seen."""
    carry: int
    """The last part of a play, in which the card is in the hand."""
    for_tests: bool = False

    def delay(self, move: Move, rng: Rng) -> float:
        """How long this move takes."""
        return self._about(self.play if move.kind in PLAYS or move.kind == CALL else self.turn, rng)

    def carrying(self, rng: Rng) -> float:
        return self._about(self.carry, rng)

    def reaction(self, rng: Rng) -> float:
        return self._about(self.look, rng)

    def first_look(self, rng: Rng) -> float:
        """After the deal everybody looks over the cards first."""
        return self._about(2 * self.look, rng)

    @staticmethod
    def _about(median: int, rng: Rng) -> float:
        return median * rng.lognormvariate(0, SPREAD)


PACES = {
    "gentle": Pace(play=9000, turn=4500, look=2500, carry=900),
    "slow": Pace(play=2800, turn=1200, look=900, carry=480),
    "medium": Pace(play=1800, turn=750, look=600, carry=400),
    "fast": Pace(play=1100, turn=450, look=400, carry=320),
    "blitz": Pace(play=9, turn=4, look=4, carry=3, for_tests=True),
}
