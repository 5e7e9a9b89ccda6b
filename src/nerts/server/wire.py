"""uvicorn's protocols, taught to be impatient, to parse nothing that intake.py has not let in, and to tell how long
their pings took.

The browser itself answers these pings, in hidden tabs too, and a page cannot answer them early: the payload is random.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from nerts.server.intake import (
    HEAD,
    PIECE,
    RECORD_BYTES,
    RECORDS_AT,
    REQUEST_SECONDS,
    RESPONSE_SECONDS,
    UNREAD,
    Doors,
    Intake,
    close_later,
    forwarded,
    network,
)

EXTENSION = "nerts"
"""Name of the `Wire` in the scope's extensions."""
EAGER = 8
"""Pings in quick succession when somebody has come."""
EAGER_GAP = 0.05
MIN_RTT = 148
"""Where `tcpi_min_rtt` lies in the kernel's answer: microseconds in 32 bits."""
UNTOLD = 0xFFFFFFFF
SHORT_HEAD = 4096
"""As long as an honest request's head."""
FRAGMENTS = 64
"""Of one message; empty ones are no bytes, but there could be any number of them."""
REFUSED = {
    429: b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
}


def kernel_rtt(transport: asyncio.BaseTransport) -> float | None:
    """The shortest round trip of a connection in ms, as the kernel has measured it, without the page at the other end;
    None where it does not tell (tcp(7), TCP_INFO: Linux alone has the field)."""
    sock = transport.get_extra_info("socket")
    if sock is None or not sys.platform.startswith("linux"):
        return None
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except (OSError, AttributeError):
        return None
    micros = int.from_bytes(info[MIN_RTT : MIN_RTT + 4], sys.byteorder) if len(info) >= MIN_RTT + 4 else UNTOLD
    return None if micros >= UNTOLD else micros / 1000


def head_of(data: bytes) -> int:
    """Length of the head that these bytes begin with, if it is one of a request with a body, and short; else 0."""
    head, end, _ = data[:SHORT_HEAD].partition(b"\r\n\r\n")
    return len(head) + len(end) if end and head.startswith(b"POST ") else 0


class RequestProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol behind the doors of `intake.py`."""

    def __init__(self, *args: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.doors = doors
        self.intake = Intake()
        self.address = ""
        self.entered = False
        self.shut = False
        """Nothing more is parsed."""
        self.unheard = 0
        """Bytes that have come since."""
        self.head = 0
        """Bytes of the head that is being said; -1 in a body."""
        self.deadline: asyncio.TimerHandle | None = None

    # --- from first to last ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network(self.client[0] if self.client else "")
        self.entered = self.doors.enter(self, self.address, self.cut)
        if not self.entered:
            return self.cut()
        socket_protocol = cast("type[MeasuringProtocol]", self.ws_protocol_class)
        self.ws_protocol_class = cast("Any", partial(socket_protocol, intake=self.intake, leave=self.leave))
        return self.within(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.within(None)
        self.leave()

    def leave(self) -> None:
        if self.entered:
            self.entered = False
            self.doors.leave(self, self.address)

    def within(self, seconds: float | None) -> None:
        """Another deadline takes the place of the last one."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.cut)

    def cut(self) -> None:
        self.shut = True
        self.transport.abort()

    def refuse(self, status: int) -> None:
        """Answer in one line, and hear no more."""
        if not self.shut:
            self.shut = True
            self.transport.write(REFUSED[status])
            close_later(self.loop, self.transport)

    # --- bytes ---

    def data_received(self, data: bytes) -> None:
        if self.shut or self.transport.is_closing():
            self.unheard += len(data)
            return self.transport.abort() if self.unheard > UNREAD else None
        end = head_of(data)
        for part in (data[:end], data[end:]):  # whether a long body is let in, its head says
            self.take_in(part)
        return None

    def take_in(self, data: bytes) -> None:
        if not data or self.is_over():
            return None
        if not self.intake.takes(len(data)):
            return self.refuse(431) if self.head >= 0 else self.cut()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.head >= 0:
                self.head += len(piece)
            if self.head > HEAD:
                return self.refuse(431)
            super().data_received(piece)
            if self.is_over():
                return None  # what follows a handshake too early is nobody's
        return None

    def is_over(self) -> bool:
        """Has the last piece ended it, or made it another protocol's."""
        return self.shut or self.transport.is_closing() or self.transport.get_protocol() is not self

    # --- requests ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.within(REQUEST_SECONDS)

    def on_headers_complete(self) -> None:
        self.head = -1
        told = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        address = forwarded(self.address, told, self.doors.hops)
        brings_record = self.brings_record()
        if not self.doors.may(address, "requests") or (brings_record and not self.doors.may(address, "replays")):
            return self.refuse(429)
        self.intake.grant(RECORD_BYTES + UNREAD if brings_record else 0)  # what is too long is to be told so
        return super().on_headers_complete()

    def brings_record(self) -> bool:
        """The one request whose body may be long."""
        path = self.url.partition(b"?")[0].decode("latin-1")
        return self.parser.get_method() == b"POST" and path.endswith(RECORDS_AT)

    def on_body(self, body: bytes) -> None:
        if not self.shut:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self.intake.grant(0)
        if self.shut:
            return
        super().on_message_complete()
        self.doors.served(self)
        self.within(RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.shut and not self.transport.is_closing():
            self.doors.waits(self, self.address, self.cut)
            self.within(REQUEST_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        if self.shut:
            return
        self.within(None)
        self.doors.served(self)
        super().handle_websocket_upgrade()


@dataclass(frozen=True, slots=True)
class Wire:
    """What a table's connection needs beyond ASGI."""

    listeners: list[Callable[[float], None]]
    """Told each round trip in ms."""
    kernel_rtt: Callable[[], float | None]
    """What the kernel says of it."""
    abort: Callable[[], None]
    """Ends a connection that takes nothing."""
    send: Callable[[list[bytes]], Awaitable[None]]
    """Several text frames in one write: most of a server's time goes into system calls."""
    deafen: Callable[[], None]
    """After a goodbye nothing is parsed any more."""


class MeasuringProtocol(WebSocketsSansIOProtocol):
    """Tells each round trip, in ms, to the listener that the connection has put into its scope."""

    listeners: list[Callable[[float], None]]
    pongs = 0
    deaf = False

    def __init__(self, *args: Any, intake: Intake, leave: Callable[[], None], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.intake = intake
        self.leave = leave

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    # --- bytes ---

    def data_received(self, data: bytes) -> None:
        if self.deaf or self.close_sent:
            if self.close_sent:
                self.transport.close()  # the other's goodbye, or whatever it is
            return None
        if not self.handshake_initiated:
            return super().data_received(data)  # said anew by uvicorn: it has been let in before
        if not self.intake.takes(len(data)):
            return self.cut()
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.is_over():
                return None
        return None

    def is_over(self) -> bool:
        return self.deaf or self.close_sent or self.disconnected or self.transport.is_closing()

    def cut(self) -> None:
        self.deaf = True
        self.transport.abort()

    def deafen(self) -> None:
        self.deaf = True

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and not self.intake.takes_frame():
                return self.cut()
        return super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.cut()

    def send_receive_event_to_app(self) -> None:
        """Text goes on as bytes: whether it is text is for the door that reads messages to say (protocol/codec.py)."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.cut()

    # --- what a table's connection uses ---

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.listeners = []
        if hasattr(self, "scope"):
            extensions = cast("dict[str, object]", self.scope["extensions"])
            witness = partial(kernel_rtt, self.transport)
            extensions[EXTENSION] = Wire(self.listeners, witness, self.transport.abort, self.send_frames, self.deafen)

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
