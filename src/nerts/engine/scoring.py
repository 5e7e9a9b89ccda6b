"""What a round is worth (R41-R43)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nerts.engine.cards import KING, RANK, owner_of
from nerts.engine.errors import kind_of, whole

if TYPE_CHECKING:
    from nerts.engine.round import Round


MOST_POINTS: Final = 10**9
"""Far more than a round can bring or cost."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One team's round; raises BadArgument for what is no whole number."""

    team: int
    home: int
    """Cards on foundations, complete ones included (R41)."""
    left: int
    """Cards left in the Nerts pile (R42)."""
    bonus: int
    """For the call and for kings, less false calls (R43, A27)."""
    points: int
    called: bool

    def __post_init__(self) -> None:
        for name in ("team", "home", "left"):
            whole(name, getattr(self, name), 0, MOST_POINTS)
        for name in ("bonus", "points"):
            whole(name, getattr(self, name), -MOST_POINTS, MOST_POINTS)
        kind_of("called", self.called, bool)


def score_round(rnd: Round) -> list[RoundScore]:
    home = [0] * len(rnd.layouts)
    kings = [0] * len(rnd.layouts)
    for pile in rnd.foundations:
        for card in pile:
            home[owner_of(card)] += 1
            kings[owner_of(card)] += card & RANK == KING
    return [_score(rnd, team, home[team], kings[team]) for team in range(len(rnd.layouts))]


def _score(rnd: Round, team: int, home: int, kings: int) -> RoundScore:
    rules, layout = rnd.rules, rnd.layouts[team]
    called = team in rnd.callers
    bonus = rules.call_bonus * called + rules.king_bonus * kings - rules.false_call_penalty * layout.fouls
    left = len(layout.nerts)
    return RoundScore(team, home, left, bonus, home - rules.penalty * left + bonus, called)


def settlement(points: list[int]) -> list[list[int]]:
    """What each team gets from each other with settlement=difference (A33)."""
    return [[own - other for other in points] for own in points]
