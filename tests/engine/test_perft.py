"""Move sequences counted: the product rule on starts, midgames and random positions."""

from __future__ import annotations

import os
from random import Random

import pytest

from nerts import Round, Rules
from nerts.engine.perft import divide, own_move, perft, product
from tests.engine import counts, positions, walks
from tests.positions import make

POSITIONS = int(os.environ.get("PERFT_POSITIONS", "200"))
DEPTH = int(os.environ.get("PERFT_DEPTH", "4"))
"""`make perft-deep` asks for more and deeper."""
RECORDS = [record for name in ("start.txt", "midgame.txt") for record in positions.read(name)]


def check_product(rnd: Round, depth: int) -> int:
    """As long as nobody touches the common area each team's sequences go on as if it were alone."""
    counted = perft(rnd, depth, own_move)
    assert counted == product(rnd, depth), rnd.to_text()
    counts.add("positions whose counts are a product of each team's own")
    counts.add("move sequences in them", counted)
    return counted


@pytest.mark.parametrize("record", RECORDS, ids=[record.id for record in RECORDS])
def test_counts_of_teams_multiply(record: positions.Record) -> None:
    check_product(Round.from_text(record.position), 4)


@pytest.mark.parametrize(("number", "start"), list(enumerate(make.STARTS)))
def test_starts_are_deals(number: int, start: tuple[str, int]) -> None:
    rules, teams = start
    deal = Round.deal(Rules.parse(rules), teams, make.seed(number))
    assert positions.read("start.txt")[number].position == deal.to_text()
    assert deal.validate() == []


def test_counts_of_teams_multiply_in_random_positions() -> None:
    """The call must not come by itself: it would end the round for all."""
    total = 0
    for number in range(POSITIONS):
        chance = Random(number)
        some = walks.rules(chance).but(jokers=number % 3, teams=0, call="optional", false_call_penalty=0)
        total += check_product(walks.midgame(chance, some, 2 + number % 3), DEPTH)
    assert total > POSITIONS


def test_a_leak_between_teams_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The product rule is no formality: with one stock for two teams it fails."""
    rnd = Round.from_text(positions.read("start.txt")[0].position)
    monkeypatch.setattr(rnd.layouts[1], "stock", rnd.layouts[0].stock)
    monkeypatch.setattr(Round, "copy", lambda self: shared_stock(self))
    with pytest.raises(AssertionError):
        check_product(rnd, 4)


def shared_stock(rnd: Round) -> Round:
    other = Round.from_text(rnd.to_text())
    other.layouts[1].stock = other.layouts[0].stock
    return other


@pytest.mark.parametrize("record", RECORDS[:6], ids=[record.id for record in RECORDS[:6]])
def test_the_parts_make_up_the_whole(record: positions.Record) -> None:
    rnd = Round.from_text(record.position)
    assert sum(divide(rnd, 3).values()) == perft(rnd, 3)
