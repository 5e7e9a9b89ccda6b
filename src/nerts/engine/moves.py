"""Listing legal moves: a quick look at where cards might go, each put to `why_not`.

Left out although `why_not` allows them: a whole pile moved into a space (A17), saying stuck twice, a false call, and
lifts and drops, which move nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from nerts.engine.cards import ACE, FACE, JOKER, KING, OPEN, RANK, RED
from nerts.engine.layout import Layout, Slotted
from nerts.engine.move import (
    CALL,
    DROP,
    HOME,
    LIFT,
    NERTS,
    NEW,
    ONE,
    RECYCLE,
    SHIFT,
    SLIDE,
    STUCK,
    TURN,
    WASTE,
    WORK,
    Move,
    as_move,
)

if TYPE_CHECKING:
    from nerts.engine.round import Round

COLOURED: Final = RANK | RED


class LegalMoves(Slotted):
    """The legal moves of a team, or of one hand of it, in a fixed order."""

    __slots__ = ("_hand", "_round", "_team")

    def __init__(self, rnd: Round, team: int, hand: int | None = None) -> None:
        self._round, self._team, self._hand = rnd, team, hand

    def __iter__(self) -> Iterator[Move]:
        rnd, team, hand = self._round, self._team, self._hand
        for move in map(as_move, candidates(rnd, team)):
            if rnd.why_not(team, move, hand) is None:
                yield move

    def __contains__(self, move: Move) -> bool:
        """Raises BadArgument for what is no int."""
        move = Move(move)
        return self._round.why_not(self._team, move, self._hand) is None and not is_idle(self._round, self._team, move)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def count(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<{', '.join(map(str, self))}>"


def is_idle(rnd: Round, team: int, move: Move) -> bool:
    """Is it a legal move that nobody needs."""
    layout = rnd.layouts[team]
    if move.kind == WORK and NERTS < move.src < WASTE:
        return not layout.work[move.dst - 1] and move.count == len(layout.work[move.src - 1])
    if move.kind == CALL:
        return bool(layout.nerts)
    return move.kind in (LIFT, DROP) or (move.kind == STUCK and layout.stuck)


def candidates(rnd: Round, team: int) -> list[int]:
    """Codes of all moves that could be legal, in a fixed order, and few that are not."""
    layout = rnd.layouts[team]
    found: list[int] = []
    tops, spaces = _tops(layout)
    if layout.nerts:
        _plays(rnd, layout, NERTS, layout.nerts[-1], tops, spaces, found)
    if layout.waste:
        _plays(rnd, layout, WASTE, layout.waste[-1], tops, spaces, found)
    for number, top in tops:
        _home(rnd, HOME | number << 4 | ONE, top, found)
        _runs(layout.work[number - 1], number, tops, spaces, found)
        if spaces:
            _slides(layout, number, top, tops, found)
    _words(rnd, layout, found)
    return found


def waste_plays(rnd: Round, team: int, card: int) -> list[int]:
    """Codes of all moves that could be legal for that card, if it were the top of the waste."""
    layout = rnd.layouts[team]
    found: list[int] = []
    _plays(rnd, layout, WASTE, card, *_tops(layout), found)
    return found


def _tops(layout: Layout) -> tuple[list[tuple[int, int]], list[int]]:
    """Number and last card of each work pile, and the numbers of the empty ones."""
    tops = [(number, pile[-1]) for number, pile in enumerate(layout.work, 1) if pile]
    return tops, [number for number, pile in enumerate(layout.work, 1) if not pile]


def _words(rnd: Round, layout: Layout, found: list[int]) -> None:
    if layout.stock:
        found.append(TURN | ONE)
    if layout.waste and len(layout.stock) < rnd.rules.draw:
        found.append(RECYCLE | ONE)
    if layout.waiting:
        found.append(SHIFT | ONE)
    if not layout.stuck:
        found.append(STUCK | ONE)
    if not layout.nerts:
        found.append(CALL | ONE)


def _plays(
    rnd: Round, layout: Layout, src: int, card: int, tops: list[tuple[int, int]], spaces: list[int], found: list[int]
) -> None:
    """Where the top of the Nerts pile or the waste could go."""
    _home(rnd, HOME | src << 4 | ONE, card, found)
    code = WORK | src << 4 | ONE
    for number, top in tops:
        if _may_follow(top, card):
            found.append(code | number << 11)
    if spaces:
        found += [code | number << 11 for number in spaces]
        _slides(layout, src, card, tops, found)


def _may_follow(under: int, over: int) -> bool:
    """One lower, other colour; jokers are for `why_not` to judge."""
    return (under & COLOURED) - (over & COLOURED) in (1 - RED, 1 + RED) or (under | over) & JOKER != 0


def _home(rnd: Round, code: int, card: int, found: list[int]) -> None:
    if card & JOKER:
        for face in _faces(rnd, card):
            _home_as(rnd, code | face << 22, face, found)
    else:
        _home_as(rnd, code, card & FACE, found)


def _home_as(rnd: Round, code: int, face: int, found: list[int]) -> None:
    if face & RANK == ACE:
        found.append(code | NEW << 11)
    waiting = rnd.waiting[face]
    if waiting:
        found += [code | (NEW + 1 + index) << 11 for index in waiting]


def _faces(rnd: Round, card: int) -> list[int]:
    """What a joker could be declared as: an ace, or what a foundation waits for (R46)."""
    wanted = [suit << 4 | rank for suit in range(4) for rank in range(ACE, KING + 1)]
    wanted = [face for face in wanted if face & RANK == ACE or rnd.waiting[face]]
    if not card & RANK:
        return wanted
    fixed = COLOURED if card & OPEN else FACE
    return [face for face in wanted if face & fixed == card & fixed]


def _runs(pile: list[int], src: int, tops: list[tuple[int, int]], spaces: list[int], found: list[int]) -> None:
    """Runs from one work pile to another (R20). A pile descends by one: a target's rank says where the run starts."""
    code = WORK | src << 4
    size = len(pile)
    start = size - 1 - (pile[0] & RANK)
    joker = (pile[0] | pile[-1]) & JOKER
    for number, top in tops:
        if number == src:
            continue
        if (top | joker) & JOKER:
            found.extend(code | number << 11 | count << 18 for count in range(1, size + 1))
            continue
        count = start + (top & RANK)
        if 0 < count <= size:
            found.append(code | number << 11 | count << 18)
    for number in spaces:
        found.extend(code | number << 11 | count << 18 for count in range(1, size))  # A17: not the whole pile


def _slides(layout: Layout, src: int, card: int, tops: list[tuple[int, int]], found: list[int]) -> None:
    """Where a card could slide beneath a base (R23)."""
    for number, _ in tops:
        if number != src and _may_follow(card, layout.work[number - 1][0]):
            found.append(SLIDE | src << 4 | number << 11 | ONE)
