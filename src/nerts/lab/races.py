"""Races between people on good and bad lines, judged by the table's own judge (R17, R18).

A way through the network takes half the round trip and a gamma-distributed delay, and now and then a spike. One of two
people lets his card go `gap` ms before the other; who is truly first should keep it, whoever's cable is longer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from nerts.table.races import Arrival, Line, arrival, judge

PINGS: Final = 30
SPIKE: Final = (30.0, 120.0)
"""ms by which a spike is late."""
SEED: Final = 7
LONG_AGO: Final = -(10**6)
"""When what they play on came into sight."""


@dataclass(frozen=True, slots=True)
class Person:
    rtt: float
    jitter: float = 0.05
    """Mean of what is added to a way, as a share of the round trip."""
    spikes: float = 0.01
    """How many ways of a hundred are late by a spike."""
    lie: float = 0.0
    """ms by which pongs are held back."""
    held: float = 1.0
    """Share of the pongs that are; the others come at once."""
    witness: bool = False
    """Does the kernel tell how long the line is; it answers without the page."""

    def way(self, rng: random.Random) -> float:
        spike = rng.uniform(*SPIKE) if rng.random() < self.spikes else 0.0
        return self.rtt / 2 + rng.gammavariate(2, self.rtt * self.jitter / 2 + 0.5) + spike

    def line(self, rng: random.Random) -> Line:
        """What the server has measured of the connection."""
        line = Line()
        witnessed: float | None = None
        for now in range(PINGS):
            if self.witness:
                trip = self.way(rng) + self.way(rng)
                witnessed = trip if witnessed is None else min(witnessed, trip)
            lie = self.lie if rng.random() < self.held else 0.0
            line.measured(self.way(rng) + self.way(rng) + lie, now, witnessed)
        return line

    def throw(self, let_go: float, rng: random.Random) -> Arrival:
        line = self.line(rng)
        received = round(let_go + self.way(rng))
        return arrival(received, line, LONG_AGO)


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


LENGTHS: Final = ((20, 20), (20, 10), (80, 20), (80, 10), (120, 20), (120, 10), (200, 20), (200, 10), (200, 80))
"""Round trips in ms of whoever is truly first, and of the rival."""
GAPS: Final = (10, 20, 40, 80)
"""ms by which the first card is let go earlier."""
CORNER: Final = (200.0, 0.3, 0.05)
"""A phone in a bad corner: a line of 200 ms, give or take 60, and 5 spikes of a hundred."""
CORNER_GAPS: Final = (10, 40, 80, 150)
LIE: Final = 300.0
"""ms by which a liar holds his pongs back."""


class Row(NamedTuple):
    """One line of the table: what the first keeps, and what the rival keeps beside him or instead."""

    first: float
    second: float
    gap: float
    lies: bool
    witness: bool
    arrival: float
    keeps: float
    both: float
    """Per cent of the races in which both cards stay."""
    honest_both: float
    """The same against an honest rival."""

    @property
    def gain(self) -> float:
        """Points by which the rival keeps his card more often than if he were honest."""
        return self.both - self.honest_both


def rows(races: int) -> Iterator[Row]:
    for witness in (False, True):
        for first, second in LENGTHS:
            for gap in GAPS:
                mine = Person(first, witness=witness)
                honest = shares(mine, Person(second, witness=witness), gap, races)
                for lie in (0.0, LIE):
                    rival = Person(second, lie=lie, witness=witness)
                    share = shares(mine, rival, gap, races) if lie else honest
                    numbers = (100 * share.arrived_first, 100 * share.first_keeps, 100 * share.second_keeps)
                    yield Row(first, second, gap, lie > 0, witness, *numbers, 100 * honest.second_keeps)


def table(races: int) -> Iterator[tuple[str, dict[str, float]]]:
    """Lines for the catalogue: message and values."""
    for row in rows(races):
        values: dict[str, float] = row._asdict() | {"gain": row.gain}
        yield "races-liar" if row.lies else "races-line", values | {"lies": int(row.lies), "witness": int(row.witness)}
    for gap in CORNER_GAPS:
        share = shares(Person(*CORNER, witness=True), Person(40, witness=True), gap, races)
        keeps, both = 100 * share.first_keeps, 100 * share.second_keeps
        yield "races-corner", {"gap": gap, "arrival": 100 * share.arrived_first, "keeps": keeps, "both": both}
