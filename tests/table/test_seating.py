"""People who come, go, return and take over."""

from __future__ import annotations

import pytest

from nerts.protocol import messages as m
from nerts.table.seating import SPECTATORS
from tests.table.scene import Scene, refusal

POSITION = """classic
0 n 3C 5D | w QS / JH / 7D / AS | s 4C 9D TC 5C 6C | d KS 2H
1 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S
f -"""

THREE = POSITION.replace("f -", "2 n 2C 6D | w QC / JD / 7H / 9S | s 4D 9C TH | d KH 3S\nf -")


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.play_from(POSITION, "Ann", "Ben")
    return scene


@pytest.mark.parametrize("away", [0, 5_000, 55_000, 300_000])
def test_reload_does_not_make_a_second_seat(scene: Scene, away: int) -> None:
    """B01"""
    scene.say("Ben", m.Do(1, "w4>w1"))
    if away:
        scene.go("Ben")
        scene.wait(away)
    for _ in range(10):
        scene.come("Ben")
    state = scene.last("Ben", m.State)
    assert (state.you, len(state.seats)) == (1, 2)
    assert scene.replica("Ben").team == 1


def test_stranger_does_not_get_the_seat_of_somebody_away(scene: Scene) -> None:
    """B01"""
    scene.go("Ben")
    scene.wait(5000)
    scene.come("Max")
    assert scene.say("Max", m.Sit("Max")) == refusal("FULL")


def test_newcomer_takes_over_the_place_of_somebody_long_gone(scene: Scene) -> None:
    scene.go("Ben")
    scene.wait(61_000)
    scene.seat("Max")
    assert scene.names() == ["Ann", "Max"]
    assert scene.do("Max", "w4>w1").c == 1
    scene.come("Ben")
    assert scene.last("Ben", m.State).you == -1


def test_newcomer_takes_over_a_bot_at_once(scene: Scene) -> None:
    scene.say("Ben", m.Stand())
    scene.say("Ann", m.AddBot())
    assert scene.seats[1].bot
    scene.seat("Max")
    assert (scene.seats[1].name, scene.seats[1].bot, scene.seat_of("Max")) == ("Max", "", 1)
    assert scene.last("Max", m.State).position.splitlines()[2].startswith("1 n ? 6D")


def test_newcomer_waits_for_the_round_if_the_host_wants_it_so(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("late", "off"))
    scene.say("Ben", m.Stand())
    scene.come("Max")
    assert scene.say("Max", m.Sit("Max")) == refusal("NEXT_ROUND")
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    assert scene.phase == "scored"
    assert scene.seat_of("Max") == 1


def test_leavers_cards_and_points_stay(scene: Scene) -> None:
    """B05"""
    scene.do("Ann", "w4>f")
    scene.say("Ann", m.Stand())
    assert scene.round.to_text().splitlines()[3] == "f AS@0"
    scene.round.layouts[1].nerts.clear()
    scene.do("Ben", "call")
    scene.wait(1000)
    assert [line.home for line in scene.last("Ben", m.Scored).sheet.lines] == [1, 0]


def test_bot_takes_an_empty_place(scene: Scene) -> None:
    scene.say("Ben", m.Stand())
    before = scene.round.to_text()
    scene.say("Ann", m.AddBot("hard"))
    scene.wait(20_000)
    assert scene.round.to_text() != before
    assert {moved.seat for moved in scene.all("Ann", m.Moved)} == {1}


def test_choice_to_watch_survives_rounds_and_reconnects() -> None:
    """B60"""
    scene = Scene()
    scene.play_from(POSITION.replace("\nf", "\n2 n 8H | w 8C / - / - / - | s - | d -\nf"), "Ann", "Ben", "Cleo")
    scene.say("Cleo", m.Stand())
    for _ in range(2):
        scene.round.layouts[0].nerts.clear()
        scene.do("Ann", "call")
        scene.wait(1000)
        scene.go("Cleo")
        scene.come("Cleo")
        scene.say("Ann", m.Start())
        scene.wait(3000)
        assert scene.phase == "playing"
        assert scene.seat_of("Cleo") == -1
        assert scene.replica("Cleo").team is None
    scene.say("Cleo", m.Sit("Cleo"))
    assert scene.seats[scene.seat_of("Cleo")].team == 2


def test_watcher_may_do_nothing(scene: Scene) -> None:
    scene.come("Max")
    assert scene.do("Max", "turn") == refusal("NO_SEAT", c=1)
    for message in (m.Ready(), m.React(1), m.Chat("hi"), m.Pack(3)):
        assert scene.say("Max", message) == refusal("NO_SEAT")


def test_watchers_have_a_limit(scene: Scene) -> None:
    for number in range(SPECTATORS):
        scene.come(f"w{number}")
    scene.heard["late"] = []
    scene._hear(scene.table.join("late", m.Hello(m.VERSION), scene.now))
    assert scene.dropped == {"late": "full"}
    assert "late" not in scene.table.room.people


def test_looking_takes_no_seat(scene: Scene) -> None:
    """B54"""
    for number in range(5):
        scene.come(f"preview{number}")
    assert len(scene.seats) == 2
    assert scene.table.room.host == 0


# --- people at the door -----------------------------------------------------------------------------------------------


def watch(scene: Scene, person: str, address: str) -> bool:
    """Somebody opens the link; is he let in?"""
    scene.heard.setdefault(person, [])
    scene._hear(scene.table.join(person, m.Hello(m.VERSION), scene.now, address))
    return person not in scene.dropped


def test_one_address_does_not_fill_the_table_with_watchers() -> None:
    scene = Scene()
    scene.play_from(THREE, "Ann", "Ben", "Cleo")
    let_in = [watch(scene, f"w{number}", "192.0.2.7") for number in range(50)]
    assert sum(let_in) == 4
    assert watch(scene, "friend", "192.0.2.8")


def test_before_a_match_a_party_of_one_house_may_come_to_the_door() -> None:
    """All twelve open the link at the same moment, and four more want to watch."""
    scene = Scene()
    assert sum(watch(scene, f"p{number}", "192.0.2.7") for number in range(40)) == 16
    for number in range(12):
        scene.say(f"p{number}", m.Sit(f"P{number}"))
    assert not watch(scene, "another", "192.0.2.7")


def test_the_host_may_send_watchers_away() -> None:
    scene = Scene()
    scene.play_from(THREE, "Ann", "Ben", "Cleo")
    assert watch(scene, "Max", "192.0.2.7")
    assert scene.say("Ben", m.Clear()) == refusal("NOT_HOST")
    scene.say("Ann", m.Clear())
    assert scene.dropped == {"Max": "removed"}
    assert not watch(scene, "Max again, without the cookie", "192.0.2.7")
    assert watch(scene, "friend", "192.0.2.8")


def test_who_was_removed_does_not_come_back_without_the_cookie() -> None:
    scene = Scene()
    scene.seat("Ann")
    assert watch(scene, "Ben", "192.0.2.7")
    assert watch(scene, "sister", "192.0.2.7")
    scene.say("Ben", m.Sit("Ben"))
    scene.say("Ann", m.Remove(1))
    assert not watch(scene, "Ben in another browser", "192.0.2.7")
    scene.say("sister", m.Sit("Sis"))
    assert scene.seat_of("sister") >= 0  # she was there before
    scene.wait(scene.table.room.timing.bar + 1)
    assert watch(scene, "Ben, later", "192.0.2.7")
