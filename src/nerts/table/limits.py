"""How often one person may do what, as pure functions of the time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """So many a second in the long run, and `burst` at once."""

    per_second: float
    burst: int


COMMANDS = Limit(8, 20)
CHAT = Limit(0.5, 5)
REACTIONS = Limit(0.5, 5)
SETTINGS = Limit(4, 40)
"""Lobby commands."""


@dataclass(slots=True)
class Bucket:
    """A token bucket; full when new."""

    limit: Limit
    used: float = 0.0
    """Tokens taken and not yet grown back at `since`."""
    since: int = 0

    def take(self, now: int, tokens: int = 1) -> bool:
        """So many tokens, if they are there."""
        used = self._used(now)
        if used + tokens > self.limit.burst:
            return False
        self.used, self.since = used + tokens, now
        return True

    def is_full(self, now: int) -> bool:
        """Is it as good as new."""
        return self._used(now) == 0

    def _used(self, now: int) -> float:
        return max(0.0, self.used - max(0, now - self.since) * self.limit.per_second / 1000)
