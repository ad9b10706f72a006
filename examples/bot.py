"""A bot of your own: python examples/bot.py http://127.0.0.1:8020/table/ID takes a free seat and plays to the end."""

import asyncio
import random
import sys
from contextlib import suppress

from dawnbreach.server.client import Client, Stale


async def play(link: str, name: str = "Robo") -> None:
    async with Client(link) as table:
        seat = await table.sit(name)
        print(f"{name} sits on seat {seat + 1}")
        async for position in table.positions():
            if position.decision is None:
                continue
            offer = random.choice(position.decision.offers)  # position.view tells everything that the seat may know
            with suppress(Stale):
                await table.choose(position, offer.text)
        print("The game is over.")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
