"""Hostile sockets, each kind as fast as it can for some seconds: run as a process of its own, against a server on
loopback, by floods.py.

    python -m nerts.lab.hostile KIND PORT CODE SECONDS      prints {"sent": bytes, "cut": connections, ...} as JSON
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Final

HOST: Final = "127.0.0.1"
HELLO: Final = b'["hello",1]'
MASK: Final = bytes(4)
BURST: Final = 4096
"""Bytes that are written at a time."""


@dataclass
class Tally:
    sent: int = 0
    """Bytes that the system took."""
    cut: int = 0
    """Connections that the server ended."""
    opened: int = 0
    refused: int = 0
    """Requests that were answered by 4xx."""


@dataclass
class Attack:
    port: int
    code: str
    until: float
    tally: Tally

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HOST, self.port)
        self.tally.opened += 1
        return reader, writer

    async def upgrade(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket of the table."""
        reader, writer = await self.connect()
        writer.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nOrigin: http://{HOST}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def pour(self, writer: asyncio.StreamWriter, data: bytes, pause: float = 0.0) -> None:
        """The same again and again, until the time is over or the server has had enough."""
        try:
            while self.is_on():
                writer.write(data)
                await writer.drain()
                self.tally.sent += len(data)
                await asyncio.sleep(pause)
        except ConnectionError:
            self.tally.cut += 1
        finally:
            writer.transport.abort()


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(payload)]) + MASK + payload


def many(data: bytes) -> bytes:
    return data * (BURST // len(data) + 1)


# --- kinds ------------------------------------------------------------------------------------------------------------


async def pings(attack: Attack) -> None:
    """Empty pings at full speed."""
    _, writer = await attack.upgrade()
    writer.write(frame(1, HELLO))
    await attack.pour(writer, many(frame(9)))


async def pieces(attack: Attack) -> None:
    """A message that is never finished, in empty pieces."""
    _, writer = await attack.upgrade()
    writer.write(frame(1, HELLO) + frame(1, last=False))
    await attack.pour(writer, many(frame(0, last=False)))


async def deaf(attack: Attack) -> None:
    """On and on after the goodbye."""
    _, writer = await attack.upgrade()
    writer.write(frame(1, b"nonsense"))
    await asyncio.sleep(0.05)
    await attack.pour(writer, many(frame(1, b"[]")))


async def unread(attack: Attack) -> None:
    """Pings as large as they may be, just within the bytes a second, and nothing is ever read."""
    _, writer = await attack.upgrade()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(frame(1, HELLO))
    await attack.pour(writer, frame(9, bytes(125)) * 12, pause=0.05)


async def headers(attack: Attack) -> None:
    """A request whose headers do not end."""
    _, writer = await attack.connect()
    writer.write(b"GET / HTTP/1.1\r\n")
    await attack.pour(writer, many(b"a:b\r\n"))


async def url(attack: Attack) -> None:
    """A request whose address does not end."""
    _, writer = await attack.connect()
    writer.write(b"GET /")
    await attack.pour(writer, b"a" * BURST)


async def halves(attack: Attack) -> None:
    """A body of ten bytes of which one comes."""
    reader, writer = await attack.connect()
    writer.write(f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 10\r\n\r\n1".encode())
    await linger(attack, reader, writer)


async def kept(attack: Attack) -> None:
    """A second request, on a connection that is kept, that is never said whole."""
    reader, writer = await attack.connect()
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
    await reader.readuntil(b"}")
    writer.write(b"GET /")
    await linger(attack, reader, writer)


async def linger(attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(max(0.1, attack.until - time.monotonic())):
            await reader.read()
            attack.tally.cut += 1
    writer.transport.abort()


async def hellos(attack: Attack) -> None:
    """The dearest question, 28 times a second."""
    reader, writer = await attack.upgrade()
    reading = asyncio.create_task(reader.read())
    await attack.pour(writer, frame(1, HELLO), pause=1 / 28)
    reading.cancel()


async def requests(attack: Attack, request: bytes) -> None:
    reader, writer = await attack.connect()
    try:
        while attack.is_on():
            writer.write(request)
            attack.tally.sent += len(request)
            head = await reader.readuntil(b"\r\n\r\n")
            attack.tally.refused += b" 4" in head[8:11]
            size = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")]
            await reader.readexactly(int(size[0].split(b":")[1]) if size else 0)
    except (ConnectionError, asyncio.IncompleteReadError):
        attack.tally.cut += 1
    finally:
        writer.transport.abort()


async def gets(attack: Attack) -> None:
    await requests(attack, f"GET / HTTP/1.1\r\nHost: {HOST}:{attack.port}\r\n\r\n".encode())


async def tables(attack: Attack) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}:{attack.port}\r\nContent-Length: 2\r\n\r\n{{}}"
    await requests(attack, head.encode())


Kind = Callable[[Attack], Awaitable[None]]
KINDS: Final[dict[str, tuple[Kind, int]]] = {
    "pings": (pings, 4),
    "pieces": (pieces, 4),
    "deaf": (deaf, 4),
    "unread": (unread, 8),
    "headers": (headers, 4),
    "url": (url, 4),
    "halves": (halves, 140),
    "kept": (kept, 140),
    "hellos": (hellos, 30),
    "gets": (gets, 8),
    "tables": (tables, 8),
}
"""Each kind, and from how many connections at a time."""


async def again(kind: Kind, attack: Attack) -> None:
    """Whoever is cut comes back at once."""
    while attack.is_on():
        with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            await kind(attack)
        await asyncio.sleep(0.01)


async def run(name: str, port: int, code: str, seconds: float) -> Tally:
    kind, connections = KINDS[name]
    tally = Tally()
    attack = Attack(port, code, time.monotonic() + seconds, tally)
    await asyncio.gather(*(again(kind, attack) for _ in range(connections)))
    return tally


if __name__ == "__main__":
    _, _name, _port, _code, _seconds = sys.argv
    print(json.dumps(asdict(asyncio.run(run(_name, int(_port), _code, float(_seconds))))))
