"""Entries in the database: written before they are acknowledged, each number once."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import zlib
from collections.abc import Awaitable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dawnbreach.kernel import Unreadable
from dawnbreach.server.core import rated, snapshots
from dawnbreach.server.core.entries import Entry, Row, Snapshot
from dawnbreach.server.core.state import Table
from dawnbreach.server.operations.tracing import way
from dawnbreach.server.storage.database import (
    BRIEF,
    CHANGING,
    CHANNEL,
    WAIT,
    archives,
    bans,
    editions,
    engine,
    entries,
    facts,
    holdings,
    is_sqlite,
    records,
    tables,
)
from dawnbreach.server.storage.group_commit import Conflict, writer
from dawnbreach.server.storage.leases import Leases
from dawnbreach.server.storage.people import People
from dawnbreach.server.storage.puzzles import Puzzles
from dawnbreach.server.storage.ratings import Ratings, change
from dawnbreach.server.storage.reports import Reports
from dawnbreach.server.storage.unbroken import unbroken
from dawnbreach.server.storage.vault import Vault

LISTED = 100
SEALED = "sealed"
"""What is kept under this name in the data of an entry is secret."""


@unbroken
class Store:
    """The database of a worker."""

    def __init__(self, url: str, vault: Vault, seconds: float = WAIT, name: str = "") -> None:
        """`seconds` is how long the database may take for anything, `name` that of the worker."""
        self.url, self.vault, self.seconds, self.name = url, vault, seconds, name
        self.is_sqlite = is_sqlite(url)
        self.engine = engine(url, seconds)
        self.group = writer(url, seconds)
        self.people = People(self.engine, vault)
        self.leases = Leases(self.engine, name, self.is_sqlite)
        self.reports = Reports(self.engine)
        self.puzzles = Puzzles(self.engine)
        self.ratings = Ratings(self.engine)

    async def close(self) -> None:
        self.group.close()
        await self.engine.dispose()

    async def revision(self) -> str:
        """Of the schema."""
        async with self.engine.connect() as connection:
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())

    # Writing

    async def make(self, table: Table, first: Iterable[Entry], now: float) -> None:
        """Write a new table."""
        async with self.engine.begin() as connection:
            await self._make(connection, table, first, now)

    async def _make(self, connection: AsyncConnection, table: Table, first: Iterable[Entry], now: float) -> None:
        row = msgspec.structs.asdict(table.row(now))
        sealed = {"seed": self.vault.seal(table.seed, table.id), "saved": self._saved(table)}
        await connection.execute(insert(tables), row | sealed | {"owner": self.name, "readers": self.name})
        await connection.execute(insert(entries), [self._values(table.id, entry) for entry in first])

    def append(
        self, after: Table, entry: Entry, beside: tuple[Table, list[Entry]] | None = None, alone: bool = False
    ) -> Awaitable[None]:
        """Write the last entry of a table, and with it perhaps another table; Conflict if there is one already.

        What happens `alone`, by itself, only the owner of a table writes: Lost for all others.
        """
        written = self._values(after.id, entry)
        row = msgspec.structs.asdict(after.row(entry.time)) | {"saved": self._saved(after), "owner": self.name}
        changed = {name: row[name] for name in CHANGING}
        if beside is None and entry.kind != "rated":
            return self.group.append(written | changed | {"alone": alone, "way": way()})
        return self._append(after, entry, beside, written, changed)

    async def _append(
        self,
        after: Table,
        entry: Entry,
        beside: tuple[Table, list[Entry]] | None,
        written: dict[str, Any],
        changed: dict[str, Any],
    ) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(entries), written)
                await connection.execute(update(tables).where(tables.c.id == after.id), changed)
                if beside is not None:
                    await self._make(connection, *beside, entry.time)
                if entry.kind == "rated":
                    await change(connection, after.game.name, rated.of_people(after, entry))
        except IntegrityError:
            raise Conflict from None
        return await self.leases.tell({after.id: f"{after.id} {entry.number} {way()}"})

    def _saved(self, table: Table) -> str:
        return self._sealed(table.id, snapshots.taken(table))

    def _sealed(self, id: str, kept: Snapshot | None) -> str:
        """A table that has begun, as data that only this server reads."""
        if kept is None:
            return ""
        small = zlib.compress(msgspec.json.encode(kept), 1)
        return self.vault.seal(base64.b64encode(small).decode(), id)

    async def save(self, table: Table) -> None:
        """Keep the position of a table of an earlier version, which did not."""
        unsaved = (tables.c.id == table.id) & (tables.c.number == table.number) & (tables.c.saved == "")
        row = table.row(table.moved)
        kept = {"saved": self._saved(table), "version": row.version, "pack": row.pack}
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(unsaved).values(kept))

    async def unsaved(self) -> list[str]:
        """Tables that were begun by an earlier version, whose positions are not kept yet."""
        begun = tables.c.status.in_(("playing", "over")) & (tables.c.saved == "")
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(tables.c.id).where(begun).limit(LISTED))).scalars())

    async def saved(self, id: str) -> Snapshot | None:
        """A table as data, of whatever rules."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables.c.saved).where(tables.c.id == id))).scalar()
        if not found:
            return None
        small = base64.b64decode(self.vault.open(str(found), id))
        return msgspec.json.decode(zlib.decompress(small), type=Snapshot)

    async def tell(self, words: str) -> None:
        """Tell all other workers something that need not be kept."""
        if not self.is_sqlite:
            notify = text("SELECT pg_notify(:channel, :words)")
            async with self.engine.begin() as connection:
                await connection.execute(notify, {"channel": CHANNEL, "words": words})

    async def postpone(self, id: str, due: float | None) -> None:
        """Let the keepers look at a table later."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(due=due))

    async def rewrite(self, row: Row, changed: Iterable[Entry], kept: Snapshot | None) -> None:
        """Put entries in the place of those with their numbers: only for a person who is to be forgotten."""
        named = {"people": row.people, "title": row.title, "maker": row.maker, "saved": self._sealed(row.id, kept)}
        async with self.engine.begin() as connection:
            for entry in changed:
                this = (entries.c.table_id == row.id) & (entries.c.number == entry.number)
                await connection.execute(update(entries).where(this).values(data=self._values(row.id, entry)["data"]))
            await connection.execute(update(tables).where(tables.c.id == row.id).values(named))

    # Reading

    async def row(self, id: str) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(*BRIEF).where(tables.c.id == id))).mappings().first()
        return self._row(dict(found)) if found else None

    def _row(self, found: Any) -> Row:
        return Row(**found | {"seed": self.vault.open(found["seed"], found["id"])})

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number."""
        wanted = select(entries).where(entries.c.table_id == id, entries.c.number > after).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return [self._entry(id, one) for one in found]

    async def listed(self, since: float, most_of_maker: int) -> list[Row]:
        """Public tables that were moved at since a moment, so many of one maker; those that wait for people first."""
        nth = func.row_number().over(partition_by=tables.c.maker, order_by=tables.c.moved.desc()).label("nth")
        shown = tables.c.public.is_(True) & tables.c.status.in_(("open", "playing")) & (tables.c.moved > since)
        found = select(*BRIEF, nth).where(shown).subquery()
        few = or_(found.c.nth <= most_of_maker, found.c.maker == "")
        open_first = found.c.status == "open"
        columns = [found.c[column.name] for column in BRIEF]
        wanted = select(*columns).where(few).order_by(open_first.desc(), found.c.moved.desc()).limit(LISTED)
        return await self._rows(wanted)

    async def latest(self) -> list[Row]:
        """The tables at which something happened last."""
        return await self._rows(select(*BRIEF).order_by(tables.c.moved.desc()).limit(LISTED))

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [Row(**dict(one) | {"seed": ""}) for one in (await connection.execute(wanted)).mappings()]

    async def forget_tables(self, statuses: tuple[str, ...], before: float) -> list[str]:
        """Drop some tables of some statuses at which nothing has happened since a moment; which they were."""
        old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.moved < before).limit(LISTED)
        async with self.engine.begin() as connection:
            ids = list((await connection.execute(old)).scalars())
            await connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
            await connection.execute(delete(holdings).where(holdings.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return ids

    # Who is not let in

    async def ban(self, who: str, until: float, why: str) -> None:
        keep = """INSERT INTO bans (who, until, why) VALUES (:who, :until, :why)
            ON CONFLICT (who) DO UPDATE SET until = :until, why = :why"""
        async with self.engine.begin() as connection:
            await connection.execute(text(keep), {"who": who, "until": until, "why": why})

    async def bans(self, now: float) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(bans).where(bans.c.until > now))).mappings()
            return [dict(one) for one in found]

    # What earlier versions left

    async def archives_of(self, game: str, **like: str) -> list[tuple[str, str]]:
        """Archives with such rules or such a pack of a game, and the packs that these rules were kept with."""
        same = [editions.c.game == game, *(editions.c[name] == value for name, value in like.items())]
        async with self.engine.connect() as connection:
            found = await connection.execute(select(editions.c.archive, editions.c.pack).where(*same))
            return [(archive, pack) for archive, pack in found.all()]

    async def keep_archive(self, digest: str, content: bytes, of: Iterable[tuple[str, str, str]]) -> None:
        """Keep a program, and what can be played with it; what is there stays."""
        rows = [{"game": game, "rules": rules, "pack": pack, "archive": digest} for game, rules, pack in of]
        kept: dict[str, Any] = {"digest": digest, "content": content, "signature": self.vault.sign(f"archive/{digest}")}
        for table, row in [(archives, kept), *((editions, row) for row in rows)]:
            with contextlib.suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    await connection.execute(insert(table), row)

    async def archive(self, digest: str) -> bytes:
        """A program that this server has kept; no other is ever run."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(archives).where(archives.c.digest == digest))).mappings().one()
        content = bytes(found["content"])
        right = hmac.compare_digest(found["signature"], self.vault.sign(f"archive/{digest}"))
        if not right or hashlib.sha256(content).hexdigest() != digest:
            raise Unreadable("an archive was not kept by this server", "bad-key")
        return content

    # What is so for the server as a whole

    async def facts(self) -> dict[str, str]:
        async with self.engine.connect() as connection:
            return {row.name: row.value for row in await connection.execute(select(facts))}

    async def keep_fact(self, name: str, value: str) -> None:
        async with self.engine.begin() as connection:
            keep = (
                "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value"
            )
            await connection.execute(text(keep), {"name": name, "value": value})

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

    # Entries as rows

    def _values(self, id: str, entry: Entry) -> dict[str, Any]:
        return {
            "table_id": id,
            "number": entry.number,
            "key": entry.key,
            "time": entry.time,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": msgspec.json.encode(self._closed(id, entry.data)).decode(),
        }

    def _closed(self, id: str, data: dict[str, Any]) -> dict[str, Any]:
        if SEALED not in data:
            return data
        return data | {SEALED: self.vault.seal(msgspec.json.encode(data[SEALED]).decode(), id)}

    def _entry(self, id: str, found: Any) -> Entry:
        data = msgspec.json.decode(found["data"])
        if SEALED in data:
            data[SEALED] = msgspec.json.decode(self.vault.open(data[SEALED], id))
        return Entry(found["number"], found["key"], found["time"], found["kind"], found["seat"], data)
