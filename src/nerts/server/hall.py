"""All tables of this server."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets

from nerts.engine.rules import Rules
from nerts.server.actor import Actor, clock
from nerts.server.codes import new_code, read_code
from nerts.server.config import Config
from nerts.server.records import Records
from nerts.table import Table
from nerts.table.timing import Timing

UNTIDY = 100
"""So many tables, and as many as there are, end before everything is looked through: it takes a millisecond a table."""

log = logging.getLogger("nerts.hall")


class Hall:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.actors: dict[str, Actor] = {}
        self.records = Records(config.records)
        self.records.when_told = self._tell_all
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self._untidy = 0
        """Tables that have ended since the last look for garbage that hangs together (run.py)."""

    def may_open(self, owner: str) -> bool:
        """Has this address, and the house, room for one more table."""
        own = sum(actor.owner == owner for actor in self.actors.values())
        return not self.stopping and own < self.config.limits.tables and len(self.actors) < self.config.tables

    def open(self, owner: str, rules: Rules, timing: Timing | None = None) -> Actor:
        code = next(code for code in iter(new_code, "") if code not in self.actors)
        rng = random.Random(secrets.randbits(64))  # noqa: S311  for the pace of bots; cards come from `secrets`
        table = Table(code, secrets.token_hex(4), lambda: secrets.token_bytes(32), rng, clock(), rules, timing)
        table.room.spectators = self.config.limits.spectators
        actor = self.actors[code] = Actor(table, owner, self.records.keep)
        task = asyncio.get_running_loop().create_task(actor.run())
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(code, done))
        return actor

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
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s has failed", code, exc_info=task.exception())
            actor.stop("closed")

    async def stop(self) -> None:
        """Say goodbye at all tables, and let it be heard."""
        self.stopping = True
        for actor in list(self.actors.values()):
            actor.stop("stopping")
        for task in list(self._tasks):
            task.cancel()
        await self.records.stop()
        await asyncio.sleep(0.1)
