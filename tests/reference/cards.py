"""Cards as the strings of docs/notation.md: `9C`, `*`, `*=7r`, `*=5H`; on foundations with an owner, `9C@1`."""

from __future__ import annotations

RANKS = "A23456789TJQK"
SUITS = "CDHS"
COLOUR_OF_SUIT = {"C": "b", "S": "b", "D": "r", "H": "r", "r": "r", "b": "b"}
OTHER = {"r": "b", "b": "r"}


def is_joker(card: str) -> bool:
    return card.startswith("*")


def face(card: str) -> str:
    """What the card stands for: `9C`, `7r`, or `*` for a joker that stands for nothing yet."""
    return card.split("@")[0].removeprefix("*=")


def owner(card: str) -> int:
    return int(card.split("@")[1])


def rank(card: str) -> int:
    """1 for an ace to 13 for a king."""
    return RANKS.index(face(card)[0]) + 1


def colour(card: str) -> str:
    return COLOUR_OF_SUIT[face(card)[1]]


def suit(card: str) -> str:
    return face(card)[1]


def rank_and_colour(number: int, shade: str) -> str:
    return RANKS[number - 1] + shade
