"""What hostile strangers cost everybody else: the acknowledgement of a choice while it is quiet, and under attack.

python benchmarks/strangers.py --seconds 20 --players 4
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.people import made
from tests.server.process import GENEROUS, KEY, Place, Server
from tests.server.test_floods import FLOODS

from dawnbreach.server.client import Address
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.storage.migrations import migrate

KEYS = itertools.count()
TWICE = 2.0
"""So many times as late as in quiet an acknowledgement may be under attack."""
PLAYERS, STRANGERS = [[f"127.0.{net}.{number}" for number in range(1, 100)] for net in (1, 2)]
"""Whom the server thinks it talks with: every player has a line and an address of their own."""


class Line:
    """A connection from an address of its own."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        key = f"a key that nobody guesses {next(KEYS)}"
        await self.say(key=key, **message)
        return await self.until(key=key)

    async def until(self, **shown: Any) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(await self.socket.recv())
            if all(told.get(name) == value for name, value in shown.items()):
                return told


async def played(server: Place, seconds: float, players: int) -> list[float]:
    """Seconds to each acknowledgement of some who play both seats of a table each, game after game."""
    end = time.monotonic() + seconds
    found = await asyncio.gather(*[playing(server, end, address) for address in PLAYERS[:players]])
    return sorted(itertools.chain(*found))


async def playing(server: Place, end: float, address: str) -> list[float]:
    """Ten times a second."""
    found: list[float] = []
    while time.monotonic() < end:
        found += await played_once(server, end, address)
    return found


async def played_once(server: Place, end: float, address: str) -> list[float]:
    table, found = await asyncio.to_thread(made, server, "me", "me", start=True), []
    async with connect(Address.of(server.link(table["id"])).socket, local_addr=(address, 0)) as socket:
        line = Line(socket)
        await line.say(kind="hello", language="en", secrets=list(table["seats"].values()))
        while time.monotonic() < end:
            position = await asyncio.wait_for(line.until(kind="position"), 30)
            if position["decision"] is None:
                break  # the game is over
            offer, seat = position["decision"]["offers"][0]["text"], position["decision"]["seat"]
            began = time.monotonic()
            await line.ask(kind="choose", seat=seat, ply=position["ply"], text=offer)
            found.append(time.monotonic() - began)
            await asyncio.sleep(0.1)
            await line.say(kind="speak", language="en")
    return found


async def flooding(
    server: Place, eve: str, table: dict[str, Any], messages: list[dict[str, Any]], seated: bool
) -> None:
    """Say the same things as fast as they are answered, for ever."""
    secrets = list(table["seats"].values()) if seated else []
    async with connect(Address.of(server.link(table["id"])).socket, local_addr=(eve, 0), max_queue=None) as socket:
        line = Line(socket)
        await line.say(kind="hello", language="en", secrets=secrets)
        for message in itertools.cycle(messages):
            if message["kind"] in ("hello", "speak"):
                await line.say(**message)
                await line.say(kind="ping")
                await line.until(kind="pong")
            else:
                await line.ask(**message)


async def making(server: Place, eve: str) -> None:
    """Make tables without end."""
    body = json.dumps({"game": "sanctum", "seats": ["novice", "novice"], "name": "Eve", "start": True, "public": True})
    host, port = server.address.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    while True:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(eve, 0))
        writer.write(head.encode())
        await reader.read()
        writer.close()
        await writer.wait_closed()


async def drowning(server: Place, eve: str, greeting: str, flood: bytes) -> None:
    """Send what is no message at all, as fast as it is taken."""
    host, port = server.address.removeprefix("http://").split(":")
    while True:
        try:
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(eve, 0))
            writer.write(greeting.encode())
            while True:
                writer.write(flood * 1000)
                await writer.drain()
        except OSError:
            await asyncio.sleep(0.1)


async def attacking(place: Place, addresses: int) -> None:
    """Ten spectators, sixty who ask for explanations and chat, floods of tables, hello, empty frames and chunks."""
    table, eves = made(place, "me", "me", start=True), itertools.cycle(STRANGERS[:addresses])
    greetings = [
        {"kind": "hello", "language": "en"},
        {"kind": "speak", "language": "pl"},
        {"kind": "older", "before": 99},
    ]
    explaining = [{"kind": "explain", "seat": 0, "about": "move"}, {"kind": "chat", "seat": 0, "text": "x" * 400}]
    puzzling = [*explaining, {"kind": "why", "seat": 0, "text": "кость кинуть руку"}]
    work: list[Coroutine[Any, Any, None]] = [flooding(place, next(eves), table, greetings, False) for _ in range(10)]
    work += [flooding(place, next(eves), table, explaining, True) for _ in range(50)]
    work += [flooding(place, next(eves), table, puzzling, True) for _ in range(10)]
    floods = [(greeting.format(table["id"]), flood) for greeting, flood in FLOODS.values()]
    work += [drowning(place, eve, *flood) for eve in STRANGERS[:addresses] for flood in floods]
    await asyncio.gather(*work, *(making(place, eve) for eve in STRANGERS[:addresses]))


def attack(address: str, addresses: int) -> None:
    """Strangers have processors of their own: here they get only what the server and the players leave."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(attacking(Place(address), addresses))


@contextmanager
def attacked(server: Server, addresses: int = 1) -> Iterator[None]:
    """While strangers attack, from a process of their own, so that they do not slow down who measures."""
    eve = get_context("spawn").Process(target=attack, args=(server.address, addresses))
    eve.start()
    time.sleep(5.0)
    try:
        yield
    finally:
        eve.kill()
        eve.join()


def seconds_of(process: int) -> float:
    """Processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def shown(name: str, found: list[float]) -> float:
    middle, late = found[len(found) // 2], found[int(len(found) * 0.99)]
    told = f"median {middle * 1000:6.1f} ms   p99 {late * 1000:6.1f} ms   most {found[-1] * 1000:6.1f} ms"
    print(f"{name:<10} {len(found):5} choices   {told}", flush=True)
    return late


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--addresses", type=int, default=1, help="from so many the attack comes")
    parser.add_argument("--database", default="", help="a URL of an empty one; a fresh SQLite file otherwise")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits: dict[str, Any] = {name: _usual(name) for name in GENEROUS if name != "key"}
        if chosen.database:
            migrate(chosen.database, KEY)
            limits["database"] = chosen.database
        with Server(Path(folder), **limits, key=KEY) as server:
            return compared(server, chosen.seconds, chosen.players, chosen.addresses)


def compared(server: Server, seconds: float, players: int, addresses: int) -> int:
    """Quiet, attacked and quiet again: under attack p99 may be twice that of the quieter time."""
    asyncio.run(played(server, 3.0, players))
    before = shown("quiet", asyncio.run(played(server, seconds, players)))
    used = seconds_of(server.process.pid)
    with attacked(server, addresses):
        late = shown("attacked", asyncio.run(played(server, seconds, players)))
    print(f"the server used {seconds_of(server.process.pid) - used:.1f} s of processor time meanwhile")
    after = shown("quiet", asyncio.run(played(server, seconds, players)))
    quiet = min(before, after)
    print(f"attacked it is {late / quiet:.1f} times as late as quiet")
    return 0 if late <= TWICE * quiet else 1


def _usual(name: str) -> Any:
    """A setting as servers have it."""
    return getattr(Settings(), name)


if __name__ == "__main__":
    sys.exit(main())
