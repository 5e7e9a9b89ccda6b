"""What a move did, as small frozen facts; the first of them is always `Played`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from nerts.engine.move import Move


@dataclass(frozen=True, slots=True)
class Played:
    """A move was made. `shown_*` are the cards it turned up: to the own team, and to everybody else (R25, R34)."""

    team: int
    move: Move
    shown_team: tuple[int, ...] = ()
    shown_all: tuple[int, ...] = ()
    tie: bool = False
    """Both cards stay (R18)."""


@dataclass(frozen=True, slots=True)
class Called:
    """The round has ended by that team's call (R28)."""

    team: int


@dataclass(frozen=True, slots=True)
class FalseCalled:
    """The team called with Nerts cards left and pays for it (A27)."""

    team: int


@dataclass(frozen=True, slots=True)
class Restocked:
    """All were stuck: everybody has a new stock (R38)."""


@dataclass(frozen=True, slots=True)
class StuckOut:
    """All were stuck again: the round is over without a call (R40)."""


Event: TypeAlias = Played | Called | FalseCalled | Restocked | StuckOut
