"""What an authenticator is to sign: of one browser and for one purpose, for two minutes, and once."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 120.0
BYTES: Final = 32
MOST: Final = 10_000
"""Waiting at once; beyond that the oldest is no longer answered."""


class Challenges:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds."""
        self._clock = clock
        self._waiting: dict[tuple[str, str], tuple[bytes, float]] = {}
        """Each with its end, by person and purpose; the oldest first."""

    def new(self, pid: str, purpose: str) -> bytes:
        """The one before it is no longer good."""
        self._waiting.pop((pid, purpose), None)
        while len(self._waiting) >= MOST:
            del self._waiting[next(iter(self._waiting))]
        challenge = secrets.token_bytes(BYTES)
        self._waiting[pid, purpose] = challenge, self._clock() + SECONDS
        return challenge

    def take(self, pid: str, purpose: str) -> bytes | None:
        """The challenge, which is used up by this, whatever comes of it; None when there is none or it is too old."""
        challenge, ends = self._waiting.pop((pid, purpose), (None, 0.0))
        return challenge if self._clock() < ends else None
