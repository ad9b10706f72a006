"""Entries in the database: written before they are acknowledged, each number once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dawnbreach.server.core.entries import Entry, Row
from dawnbreach.server.storage.database import (
    CHANGING,
    CHANNEL,
    bans,
    engine,
    entries,
    holdings,
    is_sqlite,
    records,
    tables,
)
from dawnbreach.server.storage.group_commit import Conflict, writer
from dawnbreach.server.storage.people import People
from dawnbreach.server.storage.vault import Vault

LISTED = 100


class Store:
    """The database of a worker."""

    def __init__(self, url: str, vault: Vault) -> None:
        self.url, self.vault = url, vault
        self.is_sqlite = is_sqlite(url)
        self.engine = engine(url)
        self.group = writer(url)
        self.people = People(self.engine, vault)

    async def close(self) -> None:
        self.group.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Writing

    async def make(self, row: Row, first: Iterable[Entry]) -> None:
        """Write a new table."""
        async with self.engine.begin() as connection:
            await self._make(connection, row, first)

    async def _make(self, connection: AsyncConnection, row: Row, first: Iterable[Entry]) -> None:
        sealed = {"seed": self.vault.seal(row.seed, row.id)}
        await connection.execute(insert(tables), msgspec.structs.asdict(row) | sealed)
        await connection.execute(insert(entries), [_values(row.id, entry) for entry in first])

    async def append(self, row: Row, entry: Entry, beside: tuple[Row, list[Entry]] | None = None) -> None:
        """Write the next entry of a table, and with it perhaps another table; Conflict if there is one already."""
        changed = {name: getattr(row, name) for name in CHANGING}
        if beside is None:
            return await self.group.append(_values(row.id, entry) | changed)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(entries), _values(row.id, entry))
                await connection.execute(update(tables).where(tables.c.id == row.id), changed)
                await self._make(connection, *beside)
        except IntegrityError:
            raise Conflict from None
        return await self.tell(f"{row.id} {entry.number}")

    async def tell(self, words: str) -> None:
        """Tell the other workers something that need not be kept."""
        if not self.is_sqlite:
            notify = text("SELECT pg_notify(:channel, :words)")
            async with self.engine.begin() as connection:
                await connection.execute(notify, {"channel": CHANNEL, "words": words})

    async def postpone(self, id: str, due: float | None) -> None:
        """Let the keepers look at a table later."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(due=due))

    async def rewrite(self, row: Row, changed: Iterable[Entry]) -> None:
        """Put entries in the place of those with their numbers: only for a person who is to be forgotten."""
        named = {"people": row.people, "title": row.title, "maker": row.maker}
        async with self.engine.begin() as connection:
            for entry in changed:
                this = (entries.c.table_id == row.id) & (entries.c.number == entry.number)
                await connection.execute(update(entries).where(this).values(data=_values(row.id, entry)["data"]))
            await connection.execute(update(tables).where(tables.c.id == row.id).values(named))

    # Reading

    async def row(self, id: str) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
        return self._row(dict(found)) if found else None

    def _row(self, found: Any) -> Row:
        return Row(**found | {"seed": self.vault.open(found["seed"], found["id"])})

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number."""
        wanted = select(entries).where(entries.c.table_id == id, entries.c.number > after).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return [_entry(one) for one in found]

    async def due(self, now: float) -> list[str]:
        """Tables at which something must happen."""
        wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(LISTED)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def listed(self, since: float, most_of_maker: int) -> list[Row]:
        """Public tables that were moved at since a moment, so many of one maker; those that wait for people first."""
        nth = func.row_number().over(partition_by=tables.c.maker, order_by=tables.c.moved.desc()).label("nth")
        shown = tables.c.public.is_(True) & tables.c.status.in_(("open", "playing")) & (tables.c.moved > since)
        found = select(tables, nth).where(shown).subquery()
        few = or_(found.c.nth <= most_of_maker, found.c.maker == "")
        open_first = found.c.status == "open"
        columns = [found.c[column.name] for column in tables.columns]
        wanted = select(*columns).where(few).order_by(open_first.desc(), found.c.moved.desc()).limit(LISTED)
        return await self._rows(wanted)

    async def latest(self) -> list[Row]:
        """The tables at which something happened last."""
        return await self._rows(select(tables).order_by(tables.c.moved.desc()).limit(LISTED))

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [Row(**dict(one) | {"seed": ""}) for one in (await connection.execute(wanted)).mappings()]

    async def forget_tables(self, statuses: tuple[str, ...], before: float) -> int:
        """Drop tables of some statuses at which nothing has happened since a moment; how many there were."""
        old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.moved < before).limit(LISTED)
        async with self.engine.begin() as connection:
            ids = list((await connection.execute(old)).scalars())
            await connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
            await connection.execute(delete(holdings).where(holdings.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return len(ids)

    # Who is not let in

    async def ban(self, who: str, until: float, why: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(bans).where(bans.c.who == who))
            await connection.execute(insert(bans).values(who=who, until=until, why=why))

    async def bans(self, now: float) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(bans).where(bans.c.until > now))).mappings()
            return [dict(one) for one in found]

    # Records that people sent

    async def keep_record(self, id: str, words: str, now: float, sender: str) -> None:
        """Keep a record, or keep it longer if it is there."""
        row = {"id": id, "text": words, "size": len(words.encode()), "made": now, "sender": sender}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(records), row)
        except IntegrityError:
            async with self.engine.begin() as connection:
                await connection.execute(update(records).where(records.c.id == id).values(made=now))

    async def forget_records(self, oldest: float, most_of_sender: int, most: int) -> None:
        """Drop records made before a moment, and the oldest ones where a sender's or all are too large together."""
        latest = (records.c.made.desc(), records.c.id)
        of_sender = func.sum(records.c.size).over(partition_by=records.c.sender, order_by=latest)
        of_all = func.sum(records.c.size).over(order_by=latest)
        summed = select(records.c.id, records.c.made, of_sender.label("mine"), of_all.label("all")).subquery()
        gone = or_(summed.c.made < oldest, summed.c.mine > most_of_sender, summed.c.all > most)
        async with self.engine.begin() as connection:
            await connection.execute(delete(records).where(records.c.id.in_(select(summed.c.id).where(gone))))

    async def record(self, id: str) -> str | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(records.c.text).where(records.c.id == id))).scalar()
        return str(found) if found is not None else None


def _values(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": id,
        "number": entry.number,
        "key": entry.key,
        "time": entry.time,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": msgspec.json.encode(entry.data).decode(),
    }


def _entry(found: Any) -> Entry:
    data = msgspec.json.decode(found["data"])
    return Entry(found["number"], found["key"], found["time"], found["kind"], found["seat"], data)
