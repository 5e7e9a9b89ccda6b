"""One schema for both databases: made by migrations, never ahead of the code, never silently behind it."""

from __future__ import annotations

import shutil
import zlib
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from nerts.store import Store, Unopened, versions
from nerts.store.schema import METADATA
from tests.store.units import events, moves

HEAD = max(path.stem.removeprefix("v") for path in (versions.MIGRATIONS / "versions").glob("v*.py"))
LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "HEAD"

def upgrade():
    op.add_column("round", sa.Column("stars", sa.Integer))
"""


def test_migrations_from_empty_make_what_the_code_names(store: Store) -> None:
    with store._writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrations_make_the_same_statements(tmp_path: Path) -> None:
    """Rows without numbers and partial indexes are not compared above."""
    named = create_engine("sqlite://")
    METADATA.create_all(named)
    wanted = text("SELECT name, sql FROM sqlite_master WHERE name <> 'alembic_version' AND sql IS NOT NULL")
    with Store.open(tmp_path) as store, store._reading.connect() as ours, named.connect() as theirs:
        made, told = ({name: words(sql) for name, sql in at.execute(wanted)} for at in (ours, theirs))
    named.dispose()
    assert made == told


def words(sql: str) -> str:
    return "".join(sql.split()).replace('"', "")


def test_a_store_that_is_opened_again_is_as_it_was(where: str | Path) -> None:
    for count in (1, 2, 3):
        with Store.open(where) as store:
            epoch = store.ownership.claim("life", "a")
            store.log.append([moves("life", epoch, count, count)])
            assert store.log.all_of("life") == list(events(1, count))


def test_a_newer_database_is_refused_and_left_alone(where: str | Path) -> None:
    with Store.open(where) as store, store._writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for upgrade in (None, True):
        with pytest.raises(Unopened) as raised:
            Store.open(where, upgrade)
        assert raised.value.code == "store-newer"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call it, and nerts is one version further."""
    folder = tmp_path / "migrations"
    shutil.copytree(versions.MIGRATIONS, folder)
    (folder / "versions/later.py").write_text(LATER.replace("HEAD", HEAD))
    return lambda: monkeypatch.setattr(versions, "MIGRATIONS", folder)


def has_stars(store: Store) -> bool:
    return "stars" in {column["name"] for column in inspect(store._writing).get_columns("round")}


def test_records_of_rounds_become_those_of_their_matches(where: str | Path) -> None:
    with Store.open(where) as store, store._writing.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(text(f'DROP TABLE "{table.name}"'))
        connection.execute(text("DROP TABLE alembic_version"))
        config = Config()
        config.set_main_option("script_location", str(versions.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, match, number in (("a", "m-1", 1), ("b", "m-1", 2), ("c", "m-2", 1), ("d", "m-2", 1)):
            row = {"id": name, "match": match, "number": number, "record": zlib.compress(f"{match} {number}".encode())}
            columns = "INSERT INTO round (id, match, number, rules, ended, ms, record)"
            connection.execute(text(f"{columns} VALUES (:id, :match, :number, 'quick', 7, 9, :record)"), row)
    with Store.open(where, upgrade=True) as store:
        found = [store.rounds.by_id(name) for name in "abcd"]
    assert [it and (it.id, it.number, it.record) for it in found] == [
        ("a", 1, "m-1 2"),
        ("b", 2, "m-1 2"),
        ("c", 1, "m-2 1"),
        ("d", 1, "m-2 1"),
    ]


def test_an_older_folder_is_migrated_when_it_is_opened(tmp_path: Path, later: Any) -> None:
    with Store.open(tmp_path / "data") as store:
        store.ownership.claim("life", "a")
        store.log.append([moves("life", 1, 1, 2)])
        assert not has_stars(store)
    later()
    with Store.open(tmp_path / "data") as store:
        assert has_stars(store)
        assert store.log.all_of("life") == list(events(1, 2))


def test_an_older_database_that_others_may_use_is_migrated_only_when_asked(postgres_url: str, later: Any) -> None:
    Store.open(postgres_url).close()
    later()
    with pytest.raises(Unopened) as raised:
        Store.open(postgres_url)
    assert raised.value.code == "store-older"
    Store.open(postgres_url, upgrade=True).close()
    with Store.open(postgres_url) as store:
        assert has_stars(store)
