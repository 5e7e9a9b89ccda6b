"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from nerts.files import STATIC
from nerts.table.limits import Limit

CONNECT = Limit(3, 100)
CREATE = Limit(1 / 6, 10)
MISSES = Limit(1 / 6, 20)
REPLAYS = Limit(1 / 6, 20)
PEOPLE = Limit(1 / 3, 40)
PASSKEYS = Limit(1 / 6, 20)
ARRIVALS = Limit(60, 400)
REQUESTS = Limit(20, 300)
"""A page takes eight, and a party of twelve may open it at the same moment."""
FREE = Limit(1e6, 10**6)


@dataclass(frozen=True, slots=True)
class Limits:
    """For one client address; a family, a class or a whole house may share one (B46)."""

    connect: Limit = CONNECT
    create: Limit = CREATE
    misses: Limit = MISSES
    """Codes of tables that are not there."""
    replays: Limit = REPLAYS
    """Records to be shown."""
    people: Limit = PEOPLE
    """Own pages, with all that their holder may want there."""
    passkeys: Limit = PASSKEYS
    """Challenges for one, and answers to them."""
    arrivals: Limit = ARRIVALS
    """Connections of any kind: who is cut and comes back at once is not even listened to."""
    requests: Limit = REQUESTS
    tables: int = 50
    """Tables at a time that one address has opened."""
    connections: int = 100
    """Open at a time, HTTP and WebSocket together."""
    spectators: int = 4
    """At one table, besides those who could still sit down."""


NO_LIMITS = Limits(FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE, tables=10**6, connections=10**6, spectators=10**6)


def is_test() -> bool:
    """Are tests running: then there are hooks, and no limits for an address."""
    return os.environ.get("NERTS_TEST") == "1"


@dataclass(frozen=True, slots=True)
class Config:
    root_path: str = ""
    """Prefix behind a reverse proxy, as in `/nerts`."""
    proxy_hops: int = 0
    """So many trusted proxies are in front; each adds one entry to X-Forwarded-For."""
    rtt_header: str = ""
    """Header in which the outermost trusted proxy tells how long a line its kernel has measured, in microseconds."""
    hosts: tuple[str, ...] = ()
    """Names this server answers to; none: its own names and addresses, and loopback."""
    secret: str = field(default_factory=lambda: os.environ.get("NERTS_SECRET", ""))
    """Signs the cookies; without one the store's own, or a new one."""
    records: Path | None = None
    """Where the record of each match is kept."""
    store: str | Path | None = None
    """Folder, or URL of a database, in which tables, rounds and the key of the cookies outlive the process."""
    keep_rounds: int = 0
    """Days for which finished rounds are kept; 0 for ever."""
    static: Path = STATIC
    test: bool = field(default_factory=is_test)
    """Opens the hooks that tests need."""
    limits: Limits = field(default_factory=lambda: NO_LIMITS if is_test() else Limits())
    tables: int = 10_000
    """At a time, in all."""
