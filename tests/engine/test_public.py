"""The library's face, to somebody who gets everything wrong: a named error each time, and nothing has changed."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nerts
from nerts import (
    BadArgument,
    Code,
    IllegalMove,
    InvalidText,
    Match,
    Move,
    Reason,
    Round,
    RoundScore,
    Rules,
    RulesError,
    View,
)
from nerts.engine.deal import commitment
from nerts.engine.move import HOME, NEW, WORK
from nerts.engine.perft import divide, perft, product, unique
from nerts.engine.record import BrokenRecord, verify
from tests.engine import walks

NAMED = (BadArgument, InvalidText, IllegalMove)
SEED = bytes(range(32))
WRONG: list[Any] = [
    *(-1, 2, 99, 2**64, -(2**64), 10**5000, 1.5, float("nan"), True, None, "", "0", "n>w1", b"", b"x" * 31, b"x" * 33),
    *([], [13], [13, 13, 13], [1, 1], [99, 99], ["13", "13"], (), {}, {"a": 1}, object(), Rules, Move, Round, len),
    *(Move(2**200), Move(-1), Move(15), Move(0), Move(WORK | 1 << 4 | 2 << 11), Move(HOME | 63 << 22 | NEW << 11)),
]


def wander(rnd: Round, moves: int) -> None:
    """So many moves by chance."""
    for _ in walks.play(rnd, random.Random(5), moves):
        continue


def played() -> Round:
    rnd = Round.deal(Rules.preset("jokers"), 2, SEED)
    wander(rnd, 60)
    return rnd


def calls(rnd: Round, match: Match, view: View) -> Iterator[tuple[str, Callable[..., Any], list[Any]]]:
    """Everything that is public, with good arguments."""
    move = next(iter(rnd.legal_moves(0)))
    yield "Round.deal", Round.deal, [Rules(), 2, SEED, [13, 13]]
    yield "Round.from_text", Round.from_text, [rnd.to_text()]
    yield "why_not", rnd.why_not, [0, move, 0, 10**6]
    yield "legal_moves", lambda *args: list(rnd.legal_moves(*args)), [0, 0]
    yield "legal_moves.count", lambda *args: rnd.legal_moves(*args).count(), [0]
    yield "in legal_moves", lambda move: move in rnd.legal_moves(0), [move]
    yield "play", lambda *args: rnd.copy().play(*args), [0, move, 10**6, 0]
    yield "is_stuck", rnd.is_stuck, [0, 100]
    yield "view", rnd.view, [0]
    yield "airborne", rnd.airborne, [0]
    yield "Match", Match, [Rules(), 2]
    yield "add_round", lambda *args: copy.deepcopy(match).add_round(*args), [rnd.scores()]
    yield "Move.of", Move.of, [WORK, 0, 1, 1, 0]
    yield "Move.parse", Move.parse, ["n>w1"]
    yield "naming", lambda card: move.naming(card), [5]
    yield "Rules.preset", Rules.preset, ["classic"]
    yield "Rules.parse", Rules.parse, ["classic, jokers=2"]
    yield "work_piles_for", Rules().work_piles_for, [2]
    yield "nerts_for", Rules(nerts_by_team=(11, 12)).nerts_for, [0]
    yield "commitment", commitment, [SEED]
    yield "verify", verify, ["nerts 1"]
    for counting in (perft, unique, divide, product):
        yield counting.__name__, lambda depth, counting=counting: counting(rnd, depth), [1]
    for name in ("nerts_left", "nerts_top", "work", "waste_top", "waste", "stock_left", "is_marked", "is_waiting"):
        yield f"view.{name}", getattr(view, name), [1]
    yield "view.waiting", view.waiting, [5]
    yield "view.why_not", view.why_not, [move, 0]
    yield "view.legal_moves", lambda hand: list(view.legal_moves(hand)), [0]


DEEP = ("perft", "unique", "divide", "product")
RND = played()
MATCH = Match(Rules(), 2)
CALLS = list(calls(RND, MATCH, RND.view(0)))


@pytest.mark.parametrize(("name", "call", "good"), CALLS, ids=[name for name, _, _ in CALLS])
def test_a_wrong_argument_gets_a_named_error_and_changes_nothing(
    name: str, call: Callable[..., Any], good: list[Any]
) -> None:
    before, sheet = RND.key(), copy.deepcopy(MATCH.__dict__)
    for place in range(len(good)):
        for wrong in WRONG:
            if name in DEEP and isinstance(wrong, int) and wrong > 1:
                continue  # it would only take long
            arguments = [*good[:place], wrong, *good[place + 1 :]]
            with suppress(*NAMED):
                call(*arguments)
            assert RND.key() == before
            assert MATCH.__dict__ == sheet


def test_every_public_method_is_tried() -> None:
    """A new one has to be added to `calls`, or take no arguments."""
    tried = {name.rpartition(".")[2] for name, _, _ in CALLS}
    for kind in (Round, Match, View):
        for name, method in inspect.getmembers(kind, inspect.isroutine):
            if name.startswith("_") or name in ("push", "key"):
                continue
            takes = [p for p in inspect.signature(method).parameters.values() if p.name not in ("self", "cls")]
            assert not takes or name in tried, f"{kind.__name__}.{name}"
    assert {"Round", "Match", "Move", "Rules", "View"} <= set(nerts.__all__)


@pytest.mark.parametrize("team", [-1, -2, 2, 3, 16, 99, True, None, 0.0, "0"])
def test_no_other_team_plays_in_place_of_one_that_is_not_there(team: Any) -> None:
    rnd = RND.copy()
    with pytest.raises(BadArgument, match="team"):
        rnd.play(team, Move.parse("turn"))
    with pytest.raises(BadArgument, match="team"):
        rnd.legal_moves(team)
    if team is not None:
        with pytest.raises(BadArgument, match="team"):
            rnd.view(team)
    assert rnd == RND


@settings(max_examples=300)
@given(st.integers(0, 2**47) | st.integers(-(2**70), 2**70), st.integers(0, 1))
def test_any_int_is_a_move_or_is_refused(code: int, team: int) -> None:
    """Whatever its bits; and what is played is what its text says."""
    rnd = RND.copy()
    move = Move(code)
    str(move)
    try:
        rnd.play(team, move, at=10**6)
    except IllegalMove:
        assert rnd.to_text() == RND.to_text()
    else:
        again = RND.copy()
        if move.is_sound:  # a word may carry bits that mean nothing
            again.play(team, Move.parse(str(move)), at=10**6)
            assert again == rnd


def test_a_move_of_no_cards_moves_none() -> None:
    rnd = Round.from_text("classic\n0 n 2H | w 9S 8H / TH / - / - | s - | d -\nf -")
    with pytest.raises(BadArgument, match="count"):
        Move.of(WORK, 1, 2, count=0)
    assert rnd.why_not(0, Move(WORK | 1 << 4 | 2 << 11)) == Reason(Code.BAD_MOVE)


@pytest.mark.parametrize(
    "nerts", [[], [13], [13, 13, 13], [4, 13], [22, 13], [13, 13.0], [True, 13], "13", {13: 13, 12: 12}]
)
def test_a_deal_with_other_piles_than_teams_is_none(nerts: Any) -> None:
    with pytest.raises(BadArgument, match="nerts"):
        Round.deal(Rules(), 2, SEED, nerts)


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33), "x" * 32, None, 5, bytearray(32), [0] * 32])
def test_a_seed_has_32_bytes(seed: Any) -> None:
    with pytest.raises(BadArgument, match="seed"):
        Round.deal(Rules(), 2, seed)


STATES = """
called=5 callers=-1 | called=5 callers=2 | called=5 callers=0,0 | called=-5 callers=0 | called=5 | callers=0
0 fouls=-3 | 0 fouls=x | 0 fouls= | 0 lift=n@-5 | 0 lift=n@ | 0 lift=s@5 | 0 lift=f1@5 | 0 lift=w9@5 | 0 lift=w1:9@5
0 lift=n:2@5 | 0 lift.3=n@5 | 0 lift.-1=n@5 | 0 lift.x=n@5 | 0 liftn@5 | 9 stuck | -1 stuck | 0 unknown | unknown=5
tick=-1 | tick=x | tick=99999999999999999999 | tick=1_000 | tick=\u0663 | at=1,2,3 | at=-7 | salt=00 | salt=zz
0 lift=d@5""".replace("\n", " | ").split(" | ")[1:]


@pytest.mark.parametrize("state", STATES)
def test_a_state_that_cannot_be_is_named_with_its_line(state: str) -> None:
    text = f"classic\n0 n 2H | w 9S 8H / TH / - / - | s - | d -\n1 n 2H | w - | s - | d -\nf AH@0\nstate: {state}"
    with pytest.raises(InvalidText, match="line 5"):
        Round.from_text(text)


# --- copying ----------------------------------------------------------------------------------------------------------

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


@pytest.mark.parametrize("again", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copied_round_is_the_same_and_independent(again: Callable[[Round], Round]) -> None:
    other = again(RND)
    assert other == RND
    assert other.to_text() == RND.to_text()
    before = RND.to_text()
    wander(other, 30)
    assert RND.to_text() == before
    assert other != RND


VALUES = [
    *(Rules.preset("toad"), Move.parse("w1:3[9H]>w4"), Reason(Code.FOUNDATION_TAKEN, 43), RND.scores()[0]),
    *(BadArgument("team", "no"), InvalidText("no"), RulesError("jokers", "no"), BrokenRecord(3, "no")),
    IllegalMove(Reason(Code.WRONG_RANK), "n>w1"),
]


@pytest.mark.parametrize("again", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("value", VALUES, ids=[type(value).__name__ for value in VALUES])
def test_a_copied_value_is_the_same(value: Any, again: Callable[[Any], Any]) -> None:
    other = again(value)
    assert type(other) is type(value)
    assert str(other) == str(value)
    assert isinstance(value, Exception) or other == value
    assert getattr(other, "__dict__", None) == getattr(value, "__dict__", None)


@pytest.mark.parametrize("again", COPIES[1:], ids=["deepcopy", "pickle"])
def test_a_copied_match_is_independent(again: Callable[[Match], Match]) -> None:
    match = Match(Rules(), 2)
    other = again(match)
    other.add_round([RoundScore(0, 5, 0, 0, 5, False), RoundScore(1, 5, 0, 0, 3, False)])
    assert (match.rounds, match.totals) == ([], [0, 0])
