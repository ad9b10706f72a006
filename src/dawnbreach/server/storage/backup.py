"""Backups: everything in a database as it is at one moment, in one file that either kind of database can take in."""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, delete, insert, inspect, select, text
from sqlalchemy.pool import NullPool

from dawnbreach.kernel import Unreadable
from dawnbreach.server.storage.database import facts, is_sqlite, parsed
from dawnbreach.server.storage.migrations import KEY, in_a_sentence, migrate, revision_of, shown
from dawnbreach.server.storage.vault import Vault

TITLE = "dawnbreach backup 1"
LEFT_OUT = ("alembic_version", "workers", "purses")
AT_ONCE = 500


def backup(url: str, file: Path) -> int:
    """Write everything into a file, while servers go on; how many rows."""
    _must_be_there(url)
    level = "SERIALIZABLE" if is_sqlite(url) else "REPEATABLE READ"
    engine = create_engine(parsed(url), poolclass=NullPool, isolation_level=level)
    half = file.with_name(f"{file.name}.half")
    count = 0
    try:
        with (
            in_a_sentence(url),
            engine.begin() as connection,
            open(os.open(half, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out,
        ):
            if is_sqlite(url):
                connection.execute(text("BEGIN"))
            with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=5, mtime=0) as lines:
                lines.write(msgspec.json.encode([TITLE, _revision(connection, url)]) + b"\n")
                for row in _rows(connection):
                    lines.write(msgspec.json.encode(row) + b"\n")
                    count += 1
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    except OSError:
        raise Unreadable(f"{file} cannot be written", "no-backup-file", file=str(file)) from None
    finally:
        half.unlink(missing_ok=True)
        engine.dispose()
    return count


def _must_be_there(url: str) -> None:
    """Else SQLite would make a new file, and an empty backup could take the place of a good one."""
    if is_sqlite(url) and not Path(parsed(url).database or "").exists():
        raise Unreadable(f"{shown(url)} is not there", "backup-nothing", database=shown(url))


def _revision(connection: Connection, url: str) -> str:
    found = revision_of(connection)
    if found is None:
        raise Unreadable(f"{shown(url)} has no tables", "backup-nothing", database=shown(url))
    return found


def _known(connection: Connection) -> list[Table]:
    """The tables of a database, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def _rows(connection: Connection) -> Iterator[list[Any]]:
    for table in _known(connection):
        wanted = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=AT_ONCE).execute(wanted).mappings():
            yield [str(table.name), {str(name): value for name, value in row.items()}]


def restore(url: str, file: Path, key: str) -> int:
    """Fill an empty database from a backup of this or an earlier version; how many rows."""
    with Lines(file) as lines, in_a_sentence(url):
        title, revision = _decoded(next(lines, b"[]"), 2)
        if title != TITLE:
            raise Unreadable(f"{file} is no backup", "bad-backup", file=str(file))
        _must_be_empty(url)
        _must_be_ours(file, key)
        migrate(url, key, str(revision))
        count = _fill(url, lines)
    migrate(url, key)
    return count


def _must_be_empty(url: str) -> None:
    if is_sqlite(url) and not Path(parsed(url).database or "").exists():
        return
    engine = create_engine(parsed(url), poolclass=NullPool)
    with engine.begin() as connection:
        found = inspect(connection).get_table_names()
        used = "tables" in found and connection.execute(text("SELECT 1 FROM tables LIMIT 1")).first()
    engine.dispose()
    if used:
        raise Unreadable("only an empty database takes in a backup", "backup-not-empty")


def _must_be_ours(file: Path, key: str) -> None:
    """Before anything is touched: the whole file can be read, and was sealed with this key."""
    with Lines(file) as lines:
        for line in lines:
            name, row = _decoded(line, 2)
            if name == facts.name and row["name"] == KEY and row["value"] != Vault(key).sign(KEY):
                raise Unreadable("this is not the key of this backup", "bad-key")


def _fill(url: str, lines: Iterator[bytes]) -> int:
    """All rows in one transaction."""
    engine = create_engine(parsed(url), poolclass=NullPool)
    count = 0
    with engine.begin() as connection:
        tables = {table.name: table for table in _known(connection)}
        for table in reversed(tables.values()):
            connection.execute(delete(table))
        for line in lines:
            count += 1
            name, row = _decoded(line, 2)
            if name not in tables:
                raise Unreadable(f"the backup has {name!r}", "bad-backup", file=str(name)[:40])
            connection.execute(insert(tables[name]), _plain(tables[name], row))
    engine.dispose()
    return count


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return row | {name: base64.b64decode(row[name]) for name in binary}


def _decoded(line: bytes, parts: int) -> list[Any]:
    try:
        found = msgspec.json.decode(line, type=list[Any])
    except msgspec.MsgspecError:
        found = []
    if len(found) != parts:
        raise Unreadable("the backup is damaged", "bad-backup", file="?")
    return found


class Lines:
    """The lines of a file that may be damaged or not there."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> Iterator[bytes]:
        try:
            self.opened = gzip.open(self.file, "rb")
        except OSError:
            raise Unreadable(f"{self.file} cannot be read", "bad-backup", file=str(self.file)) from None
        return self._each()

    def _each(self) -> Iterator[bytes]:
        try:
            yield from self.opened
        except (OSError, EOFError):
            raise Unreadable(f"{self.file} is damaged", "bad-backup", file=str(self.file)) from None

    def __exit__(self, *_: object) -> None:
        self.opened.close()
