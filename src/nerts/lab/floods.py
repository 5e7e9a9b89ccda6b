"""What people at a table feel of hostile sockets: each kind of hostile.py floods a server for some seconds, while four
people play; their waits before and during it, the server's memory, and who was cut.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from nerts.lab.hostile import KINDS
from nerts.lab.load import SEATS, ask, memory, server
from nerts.protocol import messages as m
from nerts.protocol.codec import decode_server, encode
from nerts.replica import Replica

PACE: Final = 0.05
"""Seconds between two of a person's pings: they are answered like moves, and there is no end of them."""
CALM: Final = 2.0
"""Seconds of quiet before each flood."""


class Felt(NamedTuple):
    """One kind of flood, as four people at a table and the server's host see it."""

    kind: str
    before: tuple[float, float]
    """Median and 99 of 100 waits for an answer, in ms, without the flood."""
    during: tuple[float, float]
    before_mib: float
    peak_mib: float
    cut: int
    """Hostile connections that the server ended."""
    refused: int
    """Hostile requests that it refused."""
    sent_mib: float
    stayed: int
    """Of the four people, how many kept their connection."""


class Person:
    """One of four: asks and waits, twenty times a second."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waits: list[float] = []
        self.replica = Replica()
        self.gone = False

    async def live(self) -> None:
        reading = asyncio.create_task(self.read())
        while not reading.done():
            await self.socket.send(encode(m.Ping(time.perf_counter())).decode())
            await asyncio.sleep(PACE)
        self.gone = True

    async def read(self) -> None:
        async for frame in self.socket:
            message = decode_server(frame)
            if isinstance(message, m.Pong):
                self.waits.append((time.perf_counter() - message.t) * 1000)


def table(seconds: float, kinds: tuple[str, ...] = tuple(KINDS)) -> Iterator[Felt]:
    """Each kind against a server of its own, with the limits that it has in public."""
    for kind in kinds:
        with server(limits=True) as (url, pid):
            yield asyncio.run(measure(kind, url, pid, seconds))


async def measure(kind: str, url: str, pid: int, seconds: float) -> Felt:
    code = await asyncio.to_thread(ask, f"{url}/api/tables", {})
    people = [await seated(url, code, number) for number in range(SEATS)]
    await people[0].socket.send(encode(m.Start()).decode())
    living = [asyncio.create_task(person.live()) for person in people]
    await asyncio.sleep(CALM)
    before, kept = drain(people), memory(pid)
    command = [sys.executable, "-m", "nerts.lab.hostile", kind, url.rsplit(":", 1)[1], code, str(seconds)]
    hostile = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    ending = asyncio.create_task(hostile.communicate())
    peak = kept
    while not ending.done():
        await asyncio.sleep(0.1)
        peak = max(peak, memory(pid))
    tally = json.loads((await ending)[0])
    during = drain(people)
    stayed = sum(not person.gone for person in people)
    for task in living:
        task.cancel()
    for person in people:
        person.socket.transport.abort()
    mib = 1024 * 1024
    return Felt(
        kind, before, during, kept / mib, peak / mib, tally["cut"], tally["refused"], tally["sent"] / mib, stayed
    )


def drain(people: list[Person]) -> tuple[float, float]:
    """Median and p99 of the waits since the last time."""
    waits = sorted(wait for person in people for wait in person.waits)
    for person in people:
        person.waits.clear()
    return statistics.median(waits), waits[int(len(waits) * 0.99)]


async def seated(url: str, code: str, number: int) -> Person:
    socket = await connect(f"ws{url[4:]}/ws/{code}", additional_headers={"Origin": url}, compression=None, proxy=None)
    await socket.send(encode(m.Hello(m.VERSION)).decode())
    await socket.send(encode(m.Sit(f"Player {number}")).decode())
    return Person(socket)
