"""How many have tried a puzzle, and how many solved it: two numbers, and nothing of who they were."""

from __future__ import annotations

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from dawnbreach.server.storage.database import facts
from dawnbreach.server.storage.unbroken import unbroken

COUNTS = ("puzzles", "solved")
LONGEST = 40
ONE_MORE = text(
    "INSERT INTO facts (name, value) VALUES (:name, '1')"
    " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(facts.value AS INTEGER) + 1 AS TEXT)"
)


@unbroken
class Puzzles:
    """Counted among the facts of the server, by day and game."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def count(self, game: str, day: str, solved: bool, first_day: str) -> None:
        """One more has tried it; those of days long ago are dropped."""
        async with self.engine.begin() as connection:
            for kind in COUNTS[: 2 if solved else 1]:
                await connection.execute(ONE_MORE, {"name": f"{kind}/{day}/{game}"[:LONGEST]})
                old = facts.c.name.startswith(f"{kind}/") & (facts.c.name <= f"{kind}/{first_day}~")
                await connection.execute(delete(facts).where(old))

    async def counts(self, game: str, day: str) -> tuple[int, int]:
        """Tries and solutions."""
        names = [f"{kind}/{day}/{game}"[:LONGEST] for kind in COUNTS]
        async with self.engine.connect() as connection:
            wanted = select(facts).where(facts.c.name.in_(names))
            found = {row.name: int(row.value) for row in await connection.execute(wanted)}
        return found.get(names[0], 0), found.get(names[1], 0)
