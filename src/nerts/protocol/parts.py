"""What messages are made of: the base of all, seats, options and the score sheet."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=-1, le=2**53)]
"""Whole numbers that a browser's numbers hold exactly."""
Text: TypeAlias = Annotated[str, Meta(max_length=600)]
"""No longer than any honest client sends; the table cuts names and chat lines to size itself."""


class Message(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """Base of all messages and their parts."""


class SeatInfo(Message, frozen=True):
    """One seat as everybody sees it. Seats keep their number as long as somebody sits there."""

    seat: int
    name: str
    team: int
    pack: int
    """Which of the twelve backs the team's cards have."""
    bot: str = ""
    """Level of the bot, empty for a person."""
    net: int = 0
    """0 good, 1 slow, 2 gone."""
    ready: bool = False
    hand: int = 0
    """Which hand of its team (R2): with split roles even hands have Nerts and work piles, odd ones stock and waste."""
    standin: str = ""
    """Level of the bot that plays for a person who is away."""
    wait: int = 0
    """On the score sheet: milliseconds, from when this was told, until nobody waits any longer for who is away."""


class TableOptions(Message, frozen=True):
    """What the host chooses apart from the rules."""

    pace: str = "medium"
    """Of the bots: gentle, slow, medium or fast."""
    hints: bool = True
    """May players switch hints on."""
    chat: bool = True
    standin: bool = True
    """Does a bot play on for somebody who is gone."""
    locked: bool = False
    """Nobody new may sit down."""
    late: bool = True
    """In a match: a newcomer takes over a bot or an empty place at once; else when the round is over."""
    word: str = "nerts"
    """What is called: one of `nerts.table.lobby.WORDS`. A preset brings its own."""
    calm: bool = False
    """Bots play gently, and a foundation rests for two seconds after each card (`nerts.table.calm`)."""


class TeamLine(Message, frozen=True):
    """One team's line on the score sheet."""

    team: int
    home: int
    """Cards on foundations (R41)."""
    left: int
    """Cards left in the Nerts pile (R42)."""
    bonus: int
    """Call and king bonus less false calls (R43, A27)."""
    points: int
    total: int


class Sheet(Message, frozen=True):
    """The score sheet after a round."""

    number: int
    callers: list[int]
    """Teams that called; empty when all were stuck (R40)."""
    lines: list[TeamLine]
    history: list[list[int]]
    """Points of each team, a row a round."""
    winners: list[int]
    """Empty while the match goes on (A32)."""
    secret: str = ""
    """Hex: what the commitment had promised. With the nonces it makes the seed of the deal; empty if there was none."""
    settlement: list[list[int]] = []
    """With settlement=difference (A33): what each team gets from each other."""
    curve: list[list[int]] = []
    """How the round went: milliseconds since the deal, then the points of each team. At most 64 rows."""
    replay: str = ""
    """Names the round where it is kept (`GET api/rounds/NAME`); empty where none is."""


class Watcher(Message, frozen=True):
    """Somebody without a seat."""

    number: int
    """For `Clear`."""
    name: str = ""
    """Of the seat that was given up, if there was one."""
