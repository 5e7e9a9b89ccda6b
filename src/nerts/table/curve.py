"""How the points of a round went, for the chart on the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.engine.round import Round

ROWS = 64
"""So many are told: a chart has no room for more."""


@dataclass(slots=True)
class Curve:
    all_rows: list[list[int]] = field(default_factory=list)
    """Round time in ms, then the points of each team."""

    def note(self, rnd: Round, at: int) -> None:
        """What the points are now, if they have changed."""
        points = [score.points for score in rnd.scores()]
        if not self.all_rows or self.all_rows[-1][1:] != points:
            self.all_rows.append([at, *points])

    def end(self, rnd: Round, at: int) -> None:
        """The chart goes to the end of the round, whenever the last point was made."""
        self.note(rnd, at)
        if self.all_rows[-1][0] < at:
            self.all_rows.append([at, *self.all_rows[-1][1:]])

    def rows(self) -> list[list[int]]:
        """The first, the last, and evenly what lies between."""
        last = len(self.all_rows) - 1
        if last < ROWS:
            return [row[:] for row in self.all_rows]
        return [self.all_rows[round(i * last / (ROWS - 1))][:] for i in range(ROWS)]
