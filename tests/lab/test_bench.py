import random

import pytest

from nerts.lab import bench
from nerts.words import LANGUAGES

NO_TIME = 0.01


def test_a_round_of_bots_ends() -> None:
    assert bench.bot_round(random.Random(1)) == 1


def test_random_play_makes_moves() -> None:
    assert sum(bench.random_round(random.Random(seed)) for seed in range(5)) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_card_comes_soon_on_a_slow_line(language: str) -> None:
    assert 10_000 < bench.first_card_size(language) <= 60_000


def test_a_move_is_small_on_the_wire() -> None:
    down, up = bench.wire_sizes(random.Random(1))
    assert 10 < down <= 40
    assert 10 < up <= 40


def test_rate_counts_what_was_done() -> None:
    assert bench.rate(lambda: 0, NO_TIME) == 0
    assert bench.rate(lambda: 1000, NO_TIME) > 1000 / NO_TIME
