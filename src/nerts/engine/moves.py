"""Listing legal moves: a quick look at where cards might go, each put to `why_not`.

Left out although `why_not` allows them: a whole pile moved into a space (A17), saying stuck twice, a false call, and
lifts and drops, which move nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nerts.engine.cards import ACE, FACE, JOKER, KING, OPEN, RANK, RED
from nerts.engine.layout import Layout
from nerts.engine.move import CALL, DROP, HOME, LIFT, NERTS, NEW, RECYCLE, SHIFT, SLIDE, STUCK, TURN, WASTE, WORK, Move

if TYPE_CHECKING:
    from nerts.engine.round import Round


class LegalMoves:
    """The legal moves of a team, or of one hand of it, in a fixed order."""

    __slots__ = ("_hand", "_round", "_team")

    def __init__(self, rnd: Round, team: int, hand: int | None = None) -> None:
        self._round, self._team, self._hand = rnd, team, hand

    def __iter__(self) -> Iterator[Move]:
        rnd, team, hand = self._round, self._team, self._hand
        for code in candidates(rnd, team):
            move = Move(code)
            if rnd.why_not(team, move, hand) is None:
                yield move

    def __contains__(self, move: Move) -> bool:
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
    spaces = [number for number, pile in enumerate(layout.work, 1) if not pile]
    if layout.nerts:
        _plays(rnd, layout, NERTS, layout.nerts[-1], spaces, found)
    if layout.waste:
        _plays(rnd, layout, WASTE, layout.waste[-1], spaces, found)
    for number, pile in enumerate(layout.work, 1):
        if pile:
            _home(rnd, number, pile[-1], found)
            _runs(layout, number, pile, spaces, found)
            if spaces:
                _slides(layout, number, pile[-1], found)
    if layout.stock:
        found.append(TURN | 1 << 18)
    if layout.waste and len(layout.stock) < rnd.rules.draw:
        found.append(RECYCLE | 1 << 18)
    if layout.stuck:
        found.append(SHIFT | 1 << 18)
    else:
        found.append(STUCK | 1 << 18)
    if not layout.nerts:
        found.append(CALL | 1 << 18)
    return found


def _plays(rnd: Round, layout: Layout, src: int, card: int, spaces: list[int], found: list[int]) -> None:
    """Where the top of the Nerts pile or the waste could go."""
    _home(rnd, src, card, found)
    for number, pile in enumerate(layout.work, 1):
        if not pile or _may_follow(pile[-1], card):
            found.append(WORK | src << 4 | number << 11 | 1 << 18)
    if spaces:
        _slides(layout, src, card, found)


def _may_follow(under: int, over: int) -> bool:
    if (under | over) & JOKER:
        return True
    return under & RANK == (over & RANK) + 1 and bool((under ^ over) & RED)


def _home(rnd: Round, src: int, card: int, found: list[int]) -> None:
    code = HOME | src << 4 | 1 << 18
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
    fixed = RANK | RED if card & OPEN else FACE
    return [face for face in wanted if face & fixed == card & fixed]


def _runs(layout: Layout, src: int, pile: list[int], spaces: list[int], found: list[int]) -> None:
    """Runs from one work pile to another (R20). A pile descends by one: a target's rank says where the run starts."""
    code = WORK | src << 4
    for number, target in enumerate(layout.work, 1):
        if not target or number == src:
            continue
        if (target[-1] | pile[-1] | pile[0]) & JOKER:
            found.extend(code | number << 11 | count << 18 for count in range(1, len(pile) + 1))
            continue
        count = len(pile) - ((pile[0] & RANK) - (target[-1] & RANK) + 1)
        if 0 < count <= len(pile):
            found.append(code | number << 11 | count << 18)
    for number in spaces:
        found.extend(code | number << 11 | count << 18 for count in range(1, len(pile)))  # A17: not the whole pile


def _slides(layout: Layout, src: int, card: int, found: list[int]) -> None:
    """Where a card could slide beneath a base (R23)."""
    for number, pile in enumerate(layout.work, 1):
        if pile and number != src and _may_follow(card, pile[0]):
            found.append(SLIDE | src << 4 | number << 11 | 1 << 18)
