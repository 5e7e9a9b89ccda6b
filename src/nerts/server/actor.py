"""One table with its clock, its inbox and its connections."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from nerts.protocol.codec import encode
from nerts.protocol.messages import Hello, Notice, State, ToServer
from nerts.server.connection import Connection
from nerts.server.ledger import Ledger
from nerts.table import Table
from nerts.table.effects import Drop, Effect, End, Fact, Keep, Send

INBOX = 512
FAULTS = 20
"""After so many a table ends: it would fail for ever."""
TOGETHER = 256
"""Effects that are carried out together at most: one commit for all that has come at the same moment."""
BREATH = 1
"""Least ms until the next look at a clock that may stand still."""
UNKEPT, AWAITED = "unkept", "awaited"
AWAIT_SECONDS = 10.0
NOTED = ("review",)
"""Facts that whoever runs the server should see."""
Work = Callable[[Table], list[Effect]]

log = logging.getLogger("nerts.table")


def clock() -> int:
    """Whole milliseconds that never go back."""
    return time.monotonic_ns() // 1_000_000


class TableClock:
    """A table's own time: whole milliseconds that stand still as long as anything holds them."""

    def __init__(self, now: int | None = None) -> None:
        """`now`: where it goes on from."""
        self._behind = 0 if now is None else clock() - now
        self._holds: set[str] = set()
        self._held_at = 0

    def __call__(self) -> int:
        return self._held_at if self._holds else clock() - self._behind

    def hold(self, why: str) -> None:
        self._held_at = self()
        self._holds.add(why)

    def let_go(self, why: str) -> None:
        if why in self._holds:
            self._holds.remove(why)
            self._behind = clock() - self._held_at


