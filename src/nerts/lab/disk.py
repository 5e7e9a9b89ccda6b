"""What a round takes on the disk, and how fast what happens is made durable."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from nerts.store import Event, Played, PlayedSeat, Store, Unit
from nerts.store.folder import DATABASE

COPIES: Final = 40
"""Of each round, so that the first page of each table does not count."""
TABLES: Final = 128
"""That write at the same moment."""
EVENT_BYTES: Final = 60
"""About what a move is as JSON."""
WHEN: Final = 1_790_000_000_000


class Disk:
    """A store in a temporary folder, for measurements."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="nerts-disk-")
        self.store = Store.open(self._folder.name)
        self._claimed = 0

    def __enter__(self) -> Disk:
        return self

    def __exit__(self, *_: object) -> None:
        self.store.close()
        self._folder.cleanup()

    def size(self) -> int:
        """Bytes of the database, with nothing left in the journal."""
        self.store.flush()
        return (Path(self._folder.name) / DATABASE).stat().st_size

    def claim(self) -> str:
        self._claimed += 1
        table = f"t{self._claimed}"
        self.store.ownership.claim(table, "bench")
        return table

    def round_bytes(self, records: Sequence[str], rng: random.Random) -> float:
        """Of one finished round with four people: its rows, record and indexes."""
        table, before = self.claim(), self.size()
        rounds = tuple(_played(record, rng) for record in records for _ in range(COPIES))
        self.store.log.append([Unit(table, 1, played=rounds)])
        return (self.size() - before) / len(rounds)

    def log_bytes(self, records: Sequence[str]) -> float:
        """Of the log of one round while its table is there: an event a fact, with its index."""
        tables, before = [self.claim() for _ in range(COPIES)], self.size()
        for table in tables:
            for record in records:
                first = len(self.store.log.all_of(table)) + 1
                facts = [line for line in record.splitlines() if line[:1].isdigit()]
                events = (_event(seq, fact.encode()) for seq, fact in enumerate(facts, first))
                self.store.log.append([Unit(table, 1, tuple(events))])
        return (self.size() - before) / COPIES / len(records)

    def tables(self) -> Writing:
        return Writing(self.store, [self.claim() for _ in range(TABLES)])


class Writing:
    """Many tables, each of which has one more event to write whenever it is called."""

    def __init__(self, store: Store, tables: Sequence[str]) -> None:
        self._store = store
        self._tables = tables
        self._seq = 0

    def __call__(self) -> int:
        self._seq += 1
        event = _event(self._seq, bytes(EVENT_BYTES))
        fenced = self._store.log.append([Unit(table, 1, (event,)) for table in self._tables])
        return len(self._tables) - len(fenced)


def _event(seq: int, data: bytes) -> Event:
    return Event(seq, "move", 1, data, who=seq % 4 + 1, cmid=seq, at=WHEN + seq)


def _played(record: str, rng: random.Random) -> Played:
    seats = tuple(
        PlayedSeat(seat, seat, rng.randbytes(16).hex(), f"Player {seat}", "", 12, 48, False, 4, 15, False, False)
        for seat in range(4)
    )
    return Played(rng.randbytes(12).hex(), rng.randbytes(6).hex(), 1, "classic", WHEN, 180_000, record, seats)
