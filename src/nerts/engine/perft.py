"""Counting move sequences, to prove the rules by numbers (in chess: perft).

`perft(rnd, d)` counts the interleaved sequences of d moves, each by any team, each legal when made. `product(rnd, d)`
counts the same from each team alone: as long as nobody touches the common area the two must agree, and whatever is
shared by accident breaks that.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final, TypeAlias

from nerts.engine.errors import BadArgument, kind_of, shown, whole
from nerts.engine.move import CALL, HOME, STUCK, Move
from nerts.engine.round import Round

MAX_DEPTH: Final = 1000
Keep: TypeAlias = Callable[[Move], bool]


def any_move(move: Move) -> bool:
    return True


def own_move(move: Move) -> bool:
    """Does it touch nothing but the own layout: no foundation, no call, no vote."""
    return move.kind not in (HOME, CALL, STUCK)


def children(rnd: Round, keep: Keep = any_move, teams: tuple[int, ...] | None = None) -> list[tuple[int, Move, Round]]:
    """Each legal move of each team, and the round after it."""
    found = []
    for team in teams if teams is not None else range(len(rnd.layouts)):
        for move in rnd.legal_moves(team):
            if keep(move):
                after = rnd.copy()
                after.push(team, move)
                found.append((team, move, after))
    return found


def perft(rnd: Round, depth: int, keep: Keep = any_move, teams: tuple[int, ...] | None = None) -> int:
    """Number of sequences of exactly `depth` moves; a position reached in several ways is looked at once."""
    _check(rnd, depth)
    if not callable(keep):
        raise BadArgument("keep", f"a function of a move was expected, not {shown(keep)}")
    for team in () if teams is None else kind_of("teams", teams, tuple):
        whole("team", team, 0, len(rnd.layouts) - 1)
    level = {rnd.key(): (rnd, 1)}
    for _ in range(depth - 1):
        level = _next_level(level, keep, teams)
        if not level:
            return 0
    if depth == 0:
        return 1
    return sum(ways * _count(here, keep, teams) for here, ways in level.values())


def unique(rnd: Round, depth: int) -> int:
    """Number of distinct positions after exactly `depth` moves: catches wrong equality."""
    _check(rnd, depth)
    level = {rnd.key(): (rnd, 1)}
    for _ in range(depth):
        level = _next_level(level, any_move, None)
    return len(level)


def divide(rnd: Round, depth: int) -> dict[str, int]:
    """The sequences by their first move, as text: where two engines differ, follow the difference down."""
    _check(rnd, depth, 1)
    return {f"{team} {move}": perft(after, depth - 1) for team, move, after in children(rnd)}


def product(rnd: Round, depth: int) -> int:
    """Sequences of moves within the own layouts, from each team's own counts alone: the interleavings of independent
    sequences, by multiplying exponential generating functions."""
    _check(rnd, depth)
    counts = [1] + [0] * depth
    for team in range(len(rnd.layouts)):
        alone = [perft(rnd, d, own_move, (team,)) for d in range(depth + 1)]
        counts = [sum(comb(d, k) * counts[k] * alone[d - k] for k in range(d + 1)) for d in range(depth + 1)]
    return counts[depth]


def _check(rnd: Round, depth: int, least: int = 0) -> None:
    """Raises BadArgument."""
    kind_of("rnd", rnd, Round)
    whole("depth", depth, least, MAX_DEPTH)


_Level: TypeAlias = "dict[tuple[object, ...], tuple[Round, int]]"


def _next_level(level: _Level, keep: Keep, teams: tuple[int, ...] | None) -> _Level:
    after_all: _Level = {}
    for here, ways in level.values():
        for _, _, after in children(here, keep, teams):
            key = after.key()
            after_all[key] = (after, ways + after_all.get(key, (after, 0))[1])
    return after_all


def _count(rnd: Round, keep: Keep, teams: tuple[int, ...] | None) -> int:
    every = teams if teams is not None else range(len(rnd.layouts))
    return sum(bool(keep(move)) for team in every for move in rnd.legal_moves(team))
