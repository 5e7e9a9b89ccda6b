"""uvicorn's protocols, taught to be impatient and to tell how long their pings took.

The browser itself answers these pings, in hidden tabs too, and a page cannot answer them early: the payload is random.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "nerts"
"""Name of the `Wire` in the scope's extensions."""
EAGER = 8
"""Pings in quick succession when somebody has come."""
EAGER_GAP = 0.05
REQUEST_SECONDS = 10.0
"""For the first request of a connection; who takes longer holds a place that others need."""


class RequestProtocol(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's HTTP protocol, with a limit to how long a request may take to be said."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.loop.call_later(REQUEST_SECONDS, self.cut_if_silent, transport)

    def cut_if_silent(self, transport: asyncio.Transport) -> None:
        if self.cycle is None and transport.get_protocol() is self:
            transport.abort()


@dataclass(frozen=True, slots=True)
class Wire:
    """What a table's connection needs beyond ASGI."""

    listeners: list[Callable[[float], None]]
    """Told each round trip in ms."""
    abort: Callable[[], None]
    """Ends a connection that takes nothing."""
    send: Callable[[list[bytes]], Awaitable[None]]
    """Several text frames in one write: most of a server's time goes into system calls."""


class MeasuringProtocol(WebSocketsSansIOProtocol):
    """Tells each round trip, in ms, to the listener that the connection has put into its scope."""

    listeners: list[Callable[[float], None]]
    pongs = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.listeners = []
        if hasattr(self, "scope"):
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = Wire(self.listeners, self.transport.abort, self.send_frames)

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        self.pongs += awaited
        super().handle_pong(event)
        if awaited:
            for listener in self.listeners:
                listener(self.last_ping_rtt * 1000)

    async def send_frames(self, frames: list[bytes]) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        for frame in frames:
            self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def schedule_ping(self) -> None:
        if self.pongs < EAGER:
            self.ping_timer = self.loop.call_later(EAGER_GAP, self.send_keepalive_ping)
        else:
            super().schedule_ping()
