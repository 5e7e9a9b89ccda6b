"""Who was first where two hands went for one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from nerts.engine.cards import FACE, face_text
from nerts.engine.events import Played
from nerts.engine.move import HOME, NEW, Move
from nerts.engine.record import Fact
from nerts.engine.round import Round


class Lost(NamedTuple):
    """A card that came too late (R17)."""

    ms: int
    card: str
    seat: int
    winner: int
    """Seat, -1 where the record does not say."""
    by: int
    """Milliseconds."""


class Tied(NamedTuple):
    """Cards that came at the same time, and stay (R18)."""

    ms: int
    card: str
    seats: list[int]
    """In the order of their arrival."""


@dataclass(slots=True)
class Races:
    """Follows a round, and keeps its races."""

    losses: list[Lost] = field(default_factory=list)
    ties: list[Tied] = field(default_factory=list)
    _landed: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    """Seats by foundation and face, in the order in which their cards came."""
    _known: set[tuple[int, int, int]] = field(default_factory=set)
    """Foundation, face and loser of each loss."""

    def made(self, rnd: Round, seat: int, played: Played) -> None:
        """To be told of each move after it was made."""
        if played.move.kind != HOME:
            return
        place = _place(rnd, played.move)
        seats = self._landed.setdefault(place, [])
        seats.append(seat)
        if played.tie and len(seats) == 2:
            self.ties.append(Tied(rnd.tick, face_text(place[1]), seats))

    def lost(self, rnd: Round, tried: Fact, ms: int) -> bool:
        """A card was too late; False for one whose loss is known, since some try twice."""
        place = _place(rnd, Move.parse(tried.move))
        by, winner = tried.lost or (0, None)
        if (*place, tried.seat) in self._known:
            return False
        self._known.add((*place, tried.seat))
        known = self._landed.get(place, [-1])[0] if winner is None else winner
        self.losses.append(Lost(ms, face_text(place[1]), tried.seat, known, by))
        return True

    def beside(self, rnd: Round, move: Move, seat: int) -> int:
        """The seat that was there before the one that ties; -1 where the card lay there from the beginning."""
        others = [other for other in self._landed.get(_place(rnd, move), []) if other != seat]
        return others[0] if others else -1

    def tally(self) -> dict[int, tuple[int, int, int]]:
        """Races won, tied and lost by each seat that had any."""
        won = [lost.winner for lost in self.losses]
        tied = [seat for tie in self.ties for seat in tie.seats]
        lost = [loss.seat for loss in self.losses]
        return {seat: (won.count(seat), tied.count(seat), lost.count(seat)) for seat in {*won, *tied, *lost} - {-1}}


def _place(rnd: Round, move: Move) -> tuple[int, int]:
    """Number of the foundation that a card has come to, or was too late for, and the face of its last card."""
    number = move.dst - NEW or len(rnd.foundations)
    return number, rnd.foundations[number - 1][-1] & FACE
