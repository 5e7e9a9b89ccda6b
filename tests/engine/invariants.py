"""What holds at every step of every round, whatever is played."""

from __future__ import annotations

from itertools import pairwise

from nerts import Move, Round
from nerts.engine.cards import ACE, FACE, JOKER, OWNER, RANK, RED, owner_of
from nerts.engine.layout import Layout, is_undeclared
from nerts.engine.move import SHIFT, WASTE


def own_cards(rnd: Round, team: int) -> list[int]:
    """All cards with that team's back, wherever they lie; jokers without what they stand for."""
    layout = rnd.layouts[team]
    piles = [layout.nerts, layout.stock, layout.waste, *layout.work, *rnd.foundations]
    owned = [card for pile in piles for card in pile if owner_of(card) == team]
    return sorted(card & (OWNER | JOKER) if card & JOKER else card for card in owned)


def check_layout(layout: Layout, team: int) -> None:
    """Everything in it is the team's own, and work piles go down in turns of colour (R13, R19)."""
    for pile in (layout.nerts, layout.stock, layout.waste, *layout.work):
        assert all(owner_of(card) == team for card in pile)
    for pile in layout.work:
        for under, over in pairwise(pile):
            assert not is_undeclared(under), "a covered joker is fixed (R48)"
            assert under & RANK > ACE
            if not is_undeclared(over):
                assert under & RANK == (over & RANK) + 1
                assert (under ^ over) & RED


def check_foundations(rnd: Round) -> None:
    """From the ace up in one suit; a card twice only from two teams (R18, R30)."""
    for pile in rnd.foundations:
        assert pile[0] & RANK == ACE
        assert len({card & FACE for card in pile}) == (pile[-1] & RANK)
        for under, over in pairwise(pile):
            assert over & FACE in (under & FACE, (under & FACE) + 1)
        tied = [(card & FACE, owner_of(card)) for card in pile]
        assert len(set(tied)) == len(tied)


def check_waiting(rnd: Round) -> None:
    """What each foundation waits for is kept beside it, and must not drift."""
    for face in range(64):
        waiting = [number for number, pile in enumerate(rnd.foundations) if (pile[-1] & FACE) + 1 == face]
        waiting = [] if face & RANK in (0, ACE, 14, 15) else waiting
        assert sorted(rnd.waiting[face]) == waiting


def check_points(rnd: Round) -> None:
    assert sum(score.home for score in rnd.scores()) == sum(map(len, rnd.foundations))


def order(layout: Layout) -> list[int]:
    """Waste, oldest first, then stock, top first: neither turning nor recycling changes it (R34, R36)."""
    return layout.waste + layout.stock[::-1]


def check_order(before: Layout, after: Layout, move: Move) -> None:
    expected = order(before)
    if move.kind == SHIFT:
        top = expected.pop(len(before.waste))
        expected.append(top)
    elif move.kind <= 3 and move.src == WASTE:
        del expected[len(before.waste) - 1]
    assert order(after) == expected
    assert len(after.nerts) <= len(before.nerts)
