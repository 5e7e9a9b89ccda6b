from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts import InvalidText, Move

TEXTS = """
n>w2  d>w3  w1>w4  w1:3>w4  w1>f2  n>f  d>f2=5H  n_w2  d_w2  w3_w2  turn  recycle  shift  stuck  call  drop
n[5H]>f2  w1:13[KS]>w4  d[*]>w6  w2[*=7r]>w1  w2[*=7H]>f1=7H  f1>w2  s>w3  d@1>w1  n>w1@15  n>f112
lift_n  lift_d  lift_w2:3  lift_w2:2[9H]
""".replace("lift_", "lift~").split()
TEXTS = [text.replace("~", " ") for text in TEXTS]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_its_text(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert eval(repr(move)) == move


def test_one_card_needs_no_count() -> None:
    assert str(Move.parse("w1:1>w2")) == "w1>w2"


NO_MOVES = [
    *("n", "n>", ">w1", "n>n", "n>d", "n>s", "n>w7", "n>w0", "w7>w1", "w1:14>w2", "w1:0>w2", "n>f0", "n>f113", "n_f1"),
    *("n>w1=5H", "n>f1=5x", "n>f1=", "N>W1", "lift", "liftn", "n>w1@16", "n[]>w1", "n[XX]>w1", "n[5H>w1"),
    *("\u0663>w1", "w\uff11>w2", "n@\u0661>w1", "n>f1\u0661"),  # digits of other scripts
    *("n[?]>w1", "lift n[?]"),  # nobody can mean a card that he does not know
]


@pytest.mark.parametrize("text", ["", "n >w1", "lift  n", "turn ", "n>w1\n", "x" * 5000, *NO_MOVES])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        Move.parse(text)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    try:
        move = Move.parse(text)
    except InvalidText:
        return
    assert Move.parse(str(move)) == move


def test_a_joker_is_named_whatever_it_stands_for() -> None:
    assert Move.parse("w1[*]>w2").named == Move.parse("w1>w2").naming(1024).named
