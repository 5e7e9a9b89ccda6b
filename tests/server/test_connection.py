"""Whoever has missed something gets all of it, or one snapshot; never what comes after a gap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from nerts.client import TableClient
from nerts.protocol import messages as m
from nerts.protocol.codec import decode_server, encode
from nerts.server import connection as outbox
from nerts.server.connection import Connection
from nerts.server.wire import EXTENSION, Wire
from tests.server.harness import running
from tests.server.test_socket import POSITION, enter


def is_gapless(heard: list[m.ToClient], seq: int) -> bool:
    """Does every event follow the one before, or a whole state."""
    for message in heard:
        if isinstance(message, m.State):
            seq = message.seq
        elif isinstance(message, m.Event):
            if message.seq > seq + 1:
                return False
            seq = max(seq, message.seq)
    return True


@pytest.mark.parametrize("missed", [0, 1, 2, 127, 128, 129, 255, 256, 257, 300, 511, 512, 600])
async def test_coming_back_never_shows_a_gap(missed: int) -> None:
    """Whatever number was missed, and while more happens."""
    async with running() as house:
        code = await house.set_up(position=POSITION)
        table = house.hall.actors[code].table
        async with TableClient.join(house.link(code)) as ann:
            await ann.sit("Ann")
            seq, life = table.room.history.seq, table.room.life
            for _ in range(missed):
                table.room.cast(m.Reacted(table.room.seq, 0, 1))
            socket = await enter(house, code)
            await socket.send(encode(m.Hello(m.VERSION, seq, life)).decode())
            heard: list[m.ToClient] = []
            for number in range(3):
                await ann.move("turn" if number % 2 else "lift n")
            while len(heard) < 3 or not isinstance(heard[-1], m.Net):
                heard.append(decode_server(await socket.recv()))
            await socket.close()
    assert is_gapless(heard, seq)
    last = [message.seq for message in heard if isinstance(message, m.State | m.Event)][-1]
    assert last >= seq + missed


def nobody() -> None:
    """No witness of the line."""


def wire(send: Callable[[list[bytes]], Awaitable[None]]) -> Wire:
    return Wire([], nobody, lambda: None, send, lambda: None)


class Slow:
    """A socket whose writer waits until it is let go."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.written: list[bytes] = []
        self.scope: dict[str, Any] = {"extensions": {EXTENSION: wire(self.send)}}

    async def send(self, frames: list[bytes]) -> None:
        await self.free.wait()
        self.written += frames

    async def close(self, code: int) -> None:
        return None


@pytest.mark.parametrize("events", [10, 255, 256, 257, 300, 1000])
@pytest.mark.parametrize("lost", [False, True])
async def test_a_slow_reader_gets_a_snapshot_in_place_of_what_overflowed(
    monkeypatch: pytest.MonkeyPatch, events: int, lost: bool
) -> None:
    """Also when the table was too busy to hear that one was asked for."""
    monkeypatch.setattr(outbox, "ASK_AGAIN", 0.01)
    socket = Slow()
    asked: list[None] = []
    connection = Connection(socket, "pid", "", lambda: asked.append(None), nobody)  # type: ignore[arg-type]
    writing: Awaitable[None] = asyncio.ensure_future(connection.write())
    await asyncio.sleep(0)
    seq = 0
    for _ in range(events):
        seq += 1
        connection.post(encode(m.Reacted(seq, 0, 1)))
        if asked and not lost:
            connection.post(encode(state(seq)), fresh=True)
            asked.clear()
    if lost and events > outbox.OUTBOX:
        await asyncio.sleep(0.02)
        seq += 1
        connection.post(encode(m.Reacted(seq, 0, 1)))
        assert len(asked) >= 2
        connection.post(encode(state(seq)), fresh=True)
    socket.free.set()
    await asyncio.sleep(0.01)
    heard = [decode_server(frame) for frame in socket.written]
    assert is_gapless(heard, 0)
    assert [message.seq for message in heard if isinstance(message, m.State | m.Event)][-1] == seq
    connection.say_goodbye("closed")
    await writing


def state(seq: int) -> m.State:
    return m.State(seq, "life", "CODE", -1, "playing", 0, [], "classic", m.TableOptions())


async def test_bytes_that_wait_are_bounded() -> None:
    socket = Slow()
    connection = Connection(socket, "pid", "", lambda: None, nobody)  # type: ignore[arg-type]
    for _ in range(200):
        connection.post(bytes(20_000))
    assert connection._waiting_bytes <= outbox.OUTBOX_BYTES + 20_000
