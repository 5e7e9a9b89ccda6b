"""A match as text that anybody can check: `*.nerts` (docs/notation.md).

A record is a header, then a block a round: the commitment, a line a fact (`ms seat move [verdict]`), the seed, the
scores. Moves name their cards, and a turn names the card it brought, so that a changed line contradicts the deal.
`verify` replays it all and trusts nothing; the first line that does not hold is named by its number. Whoever wants more
than the scores of it comes along as a `Witness`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nerts.engine.cards import FACE, JOKER, OWNER, card_text, owner_of
from nerts.engine.deal import commitment
from nerts.engine.errors import BYTE_ORDER_MARK, BadArgument, Code, IllegalMove, InvalidText, shown
from nerts.engine.events import Event, Played
from nerts.engine.match import Match
from nerts.engine.move import HOME, NEW, PLAYS, SLIDE, TURN, Move
from nerts.engine.round import Round
from nerts.engine.rules import MAX_TEAMS, Rules
from nerts.engine.scoring import RoundScore

MAGIC: Final = "nerts 1"
MAX_CHARACTERS: Final = 8_000_000
MAX_LINE: Final = 300
MAX_SEATS: Final = 48
DIGITS: Final = tuple("0123456789")

_SEAT: Final = re.compile(r"seat (\d{1,2}) team (\d{1,2}) hand ([0-2]) (.+)", re.ASCII)
_FACT: Final = re.compile(r"(\d{1,9}) (\d{1,2}) (lift \S+|\S+)(?: (\S+))?(?: ; (.*))?", re.ASCII)
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
    """One round: either dealt from a seed, or from a position."""

    commitment: str = ""
    sizes: list[int] = field(default_factory=list)
    """Cards in each Nerts pile."""
    position: str = ""
    facts: list[Fact] = field(default_factory=list)
    seed: bytes = b""
    points: list[int] = field(default_factory=list)

    def lines(self, number: int) -> Iterator[str]:
        yield f"round {number}"
        if self.position:
            yield from (f"| {line}" for line in self.position.splitlines())
        else:
            yield f"commitment {self.commitment}"
            yield f"nerts {' '.join(map(str, self.sizes))}"
        yield from map(str, self.facts)
        if self.seed:
            yield f"seed {self.seed.hex()}"
        if self.points:
            yield f"scores {' '.join(map(str, self.points))}"


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
        lines = [MAGIC, f"rules {self.rules}"]
        lines += [f"seat {seat} team {who.team} hand {who.hand} {who.name}" for seat, who in sorted(self.seats.items())]
        for number, played in enumerate(self.rounds, 1):
            lines += played.lines(number)
        return "\n".join(lines) + "\n"


class Witness:
    """Is told what a record says, each line when it has been proved. The round is the live one: look, do not touch."""

    def begun(self, rules: Rules, seats: dict[int, Player]) -> None:
        """The header has been read."""

    def dealt(self, rnd: Round) -> None:
        """A round begins."""

    def made(self, rnd: Round, made: Fact, events: list[Event]) -> None:
        """A move has been made in it."""

    def lost(self, rnd: Round, tried: Fact) -> None:
        """A card has lost its race."""

    def scored(self, rnd: Round, scores: list[RoundScore]) -> None:
        """The round is over."""


def verify(text: str, witness: Witness | None = None) -> Match:
    """Replay a record and check every line of it; returns the match. Raises BrokenRecord with the line at fault, and
    then `witness` has been told of the lines before it."""
    if not isinstance(text, str):
        raise BrokenRecord(0, f"a text was expected, not {shown(text)}")
    reader = _Reader(text, witness or Witness())
    try:
        return reader.match()
    except BrokenRecord:
        raise
    except (InvalidText, IllegalMove, BadArgument) as error:
        raise reader.fail(str(error)) from None


class _Reader:
    """Goes through the lines once, and keeps the number of the one it is at."""

    def __init__(self, text: str, witness: Witness) -> None:
        self.number = 0
        self.witness = witness
        if len(text) > MAX_CHARACTERS:
            raise BrokenRecord(0, f"longer than {MAX_CHARACTERS} characters")
        self.lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
        self.seats: dict[int, Player] = {}

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
        if first != MAGIC:
            raise self.fail(f"a record begins with `{MAGIC}`, not {first[:20]!r}")
        match = Match(Rules.parse(self.value("rules")), self._seats())
        self.witness.begun(match.rules, self.seats)
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
        rnd = self._from_position(match) if self.comes("|") else self._from_seed(match)
        self.witness.dealt(rnd)
        while self.comes(DIGITS):
            self._fact(rnd)
        if self.comes("seed "):
            self.next()
        points = self.value("scores")
        scores = rnd.scores()
        if not rnd.ended:
            raise self.fail("scores of a round that has not ended")
        if points != " ".join(str(score.points) for score in scores):
            raise self.fail(f"the moves give {' '.join(str(score.points) for score in scores)}, not {points}")
        match.add_round(scores)
        self.witness.scored(rnd, scores)

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

    def _from_seed(self, match: Match) -> Round:
        """Look ahead for the seed: it is revealed behind the moves, as it was at the table."""
        promised = self.value("commitment")
        promised_at = self.number
        sizes = self.value("nerts")
        if sizes != " ".join(map(str, match.nerts_sizes)):
            raise self.fail(f"the Nerts piles had {match.nerts_sizes} cards")
        seed = self._seed_ahead()
        if commitment(seed) != promised:
            raise BrokenRecord(promised_at, "the commitment is not that of the seed")
        return Round.deal(match.rules, len(match.totals), seed, match.nerts_sizes)

    def _seed_ahead(self) -> bytes:
        for number in range(self.number, len(self.lines)):
            line = self.lines[number]
            if line.startswith("round "):
                break
            if line.startswith("seed "):
                if not re.fullmatch(r"seed [0-9a-f]{64}", line):
                    raise BrokenRecord(number + 1, "a seed has 64 hexadecimal digits")
                return bytes.fromhex(line[5:])
        raise self.fail("the seed of this round was not revealed")

    def _fact(self, rnd: Round) -> None:
        found = _FACT.fullmatch(self.next())
        player = self.seats.get(int(found[2])) if found else None
        if found is None or player is None:
            raise self.fail("not a fact: `ms seat move` was expected")
        told = Fact(int(found[1]), int(found[2]), found[3], found[4] or "", found[5] or "")
        if told.lost is not None:
            return self._lost(rnd, player, told, *told.lost)
        events = rnd.play(player.team, Move.parse(told.move), at=told.ms, hand=player.hand)
        assert isinstance(events[0], Played)
        verdict = fact(rnd, events[0], told.ms, 0).verdict
        if verdict != told.verdict:
            raise self.fail(f"the deal gives {verdict or 'no verdict'}, not {told.verdict or 'none'}")
        self.witness.made(rnd, told, events)
        return None

    def _lost(self, rnd: Round, player: Player, told: Fact, _by: int, winner: int | None) -> None:
        """It must have come too late for that place, and the winner's card must lie there (R17)."""
        move = Move.parse(told.move)
        reason = rnd.why_not(player.team, move, player.hand, told.ms)
        if reason is None or reason.code != Code.FOUNDATION_TAKEN or reason.by is None:
            raise self.fail(f"{told.move} lost no race")
        pile = rnd.foundations[move.dst - NEW - 1]
        there = {owner_of(card) for card in pile if card & FACE == pile[-1] & FACE}
        first = self.seats.get(winner) if winner is not None else None
        if winner is not None and (first is None or first.team not in there):
            raise self.fail(f"no card of seat {winner} lies there")
        self.witness.lost(rnd, told)
