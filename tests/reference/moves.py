"""Move text (docs/notation.md), split into its parts by one pattern a kind."""

from __future__ import annotations

import re
from dataclasses import dataclass

CARD = r"(?:[A23456789TJQK][CDHS]|\*(?:=[A23456789TJQK][CDHSrb])?)"
TEAM = r"(?:1[0-5]|0?[0-9])"
SOURCE = (
    r"(?P<pile>n|d|s|w[1-6]|f(?:[1-9][0-9]?|10[0-9]|11[0-2]))"
    rf"(?::(?P<count>1[0-3]|[1-9]))?(?:\[(?P<named>{CARD})\])?(?:@(?P<whose>{TEAM}))?"
)
TARGET = (
    rf"(?:(?P<to>w[1-6])(?:@(?P<theirs>{TEAM}))?|(?P<home>f(?:[1-9][0-9]?|10[0-9]|11[0-2])?)(?:@(?P<whoever>{TEAM}))?"
    r"(?:=(?P<declared>[A23456789TJQK][CDHS]))?)"
)
CARRY = re.compile(f"{SOURCE}>{TARGET}")
SLIDE = re.compile(rf"{SOURCE}_(?P<to>w[1-6])(?:@(?P<theirs>{TEAM}))?")
LIFT = re.compile(f"lift {SOURCE}")
WORDS = ("turn", "recycle", "shift", "stuck", "call", "drop")


@dataclass(frozen=True)
class Parsed:
    kind: str
    """`carry`, `slide`, `lift` or one of the words."""
    pile: str = ""
    count: int = 1
    named: str | None = None
    whose: int | None = None
    to: str = ""
    theirs: int | None = None
    declared: str | None = None

    @property
    def source(self) -> str:
        return self.pile + (f":{self.count}" if self.count > 1 else "")


def parse(text: str) -> Parsed | None:
    """None for text that is no move."""
    if text in WORDS:
        return Parsed(text)
    for kind, pattern in (("carry", CARRY), ("slide", SLIDE), ("lift", LIFT)):
        found = pattern.fullmatch(text)
        if found:
            return _parsed(kind, found.groupdict())
    return None


def _parsed(kind: str, parts: dict[str, str | None]) -> Parsed:
    def number(name: str) -> int | None:
        value = parts.get(name)
        return None if value is None else int(value)

    return Parsed(
        kind,
        parts["pile"] or "",
        number("count") or 1,
        parts["named"],
        number("whose"),
        parts.get("to") or parts.get("home") or "",
        number("theirs") if parts.get("to") else number("whoever"),
        parts.get("declared"),
    )
