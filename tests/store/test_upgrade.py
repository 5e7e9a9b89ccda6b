"""A database that an older release has written becomes one of this release, and loses nothing."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

from nerts.store import Store, Unopened
from nerts.store.engines import postgres_engine, postgres_url, sqlite_engine, transaction
from nerts.store.folder import DATABASE
from nerts.store.versions import MIGRATIONS
from tests.store.units import RECORD

ROUND = {
    "0001": ["INSERT INTO round VALUES ('r1', 'life-2', 1, 'quick', 1790000000000, 93000, :record)"],
    "0002": [
        "INSERT INTO round VALUES ('r1', 'life-2', 1, 'quick', 1790000000000, 93000)",
        "INSERT INTO record VALUES ('life-2', :record)",
    ],
}
SEAT = """INSERT INTO seat (round_id, seat, team, pid, name, bot, points, total, called, nerts_left, home, won_round,
won_match) VALUES (:round, :seat, :seat, :pid, :name, :bot, 7, 21, :called, 3, 10, :called, :called)"""


def engine_of(where: str | Path) -> Engine:
    if isinstance(where, str):
        return postgres_engine(postgres_url(where))
    where.mkdir(parents=True, exist_ok=True)
    return sqlite_engine(where / DATABASE, True)


def written_by(revision: str, where: str | Path) -> None:
    """The database as the release with that schema has left it, with one round of a person and a bot."""
    engine = engine_of(where)
    with transaction(engine) as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        for statement in ROUND[revision]:
            connection.execute(text(statement), {"record": zlib.compress(RECORD.encode())})
        seats: list[dict[str, Any]] = [
            {"round": "r1", "seat": 0, "pid": "ann", "name": "Ann", "bot": "", "called": True},
            {"round": "r1", "seat": 1, "pid": "", "name": "Basil", "bot": "hard", "called": False},
        ]
        connection.execute(text(SEAT), seats)
    engine.dispose()


@pytest.mark.parametrize("revision", ROUND)
def test_a_round_that_was_kept_before_is_still_its_players(where: str | Path, revision: str) -> None:
    written_by(revision, where)
    if isinstance(where, str):
        with pytest.raises(Unopened) as refused:
            Store.open(where)
        assert refused.value.code == "store-older"
    with Store.open(where, upgrade=True) as store:
        [round_of_ann] = store.rounds.of("ann")
        ann, bot = round_of_ann.seats
        assert (ann.name, ann.points, ann.called, ann.whose) == ("Ann", 7, True, "ann")
        assert (ann.races_won, ann.closest, ann.call_ms, ann.pack) == (0, 0, 0, -1)
        assert (bot.name, bot.whose) == ("Basil", "")
        found = store.rounds.by_id("r1")
        assert found is not None
        assert found.record == RECORD
