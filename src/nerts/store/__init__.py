"""What outlives the process: tables' logs, who owns them, finished rounds."""

from nerts.store.bus import LocalBus
from nerts.store.parts import (
    Bus,
    Conflict,
    Event,
    EventLog,
    Fenced,
    Kept,
    Ownership,
    Played,
    PlayedSeat,
    Secret,
    Snapshot,
    Unit,
    Unopened,
    Unwritable,
)
from nerts.store.store import Store
from nerts.store.writer import Writer

__all__ = [
    "Bus",
    "Conflict",
    "Event",
    "EventLog",
    "Fenced",
    "Kept",
    "LocalBus",
    "Ownership",
    "Played",
    "PlayedSeat",
    "Secret",
    "Snapshot",
    "Store",
    "Unit",
    "Unopened",
    "Unwritable",
    "Writer",
]
