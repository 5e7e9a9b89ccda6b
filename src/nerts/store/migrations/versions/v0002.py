"""People: what a seat's own page tells, whose name stands on it, passkeys, and who wanted to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _columns_of_seats()
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


def _columns_of_seats() -> None:
    for name in ("races_won", "races_tied", "races_lost", "closest", "call_ms"):
        op.add_column("seat", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("pack", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("seat", sa.Column("whose", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE seat SET whose = pid")
    named = sa.text("whose <> ''")
    op.create_index("seat_whose", "seat", ["whose"], sqlite_where=named, postgresql_where=named)
