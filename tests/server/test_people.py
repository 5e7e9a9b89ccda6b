"""The own page, taking everything along, and being forgotten, against a real server."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nerts.client import Closed, TableClient
from nerts.engine.proof import verify
from nerts.protocol import messages as m
from nerts.server.config import NO_LIMITS, Config
from nerts.server.identity import DAY, MAX_AGE
from nerts.store.backup import backup
from nerts.store.folder import DATABASE
from tests.server.harness import House, built, running
from tests.server.test_restart import ENDING, ended, playing, sit
from tests.server.visitors import Browser, keep, round_of
from tests.store.test_history import at
from tests.store.units import RECORD

MARK = "Zebulon"


def config(folder: Path, **more: Any) -> Config:
    return replace(Config(limits=NO_LIMITS, test=True, store=folder / "data", static=built(folder)), **more)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(config(tmp_path)) as house:
        yield house


# --- the page ---------------------------------------------------------------------------------------------------------


async def test_a_new_guest_has_an_empty_page(house: House) -> None:
    told = await (await Browser(house).come()).me()
    assert (told["rounds"], told["last"], told["days"], told["records"], told["people"]) == (0, [], [], {}, [])
    assert told["passkeys"] == []


async def test_days_are_those_of_the_zone_that_the_browser_names(house: House) -> None:
    ann = await Browser(house).come()
    keep(house, round_of("r1", ann, ended=at("2026-03-28 23:30")))
    days = {zone: (await ann.me(zone))["days"][0]["day"] for zone in ("Europe/Berlin", "America/New_York", "UTC")}
    assert days == {"Europe/Berlin": "2026-03-29", "America/New_York": "2026-03-28", "UTC": "2026-03-28"}


@pytest.mark.parametrize("zone", ["Mars/Olympus", "..%2F..%2Fetc%2Fpasswd", "%00", "", "x" * 300])
async def test_an_unknown_zone_is_named_and_days_are_in_utc(house: House, zone: str) -> None:
    ann = await Browser(house).come()
    keep(house, round_of("r1", ann, ended=at("2026-03-28 23:30")))
    told = await ann.me(zone)
    assert told["zone"] == "UTC"
    assert told["days"][0]["day"] == "2026-03-28"
    assert (told["unknown_zone"] == "") == (zone == "")


async def test_nobody_is_shown_anybody_elses_number(house: House) -> None:
    ann, bob = await Browser(house).come(), await Browser(house).come()
    keep(house, round_of("r1", ann, bob))
    _, told = await ann.ask("GET", "/api/me")
    assert told["people"] == [{"name": "Name1", "pack": -1, "rounds": 1, "better": 0, "worse": 0}]
    assert bob.pid not in str(told)
    assert bob.pid not in str(await ann.ask("GET", "/api/me/export"))


async def test_a_round_that_was_played_here_is_on_the_page(house: House) -> None:
    code = await house.set_up(position=ENDING)
    ann, ben = await sit(house, code, "Ann", "Ben")
    assert isinstance(await ann.move("n>w1"), m.Ok)
    await ended(ben)
    browser = Browser(house)
    browser.cookie = ann.cookie
    told = await browser.me()
    assert (told["name"], told["rounds"], told["calls"]) == ("Ann", 1, 1)
    assert told["pack"] >= 0
    assert told["records"]["call"]["value"] > 0
    assert told["people"][0]["name"] == "Ben"


async def test_the_cookie_is_renewed_once_a_day_and_lasts_as_long_as_any(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Browser(house).come()
    first, pid = ann.cookie, ann.pid
    await ann.come()
    assert ann.cookie == first
    now = time.time
    monkeypatch.setattr("nerts.server.identity.time.time", lambda: now() + DAY + 10)
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now() + DAY + 10)
    await ann.come()
    assert ann.cookie != first
    monkeypatch.setattr("nerts.server.identity.time.time", lambda: now() + MAX_AGE + 5)
    assert ann.pid == pid


# --- seated -----------------------------------------------------------------------------------------------------------


async def test_who_sits_at_a_table_becomes_nobody_else_before_leaving_it(house: House) -> None:
    key = await (await Browser(house).come()).make_passkey()
    [guest] = await sit(house, await house.open(), "Guest")
    browser = Browser(house)
    browser.cookie = guest.cookie
    for path in ("in/new", "in", "out"):
        status, told = await browser.ask("POST", f"/api/me/{path}", {})
        assert (status, told["error"]) == (409, "SEATED")
    await guest.send(m.Stand())
    await guest.until(lambda: guest.seat < 0)
    assert await browser.sign_in(key) == (200, {})
    await guest.close()


async def test_a_match_that_the_guest_has_left_goes_on_under_the_new_number(house: House) -> None:
    ann = await Browser(house).come()
    key = await ann.make_passkey()
    code = await house.set_up(position=ENDING)
    guest, ben = await sit(house, code, MARK, "Ben")
    browser = Browser(house)
    browser.cookie = guest.cookie
    number = browser.pid
    await guest.send(m.Stand())
    await guest.until(lambda: guest.seat < 0)
    assert await browser.sign_in(key) == (200, {})
    assert house.hall.store is not None
    assert house.hall.store.log.mentions(number) == []
    assert house.hall.store.log.mentions(ann.pid) != []
    pid = ann.pid
    await browser.post("/api/me/delete")
    assert house.hall.store.log.mentions(pid) == []
    assert [info.name for info in ben.replica.seats] == ["Player", "Ben"]


async def test_whoever_has_passkeys_keeps_his_places_when_another_signs_in(house: House) -> None:
    key = await (await Browser(house).come()).make_passkey()
    code = await house.set_up(position=ENDING)
    holder, _ = await sit(house, code, "Ann", "Ben")
    browser = Browser(house)
    browser.cookie = holder.cookie
    pid = browser.pid
    await browser.make_passkey()
    await holder.send(m.Stand())
    await holder.until(lambda: holder.seat < 0)
    assert await browser.sign_in(key) == (200, {})
    assert house.hall.actors[code].table.room.seats[0].whose == pid


# --- export -----------------------------------------------------------------------------------------------------------


async def test_an_export_holds_every_row_of_the_persons_and_no_other(house: House) -> None:
    ann, bob = await Browser(house).come(), await Browser(house).come()
    rounds = [round_of(f"r{n:02}", ann, ended=n) for n in range(45)]
    keep(house, *rounds, round_of("bobs", bob))
    key = await ann.make_passkey()
    _, headers, _ = await house.ask("GET", "/api/me/export", headers={"Cookie": f"nerts={ann.cookie}"})
    assert headers["content-disposition"] == 'attachment; filename="nerts.json"'
    _, told = await ann.ask("GET", "/api/me/export")
    assert told["id"] == ann.pid
    assert [row["id"] for row in told["rounds"]] == [f"r{n:02}" for n in reversed(range(45))]
    assert all(len(row["seats"]) == 1 for row in told["rounds"])
    assert [record["text"] for record in told["records"]] == [RECORD] * 45
    assert {record["match"] for record in told["records"]} == {row["match"] for row in told["rounds"]}
    assert len(told["passkeys"]) == 1
    assert key.id
    empty = await (await Browser(house).come()).ask("GET", "/api/me/export")
    assert empty[1]["rounds"] == empty[1]["records"] == []


# --- forgotten --------------------------------------------------------------------------------------------------------


def found(folder: Path, *marks: str) -> list[str]:
    """Where any of these is in a folder: in files as bytes, and in databases in every column, unpacked."""
    wanted = [mark.encode() for mark in marks]
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    places = [file.name for file in files if any(mark in file.read_bytes() for mark in wanted)]
    for file in folder.rglob(DATABASE):
        with closing(sqlite3.connect(file)) as database:
            for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                values = [_bytes(value) for row in database.execute(f"SELECT * FROM {table}") for value in row]
                places += [table for value in values for mark in wanted if mark in value]
    return places


def _bytes(value: Any) -> bytes:
    data = value if isinstance(value, bytes) else str(value).encode()
    try:
        return zlib.decompress(data)
    except zlib.error:
        return data


async def play_a_round(house: House) -> tuple[TableClient, TableClient]:
    """To its end, by somebody with the marked name and Ben."""
    marked, ben = await sit(house, await house.set_up(position=ENDING), MARK, "Ben")
    assert isinstance(await marked.move("n>w1"), m.Ok)
    await ended(ben)
    return marked, ben


async def leave_in_mid_round(house: House, cookie: str) -> TableClient:
    """Sit down under the marked name, begin, and give the seat up."""
    code = await house.open(bots=1)
    client = TableClient(house.link(code), cookie)
    await client.connect()
    await client.sit(MARK)
    await client.send(m.Start())
    await playing(client)
    await client.send(m.Stand())
    await client.until(lambda: client.seat < 0)
    return client


async def test_who_is_forgotten_is_found_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    records, data, copy = tmp_path / "records", tmp_path / "data", tmp_path / "copy.db"
    records.mkdir()
    async with running(config(tmp_path, records=records)) as house:
        marked, ben = await play_a_round(house)
        browser = Browser(house)
        browser.cookie = marked.cookie
        pid = browser.pid
        watched = await leave_in_mid_round(house, marked.cookie)
        await browser.make_passkey()
        assert backup(data, copy) > 0
        assert "seat" in found(data, MARK)
        assert [file.suffix for file in records.iterdir()] == [".nerts"]

        await browser.post("/api/me/delete")
        assert browser.pid not in ("", pid)
        assert found(data, MARK, pid) == []
        assert found(records, MARK, pid) == []
        for client in (marked, watched):
            with pytest.raises(Closed):
                await client.until(lambda: False)
            assert client.goodbye == "forgotten"
        assert ben.phase == "scored"
        told = Browser(house)
        told.cookie = ben.cookie
        record = next(iter(records.iterdir())).read_text()
        assert [each["text"] for each in (await told.ask("GET", "/api/me/export"))[1]["records"]] == [record]
        verify(record)
        await ben.close()
        assert (await told.me())["records"]["round"]["value"] is not None

        old = TableClient(house.link(watched._url.rpartition("/")[2]), marked.cookie)
        await old.connect()  # the old cookie is nobody's by now
        assert old.cookie != marked.cookie
        await old.close()
    async with running(config(tmp_path, records=records)) as house:
        assert house.hall.actors
    assert found(data, MARK, pid) == []

    for file in (data / DATABASE, data / f"{DATABASE}-wal", data / f"{DATABASE}-shm"):
        file.unlink(missing_ok=True)
    copy.rename(data / DATABASE)
    assert "event" in found(data, MARK)
    async with running(config(tmp_path, records=records)) as house:
        for actor in house.hall.actors.values():
            await actor.forget("nobody")  # what has been asked of the table before is done
        assert len(house.hall.actors) == 2
    assert found(data, MARK, pid) == []
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("nerts")]
    assert logged
    assert not [line for line in logged if MARK in line or pid in line]


# --- how long rounds are kept -----------------------------------------------------------------------------------------


async def test_rounds_are_kept_for_as_many_days_as_the_server_is_told(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    async with running(config(tmp_path)) as house:
        ann = await Browser(house).come()
        day = 24 * 3600 * 1000
        keep(house, round_of("old", ann, ended=now - 31 * day), round_of("new", ann, ended=now - 29 * day))
        assert (await ann.me())["rounds"] == 2
    async with running(config(tmp_path, keep_rounds=30)) as house:
        again = Browser(house)
        again.cookie = ann.cookie
        async with asyncio.timeout(5):
            while (await again.me())["rounds"] != 1:
                await asyncio.sleep(0.02)
        assert [spot["id"] for spot in (await again.me())["last"]] == ["new"]
