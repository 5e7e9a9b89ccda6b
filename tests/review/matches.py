"""Matches to look back at: the golden ones, and one whose every moment is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nerts.engine.events import Event
from nerts.engine.proof import Witness, verify
from nerts.engine.record import Fact
from nerts.engine.round import Round

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.nerts"))

RACE = """nerts 1
rules classic
seat 0 team 0 hand 0 Ada
seat 1 team 1 hand 0 Bo
seat 4 team 2 hand 0 Cy
round 1
| classic
| 0 n 8S 3H | w 9S / 2H / - / - | s 7D | d -
| 1 n 2H | w - / - / - / - | s - | d -
| 2 n 9C 2H | w - / - / - / - | s - | d -
| f AH@0
100 0 turn 7D
2600 1 n[2H]>f1
2600 4 n[2H]>f1 tie
2643 0 w2[2H]>f1 lost=43@1
2700 0 w2[2H]>f1 lost=100@1
5000 0 n[3H]>f1
16000 0 d[7D]>w3
16100 1 call
scores 0 1 -1
"""


class Watcher(Witness):
    """Keeps what the engine says of each moment: the time, and a copy of the round."""

    def __init__(self) -> None:
        self.rounds: list[list[tuple[Fact | None, Round]]] = []

    def dealt(self, rnd: Round) -> None:
        self.rounds.append([(None, rnd.copy())])

    def made(self, rnd: Round, made: Fact, events: list[Event]) -> None:
        self.rounds[-1].append((made, rnd.copy()))

    def lost(self, rnd: Round, tried: Fact) -> None:
        self.rounds[-1].append((tried, rnd.copy()))


def moments(text: str) -> Iterator[list[tuple[Fact | None, Round]]]:
    """Of each round, every fact and the round after it; first the deal."""
    watcher = Watcher()
    verify(text, watcher)
    yield from watcher.rounds
