"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables_of_the_log()
    _tables_of_rounds()
    op.create_table(
        "setting", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def _tables_of_the_log() -> None:
    op.create_table(
        "own",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("cmid", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    command = sa.text("who > 0")
    op.create_index(
        "event_command",
        "event",
        ["table_id", "who", "cmid"],
        unique=True,
        sqlite_where=command,
        postgresql_where=command,
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _tables_of_rounds() -> None:
    op.create_table(
        "round",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_round_ended", "round", ["ended"])
    op.create_table(
        "seat",
        sa.Column("round_id", sa.Text, sa.ForeignKey("round.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("pid", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("called", sa.Boolean, nullable=False),
        sa.Column("nerts_left", sa.Integer, nullable=False),
        sa.Column("home", sa.Integer, nullable=False),
        sa.Column("won_round", sa.Boolean, nullable=False),
        sa.Column("won_match", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    person = sa.text("pid <> ''")
    op.create_index("seat_person", "seat", ["pid"], sqlite_where=person, postgresql_where=person)
