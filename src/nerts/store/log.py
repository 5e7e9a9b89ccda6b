"""The log of all tables, and who owns them, in a database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Function,
    LargeBinary,
    Row,
    delete,
    func,
    insert,
    literal,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from nerts.store.engines import UNFIT, reason, transaction
from nerts.store.parts import Conflict, Event, Kept, Snapshot, Unit
from nerts.store.rounds import record_row, round_row, seat_rows
from nerts.store.schema import EVENT, OWN, RECORD, ROUND, SEAT, SECRET, SNAPSHOT
from nerts.store.steps import all_follow, insert_events

EVENT_COLUMNS: Final = [EVENT.c[name] for name in ("seq", "kind", "v", "data", "who", "cmid", "at")]
_LAST: Final = select(func.max(EVENT.c.seq)).where(EVENT.c.table_id == OWN.c.table_id).correlate(OWN).scalar_subquery()
_OWNED: Final = select(OWN.c.table_id, OWN.c.node, OWN.c.epoch, OWN.c.ended, _LAST.label("last")).with_for_update(
    read=True, of=OWN
)
"""Locked until the commit, so that nobody claims a table between the look at its epoch and the writing."""


class _Unfit(Exception):
    """What is to be written of a table cannot follow what stands; the text says why."""


class SqlLog:
    """EventLog and Ownership. Each call is one transaction; for one thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def append(self, units: Sequence[Unit]) -> frozenset[str]:
        tables: dict[str, list[Unit]] = {}
        for unit in units:
            tables.setdefault(unit.table, []).append(unit)
        try:
            return self._write(tables)
        except (_Unfit, *UNFIT):
            # Not ON CONFLICT DO NOTHING: of a stale owner's two events it would write the one whose number is free.
            return self._write_each(tables)

    def _write_each(self, tables: dict[str, list[Unit]]) -> frozenset[str]:
        """Only the tables at fault lose."""
        fenced: set[str] = set()
        why: dict[str, str] = {}
        for table, units in tables.items():
            try:
                fenced |= self._write({table: units})
            except (_Unfit, *UNFIT) as error:
                with transaction(self._engine) as connection:
                    if _stands(connection, table, units):
                        continue
                    if _is_taken(connection, table, units):
                        fenced.add(table)
                    else:
                        why[table] = reason(error)
        if why:
            raise Conflict(why, frozenset(fenced))
        return frozenset(fenced)

    def _write(self, tables: dict[str, list[Unit]]) -> frozenset[str]:
        with transaction(self._engine) as connection:
            fenced: set[str] = set()
            wanted = [unit for units in tables.values() for unit in units]
            if not all_follow(connection, tables):
                wanted, fenced = _sorted_out(connection, tables)
            _insert(connection, wanted)
        return frozenset(fenced)

    def load(self, table: str) -> Kept:
        with transaction(self._engine) as connection:
            snapshot = connection.execute(
                select(SNAPSHOT.c.seq, SNAPSHOT.c.v, SNAPSHOT.c.data).where(SNAPSHOT.c.table_id == table)
            ).one_or_none()
            return Kept(
                Snapshot(*snapshot) if snapshot else None,
                _events(connection, table, snapshot.seq if snapshot else 0),
                _secrets(connection, table),
            )

    def all_of(self, table: str) -> list[Event]:
        with transaction(self._engine) as connection:
            return _events(connection, table)

    def live(self) -> list[str]:
        logged = select(EVENT.c.seq).where(EVENT.c.table_id == OWN.c.table_id).exists()
        snapped = select(SNAPSHOT.c.seq).where(SNAPSHOT.c.table_id == OWN.c.table_id).exists()
        with transaction(self._engine) as connection:
            found = connection.scalars(select(OWN.c.table_id).where(OWN.c.ended.is_(None), logged | snapped))
            return sorted(found)

    def mentions(self, number: str) -> list[str]:
        """The tables in whose logs or snapshots a person's number stands."""
        wanted = union(
            *(
                select(table.c.table_id).where(_position(self._engine, number.encode(), table.c.data) > 0)
                for table in (EVENT, SNAPSHOT)
            )
        )
        with transaction(self._engine) as connection:
            return sorted(connection.scalars(wanted))

    def claim(self, table: str, node: str) -> int:
        taken = update(OWN).where(OWN.c.table_id == table).values(node=node, epoch=OWN.c.epoch + 1, ended=None)
        try:
            with transaction(self._engine) as connection:
                epoch = connection.execute(taken.returning(OWN.c.epoch)).scalar_one_or_none()
                if epoch is None:
                    connection.execute(insert(OWN).values(table_id=table, node=node, epoch=1))
                return epoch or 1
        except IntegrityError:  # somebody else's claim was the first
            return self.claim(table, node)

    def owner(self, table: str) -> tuple[str, int] | None:
        with transaction(self._engine) as connection:
            found = connection.execute(select(OWN.c.node, OWN.c.epoch).where(OWN.c.table_id == table)).one_or_none()
        return (found.node, found.epoch) if found and found.node else None

    def release(self, table: str, epoch: int) -> None:
        with transaction(self._engine) as connection:
            connection.execute(update(OWN).where(OWN.c.table_id == table, OWN.c.epoch == epoch).values(node=""))


