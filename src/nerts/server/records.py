"""Records of matches as files. What cannot be written now is kept in memory, and written when it can be."""

from __future__ import annotations

import asyncio
import glob
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from nerts.store.rounds import without_names

MOST = 500
"""Records that wait to be written; beyond that the oldest is given up."""
AGAIN = 15.0
"""Seconds until the next try."""

log = logging.getLogger("nerts.records")


class Records:
    """One writer for all tables. A file is whole or not there: it gets its name when all of it is on the disk."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._waiting: dict[str, str] = {}
        """Text by name: a longer record of the same match takes the place of the shorter."""
        self._task: asyncio.Task[None] | None = None
        self.fails = False
        self.when_told: Callable[[str], None] = lambda code: None
        """Called with UNSAVED when writing begins to fail, and with SAVED when it works again."""

    def keep(self, name: str, text: str) -> None:
        if self._folder is None:
            return
        self._waiting.pop(name, None)
        self._waiting[name] = text
        while len(self._waiting) > MOST:
            lost = next(iter(self._waiting))
            del self._waiting[lost]
            log.warning("record %s is lost: too many wait to be written", lost)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._write_all())

    async def forget(self, places: Mapping[str, set[int]]) -> None:
        """Take the names of those seats out of those matches' records; a record's name ends with its match's. Raises
        OSError."""
        for match, seats in places.items():
            for name in [name for name in self._waiting if name.endswith(f"-{match}")]:
                self._waiting[name] = without_names(self._waiting[name], seats)
            if self._folder is not None:
                await asyncio.to_thread(self._rewrite, self._folder, match, seats)

    def _rewrite(self, folder: Path, match: str, seats: set[int]) -> None:
        for file in folder.glob(f"*-{glob.escape(match)}.nerts"):
            self._write(file.stem, without_names(file.read_text("utf-8"), seats))

    async def _write_all(self) -> None:
        while self._waiting:
            name, text = next(iter(self._waiting.items()))
            try:
                await asyncio.to_thread(self._write, name, text)
            except OSError as error:
                self._tell(str(error.strerror or error))
                await asyncio.sleep(AGAIN)
                continue
            if self._waiting.get(name) is text:
                del self._waiting[name]
            self._tell("")

    def _tell(self, why: str) -> None:
        """One line when it begins to fail, one when it works again."""
        if bool(why) == self.fails:
            return
        self.fails = bool(why)
        if why:
            log.warning("records cannot be written, and are kept in memory: %s", why)
        else:
            log.warning("records are written again")
        self.when_told("UNSAVED" if why else "SAVED")

    def _write(self, name: str, text: str) -> None:
        assert self._folder is not None
        part = self._folder / f".{name}.part"
        try:
            with part.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self._folder / f"{name}.nerts")
        except OSError:
            part.unlink(missing_ok=True)
            raise

    async def stop(self) -> None:
        """A last try for what waits."""
        if self._task is not None:
            self._task.cancel()
        for name, text in list(self._waiting.items()):
            try:
                await asyncio.to_thread(self._write, name, text)
            except OSError as error:
                log.warning("record %s is lost: %s", name, error.strerror or error)
        self._waiting.clear()
