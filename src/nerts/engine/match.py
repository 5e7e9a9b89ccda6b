"""Rounds until a team has reached the target (R44, A32)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from nerts.engine.errors import BadArgument
from nerts.engine.rules import OPTIONS, Rules, check_teams
from nerts.engine.scoring import RoundScore

_SMALLEST: Final = OPTIONS["nerts"].low
_LARGEST: Final = OPTIONS["nerts"].high


def _check_scores(scores: object) -> None:
    if not isinstance(scores, Sequence) or not all(isinstance(score, RoundScore) for score in scores):
        raise BadArgument("scores", "a list of RoundScore was expected")


class Match:
    """The score sheet of a match, and the handicaps that follow from it."""

    def __init__(self, rules: Rules, teams: int) -> None:
        """Raises RulesError when the rules do not allow that many teams, BadArgument for what is neither."""
        check_teams(rules, teams)
        self.rules = rules
        self.rounds: list[list[int]] = []
        """Points of each team, a row a round."""
        self.totals = [0] * teams
        self.nerts_sizes = [rules.nerts_for(team) for team in range(teams)]
        """Cards in each Nerts pile of the next round (R7)."""

    def __copy__(self) -> Match:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def add_round(self, scores: Sequence[RoundScore]) -> None:
        """Write down a round; raises BadArgument when the match is over or a team is missing."""
        if self.winners:
            raise BadArgument("scores", "the match is over")
        _check_scores(scores)
        if [score.team for score in scores] != list(range(len(self.totals))):
            raise BadArgument("scores", f"one of each of {len(self.totals)} teams was expected, in order")
        points = [score.points for score in scores]
        self.rounds.append(points)
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        if self.rules.handicap == "toad":
            self._move_handicaps(points)

    def _move_handicaps(self, points: list[int]) -> None:
        """The round's winners get one card more for good, a negative total one less (preset toad)."""
        best = max(points)
        changes = [(own == best) - (total < 0) for own, total in zip(points, self.totals, strict=True)]
        sizes = zip(self.nerts_sizes, changes, strict=True)
        self.nerts_sizes = [min(max(size + change, _SMALLEST), _LARGEST) for size, change in sizes]

    @property
    def standings(self) -> list[int]:
        """Teams from the highest total to the lowest; equal totals in order of their numbers."""
        return sorted(range(len(self.totals)), key=lambda team: -self.totals[team])

    @property
    def winners(self) -> list[int]:
        """The team that has won, or nobody while the match goes on: equal highest totals play another round (A32)."""
        best = max(self.totals)
        enough = len(self.rounds) >= self.rules.rounds if self.rules.rounds else best >= self.rules.target
        leaders = [team for team, total in enumerate(self.totals) if total == best]
        return leaders if self.rounds and enough and len(leaders) == 1 else []

    @property
    def winner(self) -> int | None:
        return self.winners[0] if self.winners else None
