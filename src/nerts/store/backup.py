"""A consistent copy of a database that is being written."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from nerts.store.folder import DATABASE, unreadable
from nerts.store.parts import Unopened


def backup(folder: Path, target: Path) -> int:
    """Copy the database of a data folder as it is at one moment, whoever writes there; returns the bytes of the copy.
    Nothing is overwritten, and what has the target's name and is not empty is whole. Raises Unopened."""
    database = folder / DATABASE
    if not database.is_file():
        raise Unopened("backup-nothing", folder=str(folder))
    part = target.with_name(f".{target.name}.part")
    try:
        target.touch(mode=0o600, exist_ok=False)  # reserves the name
    except FileExistsError:
        raise Unopened("backup-exists", file=str(target)) from None
    except OSError as error:
        raise unreadable(target, error.strerror or str(error)) from error
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        _copy(database, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        raise Unopened("backup-failed", file=str(target), why=getattr(error, "strerror", None) or str(error)) from error
    return target.stat().st_size


def _copy(database: Path, part: Path) -> None:
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb+") as copy:
        os.fsync(copy.fileno())
