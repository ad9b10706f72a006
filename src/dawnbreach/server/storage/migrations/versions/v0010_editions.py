"""Tables know which workers may play them, their pack, and their position as data; old rules and packs are kept."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("version", sa.String(80), nullable=False, server_default=""))
        tables.add_column(sa.Column("pack", sa.String(120), nullable=False, server_default=""))
        tables.add_column(sa.Column("saved", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "archives",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("signature", sa.String(64), nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.String(20), primary_key=True),
        sa.Column("pack", sa.String(120), primary_key=True),
        sa.Column("archive", sa.String(64), sa.ForeignKey("archives.digest"), nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("versions", sa.Text, nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    note_what_was_begun(op.get_bind())


def note_what_was_begun(connection: sa.Connection) -> None:
    """Games that are there say in their entries with which rules and pack they were begun."""
    begun = "SELECT e.table_id, e.data, t.game FROM entries e JOIN tables t ON t.id = e.table_id WHERE kind = 'start'"
    for id, data, game in connection.execute(sa.text(begun)).all():
        known = json.loads(data)
        if "rules" in known:
            values = {"version": f"{game} {known['rules']}.1", "pack": known["pack"], "id": id}
            change = "UPDATE tables SET version = :version, pack = :pack WHERE id = :id"
            connection.execute(sa.text(change), values)


def downgrade() -> None:
    raise NotImplementedError("restore a backup")
