"""When nobody served: such time is on nobody's clock. And what is said before the server is stopped."""

from __future__ import annotations

import contextlib
import math
import time
from typing import TYPE_CHECKING, Any

import msgspec

from dawnbreach.server.core import commands
from dawnbreach.server.core.state import Table
from dawnbreach.server.storage.store import Store
from dawnbreach.server.worker.hearing import at_all
from dawnbreach.server.worker.room import Passed, Room

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

SERVED, ABSENCES, STOPS = "served", "absences", "stops"
SHORT = 10.0
"""So many seconds between two words of a server are no absence."""
REMEMBERED = 50
Absence = tuple[float, float]


class Absences:
    """What a worker knows of when nobody served, and when nobody will."""

    def __init__(self) -> None:
        self.known: list[Absence] = []
        self.forgiven: list[Absence] = []
        """Those whose time was given back at all tables in memory."""
        self.stops: float | None = None
        """The moment from which on no new tables are made, for the server will be stopped."""

    async def learn(self, store: Store, now: float) -> None:
        """Say that we serve now; if nobody has for a while, remember that."""
        facts = await store.facts()
        self.stops = float(facts[STOPS]) if facts.get(STOPS) else None
        self.known = msgspec.json.decode(facts.get(ABSENCES, "[]"), type=list[Absence])
        served = float(facts.get(SERVED, now))
        if now - served > SHORT:
            self.known = [*self.known, (served, now)][-REMEMBERED:]
            await store.keep_fact(ABSENCES, msgspec.json.encode(self.known).decode())
        await store.keep_fact(SERVED, repr(now))

    def seconds(self, table: Table) -> float:
        """How long nobody served since something happened at a table whose clocks run."""
        if table.clock is None or not table.clocks.running(table.waiting):
            return 0.0
        seen = table.clocks.seen
        return sum(until - max(since, seen) for since, until in self.known if until > seen)

    async def forgive_all(self, worker: Worker) -> None:
        """Give back the time at all tables that stayed in the memory."""
        if self.forgiven != self.known:
            await at_all(worker, self.forgive)
            self.forgiven = self.known

    async def forgive(self, room: Room) -> None:
        """Give back the time to those who were waited for."""
        with contextlib.suppress(Passed):
            await room.write(None, self._entry)

    def _entry(self, table: Table) -> Any:
        seconds = self.seconds(table)
        if not seconds:  # Or another worker was faster.
            raise Passed
        return commands.away(table, seconds, time.time())

    def minutes_left(self) -> int | None:
        """Until the server will be stopped."""
        return None if self.stops is None else max(0, math.ceil((self.stops - time.time()) / 60))
