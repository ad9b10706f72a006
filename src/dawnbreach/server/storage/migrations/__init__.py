"""The database, step by step: `dawnbreach migrate` brings it up to date. What it cannot be used for is said."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from dawnbreach.kernel import Unreadable
from dawnbreach.server.storage.database import facts, is_sqlite, parsed
from dawnbreach.server.storage.vault import Vault

KEY = "key"
"""The fact by which a key is known again."""
WAIT = 10
"""Seconds to wait for a database that does not answer."""


def migrate(url: str, key: str, revision: str = "head") -> None:
    """Bring a database up to date, what is secret in it sealed with a key; a file is made where there is none."""
    if is_sqlite(url):
        _make_folder(Path(parsed(url).database or ""))
    with _opened(url) as connection:
        settings = _settings()
        _refuse_newer(connection, settings)
        settings.attributes["connection"], settings.attributes["key"] = connection, key
        _must_know(settings, revision)
        command.upgrade(settings, revision)
        _know_again(connection, Vault(key))


def check(url: str, key: str) -> None:
    """Raise what is wrong with a database that should be ready to serve."""
    with _opened(url) as connection:
        settings = _settings()
        _refuse_newer(connection, settings)
        if revision_of(connection) != head():
            raise Unreadable("the database is empty or old: run dawnbreach migrate", "not-migrated")
        _know_again(connection, Vault(key))


@cache
def head() -> str:
    """The schema that this program knows."""
    return str(ScriptDirectory.from_config(_settings()).get_current_head())


def _settings() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return settings


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Unreadable(f"{file} cannot be written", "database-read-only", database=str(file)) from None


@contextlib.contextmanager
def _opened(url: str) -> Iterator[Connection]:
    """A transaction; what the database objects to is said in one sentence."""
    wait = {"timeout": WAIT} if is_sqlite(url) else {"connect_timeout": WAIT}
    made = create_engine(parsed(url), poolclass=NullPool, connect_args=wait)
    try:
        with in_a_sentence(url), made.begin() as connection:
            _must_be_whole(connection, url) if is_sqlite(url) else _must_take_changes(connection, url)
            yield connection
    finally:
        made.dispose()


@contextlib.contextmanager
def in_a_sentence(url: str) -> Iterator[None]:
    """What a database objects to is said in words."""
    try:
        yield
    except DatabaseError as error:
        raise Unreadable(f"{shown(url)}: {error.orig}", _trouble(error), database=shown(url)) from None


def shown(url: str) -> str:
    """An address without its password."""
    return parsed(url).render_as_string(hide_password=True)


def _must_be_whole(connection: Connection, url: str) -> None:
    """A file of SQLite, every page of it; and it must take changes."""
    if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
        raise Unreadable(f"{shown(url)} is damaged", "database-corrupt", database=shown(url))
    connection.execute(text("PRAGMA user_version = 0"))


def _must_take_changes(connection: Connection, url: str) -> None:
    """A replica of PostgreSQL answers every question, and takes nothing in."""
    if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
        raise Unreadable(f"{shown(url)} takes no changes", "database-replica", database=shown(url))


def _trouble(error: DatabaseError) -> str:
    said = str(error.orig).lower()
    if "not a database" in said or "malformed" in said:
        return "database-corrupt"
    if "readonly" in said or "read-only" in said:
        return "database-read-only"
    return "database-busy" if "locked" in said else "no-database"


def _must_know(settings: Config, revision: str) -> None:
    known = {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
    if revision not in known | {"head"}:
        raise Unreadable(f"revision {revision} is not known", "database-newer", revision=revision)


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_newer(connection: Connection, settings: Config) -> None:
    found = revision_of(connection)
    known = {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
    if found is not None and found not in known:
        raise Unreadable(f"the database is of a newer version ({found})", "database-newer", revision=found)


def _know_again(connection: Connection, vault: Vault) -> None:
    """The first key is remembered by its mark; a server with another one would give away nobody's seat to anybody."""
    kept = connection.execute(select(facts.c.value).where(facts.c.name == KEY)).scalar()
    if kept is None:
        connection.execute(insert(facts).values(name=KEY, value=vault.sign(KEY)))
    elif kept != vault.sign(KEY):
        raise Unreadable("this is not the key of this database", "bad-key")
