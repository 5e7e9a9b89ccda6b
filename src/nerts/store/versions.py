"""Which schema a database has, and how an older one becomes this one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from nerts.store.engines import UNFIT, reason, transaction
from nerts.store.parts import Unopened, Unwritable

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6E65727473
"""Of PostgreSQL's advisory locks: two processes do not make the same tables at once."""


def prepare(engine: Engine, where: str, upgrade: bool) -> None:
    """An empty database gets its tables, an older one becomes this version if `upgrade`. Raises Unopened."""
    try:
        with transaction(engine) as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            _prepare(connection, where, upgrade)
    except (Unwritable, DBAPIError, *UNFIT) as error:
        raise Unopened("store-unreadable", where=where, why=reason(error)) from error


def _prepare(connection: Connection, where: str, upgrade: bool) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found == scripts.get_current_head():
        return
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Unopened("store-newer", where=where)
    if found is not None and not upgrade:
        raise Unopened("store-older", where=where)
    command.upgrade(config, "head")
