"""Memory is bounded: games of bots alone do not pile up in it."""

import asyncio

import pytest

from dawnbreach.server.worker import worker as workers
from tests.server.people import made, player, run
from tests.server.process import Place
from tests.server.test_stolen import rows
from tests.server.wire import inside


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_many_games_of_bots_alone_wait_in_the_database(kind, new_database, tmp_path, monkeypatch):
    monkeypatch.setattr(workers, "MOST_ALONE", 1)
    url = new_database(kind)

    async def work():
        async with inside(tmp_path, database=url, idle=0.0) as (address, worker):
            for _ in range(5):
                await asyncio.to_thread(made, Place(address), "novice", "novice", start=True)
            while sum(room.keeper is not None and not room.keeper.done() for room in worker.rooms.values()) > 1:
                await asyncio.sleep(0)
            await worker._sweep()
            assert len(worker.rooms) <= 1

            async with player(Place(address), rows(url, "SELECT id FROM tables")[0]["id"]) as spectator:
                first = (await spectator.when(lambda p: True))["ply"]
                await spectator.when(lambda p: p["ply"] > first)  # whoever looks at one sees it go on

    run(work())
    waiting = rows(url, "SELECT due, moved FROM tables WHERE status = 'playing'")
    assert len(waiting) >= 3 and sum(row["due"] - row["moved"] > workers.LATER / 2 for row in waiting) >= 3
