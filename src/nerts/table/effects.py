"""What a table wants done. The server does it; the table never waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from nerts.protocol.messages import ToClient


@dataclass(frozen=True, slots=True)
class Send:
    """One message to each of these people."""

    to: tuple[str, ...]
    message: ToClient


@dataclass(frozen=True, slots=True)
class Drop:
    """End somebody's connection."""

    person: str
    code: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A line for the log: numbers and codes only, nothing that a person wrote and no unseen card."""

    what: str
    values: dict[str, int | float | str]


@dataclass(frozen=True, slots=True)
class Log:
    """To be remembered, and before anything of the same answer is sent."""

    kind: str
    data: bytes
    """JSON."""
    who: int = 0
    """Number of the person whose command it was, or 0."""
    c: int = 0
    """Number of that command."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table as it is after all that was to be remembered so far. It holds unseen cards."""

    data: bytes
    erases: bool = False
    """What was remembered before is to be gone."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What deals the cards, to be kept apart from the log."""

    key: str
    seed: bytes


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat did in a round."""

    seat: int
    team: int
    pid: str
    """Empty for a bot, and for a place whose player has left."""
    name: str
    bot: str
    """Level of the bot that sits there."""
    points: int
    total: int
    called: bool
    nerts_left: int
    home: int
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
    whose: str = ""
    """Who has given the seat its name, and may have left it since."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A finished round."""

    match: str
    """Of all tables and times."""
    number: int
    """Of the round in its match."""
    rules: str
    ms: int
    """How long it was played for, pauses left out."""
    record: str
    """Of the match as far as it has been played."""
    results: tuple[Result, ...]
    id: str
    """Names the round; nobody knows it before the round is over."""


@dataclass(frozen=True, slots=True)
class End:
    """Nobody is left; the table may be forgotten."""


Effect: TypeAlias = Send | Drop | Fact | Log | Snapshot | Secret | Keep | End
