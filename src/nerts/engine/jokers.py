"""Jokers on work piles: what they stand for, when that is fixed, and when it is released (R47, R48, A10-A14).

A joker in a pile has an identity in its bits (rank, colour, and the suit once it was declared), or none: then it lies
uncovered, and what it *would* be fixed as follows from the card below it (`implied`). A lone one could be anything.
"""

from __future__ import annotations

from typing import Final

from nerts.engine.cards import ACE, JOKER, KING, OPEN, OWNER, RANK, RED
from nerts.engine.errors import Code, Reason
from nerts.engine.layout import is_undeclared

WRONG_RANK: Final[Reason] = Reason(Code.WRONG_RANK)
WRONG_COLOUR: Final[Reason] = Reason(Code.WRONG_COLOUR)
UNDECLARED: Final[Reason] = Reason(Code.JOKER_UNDECLARED)
ON_JOKER: Final[Reason] = Reason(Code.JOKER_ON_JOKER)
"""A joker that stands for nothing yet cannot carry a joker that stands for nothing (A13)."""


def implied(pile: list[int]) -> int:
    """Rank and colour bits of the last card of a pile; 0 for a lone joker that stands for nothing, or for one that some
    odd position has put where nothing follows: on an ace or on another such joker."""
    top = pile[-1]
    if not is_undeclared(top):
        return top & (RANK | RED)
    if len(pile) == 1:
        return 0
    below = pile[-2]
    if below & RANK <= ACE:
        return 0
    return (below & RANK) - 1 | ~below & RED


def onto_reason(pile: list[int], card: int) -> Reason | None:
    """May `card` lie on the last card of a non-empty work pile, a joker being one of the two (R19, A12, A13)."""
    under = implied(pile)
    if is_undeclared(card):
        if not under:
            return ON_JOKER
        return None if under & RANK > ACE else WRONG_RANK
    if not under:
        return None if card & RANK < KING else WRONG_RANK
    return descends_reason(under, card)


def beneath_reason(card: int, pile: list[int]) -> Reason | None:
    """May `card` slide beneath the base of a pile, a joker being one of the two (R23, A14)."""
    base = pile[0]
    if is_undeclared(base):
        if is_undeclared(card):
            return ON_JOKER
        return None if card & RANK > ACE else WRONG_RANK
    if is_undeclared(card):
        return None if base & RANK < KING else WRONG_RANK
    return descends_reason(card, base)


def descends_reason(under: int, over: int) -> Reason | None:
    """Does `over` follow `under`: one lower, other colour (R19)."""
    if under & RANK != (over & RANK) + 1:
        return WRONG_RANK
    return None if (under ^ over) & RED else WRONG_COLOUR


def declared_reason(card: int, face: int) -> Reason | None:
    """May a joker go to a foundation as `face` (R46, A11); `face` 0 declares nothing."""
    if not card & RANK:
        return None if face else UNDECLARED
    if not face:
        return UNDECLARED if card & OPEN else None
    fixed = RANK | RED if card & OPEN else 63
    return None if card & fixed == face & fixed else Reason(Code.JOKER_FIXED)


def cover(pile: list[int], card: int) -> None:
    """Fix the last card of a pile, if it is a free joker, because `card` is about to lie on it (R48)."""
    top = pile[-1]
    if is_undeclared(top):
        pile[-1] = top | OPEN | (implied(pile) or (card & RANK) + 1 | ~card & RED)


def slide_beneath(pile: list[int], card: int) -> None:
    """Put `card` under the base; a joker is fixed at once as what fits there (A14)."""
    if is_undeclared(card):
        card |= OPEN | (pile[0] & RANK) + 1 | ~pile[0] & RED
    pile.insert(0, card)


def release(pile: list[int]) -> None:
    """The cards above have gone: with while_covered the joker is free again (A10)."""
    if pile and pile[-1] & JOKER:
        pile[-1] &= OWNER | JOKER
