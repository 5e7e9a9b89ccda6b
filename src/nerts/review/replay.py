"""From the text of a record to everything that a replay shows: `replay_of`.

Nobody who shows a replay reads a record, and the browser never does: it gets a `Replay`, wherever the text came from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nerts.engine.cards import card_text
from nerts.engine.events import Event, Played
from nerts.engine.fair import Deal
from nerts.engine.move import CALL, HOME, NERTS, PLAYS
from nerts.engine.proof import Witness, verify
from nerts.engine.record import BrokenRecord, Fact, Player
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.engine.scoring import RoundScore
from nerts.review.analysis import Analysis, Analyst
from nerts.review.races import Races

PACKS: Final = 12
"""Backs that there are; a record does not say which one a team had."""
MOST_STEPS: Final = 60_000
"""Facts in a record, which is far more than any match has."""
PAUSE_MS: Final = 10_000
"""So long without a move is worth a mark."""


class Step(NamedTuple):
    """One fact of a record, as whoever watches is told it."""

    ms: int
    """Since the deal, as the engine was given it; what hit before the call may be earlier than the step before."""
    seat: int
    move: str
    shown: str
    """The cards that it turned up to the own team."""
    verdict: str
    """`tie`, `lost=43@2` for a card that came too late and moved nothing, or nothing."""


class Mark(NamedTuple):
    """A moment that a timeline shows."""

    kind: str
    """`home`, `nerts`, `lost`, `tie`, `call`, or `pause` for the beginning of a long one."""
    ms: int
    """The latest time that the round had seen then."""
    step: int
    """So many steps have been made then."""
    seat: int
    """Whose; -1 for nobody's."""
    other: int = -1
    """Seat of who won the race, or of who was there first of those who tie."""
    by: int = 0
    """Milliseconds: of the race, or of the pause."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who played: one hand of a team."""

    seat: int
    name: str
    team: int
    hand: int
    pack: int


@dataclass(frozen=True, slots=True)
class Line:
    """One team's line of the score sheet."""

    team: int
    home: int
    left: int
    bonus: int
    points: int
    total: int
    called: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the cards came about, for whoever wants to check it (engine/fair.py). Bytes are in hexadecimal digits."""

    table: str
    commitment: str
    nonces: list[str]
    """By seat, empty where none came."""
    secret: str


@dataclass(slots=True)
class Filmed:
    """One round."""

    number: int
    position: str
    """After the deal: what the players together could see."""
    before: list[int]
    """Totals of each team before this round."""
    steps: list[Step] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    end: int = 0
    """The latest time that it saw, ms."""
    scores: list[Line] = field(default_factory=list)
    analysis: Analysis = field(default_factory=Analysis)
    deal: Dealt | None = None
    """None where the players had no part in it."""


@dataclass(slots=True)
class Replay:
    """A match, ready to be shown."""

    rules: str = ""
    seats: list[Sitter] = field(default_factory=list)
    rounds: list[Filmed] = field(default_factory=list)


def replay_of(text: str) -> Replay:
    """Everything that a replay of this record shows. Raises BrokenRecord with the line that does not hold."""
    camera = _Camera()
    verify(text, camera)
    return camera.replay


def seen(rnd: Round) -> str:
    """The position as all players together could see it: covered Nerts cards and stocks are unknown, wastes are not,
    since each team has turned its own (R25, R34)."""
    view = rnd.view(None).censored()
    for layout, known in zip(view.layouts, rnd.layouts, strict=True):
        layout.waste = known.waste[:]
    view.landed, view.tick = rnd.landed[:], rnd.tick
    return view.to_text()


class _Camera(Witness):
    """Films a match while it is verified."""

    def __init__(self) -> None:
        self.replay = Replay()
        self.left = MOST_STEPS
        self.deal: Dealt | None = None

    def begun(self, rules: Rules, seats: dict[int, Player]) -> None:
        self.replay.rules = str(rules)
        self.replay.seats = [
            Sitter(seat, who.name, who.team, who.hand, who.team % PACKS) for seat, who in sorted(seats.items())
        ]
        self.totals = [0] * (1 + max(who.team for who in seats.values()))

    def promised(self, deal: Deal) -> None:
        self.deal = Dealt(deal.table, deal.commitment, deal.nonces_by_seat, deal.secret.hex())

    def dealt(self, rnd: Round) -> None:
        self.film = Filmed(len(self.replay.rounds) + 1, seen(rnd), self.totals[:], deal=self.deal)
        self.deal = None
        self.teams = {who.seat: who.team for who in self.replay.seats}
        self.analyst = Analyst(rnd)
        self.races = Races()
        self.tick = rnd.tick
        self.replay.rounds.append(self.film)

    def made(self, rnd: Round, made: Fact, events: list[Event]) -> None:
        first = events[0]
        assert isinstance(first, Played)
        self._step(made, " ".join(map(card_text, first.shown_team)), "tie" if first.tie else "")
        self._pause(rnd.tick)
        self.analyst.made(rnd, made.seat, first)
        self.races.made(rnd, made.seat, first)
        self._mark(rnd, made, first)

    def lost(self, rnd: Round, tried: Fact) -> None:
        self._step(tried, "", tried.verdict)
        assert tried.lost is not None
        by, winner = tried.lost
        ms = max(rnd.tick, tried.ms)
        if self.races.lost(rnd, tried, ms):
            self._add("lost", ms, tried.seat, -1 if winner is None else winner, by)

    def scored(self, rnd: Round, scores: list[RoundScore]) -> None:
        self.totals = [total + score.points for total, score in zip(self.totals, scores, strict=True)]
        film = self.film
        film.end = max(rnd.tick, film.marks[-1].ms if film.marks else 0)
        film.scores = [
            Line(score.team, score.home, score.left, score.bonus, score.points, self.totals[score.team], score.called)
            for score in scores
        ]
        film.analysis = self.analyst.finished(rnd, self.races)

    def _step(self, fact: Fact, shown: str, verdict: str) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenRecord(0, f"more than {MOST_STEPS} moves")
        self.film.steps.append(Step(fact.ms, fact.seat, fact.move, shown, verdict))

    def _pause(self, tick: int) -> None:
        if tick - self.tick >= PAUSE_MS:
            steps = len(self.film.steps) - 1
            self.film.marks.append(Mark("pause", self.tick, steps, -1, by=tick - self.tick))
        self.tick = tick

    def _mark(self, rnd: Round, made: Fact, played: Played) -> None:
        move = played.move
        if played.tie:
            self._add("tie", rnd.tick, made.seat, self.races.beside(rnd, move, made.seat))
        elif move.kind in PLAYS and move.src == NERTS:
            self._add("nerts", rnd.tick, made.seat)
        elif move.kind == HOME:
            self._add("home", rnd.tick, made.seat)
        if played.team in rnd.callers and (move.kind == CALL or not rnd.layouts[played.team].nerts):
            self._call(rnd, made.seat, played.team)

    def _call(self, rnd: Round, seat: int, team: int) -> None:
        called = {self.teams[mark.seat] for mark in self.film.marks if mark.kind == "call"}
        if team not in called:
            self._add("call", rnd.tick, seat)

    def _add(self, kind: str, ms: int, seat: int, other: int = -1, by: int = 0) -> None:
        self.film.marks.append(Mark(kind, ms, len(self.film.steps), seat, other, by))
