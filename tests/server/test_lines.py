"""How long somebody's line is: the kernel tells, or a proxy that is trusted; never the page, nor a second line."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from nerts.client import COOKIE, TableClient
from nerts.server import socket as door
from nerts.table.races import Line
from tests.server.harness import House, running


async def enter(house: House, code: str, cookie: str, headers: list[tuple[str, str]]) -> ClientConnection:
    return await connect(
        f"{house.url.replace('http', 'ws')}/ws/{code}",
        origin=Origin(house.url),
        additional_headers=[("Cookie", f"{COOKIE}={cookie}"), *headers] if cookie else headers,
        compression=None,
        proxy=None,
    )


async def line_of(house: House, code: str, headers: list[tuple[str, str]]) -> Line:
    """After some pings."""
    socket = await enter(house, code, "", headers)
    await socket.send('["hello",1]')
    async with asyncio.timeout(5):
        while not (people := list(house.hall.actors[code].table.room.people.values())) or not people[0].line.rtt_min:
            await socket.recv()
    await socket.close()
    return people[0].line


@pytest.mark.parametrize(
    ("hops", "header", "told", "witnessed"),
    [
        (1, "X-Rtt", ["200000"], 200),
        (2, "X-Rtt", ["1500"], 1.5),
        (1, "x-rTT", ["0"], 0),
        (1, "X-Rtt", [], None),  # the proxy does not tell, and this kernel knows the proxy alone
        (1, "", ["200000"], None),
        (1, "X-Other", ["200000"], None),
        (1, "X-Rtt", ["200000", "100"], None),  # added to, not set
        (1, "X-Rtt", ["200000, 100"], None),
        (1, "X-Rtt", [""], None),
        (1, "X-Rtt", ["-5"], None),
        (1, "X-Rtt", ["2e5"], None),
        (1, "X-Rtt", ["0x10"], None),
        (1, "X-Rtt", ["9" * 400], None),
        (0, "X-Rtt", ["200000"], "kernel"),  # anybody could write it
    ],
)
async def test_a_header_is_believed_of_proxies_alone(hops: int, header: str, told: list[str], witnessed: Any) -> None:
    async with running(proxy_hops=hops, rtt_header=header) as house:
        code = await house.open()
        line = await line_of(house, code, [("X-Rtt", value) for value in told])
    if witnessed == "kernel":
        assert line.witnessed is None or line.witnessed < 50
    else:
        assert line.witnessed == witnessed


@pytest.fixture
def lengths(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the kernel says of each next connection, in place of what it knows of this machine."""
    told: list[float] = []

    def witness(socket: Any, wire: Any) -> Any:
        length = told.pop(0)
        return lambda: length

    monkeypatch.setattr(door, "_witness", witness)
    return told


async def test_a_second_socket_without_a_greeting_is_no_witness(lengths: list[float]) -> None:
    """It may come by any way, and be answered at once: nobody plays on it."""
    lengths += [10, 5]
    async with running() as house:
        code = await house.open()
        async with TableClient.join(house.link(code)) as ann:
            await ann.sit("Ann")
            await asyncio.sleep(0.8)  # the quick pings of the first
            (person,) = house.hall.actors[code].table.room.people.values()
            before = len(person.line._trips)
            second = await enter(house, code, ann.cookie, [])
            await asyncio.sleep(0.8)
            assert person.online
            assert person.line.witnessed == 10
            assert len(person.line._trips) <= before + 1
            await second.close()


async def test_who_comes_back_by_a_shorter_way_has_it_from_the_first_moment(lengths: list[float]) -> None:
    """Before any of his pongs, which he may hold back as long as he likes."""
    lengths += [200, 20, 200]
    async with running() as house:
        code = await house.open()
        ann = TableClient(house.link(code))
        for known in (200, 20, 20):
            await ann.connect()
            (person,) = house.hall.actors[code].table.room.people.values()
            assert person.line.witnessed == known
            ann.break_off()
            await asyncio.sleep(0.05)
        await ann.close()
