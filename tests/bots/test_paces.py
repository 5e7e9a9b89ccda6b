"""Bots at a human pace."""

from __future__ import annotations

import random
import statistics

import pytest

from nerts import Move
from nerts.bots import PACES, Driver

PLAY, TURN = Move.parse("n>w1"), Move.parse("turn")


@pytest.mark.parametrize("name", ["slow", "medium", "fast"])
def test_a_play_takes_a_human_while_with_a_spread(name: str) -> None:
    rng = random.Random(1)
    plays = [PACES[name].delay(PLAY, rng) for _ in range(500)]
    turns = [PACES[name].delay(TURN, rng) for _ in range(500)]
    assert 900 < statistics.median(plays) < 3200
    assert statistics.median(turns) < statistics.median(plays)
    assert 0.15 < statistics.stdev(plays) / statistics.mean(plays) < 0.5
    assert min(plays) > 350


def test_paces_are_ordered() -> None:
    assert PACES["gentle"].play > PACES["slow"].play > PACES["medium"].play > PACES["fast"].play
    assert [name for name, pace in PACES.items() if pace.for_tests] == ["blitz"]


def test_waiting_bot_stirs_when_the_table_changes() -> None:
    driver = Driver("medium", ready_at=None)
    driver.memory.passes = 2
    driver.memory.refused.add(PLAY)
    driver.stir(500, hope=False)
    assert (driver.ready_at, driver.memory.passes, driver.memory.refused) == (500, 2, set())
    driver.stir(900, hope=True)
    assert (driver.ready_at, driver.memory.passes) == (500, 0)
