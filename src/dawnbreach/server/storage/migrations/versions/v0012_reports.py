"""What people tell the keeper of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.UniqueConstraint("table_id", "reporter", "seat", name="reports_once"),
    )
    op.create_index("reports_time", "reports", ["time"])


def downgrade() -> None:
    raise NotImplementedError("restore a backup")
