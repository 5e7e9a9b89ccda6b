"""What each commit does, in as few steps of SQLite as can be.

With each step, be it one row, SQLite's driver gives the interpreter's lock away, and waits until the tables' thread is
done with it: row by row, the commit of 250 busy tables would wait five hundred times. PostgreSQL's driver does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, insert

from nerts.store.parts import Unit
from nerts.store.schema import EVENT

VALUES: Final = 30_000
"""In one statement; SQLite takes 32,766."""
FOLLOW: Final = """
WITH wanted (id, epoch, last) AS (VALUES {rows})
SELECT count(*) FROM wanted CROSS JOIN own ON own.table_id = wanted.id
WHERE own.node <> '' AND own.epoch = wanted.epoch
AND wanted.last = coalesce((SELECT max(seq) FROM event WHERE event.table_id = wanted.id), 0)
"""
COLUMNS: Final = [column.name for column in EVENT.columns]
INSERT: Final = "INSERT INTO event (" + ", ".join(COLUMNS) + ") VALUES {rows}"  # noqa: S608  our own names


def all_follow(connection: Connection, tables: Mapping[str, Sequence[Unit]]) -> bool:
    """Does each table's owner write, and without a gap? False also where a closer look is needed."""
    if connection.dialect.name != "sqlite":
        return False
    wanted = [_wanted(table, units) for table, units in tables.items()]
    rows = [row for row in wanted if row is not None]
    return len(rows) == len(tables) and sum(_run(connection, FOLLOW, rows)) == len(tables)


def _wanted(table: str, units: Sequence[Unit]) -> tuple[str, int, int] | None:
    """Table, epoch and the event before; None for what is not simply more events of one epoch."""
    seqs = [event.seq for unit in units for event in unit.events]
    epochs = {unit.epoch for unit in units}
    if not seqs or len(epochs) > 1 or any(unit.ended for unit in units):
        return None
    return (table, epochs.pop(), seqs[0] - 1) if seqs == list(range(seqs[0], seqs[0] + len(seqs))) else None


def insert_events(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    if connection.dialect.name == "sqlite":
        list(_run(connection, INSERT, [[row[name] for name in COLUMNS] for row in rows]))
    elif rows:
        connection.execute(insert(EVENT), rows)


def _run(connection: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> Iterable[int]:
    """The first column of each answer, if there is one."""
    most = VALUES // max(map(len, rows), default=1)
    for part in (rows[at : at + most] for at in range(0, len(rows), most)):
        marks = f"({', '.join('?' * len(part[0]))})"
        filled = statement.format(rows=", ".join([marks] * len(part)))
        found = connection.exec_driver_sql(filled, tuple(chain.from_iterable(part)))
        if found.returns_rows:
            yield found.scalar_one()
