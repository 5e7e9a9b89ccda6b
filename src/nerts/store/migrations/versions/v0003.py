"""People: what a seat's own page tells, whose name stands on it, passkeys, and who wanted to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _seats()
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("pid", sa.Text, nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table("forgotten", sa.Column("hash", sa.Text, primary_key=True))


def _seats() -> None:
    """Made anew: SQLite would write added columns behind the keys, and each with a default."""
    op.create_table(
        "seat_new",
        sa.Column("round_id", sa.Text, sa.ForeignKey("round.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        *(sa.Column("team", sa.Integer, nullable=False), sa.Column("pid", sa.Text, nullable=False)),
        *(sa.Column("name", sa.Text, nullable=False), sa.Column("bot", sa.Text, nullable=False)),
        *(sa.Column("points", sa.Integer, nullable=False), sa.Column("total", sa.Integer, nullable=False)),
        *(sa.Column("called", sa.Boolean, nullable=False), sa.Column("nerts_left", sa.Integer, nullable=False)),
        sa.Column("home", sa.Integer, nullable=False),
        *(sa.Column("won_round", sa.Boolean, nullable=False), sa.Column("won_match", sa.Boolean, nullable=False)),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("races_won", "races_tied", "races_lost")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("closest", "call_ms", "pack")),
        sa.Column("whose", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO seat_new SELECT s.*, 0, 0, 0, 0, 0, -1, s.pid FROM seat AS s")
    op.drop_table("seat")
    op.rename_table("seat_new", "seat")
    for name, column in (("seat_person", "pid"), ("seat_whose", "whose")):
        someone = sa.text(f"{column} <> ''")
        op.create_index(name, "seat", [column], sqlite_where=someone, postgresql_where=someone)
