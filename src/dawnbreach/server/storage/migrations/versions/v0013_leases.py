"""Tables know who looks after them and who has them in memory; what an address spent is known to all workers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("owner", sa.String(40), nullable=False, server_default=""))
        tables.add_column(sa.Column("readers", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("workers") as workers:
        workers.add_column(sa.Column("numbers", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "purses",
        sa.Column("name", sa.String(120), primary_key=True),
        sa.Column("full_at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("restore a backup")
