"""Makes of a record what a page shows of it, one at a time and beside the tables."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from nerts.engine.record import BrokenRecord
from nerts.review.replay import replay_of

WAITING: Final = 8
"""Records that may wait for their turn; each is in memory meanwhile."""


class Crowded(Exception):
    """Too many wait already."""


class Projector:
    """Reads one record at a time, in a thread of its own: the tables of this server come first."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def show(self, record: bytes) -> bytes:
        """The `Replay` as JSON. Raises BrokenRecord, and Crowded when too many wait."""
        if self._waiting >= WAITING:
            raise Crowded
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(shown, record)
        finally:
            self._waiting -= 1


def shown(record: bytes) -> bytes:
    """From the bytes of a file to JSON. Raises BrokenRecord with the line at fault, bytes that are no text included."""
    try:
        text = record.decode()
    except UnicodeDecodeError as error:
        raise BrokenRecord(record.count(b"\n", 0, error.start) + 1, "a text in UTF-8 was expected") from None
    return msgspec.json.encode(replay_of(text))
