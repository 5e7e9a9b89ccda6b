"""One record a match in place of one a round: that of its last round tells all of it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "record", sa.Column("match", sa.Text, primary_key=True), sa.Column("text", sa.LargeBinary, nullable=False)
    )
    op.execute(
        "INSERT INTO record (match, text) SELECT match, record FROM round AS r"
        " WHERE id = (SELECT id FROM round WHERE match = r.match ORDER BY number DESC, id LIMIT 1)"
    )
    op.drop_column("round", "record")
    op.create_index("ix_round_match", "round", ["match"])
