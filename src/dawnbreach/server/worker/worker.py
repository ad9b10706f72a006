"""A worker: its tables, its bots, and what it hears from other workers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

import dawnbreach
from dawnbreach.server.core.create_table import is_id
from dawnbreach.server.core.refusal import Refusal, Unable
from dawnbreach.server.core.state import Table
from dawnbreach.server.narration.words import say
from dawnbreach.server.operations.garbage import OFTEN, Garbage
from dawnbreach.server.operations.logs import log, logger
from dawnbreach.server.operations.metrics import Metrics
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.storage.migrations import head
from dawnbreach.server.storage.outage import HUNG_UP
from dawnbreach.server.storage.store import Store
from dawnbreach.server.storage.vault import Vault
from dawnbreach.server.wire.calling import Calls
from dawnbreach.server.wire.limits import Crowd, Limits, Purse, Purses
from dawnbreach.server.worker import hearing, keeping
from dawnbreach.server.worker.absence import Absences
from dawnbreach.server.worker.bot_pool import BotPool
from dawnbreach.server.worker.caretaking import Caretaker
from dawnbreach.server.worker.coaching import Coach
from dawnbreach.server.worker.editions import Editions, versions
from dawnbreach.server.worker.forecaster import Forecaster
from dawnbreach.server.worker.opening import opened
from dawnbreach.server.worker.puzzling import FirstAnswers
from dawnbreach.server.worker.replaying import Replays
from dawnbreach.server.worker.room import Room

POLL = 1.0
SWEEP = 20.0
EXPIRE = 600.0
BEAT = 5.0
MOST_BROKEN = 1000
HEAVY = 3.0
"""Together those who spend much may spend so many times as much as one of them."""
STUCK = 3
"""When so many questions in a row got no answer from a bot, bots are stuck."""
SOON = 0.0001
"""After so many seconds the loop lets the writing thread go on, which asks for that after every statement."""


class Worker:
    """Everything a worker holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(4)
        self.vault = Vault(settings.key)
        self.store = Store(settings.database, self.vault, settings.database_seconds, self.name)
        self.editions = Editions(self.store)
        self.studies = Purses(settings.studies_per_second, settings.studies_at_once)
        """What records and puzzles may cost an address in processes beside: who is in debt can still play."""
        self.replays = Replays(self.editions, self.studies)
        self.bot_pool = BotPool(settings.bot_processes)
        self.forecaster = Forecaster()
        self.coach = Coach()
        self.first_answers = FirstAnswers()
        self.metrics = Metrics(lambda: len(self.rooms), lambda: sum(len(room.watchers) for room in self.rooms.values()))
        self.requests = Limits(settings.requests_per_second, settings.requests_at_once)
        self.makes = Limits(settings.makes_per_second, settings.makes_at_once)
        self.thoughts = Purses(settings.hints_per_second, settings.hints_at_once)
        """What hints for an address may cost: who asks for many can still play."""
        self.costs = Purses(settings.cost_per_second, settings.cost_at_once)
        self.table_costs = Purses(settings.cost_per_second, settings.cost_at_once)
        self.heavy_costs = Purse(HEAVY * settings.cost_per_second, settings.cost_at_once)
        """What messages may cost: of an address, of the spectators of a table, of all together who have spent much."""
        self.crowd = Crowd(settings.connections_per_address)
        self.calls = Calls()
        self.aside, self.making, self.reading = asyncio.Lock(), asyncio.Lock(), asyncio.Semaphore(2)
        """Beside everything else one question is answered at a time, one table made, and two are read."""
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.attending = asyncio.Lock()
        """Tables come into the memory and leave it in turn."""
        self.banned: set[str] = set()
        """Addresses, hidden, and people that are not let in."""
        self.broken: dict[str, str] = {}
        """Tables that could not be opened or looked after, and what was wrong."""
        self.foreign: set[str] = set()
        """The versions of tables of which workers of other versions take care."""
        self.absences = Absences()
        self.garbage = Garbage()
        self.wrote = self.seen = time.monotonic()
        """When the database last took something in, and when we last began to say that we serve."""
        self.revision = ""
        """The schema of the database."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.draining = False
        self.care = Caretaker(self)

    # Life

    async def start(self) -> None:
        for name in dawnbreach.GAMES:
            dawnbreach.game(name)  # Now, not when the first client waits for its position.
        self.garbage.begin()
        sys.setswitchinterval(SOON)
        self.spawn(self.bot_pool.warm_up())
        await self.editions.keep()
        await self.beat()
        self.spawn(self._forever(self.beat, BEAT))
        self.spawn(self._forever(self.care.poll, POLL))
        self.spawn(self._forever(self._sweep, SWEEP))
        self.spawn(self._forever(self.garbage.look, OFTEN))
        self.spawn(self._forever(partial(keeping.expire, self), EXPIRE))
        if not self.store.is_sqlite:
            self.spawn(self._forever(partial(hearing.hear, self), POLL))
            self.spawn(self._forever(partial(hearing.send_away, self), POLL))
        log("worker-started", worker=self.name)

    async def stop(self) -> None:
        self.draining = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for pool in (self.bot_pool, self.forecaster, self.replays, self.coach):
            await asyncio.to_thread(pool.close)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.store.leases.stop_serving()
        self.editions.close()
        await self.store.close()
        self.garbage.end()
        log("worker-stopped", worker=self.name)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _forever(self, work: Any, pause: float) -> None:
        """Do something again and again; a failure is written down and tried again. A slow database is no failure."""
        name = {"work": getattr(work, "func", work).__name__.strip("_")}
        while True:
            try:
                await work()
            except Unable:
                logger.warning("put off", extra={"details": name})
            except HUNG_UP as error:
                logger.warning("no database", exc_info=True, extra={"details": name})
                self.store.group.learn(error)
            except Exception:
                logger.exception("failed", extra={"details": name})
            await asyncio.sleep(pause)

    # Tables

    async def room(self, id: str) -> Room:
        """A table, from the memory or from the database."""
        known = self.rooms.get(id)
        if known is not None:
            return known
        if id not in self.opening:
            self.opening[id] = asyncio.ensure_future(self._open(id))
            self.opening[id].add_done_callback(lambda done: self._opened(id, done))
        return await asyncio.shield(self.opening[id])

    def _opened(self, id: str, done: asyncio.Task[Room]) -> None:
        del self.opening[id]
        if not done.cancelled() and done.exception() is None:
            self.rooms.setdefault(id, done.result())
        elif is_id(id):
            self.spawn(hearing.leave(self, [id]))

    async def _open(self, id: str) -> Room:
        if not is_id(id):
            raise Refusal("unknown", "refuse-no-table")
        await hearing.attend(self, id)
        try:
            found = await opened(self.store, self.editions, id, self.foreign, self.reading)
        except (OSError, SQLAlchemyError, Refusal):  # the database, not the table; or a table of other rules
            raise
        except Exception as error:
            self.breaks(id, error)
            raise Refusal("failed", "refuse-broken") from None
        if found is None:
            raise Refusal("unknown", "refuse-no-table")
        await self.absences.forgive(found)
        self.broken.pop(id, None)
        return found

    def breaks(self, id: str, error: Exception) -> None:
        """A broken table hurts nobody else; the log and /health say so."""
        logger.error("table-broken", exc_info=error, extra={"details": {"table": id}})
        self.broken[id] = type(error).__name__
        if len(self.broken) > MOST_BROKEN:
            del self.broken[next(iter(self.broken))]

    def adopt(self, table: Table) -> Room:
        """Take in a table that was made here."""
        room = self.rooms[table.id] = Room(self.store, table)
        self.nudge(room)
        return room

    # Who serves

    def nudge(self, room: Room) -> None:
        """Let bots decide, if it is their turn; call it after writing."""
        self.care.nudge(room)

    async def beat(self) -> None:
        """Say that we serve, and see who else does; a file of SQLite has no other worker."""
        now, began, ours = time.time(), time.monotonic(), versions()
        self.revision = await self.store.revision()
        await self.store.leases.say_serving(ours, self.metrics.text())
        silent = time.monotonic() - self.seen
        told = self.absences.minutes_left()
        await self.absences.learn(self.store, now)
        if told != self.absences.minutes_left():
            for room in self.rooms.values():
                room.arrivals += 1
                room.wake()
        await self.absences.forgive_all(self)
        self.wrote = time.monotonic()
        if not self.store.is_sqlite:
            await hearing.meet(self, ours, silent)
        self.seen = began

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at, and say who is here."""
        await self.read_bans()
        for limits in (self.requests, self.makes, self.costs, self.table_costs, self.thoughts, self.studies):
            limits.sweep()
        now, crowded = time.monotonic(), len(self.rooms) > self.settings.tables_in_memory
        watched, left = [], []
        for id, room in list(self.rooms.items()):
            idle = (crowded or now - room.used > self.settings.idle) and (room.keeper is None or room.keeper.done())
            if not room.watchers and idle and not room.lock.locked():
                del self.rooms[id]
                left.append(id)
            elif room.watchers:
                watched.append(room)
        await hearing.say_who_is_here(self, *watched)
        await hearing.leave(self, left)

    def trouble(self) -> str:
        """Why this worker cannot work, for who keeps the server; nothing if it can."""
        if self.draining:
            return "stopping"
        if self.store.group.is_full:
            return "disk full"
        if self.is_cut_off:
            return "no database"
        if self.revision != head():
            return "schema"
        return "bots" if self.bot_pool.failed >= STUCK else ""

    @property
    def is_cut_off(self) -> bool:
        """Has the database not taken anything in for too long?"""
        return self.silent() > BEAT + self.settings.database_seconds

    def silent(self) -> float:
        """For how long has the database not been told that we serve?"""
        return time.monotonic() - self.wrote

    def news(self, language: str) -> list[str]:
        """What everybody is told of the server, in the lobby and at a table."""
        minutes = self.absences.minutes_left()
        return [] if minutes is None else [say(language, "news-stops", minutes=minutes)]

    def must_make_tables(self) -> None:
        """Shortly before the server is stopped nobody begins anything."""
        if self.absences.minutes_left() == 0:
            raise Refusal("not-now", "refuse-stops")

    async def read_bans(self) -> None:
        """And cut the talks of who is not let in."""
        self.banned = {one["who"] for one in await self.store.bans(time.time())}
        for watcher in [watcher for room in self.rooms.values() for watcher in room.watchers]:
            if self.banned and self.is_banned(watcher.address, watcher.hashes):
                watcher.hang_up()

    def is_banned(self, address: str, people: Iterable[str]) -> bool:
        return self.hidden(address) in self.banned or not self.banned.isdisjoint(people)

    def listing(self) -> tuple[float, int]:
        """Since when and how many of one maker are in the lobby."""
        return time.time() - self.settings.listed_for_hours * 3600, self.settings.listed_of_maker

    def hidden(self, address: str) -> str:
        """An address as the database has it: the same for the same one, and nobody can tell which."""
        return self.vault.sign(f"address/{address}")
