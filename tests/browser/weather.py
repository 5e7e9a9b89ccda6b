"""A bad network between a page and the server, on a thread of its own: the chaos proxy, steered from a test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.chaos.proxy import Proxy, Weather, bad_network


class Road:
    """The way to the server through one proxy."""

    def __init__(self, proxy: Proxy, loop: asyncio.AbstractEventLoop) -> None:
        self.proxy = proxy
        self._loop = loop
        self.url = f"http://127.0.0.1:{proxy.port}"

    def to(self, link: str) -> str:
        """The same page by this road."""
        return self.url + urlsplit(link).path

    def cut(self) -> None:
        """Break all open connections."""
        for task in list(self.proxy.tasks):
            self._loop.call_soon_threadsafe(task.cancel)


@contextmanager
def road(server: str, delay: float = 0.0) -> Iterator[Road]:
    """`delay` in seconds, one way."""
    loop = asyncio.new_event_loop()
    ready: list[Road] = []
    up, done = threading.Event(), asyncio.Event()

    async def drive() -> None:
        async with bad_network(int(server.rsplit(":", 1)[1]), 1, Weather(delay=delay)) as proxy:
            ready.append(Road(proxy, loop))
            up.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(drive(),))
    thread.start()
    try:
        assert up.wait(10)
        yield ready[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(10)
        loop.close()
