"""docs/notation.md says what the parser does: its examples are parsed, its grammar generates only what parses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts import Move, Round
from nerts.engine.cards import card_text, parse_card

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
BLOCKS = [
    re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in re.findall(r"(?:^    .*\n)+", PAGE, re.MULTILINE)
]
MOVES = re.findall(r"`([^`]+)`", "\n".join(re.findall(r"^\| (`[^|]+) \| [^|]+ \|$", PAGE, re.MULTILINE)[:10]))


@pytest.mark.parametrize("text", MOVES)
def test_moves_of_the_page(text: str) -> None:
    assert str(Move.parse(text)) == text


def test_the_page_shows_every_kind_of_move() -> None:
    assert {Move.parse(text).kind for text in MOVES} == set(range(1, 11))


def test_the_position_of_the_page() -> None:
    position = next(block for block in BLOCKS if block.startswith("classic"))
    assert Round.from_text(position).to_text() == position.strip()


def test_the_words_of_the_state_line_are_all_there() -> None:
    words = re.findall(r"^\| `([a-z]+)[^|]*\| (team|round) \|", PAGE, re.MULTILINE)
    assert [word for word, _ in words] == [
        "stuck",
        "waiting",
        "lift",
        "fouls",
        "tick",
        "at",
        "restocked",
        "called",
        "over",
        "salt",
    ]


# --- the grammar, as the page has it ----------------------------------------------------------------------------------

rank = st.sampled_from("A23456789TJQK")
face = st.builds(str.__add__, rank, st.sampled_from("CDHS"))
identity = face | st.builds(str.__add__, rank, st.sampled_from("rb"))
card = face | st.just("*") | identity.map(lambda text: f"*={text}")
team = st.integers(0, 15).map(lambda number: f"@{number}")
pile = st.sampled_from(["n", "d", "s", *(f"w{n}" for n in range(1, 7)), "f1", "f12"])


def maybe(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.just("") | part


def joined(*parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(*parts).map("".join)


source = joined(
    pile, maybe(st.integers(2, 13).map(lambda n: f":{n}")), maybe(card.map(lambda c: f"[{c}]")), maybe(team)
)
work = st.integers(1, 6).map(lambda n: f"w{n}")
onto = joined(source, st.just(">"), work, maybe(team))
home = joined(
    source, st.just(">"), st.sampled_from(["f", "f1", "f12"]), maybe(team), maybe(face.map(lambda f: f"={f}"))
)
word = st.sampled_from(["turn", "recycle", "shift", "stuck", "call", "drop"])
move = onto | home | joined(source, st.just("_"), work) | joined(st.just("lift "), source) | word


@given(card)
def test_every_card_of_the_grammar_is_its_text(text: str) -> None:
    assert card_text(parse_card(text)) == text


@given(move)
def test_every_move_of_the_grammar_is_its_text(text: str) -> None:
    assert str(Move.parse(text)) == text
