"""Writes the positions of the drills: python tests/vectors/drills.py

Each stood in one of the golden rounds, for longer than two seconds, while a card of the player's could have gone to a
foundation. What he could see of it then is the drill; what the engine allows there is the answer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "web/src/play/drills.json"
sys.path.insert(0, str(ROOT))

from nerts.engine.cards import card_text  # noqa: E402
from nerts.engine.events import Event, Played  # noqa: E402
from nerts.engine.move import HOME, NEW, pile_text  # noqa: E402
from nerts.engine.proof import Witness, verify  # noqa: E402
from nerts.engine.record import Fact  # noqa: E402
from nerts.engine.round import Round  # noqa: E402
from nerts.engine.scoring import RoundScore  # noqa: E402
from nerts.review.analysis import Analyst, chances  # noqa: E402
from nerts.review.races import Races  # noqa: E402

RECORDS: Final = ("classic", "nna", "pagat", "pounce10", "quick", "small_table", "racing_demon")
EACH: Final = 10
MOST_TEAMS: Final = 4
FEWEST_FOUNDATIONS: Final = 3
APART_MS: Final = 8000
"""Two drills of one player are not nearly the same position."""


def answers(rnd: Round, team: int) -> list[str]:
    """How a card of the team's can go home now."""
    return sorted(str(move) for move in rnd.view(team).legal_moves() if move.kind == HOME and move.dst >= NEW)


class Watcher(Witness):
    """Keeps what each team could see whenever a card of its own could newly go home."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []

    def dealt(self, rnd: Round) -> None:
        self.analyst, self.races = Analyst(rnd), Races()
        self.open: set[tuple[int, int, int]] = set()
        self.seen: dict[tuple[int, int, str, str], dict[str, Any]] = {}

    def made(self, rnd: Round, made: Fact, events: list[Event]) -> None:
        first = events[0]
        assert isinstance(first, Played)
        self.analyst.made(rnd, made.seat, first)
        before, self.open = self.open, chances(rnd, range(len(rnd.layouts)))
        for team, pile, card in self.open - before:
            key = (rnd.tick, team, pile_text(pile), card_text(card))
            position = rnd.view(team).censored().to_text().splitlines()
            self.seen.setdefault(key, {"team": team, "position": position, "answers": answers(rnd, team)})

    def scored(self, rnd: Round, scores: list[RoundScore]) -> None:
        last: dict[int, int] = {}
        for chance in self.analyst.finished(rnd, self.races).chances:
            drill = self.seen.get((chance.ms, chance.team, chance.pile, chance.card))
            if drill and self.is_worth(drill) and chance.ms - last.get(chance.team, -APART_MS) >= APART_MS:
                last[chance.team] = chance.ms
                self.found.append({**drill, "open": chance.open})

    def is_worth(self, drill: dict[str, Any]) -> bool:
        rnd = Round.from_text("\n".join(drill["position"]))
        return len(rnd.layouts) <= MOST_TEAMS and len(rnd.foundations) >= FEWEST_FOUNDATIONS


def drills() -> Iterator[dict[str, Any]]:
    for name in RECORDS:
        watcher = Watcher()
        verify((ROOT / f"tests/golden/{name}.nerts").read_text(), watcher)
        by_pile = sorted(watcher.found, key=lambda drill: len(drill["answers"]))
        yield from by_pile[:EACH]


def text() -> str:
    return json.dumps(list(drills()), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
