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
class Keep:
    """The record of a finished round."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class End:
    """Nobody is left; the table may be forgotten."""


Effect: TypeAlias = Send | Drop | Fact | Keep | End
