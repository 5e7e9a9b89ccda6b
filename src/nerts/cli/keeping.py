"""`nerts backup` and `nerts db`, and where the store is for all commands that need it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from nerts.cli.texts import fail, say
from nerts.store import Store, Unopened, Unwritable
from nerts.store.backup import backup
from nerts.store.folder import default_folder

MS_A_DAY: Final = 24 * 3600 * 1000
T = TypeVar("T")


def place(data: Path | None, database: str) -> Path | str:
    """Where the store is: the folder, else the URL, else this platform's folder for a user's data."""
    if data is not None and database:
        fail("data-or-database", 2)
    return database or data or default_folder()


def or_fail(call: Callable[[], T]) -> T:
    """What it returns; a store that cannot be opened, read or written is one sentence and exit code 1."""
    try:
        return call()
    except Unopened as error:
        fail(error.code, 1, **error.values)
    except Unwritable as error:
        fail("store-unwritable", why=str(error))


def copy_database(file: Path, data: Path | None, database: str) -> None:
    where = place(data, database)
    if isinstance(where, str):
        fail("backup-postgres")
    say("backup-done", file=str(file), size=or_fail(lambda: backup(where, file)))


def upgrade_database(data: Path | None, database: str) -> None:
    or_fail(lambda: Store.open(place(data, database), upgrade=True)).close()
    say("db-upgrade-done")


def prune_database(days: int, data: Path | None, database: str) -> None:
    with or_fail(lambda: Store.open(place(data, database))) as store:
        say("db-prune-done", count=or_fail(lambda: store.prune(days * MS_A_DAY)))
