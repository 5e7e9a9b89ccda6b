"""Group commit: all tables of a process, one thread, one transaction at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from nerts.store.parts import Conflict, EventLog, Fenced, Unit, Unwritable

GATHER: Final = 0.005
"""Seconds from one commit's beginning to the next's, at least: a transaction costs as much as ten of its rows."""
PATIENCE: Final = 0.5
"""Seconds that a commit may take before people are told."""
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 1.0
"""Seconds between tries; each wait is twice the last."""
LAST_CALL: Final = 2.0
"""Seconds that `close` gives to what still waits."""

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("nerts.store")


class Writer:
    """When nothing was written just before, a commit begins at once; what comes meanwhile is gathered for the next."""

    def __init__(self, log: EventLog, when_told: Callable[[str], None] = lambda code: None) -> None:
        """`when_told` is called with UNSAVED once writing has failed or hung for PATIENCE, with SAVED when it works
        again."""
        self._log = log
        self._told = when_told
        self._thread = ThreadPoolExecutor(1, "nerts-log")
        self._waiting: list[tuple[Unit, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._why = "no answer yet"
        self._next = 0.0
        """When a commit may begin, on the loop's clock."""
        self._closed = False
        self.fails = False
        """Is the log not to be written now."""

    async def commit(self, unit: Unit) -> None:
        """Returns when it is durable, in the order of the calls. While the log cannot be written it waits. Raises
        Fenced, and Conflict for a fault of the caller; after `close` Unwritable."""
        if self._closed:
            raise Unwritable("closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def ask(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Anything else of the log or its owners, between two commits, in their thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: call(*arguments, **named))

    async def close(self) -> None:
        """Write what waits, if that can be done soon; who waits in vain gets Unwritable."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LAST_CALL)
            self._task.cancel()
            await asyncio.wait([self._task])
        _refuse(self._waiting, Unwritable("closed"))
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _write_all(self) -> None:
        while self._waiting:
            await self._gather()
            batch, self._waiting = self._waiting, []
            try:
                fenced, why = await self._write([unit for unit, _ in batch])
            except asyncio.CancelledError:
                _refuse(batch, Unwritable("closed"))
                raise
            except Exception as error:
                log.exception("a commit has failed")
                _refuse(batch, error)
                continue
            _answer(batch, fenced, why)
            self._tell_working()

    async def _gather(self) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._next:
            await asyncio.sleep(self._next - now)
        self._next = max(now, self._next) + GATHER

    async def _write(self, units: list[Unit]) -> tuple[frozenset[str], dict[str, str]]:
        """Again and again until it is written; returns the fenced tables, and those at fault."""
        overdue = asyncio.get_running_loop().call_later(PATIENCE, self._tell_failing)
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    outcome = await self.ask(self._append, units)
                except Unwritable as error:
                    self._why = str(error)
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, LONGEST_WAIT)
                else:
                    return outcome
        finally:
            overdue.cancel()

    def _append(self, units: list[Unit]) -> tuple[frozenset[str], dict[str, str]]:
        try:
            return self._log.append(units), {}
        except Conflict as conflict:
            return conflict.fenced, conflict.why

    def _tell_failing(self) -> None:
        if not self.fails:
            self.fails = True
            log.warning("the log cannot be written, tables pause: %s", self._why)
            self._told("UNSAVED")

    def _tell_working(self) -> None:
        self._why = "no answer yet"
        if self.fails:
            self.fails = False
            log.warning("the log is written again")
            self._told("SAVED")


def _answer(batch: list[tuple[Unit, asyncio.Future[None]]], fenced: frozenset[str], why: dict[str, str]) -> None:
    for unit, done in batch:
        if done.done():  # whoever asked waits no longer
            continue
        if unit.table in fenced:
            done.set_exception(Fenced(unit.table))
        elif unit.table in why:
            done.set_exception(Conflict({unit.table: why[unit.table]}))
        else:
            done.set_result(None)


def _refuse(batch: list[tuple[Unit, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
