"""The last events of a table, so that a viewer who was away gets what he missed and not the whole table."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from nerts.protocol.messages import Event

SIZE = 512


@dataclass(frozen=True, slots=True)
class Entry:
    event: Event
    """As everybody sees it."""
    own: dict[int, Event] = field(default_factory=dict)
    """As the named teams see it."""
    sent: int = 0

    def seen_by(self, team: int) -> Event:
        return self.own.get(team, self.event)


class History:
    """A ring of entries with gapless numbers from 1."""

    def __init__(self, size: int = SIZE) -> None:
        self._ring: deque[Entry] = deque(maxlen=size)
        self.seq = 0

    def add(self, entry: Entry) -> None:
        if entry.event.seq != self.seq + 1:
            raise ValueError(f"event {entry.event.seq} after {self.seq}")
        self.seq += 1
        self._ring.append(entry)

    def jump(self, seq: int) -> None:
        """Go on after `seq`: what lies between is not known here, so nobody is told the events before it."""
        if seq != self.seq:
            self.seq = seq
            self._ring.clear()

    def forget(self) -> None:
        """Numbers go on; of what has been nobody is told again."""
        self._ring.clear()

    def since(self, seq: int) -> list[Entry] | None:
        """All after `seq`, or None when the ring does not reach back so far (or `seq` was never given out)."""
        missing = self.seq - seq
        if not 0 <= missing <= len(self._ring) or seq < 1:
            return None
        return [self._ring[i] for i in range(len(self._ring) - missing, len(self._ring))]

    def sent_at(self, seq: int) -> int | None:
        """When event `seq` was sent."""
        index = seq - self.seq + len(self._ring) - 1
        return self._ring[index].sent if 0 <= index < len(self._ring) else None
