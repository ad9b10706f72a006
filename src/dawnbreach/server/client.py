"""A client in Python, for bots and tests: it dials again when the line is lost and repeats what was not answered.

async with Client("http://127.0.0.1:8020/table/abc") as table:
    await table.sit("Robo")
    await table.start()
    async for position in table.positions():
        if position.decision is not None:
            await table.choose(position, position.decision.offers[0].text)
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from weakref import WeakSet

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import backoff
from websockets.exceptions import InvalidStatus, WebSocketException

from dawnbreach.kernel.shares import fingerprint
from dawnbreach.server.protocol import messages as p
from dawnbreach.server.protocol.http_schema import MadeTable, NewTable

FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0
PATIENCE = 20.0
"""Seconds after which a silent server counts as lost."""
FOR_GOOD = (400, 403, 404)
"""Answers after which there is no use in dialling again."""
LARGEST = 4_000_000
"""Bytes of one message from the server."""

_read = msgspec.json.Decoder(p.FromServer)


class NotDone(Exception):
    """The server refused; `refused` says why, in words and with the clause."""

    def __init__(self, refused: p.Refused) -> None:
        super().__init__(f"{refused.code}: {refused.reason}")
        self.refused = refused

    @property
    def code(self) -> str:
        return self.refused.code


class Stale(NotDone):
    """The decision has changed in the meantime; a newer position is on its way."""


class Address(NamedTuple):
    """A server and a table there, from the link that people send each other."""

    server: str
    id: str

    @classmethod
    def of(cls, link: str) -> Address:
        parts = urlsplit(link)
        id = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not id:
            raise ValueError(f"{link!r} is not the link of a table")
        return cls(f"{parts.scheme}://{parts.netloc}", id)

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.id}/socket"

    @property
    def link(self) -> str:
        return f"{self.server}/table/{self.id}"


async def make_table(server: str, wanted: NewTable, language: p.Language = "en") -> MadeTable:
    """Make a table; raises NotDone. Its link is `SERVER/table/ID`."""
    return await asyncio.to_thread(_post, f"{server.rstrip('/')}/api/tables?language={language}", wanted)


def _post(url: str, wanted: NewTable) -> MadeTable:
    request = Request(url, msgspec.json.encode(wanted), {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=MadeTable)
    except HTTPError as error:
        raise NotDone(msgspec.json.decode(error.read(), type=p.Refused)) from None


def _for_good(error: Exception) -> Exception | None:
    """After what there is no use in dialling again."""
    if isinstance(error, InvalidStatus) and error.response.status_code in FOR_GOOD:
        return NotDone(msgspec.json.decode(error.response.body or b"", type=p.Refused))
    return None if isinstance(error, (OSError, TimeoutError, WebSocketException)) else error


class Heard:
    """What the server says from now on, message by message; ends with the connection."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[p.FromServer | None] = asyncio.Queue()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> p.FromServer:
        message = await self.queue.get()
        if message is None:
            raise StopAsyncIteration
        return message


