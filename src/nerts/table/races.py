"""Who was first at a foundation, whatever the connection (R17, R18).

Only the server's own clock is believed. A command arrives at R; it was made about half a round trip before. Two cards
aimed at one place are compared by these hit times; where they are too close to tell, both stay. The first to *arrive*
is applied at once and never taken back, so the judge only ever decides whether a later card may stay as well.

How long a line is the server learns from answers to its pings, and who holds those back looks slower than he is: that
length is a *claim*. A claim may save its owner's card; it never takes another's, and never plays after the call. What
is held against others counts only as far as the kernel, or a trusted proxy's, has *witnessed* the length.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

CAP = 120.0
"""Milliseconds that a slow connection is given back at most."""
MEMORY = 60_000
"""Milliseconds for which a round trip counts."""
WITNESS_SLACK, WITNESS_MS = 1.25, 5.0
"""A kernel answers faster than a page: so much longer may an honest line look."""
TIE_LEAST, TIE_MOST = 25.0, 60.0
UNREST_LEAST, UNREST_MOST = 2.0, 40.0


class Least:
    """The least of all that was noted within the last `MEMORY`."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[tuple[int, float]] = deque()
        """Rising, for what came before something less can never be the least again."""

    def note(self, value: float, now: int) -> None:
        while self._kept and self._kept[-1][1] >= value:
            self._kept.pop()
        self._kept.append((now, value))

    def at(self, now: int) -> float | None:
        while self._kept and self._kept[0][0] < now - MEMORY:
            self._kept.popleft()
        return self._kept[0][1] if self._kept else None


@dataclass(slots=True)
class Line:
    """What is known of one person's connection. Times and round trips in ms of the server's clock.

    It is the person's and not the socket's: who comes back by another way is for a minute as near as by the nearer one.
    """

    rtt_min: float = 0.0
    """The length that the answers to pings claim; 0 while there is none."""
    p95: float = 0.0
    witnessed: float | None = None
    """The length that the page at the other end cannot forge; None where nobody has measured it."""
    _trips: deque[tuple[int, float]] = field(default_factory=deque)
    _proofs: Least = field(default_factory=Least)
    _witnesses: Least = field(default_factory=Least)

    def measured(self, rtt: float, now: int, witnessed: float | None = None) -> None:
        """A ping of the server came back after `rtt`; the kernel says `witnessed` of the same line."""
        self._trips.append((now, rtt))
        self.witness(witnessed, now)
        self._renew(now)

    def witness(self, length: float | None, now: int) -> None:
        """Somebody measured the line whom the page cannot deceive; None: nobody did just now."""
        if length is not None:
            self._witnesses.note(length, now)
        self.witnessed = self._witnesses.at(now)

    def proved(self, bound: float, now: int) -> None:
        """Something was acted upon that had been sent `bound` ms ago, so the round trip is no longer: nobody looks slow
        and acts fast."""
        if bound < 2 * CAP:
            self._proofs.note(bound, now)
            self._renew(now)

    @property
    def claimed_credit(self) -> float:
        """Half the way there and back, as far as it is given to one's own card."""
        return min(self.rtt_min / 2, CAP)

    @property
    def sure_credit(self) -> float:
        """The part of it that may be held against others."""
        if self.witnessed is None:
            return 0.0
        return min(self.rtt_min, self.witnessed * WITNESS_SLACK + WITNESS_MS, 2 * CAP) / 2

    @property
    def bare_credit(self) -> int:
        """The witnessed half of the line without any slack: no answer to what was told now can be older."""
        return 0 if self.witnessed is None else round(min(self.rtt_min, self.witnessed, 2 * CAP) / 2 - 0.5)

    @property
    def looks_slower_than_it_is(self) -> bool:
        """Does it claim far more than was witnessed; worth a look, and no proof."""
        return self.witnessed is not None and self.rtt_min > 2 * (self.witnessed * WITNESS_SLACK + WITNESS_MS) + 50

    @property
    def unrest(self) -> float:
        """How far the connection wavers, as far as it may widen a tie."""
        return clamp((self.p95 - self.rtt_min) / 2, UNREST_LEAST, UNREST_MOST)

    def _renew(self, now: int) -> None:
        while self._trips and self._trips[0][0] < now - MEMORY:
            self._trips.popleft()
        trips = sorted(rtt for _, rtt in self._trips)
        if trips:
            proof = self._proofs.at(now)
            self.rtt_min = trips[0] if proof is None else min(trips[0], proof)
            self.p95 = max(self.rtt_min, trips[min(len(trips) - 1, int(len(trips) * 0.95))])


NO_LINE = Line()
"""Of bots and whoever sits on the server itself."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card or a call that reached the server."""

    received: int
    at: int
    """Its hit time as its line claims it: what it asks for itself."""
    sure: int
    """Its hit time as far as it is witnessed: what is held against others."""
    line: Line

    @property
    def unwarned(self) -> int:
        """The earliest time that is witnessed beyond doubt: whatever answers something told then is not earlier."""
        return max(self.sure, self.received - self.line.bare_credit)


def arrival(received: int, line: Line, floor: int, own_floor: int | None = None, noted: int | None = None) -> Arrival:
    """When a card was let go: not after it has arrived; and not before its player could see what he plays on, nor
    before he let go of the card below it.

    `floor`: when the last event that made the card playable was sent to him. `own_floor`: when his own card hit that
    this one lies on, or would have lain on; that one needs no way to him. `noted`: when it came by the clock of lines,
    where the game's has stood still in between.
    """
    line.proved(received - floor, received if noted is None else noted)
    seen = round(floor + line.claimed_credit)
    least = seen if own_floor is None else max(seen, own_floor)
    at, sure = (
        min(received, max(round(received - credit), least)) for credit in (line.claimed_credit, line.sure_credit)
    )
    return Arrival(received, at, sure, line)


def tie_band(first: Line, second: Line) -> float:
    """Hit times closer than this cannot be told apart."""
    return clamp(10 + first.unrest + second.unrest, TIE_LEAST, TIE_MOST)


def judging_window(line: Line) -> float:
    """For so long after the first card's arrival a later one by this connection may still have been earlier."""
    return min(CAP, 0.625 * line.rtt_min + 10 + min(60.0, line.p95 - line.rtt_min)) + 10


@dataclass(frozen=True, slots=True)
class Verdict:
    tie: bool
    by: int
    """Milliseconds by which the later hit came after the first; negative if it was the earlier one."""


def judge(first: Arrival, second: Arrival) -> Verdict:
    """May the card that arrived second stay beside the first?"""
    by = second.at - first.sure
    in_time = second.received - first.received <= judging_window(second.line)
    return Verdict(in_time and by <= tie_band(first.line, second.line), by)


def clamp(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))
