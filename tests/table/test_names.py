"""B27, B40, B58: what people call themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts.table.names import NAME_LENGTH, clean_line, clean_name, distinct

HOSTILE = [
    ("  Kim  ", "Kim"),
    ("Kim\nERROR fake", "Kim ERROR fake"),
    ("\x1b[2J\x1b[31mx", "[2J[31mx"),
    ("a\x9bb\x00c\x7f", "abc"),
    ("\u202eevil\u202c", "evil"),
    ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
    ("\uff2b\uff49\uff4d", "Kim"),  # full width
    ("Z\u0335\u0335\u0335\u0335\u0335", "Z\u0335\u0335"),
    ("<img src=x onerror=alert(1)>", "<img src=x onerror=a"),  # text like any other; pages show it as text
    ("\u2028\u2029 \t", ""),
    ("", ""),
    ("Жанна", "Жанна"),
    ("ខ្មែរ", "ខ្មែរ"),
    ("x" * 500, "x" * NAME_LENGTH),
]


@pytest.mark.parametrize(("written", "shown"), HOSTILE)
def test_hostile_name_is_shown_as_plain_text(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text(max_size=300))
def test_nothing_unseen_is_left(text: str) -> None:
    for cleaned in (clean_name(text), clean_line(text)):
        assert all(unicodedata.category(char)[0] != "C" for char in cleaned)
        assert cleaned == " ".join(cleaned.split())


def test_same_nickname_is_told_apart() -> None:
    assert distinct("Sam", []) == "Sam"
    assert distinct("sam", ["Sam"]) == "sam 2"
    assert distinct("Sam", ["Sam", "Sam 2", "\uff33\uff41\uff4d 3"]) == "Sam 4"


def test_twin_of_other_letters_is_told_apart() -> None:
    assert distinct("S\u0430m", ["Sam"]) == "S\u0430m 2"
    assert distinct("\u0416\u0430\u043d\u043d\u0430", ["Sam"]) == "\u0416\u0430\u043d\u043d\u0430"


def test_same_nickname_is_told_apart_at_full_length() -> None:
    long = "x" * NAME_LENGTH
    assert distinct(long, [long]) == "x" * (NAME_LENGTH - 2) + " 2"


@given(st.lists(st.text(min_size=1, max_size=30).map(clean_name).filter(bool), max_size=15))
def test_all_shown_names_differ(names: list[str]) -> None:
    shown: list[str] = []
    for name in names:
        shown.append(distinct(name, shown))
    assert len(set(shown)) == len(shown)
