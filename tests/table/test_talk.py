"""Reactions and chat."""

import pytest

from nerts.protocol import messages as m
from tests.table.scene import Scene, refusal


@pytest.fixture
def scene() -> Scene:
    scene = Scene()
    scene.seat("Ann", "Ben")
    return scene


def test_everybody_hears_a_line_as_plain_text(scene: Scene) -> None:
    """B27"""
    scene.say("Ann", m.Chat("hi\x1b[31m\nERROR\u202e <b>x</b>"))
    assert scene.last("Ben", m.Said).text == "hi[31m ERROR <b>x</b>"


def test_line_of_nothing_is_refused(scene: Scene) -> None:
    assert scene.say("Ann", m.Chat(" \u200b ")) == refusal("BAD_VALUE")


def test_host_may_switch_chat_off(scene: Scene) -> None:
    scene.say("Ann", m.SetOption("chat", "off"))
    assert scene.say("Ben", m.Chat("hi")) == refusal("CHAT_OFF")
    assert isinstance(scene.say("Ben", m.React(1)), m.Reacted)


@pytest.mark.parametrize("message", [m.Chat("hi"), m.React(3)])
def test_talk_has_a_rate(scene: Scene, message: m.ToServer) -> None:
    answers = [scene.say("Ben", message) for _ in range(6)]
    assert answers[5] == refusal("TOO_FAST")
    scene.wait(2000)
    assert scene.say("Ben", message) != refusal("TOO_FAST")


@pytest.mark.parametrize("kind", [-1, 12, 2**53])
def test_picture_that_is_not_there(scene: Scene, kind: int) -> None:
    assert scene.say("Ann", m.React(kind)) == refusal("BAD_VALUE")
