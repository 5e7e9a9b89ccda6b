"""What is kept of a round for each seat's own page, from its facts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from nerts.engine.cards import FACE
from nerts.engine.move import CALL, HOME, NERTS, PLAYS, Move
from nerts.engine.record import Fact


@dataclass(slots=True)
class Deeds:
    """Of one seat."""

    races_won: int = 0
    races_tied: int = 0
    races_lost: int = 0
    closest: int = 0
    """Milliseconds by which the closest race was won, 0 for none."""
    call_ms: int = 0
    """Of the first call, or else of the last card from the Nerts pile, which calls by itself where that is the rule
    (R26): says something of whoever has called."""


def deeds(facts: Iterable[Fact]) -> dict[int, Deeds]:
    """By seat, of all who have done anything."""
    tally = _Tally()
    for fact in facts:
        tally.take(fact, Move.parse(fact.move))
    return dict(tally.found)


@dataclass(slots=True)
class _Tally:
    found: defaultdict[int, Deeds] = field(default_factory=lambda: defaultdict(Deeds))
    _first: dict[int, int] = field(default_factory=dict)
    """Seat whose card came to each foundation last, those left out that came beside another."""
    _counted: set[int] = field(default_factory=set)
    """Foundations whose first seat has been told that it ties."""
    _called: set[int] = field(default_factory=set)
    _lost: set[tuple[int, int, int]] = field(default_factory=set)
    """Seat, foundation and face: a card that is brought too late twice has lost one race."""

    def take(self, fact: Fact, move: Move) -> None:
        if fact.lost is not None:
            self._lose(fact.seat, move, *fact.lost)
            return
        if move.kind == CALL and fact.seat not in self._called:
            self._called.add(fact.seat)
            self.found[fact.seat].call_ms = fact.ms
        elif move.kind in PLAYS and move.src == NERTS and fact.seat not in self._called:
            self.found[fact.seat].call_ms = fact.ms
        if move.kind == HOME and fact.verdict == "tie":
            self._tie(fact.seat, move.dst)
        elif move.kind == HOME:
            self._first[move.dst] = fact.seat
            self._counted.discard(move.dst)

    def _tie(self, seat: int, foundation: int) -> None:
        self.found[seat].races_tied += 1
        if foundation in self._first and foundation not in self._counted:
            self.found[self._first[foundation]].races_tied += 1
        self._counted.add(foundation)

    def _lose(self, seat: int, move: Move, by: int, winner: int | None) -> None:
        key = (seat, move.dst, move.joker or (move.named or 0) & FACE)
        if key in self._lost:
            return
        self._lost.add(key)
        self.found[seat].races_lost += 1
        if winner is not None:
            won = self.found[winner]
            won.races_won += 1
            won.closest = min(won.closest or by, by)
