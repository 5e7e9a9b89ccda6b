"""Marks and waiting at a table: who is marked when, and who may shift (R38-R40, A24, A25)."""

from __future__ import annotations

from nerts import Round, Rules
from nerts.protocol import messages as m
from nerts.table import rounds
from tests.table.scene import Scene

SLOWLY = """classic, stuck_quiet_s=5
0 n KC | w KS / KH / KD / 9C | s - | d -
1 n KC | w KS / KH / KD / 9C | s - | d 8C
f -"""


def test_the_quiet_time_counts_for_each_team_by_itself() -> None:
    """A mark that comes by itself and brings the new stock is no reason to mark the others in the same instant."""
    scene = Scene()
    scene.play_from(SLOWLY, "Ann", "Ben")
    scene.do("Ben", "stuck")
    scene.wait(4900)
    assert not any(isinstance(heard, m.Restocked) for heard in scene.heard["Ann"])
    scene.wait(1100)
    assert [type(heard) for heard in scene.heard["Ann"] if isinstance(heard, m.Restocked)] == [m.Restocked]
    assert not any(layout.stuck for layout in scene.round.layouts)
    scene.wait(3500)
    assert not any(layout.stuck for layout in scene.round.layouts)
    scene.wait(2000)
    assert scene.phase == "scored"  # R40: nobody has to say a word


def test_whoever_moves_has_his_own_quiet_time() -> None:
    scene = Scene()
    scene.play_from(SLOWLY, "Ann", "Ben")
    scene.wait(4000)
    scene.do("Ben", "recycle")
    scene.wait(2000)
    assert [layout.stuck for layout in scene.round.layouts] == [True, False]


def test_what_one_does_between_work_piles_can_leave_nothing() -> None:
    """The nine fixes the joker, which might have gone home as an ace: the answer of before holds no longer."""
    scene = Scene()
    scene.play_from(
        "jokers, stuck_quiet_s=3\n0 n KC | w * / TC 9H / KS / KH | s - | d -\n1 n AD | w KS | s - | d -\nf -",
        "Ann",
        "Ben",
    )
    assert scene.say("Ann", m.Hint()) == m.Hinted("moves")
    scene.do("Ann", "w2>w1")
    assert scene.say("Ann", m.Hint()) == m.Hinted("nothing")
    scene.wait(4000)
    assert scene.round.layouts[0].stuck


def test_a_landing_begins_everybodys_quiet_time_anew() -> None:
    scene = Scene()
    scene.play_from(SLOWLY.replace("9C | s - | d 8C", "AC | s - | d 8C"), "Ann", "Ben")
    scene.wait(4500)
    scene.do("Ben", "w4>f")
    scene.wait(2000)
    assert not any(layout.stuck for layout in scene.round.layouts)
    scene.wait(4000)
    assert scene.round.layouts[0].stuck


def test_a_slow_player_shifts_beside_three_fast_bots() -> None:
    """A mark lives a second there; the waiting does not end with others' plays (A24)."""
    scene = Scene(seed=5)
    own = "0 n KC | w KS / KH / KD / 9C | s 8C 7C 6C 5C 4C 3C | d -"
    full = Round.deal(Rules(), 4, bytes([9]) * 32).to_text().splitlines()
    scene.come("Ann")
    scene.say("Ann", m.Sit("Ann"))
    for _ in range(3):
        scene.say("Ann", m.AddBot("hard"))
    scene.say("Ann", m.SetOption("pace", "fast"))
    scene.set_position("\n".join([full[0], own, *full[2:]]))
    rounds.wake_bots(scene.table.room)
    scene.do("Ann", "stuck")
    others = 0
    for shift in range(3):
        before = len(scene.all("Ann", m.Moved))
        while not any(">f" in moved.move for moved in scene.all("Ann", m.Moved)[before:]):
            scene.wait(500)
        others += len(scene.all("Ann", m.Moved)) - before
        assert not scene.round.layouts[0].stuck
        assert isinstance(scene.do("Ann", "shift"), m.Ok), shift
    assert others > 3
    assert scene.phase == "playing"