class Client:
    """A connection to a table that does not give up. `table` and `position` are the last that was told."""

    def __init__(self, link: str, *, language: p.Language = "en", secrets: Iterable[str] = ()) -> None:
        self.address = Address.of(link)
        self.language: p.Language = language
        self.secrets = list(secrets)
        """Of the seats held here; keep them to come back later."""
        self.shares: dict[int, str] = {}
        """Drawn here for the seed of the game, by seat: promised before it starts, then told."""
        self._told: set[int] = set()
        """Seats whose shares are known by now: the next promise is of another one."""
        self.table: p.TableTold | None = None
        self.position: p.PositionTold | None = None
        self.dialled = 0
        """How often a connection was made."""
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[p.Asked, asyncio.Future[Any]]] = {}
        self._readers: WeakSet[Heard] = WeakSet()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # Coming and going

    async def __aenter__(self) -> Self:
        """Come in when table and position are known; raises NotDone when there is no such table."""
        self._task = asyncio.create_task(self._stay())
        while not self._task.done() and not self._knows_all():
            news = asyncio.ensure_future(self._news.wait())
            await asyncio.wait((news, self._task), return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
        if self._task.done():
            self._task.result()
        return self

    def _knows_all(self) -> bool:
        return self.table is not None and (self.position is not None or self.table.status not in ("playing", "over"))

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.wait((self._task,))

    async def _stay(self) -> None:
        """Dial, and dial again, until told that there is no such table."""
        calls = connect(
            self.address.socket,
            max_size=LARGEST,
            open_timeout=PATIENCE,
            process_exception=_for_good,
            reconnect_delays=partial(backoff, FIRST_WAIT, FIRST_WAIT, LONGEST_WAIT, 2),
        )
        try:
            async with aclosing(aiter(calls)) as sockets:  # type: ignore[type-var]
                async for socket in sockets:
                    with suppress(WebSocketException):
                        await self._talk(socket)
                    await asyncio.sleep(FIRST_WAIT)  # The server may hang up at once, again and again.
        finally:
            self._end()

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.dialled += 1
        try:
            await self._send(p.Hello(self.language, tuple(self.secrets)))
            for message, _ in list(self._unanswered.values()):
                await self._send(message)
            async for text in socket:
                self._hear(_read.decode(text))
                await self._share()
        finally:
            self._socket = None

    async def _share(self) -> None:
        """Have a share in the seed: promise it for seats that were held before, and tell it when the game starts."""
        if self.table is None or self.table.open_seed or self.table.status not in ("open", "starting"):
            return
        for person in self.table.people:
            share, told = self.shares.get(person.seat), person.seat in self._told
            if person.own and self.table.status == "open" and (share is None or told) and person.commit is None:
                await self._send(self._promise(person.seat))
            elif person.own and self.table.status == "starting" and share and person.share is None:
                self._told.add(person.seat)
                await self._send(p.Reveal(new_key(), person.seat, share))

    def _promise(self, seat: int) -> p.Commit:
        if seat in self._told:
            self._told.remove(seat)
            self.shares[seat] = secrets.token_hex(32)
        share = self.shares.setdefault(seat, secrets.token_hex(32))
        return p.Commit(new_key(), seat, fingerprint(share))

    async def _send(self, message: p.Asked) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(msgspec.json.encode(message).decode())

    def _end(self) -> None:
        for _, answer in self._unanswered.values():
            answer.cancel()
        for heard in self._readers:
            heard.queue.put_nowait(None)
        self._news.set()

    # Hearing

    def _hear(self, message: p.FromServer) -> None:
        if isinstance(message, p.TableTold):
            self.table = message
        elif isinstance(message, p.PositionTold):
            self.position = message
        elif isinstance(message, p.Seated):
            self.secrets.append(message.secret)
        self._answer(message)
        for heard in self._readers:
            heard.queue.put_nowait(message)
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _answer(self, message: p.FromServer) -> None:
        _, answer = self._unanswered.pop(getattr(message, "key", None) or "", (None, None))
        if answer is None or answer.done():
            return
        if isinstance(message, p.Refused):
            answer.set_exception(Stale(message) if message.code == "stale" else NotDone(message))
        else:
            answer.set_result(message)

    def messages(self) -> Heard:
        """Everything the server says from now on."""
        heard = Heard()
        self._readers.add(heard)
        return heard

    async def positions(self) -> AsyncIterator[p.PositionTold]:
        """The position as it is, then whenever it has changed, until the game ends; those in between are left out."""
        last: p.PositionTold | None = None
        while not (self.is_over and (last is None or not last.waiting)):
            news = self._news
            if self.position is not None and self.position is not last:
                last = self.position
                yield last
            elif self._task is None or self._task.done():
                return
            else:
                await news.wait()

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "abandoned")

    @property
    def seats(self) -> list[int]:
        """The seats held here."""
        return [person.seat for person in self.table.people if person.own] if self.table else []

    @property
    def free(self) -> list[int]:
        """The seats that nobody has."""
        people = self.table.people if self.table else ()
        return [person.seat for person in people if person.name is None and person.bot is None]

    # Asking

    async def ask(self, message: p.Asked) -> Any:
        """Say something that has a key; the answer comes once, whatever happens to the line. Raises NotDone."""
        key: str = message.key  # type: ignore[attr-defined]
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._unanswered[key] = (message, answer)
        await self._send(message)
        return await answer

    async def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat, the first that is still free unless told which."""
        wanted = [seat] if seat is not None else (self.free or [0])
        for one in wanted:
            try:
                seated: p.Seated = await self.ask(p.Sit(new_key(), one, name))
            except NotDone as refusal:
                if refusal.code != "taken" or one == wanted[-1]:
                    raise
                continue
            with suppress(NotDone):  # Somebody may have started the game by now.
                await self.ask(self._promise(seated.seat))
            return seated.seat
        raise AssertionError("no seat was asked for")

    async def start(self) -> None:
        """Start the game, and return when it has begun: shares in its seed are waited for."""
        await self.ask(p.Start(new_key()))
        while self.table is not None and self.table.status in ("open", "starting"):
            await self._news.wait()

    async def choose(self, position: p.PositionTold, text: str) -> p.Accepted:
        """Decide in a position as it was told; raises Stale when the decision has changed by now."""
        seat = position.seat if position.decision is None else position.decision.seat
        if seat is None:
            raise ValueError("spectators decide nothing")
        accepted: p.Accepted = await self.ask(p.Choose(new_key(), seat, position.ply, text))
        return accepted

    async def speak(self, language: p.Language) -> None:
        """Be told everything in another language from now on."""
        self.language = language
        await self._send(p.Speak(language))


def new_key() -> str:
    """A key that nobody else uses."""
    return secrets.token_hex(12)
