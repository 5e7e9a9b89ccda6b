"""Rounds played by chance: rules, deals, and moves that go somewhere. Everything follows from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from nerts import Move, Round, Rules, RulesError
from nerts.engine.move import CALL, HOME, NERTS, RECYCLE, SHIFT, STUCK, TURN, WASTE
from nerts.engine.rules import OPTIONS, PRESETS, Option


def rules(chance: Random) -> Rules:
    """A preset with up to four options changed to anything they may be."""
    while True:
        names = chance.sample(sorted(OPTIONS), chance.choice((0, 0, 1, 2, 4)))
        changes = {name: _value(OPTIONS[name], chance) for name in names if name != "teams"}
        try:
            return Rules.preset(chance.choice(list(PRESETS)), **changes)
        except RulesError:
            continue


def _value(option: Option, chance: Random) -> Any:
    if option.kind == "flag":
        return chance.random() < 0.5
    if option.kind == "choice":
        return chance.choice(option.choices)
    number = chance.randint(option.low, min(option.high, option.low + 20))
    return (number, chance.randint(option.low, option.high)) if option.kind == "numbers" else number


def deal(some: Rules, chance: Random, teams: int) -> Round:
    return Round.deal(some, some.teams or teams, chance.randbytes(32))


def choose(rnd: Round, team: int, chance: Random) -> Move | None:
    """A legal move, cards that get on before others; None for a team that has no move or lets the moment pass."""
    moves = list(rnd.legal_moves(team))
    if not moves:
        return None
    return chance.choices(moves, [_weight(rnd, team, move) for move in moves])[0]


def _weight(rnd: Round, team: int, move: Move) -> float:
    if move.kind in (HOME, CALL):
        return 20 if move.kind == HOME else 2
    if move.kind in (STUCK, RECYCLE, SHIFT):
        return {STUCK: 0.03, RECYCLE: 3, SHIFT: 2}[move.kind]
    if move.kind == TURN:
        return 3
    return {NERTS: 10, WASTE: 4}.get(move.src, 0.4)


def play(rnd: Round, chance: Random, moves: int) -> Iterator[tuple[int, Move]]:
    """Play up to that many moves; yields team and move before each is made."""
    for _ in range(moves):
        if rnd.ended:
            return
        team = chance.randrange(len(rnd.layouts))
        move = choose(rnd, team, chance)
        if move is not None:
            yield team, move
            rnd.push(team, move)


def whole_round(rnd: Round, chance: Random, push: bool = True) -> Iterator[tuple[int, Move]]:
    """Play to the end: yields team and move before each is made, here or with `push=False` by whoever asks.

    Who gets nowhere says that he is stuck.
    """
    quiet = 0
    while not rnd.ended:
        team = chance.randrange(len(rnd.layouts))
        move = Move.of(STUCK) if quiet > 20 * len(rnd.layouts) else choose(rnd, team, chance)
        if move is None or (move.kind == STUCK and rnd.layouts[team].stuck):
            continue
        yield team, move
        if push:
            rnd.push(team, move)
        quiet = 0 if move.kind == HOME or (move.kind < HOME and move.src in (NERTS, WASTE)) else quiet + 1


def midgame(chance: Random, some: Rules, teams: int) -> Round:
    """A position from the middle of a round, without marks and calls."""
    while True:
        rnd = deal(some, chance, teams)
        for _ in play(rnd, chance, chance.randint(20, 60 * teams)):
            pass
        if not rnd.ended and not rnd.marks:
            return rnd