class Actor:
    """Feeds the table one thing at a time, and performs what it wants done: what is to be remembered first."""

    def __init__(
        self, table: Table, owner: str, keep: Callable[[str, str], None], ledger: Ledger | None = None
    ) -> None:
        """`keep` takes the name and the text of a match's record. Without a ledger nothing is remembered."""
        self.table = table
        self.time = TableClock(table.room.now)
        self.owner = owner
        """Address that opened the table."""
        self.ended = asyncio.Event()
        self._keep = keep
        self._ledger = ledger
        self._connections: dict[str, Connection] = {}
        self._inbox: asyncio.Queue[Work] = asyncio.Queue(INBOX)
        self._alarm: asyncio.TimerHandle | None = None
        self._rings_at = 0
        self._faults = 0
        self._awaited: list[asyncio.Future[None]] = []
        """Of those who wait until what they have asked for is kept and done."""

    # --- from connections ---

    async def do(self, work: Work) -> None:
        """Put something into the inbox; waits when it is full, and so does the socket it came from."""
        if self.ended.is_set():
            return
        await self._inbox.put(work)

    def try_do(self, work: Work) -> None:
        """The same for what may be lost when the table is flooded."""
        if not self._inbox.full():
            self._inbox.put_nowait(work)

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A newer connection of the same person replaces the older (B13), and hears nothing before its greeting."""

        def replace(table: Table) -> list[Effect]:
            older = self._connections.get(connection.pid)
            if older is not None:
                older.say_goodbye("replaced")
            self._connections[connection.pid] = connection
            self.time.let_go(AWAITED)
            return table.join(connection.pid, hello, self.time(), connection.address, connection.witness())

        await self.do(replace)

    async def receive(self, connection: Connection, message: ToServer) -> None:
        """What a connection says while it is its person's current one."""
        received, pid = self.time(), connection.pid
        await self.do(lambda table: table.receive(pid, message, received) if self._is_current(connection) else [])

    async def leave(self, connection: Connection) -> None:
        def lose(table: Table) -> list[Effect]:
            if not self._is_current(connection):
                return []
            del self._connections[connection.pid]
            return table.leave(connection.pid, self.time())

        await self.do(lose)

    def _is_current(self, connection: Connection) -> bool:
        return self._connections.get(connection.pid) is connection

    async def forget(self, pid: str, heir: str = "") -> None:
        """Returns when that number is not at the table any more, nor in what is kept of it."""
        done = asyncio.get_running_loop().create_future()

        def go(table: Table) -> list[Effect]:
            self._awaited.append(done)
            return table.forget(pid, self.time(), heir)

        await self.do(go)
        if not self.ended.is_set():
            await done

    def fresh_start(self, pid: str) -> None:
        self.try_do(lambda table: table.snapshot(pid, self.time()))

    def notice(self, code: str) -> None:
        """To everybody, and past the inbox: it may be that the table cannot go on."""
        frame = encode(Notice(code))
        for connection in self._connections.values():
            connection.post(frame)

    def stand_still(self) -> None:
        """What happens cannot be kept just now, so nothing happens."""
        self.time.hold(UNKEPT)
        self.notice("HALTED")

    def go_on(self) -> None:
        self.time.let_go(UNKEPT)
        self.notice("RESUMED")

    def wait_for_people(self) -> None:
        """After a restart: nobody's clock runs before the first is back, or has had the time for it."""
        self.time.hold(AWAITED)
        asyncio.get_running_loop().call_later(AWAIT_SECONDS, self.time.let_go, AWAITED)

    def measured(self, connection: Connection, rtt: float) -> None:
        """Only the line that somebody plays on counts: a second one may be as long as he likes."""
        if self._is_current(connection):
            witnessed = connection.witness()
            self.try_do(lambda table: table.measured(connection.pid, rtt, self.time(), witnessed))

    # --- the task ---

    async def run(self) -> None:
        """Until nobody is left."""
        while not self.ended.is_set():
            wake = self.table.wake
            if wake <= self.time():
                await self._carry_out(self._attempt(lambda table: table.tick(self.time())))
                await asyncio.sleep(0)  # other tables' turn
                continue
            self._set_alarm(wake)
            effects = self._attempt(await self._inbox.get())
            while not self._inbox.empty() and len(effects) < TOGETHER:
                effects += self._attempt(self._inbox.get_nowait())
            await self._carry_out(effects)

    async def _carry_out(self, effects: list[Effect]) -> None:
        """Nobody hears of anything before it is kept."""
        if self._ledger is not None:
            await self._ledger.keep(effects)
        self._perform(effects)
        awaited, self._awaited = self._awaited, []
        for done in awaited:
            if not done.done():
                done.set_result(None)

    def _attempt(self, work: Work) -> list[Effect]:
        """A fault of ours ends nobody's round: the log tells of it, and the table goes on, unless that is of no use."""
        try:
            return work(self.table)
        except Exception:
            self._faults += 1
            if self._faults > FAULTS:
                raise
            log.exception("table %s: a command has failed", self.table.room.code)
            return []

    def _set_alarm(self, wake: int) -> None:
        """Ring at `wake` or before; an early ring costs less than a new alarm for every message."""
        if self._alarm is not None and self._rings_at <= wake:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at = wake
        self._alarm = asyncio.get_running_loop().call_later(max(BREATH, wake - self.time()) / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.try_do(lambda table: table.tick(self.time()))

    def stop(self, code: str) -> None:
        """Say goodbye to everybody."""
        for connection in list(self._connections.values()):
            connection.say_goodbye(code)
        self.ended.set()
        if self._alarm is not None:
            self._alarm.cancel()

    # --- effects ---

    def _perform(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                self._send(effect)
            elif isinstance(effect, Drop):
                self._drop(effect)
            elif isinstance(effect, Fact):
                level = logging.WARNING if effect.what in NOTED else logging.DEBUG
                log.log(level, "%s %s %s", self.table.room.code, effect.what, effect.values)
            elif isinstance(effect, Keep):
                self._keep(f"{self.table.room.code}-{effect.match}", effect.record)
            elif isinstance(effect, End):
                self.stop("closed")

    def _send(self, send: Send) -> None:
        frame = encode(send.message)
        fresh = isinstance(send.message, State)
        for pid in send.to:
            connection = self._connections.get(pid)
            if connection is not None:
                connection.post(frame, fresh)

    def _drop(self, drop: Drop) -> None:
        connection = self._connections.get(drop.person)
        if connection is not None:
            connection.say_goodbye(drop.code)
