"""The drills: what the engine says of each position, and where they come from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nerts.engine.move import HOME, Move
from nerts.engine.round import Round
from tests.vectors import drills

DRILLS = json.loads(drills.FILE.read_text())


def test_they_are_positions_of_the_golden_rounds() -> None:
    assert list(drills.drills()) == DRILLS


def test_there_are_enough_that_two_runs_differ() -> None:
    assert len(DRILLS) >= 50


@pytest.mark.parametrize("drill", DRILLS)
def test_the_answers_are_all_the_cards_that_can_go_home(drill: dict[str, Any]) -> None:
    position = Round.from_text("\n".join(drill["position"]))
    moves = [move for move in position.legal_moves(drill["team"]) if move.kind == HOME]
    assert drill["answers"] == sorted(map(str, moves))
    assert drill["open"] > 2000
    for text in drill["answers"]:
        after = Round.from_text("\n".join(drill["position"]))
        after.play(drill["team"], Move.parse(text))
