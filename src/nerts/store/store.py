"""Everything that outlives the process, behind one door."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from types import TracebackType

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from nerts.store import rounds, versions
from nerts.store.engines import flush_journal, postgres_engine, postgres_url, sqlite_engine, transaction
from nerts.store.folder import KEY_BYTES, Folder
from nerts.store.log import SqlLog
from nerts.store.rounds import Rounds
from nerts.store.schema import SETTING


class Store:
    """A database with its log, its owners and its finished rounds. Open it with `Store.open`."""

    def __init__(self, writing: Engine, reading: Engine, folder: Folder | None) -> None:
        self._writing = writing
        self._reading = reading
        self._folder = folder
        self.log = SqlLog(writing)
        self.ownership = self.log
        self.rounds = Rounds(reading)

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

    def forget(self, pid: str) -> int:
        """Take a person out of all finished rounds, whose points stay; returns how many there were. The name in the
        log of a table that is still there goes with that log. In the log's thread, as `prune`."""
        changed = rounds.forget(self._writing, pid)
        self.flush()
        return changed

    def flush(self) -> None:
        """Bring what a folder's journal holds into the database file, and leave nothing in the journal that is not
        there any more. PostgreSQL sees to that itself."""
        if self._folder:
            flush_journal(self._writing)

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
