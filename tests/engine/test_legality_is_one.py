"""`why_not` is the only place that decides legality: replace it, and lists, plays, views, bots and the wire follow."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import nerts
from nerts import Code, IllegalMove, Move, Reason, Round
from nerts.bots.greedy import Memory, choose
from nerts.bots.levels import LEVELS
from nerts.engine.move import HOME
from nerts.protocol import messages as m
from tests.table.scene import Scene, refusal

POSITION = """classic
0 n 4C AS | w TS / 9C / KS / KC | s 5C 6C 7C | d 2H
1 n 2S | w KH / - / - / - | s - | d -
f AH@1"""
FORBIDDEN = Reason(Code.JOKER_ON_JOKER)
"""A code that no card could ever be refused with."""
HOME_MOVES = [Move.parse("n>f"), Move.parse("d>f1")]
SAME_COLOUR = Move.parse("w2>w1")
decide = Round.why_not


def nothing_goes_home(
    rnd: Round, team: int, move: Move, hand: int | None = None, at: int | None = None
) -> Reason | None:
    return FORBIDDEN if move.kind == HOME else decide(rnd, team, move, hand, at)


def colours_do_not_matter(
    rnd: Round, team: int, move: Move, hand: int | None = None, at: int | None = None
) -> Reason | None:
    reason = decide(rnd, team, move, hand, at)
    return None if reason is not None and reason.code == Code.WRONG_COLOUR else reason


@pytest.fixture
def rnd() -> Round:
    return Round.from_text(POSITION)


@pytest.fixture
def no_way_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "why_not", nothing_goes_home)


@pytest.fixture
def colour_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "why_not", colours_do_not_matter)


def bots_move(rnd: Round) -> Move | None:
    return choose(rnd.view(0), None, LEVELS["hard"], Memory(), random.Random(1))


def test_as_it_is(rnd: Round) -> None:
    assert all(move in rnd.legal_moves(0) for move in HOME_MOVES)
    assert bots_move(rnd) in HOME_MOVES
    assert rnd.is_stuck(0) is False
    assert SAME_COLOUR not in rnd.legal_moves(0)


@pytest.mark.usefixtures("no_way_home")
@pytest.mark.parametrize("move", HOME_MOVES)
def test_what_it_forbids_nobody_can_do(rnd: Round, move: Move) -> None:
    assert move not in rnd.legal_moves(0)
    assert move not in list(rnd.legal_moves(0))
    assert move not in list(rnd.view(0).legal_moves())
    assert rnd.view(0).why_not(move) == FORBIDDEN
    with pytest.raises(IllegalMove) as refused:
        rnd.play(0, move)
    assert refused.value.reason == FORBIDDEN


@pytest.mark.usefixtures("no_way_home")
def test_bots_and_the_stuck_search_follow(rnd: Round) -> None:
    assert bots_move(rnd) not in HOME_MOVES
    assert rnd.is_stuck(0) is True


@pytest.mark.usefixtures("no_way_home")
def test_the_wire_refuses_with_its_code() -> None:
    scene = Scene()
    scene.play_from(POSITION, "Ann", "Ben")
    before = scene.round.to_text()
    assert scene.do("Ann", "n>f") == refusal(Code.JOKER_ON_JOKER, c=1)
    assert scene.do("Ann", "d>f1") == refusal(Code.JOKER_ON_JOKER, c=2)
    assert scene.round.to_text() == before


@pytest.mark.usefixtures("colour_blind")
def test_what_it_allows_everybody_can_do(rnd: Round) -> None:
    assert SAME_COLOUR in rnd.legal_moves(0)
    rnd.play(0, SAME_COLOUR)
    scene = Scene()
    scene.play_from(POSITION, "Ann", "Ben")
    assert isinstance(scene.do("Ann", str(SAME_COLOUR)), m.Ok)
    assert scene.round.to_text().splitlines()[1] == rnd.to_text().splitlines()[1]


def test_no_other_module_refuses_a_card() -> None:
    """Outside the rules a code is only passed on; the table adds that a round is over and that a text is no move."""
    source = Path(nerts.__file__).parent
    passed_on = {"ROUND_OVER", "BAD_MOVE", "FOUNDATION_TAKEN", "NOT_YOUR_ROLE"}
    for file in sorted(source.rglob("*.py")):
        if file.relative_to(source).as_posix() not in ("engine/legality.py", "engine/jokers.py", "engine/errors.py"):
            assert set(re.findall(r"Code\.([A-Z_]+)", file.read_text())) <= passed_on, file.name
