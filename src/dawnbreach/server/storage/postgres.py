"""What only PostgreSQL can: many workers that write side by side and tell each other."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg

from dawnbreach.server.storage.database import CHANNEL, libpq, patience
from dawnbreach.server.storage.group_commit import Values, Writer, sql


class PostgresWriter(Writer):
    """Other workers are told in the same transaction; all of a batch goes over the line at once."""

    down = psycopg.OperationalError
    connection: psycopg.Connection[Any] | None = None
    insert, update = sql("%({})s")
    one = f"""WITH added AS ({insert} RETURNING number), moved AS ({update} AND EXISTS (SELECT FROM added))
        SELECT pg_notify('{CHANNEL}', %(table_id)s || ' ' || number) FROM added"""

    def commit(self, writes: list[Values]) -> list[bool]:
        try:
            return self._commit(writes)
        except psycopg.errors.QueryCanceled:
            raise
        except psycopg.OperationalError:
            # The line was lost. Once more: if it was written after all, it conflicts with itself and is found there.
            self.disconnect()
            return self._commit(writes)

    def _commit(self, writes: list[Values]) -> list[bool]:
        if self.connection is None:
            self.connection = psycopg.connect(libpq(self.url), **patience(self.seconds))
        with self.connection.transaction(), self.connection.pipeline():
            cursors = [self.connection.execute(self.one.encode(), write) for write in writes]
        return [cursor.rowcount == 1 for cursor in cursors]

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


async def listen(url: str, queue: asyncio.Queue[str]) -> None:
    """Put what other workers tell into a queue, for as long as there is a connection."""
    async with await psycopg.AsyncConnection.connect(libpq(url), autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        queue.put_nowait("")
        async for told in connection.notifies():
            queue.put_nowait(told.payload)
