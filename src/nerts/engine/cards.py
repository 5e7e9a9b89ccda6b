"""Cards as small ints.

    bit   0-3   rank, 1 (ace) to 13 (king); 0: a joker that stands for nothing yet; 15: a card the viewer may not know
    bit   4-5   suit; its low bit is the colour, 1 is red
    bit   6-9   team that owns the card (R4)
    bit  10     it is a joker (R5)
    bit  11     a joker whose rank and colour are fixed while its suit is still open (A11)

So `card & 63` is what the card *is* (its face), and plain cards and jokers with an identity compare alike. The two
jokers of a pack are the same value: nothing in the rules tells them apart.
"""

from __future__ import annotations

from typing import Final

from nerts.engine.errors import InvalidText

RANK: Final = 15
RED: Final = 16
FACE: Final = 63
OWNER: Final = 960
JOKER: Final = 1024
OPEN: Final = 2048
UNKNOWN: Final = 15
"""Face of a card the viewer may not know."""

ACE: Final = 1
KING: Final = 13

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHCD"
COLOURS: Final = "br"


def make_card(owner: int, suit: int, rank: int) -> int:
    return owner << 6 | suit << 4 | rank


def make_joker(owner: int) -> int:
    return owner << 6 | JOKER


def owner_of(card: int) -> int:
    return card >> 6 & 15


def pack(owner: int, jokers: int) -> list[int]:
    """One whole pack (R3) in its fixed order: spades, hearts, clubs, diamonds, each from the ace, then jokers (R5)."""
    plain = [make_card(owner, suit, rank) for suit in range(4) for rank in range(ACE, KING + 1)]
    return plain + [make_joker(owner)] * jokers


def face_text(face: int) -> str:
    return RANKS[(face & RANK) - 1] + SUITS[face >> 4 & 3]


def card_text(card: int) -> str:
    """Text without the owner: `5H`, `*`, `*=7r`, `*=5H`, `?`."""
    rank = card & RANK
    if rank == UNKNOWN:
        return "?"
    if not card & JOKER:
        return face_text(card)
    if rank == 0:
        return "*"
    if card & OPEN:
        return f"*={RANKS[rank - 1]}{COLOURS[card >> 4 & 1]}"
    return f"*={face_text(card)}"


def parse_face(text: str) -> int:
    """Rank and suit, as in `5H`; raises InvalidText."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise InvalidText(f"no such card: {text[:20]!r}")
    return SUITS.index(text[1]) << 4 | RANKS.index(text[0]) + 1


def parse_card(text: str, owner: int = 0) -> int:
    """The reverse of `card_text`; raises InvalidText."""
    if text == "?":
        return owner << 6 | UNKNOWN
    if not text.startswith("*"):
        return owner << 6 | parse_face(text)
    if text == "*":
        return make_joker(owner)
    identity = text[2:]
    if text[1] != "=":
        raise InvalidText(f"no such card: {text[:20]!r}")
    if len(identity) == 2 and identity[0] in RANKS and identity[1] in COLOURS:
        return make_joker(owner) | OPEN | COLOURS.index(identity[1]) << 4 | RANKS.index(identity[0]) + 1
    return make_joker(owner) | parse_face(identity)
