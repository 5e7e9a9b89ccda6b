"""The greedy bot: of all legal moves the one a good player would most likely make, without looking ahead.

The Nerts pile comes first, then the foundations; work piles are merged to win spaces; the waste feeds what is left.
When whole passes through the stock have brought nothing it says so; while it waits it shifts, with a pass after each,
until every order that shifting can bring has been seen on the same foundations (A24, A25).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.bots.chance import Rng
from nerts.bots.levels import Level
from nerts.engine.cards import JOKER, RANK, RED
from nerts.engine.move import CALL, HOME, NERTS, PLAYS, RECYCLE, SHIFT, SLIDE, STUCK, TURN, WASTE, Move
from nerts.engine.view import View

PASSES = 2
"""Times the waste is turned over without a play until nothing new can come."""
LAST_PASSES = 6
"""The same for the last team that is not stuck, when its word would end the round: the others may still shift."""
WANDER = 5
"""Moves between work piles in a row that bring nothing; two black tens and a red nine could go on for ever."""


@dataclass(slots=True)
class Memory:
    """What a bot keeps in mind from one move to the next."""

    passes: int = 0
    """Recyclings since its last play."""
    wandered: int = 0
    """Moves between work piles since its last progress."""
    shifts: int = 0
    """Shifts since its last progress, or anybody's landing."""
    refused: set[Move] = field(default_factory=set)
    """Refused since the table last changed."""

    def made(self, move: Move) -> None:
        if move.kind == RECYCLE:
            self.passes += 1
        elif move.kind == SHIFT:
            self.passes, self.wandered, self.shifts = 0, 0, self.shifts + 1
        elif _is_progress(move):
            self.renew()
        elif move.kind in PLAYS:
            self.wandered += 1

    def renew(self) -> None:
        """Cards that were of no use may be now."""
        self.passes = self.wandered = self.shifts = 0


def _is_progress(move: Move) -> bool:
    return move.kind in PLAYS and (move.kind == HOME or move.src in (NERTS, WASTE))


def choose(view: View, hand: int | None, level: Level, memory: Memory, rng: Rng) -> Move | None:
    """The next move, or None when there is nothing to do but wait."""
    legal = [move for move in view.legal_moves(hand) if move not in memory.refused]
    seen = _noticed(legal, level, memory, rng)
    plays = [(_worth(view, move, level, memory), rng.random(), move) for move in seen]
    best = max((play for play in plays if play[0] > 0), default=None)
    if best is not None:
        return best[2]
    if hand is None or _has_stock(view, hand):
        return _stock_move(view, legal, memory)
    memory.passes += 1
    return None


def _noticed(legal: list[Move], level: Level, memory: Memory, rng: Rng) -> list[Move]:
    """Whoever sees a card sees everything it can do; who has found nothing in a whole pass looks harder."""
    if memory.passes:
        return legal
    sources = {move.src: rng.random() < level.notice for move in legal}
    return [move for move in legal if move.kind == CALL or sources[move.src]]


# --- what a play is worth ---------------------------------------------------------------------------------------------


def _worth(view: View, move: Move, level: Level, memory: Memory) -> int:
    """Higher is better; 0 or less is left alone."""
    if move.kind == CALL:
        return 100
    if move.kind not in PLAYS:
        return 0
    if move.src == NERTS:
        return _nerts_worth(view, move)
    if move.kind == HOME:
        return 70 if move.src == WASTE else 75
    if move.src == WASTE:
        return _waste_worth(view, move, level, memory)
    return _run_worth(view, move, level, memory)


def _nerts_worth(view: View, move: Move) -> int:
    if move.kind == HOME:
        return 90
    if move.kind == SLIDE or _own_work(view)[move.dst - 1]:
        return 85
    return 60  # a space is spent on it only when the foundations want nothing


def _waste_worth(view: View, move: Move, level: Level, memory: Memory) -> int:
    """Worth it when the Nerts top may follow, or when a whole pass has brought nothing else."""
    top, nerts = view.waste_top(_team(view)), view.nerts_top(_team(view))
    if top is not None and nerts is not None and move.kind != SLIDE and _follows(nerts, top):
        return 55
    if memory.passes:
        return 30
    return 0 if level.thrift else 35


def _run_worth(view: View, move: Move, level: Level, memory: Memory) -> int:
    """Worth it when it wins a space, or lays bare a card that can be used at once."""
    if not (level.runs or memory.passes) or memory.wandered >= WANDER:
        return 0
    pile = _own_work(view)[move.src - 1]
    if move.count == len(pile):
        return 50 if view.nerts_left(_team(view)) else 0
    bare = pile[-move.count - 1]
    if view.waiting(bare & 63) and not bare & JOKER:
        return 45
    nerts = view.nerts_top(_team(view))
    into_space = move.kind != SLIDE and not _own_work(view)[move.dst - 1]
    return 40 if nerts is not None and not into_space and _follows(nerts, bare) else 0


def _follows(card: int, under: int) -> bool:
    """May `card` lie on `under` in a work pile (R19); jokers are judged when it comes to it."""
    return under & RANK == (card & RANK) + 1 and bool((under ^ card) & RED)


def _team(view: View) -> int:
    return view.team if view.team is not None else 0


def _own_work(view: View) -> list[list[int]]:
    return view.work(_team(view))


def _has_stock(view: View, hand: int) -> bool:
    """With split roles the partner with the stock also says when the team is stuck (A3)."""
    return view.rules.team_roles != "split" or bool(hand & 1)


# --- the stock --------------------------------------------------------------------------------------------------------


def _stock_move(view: View, legal: list[Move], memory: Memory) -> Move | None:
    kinds = {move.kind: move for move in legal}
    if memory.passes < (LAST_PASSES if _would_end(view) else PASSES):
        turn = kinds.get(TURN) or kinds.get(RECYCLE)
        if turn is not None:
            return turn
    if STUCK in kinds:
        return kinds[STUCK]
    return kinds.get(SHIFT) if memory.shifts < _orders(view) else None


def _orders(view: View) -> int:
    """How many orders shifting can bring: after so many shifts the first one is back."""
    team = _team(view)
    return view.stock_left(team) + len(view.waste(team))


def _would_end(view: View) -> bool:
    """Would saying stuck end the round (R40)."""
    return view.restocked and all(view.is_marked(team) for team in view.teams if team != view.team)
