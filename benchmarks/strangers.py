"""What hostile strangers cost everybody else: the acknowledgement of a choice while it is quiet, and under attack.

python benchmarks/strangers.py --seconds 20
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

KEYS = itertools.count()
PLAYER, EVE = ("127.0.0.2", 0), ("127.0.0.3", 0)
"""Whom the server thinks it talks with."""


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


async def played(server: Server, seconds: float) -> list[float]:
    """Seconds to each acknowledgement of somebody who plays both seats, ten times a second, game after game."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found += await played_once(server, end)
    return sorted(found)


async def played_once(server: Server, end: float) -> list[float]:
    table, found = made(server, "me", "me", start=True), []
    async with connect(Address.of(server.link(table["id"])).socket, local_addr=PLAYER) as socket:
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


async def flooding(server: Place, table: dict[str, Any], messages: list[dict[str, Any]], seated: bool) -> None:
    """Say the same things as fast as they are answered, for ever."""
    secrets = list(table["seats"].values()) if seated else []
    async with connect(Address.of(server.link(table["id"])).socket, local_addr=EVE, max_queue=None) as socket:
        line = Line(socket)
        await line.say(kind="hello", language="en", secrets=secrets)
        for message in itertools.cycle(messages):
            if message["kind"] in ("hello", "speak"):
                await line.say(**message)
                await line.say(kind="ping")
                await line.until(kind="pong")
            else:
                await line.ask(**message)


async def making(server: Place) -> None:
    """Make tables without end."""
    body = json.dumps({"game": "sanctum", "seats": ["novice", "novice"], "name": "Eve", "start": True, "public": True})
    host, port = server.address.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    while True:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=EVE)
        writer.write(head.encode())
        await reader.read()
        writer.close()
        await writer.wait_closed()


async def drowning(server: Place, greeting: str, flood: bytes) -> None:
    """Send what is no message at all, as fast as it is taken."""
    host, port = server.address.removeprefix("http://").split(":")
    while True:
        try:
            _, writer = await asyncio.open_connection(host, int(port), local_addr=EVE)
            writer.write(greeting.encode())
            while True:
                writer.write(flood * 1000)
                await writer.drain()
        except OSError:
            await asyncio.sleep(0.1)


async def attacking(place: Place) -> None:
    """Ten spectators, sixty who ask for explanations and chat, floods of tables, hello, empty frames and chunks."""
    table = made(place, "me", "me", start=True)
    greetings = [
        {"kind": "hello", "language": "en"},
        {"kind": "speak", "language": "pl"},
        {"kind": "older", "before": 99},
    ]
    explaining = [{"kind": "explain", "seat": 0, "about": "move"}, {"kind": "chat", "seat": 0, "text": "x" * 400}]
    work: list[Coroutine[Any, Any, None]] = [flooding(place, table, greetings, False) for _ in range(10)]
    work += [flooding(place, table, explaining, True) for _ in range(60)]
    work += [drowning(place, greeting.format(table["id"]), flood) for greeting, flood in FLOODS.values()]
    await asyncio.gather(*work, making(place))


def attack(address: str) -> None:
    """Strangers have processors of their own: here they get only what the server and the player leave."""
    os.nice(19)
    asyncio.run(attacking(Place(address)))


@contextmanager
def attacked(server: Server) -> Iterator[None]:
    """While strangers attack, from a process of their own, so that they do not slow down who measures."""
    eve = get_context("spawn").Process(target=attack, args=(server.address,))
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


def shown(name: str, found: list[float]) -> None:
    middle, late = found[len(found) // 2], found[int(len(found) * 0.99)]
    print(f"{name:<10} {len(found):5} choices   median {middle * 1000:6.1f} ms   p99 {late * 1000:6.1f} ms", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = {name: _usual(name) for name in GENEROUS if name != "key"}
        with Server(Path(folder), **limits, key=KEY) as server:
            asyncio.run(played(server, 3.0))
            shown("quiet", asyncio.run(played(server, chosen.seconds)))
            before = seconds_of(server.process.pid)
            with attacked(server):
                shown("attacked", asyncio.run(played(server, chosen.seconds)))
            print(f"the server used {seconds_of(server.process.pid) - before:.1f} s of processor time meanwhile")
            shown("quiet", asyncio.run(played(server, chosen.seconds)))
    return 0


def _usual(name: str) -> Any:
    """A setting as servers have it."""
    from dawnbreach.server.operations.settings import Settings

    return getattr(Settings(), name)


if __name__ == "__main__":
    sys.exit(main())
