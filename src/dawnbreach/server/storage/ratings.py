"""Ratings of people, one for each game they have played for one."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dawnbreach.server.core.rated import Rating
from dawnbreach.server.storage.database import ratings
from dawnbreach.server.storage.unbroken import unbroken


class Overtaken(Exception):
    """Another game of the same person has been counted meanwhile."""


@unbroken
class Ratings:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, game: str, people: Collection[str]) -> dict[str, Rating]:
        """What is known of some people; those who never played for a rating are not in it."""
        wanted = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return {row.person: Rating(row.mean, row.spread, row.games) for row in found}

    async def shown(self, game: str, person: str) -> str:
        return (await self.of(game, [person])).get(person, Rating()).shown

    async def all_of(self, person: str) -> dict[str, Rating]:
        """By game."""
        wanted = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return {row.game: Rating(row.mean, row.spread, row.games) for row in found}


async def change(connection: AsyncConnection, game: str, changed: Mapping[str, tuple[Rating, Rating]]) -> None:
    """Write ratings in place of what they were, always in the same order of people; Overtaken if they are others."""
    for person, (was, now) in sorted(changed.items()):
        values = {"mean": now.mean, "spread": now.spread, "games": now.games}
        if was.games:
            same = (ratings.c.person == person) & (ratings.c.game == game) & (ratings.c.games == was.games)
            done = await connection.execute(update(ratings).where(same).values(values))
            if done.rowcount != 1:
                raise Overtaken
        else:
            known = select(ratings.c.games).where(ratings.c.person == person, ratings.c.game == game)
            if (await connection.execute(known)).first() is not None:
                raise Overtaken
            await connection.execute(insert(ratings), values | {"person": person, "game": game})
