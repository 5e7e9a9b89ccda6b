"""How a round went for each team: points and Nerts cards over time, cards a minute, chances missed, races."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nerts.engine.cards import card_text
from nerts.engine.events import Played
from nerts.engine.move import HOME, NEW, pile_text
from nerts.engine.round import Round
from nerts.review.races import Lost, Races, Tied

MISSED_MS: Final = 2000
"""A play that stood open for longer was missed."""


class Chance(NamedTuple):
    """A card that could have gone to a foundation, and did not for more than two seconds."""

    ms: int
    """From then on, since the deal."""
    open: int
    """Milliseconds."""
    team: int
    pile: str
    card: str
    taken: int
    """Seat that ended it: of the own team if the card went home late, else by taking the place; -1 where nobody did."""


class Tally(NamedTuple):
    """A seat's races."""

    seat: int
    won: int
    tied: int
    lost: int


@dataclass(slots=True)
class Analysis:
    """All times in ms since the deal. A row is a time, then a number for each team, which holds from then on."""

    points: list[list[int]] = field(default_factory=list)
    nerts: list[list[int]] = field(default_factory=list)
    """Cards left in each Nerts pile."""
    pace: list[float] = field(default_factory=list)
    """Cards that each team brought home a minute."""
    chances: list[Chance] = field(default_factory=list)
    losses: list[Lost] = field(default_factory=list)
    ties: list[Tied] = field(default_factory=list)
    tally: list[Tally] = field(default_factory=list)
    """Of the seats that had any."""


class Analyst:
    """Follows a round from the deal to its end."""

    def __init__(self, rnd: Round) -> None:
        self._analysis = Analysis()
        self._open: dict[tuple[int, int, int], int] = {}
        """Since when a card can go to a foundation, by team, pile and card."""
        self._start = rnd.tick
        self._home = [score.home for score in rnd.scores()]
        self._note(rnd)
        self._look(rnd, -1, range(len(rnd.layouts)))

    def made(self, rnd: Round, seat: int, played: Played) -> None:
        """To be told of each move after it was made."""
        landed = played.move.kind == HOME
        if landed:
            self._take(rnd, seat, played)
        by = seat if landed and not rnd.ended else -1
        self._look(rnd, by, range(len(rnd.layouts)) if landed or rnd.ended else [played.team])
        self._note(rnd)

    def finished(self, rnd: Round, races: Races) -> Analysis:
        """The round is over."""
        for key in list(self._open):
            self._shut(key, rnd.tick, -1)
        found = self._analysis
        minutes = max(rnd.tick - self._start, 1) / 60_000
        homes = zip(rnd.scores(), self._home, strict=True)
        found.pace = [round((score.home - before) / minutes, 1) for score, before in homes]
        found.chances.sort()
        found.losses, found.ties = races.losses, races.ties
        found.tally = [Tally(seat, *counts) for seat, counts in sorted(races.tally().items())]
        return found

    def _note(self, rnd: Round) -> None:
        scores = rnd.scores()
        for rows, values in (
            (self._analysis.points, [score.points for score in scores]),
            (self._analysis.nerts, [score.left for score in scores]),
        ):
            if rows and rows[-1][0] == rnd.tick:
                rows.pop()
            if not rows or rows[-1][1:] != values:
                rows.append([rnd.tick, *values])

    def _take(self, rnd: Round, seat: int, played: Played) -> None:
        """A card has gone home, late or not."""
        for key in [key for key in self._open if key[:2] == (played.team, played.move.src)]:
            self._shut(key, rnd.tick, seat)

    def _look(self, rnd: Round, seat: int, teams: range | list[int]) -> None:
        """What these teams can play now; what they no longer can was ended by that seat's landing, if by any."""
        now = chances(rnd, teams)
        for key in [key for key in self._open if key[0] in teams and key not in now]:
            self._shut(key, rnd.tick, seat)
        for key in now:
            self._open.setdefault(key, rnd.tick)

    def _shut(self, key: tuple[int, int, int], ms: int, taken: int) -> None:
        since = self._open.pop(key)
        if ms - since > MISSED_MS:
            team, pile, card = key
            self._analysis.chances.append(Chance(since, ms - since, team, pile_text(pile), card_text(card), taken))


def chances(rnd: Round, teams: range | list[int]) -> set[tuple[int, int, int]]:
    """Cards of these teams that may go to a foundation now: team, pile and card."""
    return {
        (team, move.src, rnd.layouts[team].pile(move.src)[-1])
        for team in teams
        for move in rnd.legal_moves(team)
        if move.kind == HOME and move.dst >= NEW
    }
