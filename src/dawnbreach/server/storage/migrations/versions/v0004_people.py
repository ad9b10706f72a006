"""The keys of people, and the seats that are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
    )
    op.create_index("keys_person", "keys", ["person"])
    op.create_table(
        "holdings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("holdings_table", "holdings", ["table_id"])


def downgrade() -> None:
    raise NotImplementedError("restore a backup")
