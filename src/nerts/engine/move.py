"""A move: a value with a text form (docs/notation.md).

bit   0-3   kind
bit   4-10  source pile
bit  11-17  target pile
bit  18-21  how many cards move
bit  22-27  face that a joker is declared as, 0 for none (R46)
bit  28-35  card that is meant, as in `n[5H]>f2`: face, joker, open suit
bit  36     is a card named
bit  37-41  team of the source pile + 1, 0 for the own
bit  42-46  team of the target pile + 1
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, Self

from nerts.engine.cards import ACE, FACE, JOKER, KING, OPEN, RANK, UNKNOWN, card_text, face_text, parse_card, parse_face
from nerts.engine.errors import BadArgument, InvalidText, shown, text_of, whole

# kinds
WORK: Final = 1
SLIDE: Final = 2
HOME: Final = 3
TURN: Final = 4
RECYCLE: Final = 5
SHIFT: Final = 6
STUCK: Final = 7
CALL: Final = 8
LIFT: Final = 9
DROP: Final = 10
WORDS: Final = {TURN: "turn", RECYCLE: "recycle", SHIFT: "shift", STUCK: "stuck", CALL: "call", DROP: "drop"}
PLAYS: Final = (WORK, SLIDE, HOME)
"""The kinds that move a card."""

# piles
NERTS: Final = 0
WASTE: Final = 7
STOCK: Final = 8
NEW: Final = 15
"""The next new foundation; foundation n is NEW + n."""
MAX_FOUNDATION: Final = 112
LAST: Final = NEW + MAX_FOUNDATION
MOVES: Final = 1 << 47
"""No move has higher bits."""
MOST: Final = 13
"""Cards in a run (R20)."""
ONE: Final = 1 << 18
"""Bits of a move of one card."""

_SOURCE: Final = (
    r"(?P<src>n|d|s|w[1-6]|f[1-9]\d{0,2})(?::(?P<count>1[0-3]|[1-9]))?(?:\[(?P<card>[^\]]{1,4})\])?(?:@(?P<st>\d\d?))?"
)
_TARGET: Final = r"(?P<dst>w[1-6]|f(?:[1-9]\d{0,2})?)(?:@(?P<dt>\d\d?))?(?:=(?P<joker>..))?"
_MOVE: Final = re.compile(f"{_SOURCE}(?P<how>[>_]){_TARGET}", re.ASCII)
_LIFT: Final = re.compile(f"lift {_SOURCE}", re.ASCII)
_BY_WORD: Final = {word: kind for kind, word in WORDS.items()}


def pile_text(pile: int) -> str:
    if pile > NEW:
        return f"f{pile - NEW}"
    return {NERTS: "n", WASTE: "d", STOCK: "s", NEW: "f"}.get(pile) or f"w{pile}"


def parse_pile(text: str) -> int:
    if text[0] == "w":
        return int(text[1:])
    if text[0] != "f":
        return {"n": NERTS, "d": WASTE, "s": STOCK}[text]
    number = int(text[1:] or 0)
    if number > MAX_FOUNDATION:
        raise InvalidText(f"no such foundation: {text}")
    return NEW + number


def _team(text: str | None) -> int:
    if text is None:
        return 0
    if int(text) > 15:
        raise InvalidText(f"no such team: {text}")
    return int(text) + 1


class Move(int):
    """One move of one hand. `str(move)` and `Move.parse` are each other's reverse; equal moves are equal ints."""

    __slots__ = ()

    def __new__(cls, code: object = 0) -> Self:
        """A move from its int. Any int will do, but only sound ones can be made; raises BadArgument for all else."""
        if not isinstance(code, int) or isinstance(code, bool):
            raise BadArgument("move", f"a Move was expected, not {shown(code)}")
        return super().__new__(cls, code)

    @classmethod
    def of(cls, kind: int, src: int = 0, dst: int = 0, count: int = 1, joker: int = 0) -> Self:
        """A move from its parts; raises BadArgument for parts that no move has."""
        for name, value, most in (("kind", kind, DROP), ("src", src, LAST), ("dst", dst, LAST), ("count", count, MOST)):
            whole(name, value, int(name in ("kind", "count")), most)
        whole("joker", joker, 0, FACE)
        move = cls(kind | src << 4 | dst << 11 | count << 18 | joker << 22)
        if not is_sound(move):
            raise BadArgument("move", f"no move has kind {kind} and {src=}, {dst=}, {count=}, {joker=}")
        return move

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a move; raises InvalidText when it is none."""
        if text_of("move", text) in _BY_WORD:
            return cls(_BY_WORD[text] | ONE)
        if match := _LIFT.fullmatch(text):
            return cls(_source_bits(match) | LIFT)
        match = _MOVE.fullmatch(text)
        if match is None:
            raise InvalidText(f"not a move: {text[:40]!r}")
        return cls(_source_bits(match) | _target_bits(match))

    @property
    def kind(self) -> int:
        return self & 15

    @property
    def src(self) -> int:
        return self >> 4 & 127

    @property
    def dst(self) -> int:
        return self >> 11 & 127

    @property
    def count(self) -> int:
        """How many cards move (R15)."""
        return self >> 18 & 15

    @property
    def joker(self) -> int:
        """Face a joker is declared as, 0 for none."""
        return self >> 22 & FACE

    @property
    def named(self) -> int | None:
        """The card that is meant, without its owner, or None."""
        bits = self >> 28 & 511
        if not bits & 256:
            return None
        return bits & FACE | (JOKER if bits & 64 else 0) | (OPEN if bits & 128 else 0)

    def naming(self, card: int) -> Move:
        """The same move, meaning only that card; raises BadArgument for what can be no card's face."""
        if not ACE <= whole("card", card, 0, 2**12 - 1) & RANK <= KING and card & (RANK | JOKER) != JOKER:
            raise BadArgument("card", f"{card} is no card that can be meant")
        bits = 256 | card & FACE | (64 if card & JOKER else 0) | (128 if card & OPEN else 0)
        return Move(self & ~(511 << 28) | bits << 28)

    def __str__(self) -> str:
        return self._text() if is_sound(self) else "no move"

    def _text(self) -> str:
        if self.kind in WORDS:
            return WORDS[self.kind]
        if self.kind == LIFT:
            return f"lift {self._source_text()}"
        team = self >> 42 & 31
        owner = f"@{team - 1}" if team else ""
        joker = f"={face_text(self.joker)}" if self.joker else ""
        return f"{self._source_text()}{'_' if self.kind == SLIDE else '>'}{pile_text(self.dst)}{owner}{joker}"

    def _source_text(self) -> str:
        count = f":{self.count}" if self.count > 1 else ""
        named = "" if self.named is None else f"[{card_text(self.named)}]"
        team = self >> 37 & 31
        return f"{pile_text(self.src)}{count}{named}{f'@{team - 1}' if team else ''}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})" if is_sound(self) else f"<no move: {shown(int(self))}>"


