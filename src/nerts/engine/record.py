"""A match as text that anybody can check: `*.nerts` (docs/notation.md).

A record is a header, then a block a round: the deal as it was promised, a line a fact (`ms seat move [verdict]`), what
opens the deal, the scores. Moves name their cards, and a turn names the card it brought, so that a changed line
contradicts the deal. `verify` replays it all and trusts nothing; the first line that does not hold is named by its
number. In version 2 the players had a part in each deal (fair.py); version 1 knows seeds alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nerts.engine.cards import JOKER, OWNER, card_text
from nerts.engine.deal import commitment
from nerts.engine.errors import BYTE_ORDER_MARK, BadArgument, IllegalMove, InvalidText, shown
from nerts.engine.events import Played
from nerts.engine.fair import Deal, read_nonce
from nerts.engine.match import Match
from nerts.engine.move import HOME, NEW, PLAYS, SLIDE, TURN, Move
from nerts.engine.round import Round
from nerts.engine.rules import MAX_TEAMS, Rules

MAGIC: Final = "nerts 2"
MAGIC_OF_SEEDS: Final = "nerts 1"
MAX_CHARACTERS: Final = 8_000_000
MAX_LINE: Final = 300
MAX_SEATS: Final = 48
DIGITS: Final = tuple("0123456789")

_SEAT: Final = re.compile(r"seat (\d{1,2}) team (\d{1,2}) hand ([0-2]) (.+)", re.ASCII)
_NONCE: Final = re.compile(r"(\d{1,2}) (\S+)", re.ASCII)
_FACT: Final = re.compile(r"(\d{1,9}) (\d{1,2}) (lift \S+|\S+)(?: (\S+))?(?: ; .*)?", re.ASCII)


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
    """One move that was made. A fact of the table that is no move of anybody's is not in the record."""

    ms: int
    """Since the deal: the `at` that the engine was given."""
    seat: int
    move: str
    verdict: str = ""
    """`tie`, or the playable card that a turn brought."""
    note: str = ""
    """What the race was judged by; not checked."""

    def __str__(self) -> str:
        verdict = f" {self.verdict}" if self.verdict else ""
        return f"{self.ms} {self.seat} {self.move}{verdict}{f' ; {self.note}' if self.note else ''}"


def fact(rnd: Round, played: Played, ms: int, seat: int, note: str = "") -> Fact:
    """The fact of a move that `rnd` has just played."""
    move = played.move
    verdict = card_text(played.shown_all[0]) if move.kind == TURN else "tie" if played.tie else ""
    named = move.naming(_moved_card(rnd, played.team, move)) if move.kind in PLAYS else move
    return Fact(ms, seat, str(named), verdict, note)


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


class Proof(NamedTuple):
    """What a record proves of one deal, besides that all moves and points follow from it."""

    kind: str
    """`fair`: the secret was promised, and nonces came to it; `seed`: the seed was promised; `position`: no deal."""
    nonces: int = 0
    """Players who had a part in it."""


class Proven(NamedTuple):
    match: Match
    proofs: list[Proof]
    """One a round."""


def verify(text: str) -> Match:
    """Replay a record and check every line of it; returns the match. Raises BrokenRecord with the line at fault."""
    return prove(text).match


def prove(text: str) -> Proven:
    """The same, and what that proves of each deal."""
    if not isinstance(text, str):
        raise BrokenRecord(0, f"a text was expected, not {shown(text)}")
    reader = _Reader(text)
    try:
        return Proven(reader.match(), reader.proofs)
    except BrokenRecord:
        raise
    except (InvalidText, IllegalMove, BadArgument) as error:
        raise reader.fail(str(error)) from None


