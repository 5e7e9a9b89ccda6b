"""The game stands still: nothing moves, every clock is right afterwards, and nobody is kept waiting by who has gone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.table.timing import Timing
from tests.table.scene import Scene, refusal

STUCK = """classic, stuck_quiet_s=5
0 n 8C | w 9C / 9S / JC / JS | s - | d -
1 n 8C | w 9C / 9S / JC / JS | s - | d -
f -"""
RACE = """classic
0 n 3C 5D | w AS / JH / 7D / QS | s 4C 9D TC 5C 6C | d KS 2H
1 n 2C 6D | w 2S / JD / 7H / 9S | s 4D 9C TH | d KH 3S
2 n 2C 6D | w 2S / JD / 7H / 9S | s 4D 9C TH | d KH 3S
f -"""


def alone(seed: int = 1) -> Scene:
    """Ann among bots, in a round."""
    scene = Scene(seed=seed)
    scene.seat("Ann")
    for _ in range(3):
        scene.say("Ann", m.AddBot("hard"))
    scene.start("Ann")
    return scene


def moves(scene: Scene) -> list[m.Moved]:
    return scene.all("Ann", m.Moved)


# --- standing still ---------------------------------------------------------------------------------------------------


def test_nothing_moves_in_a_pause_and_bots_wait_a_second_after_it() -> None:
    scene = alone()
    scene.wait(8000)
    assert moves(scene)
    assert scene.say("Ann", m.Pause()) == m.Paused(scene.table.room.history.seq, 0)
    before = len(moves(scene))
    scene.wait(600_000)
    assert len(moves(scene)) == before
    assert scene.do("Ann", "turn", saw=scene.table.room.history.seq) == refusal("PAUSED", c=1)
    scene.say("Ann", m.Go())
    scene.wait(999)
    assert len(moves(scene)) == before
    scene.wait(6000)
    assert len(moves(scene)) > before


@given(st.integers(0, 9), st.lists(st.tuples(st.integers(1, 9000), st.integers(0, 500_000)), min_size=1, max_size=4))
@settings(max_examples=25, deadline=None)
def test_a_round_with_pauses_is_the_round_without_them(seed: int, pauses: list[tuple[int, int]]) -> None:
    """Wherever it is paused and for how long: the same moves at the same times of the round, to the last row of the
    record."""

    def played(stops: bool) -> list[str]:
        scene = alone(seed)
        scene.table.room.timing = Timing(head_start=0)
        for plays, stands in pauses:
            scene.wait(plays)
            if stops:
                scene.say("Ann", m.Pause())
                scene.wait(stands)
                scene.say("Ann", m.Go())
        scene.wait(5000)
        play = scene.table.room.play
        assert play is not None
        return [str(fact) for fact in play.record.facts]

    assert played(stops=True) == played(stops=False)


def test_the_countdown_stands_still_and_goes_on_where_it_was() -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    scene.say("Ann", m.Start())
    scene.wait(1000)
    assert scene.say("Ann", m.Pause()) == m.Paused(scene.table.room.history.seq, 0, 2000)
    scene.wait(60_000)
    scene.come("Max")
    assert (scene.last("Max", m.State).paused, scene.last("Max", m.State).ms) == (0, 2000)
    assert scene.say("Ann", m.Go()) == m.Paused(scene.table.room.history.seq, -1, 2000)
    scene.wait(1999)
    assert scene.phase == "countdown"
    scene.wait(1)
    assert scene.phase == "playing"


def test_many_pauses_do_not_add_up() -> None:
    """Bots give people a second to find the table again; one who pauses every second does not put them to sleep."""
    scene = alone(1)
    scene.wait(1000)
    play = scene.table.room.play
    assert play is not None
    due = {number: driver.due for number, driver in play.drivers.items() if driver.due is not None}
    latest = max(due.values()) - scene.table.room.clock
    for _ in range(20):
        scene.say("Ann", m.Pause())
        scene.wait(1000)
        scene.say("Ann", m.Go())
    later = [driver.due - scene.table.room.clock for driver in play.drivers.values() if driver.due is not None]
    assert min(later) >= Timing().head_start
    assert max(later) <= latest + 2 * Timing().head_start


def test_the_state_tells_how_long_the_round_has_been_played_for() -> None:
    scene = alone(1)
    play = scene.table.room.play
    assert play is not None
    scene.wait(2000)
    scene.say("Ann", m.Pause())
    scene.wait(30_000)
    scene.say("Ann", m.Go())
    scene.come("Max")
    assert scene.last("Max", m.State).at == scene.table.room.clock - play.started < 10_000


def test_a_pause_is_no_quiet_time() -> None:
    scene = Scene()
    scene.play_from(STUCK, "Ann", "Ben")
    scene.wait(3000)
    scene.say("Ann", m.Pause())
    scene.wait(60_000)
    scene.say("Ann", m.Go())
    scene.wait(1000)
    assert not moves(scene)
    scene.wait(2500)
    assert [moved.move for moved in moves(scene)][:2] == ["stuck", "stuck"]


def test_a_race_before_a_pause_is_told_by_its_own_milliseconds() -> None:
    scene = Scene()
    scene.play_from(RACE, "Ann", "Ben", "Cleo")
    scene.do("Ann", "w1>f")
    scene.do("Ben", "w1>f1")
    scene.wait(200)
    scene.say("Ann", m.Pause())
    scene.wait(3_600_000)
    scene.say("Ann", m.Go())
    scene.wait(100)
    assert scene.do("Cleo", "w1>f1", saw=scene.table.room.history.seq) == refusal("FOUNDATION_TAKEN", "300 1", c=1)


def test_what_was_let_go_in_a_pause_is_not_played_after_it() -> None:
    scene = alone()
    scene.say("Ann", m.Pause())
    saw = scene.table.room.history.seq
    scene.say("Ann", m.Go())
    assert scene.do("Ann", "turn", saw=saw) == refusal("STALE", c=1)
    assert isinstance(scene.do("Ann", "turn", saw=saw + 1), m.Ok)


def test_a_pause_proves_no_line_short() -> None:
    """Whoever answers an event of before the pause has not answered within milliseconds."""
    scene = alone()
    for _ in range(10):
        scene.table.measured("Ann", 200.0, scene.now)
    scene.say("Ann", m.Pause())
    scene.wait(10_000)
    scene.say("Ann", m.Go())
    scene.do("Ann", "turn", saw=scene.table.room.history.seq - 1)
    assert scene.table.room.people["Ann"].line.rtt_min == 200.0


# --- who may ----------------------------------------------------------------------------------------------------------


def test_only_the_host_pauses_among_several_and_only_he_goes_on() -> None:
    scene = Scene()
    scene.play_from(RACE, "Ann", "Ben", "Cleo")
    assert scene.say("Ben", m.Pause()) == refusal("NOT_HOST")
    scene.say("Ann", m.Pause())
    assert scene.last("Ben", m.Paused).seat == 0
    assert scene.say("Ben", m.Go()) == refusal("NOT_HOST")
    assert scene.say("Ann", m.Pause()) == refusal("PAUSED")
    scene.say("Ann", m.GiveHost(1))
    scene.say("Ann", m.Go())  # it was her pause
    assert scene.last("Ben", m.Paused).seat == -1
    assert scene.say("Ben", m.Go()) == refusal("NOT_NOW")


@pytest.mark.parametrize("phase", ["lobby", "closing", "scored"])
def test_there_is_nothing_to_pause_where_nothing_runs(phase: str) -> None:
    scene = Scene()
    scene.seat("Ann", "Ben")
    if phase != "lobby":
        scene.set_position(RACE.replace("\n2 n 2C 6D | w 2S / JD / 7H / 9S | s 4D 9C TH | d KH 3S", ""))
        scene.round.layouts[0].nerts.clear()
        scene.do("Ann", "call")
    if phase == "scored":
        scene.wait(1000)
    assert scene.phase == phase
    assert scene.say("Ann", m.Pause()) == refusal("NOT_NOW")


def test_a_spectator_pauses_nothing() -> None:
    scene = alone()
    scene.come("Max")
    assert scene.say("Max", m.Pause()) == refusal("NO_SEAT")
    scene.say("Ann", m.Pause())
    assert scene.say("Max", m.Go()) == refusal("NOT_HOST")


# --- its end ----------------------------------------------------------------------------------------------------------


def test_a_pause_for_bots_alone_ends_when_a_second_person_sits_down() -> None:
    scene = alone()
    scene.say("Ann", m.Pause())
    scene.seat("Ben")
    assert scene.last("Ann", m.Paused).seat == -1


def test_a_pause_for_bots_alone_ends_when_a_second_person_comes_back() -> None:
    scene = Scene()
    scene.play_from(RACE, "Ann", "Ben", "Cleo")
    scene.go("Ben", "Cleo")
    scene.say("Ann", m.Pause())
    scene.wait(5000)
    assert scene.last("Ann", m.Paused).seat == 0
    scene.come("Cleo")
    assert scene.last("Ann", m.Paused).seat == -1


def test_a_pause_among_friends_goes_on_when_one_more_sits_down() -> None:
    scene = alone()
    scene.seat("Ben")
    scene.say("Ann", m.Pause())
    scene.seat("Cleo")
    assert scene.last("Ann", m.Paused).seat == 0


@pytest.mark.parametrize("how", ["stand", "removed"])
def test_whoever_leaves_his_seat_leaves_no_pause_behind(how: str) -> None:
    scene = Scene()
    scene.play_from(RACE, "Ann", "Ben", "Cleo")
    scene.say("Ann", m.Pause())
    if how == "removed":
        scene.say("Ann", m.GiveHost(1))
        scene.say("Ben", m.Remove(0))
    else:
        scene.say("Ann", m.Stand())
    assert scene.last("Ben", m.Paused).seat == -1


def test_a_reload_finds_the_pause_and_the_next_host_may_end_it() -> None:
    scene = Scene()
    scene.play_from(RACE, "Ann", "Ben", "Cleo")
    scene.say("Ann", m.Pause())
    scene.go("Ann")
    scene.wait(1000)
    scene.come("Ann")
    assert scene.last("Ann", m.State).paused == 0
    scene.go("Ann")
    scene.wait(12_000)
    scene.say("Ben", m.Go())
    assert scene.last("Ben", m.Paused).seat == -1


def test_a_phone_that_sleeps_in_a_pause_has_ten_minutes() -> None:
    """A match without people ends after one minute (B41), a paused one later; but it ends."""
    scene = alone()
    scene.say("Ann", m.Pause())
    scene.go("Ann")
    scene.wait(590_000)
    assert not scene.has_ended()
    scene.come("Ann")
    assert scene.last("Ann", m.State).paused == 0
    scene.go("Ann")
    scene.wait(620_000)
    assert scene.has_ended()
