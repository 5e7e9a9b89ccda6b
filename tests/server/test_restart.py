"""The process ends, and another one goes on with the same tables."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from nerts.client import TableClient
from nerts.protocol import messages as m
from nerts.server.config import NO_LIMITS, Config
from nerts.store import Store
from tests.server.harness import House, running


def kept(folder: Path) -> Config:
    return Config(limits=NO_LIMITS, test=True, store=folder)


async def sit(house: House, code: str, *names: str) -> list[TableClient]:
    clients = []
    for name in names:
        client = TableClient(house.link(code))
        await client.connect()
        await client.sit(name)
        clients.append(client)
    return clients


async def playing(client: TableClient) -> None:
    await client.until(lambda: client.phase == "playing")


async def ended(client: TableClient) -> None:
    await client.until(lambda: client.phase in ("scored", "over"))


async def back(house: House, code: str, clients: list[TableClient]) -> list[TableClient]:
    """The same people, by the new address."""
    found = []
    for client in clients:
        await client.close()
        again = TableClient(house.link(code), client.cookie)
        await again.connect()
        found.append(again)
    return found


async def test_a_round_goes_on_in_the_next_process(tmp_path: Path) -> None:
    async with running(kept(tmp_path)) as house:
        code = await house.open(bots=1, pace="fast")
        clients = await sit(house, code, "Ann", "Ben")
        await clients[0].send(m.Start())
        for client in clients:
            await playing(client)
            assert isinstance(await client.move("turn"), m.Ok)
        await asyncio.sleep(1)
    async with running(kept(tmp_path)) as house:
        again = await back(house, code, clients)
        assert [client.seat for client in again] == [client.seat for client in clients]
        for old, new in zip(clients, again, strict=True):
            assert old.round is not None
            assert new.round is not None
            own = new.replica.team or 0
            assert new.round.layouts[own].key() == old.round.layouts[own].key()
            assert isinstance(await new.move("turn"), m.Ok)
            await new.close()


async def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    """The database is locked for a while: no answer comes, nobody hears of a move, and then all of it does, once."""
    async with running(kept(tmp_path)) as house:
        code = await house.open()
        ann, ben = await sit(house, code, "Ann", "Ben")
        notices: list[str] = []
        ben.seen = lambda message: notices.append(message.code) if isinstance(message, m.Notice) else None
        await ann.send(m.Start())
        for client in (ann, ben):
            await playing(client)
        before = ben.replica.seq
        with sqlite3.connect(tmp_path / "nerts.db", isolation_level=None) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            move = asyncio.create_task(ann.move("turn"))
            await asyncio.sleep(1)
            assert not move.done()
            assert ben.replica.seq == before
            assert notices == ["HALTED"]
            stood = house.hall.actors[code].time()
            await asyncio.sleep(0.5)
            assert house.hall.actors[code].time() == stood
            lock.execute("COMMIT")
        assert isinstance(await asyncio.wait_for(move, 5), m.Ok)
        await ben.until(lambda: ben.replica.seq > before)
        assert notices == ["HALTED", "RESUMED"]
        assert house.hall.actors[code].time() - stood < 600
        for client in (ann, ben):
            await client.close()


async def test_twenty_rounds_end_while_the_database_is_locked(tmp_path: Path) -> None:
    """And another table plays: nothing is lost or doubled, and nobody hears of it before it is kept (B37)."""
    async with running(kept(tmp_path)) as house:
        tables = [await sit(house, await house.set_up(position=ENDING), "Ann", "Ben") for _ in range(20)]
        other = await sit(house, await house.open(), "Cleo", "Dan")
        await other[0].send(m.Start())
        await playing(other[0])
        assert isinstance(await other[0].move("turn"), m.Ok)
        before = [client.replica.seq for table in [*tables, other] for client in table]
        with sqlite3.connect(tmp_path / "nerts.db", isolation_level=None) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            ends = [asyncio.create_task(ann.move("n>w1")) for ann, _ in tables]
            goes_on = asyncio.create_task(other[0].move("turn"))
            await asyncio.sleep(3)
            assert not any(move.done() for move in (*ends, goes_on))
            assert [client.replica.seq for table in [*tables, other] for client in table] == before
            lock.execute("COMMIT")
        async with asyncio.timeout(10):
            assert all(isinstance(answer, m.Ok) for answer in await asyncio.gather(*ends, goes_on))
            for client in (client for table in tables for client in table):
                await ended(client)
        assert isinstance(await other[0].move("turn"), m.Ok)
        await other[1].until(lambda: other[1].replica.seq == other[0].replica.seq)
        sheets = [ann.replica.sheet for ann, _ in tables]
        assert sheets == [ben.replica.sheet for _, ben in tables]
        told = {sheet.replay: [line.points for line in sheet.lines] for sheet in sheets if sheet is not None}
        for client in (client for table in [*tables, other] for client in table):
            await client.close()
    with Store.open(tmp_path) as store:
        found = {name: store.rounds.by_id(name) for name in told}
        assert {name: [seat.points for seat in it.seats] if it else None for name, it in found.items()} == told
    with sqlite3.connect(tmp_path / "nerts.db") as database:
        assert database.execute("SELECT count(*) FROM round").fetchone() == (20,)
        moves = "SELECT count(*), count(DISTINCT table_id) FROM event WHERE kind = 'move' AND who > 0"
        assert database.execute(moves).fetchone() == (23, 21)


async def test_a_table_that_people_have_left_for_good_is_forgotten(tmp_path: Path) -> None:
    async with running(kept(tmp_path)) as house:
        code = await house.set_up(timing={"idle": 200})
        async with asyncio.timeout(10):
            await house.hall.actors[code].ended.wait()
            await asyncio.sleep(0.3)
    with Store.open(tmp_path) as store:
        assert store.log.live() == []


async def test_a_table_that_cannot_be_read_harms_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(kept(tmp_path)) as house:
        good, bad = await house.open(), await house.open()
        await sit(house, good, "Ann")
        await sit(house, bad, "Ben")
    with sqlite3.connect(tmp_path / "nerts.db") as database:
        database.execute("UPDATE event SET v = 99 WHERE table_id LIKE ?", (f"{bad}-%",))
    async with running(kept(tmp_path)) as house:
        assert list(house.hall.actors) == [good]
        assert "newer nerts" in caplog.text


async def test_a_cookie_is_good_in_the_next_process(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with running(kept(tmp_path)) as house:
            keys.append(house.server._services.identity.signed("0" * 32).split(".")[0])
            keys.append(house.server._services.identity.read_text(house.server._services.identity.signed("0" * 32)))
    assert keys[0] == keys[2]
    with Store.open(tmp_path) as store:
        assert len(store.secret_key()) >= 32


ENDING = """quick
0 n 9C | w TH / KC / QS / QC | s 2S 3S | d -
1 n 9D AC | w KH / KD / QH / QD | s 2C 3C | d -
f AH@0 2H@0 3H@0"""


async def test_rounds_from_one_position_are_all_kept(tmp_path: Path) -> None:
    """They have names of their own, at another table as well as at the same one."""
    async with running(kept(tmp_path)) as house:
        for _ in range(3):
            code = await house.set_up(position=ENDING)
            ann, ben = await sit(house, code, "Ann", "Ben")
            assert isinstance(await ann.move("n>w1"), m.Ok)
            await ended(ann)
            await ann.close()
            await ben.close()
    with sqlite3.connect(tmp_path / "nerts.db") as database:
        assert database.execute("SELECT count(*), count(DISTINCT id) FROM round").fetchone() == (3, 3)
