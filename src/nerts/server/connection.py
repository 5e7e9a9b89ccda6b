"""One socket: a bounded outbox with one writer, so that nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from nerts.protocol.codec import encode
from nerts.protocol.messages import Bye
from nerts.server.wire import EXTENSION, Wire

OUTBOX = 256
"""Frames that may wait to be written."""
OUTBOX_BYTES = 256 * 1024
ASK_AGAIN = 0.5
"""Seconds after which a snapshot that has not come is asked for again: a flooded table may have lost the question."""
PATIENCE = 5.0
"""Seconds that a reader may stay behind after a fresh start."""
GOODBYE_SECONDS = 3.0
CLOSE_CODES = {
    "replaced": 4001,
    "removed": 4003,
    "closed": 4004,
    "forgotten": 4005,
    "limit": 4029,
    "behind": 4008,
    "stopping": 1012,
}

Witness = Callable[[], float | None]
"""Tells how long a line is, in ms, as far as the page at its other end cannot forge it."""


class Connection:
    """A person's socket, seen from the table: `post` never waits."""

    def __init__(
        self, socket: WebSocket, pid: str, address: str, fresh_start: Callable[[], None], witness: Witness
    ) -> None:
        self.pid = pid
        self.address = address
        self.witness = witness
        self._socket = socket
        self._fresh_start = fresh_start
        """Called when events had to be dropped: the table then posts a snapshot."""
        self._wire: Wire = socket.scope["extensions"][EXTENSION]
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._waiting_bytes = 0
        self._behind_since: float | None = None
        self._asked_at: float | None = None
        """When a snapshot was asked for that has not come: until then nothing is written, for it would follow a gap."""
        self._goodbye: str | None = None

    @property
    def is_leaving(self) -> bool:
        """Has it been said goodbye to."""
        return self._goodbye is not None

    def post(self, frame: bytes, fresh: bool = False) -> None:
        """Write a frame soon; `fresh` is one that needs nothing before it: a whole state."""
        if self._goodbye is not None:
            return None
        if fresh:
            self._asked_at = None
        if self._asked_at is not None or len(self._outbox) >= OUTBOX or self._waiting_bytes > OUTBOX_BYTES:
            return self._fall_behind()
        self._outbox.append(frame)
        self._waiting_bytes += len(frame)
        return self._filled.set()

    def _fall_behind(self) -> None:
        """Everything missed, or one snapshot; never what comes after a gap."""
        now = time.monotonic()
        self._outbox.clear()
        self._waiting_bytes = 0
        if self._behind_since is None:
            self._behind_since = now
        if now - self._behind_since > PATIENCE:
            self.say_goodbye("behind")
            self._wire.abort()
        elif self._asked_at is None or now - self._asked_at > ASK_AGAIN:
            self._asked_at = now
            self._fresh_start()

    def say_goodbye(self, code: str) -> None:
        """Write what is waiting, then close."""
        if self._goodbye is None:
            self._goodbye = code
            self._wire.deafen()
            self._outbox.append(encode(Bye(code)))
            self._filled.set()
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._wire.abort)

    async def write(self) -> None:
        """The writer task: ends when the socket does, or after a goodbye."""
        try:
            while await self._has_work():
                frames = list(self._outbox)
                self._outbox.clear()
                self._waiting_bytes = 0
                await self._wire.send(frames)
                if self._asked_at is None:
                    self._behind_since = None
            await self._socket.close(CLOSE_CODES.get(self._goodbye or "", 1000))
        except (ClientDisconnected, WebSocketDisconnect, RuntimeError):
            return  # the reader learns of it too, and tells the table

    async def _has_work(self) -> bool:
        while not self._outbox and self._goodbye is None:  # what woke it may have been dropped meanwhile
            self._filled.clear()
            await self._filled.wait()
        return bool(self._outbox)

    async def read(self) -> bytes | None:
        """The next frame, None when the connection has ended."""
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return None
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""
