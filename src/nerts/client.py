"""A small client for tables: other people's bots, load generators and tests join by link like a browser.

    async with TableClient.join("http://127.0.0.1:8000/t/ABCDEFGH") as client:
        await client.sit("Robo")
        await client.until(lambda: client.phase == "playing")
        await client.move("n>w2")

`client.replica` is the round as this seat may know it; covered cards are unknown.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Self
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from nerts.engine.errors import BadArgument, InvalidText, kind_of, shown, text_of, whole
from nerts.engine.round import Round
from nerts.engine.view import View
from nerts.protocol import messages as m
from nerts.protocol.codec import decode, decode_server, encode
from nerts.replica import Gap, Garbled, Replica

COOKIE = "nerts"
LAST_EVENT = 2**53
"""Whole numbers that a browser's numbers hold exactly."""


class Closed(ConnectionError):
    """The server has said goodbye; `code` is why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotYet(ValueError):
    """It cannot be done before there is a connection, or a round."""


class TableClient:
    """One person at one table. Reconnects are the caller's choice: `connect` again resumes where it broke off; raises
    Closed when there is no way to the server."""

    def __init__(self, link: str, cookie: str = "") -> None:
        """Raises InvalidText for what is no link, BadArgument for what is no cookie."""
        if not all("!" <= char <= "~" and char != ";" for char in text_of("cookie", cookie)):
            raise BadArgument("cookie", f"{shown(cookie)} was given by no server")
        self._url, self._origin = socket_address(link)
        self.cookie = cookie
        """Who this is; given by the server at the first connection."""
        self.replica = Replica()
        self.refusals: deque[m.No] = deque(maxlen=100)
        self.goodbye = ""
        self.seen: Callable[[m.ToClient], None] = lambda message: None
        """Called with each message after it has been applied."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._pending: dict[int, m.Do] = {}
        """Commands that have not been answered."""
        self._answers: dict[int, asyncio.Future[m.Ok | m.No]] = {}
        self._c = 0

    # --- connecting ---

    @classmethod
    @asynccontextmanager
    async def join(cls, link: str, cookie: str = "") -> AsyncIterator[Self]:
        client = cls(link, cookie)
        await client.connect()
        try:
            yield client
        finally:
            await client.close()

    async def connect(self) -> None:
        """Open a connection, and get what has happened since the last one."""
        self._socket = None  # whatever the old one still says is not heard
        await self._end("broken")
        self._socket = await self._open()
        self.replica.is_current, self.goodbye = False, ""
        self._learn_cookie(self._socket)
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.send(m.Hello(m.VERSION, self.replica.seq, self.replica.life))
        await self.until(lambda: self.replica.is_current)

    async def _open(self) -> ClientConnection:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        try:
            return await connect(
                self._url, origin=Origin(self._origin), additional_headers=headers, compression=None, proxy=None
            )
        except (OSError, WebSocketException, UnicodeError) as error:
            raise Closed("unreachable") from error

    def _learn_cookie(self, socket: ClientConnection) -> None:
        response = socket.response
        given = response.headers.get("set-cookie", "") if response is not None else ""
        name, _, value = given.partition(";")[0].partition("=")
        if name == COOKIE:
            self.cookie = value

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def break_off(self) -> None:
        """Lose the connection without a word, as networks do."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- what is known ---

    @property
    def phase(self) -> str:
        return self.replica.phase

    @property
    def seat(self) -> int:
        return self.replica.you

    @property
    def round(self) -> Round | None:
        return self.replica.round

    def view(self) -> View:
        """For a bot: the own team's view of the replica."""
        if self.replica.round is None:
            raise NotYet("no round has been dealt")
        return self.replica.round.view(self.replica.team)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that messages bring about; raises Closed when the server says goodbye before."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self.goodbye != "")
        if not condition():
            raise Closed(self.goodbye)

    # --- what can be done ---

    async def send(self, message: m.ToServer) -> None:
        """Raises NotYet when not connected, BadArgument for a message that no server reads."""
        frame = _frame(message)
        if self._socket is None:
            raise NotYet("not connected")
        with suppress(ConnectionClosed):  # the reader notices it as well, and tells whoever waits
            await self._socket.send(frame)

    async def sit(self, name: str, team: int = -1) -> int:
        """Take a seat; returns its number."""
        await self.send(m.Sit(name, team))
        await self.until(lambda: self.replica.team is not None)
        return self.replica.you

    async def move(self, move: str, saw: int | None = None) -> m.Ok | m.No:
        """Make a move, and wait for the answer."""
        return await self.command(self.next_command(move, saw))

    def next_command(self, move: str, saw: int | None = None) -> m.Do:
        """A numbered command, to be sent now or, after a break, again. Raises InvalidText or BadArgument."""
        text_of("move", move)
        if saw is not None:
            whole("saw", saw, 0, LAST_EVENT)
        self._c = max(self._c, self.replica.c) + 1
        return m.Do(self._c, move, self.replica.seq if saw is None else saw)

    async def command(self, do: m.Do) -> m.Ok | m.No:
        """Send a numbered command and wait for the answer; raises Closed when there is no connection, or it breaks."""
        _frame(kind_of("do", do, m.Do))
        if self.goodbye:  # nobody reads any more, so nobody would answer
            raise Closed(self.goodbye)
        future: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
        self._answers[do.c] = future
        self._pending[do.c] = do
        await self.send(do)
        return await future

    # --- reading ---

    async def _read(self, socket: ClientConnection) -> None:
        why = "broken"
        try:
            async for frame in socket:
                if socket is not self._socket:
                    return  # a newer connection has taken over
                await self._apply(decode_server(frame))
        except Gap:
            why = "gap"  # the server never leaves one: a new connection starts with a whole state
            self.replica.seq = 0
            await socket.close()
        except (ConnectionClosed, msgspec.DecodeError, Garbled) as error:
            why = type(error).__name__
        finally:  # whatever `seen` has raised, nobody is left waiting
            if socket is self._socket:
                await self._end(why)

    async def _end(self, why: str) -> None:
        self.goodbye = self.goodbye or why
        for future in self._answers.values():
            if not future.done():
                future.set_exception(Closed(self.goodbye))
                future.exception()  # nobody may be waiting any more
        self._answers.clear()
        self._pending.clear()
        async with self._changed:
            self._changed.notify_all()

    async def _apply(self, message: m.ToClient) -> None:
        if isinstance(message, m.Bye):
            self.goodbye = message.code
        elif isinstance(message, m.Ok | m.No):
            self._answer(message)
        else:
            await self._follow(message)
        self.seen(message)
        async with self._changed:
            self._changed.notify_all()

    async def _follow(self, message: m.ToClient) -> None:
        """A new start may have swallowed answers: what is open is sent again, and applied once."""
        self.replica.apply(message)
        if isinstance(message, m.State):
            for _, do in sorted(self._pending.items()):
                await self.send(do)

    def _answer(self, message: m.Ok | m.No) -> None:
        if isinstance(message, m.No):
            self.refusals.append(message)
        self._pending.pop(message.c, None)
        future = self._answers.pop(message.c, None)
        if future is not None and not future.done():
            future.set_result(message)


def socket_address(link: str) -> tuple[str, str]:
    """The socket of the table a link leads to, and the origin to name: `http://HOST/…/t/CODE`. Raises InvalidText."""
    try:
        parts = urlsplit(text_of("link", link))
        known = parts.hostname and parts.port != 0
    except ValueError as error:
        raise InvalidText(f"not a link to a table: {error}") from None
    prefix, found, code = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not found or not known:
        raise InvalidText(f"not a link to a table: {shown(link)}")
    return f"ws{parts.scheme[4:]}://{parts.netloc}{prefix}/ws/{code}", f"{parts.scheme}://{parts.netloc}"


def _frame(message: m.ToServer) -> str:
    """What goes over the line; raises BadArgument for what the other side would not read."""
    kind_of("message", message, m.Message)
    try:
        data = encode(message)
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as error:
        raise BadArgument("message", str(error)) from None
    if decode(data) != message:
        raise BadArgument("message", f"no server reads such a {type(message).__name__}")
    return data.decode()
