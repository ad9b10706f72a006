"""The database, step by step: `dawnbreach migrate` brings it up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import NullPool

from dawnbreach.server.storage.database import parsed


def migrate(url: str) -> None:
    """Bring a database up to date; a file is made where there is none."""
    address = parsed(url)
    if address.drivername == "sqlite":
        Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    made = create_engine(address, poolclass=NullPool)
    with made.begin() as connection:
        settings = Config()
        settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
    made.dispose()


def is_ready(url: str) -> bool:
    """Has the database been made?"""
    made = create_engine(parsed(url), poolclass=NullPool)
    try:
        return inspect(made).has_table("entries")
    finally:
        made.dispose()
