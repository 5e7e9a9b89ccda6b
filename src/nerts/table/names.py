"""What people write, made fit to be shown beside other people's words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

NAME_LENGTH = 20
LINE_LENGTH = 200
MARKS = 2
"""Combining marks that one letter may carry; more is a smear over the neighbours."""


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
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
