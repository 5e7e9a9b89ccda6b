"""Races between people on good and bad lines, judged by the table's own judge (R17, R18).

A way through the network takes half the round trip and a gamma-distributed delay, and now and then a spike. One of two
people lets his card go `gap` ms before the other; who is truly first should keep it, whoever's cable is longer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from nerts.table.races import Arrival, Line, hit_time, judge

PINGS: Final = 30
SPIKE: Final = (30.0, 120.0)
"""ms by which a spike is late."""
SEED: Final = 7


@dataclass(frozen=True, slots=True)
class Person:
    rtt: float
    jitter: float = 0.05
    """Mean of what is added to a way, as a share of the round trip."""
    spikes: float = 0.01
    """How many ways of a hundred are late by a spike."""
    lie: float = 0.0
    """ms by which pongs are held back."""

    def way(self, rng: random.Random) -> float:
        spike = rng.uniform(*SPIKE) if rng.random() < self.spikes else 0.0
        return self.rtt / 2 + rng.gammavariate(2, self.rtt * self.jitter / 2 + 0.5) + spike

    def line(self, rng: random.Random) -> Line:
        """What the server has measured of the connection."""
        line = Line()
        for now in range(PINGS):
            line.measured(self.way(rng) + self.way(rng) + self.lie, now)
        return line

    def throw(self, let_go: float, rng: random.Random) -> Arrival:
        line = self.line(rng)
        received = round(let_go + self.way(rng))
        return Arrival(received, hit_time(received, line), line)


class Share(NamedTuple):
    """Of many races: how many …"""

    arrived_first: float
    """… the truly first would have won by order of arrival."""
    first_keeps: float
    second_keeps: float


def race(first: Person, second: Person, gap: float, rng: random.Random) -> tuple[bool, bool, bool]:
    """One race: did the truly first card arrive first, does it stay, does the other stay."""
    mine, others = first.throw(1000, rng), second.throw(1000 + gap, rng)
    if mine.received <= others.received:
        return True, True, judge(mine, others).tie
    return False, judge(others, mine).tie, True


def shares(first: Person, second: Person, gap: float, races: int) -> Share:
    rng = random.Random(SEED)
    results = [race(first, second, gap, rng) for _ in range(races)]
    return Share(*(sum(column) / races for column in zip(*results, strict=True)))


GRID: Final = (
    *((Person(20), Person(20), gap) for gap in (10, 40, 80)),
    *((Person(80), Person(20), gap) for gap in (10, 40, 80)),
    *((Person(200), Person(20), gap) for gap in (10, 40, 80)),
    *((Person(200), Person(80), gap) for gap in (10, 40, 80)),
    *((Person(200, 0.3, 0.05), Person(40), gap) for gap in (10, 40, 80, 150)),
)
"""Truly first, rival, gap in ms: the last is a phone in a bad corner."""
LIARS: Final = tuple((Person(40), Person(40, lie=300), gap) for gap in (5, 10, 20, 60, 120, 160))
"""An honest player who is first against one who holds his pongs back."""


def table(races: int) -> Iterator[tuple[str, dict[str, float]]]:
    """Lines for the catalogue: message and values."""
    for first, second, gap in GRID:
        yield "races-line", _values(first, second, gap, races)
    for honest, liar, gap in LIARS:
        yield "races-liar", _values(honest, liar, gap, races)


def _values(first: Person, second: Person, gap: float, races: int) -> dict[str, float]:
    share = shares(first, second, gap, races)
    return {
        "first": first.rtt,
        "second": second.rtt,
        "gap": gap,
        "arrival": 100 * share.arrived_first,
        "keeps": 100 * share.first_keeps,
        "other": 100 * share.second_keeps,
    }
