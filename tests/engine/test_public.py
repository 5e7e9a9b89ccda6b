"""The library's face, to somebody who gets everything wrong: a named error each time, and nothing has changed."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from functools import partial
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
from nerts.engine.move import HOME, NEW, WORK, is_sound
from nerts.engine.moves import LegalMoves
from nerts.engine.record import BrokenRecord
from nerts.engine.rules import OPTIONS
from tests.engine.surface import RND, SEED, Call, every, good, wander

NAMED = (BadArgument, InvalidText, IllegalMove)
WRONG: list[Any] = [
    *(-1, 2, 99, 2**64, -(2**64), 1.5, float("nan"), True, None, "", "0", "n>w1", b"", b"x" * 31, b"x" * 33),
    *([], [13], [13, 13, 13], [1, 1], [99, 99], ["13", "13"], (), {}, {"a": 1}, object(), Rules, Move, Round, len),
    *(Move(2**200), Move(-1), Move(15), Move(0), Move(WORK | 1 << 4 | 2 << 11), Move(HOME | 63 << 22 | NEW << 11)),
    *(
        RND,
        RND.view(0),
        RND.legal_moves(0),
        RND.layouts[0],
        Rules(),
        Reason(Code.BAD_MOVE),
        "\udcff\x00",
        "classic\nf -",
    ),
]
CALLS = every()


def huge(ten: int) -> int:
    """A number that Python itself will not write."""
    return ten**5000


def unlike_any(parameter: inspect.Parameter) -> st.SearchStrategy[Any]:
    """Values that a parameter of that name would hardly be given."""
    plain = st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=40) | st.none() | st.booleans()
    some = (
        st.sampled_from(WRONG) | plain | st.lists(plain, max_size=3) | st.tuples(plain) | st.dictionaries(plain, plain)
    )
    if parameter.kind is parameter.VAR_KEYWORD:
        return st.dictionaries(st.sampled_from([*OPTIONS, "bogus", "base"]), some, min_size=1, max_size=3)
    if parameter.name == "depth":  # that would only take long
        return some.filter(lambda value: not isinstance(value, int) or not 2 < value <= 1000)
    return some


def given_to(call: Call, arguments: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    keywords: dict[str, Any] = {}
    places = []
    for parameter in call.parameters:
        value = arguments[parameter.name]
        if parameter.kind is parameter.VAR_KEYWORD:
            keywords = {name: what for name, what in value.items() if name not in arguments}
        elif parameter.kind is not parameter.VAR_POSITIONAL:
            places.append(value)
    return places, keywords


def outcome(thing: Any, call: Call, arguments: dict[str, Any]) -> None:
    """Call it; whatever comes back is looked at as well, for much is lazy."""
    places, keywords = given_to(call, arguments)
    found = call.of(thing)(*places, **keywords)
    str(found), repr(found)
    if isinstance(found, LegalMoves):
        found.count()


def state_of(thing: Any) -> Any:
    if isinstance(thing, View):
        return thing.to_text()
    return thing.key() if isinstance(thing, Round) else copy.deepcopy(getattr(thing, "__dict__", repr(thing)))


@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_wrong_argument_gets_a_named_error_and_changes_nothing(call: Call, data: st.DataObject) -> None:
    names = [parameter.name for parameter in call.parameters]
    wrong = data.draw(st.sets(st.sampled_from(names), min_size=1)) if names else set()
    arguments = {p.name: data.draw(unlike_any(p)) if p.name in wrong else good(p) for p in call.parameters}
    thing, before = call.make(), RND.key()
    state = state_of(thing)
    refused = False
    try:
        outcome(thing, call, arguments)
    except NAMED:
        refused = True
    assert not refused or state_of(thing) == state
    assert RND.key() == before


def test_everything_that_is_exported_is_tried() -> None:
    names = {call.name for call in CALLS}
    errors = {name for name in nerts.__all__ if name.endswith(("Argument", "Text", "Error", "IllegalMove"))}
    assert set(nerts.__all__) - errors <= names
    assert {"Round.play", "View.waste", "Match.add_round", "Rules.but", "LegalMoves.__contains__", "verify"} <= names
    assert len(names) > 50


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
        if is_sound(move):
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


def pickled(value: Any, protocol: int) -> Any:
    return pickle.loads(pickle.dumps(value, protocol))


COPIES: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy} | {
    f"pickle {protocol}": partial(pickled, protocol=protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
}
every_way = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


@every_way
def test_a_copied_round_is_the_same_and_independent(again: Callable[[Round], Round]) -> None:
    other = again(RND)
    assert other == RND
    assert other.to_text() == RND.to_text()
    before = RND.to_text()
    wander(other, 30)
    assert RND.to_text() == before
    assert other != RND


VALUES = [
    *(
        Rules.preset("toad"),
        Move.parse("w1:3[9H]>w4"),
        Reason(Code.FOUNDATION_TAKEN, 43),
        RND.scores()[0],
        Code.BAD_MOVE,
    ),
    *(BadArgument("team", "no"), InvalidText("no"), RulesError("jokers", "no"), BrokenRecord(3, "no")),
    *(IllegalMove(Reason(Code.WRONG_RANK), "n>w1"), Match(Rules.preset("toad"), 3), RND.view(1), RND.view(None)),
]


@every_way
@pytest.mark.parametrize("value", VALUES, ids=[type(value).__name__ for value in VALUES])
def test_a_copied_value_is_the_same(value: Any, again: Callable[[Any], Any]) -> None:
    other = again(value)
    assert type(other) is type(value)
    if isinstance(value, Exception):
        assert (str(other), vars(other), other.args) == (str(value), vars(value), value.args)
    else:
        assert other == value


@every_way
def test_a_copied_match_is_independent(again: Callable[[Match], Match]) -> None:
    match = Match(Rules(), 2)
    other = again(match)
    other.add_round([RoundScore(0, 5, 0, 0, 5, False), RoundScore(1, 5, 0, 0, 3, False)])
    assert (match.rounds, match.totals) == ([], [0, 0])
    assert other != match


@every_way
def test_a_copied_view_holds_nothing_unseen_and_stays_as_it_is(again: Callable[[View], View]) -> None:
    rnd = RND.copy()
    view = rnd.view(0)
    picture = again(view)
    seen = view.to_text()
    assert picture.to_text() == seen
    wander(rnd, 30)
    assert picture.to_text() == seen != view.to_text()
    unseen = Round.deal(Rules(), 2, SEED)
    assert all(text not in repr(again(unseen.view(0))._round) for text in (unseen.to_text().splitlines()[2],))