as_move: Final[Callable[[int], Move]] = partial(int.__new__, Move)
"""A move from an int that is known to be one: **does not check**."""


@lru_cache(maxsize=2**14)
def is_sound(code: int) -> bool:
    """Has it the parts of a move, and no others: then its text reads back as itself."""
    if not 0 <= code < MOVES:
        return False
    try:
        return Move.parse(as_move(code)._text()) == code
    except (InvalidText, IndexError):
        return False


def _source_bits(match: re.Match[str]) -> int:
    bits = parse_pile(match["src"]) << 4 | int(match["count"] or 1) << 18 | _team(match["st"]) << 37
    if match["card"]:
        named = parse_card(match["card"])
        if named & RANK == UNKNOWN:
            raise InvalidText("a move cannot mean an unknown card")
        bits = Move(bits).naming(named)
    return int(bits)


def _target_bits(match: re.Match[str]) -> int:
    dst = parse_pile(match["dst"])
    slide = match["how"] == "_"
    if dst >= NEW and slide:
        raise InvalidText("nothing slides beneath a foundation")
    if dst < NEW and match["joker"]:
        raise InvalidText("a joker is declared on foundations only")
    kind = SLIDE if slide else HOME if dst >= NEW else WORK
    joker = parse_face(match["joker"]) if match["joker"] else 0
    return kind | dst << 11 | joker << 22 | _team(match["dt"]) << 42
