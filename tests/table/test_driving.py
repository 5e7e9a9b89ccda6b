"""Bots' hands at the table."""

from __future__ import annotations

from nerts.protocol import messages as m
from nerts.table import rounds
from nerts.table.timing import Timing
from tests.table.scene import Scene

HANDS = """classic
0 n - | w KS / KH / KD / KC | s - | d -
1 n KC AD | w KS / KH / KD / QC | s - | d -
f -"""
LEFT = """classic
0 n KC AD | w KS / KH / KD / QC | s - | d -
1 n 9C | w - / - / - / - | s - | d -
f -"""


def test_a_bots_card_that_was_lifted_before_the_call_lands_after_it() -> None:
    """A29: bots lift, travel and land like people."""
    scene = Scene(seed=3)
    scene.come("Ann")
    scene.say("Ann", m.Sit("Ann"))
    scene.say("Ann", m.AddBot("hard"))
    scene.set_position(HANDS)
    rounds.wake_bots(scene.table.room)
    while not scene.round.layouts[1].hands:
        scene.wait(10)
    scene.do("Ann", "call")
    assert scene.phase == "closing"
    scene.wait(1000)
    assert scene.phase in ("scored", "over")
    assert [len(pile) for pile in scene.round.foundations] == [1]
    assert [moved.move for moved in scene.all("Ann", m.Moved)] == ["lift n", "call", "n>f"]


def test_a_bot_puts_down_what_somebody_else_has_left_in_the_hand() -> None:
    """Whoever stands in for a player gets the hand as it is, and frees it (R14)."""
    scene = Scene(timing=Timing(shown_away=100))
    scene.play_from(LEFT, "Ann", "Ben")
    scene.say("Ann", m.SetOption("standin", "on"))
    scene.do("Ann", "lift w4")
    scene.go("Ann")
    scene.wait(20_000)
    assert [len(pile) for pile in scene.round.foundations] == [1]
