"""Provably stuck: an exact search, never a guess (docs/rules.md, Stuck).

A team is stuck when in every layout that it can reach by moves between its work piles, with every card its stock and
waste can bring up, no progress is open: nothing leaves the Nerts pile or the waste, nothing lands on a foundation.
Foundations are taken as they lie now, and nothing is shifted. Two black tens and a red nine may wander for ever:
layouts are compared without regard to the order of their piles, so the search ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from nerts.engine.cards import RANK, UNKNOWN, pack
from nerts.engine.move import HOME, NERTS, RECYCLE, SLIDE, TURN, WASTE, WORK, Move, as_move
from nerts.engine.moves import candidates, waste_plays
from nerts.engine.view import remembered, unaccounted

if TYPE_CHECKING:
    from nerts.engine.round import Round

Work: TypeAlias = tuple[tuple[int, ...], ...]
"""The work piles of a layout in canonical order."""


def is_stuck(rnd: Round, team: int, limit: int, seen: int | None = None) -> bool | None:
    """True or False, or None when more than `limit` layouts would have to be looked at.

    With `seen`, a bit for each face that the team has seen in its stock, the answer follows from what the team may
    know: any other card of the stock may be any of its pack that is nowhere else to be seen, and it is stuck only if
    none of those could help.
    """
    here = _alone(rnd, team)
    guesses: list[int] = []
    if seen is not None:
        layout = here.layouts[0] = remembered(here.layouts[0], seen)
        guesses = unaccounted(layout, rnd.foundations, pack(team, rnd.rules.jokers))
    tops = _waste_tops(here, guesses)
    here.layouts[0].waste.clear()
    start = _canonical(here)
    reached = {start}
    queue = [start]
    for work in queue:
        _set_work(here, work)
        if _progress_open(here, tops):
            return False
        for after in _wanderings(here, work):
            if after in reached:
                continue
            if len(reached) >= limit:
                return None
            reached.add(after)
            queue.append(after)
    return True


def _alone(rnd: Round, team: int) -> Round:
    """The team's layout as team 0 of a round that goes on, with empty hands, before the same foundations."""
    here = type(rnd)(rnd.rules, [rnd.layouts[team].copy()])
    here.layouts[0].hands.clear()
    here.foundations, here.landed, here.waiting = rnd.foundations, rnd.landed, rnd.waiting
    return here


def _canonical(here: Round) -> Work:
    return tuple(sorted(map(tuple, here.layouts[0].work)))


def _set_work(here: Round, work: Work) -> None:
    here.layouts[0].work = [list(pile) for pile in work]


def _waste_tops(here: Round, guesses: list[int]) -> list[int]:
    """Every card that turning and recycling can bring to the top of the waste (A21, R36). The order of the cards never
    changes, so the second recycling brings nothing new."""
    layout = here.layouts[0].copy()
    here = type(here)(here.rules, [layout])
    tops = dict.fromkeys(layout.waste[-1:])
    recyclings = 0
    while recyclings < 2:
        step = Move.of(TURN)
        if here.why_not(0, step) is not None:
            step = Move.of(RECYCLE)
            recyclings += 1
        if here.why_not(0, step) is not None:
            break
        here.push(0, step)
        tops.update((card, None) for card in layout.waste[-1:])
    if any(top & RANK == UNKNOWN for top in tops):
        tops = dict.fromkeys([top for top in tops if top & RANK != UNKNOWN] + guesses)
    return list(tops)


def _progress_open(here: Round, tops: list[int]) -> bool:
    """Can anything leave the Nerts pile or the waste, or land on a foundation (A24)."""
    if any(_is_progress(code) and here.why_not(0, as_move(code)) is None for code in candidates(here, 0)):
        return True
    waste = here.layouts[0].waste
    for top in tops:
        waste[:] = [top]
        if any(here.why_not(0, as_move(code)) is None for code in waste_plays(here, 0, top)):
            return True
    waste.clear()
    return False


def _is_progress(code: int) -> bool:
    kind = code & 15
    return kind == HOME or (kind < HOME and code >> 4 & 127 in (NERTS, WASTE))


def _wanderings(here: Round, work: Work) -> list[Work]:
    """The layouts one move between work piles away."""
    found: list[Work] = []
    for code in candidates(here, 0):
        if code & 15 in (WORK, SLIDE) and not _is_progress(code) and here.why_not(0, as_move(code)) is None:
            here.push(0, code)
            found.append(_canonical(here))
            _set_work(here, work)
    return found
