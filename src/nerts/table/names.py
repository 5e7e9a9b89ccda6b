"""What people write, made fit to be shown beside other people's words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

NAME_LENGTH = 20
LINE_LENGTH = 200
MARKS = 2
"""Combining marks that one letter may carry; more is a smear over the neighbours."""

TWINS = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u0432\u043a\u043c\u043d\u0442\u03bf\u03b1\u03b9\u03ba\u03bd\u03c1\u03c4\u03c5\u03c7",
    "aeopcyxijshdbkmhtoaikvptux",
)
"""Cyrillic and Greek letters that look Latin: names that differ only in such letters are told apart by a number."""


def clean_name(text: str) -> str:
    """A name on one line without anything unseen; empty if nothing is left."""
    return _clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """A chat line, likewise."""
    return _clean(text, LINE_LENGTH)


def _clean(text: str, length: int) -> str:
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFKC", text))
    return " ".join(_cut(_seen(spaced), length).split())


def _seen(text: str) -> str:
    # C* are control, format (bidi, zero width), surrogate, private and unassigned; Zl and Zp break lines.
    return "".join(char for char in text if unicodedata.category(char)[0] != "C")


def _cut(text: str, length: int) -> str:
    kept: list[str] = []
    letters = marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        letters += marks == 0
        if letters > length:
            break
        if marks <= MARKS:
            kept.append(char)
    return "".join(kept)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, numbered if somebody has it already (people are told apart by seat; this is for the eye)."""
    used = {_look(other) for other in taken}
    if _look(name) not in used:
        return name
    for number in range(2, len(used) + 3):
        suffix = f" {number}"
        candidate = _cut(name, NAME_LENGTH - len(suffix)).rstrip() + suffix
        if _look(candidate) not in used:
            return candidate
    raise AssertionError("more numbers than names")


def _look(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "").translate(TWINS)
