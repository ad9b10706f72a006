"""One connection: what a client says, and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dawnbreach.kernel import DawnbreachError, Unreadable
from dawnbreach.server.core import commands, create_table
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.narration import rendering
from dawnbreach.server.narration.words import refused, refused_by_rules
from dawnbreach.server.operations.logs import log, logger
from dawnbreach.server.operations.tracing import span
from dawnbreach.server.protocol import messages
from dawnbreach.server.protocol.messages import Accepted, FromClient, Message, Pong, Refused, Seated
from dawnbreach.server.storage.group_commit import Conflict
from dawnbreach.server.storage.outage import HUNG_UP, unable
from dawnbreach.server.storage.unbroken import to_its_end
from dawnbreach.server.wire import answering
from dawnbreach.server.wire.limits import Bucket
from dawnbreach.server.wire.paying import TELLING, WRITING, Paying
from dawnbreach.server.wire.telling import table_told
from dawnbreach.server.worker import reporting
from dawnbreach.server.worker.forecaster import is_foreseen
from dawnbreach.server.worker.hearing import say_who_is_here
from dawnbreach.server.worker.room import Room, recent
from dawnbreach.server.worker.worker import Worker

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
UNHEARD = 400
"""With more unsent answers than this a connection is closed."""
LONG_KEY = 16
"""A key that nobody guesses."""


class Connection(Paying):
    """A client at a table. Reading and telling go on side by side."""

    def __init__(self, worker: Worker, room: Room, socket: WebSocket, address: str) -> None:
        self.worker, self.room, self.socket, self.address = worker, room, socket, address
        self.language = "en"
        self.hashes: set[str] = set()
        self.persons: list[str] = []
        """Who sits here: their ids, the one first to whom new seats belong."""
        self.rating = ""
        """Of the first of them, where they sit down to play for it."""
        self.cut = False
        self.seats: frozenset[int] = frozenset()
        self.held: dict[int, str] = {}
        """The hashes of all seats that were held here."""
        self.greeted = self.foresees = False
        self.writing = False
        """While a message is being written its answer comes first, then what it changed."""
        self.answers: deque[Message] = deque()
        self.awake = asyncio.Event()
        self.bucket = Bucket(worker.settings.messages_per_second, worker.settings.messages_at_once)
        self.told_table: Any = None
        self.told_position: Any = None
        self.told_ply = -1

    @property
    def table(self) -> Table:
        return self.room.table

    def wake(self, at_once: bool = True) -> None:
        self.seats = self.own()
        if at_once:
            self.awake.set()
        else:
            self.worker.calls.put(self.table.id, self)

    def call(self) -> None:
        self.awake.set()

    def hang_up(self) -> None:
        """End the talk; whoever has a key that still holds dials again."""
        self.cut = True
        self.awake.set()

    def own(self) -> frozenset[int]:
        return self._own_at(self.table)

    def _own_at(self, table: Table) -> frozenset[int]:
        found = {seat: chair.hash for seat, chair in enumerate(table.chairs) if chair.hash in self.hashes}
        self.held |= {seat: kept for seat, kept in found.items() if kept is not None}
        return frozenset(found)

    # Life

    async def run(self) -> None:
        """Talk until the client goes."""
        self.room.watchers.add(self)
        telling_task = asyncio.ensure_future(self._tell())
        reading = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait({telling_task, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling_task, reading):
                task.cancel()
            for ended in await asyncio.gather(telling_task, reading, return_exceptions=True):
                self._explain_end(ended)
            self.room.watchers.discard(self)
            self.worker.calls.drop(self.table.id, self)
            self.room.used = time.monotonic()
            await self._arrived()

    def _explain_end(self, ended: object) -> None:
        """Write down what ended the talk, unless the client just went."""
        gone = self.socket.client_state != WebSocketState.CONNECTED
        if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect) and not gone:
            logger.error("failed", exc_info=ended, extra={"details": {"table": self.table.id}})

    async def _arrived(self) -> None:
        """Somebody came or went."""
        self.room.arrivals += 1
        self.room.wake()
        with contextlib.suppress(Exception):
            await say_who_is_here(self.worker, self.room)

    # Hearing

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self.greeted else self.worker.settings.hello_seconds):
                    received = await self.socket.receive()
            except TimeoutError:  # Who says nothing is no news.
                return
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received.get("text"), received.get("bytes"))

    async def _hear(self, text: str | None, data: bytes | None) -> None:
        """Do what a message asks for; whatever is wrong with it is said, and the connection lives."""
        key = None
        try:
            await self.afford()
            if not self.bucket.take():
                await asyncio.sleep(0.05)
                raise Refusal("too-fast", "refuse-too-fast")
            message = self._understood(text, data)
            key = getattr(message, "key", None)
            self.worker.metrics.messages.labels(type(message).__name__.lower()).inc()
            await self._obey(message)
        except Refusal as refusal:
            self._refuse(refused(refusal, self.language, key or answering.key_in(text)))
        except DawnbreachError as error:
            self._refuse(refused_by_rules(error, self.table.game, self.language, key))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Conflict:
            self._refuse(refused(Refusal("failed", "refuse-busy"), self.language, key))
        except HUNG_UP as error:
            logger.warning("no database", exc_info=True, extra={"details": {"table": self.table.id}})
            self._refuse(refused(unable(error), self.language, key))
        except Exception:
            logger.exception("failed", extra={"details": {"table": self.table.id}})
            self._refuse(refused(Refusal("failed", "refuse-failed"), self.language, key))

    def _understood(self, text: str | None, data: bytes | None) -> Any:
        if text is None:
            raise Refusal("malformed", "refuse-malformed")
        if len(text) > self.worker.settings.message_size or len(text.encode()) > self.worker.settings.message_size:
            raise Refusal("too-large", "refuse-too-large", most=self.worker.settings.message_size)
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed", "refuse-malformed") from None

    def _refuse(self, said: Refused) -> None:
        self.worker.metrics.refusals.labels(said.code).inc()
        self.say(said)

    def say(self, message: Message) -> None:
        self.answers.append(message)
        self.awake.set()

    # Obeying

    async def _obey(self, message: Any) -> None:
        if isinstance(message, messages.Hello):
            try:
                await self._hello(message)
            except SQLAlchemyError:  # It was greeted by halves: it dials again.
                self.hang_up()
                raise
        elif isinstance(message, messages.Ping):
            self.say(Pong())
        elif not self.greeted:
            raise Refusal("not-now", "refuse-hello")
        elif isinstance(message, messages.Speak):
            self.language, self.told_table, self.told_position = message.language, None, None
            self.awake.set()
        elif isinstance(message, messages.Why | messages.Explain):
            await self._explain(message)
        elif isinstance(message, messages.Hint):
            self.worker.spawn(self._hint(message, self.language))
        elif isinstance(message, messages.Older | messages.Watch):
            await self._look_back(message)
        elif isinstance(message, messages.Report):
            await self._report(message)
        else:
            await self._answer_first(message)

    async def _answer_first(self, message: Any) -> None:
        self.writing = True
        try:
            with span(type(message).__name__.lower(), table=self.table.id):
                await self._write(message)
        finally:
            self.writing = False
            self.awake.set()

    async def _hello(self, message: messages.Hello) -> None:
        self.language, self.foresees = message.language, message.forecast
        self.pay_for_news()
        self.hashes = {one for one in self.hashes if one in self.held.values()}
        self.hashes |= {self._hashed(secret) for secret in message.secrets[:20]}
        self.persons = await self.worker.store.people.who(message.persons)
        if self.worker.is_banned(self.address, self.persons):
            raise Refusal("not-yours", "refuse-banned")
        self.hashes |= set(self.persons)
        self.greeted = True
        await self.room.catch_up()
        self.worker.nudge(self.room)
        await self._arrived()

    async def _write(self, message: Any) -> None:
        began = time.perf_counter()
        self.charge(WRITING)
        if isinstance(message, messages.Choose):
            self.charge(TELLING * len(self.room.watchers))
        else:
            self.pay_for_news()
        self.room.used = time.monotonic()
        self.own()
        key = commands.kept_key(message, self.held)
        if isinstance(message, messages.Rematch):
            fresh = await self._rematch(message, key)
        elif isinstance(message, messages.Sit | messages.Claim) and self.persons:
            fresh = await to_its_end(self._take(message, key))
        else:
            fresh = await self._decide(message, key)
        if isinstance(message, messages.Sit):
            self._seated(message, fresh)
        self.say(Accepted(message.key, self.table.ply))
        seconds, metrics = time.perf_counter() - began, self.worker.metrics
        metrics.ack_seconds.observe(seconds)
        kind = type(message).__name__.lower()
        (metrics.choices if kind == "choose" else metrics.entries).labels("person").inc()
        log(kind, table=self.table.id, ply=self.table.ply, ms=round(seconds * 1000, 1))
        self.worker.nudge(self.room)

    async def _decide(self, message: Any, key: str) -> bool:
        try:
            return await self.room.write(key, lambda table: commands.decide(self._command(table, key), message))
        except Unreadable:
            if not isinstance(message, messages.Choose):
                raise
        worded = await self.aside(partial(answering.in_notation, message, self.table, self.language))
        return await self.room.write(key, lambda table: commands.decide(self._command(table, key), worded))

    async def _take(self, message: messages.Sit | messages.Claim, key: str) -> bool:
        """A seat for a person: first it is written down where to find it."""
        people, held = self.worker.store.people, (self.persons[0], self.table.id, message.seat)
        await people.hold([held])
        if self.table.rated:
            self.rating = await self.worker.store.ratings.shown(self.table.game.name, self.persons[0])
        try:
            return await self._decide(message, key)
        except Refusal:
            if message.seat not in self.own():
                await people.let_go(*held)
            raise

    def _command(self, table: Table, key: str) -> commands.Command:
        own, former = self._own_at(table), table.left_by(self.hashes)
        person = self.persons[0] if self.persons else ""
        return commands.Command(table, own, former, time.time(), key, self.worker.vault.key, person, self.rating)

    def _hashed(self, secret: str) -> str:
        return commands.hashed(secret, self.worker.vault.key)

    def _seated(self, message: messages.Sit, fresh: bool) -> None:
        """Say the secret, also once more to one who has not heard it and whose key nobody could guess."""
        person = self.persons[0] if self.persons else ""
        secret = "" if person else commands.seat_secret(self.table, message.seat, message.key, self.worker.vault.key)
        kept = person or self._hashed(secret)
        known = fresh or kept in self.hashes or len(message.key) >= LONG_KEY
        if self.table.chairs[message.seat].hash != kept or not known:
            raise Refusal("taken", "refuse-taken")
        self.hashes.add(kept)
        self.room.arrivals += 1
        self.say(Seated(message.key, message.seat, secret))
        self.room.wake()

    async def _rematch(self, message: messages.Rematch, key: str) -> bool:
        """A new table for the same people, written together with the word of it."""
        new, first = create_table.rematch(self.table, time.time(), message.seat, message.commit)
        fresh = await self.room.write(
            key,
            lambda table: commands.rematch(self._command(table, key), message, new.id),
            (new, first),
        )
        if fresh:
            await self.worker.store.people.hold(new.held())
            self.worker.adopt(new)
        return fresh

    # Answering

    async def _explain(self, message: messages.Why | messages.Explain) -> None:
        self.say(await self.aside(partial(answering.because, message, self.table, self.own(), self.language)))

    async def _hint(self, message: messages.Hint, language: str) -> None:
        """Nothing else waits for it."""
        table, key = self.table, message.key
        try:
            self.say(await answering.hinted(message, self.worker, self.address, table, self.own(), language))
        except Refusal as refusal:
            self._refuse(refused(refusal, language, key))
        except Exception:
            logger.exception("failed", extra={"details": {"table": table.id, "work": "hint"}})
            self._refuse(refused(Refusal("failed", "refuse-failed"), language, key))

    async def _report(self, message: messages.Report) -> None:
        await to_its_end(reporting.report(self.worker, self.room, self.address, message))
        self.say(Accepted(message.key, self.table.ply))

    async def _look_back(self, message: messages.Older | messages.Watch) -> None:
        answer = answering.older if isinstance(message, messages.Older) else answering.watched
        self.say(await self.aside(partial(answer, message, self.table, self.own(), self.language)))  # type: ignore[arg-type]

    # Telling

    async def _tell(self) -> None:
        """Send answers, then what has changed; whoever is slow is told less often."""
        while len(self.answers) <= UNHEARD and not self.cut:
            await self.awake.wait()
            self.awake.clear()
            while self.answers:
                await self._send(self.answers.popleft())
            if self.greeted and not self.writing:
                await self._tell_news()
        await self.socket.close(1008)

    async def _tell_news(self) -> None:
        table, own = self.table, self.own()
        self.seats = own
        former = table.left_by(self.hashes)
        told_table = (table.news, self.room.arrivals, own, former, self.language)
        if told_table != self.told_table:
            self.told_table = told_table
            await self.socket.send_text(table_told(self.worker, self.room, table, own, former, self.language))
        told_position = (table.rewinds, own, self.language)
        bots = tuple([table.chairs[seat].bot for seat in own])
        if table.position is None or (told_position, table.ply, table.status, bots) == self.told_position:
            return
        restart = self.told_position is None or self.told_position[0] != told_position
        tale = await recent(table, -1 if restart else self.told_ply)
        self.told_position, self.told_ply = (told_position, table.ply, table.status, bots), table.ply
        with span("tell", self.room.way, table=table.id, ply=table.ply, seats=sorted(own)):
            with self.paid() if restart else contextlib.nullcontext():
                told = rendering.position_told(table, own, self.language, tale, restart)
            await self._send(told)
        if self.foresees and told.decision is not None and is_foreseen(table, told.decision.seat):
            self.worker.spawn(self._foretell(table, told.decision.seat, self.told_position))

    async def _foretell(self, table: Table, seat: int, told: object) -> None:
        """What a decision may come to, as long as it is the last one that was told."""
        try:
            async for forecast in self.worker.forecaster.forecasts(table, seat, lambda: self.told_position is told):
                self.say(rendering.forecast_told(table, seat, forecast, self.language))
        except Exception:
            logger.exception("failed", extra={"details": {"table": table.id, "work": "foretell"}})

    async def _send(self, message: Message) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())
