"""Any text at all: it is refused by name, or it can be asked, played, seen, copied and written like any other."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nerts import Code, IllegalMove, InvalidText, Move, Reason, Round

RULES = [
    "classic",
    "jokers",
    "pagat",
    "partners",
    "racing_demon_strict",
    "small_table",
    "jokers, fill=kings_only, draw=2, partial_turn=on, joker_identity=while_covered",
    "quick, jokers=2, tie=first, foundation_cap=1",
    "classic, all_stuck=restock_shift, false_call_penalty=5",
]
WORDS = ["turn", "recycle", "shift", "stuck", "call", "drop"]
TIMES = [None, 0, 1, 5, 400, 5000, 10**6, 2**53]

card = st.sampled_from([rank + suit for rank in "A23456789TJQK" for suit in "SHCD"])
joker = st.sampled_from(["*", "*=7r", "*=Ab", "*=Kr", "*=5H", "*=KS", "*=AS"])
unseen = st.sampled_from(["?", "?2", "?9", "?0"])
hidden = st.lists(card | joker | unseen, max_size=6).map(lambda cards: " ".join(cards) or "-")
pile = st.lists(card | joker, max_size=6).map(lambda cards: " ".join(cards) or "-")
owned = st.builds("{}@{}".format, card | card | joker, st.sampled_from("0000001"))
suit_up = st.builds(
    lambda suit, top: " ".join(f"{rank}{suit}@0" for rank in "A23456789TJQK"[: top + 1]),
    st.sampled_from("SHCD"),
    st.integers(0, 12),
)
number = st.sampled_from(["0", "1", "5", "400", "5000", "-1", "", "x", "9" * 15, "9" * 30, "1.5", "٣", "²"])
source = st.sampled_from(["n", "d", "w1", "w1:2", "w2:3", "s", "f1", "w9", ""])
lift = st.builds("lift{}={}@{}".format, st.sampled_from(["", ".1", ".2", ".9"]), source, number)
team_word = st.sampled_from(["stuck", "waiting", "fouls=1", "fouls=-3", "bogus", "0"]) | lift
told = ["restocked", "over", "called=1 callers=0", "callers=0,1", "callers=-1", "salt=" + "ab" * 32, "salt=1"]
round_word = st.sampled_from(told)
round_word |= st.builds("{}={}".format, st.sampled_from(["tick", "at", "called"]), number)
section = st.builds("{} {}".format, st.sampled_from(["0", "1", "2", "-1", "²"]), team_word) | round_word


@st.composite
def position(draw: st.DrawFn) -> str:
    lines = [draw(st.sampled_from(RULES))]
    for team in range(draw(st.integers(1, 2))):
        work = " / ".join(draw(st.lists(pile, min_size=1, max_size=6)))
        lines.append(f"{team} n {draw(hidden)} | w {work} | s {draw(hidden)} | d {draw(hidden)}")
    foundation = suit_up | st.lists(owned, min_size=1, max_size=4).map(" ".join) | suit_up.map("x {}".format)
    lines.append("f " + (" / ".join(draw(st.lists(foundation, max_size=4))) or "-"))
    if draw(st.booleans()):
        lines.append("state: " + "; ".join(draw(st.lists(section, max_size=4))))
    return "\n".join(lines)


def any_move(rnd: Round, chance: Random) -> Move:
    """Mostly what is legal, some words and lifts, some nonsense."""
    moves = [move for team in range(len(rnd.layouts)) for move in rnd.legal_moves(team)]
    moves += [Move.parse(chance.choice(WORDS)), Move.parse(f"lift {chance.choice(['n', 'd', 'w1', 'w1:2', 'w2'])}")]
    moves += [
        Move(chance.getrandbits(47)),
        Move.parse(chance.choice(["w1:3>w2", "n>f112", "d>f=5H", "w1_w2", "n>w6"])),
    ]
    return chance.choice(moves)


def see(rnd: Round) -> None:
    written = rnd.to_text()
    assert Round.from_text(written) == rnd
    assert pickle.loads(pickle.dumps(rnd)) == copy.copy(rnd) == rnd
    assert len(rnd.scores()) == len(rnd.layouts)
    rnd.validate()
    for viewer in (None, *range(len(rnd.layouts))):
        seen = rnd.view(viewer)
        assert Round.from_text(seen.to_text()).view(viewer).to_text() == seen.to_text()
    for team in range(len(rnd.layouts)):
        rnd.is_stuck(team, 50)
        for move in rnd.legal_moves(team):
            assert move in rnd.legal_moves(team)
            assert Move.parse(str(move)) == move


def play_on(rnd: Round, chance: Random, moves: int = 25) -> None:
    for _ in range(moves):
        team, hand = chance.randrange(len(rnd.layouts)), chance.choice([None, 0, 1, 2])
        move, at = any_move(rnd, chance), chance.choice(TIMES)
        before = rnd.key()
        reason = rnd.why_not(team, move, hand, at)
        if reason is None:
            rnd.play(team, move, at, hand)
        else:
            with pytest.raises(IllegalMove):
                rnd.play(team, move, at, hand)
            assert rnd.key() == before
        see(rnd)


def try_text(text: str, chance: Random) -> None:
    try:
        rnd = Round.from_text(text)
    except InvalidText as error:
        assert str(error)  # noqa: PT017  it may as well be read
        return
    see(rnd)
    play_on(rnd, chance)
    play_on(Round.from_text(rnd.view(0).to_text()), chance, 10)


@settings(max_examples=250, deadline=None)
@given(position(), st.integers(0, 2**32))
def test_any_position_is_refused_or_played(text: str, seed: int) -> None:
    try_text(text, Random(seed))


@settings(max_examples=200)
@given(st.text(max_size=200) | st.text("0123456789AKQTJ*?=|/-@nwsdfx:;SHCD \n\r\t\u2028\x1c", max_size=200))
def test_any_text_is_refused_or_played(text: str) -> None:
    try_text(text, Random(1))
    try_text(f"classic\n0 n - | w - | s - | d -\nf -\nstate: {text}", Random(2))


def test_an_unseen_card_stays_where_it_is() -> None:
    """Turned up in a view, where nobody has told what it is; a joker would stand for a rank that there is not."""
    rnd = Round.from_text("jokers\n0 n - | w * / - / - / - | s 2S 3S 4S | d -\nf -").view(None).censored()
    rnd.play(0, Move.parse("turn"))
    assert rnd.why_not(0, Move.parse("d>w2")) == Reason(Code.CARD_BURIED)
    assert rnd.why_not(0, Move.parse("d_w1")) == Reason(Code.CARD_BURIED)


def test_the_last_number_of_a_foundation_is_not_passed() -> None:
    full = " / ".join(["AS@0"] * 112)
    rnd = Round.from_text(f"classic\n0 n AH | w - | s - | d -\nf {full}")
    assert rnd.why_not(0, Move.parse("n>f")) == Reason(Code.NO_SUCH_PILE)
    assert [str(move) for move in rnd.legal_moves(0)] == ["n>w1", "stuck"]


TOO_MUCH = {
    "no more than 54 cards": "0 n ?30 | w - | s ?25 | d -\nf -",
    "no work pile beyond the ace": "0 n - | w KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS KH | s - | d -\nf -",
    "no unseen card on a work pile": "0 n - | w ? | s - | d -\nf -",
    "no 113th foundation": "0 n - | w - | s - | d -\nf " + " / ".join(["AS@0"] * 113),
    "no second x": "0 n - | w - | s - | d -\nf x AS@0 x KS@0",
    "no second state": "0 n - | w - | s - | d -\nf -\nstate: tick=1\nstate: tick=2",
    "nothing in two ways": "0 n - | w - | s - | d -\nf -\nstate: tick=1; tick=2",
    "nobody of two hands": "0 n 5S | w - | s - | d -\nf -\nstate: 0 lift=n@1 lift=n@2",
}


@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_can_lead_nowhere_is_not_read(text: str) -> None:
    with pytest.raises(InvalidText, match="line"):
        Round.from_text(f"classic\n{text}")


@pytest.mark.parametrize("state", ["tick=5 called=6 callers=0", "tick=5 at=6", "0 lift=n@6; tick=5"])
def test_a_time_that_has_not_come_is_odd(state: str) -> None:
    rnd = Round.from_text(f"classic\n0 n 5S | w - | s - | d -\nf AS@0\nstate: {state}")
    assert rnd.validate()[-1] == "something happened after 5 ms, the latest time the round has seen"


def test_what_a_partner_took_is_in_no_hand_and_the_position_can_be_read() -> None:
    rnd = Round.from_text("partners\n0 n - | w 9S 8H / TH / - / - | s - | d -\nf -")
    rnd.play(0, Move.parse("lift w1:2"), at=0, hand=0)
    rnd.play(0, Move.parse("w1>w3"), at=5000, hand=2)
    assert rnd.layouts[0].hands == {}
    assert Round.from_text(rnd.to_text()) == rnd
