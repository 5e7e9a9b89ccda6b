"""A record that somebody brings: shown, or refused with its line and the reason."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nerts.client import TableClient
from nerts.engine.proof import verify
from nerts.engine.record import MAX_CHARACTERS
from nerts.protocol import messages as m
from nerts.review.replay import Replay, replay_of
from nerts.server.config import NO_LIMITS, Config
from nerts.table import rounds
from nerts.table.limits import Limit
from tests.review.matches import GOLDEN, RACE
from tests.server.harness import House, built, running
from tests.server.test_restart import ENDING, ended, kept, sit

MATCH = GOLDEN[0].read_text()


async def bring(house: House, record: bytes, **headers: str) -> tuple[int, Any]:
    status, _, content = await house.ask("POST", "/api/replay", record, headers)
    return status, json.loads(content) if content else None


@pytest.mark.parametrize("file", GOLDEN[:4], ids=lambda file: file.stem)
async def test_a_record_is_shown(file: Path) -> None:
    async with running() as house:
        status, headers, content = await house.ask("POST", "/api/replay", file.read_bytes(), {"Origin": house.url})
    assert (status, headers["content-type"]) == (200, "application/json")
    assert msgspec.json.decode(content, type=Replay) == replay_of(file.read_text())


async def test_the_page_is_at_its_address(tmp_path: Path) -> None:
    async with running(static=built(tmp_path)) as house:
        status, _, content = await house.ask("GET", "/replay")
    assert status == 200
    assert b"main-1A.js" in content


@pytest.mark.parametrize(("path", "status"), [("/replay/0a9f", 200), ("/replay/xyz", 404), ("/replay/%2e%2e", 404)])
async def test_a_round_has_an_address_and_nothing_else_has(tmp_path: Path, path: str, status: int) -> None:
    async with running(static=built(tmp_path)) as house:
        found, _, content = await house.ask("GET", path)
    assert found == status
    assert b"main-1A.js" in content


async def test_below_a_prefix() -> None:
    async with running(root_path="/nerts") as house:
        status, _, _ = await house.ask("POST", "/nerts/api/replay", b"x" * 1_000_000)
    assert status == 400


HOSTILE = {
    "nothing": (b"", 1, "breaks off"),
    "random bytes": (random.Random(5).randbytes(5000), 1, "UTF-8"),
    "UTF-16": (RACE.encode("utf-16"), 1, "UTF-8"),
    "a broken letter": (RACE.encode().replace(b"Cy", b"\xff"), 5, "UTF-8"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), 1, "UTF-8"),
    "JSON": (b'{"rounds":[]}', 1, "begins with"),
    "one endless line": (b"nerts 1\n" + b"x" * (MAX_CHARACTERS - 100), 2, "longer than"),
    "endless lines": (b"nerts 1\nrules classic\n" + b"\n" * (MAX_CHARACTERS - 100), 2, "seats"),
    "a name that begins a round": (RACE.replace("0 Ada", "0 ").encode(), 3, "not a seat"),
    "zeros": (bytes(10_000), 1, "longer than"),
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_what_is_no_record_is_refused_with_line_and_reason(kind: str) -> None:
    """B47"""
    record, line, why = HOSTILE[kind]
    async with running() as house:
        status, told = await bring(house, record)
    assert (status, told["error"], told["line"]) == (400, "BROKEN", line)
    assert why in told["arg"]


async def test_cut_at_every_line() -> None:
    """B18"""
    lines = RACE.splitlines(keepends=True)
    async with running() as house:
        for number in range(len(lines)):
            status, told = await bring(house, "".join(lines[:number]).encode())
            assert (status, told["error"]) == (400, "BROKEN")
            assert 0 < told["line"] <= number + 1


async def test_random_bytes_put_into_a_record_never_break_the_server() -> None:
    dice = random.Random(3)
    async with running() as house:
        for _ in range(60):
            record = bytearray(MATCH.encode())
            for _ in range(dice.randint(1, 4)):
                record[dice.randrange(len(record))] = dice.randrange(256)
            status, told = await bring(house, bytes(record))
            assert status == 200 or (status, told["error"]) == (400, "BROKEN")


@pytest.mark.parametrize("name", ["../../etc/passwd", "\u202eevil", "<img src=x onerror=alert(1)>", "nul\u0000l"])
async def test_a_name_leads_nowhere(name: str) -> None:
    async with running() as house:
        status, told = await bring(house, RACE.replace("0 Ada", f"0 {name}").encode())
    assert status == 200
    assert told["seats"][0]["name"] == name


async def test_what_is_too_long_is_refused() -> None:
    async with running() as house:
        status, _ = await bring(house, b"n" * (MAX_CHARACTERS + 1))
    assert status == 413


async def test_other_pages_may_not_bring_one() -> None:
    async with running() as house:
        status, told = await bring(house, RACE.encode(), Origin="https://evil.example")
    assert (status, told["error"]) == (403, "ORIGIN")


async def test_who_brings_too_many_is_refused_before_they_are_read() -> None:
    limits = replace(NO_LIMITS, replays=Limit(0, 2))
    async with running(Config(limits=limits, test=True)) as house:
        answers = [await bring(house, RACE.encode()) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert (await house.ask("GET", "/healthz"))[0] == 200


async def test_long_bodies_are_for_records_alone() -> None:
    async with running() as house:
        for path in ("/api/tables", "/api/replays", "/api/identity"):
            try:
                status = (await house.ask("POST", path, b"x" * 500_000))[0]
            except (ConnectionError, IndexError):
                continue  # cut before anything was answered
            assert status >= 400


async def test_a_table_plays_on_meanwhile() -> None:
    """An endless record is read beside the tables: pings and moves are answered."""
    heavy = ("\n".join(RACE.splitlines()[:13]) + "\n" + "6000 0 recycle\n" * 500_000).encode()[:MAX_CHARACTERS]
    async with running() as house:
        code = await house.open(bots=1)
        async with TableClient.join(house.link(code)) as client:
            reading = asyncio.create_task(bring(house, heavy))
            while not reading.done():
                async with asyncio.timeout(5):
                    await house.ask("GET", "/healthz")
            assert client.replica.seats
        assert (await reading)[0] == 400


# --- rounds that are kept ---------------------------------------------------------------------------------------------


async def kept_round(house: House, name: str) -> tuple[int, Any]:
    status, _, content = await house.ask("GET", f"/api/rounds/{name}")
    return status, json.loads(content)


async def test_a_finished_round_is_there_by_its_name_and_a_live_one_is_not(tmp_path: Path) -> None:
    async with running(kept(tmp_path)) as house:
        code = await house.set_up(position=ENDING)
        ann, ben = await sit(house, code, "Ann", "Ben")
        room = house.hall.actors[code].table.room
        assert room.play is not None
        name = rounds.round_id(room, room.play)
        assert await kept_round(house, name) == (404, {"error": "NO_ROUND", "arg": ""})
        await ann.move("n>w1")
        await ended(ann)
        assert ann.replica.sheet is not None
        assert ann.replica.sheet.replay == name
        status, told = await kept_round(house, name)
        assert (status, told["round"]) == (200, 1)
        assert verify(told["record"]).rounds == ann.replica.sheet.history
        assert code not in json.dumps(told)  # whoever has that may sit down there
        await ann.close()
        await ben.close()


async def test_all_rounds_of_a_match_are_in_one_record(tmp_path: Path) -> None:
    async with running(kept(tmp_path)) as house:
        code = await house.set_up(position=ENDING, rules="classic, target=500")
        ann, ben = await sit(house, code, "Ann", "Ben")
        await ann.move("n>w1")
        await ended(ann)
        names = [ann.replica.sheet.replay if ann.replica.sheet else ""]
        room = house.hall.actors[code].table.room
        for client in (ann, ben):
            await client.send(m.Ready())
        await ann.until(lambda: ann.phase == "playing")
        assert room.play is not None
        names.append(rounds.round_id(room, room.play))
        assert (await kept_round(house, names[1]))[0] == 404
        room.play.round.layouts[0].nerts.clear()
        assert isinstance(await ann.move("call"), m.Ok)
        await ended(ann)
        found = [await kept_round(house, name) for name in names]
        assert [(status, told["round"]) for status, told in found] == [(200, 1), (200, 2)]
        assert found[0][1]["record"] == found[1][1]["record"]
        await ann.close()
        await ben.close()


@pytest.mark.parametrize("name", ["0" * 20, "..%2f..%2fetc", "%00", "x" * 500, "%F0%9F%82%A1", "' OR 1=1 --"])
async def test_a_round_that_is_not_there_is_not_found(name: str, tmp_path: Path) -> None:
    async with running(kept(tmp_path)) as house:
        status, _, content = await house.ask("GET", f"/api/rounds/{name.replace(' ', '%20')}")
    assert (status, json.loads(content)["error"]) in [(404, "NO_ROUND"), (404, "NOT_FOUND")]


async def test_where_nothing_is_kept_no_round_has_a_name() -> None:
    async with running() as house:
        code = await house.set_up(position=ENDING)
        ann, ben = await sit(house, code, "Ann", "Ben")
        await ann.move("n>w1")
        await ended(ann)
        assert ann.replica.sheet is not None
        assert ann.replica.sheet.replay == ""
        assert (await kept_round(house, "0" * 20))[0] == 404
        await ann.close()
        await ben.close()


async def test_who_guesses_names_is_refused_before_long(tmp_path: Path) -> None:
    async with running(replace(kept(tmp_path), limits=replace(NO_LIMITS, misses=Limit(0, 2)))) as house:
        answers = [(await kept_round(house, f"{number:020x}"))[0] for number in range(4)]
    assert answers == [404, 404, 429, 429]
