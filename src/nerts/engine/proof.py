"""Reading a record and checking every line of it: `verify` (docs/notation.md).

It replays it all and trusts nothing; the first line that does not hold is named by its number. Whoever wants more than
the scores of it comes along as a `Witness`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from nerts.engine.cards import FACE, owner_of
from nerts.engine.deal import commitment
from nerts.engine.errors import BYTE_ORDER_MARK, BadArgument, Code, IllegalMove, InvalidText, shown
from nerts.engine.events import Event, Played
from nerts.engine.fair import Deal, read_nonce
from nerts.engine.match import Match
from nerts.engine.move import NEW, Move
from nerts.engine.record import MAGIC, MAGIC_OF_SEEDS, MAX_CHARACTERS, BrokenRecord, Fact, Player, fact
from nerts.engine.round import Round
from nerts.engine.rules import MAX_TEAMS, Rules
from nerts.engine.scoring import RoundScore

MAX_LINE: Final = 300
MAX_SEATS: Final = 48
DIGITS: Final = tuple("0123456789")

_SEAT: Final = re.compile(r"seat (\d{1,2}) team (\d{1,2}) hand ([0-2]) (.+)", re.ASCII)
_NONCE: Final = re.compile(r"(\d{1,2}) (\S+)", re.ASCII)
_FACT: Final = re.compile(r"(\d{1,9}) (\d{1,2}) (lift \S+|\S+)(?: (\S+))?(?: ; (.*))?", re.ASCII)


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


class Witness:
    """Is told what a record says, each line when it has been proved. The round is the live one: look, do not touch."""

    def begun(self, rules: Rules, seats: dict[int, Player]) -> None:
        """The header has been read."""

    def promised(self, deal: Deal) -> None:
        """The deal of the round that begins is fair, as far as a record can prove it (fair.py)."""

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
    return prove(text, witness).match


def prove(text: str, witness: Witness | None = None) -> Proven:
    """The same, and what that proves of each deal."""
    if not isinstance(text, str):
        raise BrokenRecord(0, f"a text was expected, not {shown(text)}")
    reader = _Reader(text, witness or Witness())
    try:
        return Proven(reader.match(), reader.proofs)
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
        rnd = self._dealt(match)
        self.witness.dealt(rnd)
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
        self.witness.scored(rnd, scores)

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
        self.witness.promised(deal)
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
