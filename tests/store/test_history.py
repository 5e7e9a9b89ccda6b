"""A person's own page, from rounds as they are kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from nerts.store import Played, PlayedSeat, Store, Unit
from nerts.store.history import Best, Mate, Summary, day_of, summary, zone_of
from tests.store.units import seat


def at(text: str) -> int:
    """Milliseconds since 1970 of a time in UTC, as `2026-03-29 01:00`."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def ann(points: int, total: int = 0, **more: Any) -> PlayedSeat:
    return replace(seat(0, "ann", "Ann"), points=points, total=total, called=False, **more)


def bob(points: int, total: int = 0, **more: Any) -> PlayedSeat:
    return replace(seat(1, "bob", "Bob"), points=points, total=total, called=False, **more)


def kept(name: str, match: str, ended: str, *seats: PlayedSeat) -> Played:
    return Played(name, match, 1, "quick", at(ended), 60_000, "", seats)


@pytest.mark.parametrize(
    ("zone", "ended", "day"),
    [
        # The night in which clocks go from 2:00 to 3:00: midnight is an hour after UTC's, the next one two.
        ("Europe/Berlin", "2026-03-28 22:59", "2026-03-28"),
        ("Europe/Berlin", "2026-03-28 23:00", "2026-03-29"),
        ("Europe/Berlin", "2026-03-29 00:59", "2026-03-29"),
        ("Europe/Berlin", "2026-03-29 01:00", "2026-03-29"),
        ("Europe/Berlin", "2026-03-29 21:59", "2026-03-29"),
        ("Europe/Berlin", "2026-03-29 22:00", "2026-03-30"),
        # A day of 25 hours.
        ("America/New_York", "2026-11-01 03:59", "2026-10-31"),
        ("America/New_York", "2026-11-01 04:00", "2026-11-01"),
        ("America/New_York", "2026-11-01 05:30", "2026-11-01"),
        ("America/New_York", "2026-11-01 06:30", "2026-11-01"),
        ("America/New_York", "2026-11-02 04:59", "2026-11-01"),
        ("America/New_York", "2026-11-02 05:00", "2026-11-02"),
        # Half an hour of summer time: +11 from October, +10:30 from April.
        ("Australia/Lord_Howe", "2026-04-04 13:00", "2026-04-05"),
        ("Australia/Lord_Howe", "2026-04-05 13:29", "2026-04-05"),
        ("Australia/Lord_Howe", "2026-04-05 13:30", "2026-04-06"),
        ("Australia/Lord_Howe", "2026-10-03 13:29", "2026-10-03"),
        ("Australia/Lord_Howe", "2026-10-04 12:59", "2026-10-04"),
        ("Australia/Lord_Howe", "2026-10-04 13:00", "2026-10-05"),
        # The country that had no 30 December 2011.
        ("Pacific/Apia", "2011-12-30 09:59", "2011-12-29"),
        ("Pacific/Apia", "2011-12-30 10:00", "2011-12-31"),
        ("UTC", "2026-03-29 23:59", "2026-03-29"),
        ("Asia/Kathmandu", "2026-06-01 18:15", "2026-06-02"),
    ],
)
def test_a_round_is_on_the_day_on_which_its_player_lived(zone: str, ended: str, day: str) -> None:
    found = zone_of(zone)
    assert found is not None
    assert day_of(at(ended), found) == day


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "/etc/passwd", "Europe", "\0", "x" * 65, "é"])
def test_what_is_no_zone_is_none(name: str) -> None:
    assert zone_of(name) is None


def test_who_has_played_nothing_has_an_empty_page() -> None:
    assert summary("ann", [], UTC) == Summary()


def test_averages_and_records() -> None:
    rounds = [
        kept("r1", "m1", "2026-11-20 10:00", ann(10, 10, home=12, closest=30, races_won=2), bob(4, 4)),
        kept("r2", "m1", "2026-11-21 10:00", ann(31, 41, home=20, call_ms=98_000, won_match=True), bob(9, 13)),
        kept("r3", "m2", "2026-11-22 10:00", ann(-5, -5, home=4, closest=7, races_lost=1), bob(20, 20, won_match=True)),
    ]
    shown = summary("ann", rounds, UTC)
    assert (shown.name, shown.since, shown.rounds, shown.matches, shown.finished, shown.won) == (
        *("Ann", "2026-11-20"),
        *(3, 2, 2, 1),
    )
    assert (shown.points, shown.cards, shown.races) == (12.0, 12.0, (2, 0, 1))
    assert [(spot.id, spot.points) for spot in shown.last] == [("r1", 10), ("r2", 31), ("r3", -5)]
    assert shown.records == {
        "round": Best(31, "2026-11-21", "r2"),
        "call": Best(98_000, "2026-11-21", "r2"),
        "row": Best(1, "2026-11-21", "r2"),
        "race": Best(7, "2026-11-22", "r3"),
    }
    assert shown.people == (Mate("Bob", -1, 3, 2, 1),)
    assert [(day.day, day.rounds, [game.place for game in day.matches]) for day in shown.days] == [
        ("2026-11-22", 1, [2]),
        ("2026-11-21", 2, [1]),
    ]
    assert shown.days[1].matches[0].rounds == ("r1", "r2")


def test_matches_won_in_a_row_are_counted_from_loss_to_loss() -> None:
    won, lost, left = ann(1, won_match=True), bob(1, won_match=True), bob(1)
    seats = [(won, bob(0)), (won, bob(0)), (ann(0), left), (won, bob(0)), (ann(0), lost), (won, bob(0))]
    rounds = [kept(f"r{n}", f"m{n}", f"2026-11-{n + 10} 10:00", *pair) for n, pair in enumerate(seats)]
    assert summary("ann", rounds, UTC).records["row"] == Best(3, "2026-11-13", "r3")


def test_partners_are_company_but_no_rivals_and_bots_are_neither() -> None:
    partner = replace(bob(10), team=0)
    shown = summary("ann", [kept("r1", "m1", "2026-11-20 10:00", ann(10), partner, seat(2))], UTC)
    assert shown.people == (Mate("Bob", -1, 1, 0, 0),)


def test_only_the_last_thirty_rounds_are_shown_one_by_one() -> None:
    rounds = [kept(f"r{n:02}", f"m{n}", f"2026-11-20 10:{n:02}", ann(n), bob(0)) for n in range(50)]
    shown = summary("ann", rounds, UTC)
    assert [spot.id for spot in shown.last] == [f"r{n:02}" for n in range(20, 50)]
    assert shown.rounds == 50


def test_the_store_gives_all_rounds_of_a_person_oldest_first(store: Store) -> None:
    epoch = store.ownership.claim("life", "a")
    rounds = [kept(f"r{n}", "m", f"2026-11-{20 - n} 10:00", ann(n), bob(0)) for n in range(3)]
    store.log.append([Unit("life", epoch, played=tuple(rounds))])
    assert store.rounds.all_of("ann") == rounds[::-1]
    assert store.rounds.all_of("bob") == rounds[::-1]
    assert store.rounds.all_of("") == store.rounds.all_of("eve") == []