class _Reader:
    """Goes through the lines once, and keeps the number of the one it is at."""

    def __init__(self, text: str) -> None:
        self.number = 0
        if len(text) > MAX_CHARACTERS:
            raise BrokenRecord(0, f"longer than {MAX_CHARACTERS} characters")
        self.lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
        self.seats: dict[int, Player] = {}
        self.fair = False
        """Of version 2."""
        self.table = ""
        """Where the match was played, as its deals have it."""
        self.proofs: list[Proof] = []

    def fail(self, why: str) -> BrokenRecord:
        return BrokenRecord(self.number, why)

    def next(self) -> str:
        """The next line; raises BrokenRecord at the end."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.fail("the record breaks off")
        line = self.lines[self.number - 1]
        if len(line) > MAX_LINE:
            raise self.fail(f"longer than {MAX_LINE} characters")
        return line

    def comes(self, word: str | tuple[str, ...]) -> bool:
        """Does the next line begin with that word, or one of those."""
        return self.number < len(self.lines) and self.lines[self.number].startswith(word)

    def value(self, word: str) -> str:
        line = self.next()
        if not line.startswith(f"{word} "):
            raise self.fail(f"`{word} …` was expected, not {line[:30]!r}")
        return line[len(word) + 1 :]

    def match(self) -> Match:
        first = self.next()
        if first not in (MAGIC, MAGIC_OF_SEEDS):
            raise self.fail(f"a record begins with `{MAGIC}` or `{MAGIC_OF_SEEDS}`, not {first[:20]!r}")
        self.fair = first == MAGIC
        match = Match(Rules.parse(self.value("rules")), self._seats())
        while self.number < len(self.lines):
            if match.winners:
                self.number += 1
                raise self.fail("the match was over")
            self._round(match)
        if not match.rounds:
            raise self.fail("no round was played")
        return match

    def _seats(self) -> int:
        """Read who sat where; returns the number of teams."""
        while self.comes("seat "):
            found = _SEAT.fullmatch(self.next())
            if found is None or int(found[1]) >= MAX_SEATS or int(found[2]) >= MAX_TEAMS:
                raise self.fail("not a seat: `seat 0 team 0 hand 0 NAME` was expected")
            if int(found[1]) in self.seats:
                raise self.fail(f"seat {found[1]} is there already")
            self.seats[int(found[1])] = Player(int(found[2]), int(found[3]), found[4])
        teams = {player.team for player in self.seats.values()}
        if not teams or teams != set(range(len(teams))):
            raise self.fail("the seats do not fill teams 0, 1, …")
        return len(teams)

    def _round(self, match: Match) -> None:
        number = self.value("round")
        if number != str(len(match.rounds) + 1):
            raise self.fail(f"round {len(match.rounds) + 1} was expected")
        rnd = self._dealt(match)
        while self.comes(DIGITS):
            self._fact(rnd)
        if self.comes(self._opener):
            self.next()
        points = self.value("scores")
        scores = rnd.scores()
        if not rnd.ended:
            raise self.fail("scores of a round that has not ended")
        if points != " ".join(str(score.points) for score in scores):
            raise self.fail(f"the moves give {' '.join(str(score.points) for score in scores)}, not {points}")
        match.add_round(scores)

    @property
    def _opener(self) -> str:
        return "secret " if self.fair else "seed "

    def _dealt(self, match: Match) -> Round:
        if self.comes("|"):
            self.proofs.append(Proof("position"))
            return self._from_position(match)
        seed = self._fair_seed(match) if self.fair else self._bare_seed(match)
        return Round.deal(match.rules, len(match.totals), seed, match.nerts_sizes)

    def _from_position(self, match: Match) -> Round:
        first = self.number + 1
        lines = []
        while self.comes("|"):
            lines.append(self.next()[1:].strip())
        try:
            rnd = Round.from_text("\n".join(lines))
        except InvalidText as error:
            raise BrokenRecord(first, str(error)) from None
        if len(rnd.layouts) != len(match.totals):
            raise self.fail("the position has another number of teams")
        return rnd

    def _bare_seed(self, match: Match) -> bytes:
        promised, at = self.value("commitment"), self.number
        self._sizes(match)
        seed = self._opened()
        if commitment(seed) != promised:
            raise BrokenRecord(at, "the commitment is not that of the seed")
        self.proofs.append(Proof("seed"))
        return seed

    def _fair_seed(self, match: Match) -> bytes:
        table = self.value("table")
        if table != (self.table or table):
            raise self.fail(f"another table than before: {self.table[:30]!r} was expected")
        self.table = table
        promised, at = self.value("commitment"), self.number
        nonces = self._nonces()
        self._sizes(match)
        deal = Deal(table, len(match.rounds) + 1, self._opened(), promised, nonces)
        if not deal.holds:
            raise BrokenRecord(at, "the commitment is not that of this table, this round and the secret")
        self.proofs.append(Proof("fair", len(nonces)))
        return deal.seed

    def _nonces(self) -> dict[int, bytes]:
        nonces: dict[int, bytes] = {}
        while self.comes("nonce "):
            found = _NONCE.fullmatch(self.value("nonce"))
            if found is None or int(found[1]) not in self.seats or int(found[1]) in nonces:
                raise self.fail("not a nonce: `nonce SEAT DIGITS` was expected, one a seat")
            nonces[int(found[1])] = read_nonce(found[2])
        return nonces

    def _sizes(self, match: Match) -> None:
        if self.value("nerts") != " ".join(map(str, match.nerts_sizes)):
            raise self.fail(f"the Nerts piles had {match.nerts_sizes} cards")

    def _opened(self) -> bytes:
        """Look ahead for what opens the deal: it is revealed behind the moves, as it was at the table."""
        word = self._opener
        for number in range(self.number, len(self.lines)):
            line = self.lines[number]
            if line.startswith("round "):
                break
            if line.startswith(word):
                if not re.fullmatch(r"[0-9a-f]{64}", line.removeprefix(word)):
                    raise BrokenRecord(number + 1, f"a {word}has 64 hexadecimal digits")
                return bytes.fromhex(line.removeprefix(word))
        raise self.fail(f"the {word}of this round was not revealed")

    def _fact(self, rnd: Round) -> None:
        found = _FACT.fullmatch(self.next())
        player = self.seats.get(int(found[2])) if found else None
        if found is None or player is None:
            raise self.fail("not a fact: `ms seat move` was expected")
        ms = int(found[1])
        played = rnd.play(player.team, Move.parse(found[3]), at=ms, hand=player.hand)[0]
        assert isinstance(played, Played)
        verdict = fact(rnd, played, ms, 0).verdict
        if verdict != (found[4] or ""):
            raise self.fail(f"the deal gives {verdict or 'no verdict'}, not {found[4] or 'none'}")
