"""What may come in at all: the one place that says so before a byte of it is parsed, for every connection.

Cost before content: bytes at once and a second, connections of an address, requests of an address, the size of a
request's head and the time it may take. Whoever exceeds a limit is cut, or refused in a line; nobody else notices.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from nerts.engine.record import MAX_CHARACTERS
from nerts.server.config import Limits
from nerts.table.limits import Bucket, Limit

BYTES: Final = Limit(32 * 1024, 64 * 1024)
"""Of one connection: a second in the long run, and at once."""
PIECE: Final = 2048
"""Bytes that are parsed before the limits are looked at again: 340 of the smallest frames."""
FRAMES: Final = Limit(60, 300)
"""Of one WebSocket, control frames included. An honest browser sends a pong every two seconds and eight commands."""
HEAD: Final = 32 * 1024
"""Bytes of a request line with its headers."""
RECORD_BYTES: Final = MAX_CHARACTERS
"""Of a record that is to be shown."""
RECORDS_AT: Final = "/api/replay"
UNREAD: Final = 256 * 1024
"""Bytes that may wait to be written to somebody, in the socket's buffer."""
REQUEST_SECONDS: Final = 10.0
"""For each request with its body, and for the pause between two; who takes longer holds a place that others need."""
RESPONSE_SECONDS: Final = 60.0
"""Until a response must have been taken."""
LINGER_SECONDS: Final = 1.0
"""For a refusal to be read by somebody who is still sending."""
DESCRIPTORS: Final = 0.8
"""Share of the files that this process may open which connections may take."""


SWEEP: Final = 5000
"""Addresses that are remembered before those with a full bucket are forgotten."""


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 16_384
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def network(address: str) -> str:
    """What counts as one address: an IPv4 address however it is written, of IPv6 the /64 that one household has."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64))) if not ip.is_loopback else str(ip)
    return str(ip)


def forwarded(peer: str, values: Iterable[str], hops: int) -> str:
    """The address that the outermost trusted proxy saw (in X-Forwarded-For); without one the socket's (B46)."""
    entries = [part.strip() for part in ",".join(values).split(",")]
    return network(entries[-hops] or peer if 0 < hops <= len(entries) else peer)


class Intake:
    """One connection's bytes, from its first to its last."""

    def __init__(self) -> None:
        self._bytes = Bucket(BYTES, since=now_ms())
        self._frames = Bucket(FRAMES, since=now_ms())
        self._granted = 0

    def grant(self, size: int) -> None:
        """Room for one body, whose sender has been looked at already."""
        self._granted = size

    def takes(self, size: int) -> bool:
        """So many bytes more, if there is room for them."""
        if size <= self._granted:
            self._granted -= size
            return True
        return self._bytes.take(now_ms(), size)

    def takes_frame(self) -> bool:
        return self._frames.take(now_ms())


class Doors:
    """All connections of a server, HTTP and WebSocket together, counted by the address that they come from.

    Behind trusted proxies all sockets come from the proxy: there only requests and WebSockets are counted, by the
    address that the proxy tells.
    """

    def __init__(self, limits: Limits, hops: int) -> None:
        self.hops = hops
        self.limits = limits
        self.most = max(16, int(descriptors() * DESCRIPTORS))
        """Connections in all."""
        self.open: Counter[str] = Counter()
        """Connections by address."""
        self.sockets: Counter[str] = Counter()
        """WebSockets by address, which behind a proxy is the one that it tells."""
        self._waiting: dict[object, tuple[str, Callable[[], None]]] = {}
        """Those that have not said a whole request yet, longest first: who can be cut to make room."""
        self._buckets: dict[tuple[str, str], Bucket] = {}

    # --- connections ---

    def enter(self, key: object, address: str, cut: Callable[[], None]) -> bool:
        """One more connection. When there are too many, the one that has kept its place for longest without having said
        anything makes room; False when none has."""
        if self.hops == 0 and not self.may(address, "arrivals"):
            return False
        if not self._has_room(address):
            return False
        self.open[address] += 1
        self._waiting[key] = (address, cut)
        return True

    def served(self, key: object) -> None:
        """It has said a whole request, or is a WebSocket now."""
        self._waiting.pop(key, None)

    def waits(self, key: object, address: str, cut: Callable[[], None]) -> None:
        """It is waiting for a request again."""
        self._waiting[key] = (address, cut)

    def leave(self, key: object, address: str) -> None:
        self._waiting.pop(key, None)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def _has_room(self, address: str) -> bool:
        if self.hops == 0 and self.open[address] >= self.limits.connections:
            return self._make_room(lambda other: other == address)
        return self.open.total() < self.most or self._make_room(lambda other: True)

    def _make_room(self, may_go: Callable[[str], bool]) -> bool:
        for key, (address, cut) in self._waiting.items():
            if may_go(address):
                self._waiting.pop(key)
                cut()
                return True
        return False

    # --- what an address does ---

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While a WebSocket is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def may_connect(self, address: str) -> bool:
        """One more WebSocket."""
        return self.sockets[address] < self.limits.connections and self.may(address, "connect")

    def may(self, address: str, what: str) -> bool:
        """One more arrival, request, connect, create, miss or replay."""
        now = now_ms()
        if len(self._buckets) > SWEEP:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        limit: Limit = getattr(self.limits, what)
        return self._buckets.setdefault((address, what), Bucket(limit, since=now)).take(now)


def close_later(loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
    """Let what was written be read, for a moment, by somebody who is still sending."""
    if transport.can_write_eof():
        transport.write_eof()
    loop.call_later(LINGER_SECONDS, transport.abort)
