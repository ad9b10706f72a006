"""People at a table, as tests see them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.patience import PATIENCE, WHOLE
from tests.server.wire import Tap, tapped


def run(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, WHOLE))


def until(holds: Callable[[], bool]) -> None:
    """Look again and again, where nobody says when it is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def got(server: Any, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any, Any]:
    """Status, JSON or text, and headers of an answer."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    try:
        with urlopen(Request(server.address + path, data, headers or {}), timeout=PATIENCE) as answer:
            text, status, found = answer.read().decode(), answer.status, answer.headers
    except HTTPError as error:
        text, status, found = error.read().decode(), error.code, error.headers
        error.close()
    is_json = found.get("content-type", "").startswith("application/json")
    return status, json.loads(text) if is_json else text, found


def made(server: Any, *seats: str, **more: Any) -> dict[str, Any]:
    """A new table and the secrets of its maker."""
    body = {"game": "sanctum", "seats": seats or ("me", "open"), "name": "Ann", **more}
    status, answer, _ = got(server, "/api/tables", body)
    assert status == 201, answer
    found: dict[str, Any] = answer
    return found


class Player(Tap):
    """A person who looks at what the table says and plays something."""

    secret = ""
    table: dict[str, Any]
    position: dict[str, Any] | None = None

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        if message["kind"] == "table":
            self.table = message
        if message["kind"] == "position":
            self.position = message
        return message

    async def when(self, test: Any) -> dict[str, Any]:
        """Listen until something is so; what the last position and table say."""
        while not (self.position is not None and test(self.position)):
            await self.hear()
        return self.position

    async def when_table(self, test: Any) -> dict[str, Any]:
        while not test(self.table):
            await self.hear()
        return self.table

    async def choose(self, text: str | None = None, seat: int | None = None) -> dict[str, Any]:
        """Choose what is offered first, or something of one's own, when it is one's turn."""
        position = await self.when(lambda p: p["decision"] is not None or p["view"]["over"])
        decision = position["decision"]
        wanted = text or decision["offers"][0]["text"]
        own = decision["seat"] if seat is None else seat
        answer = await self.ask(kind="choose", seat=own, ply=position["ply"], text=wanted)
        if answer["kind"] == "accepted":
            await self.when(lambda p: p["ply"] >= answer["ply"])
        return answer


@asynccontextmanager
async def player(server: Any, id: str, *secrets: str, language: str = "en", **more: Any):
    """Somebody at a table, greeted; knows the position if there is one."""
    async with tapped(server.link(id), hello=False) as tap:
        someone = Player(tap.socket)
        await someone.say(kind="hello", language=language, secrets=secrets, **more)
        await someone.until(kind="table")
        if someone.table["status"] != "open":
            await someone.until(kind="position")
        yield someone


@asynccontextmanager
async def guest(server: Any, id: str, seat: int, name: str):
    """Somebody who takes a free seat."""
    async with player(server, id) as someone:
        key = f"a long key of {name} for {seat}"
        await someone.say(kind="sit", key=key, seat=seat, name=name)
        someone.secret = (await someone.until(kind="seated", key=key))["secret"]
        await someone.until(kind="accepted", key=key)
        yield someone
