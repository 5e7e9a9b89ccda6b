"""What the mere passing of time does."""

from __future__ import annotations

import pytest

from nerts.protocol import messages as m
from tests.table.scene import THREE, Scene, refusal

STUCK = """classic, stuck_quiet_s=5
0 n 8C | w 9C / 9S / JC / JS | s - | d -
1 n 8C | w 9C / 9S / JC / JS | s - | d -
f -"""


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.play_from(THREE, "Ann", "Ben", "Cleo")
    return scene


# --- host -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["lobby", "countdown", "playing", "scored"])
def test_host_goes_away_and_somebody_can_carry_on(phase: str) -> None:
    """B03: ten seconds later the next one present is host, and stays it."""
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.AddBot())
    if phase != "lobby":
        scene.say("Ann", m.Start())
    if phase in ("playing", "scored"):
        scene.wait(3000)
    if phase == "scored":
        scene.round.layouts[0].nerts.clear()
        scene.do("Ann", "call")
        scene.wait(1000)
    assert scene.phase == phase
    scene.go("Ann")
    scene.wait(11_000)
    assert scene.last("Ben", m.Seats).host == 1
    scene.come("Ann")
    assert scene.last("Ann", m.State).host == 1
    assert scene.say("Ann", m.SetOption("hints", "off")) == refusal("NOT_HOST")
    assert isinstance(scene.say("Ben", m.SetOption("hints", "off")), m.Ruled)


def test_host_role_moves_at_once_when_the_host_stands_up(scene: Scene) -> None:
    scene.say("Ann", m.Stand())
    assert scene.last("Ben", m.Seats).host == 1


def test_first_to_return_is_host_when_all_had_gone(scene: Scene) -> None:
    scene.go("Ann", "Ben", "Cleo")
    scene.wait(20_000)
    scene.come("Cleo")
    scene.wait(1000)
    assert scene.last("Cleo", m.Seats).host == 2


# --- away -------------------------------------------------------------------------------------------------------------


def test_reload_is_no_news(scene: Scene) -> None:
    seq = scene.table.room.history.seq
    scene.go("Ben")
    scene.wait(1500)
    scene.come("Ben")
    scene.wait(3000)
    assert scene.table.room.history.seq == seq


def test_lost_connection_is_shown_and_its_return_too(scene: Scene) -> None:
    scene.go("Ben")
    scene.wait(3000)
    assert [seat.net for seat in scene.last("Ann", m.Seats).seats] == [0, 2, 0]
    scene.come("Ben")
    assert [seat.net for seat in scene.last("Ann", m.Seats).seats] == [0, 0, 0]


def test_bot_plays_on_only_if_the_host_wants_it(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("standin", "off"))
    scene.go("Ben")
    scene.wait(10_000)
    assert not scene.all("Ann", m.Moved)
    scene.come("Ben")
    scene.say("Ann", m.SetOption("standin", "on"))
    scene.go("Ben")
    scene.wait(20_000)
    assert {moved.seat for moved in scene.all("Ann", m.Moved)} == {1}
    scene.come("Ben")
    assert scene.last("Ann", m.Seats).seats[1].standin == ""
    moves = len(scene.all("Ann", m.Moved))
    scene.wait(10_000)
    assert len(scene.all("Ann", m.Moved)) == moves


def test_nobody_waits_for_somebody_who_left(scene: Scene) -> None:
    """B05"""
    scene.say("Ann", m.SetOption("standin", "off"))
    scene.go("Cleo")
    scene.do("Ann", "stuck")
    scene.do("Ben", "stuck")
    scene.wait(50_000)
    assert not scene.all("Ann", m.Restocked), "within the grace time the vote waits"
    scene.wait(11_000)
    assert len(scene.all("Ann", m.Restocked)) == 1
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    scene.say("Ann", m.Ready())
    scene.say("Ben", m.Ready())
    assert scene.phase == "countdown"


@pytest.mark.parametrize("how", ["stand", "kick"])
def test_nobody_waits_for_somebody_who_stood_up_or_was_removed(scene: Scene, how: str) -> None:
    """B05"""
    scene.say("Ann", m.SetOption("standin", "off"))
    if how == "stand":
        scene.say("Cleo", m.Stand())
    else:
        scene.say("Ann", m.Remove(2))
    scene.do("Ann", "stuck")
    scene.do("Ben", "stuck")
    scene.wait(1000)
    assert len(scene.all("Ann", m.Restocked)) == 1
    assert [seat.team for seat in scene.last("Ann", m.Seats).seats] == [0, 1, 2]


def test_ready_does_not_wait_for_the_away(scene: Scene) -> None:
    """B05"""
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    scene.go("Cleo")
    scene.say("Ann", m.Ready())
    scene.say("Ben", m.Ready())
    assert scene.phase == "scored"
    scene.wait(18_000)
    assert scene.phase == "scored"
    scene.wait(3_000)
    assert scene.phase in ("countdown", "playing")


def by_the_score_sheet(scene: Scene) -> None:
    scene.round.layouts[0].nerts.clear()
    scene.do("Ann", "call")
    scene.wait(1000)
    assert scene.phase == "scored"


