"""What is remembered of a table, as it is written: typed, with names, so that a later release can still read it.

Everything small is remembered as it *is*, in parts: whenever a part has changed, it is written anew. Cards are
remembered by what happened to them. Unseen cards are in `Whole` alone, the snapshot, which is kept apart from the log.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct

from nerts.engine.record import RoundRecord
from nerts.protocol.messages import Sit, TableOptions

VERSION = 1
"""Of all that is written here. What an older release has written is brought up to it (`recall.UPCAST`)."""

Hit: TypeAlias = tuple[int, int, int, float, float, float | None]
"""How a move came: received, hit as claimed and as witnessed, and the line's rtt_min, p95 and witnessed length; ms."""


class Head(Struct, omit_defaults=True):
    """The table itself."""

    rules: str
    options: TableOptions
    phase: str
    ends_at: int | None = None
    pause: tuple[int, int, bool] | None = None
    stood: int = 0
    arrivals: int = 0
    host: int = -1
    matches: int = 0
    number: int = 0
    teams_chosen: bool = False
    paired: bool = False
    barred: dict[str, int] = {}


class Somebody(Struct, omit_defaults=True):
    """A person; that he has no connection after a restart is known."""

    number: int
    name: str = ""
    seat: int = -1
    view_since: int = 0
    address: str = ""
    barred_until: int = 0
    wish: Sit | None = None


class Tally(Struct, omit_defaults=True):
    """The match."""

    teams: int
    rounds: list[list[int]]
    sizes: list[int]


class Game(Struct, omit_defaults=True):
    """The round, but for its cards."""

    started: int
    dealt_seq: int


class Bot(Struct, omit_defaults=True):
    """What a driver is about to do, and keeps in mind."""

    level: str
    ready_at: int | None = None
    lift_at: int | None = None
    plan: str = ""
    passes: int = 0
    wandered: int = 0
    shifts: int = 0
    refused: list[str] = []


class Promise(Struct):
    """A deal as it has been promised, with the nonces that have come: all of it but the secret."""

    secret: str
    """Its name."""
    table: str
    number: int
    commitment: str
    nonces: dict[int, bytes]


class Laid(Struct):
    """A round has been laid, as it was promised or from a position."""

    promise: Promise | None
    record: RoundRecord
    """Without its deal, which would tell the secret."""
    position: str
    started: int
    dealt_seq: int


class Step(Struct, omit_defaults=True):
    """A move has been made."""

    seat: int
    team: int
    hand: int
    number: int
    move: str
    at: int
    tie: bool = False
    hit: Hit | None = None
    """None for a bot, and for whatever else has no line."""
    received: int = 0
    """When a bot's card hit."""


class Landed(Struct):
    number: int
    face: int
    seat: int
    sent: int
    hit: Hit


class Answered(Struct):
    """Commands of a person that were applied: the highest number, and the events of the last ones."""

    c: int
    events: dict[int, int]


class Cards(Struct):
    """The round with its cards."""

    promise: Promise | None
    position: str
    record: RoundRecord
    """Without its deal."""
    started: int
    dealt_seq: int
    landings: list[Landed]
    call: Hit | None
    ties: dict[int, int]
    late: list[tuple[int, int]]
    stirred: list[int]
    seen: list[int]
    curve: list[list[int]]


class Whole(Struct):
    """A table after all that was remembered before: what a restart begins with."""

    now: int
    seq: int
    parts: list[tuple[str, str, Raw]]
    answered: dict[str, Answered]
    records: list[RoundRecord]
    cards: Cards | None
