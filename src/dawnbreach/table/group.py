"""SQLite, written by one thread: whatever comes in while it writes is committed together next time.

One trip to the disk serves all tables that moved in the meantime; nothing is acknowledged before it is there.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from dawnbreach.table.database import PRAGMAS, entries, parsed, tables

Values = dict[str, Any]
Write = tuple[Values, Values]
"""A new entry, and what changes in the row of its table."""


class Conflict(Exception):
    """Somebody else wrote this number, or this key, before."""


class Group:
    """The writer of a worker."""

    def __init__(self, url: str) -> None:
        self.path = str(parsed(url).database)
        self.thread = ThreadPoolExecutor(1, "group")
        self.connection: sqlite3.Connection | None = None
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, entry: Values, row: Values) -> None:
        """Return when it is on the disk; Conflict if there is such an entry already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((entry, row), done))
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._write())
        await done

    async def _write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            writes = [write for write, _ in batch]
            try:
                found = await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, writes)
            except Exception as error:
                found = [error] * len(batch)
            for (_, done), problem in zip(batch, found, strict=True):
                _settle(done, problem)

    def _commit(self, writes: list[Write]) -> list[Exception | None]:
        """All in one transaction; what conflicts is left out."""
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = [_one(connection, *write) for write in writes]
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        return found

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _one(connection: sqlite3.Connection, entry: Values, row: Values) -> Exception | None:
    try:
        connection.execute(_INSERT, entry)
    except sqlite3.IntegrityError:
        return Conflict()
    changes = ", ".join(f"{name} = :{name}" for name in row if name != "id")
    connection.execute(f"UPDATE {tables.name} SET {changes} WHERE id = :id", row)
    return None


_COLUMNS = [column.name for column in entries.columns]
_INSERT = f"INSERT INTO {entries.name} ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
