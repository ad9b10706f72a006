"""One thread writes for all tables of a worker: what comes in while it writes is committed together next time.

One trip to the disk serves all tables that moved in the meantime; nothing is acknowledged before it is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from abc import abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from dawnbreach.server.core.refusal import Unable
from dawnbreach.server.operations.logs import logger
from dawnbreach.server.storage.database import CHANGING, entries, is_sqlite, parsed, pragmas, tables
from dawnbreach.server.storage.outage import is_full, unable

Values = dict[str, Any]
"""A new entry, and what changes in the row of its table, by the names of the columns."""

FULL = 60.0
"""So many seconds after it was last seen a full disk is believed in: what is small may still find room."""

Batch = list[tuple[Values, "asyncio.Future[None]"]]
"""What is written together, and who waits for it."""


class Conflict(Exception):
    """Somebody else wrote this number, or this key, before."""


class Lost(Exception):
    """Another worker looks after this table now."""


class Writer:
    """The writer of a worker."""

    down: type[Exception]
    """What the database raises when it can write nothing at all."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url, self.seconds = url, seconds
        self.thread = ThreadPoolExecutor(1, "group-commit")
        self.waiting: Batch = []
        self.is_writing = False
        self.full_until = 0.0
        """Until then it is believed that there is no room on the disk, unless something is written."""

    async def append(self, write: Values) -> None:
        """Return when it is on the disk; Conflict if there is such an entry already."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((write, done))
        if not self.is_writing:
            self.is_writing = True
            loop.call_soon(self._write, loop)
        try:
            async with asyncio.timeout(3 * self.seconds):
                await done
        except TimeoutError:  # If it is written after all, the next one conflicts with it and finds it.
            raise Unable from None

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        # All workers take tables in the same order, so that none waits for another in a circle.
        batch, self.waiting = sorted(self.waiting, key=lambda one: str(one[0]["table_id"])), []
        self.is_writing = bool(batch)
        if batch:
            self.thread.submit(self._write_there, batch, loop)

    def _write_there(self, batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        """In the writing thread: one call back to the loop, for every step from task to task costs all of them."""
        problems = self._problems(batch)
        with contextlib.suppress(RuntimeError):  # The loop has ended, and nobody waits.
            loop.call_soon_threadsafe(self._written, batch, problems, loop)

    def _written(self, batch: Batch, problems: list[Exception | None], loop: asyncio.AbstractEventLoop) -> None:
        _settle(batch, problems)
        self._write(loop)

    def _problems(self, batch: Batch) -> list[Exception | None]:
        """What is wrong with each of some writes, all committed together; if that cannot be, each by itself."""
        try:
            problems = self.commit([write for write, _ in batch])
        except self.down as error:
            logger.warning("no database", exc_info=True)
            self.learn(error)
            return [unable(error) for _ in batch]
        except Exception as error:
            return [error] if len(batch) == 1 else [problem for one in batch for problem in self._problems([one])]
        self.full_until = 0.0
        return problems

    def learn(self, error: Exception) -> None:
        """From what somebody was told by the database."""
        if is_full(error):
            self.full_until = time.monotonic() + FULL

    @property
    def is_full(self) -> bool:
        return time.monotonic() < self.full_until

    @abstractmethod
    def commit(self, writes: list[Values]) -> list[Exception | None]:
        """All in one transaction; which of them were added (None), and which conflict with what is there."""

    @abstractmethod
    def disconnect(self) -> None: ...

    def close(self) -> None:
        self.thread.shutdown()
        self.disconnect()


def _settle(batch: Batch, problems: list[Exception | None]) -> None:
    for (_, done), problem in zip(batch, problems, strict=True):
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


_COLUMNS = [column.name for column in entries.columns]


def sql(named: str, source: str) -> tuple[str, str]:
    """To add an entry unless it conflicts, and to change the row of its table; parameters are written as `named`."""
    values = ", ".join(named.format(name) for name in _COLUMNS)
    changes = ", ".join(f"{name} = {named.format(name)}" for name in CHANGING)
    return (
        f"INSERT INTO {entries.name} ({', '.join(_COLUMNS)}) SELECT {values} FROM {source} ON CONFLICT DO NOTHING",
        f"UPDATE {tables.name} SET {changes} WHERE id = {named.format('table_id')}",
    )


class SqliteWriter(Writer):
    down = sqlite3.OperationalError
    connection: sqlite3.Connection | None = None
    insert, update = sql(":{}", "(SELECT 1) WHERE true")

    def commit(self, writes: list[Values]) -> list[Exception | None]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            added = [self._one(connection, write) for write in writes]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # A full disk ends it by itself.
                connection.execute("ROLLBACK")
            raise
        return added

    def _one(self, connection: sqlite3.Connection, write: Values) -> Exception | None:
        if connection.execute(self.insert, write).rowcount != 1:
            return Conflict()
        connection.execute(self.update, write)
        return None

    def _connected(self) -> sqlite3.Connection:
        if self.connection is None:
            path = str(parsed(self.url).database)
            self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            for pragma in pragmas(self.seconds):
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()


def writer(url: str, seconds: float) -> Writer:
    """The one for this kind of database."""
    if is_sqlite(url):
        return SqliteWriter(url, seconds)
    from dawnbreach.server.storage.postgres import PostgresWriter

    return PostgresWriter(url, seconds)
