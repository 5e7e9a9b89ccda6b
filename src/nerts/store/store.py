"""Everything that outlives the process, behind one door."""

from __future__ import annotations

import re
import secrets
import time
from pathlib import Path
from types import TracebackType
from typing import Final

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from nerts.store import people, rounds, versions
from nerts.store.engines import flush_journal, postgres_engine, postgres_url, sqlite_engine, transaction
from nerts.store.folder import KEY_BYTES, Folder
from nerts.store.log import SqlLog
from nerts.store.parts import Unopened, Unwritable
from nerts.store.people import People
from nerts.store.rounds import Rounds
from nerts.store.schema import SETTING

NUMBER: Final = re.compile(rb'"([0-9a-f]{32})"')
"""A person's, in a line of a log."""


class Store:
    """A database with its log, its owners and its finished rounds. Open it with `Store.open`."""

    def __init__(self, writing: Engine, reading: Engine, folder: Folder | None) -> None:
        self._writing = writing
        self._reading = reading
        self._folder = folder
        self.log = SqlLog(writing)
        self.ownership = self.log
        self.rounds = Rounds(reading)
        self.people = People(writing, reading)
        self._forgotten: frozenset[str] = frozenset()

    @classmethod
    def open(cls, where: str | Path, upgrade: bool | None = None) -> Store:
        """A data folder, which no other process may have open, or the URL of a PostgreSQL database. An empty one gets
        its tables. An older one is migrated if `upgrade`; by default a folder is, and a URL, which others may be
        using, is not. Raises Unopened, which says why in a sentence of the command line's catalogue."""
        if isinstance(where, str) and "://" in where:
            return cls._open_postgres(where, upgrade or False)
        return cls._open_folder(Path(where), upgrade is not False)

    @classmethod
    def _open_folder(cls, path: Path, upgrade: bool) -> Store:
        folder = Folder(path)
        store = cls(sqlite_engine(folder.database, True), sqlite_engine(folder.database, False), folder)
        return store._prepared(str(path), upgrade)

    @classmethod
    def _open_postgres(cls, text: str, upgrade: bool) -> Store:
        url = postgres_url(text)
        store = cls(postgres_engine(url), postgres_engine(url), None)
        return store._prepared(url.render_as_string(hide_password=True), upgrade)

    def _prepared(self, where: str, upgrade: bool) -> Store:
        try:
            versions.prepare(self._writing, where, upgrade)
            self._forget_again(where)
        except BaseException:
            self.close()
            raise
        return self

    def secret_key(self) -> str:
        """What signs cookies: made once, and kept for all who open this store."""
        return self._folder.key() if self._folder else self._key_in_database()

    def _key_in_database(self) -> str:
        wanted = select(SETTING.c.value).where(SETTING.c.name == "secret")
        new = {"name": "secret", "value": secrets.token_hex(KEY_BYTES)}
        try:
            with transaction(self._writing) as connection:
                found = connection.scalar(wanted)
                if found is None:
                    connection.execute(insert(SETTING), new)
                return found or new["value"]
        except IntegrityError:  # another process was first
            return self._key_in_database()

    def prune(self, older_than_ms: int) -> int:
        """Delete the rounds that ended so many milliseconds ago or earlier; returns how many. In the log's thread,
        while there is a Writer: `writer.ask(store.prune, …)`."""
        return rounds.prune(self._writing, time.time_ns() // 1_000_000 - older_than_ms + 1)

    # --- who wanted to be forgotten ---

    def is_forgotten(self, pid: str) -> bool:
        """Whoever comes under that number is to get another one."""
        return bool(self._forgotten) and people.hash_of(pid) in self._forgotten

    def forgotten_at(self, table: str) -> set[str]:
        """Numbers of people who are forgotten, and stand in a table's log all the same."""
        if not self._forgotten:
            return set()
        snapshot = self.log.load(table).snapshot
        lines = [event.data for event in self.log.all_of(table)] + ([snapshot.data] if snapshot else [])
        numbers = {number.decode() for line in lines for number in NUMBER.findall(line)}
        return {number for number in numbers if self.is_forgotten(number)}

    def note_forgotten(self, pid: str) -> None:
        """From now on, and whatever happens now, this person is forgotten: what is left undone of it is done when the
        store is opened, be it of a backup. In the log's thread, as `prune`."""
        noted = {people.hash_of(pid)}
        if self._folder:
            self._folder.note_forgotten(noted)
        people.note_forgotten(self._writing, noted)
        self._forgotten |= noted

    def forget(self, pid: str) -> int:
        """Take a person out of all finished rounds, whose points stay, with all passkeys; returns how many rounds there
        were. The name in the log of a table that is still there is that table's business. In the log's thread."""
        changed = rounds.forget(self._writing, pid)
        self.people.drop(pid)
        self.flush()
        return changed

    def flush(self) -> None:
        """Bring what a folder's journal holds into the database file, and leave nothing in the journal that is not
        there any more. PostgreSQL sees to that itself."""
        if self._folder:
            flush_journal(self._writing)

    def _forget_again(self, where: str) -> None:
        """Of a database that is older than somebody's wish to be forgotten, or than its fulfilment."""
        try:
            beside = self._folder.forgotten() if self._folder else set()
            people.note_forgotten(self._writing, beside)
            self._forgotten = frozenset(people.forgotten(self._writing))
            if self._folder and self._forgotten - beside:
                self._folder.note_forgotten(self._forgotten)
            for pid in people.known(self._writing) if self._forgotten else ():
                if self.is_forgotten(pid):
                    self.forget(pid)
        except Unwritable as error:
            raise Unopened("store-unreadable", where=where, why=str(error)) from error

    def close(self) -> None:
        self._writing.dispose()
        self._reading.dispose()
        if self._folder:
            self._folder.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
