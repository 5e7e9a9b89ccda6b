"""The log of one table, as its actor writes it: what is to be remembered of some commands, in one unit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from nerts.store import Event, Ownership, Played, PlayedSeat, Secret, Snapshot, Unit, Unwritable, Writer
from nerts.table import effects as e
from nerts.table.parts import VERSION

CLAIM_AGAIN = 0.2
"""Seconds until a table that could not be claimed is claimed again."""


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Ledger:
    def __init__(
        self, writer: Writer, ownership: Ownership, table: str, node: str, epoch: int = 0, seq: int = 0
    ) -> None:
        """`epoch`: 0 for a table that nobody has claimed yet. `seq`: number of the last event that is written."""
        self.table = table
        self._writer = writer
        self._ownership = ownership
        self._node = node
        self._epoch = epoch
        self._seq = seq

    async def keep(self, effects: Sequence[e.Effect]) -> None:
        """Returns when all that is to be remembered is. Raises Fenced when the table is another's by now."""
        unit = self._unit(effects)
        if unit is None:
            return
        while not self._epoch:
            try:
                self._epoch = await self._writer.ask(self._ownership.claim, self.table, self._node)
            except Unwritable:
                await asyncio.sleep(CLAIM_AGAIN)
        await self._writer.commit(replace(unit, epoch=self._epoch))

    def _unit(self, effects: Sequence[e.Effect]) -> Unit | None:
        """None when there is nothing to be remembered."""
        events = [effect for effect in effects if isinstance(effect, e.Log | e.Snapshot)]
        lines, snapshot, erased = self._lines(events)
        secrets = tuple(Secret(effect.key, effect.seed) for effect in effects if isinstance(effect, e.Secret))
        played = tuple(_played(effect) for effect in effects if isinstance(effect, e.Keep))
        ended = any(isinstance(effect, e.End) for effect in effects)
        if not (lines or snapshot or secrets or played or ended):
            return None
        return Unit(self.table, 0, lines, snapshot, secrets, played, ended, erased)

    def _lines(self, noted: Iterable[e.Log | e.Snapshot]) -> tuple[tuple[Event, ...], Snapshot | None, int]:
        """Numbered; the last snapshot among them; and up to which line all is to be gone."""
        lines: list[Event] = []
        snapshot = None
        erased = 0
        now = wall()
        for effect in noted:
            if isinstance(effect, e.Snapshot):
                snapshot = Snapshot(self._seq, VERSION, effect.data)
                erased = self._seq if effect.erases else erased
            else:
                self._seq += 1
                lines.append(Event(self._seq, effect.kind, VERSION, effect.data, effect.who, effect.c, now))
        return tuple(lines), snapshot, erased


def _played(keep: e.Keep) -> Played:
    seats = tuple(PlayedSeat(**asdict(result)) for result in keep.results)
    return Played(keep.id, keep.match, keep.number, keep.rules, wall(), keep.ms, keep.record, seats)
