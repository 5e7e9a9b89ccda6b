"""Group commit on a real database that is slow, locked, full or cut off."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from nerts.store import Conflict, Event, EventLog, Fenced, Kept, Store, Unit, Unwritable, Writer
from nerts.store.folder import DATABASE
from tests.store.units import event, events, moves, played


@dataclass
class Watched:
    """A log that notes each batch, and stands still while it is told to."""

    log: EventLog
    batches: list[list[str]] = field(default_factory=list)
    open: threading.Event = field(default_factory=threading.Event)

    def append(self, units: Sequence[Unit]) -> frozenset[str]:
        self.batches.append([unit.table for unit in units])
        assert self.open.wait(20)
        return self.log.append(units)

    def load(self, table: str) -> Kept:
        return self.log.load(table)

    def all_of(self, table: str) -> list[Event]:
        return self.log.all_of(table)

    def live(self) -> list[str]:
        return self.log.live()


def claimed(store: Store, count: int) -> list[str]:
    tables = [f"t{number}" for number in range(count)]
    for table in tables:
        assert store.ownership.claim(table, "a") == 1
    return tables


async def play(writer: Writer, table: str, count: int, pause: float = 0.0) -> int:
    """One table, whose every event waits for the one before; returns how many were acknowledged."""
    for seq in range(1, count + 1):
        await writer.commit(Unit(table, 1, (event(seq, who=1, cmid=seq),)))
        await asyncio.sleep(pause)
    return count


def played_out(table: str, store: Store, count: int) -> bool:
    return store.log.all_of(table) == [event(seq, who=1, cmid=seq) for seq in range(1, count + 1)]


async def test_an_event_is_in_the_database_when_the_commit_returns(store: Store) -> None:
    tables = claimed(store, 20)
    writer = Writer(store.log)
    await asyncio.gather(*(play(writer, table, 20) for table in tables))
    assert all(played_out(table, store, 20) for table in tables)
    await writer.close()


async def test_what_comes_while_a_commit_runs_is_gathered_for_the_next_in_order(store: Store) -> None:
    tables = claimed(store, 9)
    log = Watched(store.log)
    writer = Writer(log)
    first = asyncio.create_task(writer.commit(moves(tables[0], 1, 1, 1)))
    await asyncio.sleep(0.05)
    assert log.batches == [["t0"]]
    rest = [asyncio.create_task(writer.commit(moves(table, 1, seq, seq))) for table in tables[1:] for seq in (1, 2, 3)]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in (first, *rest))
    log.open.set()
    await asyncio.gather(first, *rest)
    assert log.batches == [["t0"], [table for table in tables[1:] for _ in range(3)]]
    assert all(store.log.all_of(table) == list(events(1, 3)) for table in tables[1:])
    await writer.close()


async def test_only_the_fenced_and_the_faulty_hear_of_it(store: Store) -> None:
    claimed(store, 4)
    store.ownership.claim("t1", "b")
    writer = Writer(store.log)
    await writer.commit(moves("t2", 1, 1, 1))
    units = [moves("t0", 1, 1, 1), moves("t1", 1, 1, 1), moves("t2", 1, 3, 3), moves("t3", 1, 1, 1)]
    outcomes = await asyncio.gather(*map(writer.commit, units), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Fenced, Conflict, type(None)]
    assert str(outcomes[2]) == "table t2: events [3] do not follow 1"
    assert [len(store.log.all_of(f"t{number}")) for number in range(4)] == [1, 0, 1, 1]
    await writer.close()


async def test_who_waits_no_longer_is_written_all_the_same(store: Store) -> None:
    claimed(store, 1)
    log = Watched(store.log)
    writer = Writer(log)
    waiting = asyncio.create_task(writer.commit(moves("t0", 1, 1, 1)))
    await asyncio.sleep(0.01)
    waiting.cancel()
    log.open.set()
    await writer.commit(moves("t0", 1, 2, 2))
    assert store.log.all_of("t0") == list(events(1, 2))
    await writer.close()


async def test_questions_are_answered_between_commits_and_on_their_thread(store: Store) -> None:
    writer = Writer(store.log)
    assert await writer.ask(store.ownership.claim, "life", node="a") == 1
    await writer.commit(moves("life", 1, 1, 2))
    assert (await writer.ask(store.log.load, "life")).events == list(events(1, 2))
    assert await writer.ask(threading.get_ident) == await writer.ask(threading.get_ident) != threading.get_ident()
    await writer.close()


async def test_closing_writes_what_waits_and_takes_no_more(store: Store) -> None:
    claimed(store, 1)
    writer = Writer(store.log)
    last = asyncio.create_task(writer.commit(moves("t0", 1, 1, 1)))
    await asyncio.sleep(0)
    await writer.close()
    await last
    assert store.log.all_of("t0") == [event(1)]
    with pytest.raises(Unwritable, match="closed"):
        await writer.commit(moves("t0", 1, 2, 2))
    await writer.close()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


async def test_closing_does_not_wait_for_a_log_that_nobody_can_write(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        claimed(store, 1)
        writer = Writer(store.log)
        with locked(tmp_path):
            waiting = asyncio.create_task(writer.commit(moves("t0", 1, 1, 1)))
            await asyncio.sleep(0.01)
            start = time.monotonic()
            await writer.close()
            assert time.monotonic() - start < 4
            with pytest.raises(Unwritable, match="closed"):
                await waiting
        assert store.log.all_of("t0") == []


async def test_database_locked_for_three_seconds_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """B37: twenty rounds end while somebody holds the database, and another table plays on."""
    told: list[str] = []
    with Store.open(tmp_path) as store:
        tables = claimed(store, 21)
        writer = Writer(store.log, told.append)
        await play(writer, "t20", 1)
        with locked(tmp_path):
            ends = [
                asyncio.create_task(writer.commit(Unit(table, 1, events(1, 3), played=(played(f"round-{table}"),))))
                for table in tables[:20]
            ]
            await asyncio.sleep(0)
            going = asyncio.create_task(go_on(writer))
            await asyncio.sleep(3)
            assert (told, writer.fails) == (["UNSAVED"], True)
            assert not any(task.done() for task in ends)
        await asyncio.gather(*ends, going)
        assert (told, writer.fails) == (["UNSAVED", "SAVED"], False)
        assert all(store.log.all_of(table) == list(events(1, 3)) for table in tables[:20])
        assert all(store.rounds.by_id(f"round-{table}") == played(f"round-{table}") for table in tables[:20])
        assert played_out("t20", store, 50)
        await writer.close()
    assert [record.getMessage() for record in caplog.records] == [
        "the log cannot be written, tables pause: database is locked",
        "the log is written again",
    ]


async def go_on(writer: Writer) -> None:
    for seq in range(2, 51):
        await writer.commit(Unit("t20", 1, (event(seq, who=1, cmid=seq),)))


async def test_a_lock_that_is_soon_gone_troubles_nobody(tmp_path: Path) -> None:
    told: list[str] = []
    with Store.open(tmp_path) as store:
        claimed(store, 1)
        writer = Writer(store.log, told.append)
        with locked(tmp_path):
            waiting = asyncio.create_task(writer.commit(moves("t0", 1, 1, 1)))
            await asyncio.sleep(0.05)
        await waiting
        assert (told, store.log.all_of("t0")) == ([], [event(1)])
        await writer.close()


async def test_a_commit_that_hangs_is_told_of_although_nothing_has_failed(store: Store) -> None:
    claimed(store, 1)
    told: list[str] = []
    log = Watched(store.log)
    writer = Writer(log, told.append)
    waiting = asyncio.create_task(writer.commit(moves("t0", 1, 1, 1)))
    while not told:
        await asyncio.sleep(0.01)
    log.open.set()
    await waiting
    assert told == ["UNSAVED", "SAVED"]
    await writer.close()


async def test_disk_that_is_full_loses_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []
    with Store.open(tmp_path) as store:
        tables = claimed(store, 5)
        writer = Writer(store.log, told.append)
        pages = allow_pages(store, 0)
        allow_pages(store, pages + 4)
        playing = [asyncio.create_task(play(writer, table, 400)) for table in tables]
        while not told:
            await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
        await writer.ask(allow_pages, store, 2**30)
        await asyncio.gather(*playing)
        assert told == ["UNSAVED", "SAVED"]
        assert all(played_out(table, store, 400) for table in tables)
        await writer.close()
    assert "database or disk is full" in caplog.text


def allow_pages(store: Store, most: int) -> int:
    """Let SQLite find the disk full at that size, which cannot be below what it has; returns the limit."""
    connection = store._writing.raw_connection()
    try:
        return int(connection.cursor().execute(f"PRAGMA max_page_count={max(most, 1)}").fetchone()[0])
    finally:
        connection.close()


def break_connections(server: psycopg.Connection[tuple[int]], url: str) -> int:
    """End all of them to that database; returns how many there were."""
    kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = %s"
    found = server.execute(kill, [make_url(url).database]).fetchone()
    assert found
    return found[0]


async def test_connections_that_break_in_mid_commit_lose_nothing_and_double_nothing(
    postgres_url: str, server: str
) -> None:
    """Whether the last commit went through nobody knows; the log does."""
    broken = 0
    with Store.open(postgres_url) as store, psycopg.connect(server, autocommit=True) as other:
        tables = claimed(store, 8)
        writer = Writer(store.log)
        playing = asyncio.gather(*(play(writer, table, 60, 0.002) for table in tables))
        while not playing.done():
            broken += break_connections(other, postgres_url)
            await asyncio.sleep(0.03)
        await playing
        await writer.close()
    assert broken > 3
    with Store.open(postgres_url) as store:
        assert all(played_out(table, store, 60) for table in tables)


def test_who_comes_after_a_connection_has_gone_does_not_notice(postgres_url: str, server: str) -> None:
    with Store.open(postgres_url) as store, psycopg.connect(server, autocommit=True) as other:
        store.ownership.claim("life", "a")
        assert store.rounds.by_id("abc") is None
        while break_connections(other, postgres_url):
            time.sleep(0.01)
        assert store.ownership.claim("life", "a") == 2
        assert store.rounds.by_id("abc") is None
