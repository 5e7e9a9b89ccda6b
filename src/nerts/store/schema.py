"""The tables, one schema for SQLite and PostgreSQL. A change here is a new file in migrations/versions/ as well."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()

OWN: Final = Table(
    "own",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, nullable=False),  # empty: nobody's, and what its last epoch wants to write is fenced
    Column("epoch", BigInteger, nullable=False),
    Column("ended", BigInteger),  # ms since 1970; kept for a while so that a late writer of old meets its fence
)

EVENT: Final = Table(
    "event",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("v", Integer, nullable=False),
    Column("who", Integer, nullable=False),
    Column("cmid", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
IS_COMMAND: Final = text("who > 0")
Index(
    "event_command",
    EVENT.c.table_id,
    EVENT.c.who,
    EVENT.c.cmid,
    unique=True,
    sqlite_where=IS_COMMAND,
    postgresql_where=IS_COMMAND,
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("table_id", Text, primary_key=True),  # the newest is all that anybody loads
    Column("seq", BigInteger, nullable=False),
    Column("v", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

SECRET: Final = Table(
    "secret",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Not the table's code: whoever has that may sit down there.
ROUND: Final = Table(
    "round",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("match", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("ms", BigInteger, nullable=False),
)

RECORD: Final = Table(
    "record",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("text", LargeBinary, nullable=False),  # zlib; of all its rounds so far
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("round_id", Text, ForeignKey("round.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("team", Integer, nullable=False),
    Column("pid", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("called", Boolean, nullable=False),
    Column("nerts_left", Integer, nullable=False),
    Column("home", Integer, nullable=False),
    Column("won_round", Boolean, nullable=False),
    Column("won_match", Boolean, nullable=False),
    Column("races_won", Integer, nullable=False),
    Column("races_tied", Integer, nullable=False),
    Column("races_lost", Integer, nullable=False),
    Column("closest", Integer, nullable=False),
    Column("call_ms", Integer, nullable=False),
    Column("pack", Integer, nullable=False),
    Column("whose", Text, nullable=False),
    sqlite_with_rowid=False,
)
IS_PERSON: Final = text("pid <> ''")
Index("seat_person", SEAT.c.pid, sqlite_where=IS_PERSON, postgresql_where=IS_PERSON)
IS_NAMED: Final = text("whose <> ''")
Index("seat_whose", SEAT.c.whose, sqlite_where=IS_NAMED, postgresql_where=IS_NAMED)

# The public half of each, and nothing else of who holds it.
PASSKEY: Final = Table(
    "passkey",
    METADATA,
    Column("id", Text, primary_key=True),  # base64url, as the authenticator named it
    Column("pid", Text, nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # COSE
    Column("count", BigInteger, nullable=False),  # the authenticator's, which never goes back
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

# SHA-256 of the numbers of people who wanted to be forgotten, so that they are not remembered anew.
FORGOTTEN: Final = Table("forgotten", METADATA, Column("hash", Text, primary_key=True))

SETTING: Final = Table(
    "setting",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
