"""A way to the server on which pages pass and the live connection does not, as some proxies and blockers have it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

REFUSALS = {
    "400": b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    "200": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok",
    "502": b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    "hang": b"",
}


class Way:
    """`how` may change at any time: a key of REFUSALS, `gone` for a server that takes no connection, or "" for a way
    that is open."""

    def __init__(self, server: str, how: str) -> None:
        self.how = how
        self.url = ""
        self._server = int(server.rsplit(":", 1)[1])
        self._tasks: set[asyncio.Task[None]] = set()

    def to(self, link: str) -> str:
        return self.url + urlsplit(link).path

    async def serve(self, up: threading.Event, done: asyncio.Event) -> None:
        async with await asyncio.start_server(self._accept, "127.0.0.1", 0) as listener:
            self.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
            up.set()
            await done.wait()
            listener.close()
        await asyncio.sleep(0.05)  # who has just come in gets his task
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.05)  # what is broken off closes at the loop's next turn

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._pass_on(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            return  # whoever has gone needs nothing more
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.how == "gone":
            return
        head = await reader.readuntil(b"\r\n\r\n")
        live = b"upgrade: websocket" in head.lower()
        if live and self.how:
            writer.write(REFUSALS[self.how])
            await (asyncio.sleep(3600) if self.how == "hang" else writer.drain())
            return
        there, onward = await asyncio.open_connection("127.0.0.1", self._server)
        onward.write(head if live else head.replace(b"keep-alive", b"close"))
        ways = [asyncio.create_task(way) for way in (_pump(reader, onward), _pump(there, writer), self._watch(live))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            onward.transport.abort()

    async def _watch(self, live: bool) -> None:
        """What was open is cut when the way closes."""
        while not self.how or (not live and self.how != "gone"):
            await asyncio.sleep(0.05)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()


@contextmanager
def blocked_way(server: str, how: str) -> Iterator[Way]:
    loop = asyncio.new_event_loop()
    way, up, done = Way(server, how), threading.Event(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(way.serve(up, done),))
    thread.start()
    try:
        assert up.wait(10)
        yield way
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(10)
        loop.close()
