"""What only PostgreSQL can: many workers that write side by side and tell each other."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import psycopg

from dawnbreach.server.storage.database import CHANNEL, libpq, patience
from dawnbreach.server.storage.group_commit import Conflict, Lost, Values, Writer, sql
from dawnbreach.server.storage.outage import unable

AGAIN = 0.1
"""Seconds between two tries to reach a database."""


class PostgresWriter(Writer):
    """Workers with the table in memory are told in the same transaction; all of a batch goes over the line at once.

    What happens at a table by itself is written by its owner only: the row is locked first, so that nobody can become
    the owner between the look and the commit. What a person decides makes the worker the owner.
    """

    down = psycopg.OperationalError
    connection: psycopg.Connection[Any] | None = None
    insert, update = sql("%({})s", "held")
    one = f"""WITH held AS (SELECT FROM tables
            WHERE id = %(table_id)s AND (NOT %(alone)s OR owner = %(owner)s) FOR UPDATE),
        added AS ({insert} RETURNING number), moved AS ({update} AND EXISTS (SELECT FROM added) RETURNING readers)
        SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM added),
            (SELECT count(pg_notify('{CHANNEL}_' || reader, %(table_id)s || ' ' || %(number)s || ' ' || %(way)s))
                FROM moved, unnest(string_to_array(readers, ' ')) AS reader WHERE reader <> %(owner)s)"""

    def commit(self, writes: list[Values]) -> list[Exception | None]:
        """A line that is lost is dialled again, for as long as another server may take to stand in.

        If it was written after all, it conflicts with itself and is found there.
        """
        end = time.monotonic() + 2 * self.seconds
        while True:
            try:
                return self._commit(writes)
            except (psycopg.errors.QueryCanceled, psycopg.errors.DiskFull):
                raise
            except psycopg.OperationalError:
                self.disconnect()
                if time.monotonic() > end:
                    raise
                time.sleep(AGAIN)

    def _commit(self, writes: list[Values]) -> list[Exception | None]:
        if self.connection is None:
            self.connection = psycopg.connect(libpq(self.url), **patience(self.seconds))
        with self.connection.transaction(), self.connection.pipeline():
            cursors = [self.connection.execute(self.one.encode(), write) for write in writes]
        return [_problem(cursor) for cursor in cursors]

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def _problem(done: psycopg.Cursor[Any]) -> Exception | None:
    held, added, _ = done.fetchone() or (0, 0, 0)
    if not held:
        return Lost()
    return None if added else Conflict()


async def listen(url: str, seconds: float, name: str, queue: asyncio.Queue[str]) -> None:
    """Put what other workers tell all, and this one, into a queue, for as long as there is a connection."""
    try:
        async with await psycopg.AsyncConnection.connect(
            libpq(url), autocommit=True, **patience(seconds)
        ) as connection:
            for channel in (CHANNEL, f"{CHANNEL}_{name}"):
                await connection.execute(f"LISTEN {channel}".encode())
            queue.put_nowait("")
            async for told in connection.notifies():
                queue.put_nowait(told.payload)
    except psycopg.OperationalError as error:
        raise unable(error) from error
