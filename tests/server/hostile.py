"""What strangers send: messages and requests with something wrong, or with everything right at the wrong moment."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dawnbreach.server.client import Address

T = TypeVar("T")
LONGEST = 60.0
"""Seconds for an answer."""
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
    {"kind": "consent", "key": "", "seat": 1, "yes": True, "to": 1},
    {"kind": "chat", "key": "", "seat": 0, "text": "hi"},
    {"kind": "rematch", "key": "", "seat": 0},
    {"kind": "abandon", "key": "", "seat": 1},
    {"kind": "why", "key": "", "seat": 0, "text": "roll"},
    {"kind": "explain", "key": "", "seat": 0, "about": "d1"},
    {"kind": "hint", "key": "", "seat": 0},
    {"kind": "older", "key": "", "before": 10},
    {"kind": "watch", "key": "", "after": 10},
    {"kind": "ping"},
]
PATHS = [
    "/api/tables", "/api/tables?ids={}", "/api/tables/{}/record", "/api/tables/{}/socket", "/api/replays/{}",
    "/api/replays/{}/verify", "/api/replays/{}/aftermath", "/api/replays/{}/contents", "/api/replays",
    "/api/replays/{}?from={}&count={}&eyes={}", "/api/book/{}?language={}",
    "/api/rules/{}", "/api/schema/{}", "/api/games?language={}", "/api/lobby?language={}", "/{}", "/assets/{}",
    "/table/{}", "/health", "/api/{}",
    "/api/puzzles/{}/{}", "/api/puzzles/sanctum/today?choice={}", "/api/puzzles/darkest-doom/{}",
    "/api/puzzles/sanctum/today", "/api/replays/{}/book",
    "/api/replays/{}/review", "/api/book/{}?language={}&pack={}", "/metrics",
    "/api/person", "/api/person/{}", "/api/person/redeem", "/api/person/devices/{}/end", "/api/person/export",
    "/api/admin/reports", "/api/admin/reports/{}/end", "/api/admin/tables", "/api/admin/tables/{}/export",
    "/api/admin/bans", "/api/admin/bans/{}/end", "/api/admin/people/{}", "/api/admin/people/{}/erase",
]  # fmt: skip
POSTED = ("/api/tables", "/api/replays", "/api/person/redeem", "/api/admin/bans", "/end", "/erase", "/review", "/today")
TABLE: dict[str, Any] = {
    "game": "sanctum", "seats": ["me", "open"], "name": "Eve", "options": {}, "public": False, "clock": None,
    "lesson": False, "chapter": 1, "start": False, "seed": None, "commit": None, "fork": None,
}  # fmt: skip
BAN: dict[str, Any] = {"address": "nobody", "person": "", "report": "", "days": 1, "why": "spam"}
TRY: dict[str, Any] = {"choices": ["move", "end"]}
CODE: dict[str, Any] = {"code": "abcd-efgh-ijkl-mnop-qrst"}
RECORD = (Path(__file__).parents[1] / "kernel" / "saves" / "sanctum.record").read_text(encoding="utf-8")
METHODS = ("GET",) * 9 + ("PUT",)
PERSON = "a key of somebody in a browser"
TOKEN = "the token of who keeps the server"
"""Some ask with it: a keeper's mistakes break nothing, either."""
HEADERS = [
    "Origin: http://[", "Accept-Language: ;;,,q=1", "Accept-Encoding: gzip;q=", "X-Forwarded-For: ::x, 9", "X: y",
    f"X-Dawnbreach-Person: {PERSON}", f"Authorization: Bearer {TOKEN}", "Authorization: Bearer \xff",
]  # fmt: skip


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


def body(dice: random.Random, path: str) -> bytes:
    """What is sent along: nearly what is expected there."""
    if dice.random() < 0.2:
        return dice.randbytes(40)
    if path == "/api/replays":
        return damaged(dice).encode("utf-8", "surrogatepass")
    known = {"admin": BAN, "person": CODE, "puzzles": TRY}
    expected = next((sent for part, sent in known.items() if part in path), TABLE)
    return json.dumps(spoilt(dice, expected)).encode()


def damaged(dice: random.Random) -> str:
    """A record of which some lines are missing, doubled or changed."""
    lines = RECORD.splitlines()[: dice.randrange(60)]
    for _ in range(dice.randrange(3)):
        at = dice.randrange(len(lines) + 1)
        words = lines[at].split(" ") if at < len(lines) else [""]
        words[dice.randrange(len(words))] = dice.choice(TEXTS)
        lines[at : at + dice.randrange(2)] = [" ".join(words)] * dice.randrange(3)
    return "\n".join(lines)


def request(dice: random.Random, ids: list[str]) -> bytes:
    """A request, as bytes: strangers need no library."""
    path = dice.choice(PATHS)
    while "{}" in path:
        word = dice.choice((*ids, *TEXTS)) if dice.random() < 0.9 else str(dice.choice(VALUES))
        path = path.replace("{}", quote(word.encode("utf-8", "surrogatepass"), safe=dice.choice(("", "/.%"))), 1)
    method = "POST" if path.endswith(POSTED) and dice.random() < 0.8 else dice.choice(METHODS)
    sent = body(dice, path) if method == "POST" else b""
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(sent)}", dice.choice(HEADERS)]
    return "\r\n".join([*lines, "", ""]).encode() + sent


class Attack:
    """Strangers at a server; what they were answered is counted."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self.dice = address, random.Random(seed)
        self.answers: dict[str, int] = {}
        self.sent = 0

    def count(self, what: str) -> None:
        self.answers[what] = self.answers.get(what, 0) + 1

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What is answered, unless that takes too long."""
        return await asyncio.wait_for(work, LONGEST)

    async def talk(self, id: str, secrets: list[str], count: int, burst: int = 25) -> None:
        """Say so much on one connection, many things at once."""
        link = Address.of(f"{self.address}/table/{id}").socket
        try:
            async with connect(link, max_size=4_000_000, max_queue=None, ping_interval=None) as socket:
                await socket.send(json.dumps({"kind": "hello", "language": "en", "secrets": secrets}))
                for _ in range(count // burst):
                    for _ in range(burst):
                        await socket.send(message(self.dice))
                        self.sent += 1
                    await socket.send('{"kind":"ping"}')
                    await self._hear(socket)
        except ConnectionClosed:
            self.count("closed")

    async def _hear(self, socket: Any) -> None:
        while (told := json.loads(await self.in_time(socket.recv())))["kind"] != "pong":
            self.count(told.get("code", told["kind"]))

    async def ask(self, ids: list[str], count: int) -> None:
        """Send so many requests, one after another on one line where that is kept."""
        place = urlsplit(self.address)
        line = None
        for _ in range(count):
            line = line or await asyncio.open_connection(place.hostname, place.port)
            line[1].write(request(self.dice, ids))
            self.sent += 1
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
        head = await self.in_time(reader.readuntil(b"\r\n\r\n"))
        lines = head.decode("latin-1").lower().split("\r\n")
        lengths = [line.partition(":")[2] for line in lines if line.startswith("content-length:")]
        if "transfer-encoding: chunked" in lines or not lengths:
            return lines[0].split()[1], False
        await self.in_time(reader.readexactly(int(lengths[0])))
        return lines[0].split()[1], "connection: close" not in lines
