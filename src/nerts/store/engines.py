"""Connections, and how what a driver says becomes what the store says."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, StatementError

from nerts.store.parts import Unopened, Unwritable

BUSY_SECONDS: Final = 0.2
"""For which SQLite waits for somebody else's lock; then the writer learns of it, and can say so."""
JOURNAL_BYTES: Final = 64 * 2**20
"""To which the write-ahead log is cut when a long reader has let it grow."""
PATIENCE: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "3000",
    "options": "-c lock_timeout=1000",
}
"""For PostgreSQL: a machine that is gone, or somebody's lock, is noticed within seconds. An URL may say otherwise."""

UNFIT: Final = (IntegrityError, DataError, ValueError, OverflowError, TypeError)
"""Values that no database takes, or not beside what stands there: trying again does not help."""


def sqlite_engine(file: Path, writes: bool) -> Engine:
    """Durable at each commit, even if the power fails. One connection writes, others read beside it."""
    url = URL.create("sqlite", database=str(file))
    arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, pool_size=1, max_overflow=1 if writes else 4)
    pragmas = [
        "journal_mode=WAL",
        "synchronous=FULL",
        f"journal_size_limit={JOURNAL_BYTES}",
        "foreign_keys=ON",
        "secure_delete=ON",  # who wants to be forgotten is not to be found in pages that are free
        f"query_only={'OFF' if writes else 'ON'}",
    ]

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # no BEGIN but ours
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def flush_journal(engine: Engine) -> None:
    """Bring all that SQLite has written ahead into the database and empty the journal, unless somebody reads there."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.close()


def postgres_url(text: str) -> URL:
    """Raises Unopened for anything but the URL of a PostgreSQL database."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Unopened("store-bad-url") from None  # not shown: a password may be in it
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise Unopened("store-other-database", name=url.drivername)
    return url.set(drivername="postgresql+psycopg")


def postgres_engine(url: URL) -> Engine:
    """Asks an idle connection whether it still is one. Raises Unopened when the driver is not installed."""
    wanted: dict[str, Any] = {name: value for name, value in PATIENCE.items() if name not in url.query}
    try:
        return create_engine(url, connect_args=wanted, pool_size=1, max_overflow=4, pool_pre_ping=True)
    except ImportError:
        raise Unopened("store-no-driver") from None


def reason(error: Exception) -> str:
    """What the driver says, in one line."""
    said = str(error.orig if isinstance(error, StatementError) else error)
    return said.strip().split("\n", 1)[0] or type(error).__name__


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """All or nothing. Raises Unwritable when the database cannot be written or read, and one of UNFIT as it is."""
    try:
        with engine.begin() as connection:
            yield connection
    except UNFIT:
        raise
    except DBAPIError as error:
        raise Unwritable(reason(error)) from error
