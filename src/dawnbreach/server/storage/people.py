"""People in the database: keyed hashes of what they are known by, and which seats are theirs.

A person is a key that a browser made. The key itself tells who it is, so that nothing is written of somebody who only
plays. Keys of other devices, links and recovery codes are rows that lead to the same person.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dawnbreach.server.core.commands import hashed
from dawnbreach.server.core.entries import Row
from dawnbreach.server.storage.database import BRIEF, holdings, keys, ratings, tables
from dawnbreach.server.storage.unbroken import unbroken
from dawnbreach.server.storage.vault import Vault

DEVICE, LINK, CODE, ENDED = "device", "link", "code", "ended"
MOST_DEVICES = 12
MOST_TABLES = 100


@unbroken
class People:
    """What the database knows of people."""

    def __init__(self, engine: AsyncEngine, vault: Vault) -> None:
        self.engine, self.vault = engine, vault

    # Who somebody is

    def hashed(self, key: str) -> str:
        return hashed(key, self.vault.key)

    def first(self, key: str) -> str:
        """The person that a browser's own key stands for, as long as no row says otherwise."""
        return "p" + self.vault.sign(f"person/{key}")[:31]

    async def who(self, held: Iterable[str]) -> list[str]:
        """The people that some keys stand for; those that were ended stand for nobody."""
        by_hash = {self.hashed(key): key for key in held}
        if not by_hash:
            return []
        wanted = select(keys.c.hash, keys.c.person, keys.c.kind).where(keys.c.hash.in_(by_hash))
        async with self.engine.connect() as connection:
            found = {row.hash: row for row in await connection.execute(wanted)}
        people = [self._person(key, found.get(hash)) for hash, key in by_hash.items()]
        return [person for person in people if person]

    def _person(self, key: str, row: Any) -> str:
        if row is None:
            return self.first(key)
        return str(row.person) if row.kind == DEVICE else ""

    async def keys_of(self, person: str) -> list[dict[str, Any]]:
        wanted = select(keys).where(keys.c.person == person).order_by(keys.c.made)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    # Other devices

    async def give(
        self, person: str, own: str, kind: str, secrets: Iterable[str], now: float, until: float | None
    ) -> None:
        """Links or codes in place of those that were there; the own key becomes one that can be ended."""
        made = {"person": person, "made": now, "until": until, "kind": kind}
        async with self.engine.begin() as connection:
            await self._keep(connection, own, person, now)
            await connection.execute(delete(keys).where(keys.c.person == person, keys.c.kind == kind))
            rows = [{"hash": self.hashed(secret), **made} for secret in secrets]
            if rows:
                await connection.execute(insert(keys), rows)

    async def _keep(self, connection: AsyncConnection, key: str, person: str, now: float) -> None:
        known = select(keys.c.hash).where(keys.c.hash == self.hashed(key))
        if (await connection.execute(known)).first() is None:
            row = {"hash": self.hashed(key), "person": person, "kind": DEVICE, "made": now, "until": None}
            await connection.execute(insert(keys), row)

    async def redeem(self, secret: str, key: str, now: float) -> str | None:
        """Let a new key stand for whom a link or code was given to; each works once. None: it does not."""
        given = keys.c.hash == self.hashed(secret)
        valid = given & keys.c.kind.in_((LINK, CODE)) & (keys.c.until.is_(None) | (keys.c.until > now))
        try:
            async with self.engine.begin() as connection:
                person = (await connection.execute(select(keys.c.person).where(valid))).scalar()
                used = await connection.execute(delete(keys).where(valid))
                if person is None or used.rowcount != 1:
                    return None
                row = {"hash": self.hashed(key), "person": person, "kind": DEVICE, "made": now, "until": None}
                await connection.execute(insert(keys), row)
        except IntegrityError:
            return None
        return str(person)

    async def end(self, person: str, mark: str) -> bool:
        """Let a device stand for nobody from now on."""
        theirs = (keys.c.person == person) & (keys.c.kind == DEVICE) & keys.c.hash.startswith(mark, autoescape=True)
        async with self.engine.begin() as connection:
            return (await connection.execute(update(keys).where(theirs).values(kind=ENDED))).rowcount == 1

    # Seats

    async def hold(self, held: Iterable[tuple[str, str, int]]) -> None:
        """Write down whose some seats are: person, table, seat."""
        for person, table, seat in held:
            row = {"person": person, "table_id": table, "seat": seat}
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(holdings), row)
            except IntegrityError:
                continue

    async def let_go(self, person: str, table: str, seat: int) -> None:
        theirs = (holdings.c.person == person) & (holdings.c.table_id == table) & (holdings.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(holdings).where(theirs))

    async def held(self, person: str, most: int | None = MOST_TABLES) -> list[tuple[Row, int]]:
        """The tables at which somebody has seats, the latest first, and the seats."""
        joined = select(*BRIEF, holdings.c.seat).join(holdings, holdings.c.table_id == tables.c.id)
        wanted = joined.where(holdings.c.person == person).order_by(tables.c.moved.desc()).limit(most)
        async with self.engine.connect() as connection:
            found = [dict(row) for row in (await connection.execute(wanted)).mappings()]
        return [(Row(**row | {"seed": ""}), seat) for row in found for seat in [row.pop("seat")]]

    async def forget(self, person: str) -> None:
        """Drop all keys, seats and ratings of a person."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(keys).where(keys.c.person == person))
            await connection.execute(delete(holdings).where(holdings.c.person == person))
            await connection.execute(delete(ratings).where(ratings.c.person == person))