def _position(engine: Engine, part: bytes, whole: Column[Any]) -> Function[int]:
    """Where the bytes begin, from 1; 0 for nowhere."""
    wanted = literal(part, LargeBinary)
    if engine.dialect.name == "postgresql":
        return func.position(wanted.op("IN")(whole))
    return func.instr(whole, wanted)


def _sorted_out(connection: Connection, tables: dict[str, list[Unit]]) -> tuple[list[Unit], set[str]]:
    """What can be written, and the tables of which nothing can. Raises _Unfit."""
    owned = {row.table_id: row for row in connection.execute(_OWNED.where(OWN.c.table_id.in_(list(tables))))}
    wanted: list[Unit] = []
    fenced: set[str] = set()
    for table, units in tables.items():
        own = owned.get(table)
        if own is not None and own.node and all(unit.epoch == own.epoch for unit in units):
            _check_order(units, own.last or 0)
            wanted += units
        elif not _has_ended(own, units):
            fenced.add(table)
    return wanted, fenced


def _check_order(units: list[Unit], last: int) -> None:
    """Events follow each other without gaps. Whether the first is there already is left to the database."""
    seqs = [event.seq for unit in units for event in unit.events]
    if seqs and (seqs[0] > last + 1 or seqs != list(range(seqs[0], seqs[0] + len(seqs)))):
        raise _Unfit(f"events {seqs} do not follow {last}")
    if any(unit.ended for unit in units[:-1]):
        raise _Unfit("it goes on after its end")


def _has_ended(own: Row[*tuple[Any, ...]] | None, units: list[Unit]) -> bool:
    """Is it the end of the table that is to be written, and has it been: then the answer was lost on its way."""
    return own is not None and own.ended is not None and units[-1].ended and own.epoch == units[-1].epoch


def _insert(connection: Connection, units: list[Unit]) -> None:
    snapshots = {unit.table: unit.snapshot for unit in units if unit.snapshot}
    played = [finished for unit in units for finished in unit.played]
    records = {finished.match: finished.record for finished in played}
    if records:
        connection.execute(delete(RECORD).where(RECORD.c.match.in_(list(records))))
    if snapshots:
        connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id.in_(list(snapshots))))
    insert_events(connection, [_event_row(unit, event) for unit in units for event in unit.events])
    for table, rows in (
        (SNAPSHOT, [{"table_id": of, "seq": it.seq, "v": it.v, "data": it.data} for of, it in snapshots.items()]),
        (SECRET, [{"table_id": u.table, "key": it.key, "seed": it.seed} for u in units for it in u.secrets]),
        (ROUND, [round_row(finished) for finished in played]),
        (RECORD, [record_row(match, record) for match, record in records.items()]),
        (SEAT, [row for finished in played for row in seat_rows(finished)]),
    ):
        if rows:
            connection.execute(insert(table), rows)
    for unit in units:
        if unit.erased:
            connection.execute(delete(EVENT).where(EVENT.c.table_id == unit.table, EVENT.c.seq <= unit.erased))
    ended = [unit.table for unit in units if unit.ended]
    if ended:
        _end(connection, ended)


def _end(connection: Connection, tables: list[str]) -> None:
    for table in (EVENT, SNAPSHOT, SECRET):
        connection.execute(delete(table).where(table.c.table_id.in_(tables)))
    now = time.time_ns() // 1_000_000
    connection.execute(update(OWN).where(OWN.c.table_id.in_(tables)).values(node="", ended=now))


def _event_row(unit: Unit, event: Event) -> dict[str, Any]:
    return {
        "table_id": unit.table,
        "seq": event.seq,
        "epoch": unit.epoch,
        "kind": event.kind,
        "v": event.v,
        "who": event.who,
        "cmid": event.cmid,
        "at": event.at,
        "data": event.data,
    }


def _events(connection: Connection, table: str, after: int = 0, epoch: int | None = None) -> list[Event]:
    wanted = select(*EVENT_COLUMNS).where(EVENT.c.table_id == table, EVENT.c.seq > after)
    if epoch is not None:
        wanted = wanted.where(EVENT.c.epoch == epoch)
    return [Event(*row) for row in connection.execute(wanted.order_by(EVENT.c.seq))]


def _secrets(connection: Connection, table: str) -> dict[str, bytes]:
    wanted = select(SECRET.c.key, SECRET.c.seed).where(SECRET.c.table_id == table)
    return dict(connection.execute(wanted).all())


def _stands(connection: Connection, table: str, units: list[Unit]) -> bool:
    """Has all this been written before: then the answer to that commit was lost on its way."""
    played = [finished.id for unit in units for finished in unit.played]
    erased = max(unit.erased for unit in units)
    events = [event for unit in units for event in unit.events if event.seq > erased]
    first = events[0].seq if events else 1
    written = _events(connection, table, first - 1, units[0].epoch)[: len(events)]
    secrets = _secrets(connection, table)
    there = connection.scalar(select(func.count()).select_from(ROUND).where(ROUND.c.id.in_(played)))
    return (
        written == events
        and all(secrets.get(it.key) == it.seed for unit in units for it in unit.secrets)
        and there == len(played)
    )


def _is_taken(connection: Connection, table: str, units: list[Unit]) -> bool:
    """Has somebody else written an event with the number of the first."""
    seqs = [event.seq for unit in units for event in unit.events][:1]
    return bool(connection.execute(select(EVENT.c.seq).where(EVENT.c.table_id == table, EVENT.c.seq.in_(seqs))).all())
