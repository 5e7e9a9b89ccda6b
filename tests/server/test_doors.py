"""What may come in at all: bytes, frames, heads, bodies, connections, before anything of them is understood."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts.client import TableClient
from nerts.lab import floods
from nerts.lab.hostile import HELLO, KINDS, MASK, frame, many
from nerts.protocol import messages as m
from nerts.server.config import NO_LIMITS, Config, Limits
from nerts.server.intake import BYTES, FRAMES, HEAD, Doors, Intake, forwarded, network
from tests.server.harness import HOST, House, running
from tests.server.test_socket import POSITION

GET = f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n"
CROWD = replace(NO_LIMITS, connections=100)


async def raw(house: House, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(HOST, house.port)
    writer.write(data)
    return reader, writer


async def answer_to(house: House, data: bytes, seconds: float = 5) -> bytes:
    """Everything that comes back until the server closes."""
    reader, writer = await raw(house, data)
    try:
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionError:
        return b"cut"
    finally:
        writer.transport.abort()


async def upgraded(house: House, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await raw(
        house,
        f"GET /ws/{code} HTTP/1.1\r\nHost: {HOST}:{house.port}\r\nOrigin: {house.url}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# --- floods -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_is_not_felt_at_the_table(kind: str) -> None:
    """`make floods` does it for ten seconds each, and prints the figures."""
    (felt,) = floods.table(1.0, (kind,))
    grown = felt.peak_mib - felt.before_mib
    print(f"{kind}: p99 {felt.before[1]:.1f} -> {felt.during[1]:.1f} ms, {grown:.0f} MiB, {felt.cut} cut")
    assert felt.stayed == 4
    assert felt.during[1] < 200
    assert grown < 40
    assert felt.cut or kind in ("halves", "kept", "unread")


@given(st.lists(st.tuples(st.integers(0, 2000), st.integers(1, 70_000)), max_size=60))
def test_no_connection_brings_in_more_than_its_bytes(arrivals: list[tuple[int, int]]) -> None:
    """Whatever the sizes and the pauses: 64 KiB at once, 32 KiB a second."""
    now, taken = 0, 0
    intake = Intake()
    intake._bytes.since = 0
    for pause, size in arrivals:
        now += pause
        taken += size * intake._bytes.take(now, size)
        assert taken <= BYTES.burst + BYTES.per_second * now / 1000


async def test_a_goodbye_is_the_last_thing_that_is_understood() -> None:
    """Nothing that comes after it is parsed."""
    async with running() as house:
        code = await house.open()
        reader, writer = await upgraded(house, code)
        writer.write(frame(1, b"nonsense"))
        await asyncio.sleep(0.1)
        with suppress(ConnectionError):
            writer.write(frame(1, HELLO) + frame(1, b'["sit","Late"]'))
            async with asyncio.timeout(3):
                while await reader.read(1000):
                    continue
        writer.transport.abort()
        assert house.hall.actors[code].table.room.seats == {}


@pytest.mark.parametrize(
    "data",
    [
        many(frame(9)) * 20,
        many(frame(10)) * 20,
        frame(1, last=False) + many(frame(0, last=False)) * 2,
        many(frame(1, b"[]")) * 20,
        bytes(100_000),
        many(frame(11)),
        frame(1, last=False) + frame(0, b"x" * 100, last=False) * 50,
        b"\x81\xff" + b"\xff" * 8 + MASK,
    ],
    ids=["pings", "pongs", "pieces", "messages", "zeros", "opcodes", "slices", "endless"],
)
async def test_a_connection_that_says_too_much_is_cut(data: bytes) -> None:
    async with running() as house:
        code = await house.open()
        reader, writer = await upgraded(house, code)
        writer.write(frame(1, HELLO) + data)
        with suppress(ConnectionError):
            async with asyncio.timeout(5):
                while await reader.read(100_000):
                    continue
        writer.transport.abort()
        assert (await house.ask("GET", "/healthz"))[0] == 200


# --- heads and bodies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HEAD + 3000, 50_000, 70_000, 300_000, 2_000_000])
@pytest.mark.parametrize("part", ["headers", "one header", "url", "method"])
async def test_a_head_that_is_too_long_gets_431(size: int, part: str) -> None:
    heads = {
        "headers": GET.encode() + b"a:b\r\n" * (size // 5),
        "one header": GET.encode() + b"a: " + b"b" * size,
        "url": b"GET /" + b"a" * size,
        "method": b"GET / HTTP/1.1\r\n" + b"h" * size,
    }
    async with running() as house:
        assert (await answer_to(house, heads[part])).startswith((b"HTTP/1.1 431 ", b"cut"))
        assert (await house.ask("GET", "/healthz"))[0] == 200


async def test_a_head_that_is_just_long_enough_is_answered() -> None:
    async with running() as house:
        long = GET + "a: " + "b" * (HEAD - 3000) + "\r\nConnection: close\r\n\r\n"
        assert (await answer_to(house, long.encode())).startswith(b"HTTP/1.1 200 ")


TABLES = f"/api/tables HTTP/1.1\r\nHost: {HOST}\r\n"
STOPS = {
    "nothing": b"",
    "half a head": GET.encode(),
    "half a body": f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 10\r\n\r\n1".encode(),
    "half a chunk": f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n1".encode(),
    "a promise": f"POST {TABLES}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n".encode(),
    "a second half head": GET.encode() + b"\r\nGET /",
    "a second half body": GET.encode() + f"\r\nPOST {TABLES}Content-Length: 9\r\n\r\n1".encode(),
    "the end of a line": GET.encode() + b"\r\n\r\n",
}


@pytest.mark.parametrize("stop", STOPS)
async def test_every_request_has_its_seconds_and_no_more(monkeypatch: pytest.MonkeyPatch, stop: str) -> None:
    """Not only the first of a connection; and a byte now and then buys no time."""
    monkeypatch.setattr("nerts.server.wire.REQUEST_SECONDS", 0.5)
    async with running() as house:
        reader, writer = await raw(house, STOPS[stop])
        start = time.monotonic()
        ending = asyncio.create_task(reader.read())
        while not ending.done() and time.monotonic() - start < 4:
            await asyncio.sleep(0.2)
            with suppress(ConnectionError):
                writer.write(b"\r\n" if stop == "the end of a line" else b"1" if stop != "nothing" else b"")
        assert ending.done()
        with suppress(ConnectionError):
            await ending
        writer.transport.abort()
    assert time.monotonic() - start < 3


async def test_many_half_requests_lock_nobody_out() -> None:
    """Players go on, and newcomers come in: the one that has waited for longest makes room."""
    async with running(Config(limits=CROWD, test=True)) as house:
        code = await house.set_up(position=POSITION)
        async with TableClient.join(house.link(code)) as ann:
            await ann.sit("Ann")
            waiting = [await raw(house, STOPS["half a body"]) for _ in range(140)]
            assert isinstance(await ann.move("turn"), m.Ok)
            assert (await house.ask("GET", "/healthz"))[0] == 200
            async with TableClient.join(house.link(code)) as ben:
                await ben.sit("Ben")
            for _, writer in waiting:
                writer.transport.abort()


def test_the_one_that_has_waited_longest_makes_room() -> None:
    doors, cut = Doors(replace(NO_LIMITS, connections=2), hops=0), list[str]()
    for name in ("a", "b", "c"):
        assert doors.enter(name, "1.2.3.4", lambda name=name: cut.append(name))  # type: ignore[misc]
    assert cut == ["a"]
    doors.leave("a", "1.2.3.4")
    doors.served("b")
    doors.served("c")
    assert not doors.enter("d", "1.2.3.4", lambda: None)
    assert doors.enter("e", "5.6.7.8", lambda: None)


def test_connections_in_all_leave_descriptors_for_the_rest() -> None:
    doors, cut = Doors(NO_LIMITS, hops=1), list[int]()
    doors.most = 5
    for number in range(9):
        assert doors.enter(number, "10.0.0.1", lambda number=number: cut.append(number))  # type: ignore[misc]
        doors.leave(cut[-1], "10.0.0.1") if cut else None
    assert cut == [0, 1, 2, 3]


async def test_requests_of_one_address_are_counted() -> None:
    """What a page costs is cheap for a party, and dear for a flood."""
    async with running(Config(limits=Limits(), test=True)) as house:
        statuses = [(await house.ask("GET", "/healthz"))[0] for _ in range(330)]
    assert statuses[:250] == [200] * 250
    assert 429 in statuses


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("2001:db8:1:2:3::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("::1", "::1", True),
        ("unknown", "unknown", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) == same


@pytest.mark.parametrize(
    ("values", "hops", "address"),
    [
        ([], 0, "10.0.0.1"),
        (["1.1.1.1"], 0, "10.0.0.1"),
        (["1.1.1.1"], 1, "1.1.1.1"),
        (["6.6.6.6, 1.1.1.1"], 1, "1.1.1.1"),
        (["6.6.6.6", "1.1.1.1"], 1, "1.1.1.1"),
        (["6.6.6.6, 1.1.1.1, 2.2.2.2"], 2, "1.1.1.1"),
        (["1.1.1.1"], 2, "10.0.0.1"),
        (["::ffff:1.1.1.1"], 1, "1.1.1.1"),
    ],
)
def test_the_trusted_proxy_tells_the_address(values: list[str], hops: int, address: str) -> None:
    assert forwarded("10.0.0.1", values, hops) == address


# --- the log ----------------------------------------------------------------------------------------------------------

RUDE = {
    "no text": frame(1, b"\xff\xfe"),
    "half a frame": b"\x81\xfe",
    "nothing": b"",
    "no mask": b"\x81\x02[]",
}


@pytest.mark.parametrize("what", RUDE)
async def test_who_talks_nonsense_or_leaves_in_mid_sentence_is_one_line_at_most(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with running() as house:
        reader, writer = await upgraded(house, await house.open())
        writer.write(frame(1, HELLO) + RUDE[what])
        await asyncio.sleep(0.05)
        writer.transport.abort()
        await asyncio.sleep(0.1)
        with suppress(ConnectionError):
            await reader.read()
    assert [record for record in caplog.records if record.exc_info] == []
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) <= 1


async def test_stopping_amid_half_requests_is_one_line_at_most(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with running() as house:
        opened = [await raw(house, data) for data in STOPS.values()]
        gone = await raw(house, STOPS["half a body"])
        gone[1].transport.abort()
        await asyncio.sleep(0.1)
    for _, writer in opened:
        writer.transport.abort()
    assert [record for record in caplog.records if record.exc_info] == []
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) <= 1


def test_the_frames_of_an_honest_browser_are_let_in() -> None:
    """Eight pongs at once, then one in two seconds, and moves as fast as a table takes them."""
    assert FRAMES.burst > 100
    assert FRAMES.per_second > 8 + 20
