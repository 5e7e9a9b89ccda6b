"""The state of a table, and what every part of it needs: telling people, finding seats, moving on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from nerts.bots import Driver, Rng
from nerts.engine.fair import Deal
from nerts.engine.match import Match
from nerts.engine.move import Move
from nerts.engine.record import RoundRecord
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.protocol import messages as m
from nerts.table.curve import Curve
from nerts.table.effects import Drop, Effect, Fact, Log, Send
from nerts.table.history import Entry, History
from nerts.table.people import Person, Seat
from nerts.table.phases import IN_MATCH, IN_ROUND, NEXT, Cue, Phase
from nerts.table.races import Arrival
from nerts.table.timing import Timing
from nerts.table.watch import Watch

_encode = msgspec.json.Encoder().encode

GONE = 2
"""`SeatInfo.net` of somebody without a connection."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A card that has landed on a foundation."""

    seat: int
    sent: int
    """Table time at which everybody was told of it."""
    arrival: Arrival


@dataclass(frozen=True, slots=True)
class Made:
    """A move that the table has found legal, with all that follows from it."""

    seat: int
    team: int
    hand: int
    number: int
    """Of the hand in the record."""
    move: Move
    at: int
    """Round time that the engine is given."""
    arrival: Arrival
    tie: bool


@dataclass(slots=True)
class Play:
    """The round that is being played."""

    round: Round
    deal: Deal | None
    """None for a position that was set up by hand."""
    started: int
    """Table time of the round's zero."""
    dealt_seq: int
    """Commands that cite an older event were meant for another round (B04), or let go in a pause."""
    record: RoundRecord
    watch: Watch
    landings: dict[tuple[int, int], Landing] = field(default_factory=dict)
    """The first card of each face on each foundation."""
    aims: dict[tuple[int, int], int] = field(default_factory=dict)
    """When a seat's card for a foundation hit, or would have had it not lost its race: by seat and face."""
    call: Arrival | None = None
    ties: Counter[int] = field(default_factory=Counter)
    """Granted to each seat: its card came later and stayed beside another's."""
    late: set[tuple[int, int]] = field(default_factory=set)
    """Hands that have moved after the call, or called: of these an unwitnessed claim is no longer believed (R28)."""
    drivers: dict[int, Driver] = field(default_factory=dict)
    """Bots by seat."""
    curve: Curve = field(default_factory=Curve)


@dataclass(frozen=True, slots=True)
class Pause:
    """The game stands still."""

    seat: int
    """Who has paused it."""
    since: int
    """Table time."""
    alone: bool
    """By whoever plays with bots alone: it ends when somebody else is there."""


@dataclass(slots=True)
class Kept:
    parts: dict[tuple[str, str], bytes] = field(default_factory=dict)
    """The last that was remembered of everything small, by kind and name."""
    seq: int = 0
    """Last public event that the log knows of."""
    events: int = 0
    """Remembered since the last snapshot."""
    _rules: tuple[Rules, str] | None = None

    def text_of(self, rules: Rules) -> str:
        """The rules as text, which takes longer than all else that is looked at after each command."""
        if self._rules is None or self._rules[0] is not rules:
            self._rules = (rules, str(rules))
        return self._rules[1]


