"""Ten thousand hostile frames, and connections that are no connections: nobody else notices."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from nerts.client import TableClient
from nerts.protocol import messages as m
from tests.server.harness import HOST, House, running
from tests.server.test_socket import HELLO, POSITION, enter

FRAMES = 10_000
ATTACKERS = 8
GARBAGE = [
    "",
    "null",
    "[]",
    "{}",
    '"',
    "\x00",
    "[" * 2000,
    '{"a":' * 300,
    '["do"]',
    '["do",1]',
    '["do",1e999,"n>w2"]',
    '["do",NaN,"n>w2"]',
    '["do",' + "9" * 400 + ',"n>w2"]',
    '["do",1,"' + "n" * 3000 + '"]',
    '["state",1,2,3]',
    '["m",1,0,"n>w2"]',
    '["sit",["a"]]',
    '["chat","\\ud800"]',
    '["teams",[[[[[0]]]]]]',
    '["ping","x"]',
]
NASTY = [
    '["do",1,"f1>w1"]',
    '["do",2,"n@1>w1"]',
    '["do",3,"lift w9"]',
    '["sit","\\u202e\\u0000"]',
    '["rules","classic, jokers=99999999999999999999"]',
    '["rules","' + ",".join(["x=1"] * 150) + '"]',
    '["set","__class__","on"]',
    '["remove",-1]',
    '["host",9007199254740992]',
    '["pack",-1]',
    '["hello",1,9007199254740992,"x"]',
    '["hello",1,-1]',
    '["bot","\\u0000",-1]',
    '["react",-1]',
    '["start"]',
    '["ready"]',
    '["stand"]',
    '["chat","' + "\U0001f600" * 300 + '"]',
]


async def attack(house: House, code: str, rng: random.Random, count: int) -> int:
    """So many frames over as many connections as that takes; returns how many were sent."""
    sent = 0
    while sent < count:
        socket = await enter(house, code)
        with suppress(ConnectionClosed):
            await socket.send(HELLO)
            for _ in range(rng.randrange(20, 80)):
                await socket.send(rng.choice(NASTY if rng.random() < 0.8 else GARBAGE))
                sent += 1
        socket.transport.abort()
    return sent


async def wait_of(client: TableClient, moves: int) -> float:
    """Seconds in which 99 of 100 moves are answered."""
    waits = []
    for _ in range(moves):
        start = time.perf_counter()
        await client.move("turn")
        waits.append(time.perf_counter() - start)
        await asyncio.sleep(0.02)
    return sorted(waits)[int(moves * 0.99) - 1]


async def test_ten_thousand_hostile_frames_are_not_felt_next_door(caplog: pytest.LogCaptureFixture) -> None:
    """B17"""
    caplog.set_level(logging.INFO)
    async with running() as house:
        quiet, loud = await house.set_up(position=POSITION), await house.open()
        async with TableClient.join(house.link(quiet)) as ann:
            await ann.sit("Ann")
            calm = await wait_of(ann, 20)
            attackers = asyncio.gather(
                *(attack(house, loud, random.Random(i), FRAMES // ATTACKERS) for i in range(ATTACKERS))
            )
            loudest = 0.0
            while not attackers.done():
                loudest = max(loudest, await wait_of(ann, 20))
            assert sum(await attackers) >= FRAMES
            await asyncio.sleep(1)  # her own limit, which the turns above have used up
            assert isinstance(await ann.move("w4>f"), m.Ok)
        assert loud in house.hall.actors
    assert loudest < max(0.2, 5 * calm)
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR
    ] == []


UPGRADE = b"GET /ws/ABCDEFGH HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
REQUESTS = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    UPGRADE + b"\r\n",
    UPGRADE + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n",
]


@pytest.mark.parametrize("request_bytes", REQUESTS)
async def test_request_that_is_none_is_answered_or_cut(request_bytes: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async with running() as house:
        reader, writer = await asyncio.open_connection(HOST, house.port)
        writer.write(request_bytes)
        writer.write_eof()
        async with asyncio.timeout(5):
            answer = await reader.read(100_000)
        writer.close()
        assert b"Traceback" not in answer
        assert (await house.ask("GET", "/healthz"))[0] == 200
    assert [record for record in caplog.records if record.exc_info] == []


async def test_handshake_of_one_byte_a_second_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request has ten seconds to be said; here, half of one."""
    monkeypatch.setattr("nerts.server.wire.REQUEST_SECONDS", 0.5)
    async with running() as house:
        reader, writer = await asyncio.open_connection(HOST, house.port)
        writer.write(b"GET /ws/ABCD")
        start = time.monotonic()
        async with asyncio.timeout(5):
            assert await reader.read() == b""
        writer.close()
    assert 0.4 < time.monotonic() - start < 2
