"""What people write, made fit to be shown beside other people's words: nothing that cannot be seen, nothing that
smears, and no two names at a table that look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import count

import regex
from confusable_homoglyphs import confusables

from nerts.protocol.messages import LINE_LENGTH as LINE_LENGTH
from nerts.protocol.messages import NAME_LENGTH as NAME_LENGTH

LETTER_POINTS = 12
"""Code points of one letter at most, so that a name has an end in bytes too; a family of four is seven."""
ACCENTS = 2
"""What one letter may carry of marks from the list below; more is a smear over the neighbours."""
MARKS = 4
"""And of all marks, vowels of Asian scripts among them, in a row."""

_LETTER = regex.compile(r"\X")
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_UNSEEN = regex.compile(
    r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\U00013441\U00013442\U0001D159]"
)
"""Controls, formats (direction, zero width, tags), fillers, and a few symbols that are drawn blank."""
_PICTURE = r"\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?"
_JOINED = regex.compile(
    r"\U0001F3F4[\U000E0061-\U000E007A]{4,5}\U000E007F"
    rf"|{_PICTURE}(?:\u200D{_PICTURE}){{0,3}}"
    r"|[0-9#*]\uFE0F\u20E3"
    r"|[\p{InSC=Virama}\p{InSC=Invisible_Stacker}][\u200C\u200D]|\u200D(?=\p{InSC=Virama})"
    r"|(?<=[\p{JT=D}\p{JT=L}]\p{Mn}*)\u200C(?=[\p{JT=D}\p{JT=R}])"
)
"""Flags, families, keycaps, conjuncts, Persian: unseen joiners without which these would be others."""
_TAKEN_APART = regex.compile(r"\u0E4D\u0E32|\u0ECD\u0EB2")
"""A Thai and a Lao vowel that NFKC spoils where a tone stands before it."""
_STACK = regex.compile(r"[\p{Mn}\p{Me}]{2,}")
_ACCENT = regex.compile(r"[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]")
_NO_SHAPE = regex.compile(r"[\s\u200C\u200D\uFE0F\U000E0061-\U000E007F]|(?<=[ij])\u0307")
"""What a comparison leaves out: spaces, joiners, and the dot of a letter that has one anyway."""


def clean_name(text: str) -> str:
    """A name on one line without anything unseen; empty if nothing is left that can be seen."""
    return _clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """A chat line, likewise."""
    return _clean(text, LINE_LENGTH)


def _clean(text: str, length: int) -> str:
    plain = _TAKEN_APART.sub(_whole, unicodedata.normalize("NFKC", text[: length * LETTER_POINTS]))
    calm = unicodedata.normalize("NFC", _STACK.sub(_fewer, "".join(_seen(plain))))
    words = "".join(letter if _VISIBLE.search(letter) else " " for letter in _LETTER.findall(calm)).split()
    return _cut(" ".join(words), length).strip()


def _whole(parts: regex.Match[str]) -> str:
    return chr(ord(parts.group()[1]) + 1)


def _seen(text: str) -> Iterator[str]:
    """What can be seen, and what joins it."""
    at = 0
    for joined in _JOINED.finditer(text):
        yield from map(_seen_alone, text[at : joined.start()])
        yield joined.group()
        at = joined.end()
    yield from map(_seen_alone, text[at:])


def _seen_alone(char: str) -> str:
    if char.isspace():
        return " "
    return "" if unicodedata.category(char)[0] == "C" or _UNSEEN.match(char) else char


def _fewer(stack: regex.Match[str]) -> str:
    accents = 0
    kept = []
    for mark in stack.group():
        accents += bool(_ACCENT.match(mark))
        if accents <= ACCENTS or not _ACCENT.match(mark):
            kept.append(mark)
    return "".join(kept[:MARKS])


def _letters(text: str) -> Iterator[str]:
    for letter in _LETTER.findall(text):
        for start in range(0, len(letter), LETTER_POINTS):
            yield letter[start : start + LETTER_POINTS]


def _cut(text: str, length: int) -> str:
    return "".join(letter for letter, _ in zip(_letters(text), range(length), strict=False))


# --- what looks alike -------------------------------------------------------------------------------------------------


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
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(_skeleton(form).casefold() for form in (plain, plain.casefold(), plain.upper()))


def _skeleton(text: str) -> str:
    shapes = map(_prototype, unicodedata.normalize("NFC", text))
    return _NO_SHAPE.sub("", unicodedata.normalize("NFD", "".join(shapes)))


@lru_cache(4096)
def _prototype(char: str) -> str:
    """The letter, or letters, that stand for all that look like it. The list has these for each of them alone, and all
    of them for these; of two that have only each other either will do."""
    alike = _alike(char)
    if len(alike) != 1:  # it looks like nothing else, or it is what others look like
        parts = unicodedata.normalize("NFD", char)
        return char if parts == char else "".join(map(_prototype, parts))
    other = alike[0]
    is_pair = len(other) == 1 and len(_alike(other)) == 1
    return min(char, other) if is_pair else "".join(map(_prototype, other))


def _alike(char: str) -> list[str]:
    """Letters that are written from right to left stand in the list between marks of direction."""
    listed = confusables.confusables_data
    found = listed.get(char) or listed.get(f"\u200e{char}\u200e") or []
    return [str(each["c"]).strip("\u200e") for each in found]
