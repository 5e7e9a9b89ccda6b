"""Who was first (R17, R18): the judge, and a simulation of people on good and bad lines that drives it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts.lab import races
from nerts.lab.races import Person, shares
from nerts.table.races import CAP, NO_LINE, Arrival, Line, arrival, judge, judging_window, tie_band


def line_of(*trips: float) -> Line:
    line = Line()
    for trip in trips:
        line.measured(trip, 0)
    return line


@pytest.mark.parametrize(
    ("trips", "sent", "at"),
    [
        ((), 0, 1000),  # nothing is known: it hits when it arrives
        ((80, 90), 0, 960),
        ((400,), 0, 1000 - CAP),
        ((80,), 910, 960),
        ((80,), 950, 975),  # what he acted on was sent 50 ms ago: that long is his line, and not longer
        ((80,), 1000, 1000),  # nor after it has arrived
    ],
)
def test_hit_time(trips: tuple[float, ...], sent: int, at: int) -> None:
    assert arrival(1000, line_of(*trips), sent).at == at


@pytest.mark.parametrize(
    ("claimed", "witnessed", "sure"),
    [
        (100, None, 1000),  # nobody has witnessed it: nothing is held against others
        (100, 100, 950),
        (100, 80, 950),  # a kernel answers faster than a page
        (100, 40, 972),
        (300, 20, 985),  # pongs held back
        (20, 200, 990),  # never more than is claimed
        (900, 900, 880),  # nor than the cap
    ],
)
def test_what_is_held_against_others_is_witnessed(claimed: float, witnessed: float | None, sure: int) -> None:
    line = Line()
    line.measured(claimed, 0, witnessed)
    assert arrival(1000, line, 0).sure == sure


def test_the_own_card_below_needs_no_way() -> None:
    """Two cards in a row: the second is let go after the first, and not a round trip later."""
    line = line_of(200, 200)
    assert arrival(1000, line, floor=700, own_floor=880).at == 900
    assert arrival(1000, line, floor=700, own_floor=950).at == 950


@given(
    st.lists(st.floats(0, 5000), max_size=20),
    st.integers(0, 10**6),
    st.integers(0, 10**6),
    st.floats(0, 5000) | st.none(),
)
def test_nobody_gains_more_than_the_cap(trips: list[float], received: int, sent: int, witnessed: float | None) -> None:
    line = Line()
    for trip in trips:
        line.measured(trip, 0, witnessed)
    found = arrival(received, line, sent)
    assert received - CAP - 1 <= found.at <= found.sure <= received
    assert witnessed is not None or not trips or found.sure == received


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
    first = Arrival(1000, 900, first_at, NO_LINE)  # what the first one claims takes nothing
    verdict = judge(first, Arrival(second_received, second_at, second_received, NO_LINE))
    assert verdict.tie is tie
    assert verdict.by == second_at - first_at


# --- simulation -------------------------------------------------------------------------------------------------------

RACES = 300
"""Seeded; the tolerances below are those of so many."""


ROWS = list(races.rows(RACES))
HONEST_BEFORE = {
    40: dict(zip(races.LENGTHS, (13.7, 10.8, 23.6, 38.8, 99.2, 99.2, 99.5, 99.5, 99.2), strict=True)),
    80: dict(zip(races.LENGTHS, (0.9, 0.9, 0.9, 1.0, 1.2, 1.5, 99.2, 99.2, 7.5), strict=True)),
}
"""Per cent of races, by gap and lines, in which both stayed while claims were believed of everybody (3,000 of each)."""


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(map(str, row[:5])))
def test_the_truly_first_keeps_the_card(row: races.Row) -> None:
    """On every pair of lines, whether the rival lies or not, with a witness or without."""
    assert row.keeps >= (98.5 if row.gap >= 40 else 97.0)


def test_with_a_witness_honesty_costs_no_more_ties_than_before() -> None:
    found = {(row.gap, row.first, row.second): row.both for row in ROWS if row.witness and not row.lies}
    for gap, figures in HONEST_BEFORE.items():
        for lengths, before in figures.items():
            assert found[gap, *lengths] <= before + 2 + 3  # two points, and the tolerance of so few races


def test_order_of_arrival_alone_would_cheat_the_slow() -> None:
    share = shares(Person(200), Person(20), 40, RACES)
    assert share.arrived_first < 0.05
    assert share.first_keeps > 0.98


def test_a_clear_loss_stays_a_loss() -> None:
    assert shares(Person(40, witness=True), Person(40, witness=True), 150, RACES).second_keeps == 0
    assert shares(Person(200, witness=True), Person(20, witness=True), 150, RACES).second_keeps < 0.05


@pytest.mark.parametrize("held", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("witness", [True, False])
def test_some_pongs_held_back_take_nothing_either(held: float, witness: bool) -> None:
    """A line that seems to waver widens the band in which both stay, and nothing else."""
    honest, liar = Person(200, witness=witness), Person(20, lie=300, held=held, witness=witness)
    for gap in (40, 80):
        assert shares(honest, liar, gap, RACES).first_keeps >= 0.985
    assert shares(honest, liar, 150, RACES).first_keeps >= 0.985


def test_who_holds_his_pongs_back_takes_nothing_from_anybody() -> None:
    """He keeps more of his own cards; the honest player, who was first, keeps his all the same."""
    for witness in (False, True):
        honest, liar = Person(200, witness=witness), Person(20, lie=300, witness=witness)
        for gap in (40, 70, 120):
            assert shares(honest, liar, gap, RACES).first_keeps >= 0.985
