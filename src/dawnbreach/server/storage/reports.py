"""What people tell the keeper of each other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.storage.database import reports
from dawnbreach.server.storage.unbroken import unbroken

LISTED = 100
MOST = 20
"""So many wait for the keeper from one address, and so many of one table."""


@unbroken
class Reports:
    """Those that wait for the keeper."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, row: dict[str, Any]) -> None:
        """Keep one; somebody's second word of the same seat changes nothing."""
        alike = or_(reports.c.reporter == row["reporter"], reports.c.table_id == row["table_id"])
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(select(func.count()).where(alike))).scalar_one() >= MOST:
                    raise Refusal("too-fast", "refuse-reports")
                await connection.execute(insert(reports), row)
        except IntegrityError:
            return

    async def latest(self) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            wanted = select(reports).order_by(reports.c.time.desc()).limit(LISTED)
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def named(self, id: str) -> dict[str, Any]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(reports).where(reports.c.id == id))).mappings().first()
        if found is None:
            raise Refusal("unknown", "refuse-no-report")
        return dict(found)

    async def end(self, id: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(reports).where(reports.c.id == id))

    async def forget(self, before: float = 0.0, person: str = "") -> None:
        """Drop those of long ago, and those about somebody."""
        old, about = reports.c.time < before, (reports.c.person == person) & (reports.c.person != "")
        async with self.engine.begin() as connection:
            await connection.execute(delete(reports).where(or_(old, about)))
