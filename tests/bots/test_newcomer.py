"""Somebody's first rounds after the tutorial: five seconds a move, and more than half of what there is stays unseen."""

from __future__ import annotations

import heapq
import random
from collections.abc import Sequence

import pytest

from nerts import Move, Round, Rules
from nerts.bots import LEVELS, PACES, Level, Memory, Pace, choose

Player = tuple[Level, Pace]
NEWCOMER = (Level(notice=0.45, runs=False, thrift=False), Pace(play=5000, turn=5000, look=5000, carry=800))
WEAKEST = (LEVELS["easy"], PACES["gentle"])
ROUNDS = 40
LOOK_AGAIN = 1500
"""Milliseconds until somebody who saw nothing to do looks again."""


class Clock:
    """A round in which each player's move lands a while after it was thought of."""

    def __init__(self, players: Sequence[Player], seed: int) -> None:
        self.rng = random.Random(seed)
        self.round = Round.deal(Rules.preset("classic"), teams=len(players), seed=self.rng.randbytes(32))
        self.players = players
        self.memories = [Memory() for _ in players]
        self.due: list[tuple[int, int, Move | None]] = [(0, team, None) for team in range(len(players))]

    def think(self, team: int, now: int) -> None:
        level, pace = self.players[team]
        move = choose(self.round.view(team), None, level, self.memories[team], self.rng)
        if move is None:
            self.memories[team].passes = 0
        delay = LOOK_AGAIN if move is None else max(1, round(pace.delay(move, self.rng)))
        heapq.heappush(self.due, (now + delay, team, move))

    def play(self) -> list[int]:
        """To the end; returns the points."""
        while not self.round.ended:
            now, team, move = heapq.heappop(self.due)
            if move is not None and self.round.why_not(team, move, at=now) is None:
                self.round.play(team, move, at=now)
                self.memories[team].made(move)
            self.think(team, now)
        return [score.points for score in self.round.scores()]


@pytest.mark.parametrize("bots", [2, 3])
def test_a_newcomer_comes_first_in_three_of_ten_rounds(bots: int) -> None:
    """A tie for the first place counts: nobody was before him."""
    results = [Clock([NEWCOMER, *[WEAKEST] * bots], seed).play() for seed in range(ROUNDS)]
    first = sum(points[0] == max(points) for points in results)
    assert first >= 0.3 * ROUNDS, f"first in {first} of {ROUNDS}"


def test_bots_of_the_start_page_are_not_for_newcomers() -> None:
    """What the gentle ones are there for."""
    usual = (LEVELS["medium"], PACES["medium"])
    results = [Clock([NEWCOMER, *[usual] * 3], seed).play() for seed in range(10)]
    assert sum(points[0] == max(points) for points in results) <= 2
