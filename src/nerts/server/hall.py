"""All tables of this server."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from nerts.engine.rules import Rules
from nerts.server.actor import Actor, clock
from nerts.server.codes import new_code, read_code
from nerts.server.config import Config
from nerts.server.ledger import Ledger, wall
from nerts.server.records import Records
from nerts.store import Event, Fenced, Kept, Store, Unwritable, Writer
from nerts.store.people import Passkey
from nerts.table import Table, memory, recall
from nerts.table.effects import Effect
from nerts.table.timing import Timing

UNTIDY = 100
"""So many tables, and as many as there are, end before everything is looked through: it takes a millisecond a table."""

BETWEEN = "-"
"""Code and life, which make the name of a table in the log."""

DAY_SECONDS = 24 * 3600
FORGET_SECONDS = 10.0
"""For which tables may take to forget somebody, before he is told that it is not done yet."""

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("nerts.hall")


class Hall:
    def __init__(self, config: Config, store: Store | None = None) -> None:
        """Without a store all is forgotten when the process ends."""
        self.config = config
        self.actors: dict[str, Actor] = {}
        self.records = Records(config.records)
        self.records.when_told = self._tell_all
        self.store = store
        self._writer = Writer(store.log, self._log_told) if store is not None else None
        self._node = secrets.token_hex(4)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pruning: asyncio.Task[None] | None = None
        self.stopping = False
        self._untidy = 0
        """Tables that have ended since the last look for garbage that hangs together (run.py)."""

    def may_open(self, owner: str) -> bool:
        """Has this address, and the house, room for one more table."""
        own = sum(actor.owner == owner for actor in self.actors.values())
        return not self.stopping and own < self.config.limits.tables and len(self.actors) < self.config.tables

    def open(self, owner: str, rules: Rules, timing: Timing | None = None) -> Actor:
        code = next(code for code in iter(new_code, "") if code not in self.actors)
        table = self._table(code, secrets.token_hex(8), rules, timing)
        if self._writer is not None:
            memory.begin(table.room)
        return self._run(table, owner, self._ledger(table))

    def _table(self, code: str, life: str, rules: Rules | None = None, timing: Timing | None = None) -> Table:
        rng = random.Random(secrets.randbits(64))  # noqa: S311  for the pace of bots; cards come from `secrets`
        table = Table(code, life, lambda: secrets.token_bytes(32), rng, clock(), rules, timing)
        table.room.spectators = self.config.limits.spectators
        return table

    def _ledger(self, table: Table, epoch: int = 0, seq: int = 0) -> Ledger | None:
        if self._writer is None or self.store is None:
            return None
        name = f"{table.room.code}{BETWEEN}{table.room.life}"
        return Ledger(self._writer, self.store.ownership, name, self._node, epoch, seq)

    def _run(self, table: Table, owner: str, ledger: Ledger | None) -> Actor:
        code = table.room.code
        actor = self.actors[code] = Actor(table, owner, self.records.keep, ledger)
        task = asyncio.get_running_loop().create_task(actor.run())
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(code, done))
        return actor

    # --- after a restart ---

    async def bring_back(self) -> None:
        """All tables that were live when the last process ended, however it did. Raises Unwritable."""
        if self._writer is not None and self.store is not None:
            for name in await self._writer.ask(self.store.log.live):
                await self._bring_back(name, self._writer, self.store)
            if self.config.keep_rounds:
                self._pruning = asyncio.get_running_loop().create_task(self._prune(self._writer, self.store))

    async def _prune(self, writer: Writer, store: Store) -> None:
        """Now and each day, as `nerts db prune` does."""
        while True:
            try:
                await writer.ask(store.prune, self.config.keep_rounds * DAY_SECONDS * 1000)
            except Unwritable as error:
                log.warning("old rounds stay for a day more: %s", error)
            await asyncio.sleep(DAY_SECONDS)

    async def _bring_back(self, name: str, writer: Writer, store: Store) -> None:
        code, _, life = name.partition(BETWEEN)
        epoch = await writer.ask(store.ownership.claim, name, self._node)
        kept = await writer.ask(store.log.load, name)
        table = self._table(code, life)
        try:
            recall.recall(table.room, _snapshot(kept), map(_past, kept.events), kept.secrets)
            recall.wake(table.room)
        except recall.CannotRecall as error:
            log.error("table %s stays closed, and its log as it is: %s", code, error)
            return
        except Exception:  # a fault of ours at one table keeps no other closed
            log.exception("table %s stays closed, and its log as it is", code)
            return
        seq = kept.events[-1].seq if kept.events else kept.snapshot.seq if kept.snapshot else 0
        actor = self._run(table, "", self._ledger(table, epoch, seq))
        actor.wait_for_people()
        for pid in await writer.ask(store.forgotten_at, name):
            await actor.do(partial(_forget, pid, actor.time()))

    # --- people ---

    def seats(self, pid: str) -> bool:
        """Has this person a seat at any table."""
        return any(actor.table.seats(pid) for actor in self.actors.values())

    async def ask(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Something of the store, in the log's thread. Raises Unwritable."""
        if self._writer is None:
            raise Unwritable("nothing is kept here")
        return await self._writer.ask(call, *arguments, **named)

    async def forget(self, pid: str) -> None:
        """All that is known of a person, at tables and in the store. Whatever happens meanwhile, it is done when the
        store is opened next. Raises Unwritable."""
        assert self.store is not None
        await self.ask(self.store.note_forgotten, pid)
        await self._forget_at_tables(pid)
        try:
            await self.records.forget(await self.ask(self.store.rounds.places, pid))
        except OSError as error:
            raise Unwritable(error.strerror or str(error)) from error
        await self.ask(self.store.forget, pid)

    async def sign_in(self, passkey: Passkey, count: int, guest: str) -> bool:
        """A passkey has been used in the browser of a guest, who sits nowhere: he was its holder all along. False when
        somebody else has used or removed it meanwhile. Raises Unwritable."""
        assert self.store is not None
        others = await self.ask(self.store.people.passkeys, guest)
        if guest and not others:  # else the browser is another holder's, whose rounds and places stay his
            await self._forget_at_tables(guest, passkey.pid)
        return await self.ask(self.store.people.sign_in, passkey, count, wall(), guest)

    async def _forget_at_tables(self, pid: str, heir: str = "") -> None:
        assert self.store is not None
        mentioned = await self.ask(self.store.log.mentions, pid)
        actors = [self.actors.get(name.partition(BETWEEN)[0]) for name in mentioned]
        try:
            async with asyncio.timeout(FORGET_SECONDS):
                await asyncio.gather(*(actor.forget(pid, heir) for actor in actors if actor is not None))
        except TimeoutError:
            raise Unwritable("a table cannot be written") from None

    # --- what all hear ---

    def _log_told(self, code: str) -> None:
        for actor in self.actors.values():
            if code == "UNSAVED":
                actor.stand_still()
            else:
                actor.go_on()

    def _tell_all(self, code: str) -> None:
        for actor in self.actors.values():
            actor.notice(code)

    def find(self, text: str) -> Actor | None:
        """The table of a code, however it was typed."""
        actor = self.actors.get(read_code(text))
        return actor if actor is not None and not actor.ended.is_set() else None

    def _ended(self, code: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        actor = self.actors.pop(code)
        self._untidy += 1
        if not self.actors or self._untidy >= max(UNTIDY, len(self.actors)):
            self._untidy = 0
            gc.collect()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Fenced):
            log.warning("table %s is another server's by now", code)
            actor.stop("stopping")
        elif error is not None:
            log.error("table %s has failed", code, exc_info=error)
            actor.stop("closed")

    async def stop(self) -> None:
        """Say goodbye at all tables, and let it be heard."""
        self.stopping = True
        for actor in list(self.actors.values()):
            actor.stop("stopping")
        for task in [*self._tasks, *([self._pruning] if self._pruning is not None else [])]:
            task.cancel()
        await self.records.stop()
        if self._writer is not None:
            await self._writer.close()
        if self.store is not None:
            self.store.close()
        await asyncio.sleep(0.1)


def _forget(pid: str, now: int, table: Table) -> list[Effect]:
    return table.forget(pid, now)


def _snapshot(kept: Kept) -> tuple[int, bytes] | None:
    return None if kept.snapshot is None else (kept.snapshot.v, kept.snapshot.data)


def _past(event: Event) -> recall.Past:
    return recall.Past(event.kind, event.v, event.data, event.who, event.cmid)
