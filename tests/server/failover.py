"""Games go on while the machine of the database is lost, and one of a worker is cut off from it.

Run inside a namespace (`machines.inside_a_namespace`): python -m tests.server.failover FOLDER TABLES ROUNDS. Two
machines with PostgreSQL, one the replica of the other, two with a worker each, and a balancer; people play all the
time. Prints what happened as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import psycopg

import dawnbreach
from dawnbreach.server.client import Client, NotDone, Stale, make_table
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.storage.migrations import migrate
from tests.server.machines import IS_ROOT, KEEPER, Balancer, Postgres, Serving, switch
from tests.server.process import KEY

GAME = "darkest-doom"
"""It does not end while things break."""
SOME = 6
"""So many decisions are taken at every table before the next thing breaks."""


PAUSE = 0.05


class Game:
    """A table at which two people sit, each dialling for themselves."""

    def __init__(self, id: str, secrets: list[str]) -> None:
        self.id, self.secrets = id, secrets
        self.acknowledged: list[str] = []
        self.unsure: list[str] = []
        """Choices without an answer, or that the database took too long for: they may be written or not."""
        self.slowest = 0.0
        self.dice = random.Random(id)

    async def play(self, address: str) -> None:
        link = f"{address}/table/{self.id}"
        async with Client(link, secrets=self.secrets[:1]) as one, Client(link, secrets=self.secrets[1:]) as two:
            await asyncio.gather(self._decide(one), self._decide(two))

    async def _decide(self, client: Client) -> None:
        async for position in client.positions():
            if position.decision is not None:
                await self._choose(client, position, self.dice.choice(position.decision.offers).text)

    async def _choose(self, client: Client, position: Any, text: str) -> None:
        began = time.monotonic()
        try:
            await client.choose(position, text)
        except Stale:
            return
        except asyncio.CancelledError:
            self.unsure.append(text)
            raise
        except NotDone as refused:
            if refused.code != "failed":
                raise
            self.unsure.append(text)
            client.position = None
            return
        self.acknowledged.append(text)
        self.slowest = max(self.slowest, time.monotonic() - began)
        await asyncio.sleep(PAUSE)


async def moved(games: list[Game], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until there are some more decisions at every table whose game goes on."""
    before = [len(game.acknowledged) for game in games]
    while True:
        for task in tasks:
            if task.done():
                task.result()
        going_on = [number for number, task in enumerate(tasks) if not task.done()]
        if all(len(games[number].acknowledged) >= before[number] + SOME for number in going_on):
            return
        await asyncio.sleep(0.05)


async def trial(first: Postgres, second: Postgres, workers: list[Serving], tables: int, rounds: int) -> dict[str, Any]:
    balancer = Balancer(workers)
    server = await asyncio.start_server(balancer.passes_on, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    watching = asyncio.ensure_future(balancer.watch())
    wanted = NewTable(GAME, ("me", "me"), "Ann", start=True)
    made = [await make_table(address, wanted) for _ in range(tables)]
    games = [Game(one.id, list(one.seats.values())) for one in made]
    bots = await make_table(address, NewTable(GAME, ("novice", "novice"), "Ann", start=True))
    tasks = [asyncio.ensure_future(game.play(address)) for game in games]
    for number in range(rounds):
        await moved(games, tasks)
        first.cut()
        await asyncio.to_thread(second.stand_in)
        await moved(games, tasks)
        lonely = workers[number % 2]
        lonely.lose(first, second)
        while lonely in balancer.healthy:
            await asyncio.sleep(0.05)
        await moved(games, tasks)
        lonely.lose(first, second, is_lost=False)
        while lonely not in balancer.healthy:
            await asyncio.sleep(0.05)
        await moved(games, tasks)
        if number < rounds - 1:
            first.cut(False)
            await asyncio.to_thread(again, first, second)
        first, second = second, first
    for task in (*tasks, watching):
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.close()
    return {"games": games, "bots": bots.id, "first": first}


def again(lost: Postgres, first: Postgres) -> None:
    """What was the first machine is a replica now."""
    lost.copy(first)
    lost.start()
    first.waits_for_a_replica()


def checked(first: Postgres, games: list[Game], bots: str) -> dict[str, Any]:
    """What the database has in the end, against what people were told."""
    with psycopg.connect(host=first.address, user="postgres", dbname="tables") as connection:
        kept = {game.id: rows(connection, game.id) for game in games}
        alone = rows(connection, bots)
        owned: dict[str, str] = dict(connection.execute("SELECT id, owner FROM tables").fetchall())
        living = {name for (name,) in connection.execute("SELECT name FROM workers").fetchall()}
    troubles = [trouble for game in games for trouble in found(game, kept[game.id])]
    troubles += gaps(bots, alone) + ["a table of nobody"] * (owned[bots] not in living)
    return {
        "acknowledged": sum(len(game.acknowledged) for game in games),
        "kept": sum(len(chosen(rows)) for rows in kept.values()),
        "unsure": sum(len(game.unsure) for game in games),
        "bots": len(chosen(alone)),
        "slowest": round(max(game.slowest for game in games), 1),
        "troubles": troubles,
    }


def rows(connection: Any, id: str) -> list[tuple[int, str, dict[str, Any]]]:
    wanted = "SELECT number, kind, data FROM entries WHERE table_id = %s ORDER BY number"
    return [(number, kind, json.loads(data)) for number, kind, data in connection.execute(wanted, [id]).fetchall()]


def chosen(kept: list[tuple[int, str, dict[str, Any]]]) -> list[str]:
    return [data["text"] for _, kind, data in kept if kind == "choose"]


def gaps(id: str, kept: list[tuple[int, str, dict[str, Any]]]) -> list[str]:
    return [] if [number for number, *_ in kept] == list(range(1, len(kept) + 1)) else [f"{id}: a gap"]


def found(game: Game, kept: list[tuple[int, str, dict[str, Any]]]) -> list[str]:
    """Everything that was acknowledged is there once; what is there beside was asked for, and not denied."""
    beside = chosen(kept)
    for text in game.acknowledged:
        if text not in beside:
            return [f"{game.id}: {text} is lost"]
        beside.remove(text)
    for text in game.unsure:
        if text in beside:
            beside.remove(text)
    return gaps(game.id, kept) + [f"{game.id}: {text} is there twice" for text in beside]


def main(folder: Path, tables: int, rounds: int) -> dict[str, Any]:
    if IS_ROOT:
        os.chown(folder, KEEPER.pw_uid, KEEPER.pw_gid)
    dawnbreach.game(GAME)
    with switch() as machines:
        first, second = Postgres(1, folder), Postgres(2, folder)
        machines += [first, second]
        first.make()
        first.start()
        first.say("CREATE DATABASE tables")
        url = f"postgresql://postgres@/tables?host={first.address},{second.address}&target_session_attrs=read-write"
        migrate(f"postgresql://postgres@{first.address}/tables", KEY)
        second.copy(first)
        second.start()
        first.waits_for_a_replica()
        workers = [Serving(number, folder, url) for number in (11, 12)]
        machines += workers
        for worker in workers:
            worker.wait()
        done = asyncio.run(trial(first, second, workers, tables, rounds))
        return checked(done["first"], done["games"], done["bots"])


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))  # noqa: T201