@dataclass(slots=True)
class Room:
    code: str
    life: str
    """Names this run of the table: a browser that knows another one starts afresh."""
    rng: Rng
    """For bots' pace; never for cards."""
    seed: Callable[[], bytes]
    """32 bytes nobody can guess: the secret of a deal."""
    now: int = 0
    rules: Rules = field(default_factory=Rules)
    options: m.TableOptions = field(default_factory=m.TableOptions)
    timing: Timing = field(default_factory=Timing)
    phase: Phase = Phase.LOBBY
    ends_at: int | None = None
    """When the phase ends by itself, by the game's clock."""
    pause: Pause | None = None
    stood: int = 0
    """ms of all pauses that are over."""
    people: dict[str, Person] = field(default_factory=dict)
    arrivals: int = 0
    """People who have come so far."""
    seats: dict[int, Seat] = field(default_factory=dict)
    host: int = -1
    match: Match | None = None
    matches: int = 0
    """Begun at this table so far."""
    records: list[RoundRecord] = field(default_factory=list)
    """Of the match's finished rounds."""
    number: int = 0
    """Of the round."""
    next_deal: Deal | None = None
    """Promised, and open to the players' nonces, for as long as the countdown lasts."""
    play: Play | None = None
    sheet: m.Sheet | None = None
    history: History = field(default_factory=History)
    effects: list[Effect] = field(default_factory=list)
    lonely_since: int = 0
    """Since when no person with a seat is connected."""
    teams_chosen: bool = False
    """By the host, whose choice is never overruled (R2)."""
    paired: bool = False
    """The lobby has put neighbours together, and the host has not said otherwise."""
    net_due: int = 0
    barred: dict[str, int] = field(default_factory=dict)
    """Addresses from which nobody new may come, until then: somebody was removed who came from there."""
    spectators: int = 4
    """People at one address who may watch, besides those who could still sit down."""
    witnesses: dict[int, float | None] = field(default_factory=dict)
    """Witnessed lengths by seat, in place of the kernel's; for tests on one machine."""
    kept: Kept | None = None
    """What is remembered of the table already; None while nothing is."""
    unattended: bool = False
    """Goes on without people; for tests and demonstrations."""

    # --- time ---

    @property
    def clock(self) -> int:
        """The game's time, which stands still in pauses: of phases, moves, bots and events. People's lines, absence and
        limits go by `now`."""
        return (self.now if self.pause is None else self.pause.since) - self.stood

    @property
    def left(self) -> int:
        """Milliseconds until the phase ends by itself, or 0."""
        return max(0, self.ends_at - self.clock) if self.ends_at is not None else 0

    # --- telling people ---

    @property
    def seq(self) -> int:
        """Number for the next event."""
        return self.history.seq + 1

    def send(self, person: Person, message: m.ToClient) -> None:
        if person.online:
            self.effects.append(Send((person.pid,), message))

    def cast(self, event: m.Event, own: dict[int, m.Event] | None = None) -> None:
        """An event to everybody; to the teams in `own` their own version of it."""
        entry = Entry(event, own or {}, self.clock)
        self.history.add(entry)
        groups: dict[int, list[str]] = {}
        for person in self.people.values():
            if person.online:
                team = self.team_of(person)
                groups.setdefault(team if team in entry.own else -1, []).append(person.pid)
        for team, pids in groups.items():
            self.effects.append(Send(tuple(pids), entry.seen_by(team)))

    def refuse(self, person: Person, code: str, arg: str = "") -> None:
        """Answer to a command without a number."""
        self.send(person, m.No(0, code, arg))

    def drop(self, person: Person, code: str) -> None:
        self.send(person, m.Bye(code))
        self.effects.append(Drop(person.pid, code))

    def log(self, what: str, **values: int | float | str) -> None:
        self.effects.append(Fact(what, values))

    def note(self, kind: str, *values: object, who: int = 0, c: int = 0) -> None:
        """Something to be remembered, if the table is: with the time, and the last public event before it."""
        if self.kept is not None:
            self.kept.events += 1
            self.kept.seq = self.history.seq
            self.effects.append(Log(kind, _encode((self.now, self.history.seq, *values)), who, c))

    # --- finding people ---

    def witness(self, person: Person, told: float | None) -> float | None:
        """How long a line is as far as its page cannot forge it."""
        return self.witnesses.get(person.seat) if self.witnesses else told

    def team_of(self, person: Person) -> int:
        """Team whose cards this person may see, -1 for a spectator."""
        seat = self.seats.get(person.seat)
        return seat.team if seat is not None else -1

    def player_of(self, seat: Seat) -> Person | None:
        return self.people.get(seat.pid)

    def players(self) -> Iterable[tuple[Seat, Person]]:
        """People with a seat."""
        for seat in self.seats.values():
            person = self.people.get(seat.pid)
            if person is not None:
                yield seat, person

    def watchers(self) -> list[Person]:
        """People who are here without a seat."""
        return [person for person in self.people.values() if person.seat < 0 and person.online]

    def is_host(self, person: Person) -> bool:
        return self.host >= 0 and person.seat == self.host

    def teams(self) -> int:
        """Number of teams that have seats, left ones included; their numbers have no gaps."""
        return len({seat.team for seat in self.seats.values()})

    # --- moving on ---

    @property
    def in_round(self) -> bool:
        return self.phase in IN_ROUND

    @property
    def match_name(self) -> str:
        """Of all tables and times."""
        return f"{self.life}-{self.matches}"

    @property
    def in_match(self) -> bool:
        return self.phase in IN_MATCH

    def cue(self, cue: Cue, ms: int = 0) -> None:
        """Go into the next phase, for `ms` or until something happens."""
        self.phase = NEXT[self.phase][cue]
        self.ends_at = self.clock + ms if ms else None
        promise = (self.next_deal.commitment, self.matches) if self.next_deal is not None else ("", 0)
        self.cast(m.Phase(self.seq, self.phase.value, ms, *promise))

    def cast_seats(self) -> None:
        self.cast(m.Seats(self.seq, self.host, self.seat_list(), self.paired))

    def seat_list(self) -> list[m.SeatInfo]:
        return [self._seat_info(seat) for _, seat in sorted(self.seats.items())]

    def _seat_info(self, seat: Seat) -> m.SeatInfo:
        net = GONE if seat.is_empty or seat.shown_away else 0
        wait = self.wait_for(seat) if seat.shown_away else 0
        return m.SeatInfo(
            seat.number, seat.name, seat.team, seat.pack, seat.bot, net, seat.ready, seat.hand, seat.standin, wait
        )

    def wait_for(self, seat: Seat) -> int:
        """Between rounds: milliseconds for which the seat's person is waited for, as long as he has no connection."""
        person = self.player_of(seat)
        between = self.phase in (Phase.SCORED, Phase.OVER)
        return max(0, self.timing.vote_wait - person.away_for(self.now)) if between and person is not None else 0

    def state_for(self, person: Person) -> m.State:
        """Everything this person may know now."""
        view = self.play.round.view(self._viewer(person)) if self.play is not None else None
        dealt = self.play.deal if self.play is not None else None
        deal = self.next_deal or dealt
        return m.State(
            seq=self.history.seq,
            life=self.life,
            code=self.code,
            you=person.seat,
            phase=self.phase.value,
            host=self.host,
            seats=self.seat_list(),
            rules=str(self.rules),
            options=self.options,
            round=self.number,
            position=view.to_text() if view is not None else "",
            commitment=deal.commitment if deal is not None else "",
            sheet=self.sheet,
            c=person.c,
            ms=self.left,
            paired=self.paired,
            paused=-1 if self.pause is None else self.pause.seat,
            at=self.clock - self.play.started if self.play is not None and self.in_round else 0,
            match=self.matches if deal is not None else 0,
            nonces=dealt.nonces_by_seat if dealt is not None and dealt is deal else [],
        )

    def _viewer(self, person: Person) -> int | None:
        team = self.team_of(person)
        dealt = self.play is not None and team < len(self.play.round.layouts)
        return team if team >= 0 and dealt else None
