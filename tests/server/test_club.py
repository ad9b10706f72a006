"""A club behind one address: sixty people who come together, play and chat at a usual pace are refused nothing."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest

from dawnbreach.server.operations.settings import Settings
from tests.server.conftest import KINDS
from tests.server.people import got, made, player, run
from tests.server.process import GENEROUS, Place
from tests.server.wire import inside

USUAL = {name: getattr(Settings(), name) for name in GENEROUS if name not in ("key", "pause", "alone_pause")}
TABLES, SEATS = 15, 4
ARRIVAL, PACE, DECISIONS = 0.4, 1.0, 6
"""Seconds between two tables' coming and between two decisions at a table; and how many of these each takes."""
VISIT = ("/", "/api/games", "/api/lobby", "/api/book/sanctum", "/api/rules/sanctum")


@pytest.mark.parametrize("kind", KINDS)
def test_sixty_people_behind_one_address_play_and_chat_and_nobody_is_refused(kind, new_database, tmp_path):
    url = new_database(kind)

    async def work():
        async with inside(tmp_path, **{**USUAL, "database": url}) as (address, worker):
            with ThreadPoolExecutor(TABLES) as pool:
                evenings = [evening(Place(address), number, pool) for number in range(TABLES)]
                answers = [answer for told in await asyncio.gather(*evenings) for answer in told]
            assert len(worker.costs.purses) == 1, "they are one to the server"
            assert worker.metrics.refusals.collect()[0].samples == []
            return answers

    answers = run(work())
    assert answers.count("accepted") == TABLES * (DECISIONS + SEATS) and set(answers) == {"accepted", 200}


async def evening(place, number, pool):
    """What the people of one table are answered: they look around, play, and each of them says something."""
    dice, loop = random.Random(number), asyncio.get_running_loop()
    await asyncio.sleep(number * ARRIVAL)
    table = await loop.run_in_executor(pool, lambda: made(place, *["me"] * SEATS, start=True))
    paths = [*VISIT, f"/api/tables?ids={table['id']}"] * SEATS
    answers = [(await loop.run_in_executor(pool, got, place, path))[0] for path in paths]
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(player(place, table["id"], one)) for one in table["seats"].values()]
        for _ in range(DECISIONS):
            began = time.monotonic()
            answers.append(await decided(seats))
            await asyncio.sleep(max(0.0, PACE * dice.uniform(0.5, 1.5) - (time.monotonic() - began)))
        for seat, someone in enumerate(seats):
            answers.append((await someone.ask(kind="chat", seat=seat, text="Well played!"))["kind"])
            await asyncio.sleep(PACE * dice.random())
    return [200 if answer == 503 else answer for answer in answers]  # the page may not be built


async def decided(seats):
    """Whoever is asked first decides."""
    for someone in seats:
        await someone.is_quiet()
    one = next(someone for someone in seats if someone.position["decision"])
    return (await one.choose())["kind"]
