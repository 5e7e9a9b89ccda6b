"""A bad network on loopback: it delays, jitters, cuts, falls silent and reads slowly, as a seed has it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

HOST = "127.0.0.1"
CHUNK = 2048
IN_FLIGHT = 256
END = b""
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Weather:
    """How bad it is, in seconds and chances a second; it may change while connections are open."""

    delay: float = 0.0
    jitter: float = 0.0
    cut: float = 0.0
    """Both ends are told that the connection is gone."""
    silence: float = 0.0
    """Nothing passes any more, and nobody is told."""
    trickle: float = 0.0
    """What the server sends passes at 2 KiB a second for a while."""


STORM = Weather(delay=0.02, jitter=0.06, cut=0.12, silence=0.06, trickle=0.1)


@dataclass
class Proxy:
    port: int
    server: int
    """Port of the real server."""
    rng: random.Random
    weather: Weather
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    cuts: int = 0

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection(HOST, self.server)
        gate = asyncio.Event()
        gate.set()
        up = asyncio.create_task(self._pass((reader, onward), gate, trickles=False))
        down = asyncio.create_task(self._pass((there, writer), gate, trickles=True))
        fate = asyncio.create_task(self._fate(gate, up))
        try:
            await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (up, down, fate):
                task.cancel()
            for end in (writer, onward):
                end.transport.abort()

    async def _pass(self, pipe: Pipe, gate: asyncio.Event, trickles: bool) -> None:
        """Bytes in order, each piece late by delay and jitter, and none held up by the one before it."""
        reader, writer = pipe
        clock = asyncio.get_running_loop().time
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(IN_FLIGHT)
        delivery = asyncio.create_task(self._deliver(late, writer, trickles))
        try:
            with suppress(OSError):
                while data := await reader.read(CHUNK):
                    due = clock() + self.weather.delay + self.rng.random() * self.weather.jitter
                    await late.put((due, data))
                await late.put((clock() + self.weather.delay, END))
                await delivery
        finally:
            delivery.cancel()

    async def _deliver(
        self, late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, trickles: bool
    ) -> None:
        clock = asyncio.get_running_loop().time
        with suppress(OSError):
            while True:
                due, data = await late.get()
                await asyncio.sleep(max(0, due - clock()))
                if trickles and self.rng.random() < self.weather.trickle:
                    await asyncio.sleep(len(data) / CHUNK)
                if data is END:
                    return
                writer.write(data)
                await writer.drain()

    async def _fate(self, gate: asyncio.Event, way: asyncio.Task[None]) -> None:
        """Sooner or later the connection is cut, or first falls silent for both sides."""
        while True:
            await asyncio.sleep(0.1)
            if self.rng.random() < (self.weather.cut + self.weather.silence) / 10:
                break
        self.cuts += 1
        if self.rng.random() * (self.weather.cut + self.weather.silence) < self.weather.silence:
            gate.clear()
            await asyncio.sleep(self.rng.uniform(0.5, 4))
        way.cancel()


@asynccontextmanager
async def bad_network(server: int, seed: int, weather: Weather) -> AsyncIterator[Proxy]:
    proxy = Proxy(0, server, random.Random(seed), weather)
    listener = await asyncio.start_server(proxy.accept, HOST, 0)
    proxy.port = listener.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listener.close()
        for task in proxy.tasks:
            task.cancel()
        await asyncio.gather(*proxy.tasks, return_exceptions=True)
