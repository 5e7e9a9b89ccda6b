"""How many tables one server process bears: a server of its own, and as many people as asked for, who play real moves.

People are as light as they can be: a library's socket, and a replica of the round to choose legal moves from.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from nerts.engine.move import CALL, SHIFT, STUCK
from nerts.protocol import messages as m
from nerts.protocol.codec import decode_server, encode
from nerts.replica import Replica

Figure: TypeAlias = tuple[str, float]

SEATS: Final = 4
RATE: Final = 1.5
"""Moves a second and seat."""
WARM_UP: Final = 3.0
ANSWERS: Final = "on"
"""First letters of `ok` and `no`, and of few other tags."""
TALK: Final = (CALL, STUCK, SHIFT)
ASKED: Final = {"rules": "classic, nerts=21", "timing": {"countdown": 1}, "unattended": True}


@dataclass
class Tally:
    """What the people of all tables have measured, from the end of the warm-up on."""

    waits: list[float] = field(default_factory=list)
    """Seconds from a command to its answer."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of each move that was told, without framing."""
    deliveries: int = 0
    counting: bool = False


@dataclass
class Person:
    """One seat: reads everything, and moves at its own pace. The first at a table keeps the replica for all four."""

    socket: ClientConnection
    tally: Tally
    replica: Replica
    team: int
    rng: random.Random
    sent: dict[int, float] = field(default_factory=dict)
    c: int = 0

    async def sit(self) -> None:
        """Returns when the seat is taken."""
        await self.say(m.Hello(m.VERSION))
        await self.say(m.Sit(f"Player {self.team}"))
        while not self._hear(str(await self.socket.recv())).startswith('["you"'):
            continue

    async def read(self) -> None:
        async for frame in self.socket:
            self.tally.deliveries += self.tally.counting
            self._hear(str(frame))

    def _hear(self, frame: str) -> str:
        if self.team == 0:
            self._learn(frame)
        if frame[2] in ANSWERS:
            self._count(decode_server(frame))
        return frame

    def _learn(self, frame: str) -> None:
        message = decode_server(frame)
        self.replica.apply(message)
        if self.tally.counting and isinstance(message, m.Moved):
            self.tally.sizes.append(len(frame))

    def _count(self, message: m.ToClient) -> None:
        if isinstance(message, m.Ok | m.No) and message.c in self.sent:
            wait = time.perf_counter() - self.sent.pop(message.c)
            if self.tally.counting:
                self.tally.waits.append(wait)

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            await asyncio.sleep(self.rng.expovariate(RATE))
            rnd = self.replica.round
            if rnd is None or self.replica.phase != "playing":
                continue
            moves = [move for move in rnd.legal_moves(self.team) if move.kind not in TALK]
            if moves:
                self.c += 1
                self.sent[self.c] = time.perf_counter()
                await self.say(m.Do(self.c, str(self.rng.choice(moves)), self.replica.seq))

    async def say(self, message: m.ToServer) -> None:
        await self.socket.send(encode(message).decode())


def figures(tables: int, seconds: float, keeps: bool) -> Iterator[Figure]:
    with server(keeps=keeps) as (url, pid):
        bare = memory(pid)
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            yield from runner.run(measure(url, pid, tables, seconds, bare))


@contextmanager
def server(limits: bool = False, keeps: bool = True) -> Iterator[tuple[str, int]]:
    """A server of its own: where it is, and its process. With `limits` it is as it is in public; without `keeps` its
    tables are in memory alone."""
    environment = os.environ | {"NERTS_TEST": "0" if limits else "1"}
    with (
        TemporaryDirectory(prefix="nerts-lab-") as folder,
        subprocess.Popen(
            [sys.executable, "-m", "nerts.lab.house", *([folder] if keeps else [])],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        try:
            yield f"http://127.0.0.1:{found[1]}", process.pid
        finally:
            process.terminate()


async def measure(url: str, pid: int, tables: int, seconds: float, bare: int) -> list[Figure]:
    tally = Tally()
    people = [person for number in range(tables) for person in await fill(url, number, tally)]
    readers = [asyncio.create_task(person.read()) for person in people]
    playing = asyncio.gather(*(person.play(time.perf_counter() + WARM_UP + seconds) for person in people))
    await asyncio.sleep(WARM_UP)
    gc.disable()  # the people's own pauses are not the server's
    tally.counting, used, start = True, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    tally.counting, used, took = False, cpu_seconds(pid) - used, time.perf_counter() - start
    kept = memory(pid) - bare
    gc.enable()
    await playing
    for task in readers:
        task.cancel()
    for person in people:
        person.socket.transport.abort()
    return report(tally, used, took, kept, tables)


def report(tally: Tally, used: float, took: float, kept: int, tables: int) -> list[Figure]:
    waits = sorted(wait * 1000 for wait in tally.waits)
    return [
        ("load-moves", len(waits) / took),
        ("load-deliveries", tally.deliveries / took),
        ("load-cpu", 100 * used / took),
        ("load-per-cpu-second", tally.deliveries / max(used, 0.01)),
        ("load-ack-median", statistics.median(waits)),
        ("load-ack-p99", waits[int(len(waits) * 0.99)]),
        ("load-move-bytes", statistics.median(tally.sizes)),
        ("load-table-memory", kept / 1024 / tables),
    ]


async def fill(url: str, number: int, tally: Tally) -> list[Person]:
    """A table with four people, whose match has begun."""
    code = await asyncio.to_thread(ask, f"{url}/test/table", ASKED)
    people: list[Person] = []
    replica = Replica()
    for seat in range(SEATS):
        socket = await connect(
            f"ws{url[4:]}/ws/{code}", origin=Origin(url), compression=None, proxy=None, ping_interval=None
        )
        person = Person(socket, tally, replica, seat, random.Random(f"{number} {seat}"))
        await person.sit()
        people.append(person)
    await people[0].say(m.Start())
    return people


def ask(url: str, body: object) -> str:
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")  # noqa: S310  our own server
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return str(json.load(answer)["code"])


def cpu_seconds(pid: int) -> float:
    """Of that process, by the kernel's books."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that the process keeps in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
