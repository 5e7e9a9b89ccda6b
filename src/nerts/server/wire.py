"""uvicorn's socket protocol, taught to tell how long its pings took.

The browser itself answers these pings, in hidden tabs too, and a page cannot answer them early: the payload is random.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "nerts"
"""In the scope's extensions: `listeners` for round trips, and `abort`, which ends a connection that takes nothing."""
EAGER = 8
"""Pings in quick succession when somebody has come."""
EAGER_GAP = 0.05


class MeasuringProtocol(WebSocketsSansIOProtocol):
    """Tells each round trip, in ms, to the listener that the connection has put into its scope."""

    listeners: list[Callable[[float], None]]
    pongs = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.listeners = []
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"listeners": self.listeners, "abort": self.transport.abort}

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        self.pongs += awaited
        super().handle_pong(event)
        if awaited:
            for listener in self.listeners:
                listener(self.last_ping_rtt * 1000)

    def schedule_ping(self) -> None:
        if self.pongs < EAGER:
            self.ping_timer = self.loop.call_later(EAGER_GAP, self.send_keepalive_ping)
        else:
            super().schedule_ping()
