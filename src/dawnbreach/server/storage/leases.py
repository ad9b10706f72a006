"""Who serves, who looks after which table, and who is told of it.

Whoever wrote last at a table owns it for as long as the database hears from that worker: what happens there by itself
is done by the owner alone. Who may have it in memory stands beside: only these workers are told what is new. To a file
of SQLite nobody else writes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from dawnbreach.server.storage.database import CHANNEL, purses, tables, workers
from dawnbreach.server.storage.unbroken import unbroken

LISTED = 100
FORGOTTEN = 3600
"""After so many seconds nothing is known any more of a silent worker."""
NOW = {True: "(julianday('now') - 2440587.5) * 86400.0", False: "CAST(extract(epoch FROM now()) AS float8)"}
"""The clock of the database, of SQLite or not: the machines of several workers need not agree."""
OTHERS = "unnest(string_to_array(readers, ' ')) AS reader"


@unbroken
class Leases:
    """What the workers of one database know of each other."""

    def __init__(self, engine: AsyncEngine, name: str, is_sqlite: bool) -> None:
        self.engine, self.name, self.is_sqlite = engine, name, is_sqlite
        self.now = NOW[is_sqlite]

    async def _do(self, statement: str, **values: Any) -> list[Any]:
        async with self.engine.begin() as connection:
            done = await connection.execute(text(statement), values)
            return list(done.all()) if done.returns_rows else []

    # Who serves

    async def say_serving(self, versions: Iterable[str], numbers: str) -> None:
        """And how much; `numbers` are those of /metrics."""
        say = f"""INSERT INTO workers (name, versions, numbers, seen) VALUES (:name, :versions, :numbers, {self.now})
            ON CONFLICT (name) DO UPDATE SET versions = :versions, numbers = :numbers, seen = excluded.seen"""
        said = {"name": self.name, "versions": " / ".join(versions), "numbers": numbers}
        async with self.engine.begin() as connection:
            await connection.execute(delete(workers).where(workers.c.seen < text(f"{self.now} - {FORGOTTEN}")))
            await connection.execute(text(say), said)
            await connection.execute(delete(purses).where(purses.c.full_at < text(self.now)))

    async def stop_serving(self) -> None:
        await self._do("DELETE FROM workers WHERE name = :me", me=self.name)

    async def serving(self, seconds: float) -> dict[str, tuple[set[str], str]]:
        """Who was heard of in the last seconds: the versions of tables that each may play, and its numbers."""
        found = await self._do(f"SELECT * FROM workers WHERE seen > {self.now} - :seconds", seconds=seconds)
        return {row.name: (set(row.versions.split(" / ")), row.numbers) for row in found}

    # Who looks after a table

    async def due(self, now: float, foreign: Collection[str], alive: float) -> list[str]:
        """Tables at which something must happen that are ours, but for those that only other versions may play.

        Those whose owner was not heard of in `alive` seconds become ours; of several workers one gets them.
        """
        ours = (tables.c.due <= now) & tables.c.version.not_in(foreign)
        if not self.is_sqlite:
            living = f"SELECT name FROM workers WHERE seen > {self.now} - :alive"
            dead = text(f"owner <> :me AND owner NOT IN ({living})")
            orphans = select(tables.c.id).where(ours, dead).limit(LISTED).with_for_update(skip_locked=True)
            take = tables.update().where(tables.c.id.in_(orphans.scalar_subquery())).values(owner=self.name)
            async with self.engine.begin() as connection:
                await connection.execute(take, {"me": self.name, "alive": alive})
            ours &= tables.c.owner == self.name
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(ours).order_by(tables.c.due).limit(LISTED))
            return list(found.scalars())

    # Who is told

    async def attend(self, ids: Collection[str], alive: float) -> dict[str, int]:
        """From now on we are told of these tables; the number of the last entry of each.

        It waits for whoever is just writing there, so that every entry is either counted here or told.
        """
        if self.is_sqlite or not ids:
            return {}
        living = f"""SELECT name FROM workers WHERE name = ANY(string_to_array(readers, ' '))
            AND name <> :me AND seen > {self.now} - :alive"""
        attend = f"""UPDATE tables SET readers = array_to_string(ARRAY({living}) || CAST(:me AS text), ' ')
            WHERE id = ANY(:ids) RETURNING id, number"""
        found = await self._do(attend, me=self.name, ids=sorted(ids), alive=alive)
        return {row.id: row.number for row in found}

    async def leave(self, ids: Collection[str]) -> None:
        """We need not be told of these tables any more."""
        if not self.is_sqlite and ids:
            without = "array_to_string(array_remove(string_to_array(readers, ' '), :me), ' ')"
            await self._do(f"UPDATE tables SET readers = {without} WHERE id = ANY(:ids)", me=self.name, ids=sorted(ids))

    async def tell(self, words: Mapping[str, str]) -> None:
        """Tell the other workers that have some tables in their memory something of each, which need not be kept."""
        if not self.is_sqlite and words:
            told = f"""SELECT pg_notify('{CHANNEL}_' || reader, word) FROM tables
                JOIN unnest(CAST(:ids AS text[]), CAST(:words AS text[])) AS news (id_told, word) ON id = id_told,
                {OTHERS} WHERE reader <> :me"""
            await self._do(told, me=self.name, ids=list(words), words=list(words.values()))

    # What somebody may spend at all workers together

    async def spend(self, seconds: Mapping[str, float]) -> dict[str, float]:
        """From some purses was taken here what fills in so many seconds; in how many each is full, for all workers."""
        if self.is_sqlite or not seconds:
            return {}
        spent = f"""INSERT INTO purses AS kept (name, full_at) SELECT name, {self.now} + seconds
            FROM unnest(CAST(:names AS text[]), CAST(:seconds AS float8[])) AS new (name, seconds) ORDER BY name
            ON CONFLICT (name) DO UPDATE SET full_at = greatest(kept.full_at - {self.now}, 0) + excluded.full_at
            RETURNING name, full_at - {self.now} AS seconds"""
        found = await self._do(spent, names=list(seconds), seconds=list(seconds.values()))
        return {row.name: row.seconds for row in found}
