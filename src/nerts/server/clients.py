"""Where requests come from: addresses behind proxies, origins, and what one address may do."""

from __future__ import annotations

import time
from collections import Counter

from starlette.requests import HTTPConnection

from nerts.server.config import Limits
from nerts.table.limits import Bucket, Limit

SWEEP = 5000
"""Addresses that are remembered before those with a full bucket are forgotten."""


def client_address(connection: HTTPConnection, hops: int) -> str:
    """The address that the outermost trusted proxy saw; without one the socket's (B46)."""
    socket = connection.client.host if connection.client is not None else ""
    entries = [part.strip() for part in ",".join(connection.headers.getlist("x-forwarded-for")).split(",")]
    return entries[-hops] or socket if 0 < hops <= len(entries) else socket


def is_secure(connection: HTTPConnection, hops: int) -> bool:
    """Does the browser use https."""
    scheme = connection.headers.get("x-forwarded-proto", "") if hops else ""
    return (scheme or connection.url.scheme) in ("https", "wss")


def is_own_origin(connection: HTTPConnection, hops: int) -> bool:
    """Was the request made by a page of this server: its Origin names the host it went to."""
    forwarded = connection.headers.get("x-forwarded-host") if hops else None
    host = (forwarded or connection.headers.get("host", "")).lower()
    return bool(host) and connection.headers.get("origin") in (f"http://{host}", f"https://{host}")


class Gate:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        """Connections by address."""
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def may(self, address: str, what: str) -> bool:
        """One more connect, create or miss."""
        now = time.monotonic_ns() // 1_000_000
        if len(self._buckets) > SWEEP:
            self._forget(now)
        limit: Limit = getattr(self.limits, what)
        return self._buckets.setdefault((address, what), Bucket(limit, since=now)).take(now)

    def may_connect(self, address: str) -> bool:
        return self.open[address] < self.limits.connections and self.may(address, "connect")

    def _forget(self, now: int) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
