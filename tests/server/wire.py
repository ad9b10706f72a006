"""Raw connections: what is said and heard, byte by byte."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from dawnbreach.server.client import Address
from dawnbreach.server.operations.serve import Server, bound, configuration, prepared
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.worker.worker import Worker
from tests.patience import PATIENCE
from tests.server.process import GENEROUS


class Tap:
    """A connection that keeps every frame it hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.numbers = itertools.count(1)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    async def until(self, **shown: Any) -> dict[str, Any]:
        """Listen until a message has these fields."""
        while True:
            message = await self.hear()
            if all(message.get(name) == value for name, value in shown.items()):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something with a key, and hear its answer."""
        key = f"a key that nobody guesses {next(self.numbers)}"
        await self.say(key=key, **message)
        return await self.until(key=key)

    async def is_quiet(self) -> None:
        """Listen until everything has been heard: what is new is told after the first answer, before the second."""
        for _ in range(2):
            await self.is_alive()

    async def is_alive(self) -> bool:
        await self.say(kind="ping")
        return bool(await self.until(kind="pong"))


@asynccontextmanager
async def tapped(link: str, *secrets: str, hello: bool = True):
    """A connection to a table, greeted unless told otherwise."""
    async with connect(Address.of(link).socket, max_size=4_000_000, max_queue=None, ping_interval=None) as socket:
        tap = Tap(socket)
        if hello:
            await tap.say(kind="hello", language="en", secrets=secrets)
            await tap.until(kind="table")
        yield tap


class Announced(Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def inside(folder, **settings: Any):
    """A server in this very process, with real sockets; gives its address and its worker."""
    wanted = {**GENEROUS, "database": f"sqlite:///{folder / 'inside.db'}", **settings}
    config = configuration(prepared(Settings(**wanted), 1), "127.0.0.1", 0)
    server, listening = Announced(config), bound("127.0.0.1", 0)
    serving = asyncio.ensure_future(server.serve([listening]))
    await asyncio.wait_for(server.ready.wait(), PATIENCE)
    worker: Worker = config.app.state.worker  # type: ignore[union-attr]
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", worker
    finally:
        server.should_exit = True
        await serving
        listening.close()
