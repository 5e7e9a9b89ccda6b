"""What a seat's own page tells of a round is what the analysis finds in its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from nerts.protocol import messages as m
from nerts.review.replay import replay_of
from nerts.table.results import Deeds, deeds
from tests.review.matches import GOLDEN, RACE, moments
from tests.table.scene import Scene


def test_races_and_the_call_of_a_round_whose_every_moment_is_known() -> None:
    facts = [fact for fact, _ in next(moments(RACE)) if fact is not None]
    assert deeds(facts) == {
        0: Deeds(races_lost=1, call_ms=5000),
        1: Deeds(races_won=1, races_tied=1, closest=43, call_ms=16_100),
        4: Deeds(races_tied=1, call_ms=2600),
    }


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_races_are_those_of_the_analysis(file: Path) -> None:
    text = file.read_text("utf-8")
    for played, shown in zip(moments(text), replay_of(text).rounds, strict=True):
        found = deeds(fact for fact, _ in played if fact is not None)
        counted = {seat: (did.races_won, did.races_tied, did.races_lost) for seat, did in found.items()}
        expected = {seat: (won, tied, lost) for seat, won, tied, lost in shown.analysis.tally}
        assert {seat: races for seat, races in counted.items() if any(races)} == expected


def test_a_seat_that_was_left_still_tells_whose_name_it_bears() -> None:
    scene = Scene()
    scene.seat("Ann", "Bob")
    scene.start("Ann")
    seat = scene.seats[scene.seat_of("Bob")]
    assert (seat.pid, seat.whose) == ("Bob", "Bob")
    scene.say("Bob", m.Stand())
    assert (seat.pid, seat.whose, seat.name) == ("", "Bob", "Bob")
