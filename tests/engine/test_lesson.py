"""The tutorial's deal: every move that it asks for is one by the rules, whoever wins the race."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nerts.engine.move import Move
from nerts.engine.round import Round

LESSON = json.loads((Path(__file__).parents[2] / "web/src/play/lesson.json").read_bytes())
PUPIL, RIVAL = 0, 1


def start() -> Round:
    return Round.from_text("\n".join(LESSON["position"]))


def story(step: dict[str, Any], wins: bool) -> Iterator[tuple[int, str]]:
    """A step's moves as they follow each other: whose, and which."""
    for move in step.get("before", ()):
        yield RIVAL, move["move"]
    if "race" in step and not wins:
        yield RIVAL, step["race"]["move"]
        yield PUPIL, step["lost"]["move"]
        return
    for goal in step["moves"]:
        yield PUPIL, goal["move"]


def test_both_have_a_whole_pack() -> None:
    assert start().validate() == []


@pytest.mark.parametrize("wins", [True, False])
def test_every_move_is_allowed_and_the_last_one_ends_the_round(wins: bool) -> None:
    round_ = start()
    for step in LESSON["steps"]:
        for team, text in story(step, wins):
            move = Move.parse(text)
            assert round_.why_not(team, move) is None, (step["name"], text)
            round_.play(team, move)
    assert not round_.layouts[PUPIL].nerts
    assert [score.points for score in round_.scores()] == ([4, -8] if wins else [3, -7])


def test_a_race_that_was_won_leaves_the_rival_nothing() -> None:
    round_ = start()
    for step in LESSON["steps"]:
        for team, text in story(step, wins=True):
            round_.play(team, Move.parse(text))
        if "race" in step:
            assert round_.why_not(RIVAL, Move.parse(step["race"]["move"])) is not None
