"""What the tests of the engine have gone through; conftest.py prints it at the end of a run."""

from __future__ import annotations

from collections import Counter

DONE: Counter[str] = Counter()
"""How many, by what they are."""


def add(what: str, number: int = 1) -> None:
    DONE[what] += number
