"""Who was first at a foundation, whatever the connection (R17, R18).

Only the server's own clock is believed. A command arrives at R; it was made about half a round trip before. Two cards
aimed at one place are compared by these hit times; where they are too close to tell, both stay. The first to *arrive*
is applied at once and never taken back, so the judge only ever decides whether a later card may stay as well.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

CAP = 120.0
"""Milliseconds that a slow connection is given back at most."""
MEMORY = 60_000
"""Milliseconds for which a round trip counts."""
TIE_LEAST, TIE_MOST = 25.0, 60.0
UNREST_LEAST, UNREST_MOST = 2.0, 40.0


@dataclass(slots=True)
class Line:
    """What is known of one person's connection. Times and round trips in ms of the server's clock."""

    rtt_min: float = 0.0
    p95: float = 0.0
    _trips: deque[tuple[int, float]] = field(default_factory=deque)
    _proofs: deque[tuple[int, float]] = field(default_factory=deque)

    def measured(self, rtt: float, now: int) -> None:
        """A ping of the server came back after `rtt`."""
        self._trips.append((now, rtt))
        self._renew(now)

    def proved(self, bound: float, now: int) -> None:
        """A command cited an event sent `bound` ms ago, so the round trip is no longer: nobody looks slow and acts
        fast. Only the tightest bound matters, so a looser one is not kept."""
        if bound < self.rtt_min:
            self._proofs.append((now, bound))
            self._renew(now)

    @property
    def unrest(self) -> float:
        """How far the connection wavers, as far as it may widen a tie."""
        return clamp((self.p95 - self.rtt_min) / 2, UNREST_LEAST, UNREST_MOST)

    def _renew(self, now: int) -> None:
        for samples in (self._trips, self._proofs):
            while samples and samples[0][0] < now - MEMORY:
                samples.popleft()
        trips = sorted(rtt for _, rtt in self._trips)
        if trips:
            self.rtt_min = min([trips[0], *(bound for _, bound in self._proofs)])
            self.p95 = max(self.rtt_min, trips[min(len(trips) - 1, int(len(trips) * 0.95))])


NO_LINE = Line()
"""Of bots and whoever sits on the server itself."""


def hit_time(received: int, line: Line, seen_sent: int | None = None) -> int:
    """When the card was let go. `seen_sent` is when the event that the player cites was sent: nobody can have acted on
    it before it reached him."""
    half = min(line.rtt_min / 2, CAP)
    at = received - half
    if seen_sent is not None:
        at = max(at, seen_sent + half)
    return round(min(at, received))


def tie_band(first: Line, second: Line) -> float:
    """Hit times closer than this cannot be told apart."""
    return clamp(10 + first.unrest + second.unrest, TIE_LEAST, TIE_MOST)


def judging_window(line: Line) -> float:
    """For so long after the first card's arrival a later one by this connection may still have been earlier."""
    return min(CAP, 0.625 * line.rtt_min + 10 + min(60.0, line.p95 - line.rtt_min)) + 10


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card or a call that reached the server."""

    received: int
    at: int
    """Its hit time."""
    line: Line


@dataclass(frozen=True, slots=True)
class Verdict:
    tie: bool
    by: int
    """Milliseconds by which the later hit came after the first; negative if it was the earlier one."""


def judge(first: Arrival, second: Arrival) -> Verdict:
    """May the card that arrived second stay beside the first?"""
    by = second.at - first.at
    in_time = second.received - first.received <= judging_window(second.line)
    return Verdict(in_time and by <= tie_band(first.line, second.line), by)


def clamp(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))
