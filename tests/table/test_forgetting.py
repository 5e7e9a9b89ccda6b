"""Somebody who wants to be forgotten leaves the table without a trace, and the round goes on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.table import memory
from nerts.table.effects import Log, Snapshot
from tests.table.remembered import Remembered
from tests.table.scene import THREE, Scene
from tests.table.test_fuzz import perform, steps
from tests.table.test_recall import assert_comes_back

MARK = "Zebulon"


def remembered(scene: Scene) -> bytes:
    """All that is written of the table when somebody is forgotten, and stays written."""
    effects = scene.table.forget(MARK, scene.now)
    scene._hear(effects)
    erasing = max(i for i, effect in enumerate(effects) if isinstance(effect, Snapshot) and effect.erases)
    return b"\n".join(effect.data for effect in effects[erasing:] if isinstance(effect, Log | Snapshot))


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    memory.begin(scene.table.room)
    return scene


def test_in_the_lobby_the_seat_is_gone(scene: Scene) -> None:
    scene.seat("Ann", MARK)
    assert MARK.encode() not in remembered(scene)
    assert scene.names() == ["Ann"]
    assert scene.dropped == {MARK: "forgotten"}


def test_in_mid_round_cards_and_points_stay_under_a_neutral_name(scene: Scene) -> None:
    scene.play_from(THREE, "Ann", MARK, "Cid")
    seat = scene.seat_of(MARK)
    assert MARK.encode() not in remembered(scene)
    assert scene.seats[seat].name == "Player"
    assert [info.name for info in scene.replica("Ann").seats] == scene.names()
    assert scene.do("Ann", "w4>f") == m.Ok(1, scene.table.room.history.seq)


def test_who_left_before_is_forgotten_as_well_and_his_round_is_kept_without_him(scene: Scene) -> None:
    scene.play_from(THREE, "Ann", MARK, "Cid")
    scene.say(MARK, m.Stand())
    assert scene.seats[1].whose == MARK
    assert MARK.encode() not in remembered(scene)
    assert scene.do("Ann", "w4>f") == m.Ok(1, scene.table.room.history.seq)
    assert MARK not in str(scene.table.room.play)


def test_two_who_are_forgotten_are_still_told_apart(scene: Scene) -> None:
    scene.play_from(THREE, "Ann", MARK, "Cid")
    remembered(scene)
    scene._hear(scene.table.forget("Cid", scene.now))
    assert scene.names() == ["Ann", "Player", "Player 2"]


def test_nobody_who_comes_back_is_told_of_the_time_before(scene: Scene) -> None:
    scene.play_from(THREE, "Ann", MARK, "Cid")
    scene.go("Ann")
    before = scene.table.room.history.seq - 3
    remembered(scene)
    effects = scene.table.join("Ann", m.Hello(m.VERSION, seq=before, table="life"), scene.now)
    assert MARK not in str(effects)
    assert any(isinstance(getattr(effect, "message", None), m.State) for effect in effects)


def test_the_table_comes_back_from_what_is_left() -> None:
    scene = Remembered()
    scene.seat("Ann", MARK)
    scene.start("Ann")
    scene._hear(scene.table.forget(MARK, scene.now))
    assert_short(scene)
    assert [seat.name for seat in scene.diary.short().room.seats.values()] == ["Ann", "Player"]


def test_the_heir_of_a_guest_takes_over_the_places_that_he_has_left(scene: Scene) -> None:
    scene.play_from(THREE, "Ann", "guest", "Cid")
    scene.say("guest", m.Stand())
    scene._hear(scene.table.forget("guest", scene.now, "heir"))
    assert scene.dropped == {"guest": "replaced"}
    assert (scene.seats[1].name, scene.seats[1].whose) == ("guest", "heir")


@settings(max_examples=200, deadline=None)
@given(steps, st.integers(0, 2**32), st.booleans(), st.integers(0, 80))
def test_after_any_story_nothing_of_a_name_is_left_and_the_table_comes_back(
    story: list[tuple[str, str, Any]], seed: int, playing: bool, when: int
) -> None:
    scene = Remembered(seed=seed)
    scene.seat("Ann", "Ben")
    if playing:
        scene.start("Ann")
    for at, (what, who, how) in enumerate([*story, ("wait", "", 1)]):
        if at == min(when, len(story)):
            scene._hear(scene.table.forget("Ben", scene.now))
            kept = scene.diary.past[scene.diary.after :]
            assert scene.diary.snapshot is not None
            assert b"Ben" not in b"".join([scene.diary.snapshot[1], *(line.data for line in kept)])
            scene.diary.past = kept
            scene.diary.after = 0
            assert_short(scene)
        if not scene.has_ended() and (who != "Ben" or at < when):
            perform(scene, what, who, how)
        scene.go(*scene.dropped)
        scene.dropped.clear()
    assert_short(scene)
    assert "Ben" not in scene.names()


def assert_short(scene: Remembered) -> None:
    """The lines before the snapshot are gone."""
    scene.diary.whole = scene.diary.short  # type: ignore[method-assign]
    assert_comes_back(scene)
