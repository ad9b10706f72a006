"""Tables know whether their dice are open and, hidden, who made them; some people are not let in."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("maker", sa.String(64), nullable=False, server_default=""))
        tables.add_column(sa.Column("open_dice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_moved", "tables", ["status", "moved"])
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    made = op.get_bind().execute(sa.text("SELECT table_id, data FROM entries WHERE kind = 'made'")).all()
    for id in [id for id, data in made if json.loads(data).get("open_seed")]:
        op.get_bind().execute(sa.text("UPDATE tables SET open_dice = :yes WHERE id = :id"), {"yes": True, "id": id})


def downgrade() -> None:
    raise NotImplementedError("restore a backup")
