"""What is remembered, and the three small interfaces behind which it is: log, ownership, bus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a table's log."""

    seq: int
    """Without gaps within the table, from 1."""
    kind: str
    v: int
    """Version of the kind's data."""
    data: bytes
    """JSON."""
    who: int = 0
    """Number of the person whose command it is, never used again at this table; 0 for nobody."""
    cmid: int = 0
    """That person's command number: of each one at most one event is in the log."""
    at: int = 0
    """Wall clock, milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after event `seq`, so that not all events have to be folded."""

    seq: int
    v: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Secret:
    """What deals the cards; never in an event."""

    key: str
    """Match and round, as in `2/5`."""
    seed: bytes


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """What one seat did in a finished round."""

    seat: int
    team: int
    pid: str
    """Empty for a bot, and for who wanted to be forgotten."""
    name: str
    bot: str
    """The bot's level, empty for a person."""
    points: int
    """Of the round."""
    total: int
    """Of the match so far, this round counted."""
    called: bool
    nerts_left: int
    """Cards left in the Nerts pile."""
    home: int
    """Cards in the foundations."""
    won_round: bool
    won_match: bool
    races_won: int = 0
    races_tied: int = 0
    races_lost: int = 0
    closest: int = 0
    """Milliseconds by which the closest race was won, 0 for none."""
    call_ms: int = 0
    """When the seat called, since the deal; 0 if it did not."""
    pack: int = -1
    """-1 where it was not kept."""
    whose: str = ""
    """Who has given the seat its name, and may have left it since."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished round, for replays, totals and people's histories."""

    id: str
    """Nobody guesses it, and it may stand in an address."""
    match: str
    """As in `life-2`: of all tables and times."""
    number: int
    """Of the round within the match, from 1."""
    rules: str
    ended: int
    """Wall clock, milliseconds since 1970."""
    ms: int
    """How long the round took."""
    record: str
    """Text of its match as far as it has been played (docs/notation.md); kept once for all rounds of it."""
    seats: tuple[PlayedSeat, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """What one table wants remembered together, or not at all."""

    table: str
    epoch: int
    """As `Ownership.claim` gave it."""
    events: tuple[Event, ...] = ()
    snapshot: Snapshot | None = None
    secrets: tuple[Secret, ...] = ()
    played: tuple[Played, ...] = ()
    ended: bool = False
    """The table is over: its log, snapshot and secrets go, what was played stays, and its epoch is at an end."""
    erased: int = 0
    """Events up to that one go, when all else of the unit is written; there is a snapshot after it, and an event."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is there of a table: the newest snapshot and, in order, the events behind it."""

    snapshot: Snapshot | None
    events: list[Event]
    secrets: dict[str, bytes]
    """Seed by key."""


class Fenced(Exception):
    """Somebody else owns the table by now: nothing was written, and who is told so must not go on with it."""


class Unwritable(Exception):
    """The log cannot be written or read now; the text is one short reason."""


class Conflict(Exception):
    """What was to be written contradicts what stands there: a fault of the caller, as a command's second event is.
    Of these tables nothing was written; all others were, except the fenced ones."""

    def __init__(self, why: dict[str, str], fenced: frozenset[str] = frozenset()) -> None:
        super().__init__("; ".join(f"table {table}: {reason}" for table, reason in sorted(why.items())))
        self.why = why
        """Reason by table."""
        self.fenced = fenced


class Unopened(Exception):
    """The store cannot be opened. `code` is the message of the command line's catalogue that says why, `values` what
    is filled in there."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(f"{code}: {', '.join(values.values())}")
        self.code = code
        self.values = values


class EventLog(Protocol):
    """Synchronous, and called by one thread. Everything raises Unwritable when it cannot be done now."""

    def append(self, units: Sequence[Unit]) -> frozenset[str]:
        """Write in one transaction; returns the tables that are fenced: of them nothing is written. The units of one
        table are written all or not at all, in order. What stands there already, word for word and of the same
        epoch, counts as written, so that whoever does not know whether a commit went through asks again.
        Raises Conflict, when all other tables have been written."""
        ...

    def load(self, table: str) -> Kept:
        """The newest snapshot and the tail; all empty for a table that is not there."""
        ...

    def all_of(self, table: str) -> list[Event]: ...

    def live(self) -> list[str]:
        """The tables of which there is something to load, in alphabetical order."""
        ...


class Ownership(Protocol):
    """Who may write of a table. Liveness is not its business: a claim always succeeds, and whoever owned the table
    before is fenced from then on."""

    def claim(self, table: str, node: str) -> int:
        """The new epoch, one higher than the table ever had; the first is 1."""
        ...

    def owner(self, table: str) -> tuple[str, int] | None:
        """Node and epoch; None when nobody owns it."""
        ...

    def release(self, table: str, epoch: int) -> None:
        """Give it up, unless somebody else has claimed it since. The epoch is at an end."""
        ...


class Bus(Protocol):
    """Messages between the tasks, later the processes, that serve tables. Nothing on it is durable, nobody waits."""

    def publish(self, subject: str, data: bytes) -> None: ...

    def subscribe(self, subject: str, callback: Callable[[bytes], None]) -> Callable[[], None]:
        """Returns what ends it; ending it twice is no fault."""
        ...
