"""What the host may do with people in the midst of a match, and what they know afterwards."""

from __future__ import annotations

import pytest

from nerts.protocol import messages as m
from tests.table.scene import THREE, Scene, refusal


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.play_from(THREE, "Ann", "Ben", "Cleo")
    return scene


def told(scene: Scene, number: int) -> m.SeatInfo:
    return scene.last("Ann", m.Seats).seats[number]


def in_phase(scene: Scene, phase: str) -> None:
    if phase == "playing":
        return
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    if phase == "closing":
        return
    scene.wait(1000)
    if phase == "countdown":
        scene.say("Ann", m.Start())


PHASES = pytest.mark.parametrize("phase", ["playing", "closing", "scored", "countdown"])


@PHASES
def test_a_person_is_removed_amid_a_match_and_a_bot_stands_in(scene: Scene, phase: str) -> None:
    in_phase(scene, phase)
    assert scene.phase == phase
    scene.say("Ann", m.Remove(1))
    assert scene.dropped == {"Ben": "removed"}
    assert (told(scene, 1).bot, told(scene, 1).standin, told(scene, 1).name) == ("", "medium", "Ben")
    scene.say("Ann", m.Start())
    scene.wait(30_000)
    assert 1 in {moved.seat for moved in scene.all("Ann", m.Moved)} or phase == "closing"


@PHASES
def test_who_was_removed_amid_a_match_does_not_come_back(scene: Scene, phase: str) -> None:
    in_phase(scene, phase)
    scene.say("Ann", m.Remove(1))
    scene.go("Ben")
    scene.dropped.clear()
    scene.come("Ben")
    assert scene.dropped == {"Ben": "removed"}
    scene.say("Ben", m.Sit("Ben"))
    assert scene.seat_of("Ben") == -1


def test_a_wish_for_the_next_round_dies_with_the_bar(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("late", "off"))
    scene.say("Ann", m.StandIn(2))
    scene.come("Max")
    assert scene.say("Max", m.Sit("Max")) == refusal("NEXT_ROUND")
    scene.say("Ann", m.Clear())
    in_phase(scene, "scored")
    assert scene.seat_of("Max") == -1


@PHASES
def test_a_bot_takes_a_persons_seat(scene: Scene, phase: str) -> None:
    in_phase(scene, phase)
    scene.say("Ann", m.StandIn(1, "hard"))
    assert (told(scene, 1).bot, told(scene, 1).net, told(scene, 1).team) == ("hard", 0, 1)
    assert scene.seat_of("Ben") == -1
    assert scene.dropped == {}
    scene.say("Ann", m.Start())
    scene.wait(30_000)
    assert scene.say("Ben", m.Sit("Ben again")) is not None
    assert scene.seat_of("Ben") == 1


def test_who_is_replaced_knows_what_a_spectator_knows(scene: Scene) -> None:
    before = scene.last("Ben", m.State).position
    scene.say("Ann", m.StandIn(1))
    scene.come("Max")
    after = scene.last("Ben", m.State)
    assert after.you == -1
    assert after.position == scene.last("Max", m.State).position != before


def test_an_absent_person_is_replaced_and_comes_back_as_a_spectator(scene: Scene) -> None:
    scene.go("Ben")
    scene.wait(5000)
    scene.say("Ann", m.StandIn(1))
    assert (told(scene, 1).net, told(scene, 1).standin) == (0, "")
    scene.come("Ben")
    assert scene.last("Ben", m.State).you == -1


@pytest.mark.parametrize("message", [m.Remove(1), m.StandIn(1)], ids=["remove", "standin"])
def test_the_card_in_the_hand_goes_back_and_moves_on_their_way_are_answered(scene: Scene, message: m.ToServer) -> None:
    scene.do("Ben", "lift n")
    assert scene.round.layouts[1].hands
    scene.say("Ann", message)
    assert not scene.round.layouts[1].hands
    assert scene.do("Ben", "n>w1") == refusal("NO_SEAT", c=2)


def test_a_race_in_flight_is_settled_after_its_winner_was_removed() -> None:
    scene = Scene()
    scene.play_from(THREE.replace("QC / JD", "AS / JD"), "Ann", "Ben", "Cleo")
    scene.do("Ann", "w4>f")
    scene.do("Ben", "w1>f")
    scene.set_position(THREE.replace("QC / JD", "2S / JD"))
    scene.do("Ann", "w4>f")
    assert isinstance(scene.do("Ben", "w1>f1"), m.Ok)
    scene.wait(300)
    scene.say("Ann", m.Remove(1))
    assert scene.do("Cleo", "w1>f1") == refusal("FOUNDATION_TAKEN", "300 1", c=1)


def test_who_may_not(scene: Scene) -> None:
    assert scene.say("Ben", m.StandIn(2)) == refusal("NOT_HOST")
    assert scene.say("Ann", m.StandIn(0)) == refusal("NO_SEAT")
    assert scene.say("Ann", m.StandIn(7)) == refusal("NO_SEAT")
    assert scene.say("Ann", m.StandIn(1, "god")) == refusal("BAD_VALUE", "level")
    lobby = Scene()
    lobby.seat("Ann", "Ben")
    assert lobby.say("Ann", m.StandIn(1)) == refusal("NOT_NOW")


def test_one_watcher_is_sent_away_and_the_others_stay(scene: Scene) -> None:
    scene.say("Ben", m.Stand())
    scene.come("Max", "Zoe")
    scene.wait(2500)
    watchers = scene.last("Ann", m.Net).watchers
    assert [watcher.name for watcher in watchers] == ["Ben", "", ""]
    assert scene.last("Cleo", m.Net).watchers == []
    assert scene.last("Cleo", m.Net).watching == 3
    assert scene.say("Cleo", m.Clear(watchers[1].number)) == refusal("NOT_HOST")
    scene.say("Ann", m.Clear(watchers[1].number))
    assert scene.dropped == {"Max": "removed"}
    assert scene.say("Ann", m.Clear(77)) == refusal("NO_SEAT")


def test_whose_hand_it_was_is_told_to_who_takes_it_over(scene: Scene) -> None:
    scene.say("Ann", m.StandIn(2))
    scene.seat("Max")
    assert scene.last("Max", m.You) == m.You(2, "Cleo")
