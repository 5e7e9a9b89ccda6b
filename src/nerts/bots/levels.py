"""How well a bot plays, apart from how fast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    notice: float
    """How likely it sees a move that is there."""
    runs: bool
    """Does it move cards between work piles."""
    thrift: bool
    """Does it keep a waste card back unless playing it opens something: one play from the waste changes which cards
    the next turns bring."""


LEVELS = {
    "easy": Level(notice=0.6, runs=False, thrift=False),
    "medium": Level(notice=0.9, runs=True, thrift=False),
    "hard": Level(notice=1.0, runs=True, thrift=True),
}
