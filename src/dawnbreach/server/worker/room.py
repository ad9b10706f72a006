"""A table in the memory of a worker, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.state import TALE, Table, replayed
from dawnbreach.server.core.tale import Told, chronicle
from dawnbreach.server.operations.tracing import span, way
from dawnbreach.server.storage.group_commit import Conflict
from dawnbreach.server.storage.store import Store
from dawnbreach.server.storage.unbroken import to_its_end

if TYPE_CHECKING:
    from collections.abc import Iterable

LONG = 40
"""More entries than this are played again outside the event loop."""
FEW = 8
"""So many at a table are told what is new at once; of more of them each when called."""
TRIES = 20
"""So often a worker tries to write while others are faster."""


class Passed(Exception):
    """What was to be written has been overtaken."""


class Watcher(Protocol):
    """Somebody who wants to be told when a table changes."""

    address: str
    seats: frozenset[int]
    hashes: set[str]

    def wake(self, at_once: bool = True) -> None: ...

    def hang_up(self) -> None: ...


class Presence:
    """Who is there, at this worker and at the others."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        """By worker: seats, spectators, and until when it is believed."""

    def of(self, watchers: Iterable[Watcher], now: float) -> tuple[frozenset[int], int]:
        seats, watching = here(watchers)
        for there, spectators, until in self.elsewhere.values():
            if until > now:
                seats, watching = seats | there, watching + spectators
        return seats, watching


def here(watchers: Iterable[Watcher]) -> tuple[frozenset[int], int]:
    """The seats and the number of spectators among these."""
    found = list(watchers)
    seats = frozenset(seat for watcher in found for seat in watcher.seats)
    return seats, sum(not watcher.seats for watcher in found)


class Room:
    """The state of a table here, written and read in turn."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store, self.table = store, table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = Presence()
        self.arrivals = 0
        """Counts changes of who is there."""
        self.used = time.monotonic()
        self.way = ""
        """On which the last entry came, for those who trace."""
        self.keeper: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Tell everybody here that something has changed: at once if they are few, else first some who sit here."""
        first = FEW
        for watcher in self.watchers:
            at_once = len(self.watchers) <= FEW or (first > 0 and bool(watcher.seats))
            first -= at_once
            watcher.wake(at_once)

    def present(self, now: float) -> tuple[frozenset[int], int]:
        return self.presence.of(self.watchers, now)

    # Writing

    async def write(
        self,
        key: str | None,
        decide: Callable[[Table], Entry],
        beside: tuple[Table, list[Entry]] | None = None,
        alone: bool = False,
    ) -> bool:
        """Write what `decide` makes of the table; False when an entry with this key is there already.

        What happens `alone`, by itself, only the owner of a table writes; all others become the owner by writing.
        It is brought to its end even if who asked for it has gone: what is written has to be seen here, too.
        """
        return await to_its_end(self._write(key, decide, beside, alone))

    async def _write(
        self,
        key: str | None,
        decide: Callable[[Table], Entry],
        beside: tuple[Table, list[Entry]] | None,
        alone: bool,
    ) -> bool:
        async with self.lock:
            for _ in range(TRIES):
                if key is not None and key in self.table.keys:
                    return False
                with span("carry out", table=self.table.id):
                    entry = decide(self.table)
                    after = self.table.after(entry)
                try:
                    with span("commit", table=self.table.id, number=entry.number):
                        await self.store.append(after, entry, beside, alone)
                except Conflict:
                    await self._catch_up()
                    continue
                self.way = way()
                self._become(after)
                return True
        raise Conflict

    def _become(self, table: Table) -> None:
        self.table = table
        self.used = time.monotonic()
        self.wake()

    # Reading

    async def catch_up(self, number: int | None = None, way: str = "") -> None:
        """Read what others wrote; with a number, only if it is new. To SQLite nobody else writes."""
        if self.store.is_sqlite:
            return
        async with self.lock:
            if number is None or number > self.table.number:
                self.way = way
                await self._catch_up()

    async def reread(self) -> None:
        """Read everything again: something was taken out of what was written."""
        async with self.lock:
            found = await self.store.entries(self.table.id)
            self.arrivals += 1
            was = self.table
            now = await asyncio.to_thread(replayed, was.id, was.game.name, was.seed, found, was.game.folder)
            self._become(now)

    async def _catch_up(self) -> None:
        new = await self.store.entries(self.table.id, self.table.number)
        if len(new) > LONG:
            self._become(await asyncio.to_thread(_all_after, self.table, new))
        elif new:
            self._become(_all_after(self.table, new))


async def recent(table: Table, after: int) -> list[Told]:
    """The decisions after a number, at most as many as are kept ready."""
    known = list(table.tale)
    if table.position is None or after >= table.ply >= 0:
        return []
    first = max(after, table.ply - TALE)
    if not known or known[0].ply > first + 1 or known[-1].ply != table.ply:
        known = await asyncio.to_thread(chronicle, table.position, table.ply - TALE)
        if not table.tale:
            table.tale.extend(known)
    return [told for told in known if told.ply > first]


def _all_after(table: Table, entries: list[Entry]) -> Table:
    for entry in entries:
        table = table.after(entry)
    return table
