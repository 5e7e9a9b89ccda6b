"""A table with a diary: what the server would keep of it, and the table that comes back from that."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from nerts.table import Table, memory, recall
from nerts.table.effects import Effect, Log, Secret, Snapshot
from nerts.table.parts import VERSION
from nerts.table.recall import Past
from nerts.table.room import Room
from tests.table.scene import Scene


@dataclass
class Diary:
    """What the server would keep of a table."""

    past: list[Past] = field(default_factory=list)
    secrets: dict[str, bytes] = field(default_factory=dict)
    snapshot: tuple[int, bytes] | None = None
    after: int = 0
    """So many lines came before the snapshot."""

    def keep(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Log):
                self.past.append(Past(effect.kind, VERSION, effect.data, effect.who, effect.c))
            elif isinstance(effect, Secret):
                self.secrets[effect.key] = effect.seed
            elif isinstance(effect, Snapshot):
                self.snapshot, self.after = (VERSION, effect.data), len(self.past)

    def whole(self) -> Table:
        table = empty()
        recall.recall(table.room, None, self.past, self.secrets)
        return table

    def short(self) -> Table:
        """From the newest snapshot."""
        table = empty()
        recall.recall(table.room, self.snapshot, self.past[self.after :], self.secrets)
        return table


def empty() -> Table:
    return Table("TABLE", "life", lambda: bytes(32), random.Random(7))


class Remembered(Scene):
    def __init__(self, **how: Any) -> None:
        self.diary = Diary()
        super().__init__(**how)
        memory.begin(self.table.room)

    def _hear(self, effects: list[Effect]) -> None:
        self.diary.keep(effects)
        super()._hear(effects)

    def die(self, table: Table | None = None) -> None:
        """The process is gone, and another one takes over; nobody has a connection any more."""
        self.table = table or self.diary.whole()
        self.now = max(self.now, self.table.room.now)


def state(room: Room) -> dict[str, Any]:
    """Everything that has to come back. Refused commands are no part of it: they changed nothing."""
    assert room.kept is not None
    room.kept.parts = memory.parts(room, room.kept)
    told: dict[str, Any] = msgspec.json.decode(memory.encode(memory.whole(room, room.kept)))
    told["parts"].sort(key=str)
    told["answered"] = {pid: answered["events"] for pid, answered in told["answered"].items() if answered["events"]}
    return told
