"""A calm table, which the host may choose: after a card has landed on a foundation, the pile rests.

The next rank waits until it has rested; the same card by somebody else may be laid beside it for as long, where ties
stay (R18). So nobody lays four cards in a row while others look for the first, and a race is not lost by who needs
longer. Bots play gently. Everybody at the table is told.
"""

from __future__ import annotations

from typing import Final

from nerts.engine.move import HOME, NEW, Move
from nerts.table.races import Arrival, Verdict
from nerts.table.room import Play, Room

REST: Final = 2000
"""ms; not longer than the engine remembers who was there before (FOUNDATION_TAKEN)."""


def rest_left(room: Room, play: Play, move: Move, at: int) -> int:
    """ms for which the foundation that a move goes to still rests at that round time; 0 where it does not."""
    if not room.options.calm or move.kind != HOME or move.dst <= NEW:
        return 0
    landed = play.round.landed[move.dst - NEW - 1]
    return max(0, landed + REST - at) if landed >= 0 else 0


def judge(first: Arrival, second: Arrival) -> Verdict:
    """May the same card stay beside the first: while the pile rests, it may."""
    by = second.at - first.sure
    return Verdict(by < REST, by)
