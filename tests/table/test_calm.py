"""A calm table: foundations rest, the same card may be laid beside, bots play gently, and everybody is told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts.bots import PACES
from nerts.engine.errors import Code
from nerts.engine.record import Fact
from nerts.protocol import messages as m
from nerts.table import pacing
from nerts.table.calm import REST
from tests.table.scene import Scene, refusal
from tests.table.test_moves import FOUR, slow

RUN = FOUR.replace("JH / 7D / -", "JH / 7D / 6H")
"""Ann has the six for after the five."""


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.SetOption("calm", "on"))
    scene.set_position(RUN)
    scene.wait(10)
    return scene


def test_everybody_is_told(scene: Scene) -> None:
    for person in ("Ann", "Ben"):
        assert scene.last(person, m.Ruled).options.calm
    scene.come("Max")
    assert scene.last("Max", m.State).options.calm


def test_only_the_host_makes_it_calm() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    assert scene.say("Ben", m.SetOption("calm", "on")) == refusal("NOT_HOST")
    assert not scene.table.room.options.calm


@pytest.mark.parametrize(("later", "left"), [(0, REST - 1), (700, REST - 700), (REST - 1, 1)])
def test_the_next_card_waits_until_the_pile_has_rested(scene: Scene, later: int, left: int) -> None:
    scene.do("Ann", "n>f1")
    scene.wait(later)
    before = scene.round.to_text()
    assert scene.do("Ann", "w4>f1") == refusal("RESTS", str(left), c=2)
    assert scene.round.to_text() == before
    scene.wait(REST - later)
    assert isinstance(scene.do("Ann", "w4>f1"), m.Ok)


@pytest.mark.parametrize("later", [0, 100, 900, REST - 50])
def test_the_same_card_is_laid_beside_the_first_while_it_rests(scene: Scene, later: int) -> None:
    scene.do("Ann", "n>f1")
    scene.wait(later)
    assert isinstance(scene.do("Ben", "n>f1"), m.Ok)
    assert scene.last("Ann", m.Moved).verdict == "tie"
    assert not scene.all("Ann", m.Raced)


def test_the_same_card_after_the_rest_has_come_too_late(scene: Scene) -> None:
    scene.do("Ann", "n>f1")
    scene.wait(REST + 10)
    assert isinstance(scene.do("Ben", "n>f1"), m.No)


def test_a_card_beside_does_not_make_the_pile_rest_longer(scene: Scene) -> None:
    scene.do("Ann", "n>f1")
    scene.wait(REST - 100)
    scene.do("Ben", "n>f1")
    scene.wait(100)
    assert isinstance(scene.do("Ann", "w4>f1"), m.Ok)


def test_other_piles_and_new_ones_do_not_rest(scene: Scene) -> None:
    scene.set_position(RUN.replace("KS 2H", "KS AD").replace("f AH@0", "f AS@0 2S@1 / AH@0"))
    for person, move in (("Ann", "n>f2"), ("Ben", "d>f1"), ("Ann", "d>f")):
        assert isinstance(scene.do(person, move), m.Ok)


def test_where_ties_do_not_stay_the_first_wins_and_the_pile_rests() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.SetOption("calm", "on"))
    scene.set_position(RUN.replace("classic", "classic, tie=first"))
    scene.wait(10)
    scene.do("Ann", "n>f1")
    scene.wait(300)
    assert scene.do("Ben", "n>f1") == refusal(Code.FOUNDATION_TAKEN, "300 0", c=1)
    assert scene.do("Ann", "w4>f1") == refusal("RESTS", str(REST - 300), c=2)


def test_at_any_other_table_nothing_rests(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("calm", "off"))
    scene.do("Ann", "n>f1")
    assert isinstance(scene.do("Ann", "w4>f1"), m.Ok)


def test_a_slow_line_is_given_its_way_back(scene: Scene) -> None:
    """Let go after the rest, by whoever is far away: it is the hit that counts."""
    slow(scene, "Ann", 200)
    scene.do("Ann", "n>f1")
    scene.wait(REST + 200)
    assert isinstance(scene.do("Ann", "w4>f1"), m.Ok)


def test_bots_play_gently_whatever_their_pace_was(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("pace", "fast"))
    assert pacing.pace(scene.table.room) == PACES["gentle"]
    scene.say("Ann", m.SetOption("calm", "off"))
    assert pacing.pace(scene.table.room) == PACES["fast"]


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["easy", "medium", "hard"]))
def test_no_pile_takes_two_ranks_within_a_rest(seed: int, level: str) -> None:
    """A minute of three bots that are quicker than at a calm table, and so come to the same piles."""
    scene = Scene(seed=seed)
    scene.seat("Ann")
    for _ in range(3):
        scene.say("Ann", m.AddBot(level))
    scene.say("Ann", m.SetOption("calm", "on"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pacing, "CALM", "fast")
        scene.start("Ann")
        scene.wait(60_000)
    landed: dict[int, int] = {}
    plays = [made for made in facts(scene) if ">f" in made.move and not made.lost and made.verdict != "tie"]
    for made in plays:
        number = int(made.move.rpartition(">f")[2] or len(landed) + 1)
        assert made.ms - landed.get(number, -REST) >= REST
        landed[number] = made.ms
    assert len(plays) > 10


def facts(scene: Scene) -> list[Fact]:
    play = scene.table.room.play
    assert play is not None
    return play.record.facts
