"""The data folder: one process at a time, a database, and the key that signs cookies."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Final

import platformdirs

from nerts.store.parts import Unopened, Unwritable

DATABASE: Final = "nerts.db"
LOCK: Final = "lock"
KEY: Final = "secret"
FORGOTTEN: Final = "forgotten"
KEY_BYTES: Final = 32
HEADER_BYTES: Final = 100
"""Of every database that is not empty."""


def default_folder() -> Path:
    """Where this platform wants a user's data."""
    return platformdirs.user_data_path("nerts", appauthor=False)


class Folder:
    """Held by this process until `close`, or until the process dies, however it dies."""

    def __init__(self, path: Path) -> None:
        """Makes the folder if need be, for its owner alone. Raises Unopened."""
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            (path / LOCK).touch(mode=0o600)
            self._lock = _locked(path)
            self.database.touch(mode=0o600)
            size = self.database.stat().st_size
        except OSError as error:
            raise unreadable(path, error.strerror or str(error)) from error
        if 0 < size < HEADER_BYTES:  # SQLite would take it for empty, and write over it
            self.close()
            raise unreadable(path, f"{DATABASE} was cut off after {size} bytes")

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def key(self) -> str:
        """Made once; who reads it can be anybody, so only its owner may."""
        file = self.path / KEY
        try:
            if not file.exists():
                _write_whole(file, secrets.token_hex(KEY_BYTES))
            found = file.read_text("ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(file, getattr(error, "strerror", None) or "ASCII") from error
        if len(found) < KEY_BYTES:
            raise Unopened("store-short-key", file=str(file), least=str(KEY_BYTES))
        return found

    def forgotten(self) -> set[str]:
        """Hashes of people who wanted to be forgotten: beside the database, so that they are also forgotten by a backup
        that is put in its place. Raises Unopened."""
        file = self.path / FORGOTTEN
        try:
            return set(file.read_text("ascii").split()) if file.exists() else set()
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(file, getattr(error, "strerror", None) or "ASCII") from error

    def note_forgotten(self, hashes: Collection[str]) -> None:
        """Raises Unwritable."""
        try:
            noted = self.forgotten()
            if not noted.issuperset(hashes):
                _write_whole(self.path / FORGOTTEN, "\n".join(sorted(noted.union(hashes))))
        except OSError as error:
            raise Unwritable(error.strerror or str(error)) from error

    def close(self) -> None:
        self._lock.close()


def _locked(path: Path) -> sqlite3.Connection:
    """SQLite's own lock on a file beside the database: the kernel's, gone with the process, on every platform. The
    database itself stays open to readers and to backups."""
    connection = None
    try:
        connection = sqlite3.connect(path / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=MEMORY")  # no second file
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Unopened("store-taken", folder=str(path)) from None
        raise unreadable(path, str(error)) from error
    return connection


def _write_whole(file: Path, text: str) -> None:
    """There with all of it, or not there."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600, exist_ok=False)
    with part.open("w", encoding="ascii") as out:
        out.write(text + "\n")
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def unreadable(where: Path, why: str) -> Unopened:
    return Unopened("store-unreadable", where=str(where), why=why)
