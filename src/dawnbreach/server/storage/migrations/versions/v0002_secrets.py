"""Seeds are sealed, hashes of seats keyed; records have a sender; facts about the server have a table."""

from __future__ import annotations

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import context, op

from dawnbreach.server.core.commands import keyed
from dawnbreach.server.storage.vault import Vault

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    with op.batch_alter_table("records") as records:
        records.add_column(sa.Column("sender", sa.String(64), nullable=False, server_default=""))
    op.create_index("records_made", "records", ["made"])
    if op.get_bind().dialect.name == "postgresql":  # SQLite knows no length of texts.
        op.alter_column("tables", "seed", type_=sa.Text)
    seal_all(op.get_bind(), Vault(context.config.attributes["key"]))


def seal_all(connection: sa.Connection, vault: Vault) -> None:
    """Seal the seeds that are there, and let no seat be had from the hashes and salts that are there."""
    for id, seed in connection.execute(sa.text("SELECT id, seed FROM tables")).all():
        change = sa.text("UPDATE tables SET seed = :seed WHERE id = :id")
        connection.execute(change, {"seed": vault.seal(seed, id), "id": id})
    found = connection.execute(sa.text("SELECT table_id, number, data FROM entries WHERE kind IN ('made', 'sit')"))
    for id, number, data in found.all():
        change = sa.text("UPDATE entries SET data = :data WHERE table_id = :id AND number = :number")
        kept = json.dumps(closed(json.loads(data), vault.key))
        connection.execute(change, {"data": kept, "id": id, "number": number})


def closed(data: dict[str, Any], key: bytes) -> dict[str, Any]:
    """The same with keyed hashes, and with a salt that no old secret was made from."""
    for chair in (data, *data.get("chairs", ())):
        if chair.get("hash"):
            chair["hash"] = keyed(chair["hash"], key)
    return data | ({"salt": secrets.token_hex(16)} if "salt" in data else {})


def downgrade() -> None:
    raise NotImplementedError("what is sealed stays sealed")