def seat_as_told(scene: Scene, person: str, number: int) -> m.SeatInfo:
    return scene.last(person, m.Seats).seats[number]


def test_all_see_whom_they_wait_for_and_for_how_long_before_a_bot_stands_in(scene: Scene) -> None:
    by_the_score_sheet(scene)
    scene.go("Cleo")
    scene.wait(3000)
    cleo = seat_as_told(scene, "Ann", 2)
    assert (cleo.net, cleo.standin) == (2, "")
    assert 17_000 <= cleo.wait <= 18_000
    scene.wait(7000)
    scene.come("Max")
    assert 9_000 <= scene.last("Max", m.State).seats[2].wait <= 10_000
    scene.wait(11_000)
    cleo = seat_as_told(scene, "Ann", 2)
    assert (cleo.standin, cleo.wait) == ("medium", 0)
    scene.come("Cleo")
    assert seat_as_told(scene, "Ann", 2).standin == ""


def test_who_has_left_shortly_before_the_score_sheet_is_waited_for_too(scene: Scene) -> None:
    scene.go("Cleo")
    scene.wait(5000)
    by_the_score_sheet(scene)
    assert 13_000 <= seat_as_told(scene, "Ann", 2).wait <= 15_000
    assert seat_as_told(scene, "Ann", 2).standin == "medium"


def test_the_host_need_not_wait_for_who_has_left(scene: Scene) -> None:
    by_the_score_sheet(scene)
    scene.go("Cleo")
    scene.wait(3000)
    scene.say("Ann", m.Start())
    scene.wait(6000)
    assert seat_as_told(scene, "Ann", 2).standin == "medium"
    assert {moved.seat for moved in scene.all("Ann", m.Moved)} >= {2}


def test_without_stand_ins_nobody_plays_for_who_has_left(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("standin", "off"))
    by_the_score_sheet(scene)
    scene.go("Cleo")
    scene.wait(30_000)
    assert seat_as_told(scene, "Ann", 2).standin == ""


def test_last_one_present_still_gets_a_result(scene: Scene) -> None:
    """B05"""
    scene.say("Ann", m.SetOption("standin", "off"))
    scene.say("Ben", m.Stand())
    scene.say("Cleo", m.Stand())
    for _ in range(2):
        scene.do("Ann", "stuck")
        scene.wait(2000)
    assert scene.phase == "scored"


# --- empty rooms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", [False, True])
def test_bots_do_not_keep_an_abandoned_table_running(scene: Scene, watcher: bool) -> None:
    """B41"""
    scene.say("Ben", m.Stand())
    scene.say("Ann", m.AddBot())
    scene.go("Ben", "Cleo", "Ann")
    if watcher:
        scene.come("Max")
    scene.wait(59_000)
    assert not scene.has_ended()
    scene.wait(3_000)
    assert scene.has_ended()
    assert scene.dropped.get("Max") == ("closed" if watcher else None)


def test_lobby_waits_longer_for_people() -> None:
    scene = Scene()
    scene.seat("Ann")
    scene.go("Ann")
    scene.wait(590_000)
    assert not scene.has_ended()
    scene.wait(15_000)
    assert scene.has_ended()


def test_table_with_people_does_not_end(scene: Scene) -> None:
    scene.wait(3_600_000)
    assert not scene.has_ended()


def test_seat_in_the_lobby_is_given_up_after_a_minute() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.go("Ben")
    scene.wait(61_000)
    assert scene.names() == ["Ann"]


# --- stuck ------------------------------------------------------------------------------------------------------------


def test_provably_stuck_are_marked_when_it_has_been_quiet() -> None:
    scene = Scene()
    scene.play_from(STUCK, "Ann", "Ben")
    scene.wait(4000)
    assert not scene.all("Ann", m.Moved)
    scene.wait(2100)
    assert [moved.move for moved in scene.all("Ann", m.Moved)][:2] == ["stuck", "stuck"]
    scene.wait(6000)
    assert scene.phase == "scored"


def test_who_has_a_play_left_is_not_marked(scene: Scene) -> None:
    scene.wait(60_000)
    assert not scene.all("Ann", m.Moved)


def test_hint_tells_whether_anything_is_left(scene: Scene) -> None:
    assert scene.say("Ann", m.Hint()) == m.Hinted("moves")
    scene.set_position(STUCK.replace("\nf", "\n2 n 8C | w 9C / 9S / JC / JS | s - | d -\nf"))
    assert scene.say("Ann", m.Hint()) == m.Hinted("nothing")
    assert not scene.all("Ben", m.Hinted)
    scene.say("Ann", m.SetOption("hints", "off"))
    assert scene.say("Ann", m.Hint()) == refusal("HINTS_OFF")


def test_hint_is_for_players_in_a_round(scene: Scene) -> None:
    scene.come("Max")
    assert scene.say("Max", m.Hint()) == refusal("NOT_NOW")


def test_connection_quality_is_told(scene: Scene) -> None:
    scene.say("Cleo", m.Stand())
    scene.say("Ann", m.AddBot())
    scene.go("Ben")
    for _ in range(8):
        scene.table.measured("Ann", 24.0, scene.now)
    scene.wait(2100)
    assert scene.last("Ann", m.Net).rtt == [24, -1, -2]
