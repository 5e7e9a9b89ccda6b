"""A match as text that anybody can check: `*.nerts` (docs/notation.md).

A record is a header, then a block a round: the deal as it was promised, a line a fact (`ms seat move [verdict]`), what
opens the deal, the scores. Moves name their cards, and a turn names the card it brought, so that a changed line
contradicts the deal. In version 2 the players had a part in each deal (fair.py); version 1 knows seeds alone. proof.py
reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nerts.engine.cards import JOKER, OWNER, card_text
from nerts.engine.errors import InvalidText
from nerts.engine.events import Played
from nerts.engine.fair import Deal
from nerts.engine.move import HOME, NEW, PLAYS, SLIDE, TURN, Move
from nerts.engine.round import Round
from nerts.engine.rules import Rules

MAGIC: Final = "nerts 2"
MAGIC_OF_SEEDS: Final = "nerts 1"
MAX_CHARACTERS: Final = 8_000_000

_LOST: Final = re.compile(r"lost=([1-9]\d{0,5})(?:@(\d{1,2}))?", re.ASCII)


class BrokenRecord(InvalidText):
    """A line of a record does not hold."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[int, str]]:
        return type(self), (self.line, self.why)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat, and which hand of which team that was."""

    team: int
    hand: int
    name: str


class Fact(NamedTuple):
    """One move that was made, or a card that lost its race and moved nothing. A fact of the table that is no move of
    anybody's is not in the record."""

    ms: int
    """Since the deal: the `at` that the engine was given."""
    seat: int
    move: str
    verdict: str = ""
    """`tie`, the playable card that a turn brought, or of a lost race by how much and to whom: `lost=43@2`."""
    note: str = ""
    """What the race was judged by; not checked."""

    @property
    def lost(self) -> tuple[int, int | None] | None:
        """Milliseconds by which a race was lost, and the winner's seat if it is known; None for a real move."""
        found = _LOST.fullmatch(self.verdict)
        return found and (int(found[1]), None if found[2] is None else int(found[2]))

    def __str__(self) -> str:
        verdict = f" {self.verdict}" if self.verdict else ""
        return f"{self.ms} {self.seat} {self.move}{verdict}{f' ; {self.note}' if self.note else ''}"


def fact(rnd: Round, played: Played, ms: int, seat: int, note: str = "") -> Fact:
    """The fact of a move that `rnd` has just played."""
    move = played.move
    verdict = card_text(played.shown_all[0]) if move.kind == TURN else "tie" if played.tie else ""
    named = move.naming(_moved_card(rnd, played.team, move)) if move.kind in PLAYS else move
    return Fact(ms, seat, str(named), verdict, note)


def lost_race(rnd: Round, team: int, move: Move, ms: int, seat: int, verdict: str, note: str = "") -> Fact:
    """The fact of a card that has come too late for a foundation, and lies where it lay (R17)."""
    card = rnd.layouts[team].pile(move.src)[-1]
    return Fact(ms, seat, str(move.naming(card & (OWNER | JOKER) if card & JOKER else card)), verdict, note)


def _moved_card(rnd: Round, team: int, move: Move) -> int:
    """The card that a move meant, where it lies now; a joker is named without what it stands for."""
    if move.kind == HOME:
        pile = rnd.foundations[move.dst - NEW - 1 if move.dst > NEW else -1]
        card = pile[-1]
    else:
        pile = rnd.layouts[team].work[move.dst - 1]
        card = pile[0] if move.kind == SLIDE else pile[-move.count]
    return card & (OWNER | JOKER) if card & JOKER else card


@dataclass
class RoundRecord:
    """One round: of a fair deal, of a seed, or from a position."""

    commitment: str = ""
    """Of the seed."""
    sizes: list[int] = field(default_factory=list)
    """Cards in each Nerts pile."""
    position: str = ""
    facts: list[Fact] = field(default_factory=list)
    seed: bytes = b""
    points: list[int] = field(default_factory=list)
    deal: Deal | None = None
    """In place of commitment and seed."""

    def lines(self, number: int) -> Iterator[str]:
        yield f"round {number}"
        if self.position:
            yield from (f"| {line}" for line in self.position.splitlines())
        else:
            yield from self._promise()
            yield f"nerts {' '.join(map(str, self.sizes))}"
        yield from map(str, self.facts)
        if self.deal is not None:
            yield f"secret {self.deal.secret.hex()}"
        elif self.seed:
            yield f"seed {self.seed.hex()}"
        if self.points:
            yield f"scores {' '.join(map(str, self.points))}"

    def _promise(self) -> Iterator[str]:
        """What everybody had been told when the cards were dealt."""
        if self.deal is None:
            yield f"commitment {self.commitment}"
            return
        yield f"table {self.deal.table}"
        yield f"commitment {self.deal.commitment}"
        for seat, nonce in sorted(self.deal.nonces.items()):
            yield f"nonce {seat} {nonce.hex()}"


@dataclass
class Record:
    """A match: `to_text`, `verify`."""

    rules: Rules
    seats: dict[int, Player]
    rounds: list[RoundRecord] = field(default_factory=list)

    @property
    def teams(self) -> int:
        return 1 + max((player.team for player in self.seats.values()), default=-1)

    def to_text(self) -> str:
        """Of version 2 if any of its deals is."""
        fair = any(played.deal is not None for played in self.rounds)
        lines = [MAGIC if fair else MAGIC_OF_SEEDS, f"rules {self.rules}"]
        lines += [f"seat {seat} team {who.team} hand {who.hand} {who.name}" for seat, who in sorted(self.seats.items())]
        for number, played in enumerate(self.rounds, 1):
            lines += played.lines(number)
        return "\n".join(lines) + "\n"
