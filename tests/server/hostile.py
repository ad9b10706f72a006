"""What strangers send: messages and requests with something wrong, or with everything right at the wrong moment."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dawnbreach.server.client import Address

TEXTS = [
    "", " ", "a", "\0", "a\0b", "\x7f", "\u202e", "\u200b", "\ufeff", "\ud800", "🎲" * 9, "x" * 39, "x" * 41, "x" * 600,
    "0", "-1", "NaN", "null", "../..", "' OR 1=1 --", "%s %d {x}", "{ $who }", "sealed:", "\r\nx: y", "Ann", "Аnn",
    "move", "rest", "fight", "roll", "end", "take 1", "end rest", "d1", "a.1", "novice", "open", "me", "en", "pl",
]  # fmt: skip
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    3,
    4,
    -1,
    2**31,
    2**63,
    2**64,
    10**300,
    0.5,
    1e308,
    [],
    {},
    [[]],
    {"a": 1},
]
MESSAGES: list[dict[str, Any]] = [
    {"kind": "hello", "language": "en", "secrets": []},
    {"kind": "speak", "language": "pl"},
    {"kind": "sit", "key": "", "seat": 1, "name": "Eve"},
    {"kind": "hello", "language": "en", "persons": ["a key of nobody's own browser"]},
    {"kind": "claim", "key": "", "seat": 1},
    {"kind": "leave", "key": "", "seat": 1},
    {"kind": "return", "key": "", "seat": 1},
    {"kind": "lock", "key": "", "locked": False},
    {"kind": "lock", "key": "", "locked": True},
    {"kind": "remove", "key": "", "whom": 1},
    {"kind": "report", "key": "", "whom": 0, "remark": None, "why": "he said"},
    {"kind": "hand-over", "key": "", "seat": 0, "bot": None},
    {"kind": "hand-over", "key": "", "seat": 0, "bot": "novice"},
    {"kind": "start", "key": ""},
    {"kind": "commit", "key": "", "seat": 0, "commit": "0" * 64},
    {"kind": "reveal", "key": "", "seat": 0, "share": "a" * 64},
    {"kind": "choose", "key": "", "seat": 0, "ply": 0, "text": "move"},
    {"kind": "take-back", "key": "", "seat": 0, "ply": 0},
    {"kind": "ask-back", "key": "", "seat": 0, "ply": 3, "to": 1},
    {"kind": "consent", "key": "", "seat": 1, "yes": True},
    {"kind": "chat", "key": "", "seat": 0, "text": "hi"},
    {"kind": "rematch", "key": "", "seat": 0},
    {"kind": "abandon", "key": "", "seat": 1},
    {"kind": "why", "key": "", "seat": 0, "text": "roll"},
    {"kind": "explain", "key": "", "seat": 0, "about": "d1"},
    {"kind": "older", "key": "", "before": 10},
    {"kind": "watch", "key": "", "after": 10},
    {"kind": "ping"},
]
PATHS = [
    "/api/tables", "/api/tables?ids={}", "/api/tables/{}/record", "/api/tables/{}/socket", "/api/replays/{}",
    "/api/replays/{}/verify", "/api/replays/{}/aftermath", "/api/replays/{}/contents", "/api/replays",
    "/api/replays/{}?from={}&count={}&eyes={}", "/api/book/{}?language={}",
    "/api/rules/{}", "/api/schema/{}", "/api/games?language={}", "/{}", "/assets/{}", "/table/{}", "/health", "/api/{}",
    "/api/person", "/api/person/{}", "/api/admin/reports", "/api/admin/tables/{}/export", "/api/admin/bans",
]  # fmt: skip
TABLE: dict[str, Any] = {
    "game": "sanctum", "seats": ["me", "open"], "name": "Eve", "options": {}, "public": False, "clock": None,
    "lesson": False, "chapter": 1, "start": False, "seed": None, "commit": None, "fork": None,
}  # fmt: skip


def anything(dice: random.Random, depth: int = 0) -> Any:
    """Some JSON."""
    kind = dice.randrange(5)
    if kind < 3 or depth > 3:
        return dice.choice(TEXTS if kind else VALUES)
    if kind == 3:
        return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(TEXTS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


def spoilt(dice: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """The same with some fields made anything."""
    changed = dict(message)
    for _ in range(dice.choice((0, 1, 1, 2))):
        changed[dice.choice([*message, dice.choice(TEXTS)])] = anything(dice)
    return changed


def message(dice: random.Random) -> str:
    """Something said on a connection."""
    made = spoilt(dice, dice.choice(MESSAGES))
    if made.get("key") == "":
        made["key"] = dice.choice(("k", f"key {dice.random()}", dice.choice(TEXTS)))
    text = json.dumps(made if dice.random() < 0.95 else anything(dice))
    return text if dice.random() < 0.97 else text[dice.randrange(len(text)) :]


def request(dice: random.Random, ids: list[str]) -> bytes:
    """A request, as bytes: strangers need no library."""
    path = dice.choice(PATHS)
    while "{}" in path:
        word = dice.choice((*ids, *TEXTS)) if dice.random() < 0.9 else str(dice.choice(VALUES))
        path = path.replace("{}", quote(word.encode("utf-8", "surrogatepass"), safe=dice.choice(("", "/.%"))), 1)
    body = json.dumps(spoilt(dice, TABLE)).encode() if dice.random() < 0.8 else dice.randbytes(40)
    method = "POST" if path in ("/api/tables", "/api/replays", "/api/admin/bans") and dice.random() < 0.8 else "GET"
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body) if method == 'POST' else 0}"]
    odd = dice.choice(("Origin: http://[", "Accept-Language: ;;,,q=1", "Accept-Encoding: gzip;q=", "X: y"))
    return "\r\n".join([*lines, odd, "", ""]).encode() + (body if method == "POST" else b"")


class Attack:
    """Strangers at a server; what they were answered is counted."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self.dice = address, random.Random(seed)
        self.answers: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.answers[what] = self.answers.get(what, 0) + 1

    async def talk(self, id: str, secrets: list[str], count: int, burst: int = 25) -> None:
        """Say so much on one connection, many things at once."""
        link = Address.of(f"{self.address}/table/{id}").socket
        try:
            async with connect(link, max_size=4_000_000, max_queue=None, ping_interval=None) as socket:
                await socket.send(json.dumps({"kind": "hello", "language": "en", "secrets": secrets}))
                for _ in range(count // burst):
                    for _ in range(burst):
                        await socket.send(message(self.dice))
                    await socket.send('{"kind":"ping"}')
                    await self._hear(socket)
        except ConnectionClosed:
            self.count("closed")

    async def _hear(self, socket: Any) -> None:
        while (told := json.loads(await asyncio.wait_for(socket.recv(), 60)))["kind"] != "pong":
            self.count(told.get("code", told["kind"]))

    async def ask(self, ids: list[str], count: int) -> None:
        """Send so many requests, one after another on one line where that is kept."""
        place = urlsplit(self.address)
        line = None
        for _ in range(count):
            line = line or await asyncio.open_connection(place.hostname, place.port)
            line[1].write(request(self.dice, ids))
            status, goes_on = await self._answer(line[0])
            self.count(status)
            if not goes_on:
                await self._close(line)
                line = None
        await self._close(line)

    async def _close(self, line: Any) -> None:
        if line is not None:
            line[1].close()
            await line[1].wait_closed()

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[str, bool]:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        lines = head.decode("latin-1").lower().split("\r\n")
        lengths = [line.partition(":")[2] for line in lines if line.startswith("content-length:")]
        if "transfer-encoding: chunked" in lines or not lengths:
            return lines[0].split()[1], False
        await asyncio.wait_for(reader.readexactly(int(lengths[0])), 60)
        return lines[0].split()[1], "connection: close" not in lines
