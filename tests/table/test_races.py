"""Who was first (R17, R18): the judge, and a simulation of people on good and bad lines that drives it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts.lab.races import Person, shares
from nerts.table.races import CAP, NO_LINE, Arrival, Line, hit_time, judge, judging_window, tie_band


def line_of(*trips: float) -> Line:
    line = Line()
    for trip in trips:
        line.measured(trip, 0)
    return line


@pytest.mark.parametrize(
    ("trips", "sent", "at"),
    [
        ((), None, 1000),  # nothing is known: it hits when it arrives
        ((80, 90), None, 960),
        ((400,), None, 1000 - CAP),
        ((80,), 950, 990),  # not before the pile could be seen
        ((80,), 990, 1000),  # nor after it has arrived
    ],
)
def test_hit_time(trips: tuple[float, ...], sent: int | None, at: int) -> None:
    assert hit_time(1000, line_of(*trips), sent) == at


@given(st.lists(st.floats(0, 5000), max_size=20), st.integers(0, 10**6), st.integers(0, 10**6) | st.none())
def test_nobody_gains_more_than_the_cap(trips: list[float], received: int, sent: int | None) -> None:
    at = hit_time(received, line_of(*trips), sent)
    assert received - CAP - 1 <= at <= received


def test_an_event_acted_upon_proves_a_short_line() -> None:
    """Who holds his pongs back and acts fast is only as slow as he acts."""
    line = line_of(400, 420, 410)
    line.proved(60, 100)
    assert line.rtt_min == 60
    line.proved(200, 200)
    assert line.rtt_min == 60


def test_old_measurements_are_forgotten() -> None:
    line = line_of(20)
    line.measured(100, 60_001)
    assert line.rtt_min == 100


def test_bands_keep_their_bounds() -> None:
    calm, wild = line_of(*[20] * 50), line_of(*[20] * 50, *[500] * 50)
    assert tie_band(calm, calm) == 25
    assert tie_band(wild, wild) == 60
    assert judging_window(NO_LINE) == 20
    assert judging_window(wild) <= CAP + 10


@pytest.mark.parametrize(
    ("first_at", "second_at", "second_received", "tie"),
    [
        (1000, 1024, 1024, False),  # outside the window of somebody without a delay
        (1000, 1015, 1015, True),
        (1000, 900, 1015, True),  # it was even earlier; what is acknowledged stays
        (1000, 900, 1100, False),  # too late to be heard
    ],
)
def test_judge(first_at: int, second_at: int, second_received: int, tie: bool) -> None:
    verdict = judge(Arrival(1000, first_at, NO_LINE), Arrival(second_received, second_at, NO_LINE))
    assert verdict.tie is tie
    assert verdict.by == second_at - first_at


# --- simulation -------------------------------------------------------------------------------------------------------

RACES = 300
"""Seeded; the tolerances below are those of so many."""


@pytest.mark.parametrize(
    ("mine", "rival", "gap", "least"),
    [
        (20, 20, 10, 0.98),
        (20, 20, 40, 0.99),
        (80, 20, 10, 0.98),
        (80, 20, 40, 0.98),
        (80, 20, 80, 0.99),
        (200, 20, 40, 0.98),
        (200, 20, 80, 0.99),
        (200, 80, 40, 0.98),
    ],
)
def test_the_truly_first_keeps_the_card(mine: float, rival: float, gap: float, least: float) -> None:
    assert shares(Person(mine), Person(rival), gap, RACES).first_keeps >= least


def test_order_of_arrival_alone_would_cheat_the_slow() -> None:
    share = shares(Person(200), Person(20), 40, RACES)
    assert share.arrived_first < 0.05
    assert share.first_keeps > 0.9


def test_a_clear_loss_stays_a_loss() -> None:
    assert shares(Person(40), Person(40), 150, RACES).second_keeps == 0
    assert shares(Person(200), Person(20), 150, RACES).second_keeps < 0.05


def test_who_holds_his_pongs_back_takes_nothing_from_anybody() -> None:
    """He keeps more of his own cards; the honest player, who was first, keeps his all the same."""
    honest, liar = Person(40), Person(40, lie=300)
    for gap in (20, 60, 120):
        assert shares(honest, liar, gap, RACES).first_keeps >= 0.98
    assert shares(honest, liar, 160, RACES).second_keeps < 0.02
