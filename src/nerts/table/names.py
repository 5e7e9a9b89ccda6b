"""What people write, made fit to be shown beside other people's words: nothing that cannot be seen, nothing that
smears, and no two names at a table that look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import count
from typing import Final

import regex
from confusable_homoglyphs import confusables

NAME_LENGTH: Final = 20
"""Letters as a reader counts them: what is one picture, or one letter with its marks, is one."""
LINE_LENGTH: Final = 200
MARKS: Final = 2
"""Accents that one letter may carry; more is a smear over the neighbours. Vowels that are written as marks are none."""
LETTER_POINTS: Final = 12
"""Code points of one letter at most: a family of four is seven."""

_LETTERS: Final = regex.compile(r"\X")
_UNSEEN: Final = regex.compile(r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\U0001D159]")
"""Controls, formats (direction, zero width), fillers, and two symbols that are blank."""
_JOINS: Final = regex.compile(
    r"(?<=[\p{Extended_Pictographic}\uFE0F\U0001F3FB-\U0001F3FF])\u200D(?=\p{Extended_Pictographic})"
    r"|(?<=[\p{Indic_Syllabic_Category=Virama}\p{Indic_Syllabic_Category=Invisible_Stacker}])[\u200C\u200D]"
    r"|(?<=[\p{Extended_Pictographic}0-9#*])\uFE0F"
)
"""What joins is unseen as well, but without it these are other letters."""
_VISIBLE: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_ACCENTS: Final = regex.compile(r"[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]")


def clean_name(text: str) -> str:
    """A name on one line without anything unseen; empty if nothing is left that can be seen."""
    return _clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """A chat line, likewise."""
    return _clean(text, LINE_LENGTH)


def _clean(text: str, length: int) -> str:
    plain = unicodedata.normalize("NFKC", text[: length * LETTER_POINTS])
    spaced = "".join(" " if char.isspace() else char for char in plain)
    letters = [_calm(letter) for letter in _LETTERS.findall(_seen(spaced)) if letter == " " or _VISIBLE.search(letter)]
    return _cut(" ".join("".join(letters).split()), length).strip()


def _seen(text: str) -> str:
    kept = {match.start() for match in _JOINS.finditer(text)}
    return "".join(char for i, char in enumerate(text) if i in kept or not _is_unseen(char))


def _is_unseen(char: str) -> bool:
    return unicodedata.category(char)[0] == "C" or _UNSEEN.match(char) is not None


def _calm(letter: str) -> str:
    """A letter without more accents than it can bear."""
    kept: list[str] = []
    for char in letter[:LETTER_POINTS]:
        if not _ACCENTS.match(char) or sum(bool(_ACCENTS.match(k)) for k in kept) < MARKS:
            kept.append(char)
    return "".join(kept)


def _cut(text: str, length: int) -> str:
    return "".join(_LETTERS.findall(text)[:length])


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, numbered if somebody's looks like it (people are told apart by seat; this is for the eye)."""
    used = {look for other in taken for look in looks(other)}
    if not looks(name) & used:
        return name
    numbered = (_numbered(name, number) for number in count(2))
    return next(candidate for candidate in numbered if not looks(candidate) & used)


def _numbered(name: str, number: int) -> str:
    suffix = f" {number}"
    return _cut(name, NAME_LENGTH - len(suffix)).rstrip() + suffix


def looks(name: str) -> frozenset[str]:
    """What a hasty eye may read: two names are alike if they have a look in common. Capital and small letters are the
    same to it, I and l, 0 and O, rn and m, and letters of other scripts with the same shape (Unicode UTS 39)."""
    plain = unicodedata.normalize("NFKC", name).replace(" ", "")
    return frozenset(_skeleton(form).casefold() for form in (plain, plain.casefold(), plain.upper()))


def _skeleton(text: str) -> str:
    return "".join(_prototype(char) for char in unicodedata.normalize("NFD", text))


@cache
def _prototype(char: str) -> str:
    """The letter that stands for all that look like it."""
    alike = confusables.confusables_data.get(char, [])
    if len(alike) != 1:
        return char  # it looks like nothing else, or it is what others look like
    other = str(alike[0]["c"])
    is_pair = len(confusables.confusables_data.get(other, [])) <= 1
    return min(char, other) if is_pair else other
