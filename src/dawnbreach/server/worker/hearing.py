"""What workers on PostgreSQL know and tell each other: who serves, new entries, and who is there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from dawnbreach.server.core.refusal import Unable
from dawnbreach.server.worker.room import Room, here
from dawnbreach.server.worker.sharing import share

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

ALIVE = 15.0
"""So many seconds after its last word a worker is believed to serve; then its tables are anybody's."""
BELIEVED = 60.0
"""So long another worker's word of who is there is believed."""


async def say_who_is_here(worker: Worker, *rooms: Room) -> None:
    """Tell the other workers at some tables who is connected to this one."""
    await worker.store.leases.tell({room.table.id: _here(worker, room) for room in rooms})


def _here(worker: Worker, room: Room) -> str:
    seats, watching = here(room.watchers)
    listed = ",".join(map(str, sorted(seats))) or "-"
    return f"here {room.table.id} {worker.name} {listed} {watching}"


async def hear(worker: Worker) -> None:
    from dawnbreach.server.storage.postgres import listen

    queue: asyncio.Queue[str] = asyncio.Queue()
    hearing = asyncio.ensure_future(listen(worker.store.url, worker.store.seconds, worker.name, queue))
    try:
        while not hearing.done() or not queue.empty():
            getting = asyncio.ensure_future(queue.get())
            await asyncio.wait({getting, hearing}, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                await heard(worker, getting.result())
            else:
                getting.cancel()
                break
        await hearing
    finally:
        hearing.cancel()


async def meet(worker: Worker, ours: set[str], silent: float) -> None:
    """See who else serves; `silent` are the seconds for which others may have heard nothing of us, at most.

    Until a moment ago, not until the end of this beat: while it hung, another may have taken us for dead.
    """
    serving = await worker.store.leases.serving(ALIVE)
    worker.foreign = {version for versions, _ in serving.values() for version in versions} - ours
    await share(worker, silent)
    if silent > ALIVE / 2:  # The others may have believed that we serve no more.
        await begin(worker)


async def attend(worker: Worker, id: str) -> None:
    """Be told of a table that comes into the memory; call it before reading."""
    async with worker.attending:
        await worker.store.leases.attend([id], ALIVE)


async def leave(worker: Worker, ids: list[str]) -> None:
    """Of tables that left the memory nothing need be told, unless they have just come back."""
    async with worker.attending:
        with contextlib.suppress(SQLAlchemyError):  # What is told in vain does no harm.
            await worker.store.leases.leave([id for id in ids if id not in worker.rooms and id not in worker.opening])


async def send_away(worker: Worker) -> None:
    """Without the database nothing can be done here: who dials again is let in by another worker."""
    for room in worker.rooms.values():
        for watcher in room.watchers if worker.is_cut_off else ():
            watcher.hang_up()


async def begin(worker: Worker) -> None:
    """Be told of all tables in memory from now on, and read what was missed."""
    for id, number in (await worker.store.leases.attend(list(worker.rooms), ALIVE)).items():
        await _at(worker, id, partial(Room.catch_up, number=number))


async def at_all(worker: Worker, read: Callable[[Room], Awaitable[None]]) -> None:
    """Do something at every table in memory."""
    for id in list(worker.rooms):
        await _at(worker, id, read)


async def _at(worker: Worker, id: str, read: Callable[[Room], Awaitable[None]]) -> None:
    """Read what is new at one table; if it cannot be carried out here, that table leaves, and others go on."""
    room = worker.rooms.get(id)
    if room is None:
        return
    try:
        await read(room)
    except (OSError, SQLAlchemyError, Unable):
        raise
    except Exception as error:
        worker.breaks(id, error)
        worker.rooms.pop(id, None)
        for watcher in room.watchers:
            watcher.hang_up()


async def heard(worker: Worker, words: str) -> None:
    """What another worker says: a new entry, or who is there; nothing: we begin to listen."""
    if not words:
        return await begin(worker)
    first, *rest = words.split()
    if first == "here" and len(rest) == 4:
        believe(worker, *rest)
    elif first == "cut" and rest:
        _cut(worker, rest[0])
    elif first == "reread" and rest:
        await _at(worker, rest[0], Room.reread)
    elif rest:
        way = rest[1] if len(rest) > 1 else ""
        await _at(worker, first, partial(Room.catch_up, number=int(rest[0]), way=way))
    return None


async def cut(worker: Worker, person: str) -> None:
    """End the talks of a person, at all workers: some key of theirs holds no longer."""
    _cut(worker, person)
    await worker.store.tell(f"cut {person}")


def _cut(worker: Worker, person: str) -> None:
    for room in worker.rooms.values():
        for watcher in room.watchers:
            if person in watcher.hashes:
                watcher.hang_up()


def believe(worker: Worker, id: str, other: str, listed: str, watching: str) -> None:
    room = worker.rooms.get(id)
    if room is None or other == worker.name:
        return
    seats = frozenset(int(seat) for seat in listed.split(",") if seat != "-")
    known = room.presence.elsewhere.get(other)
    room.presence.elsewhere[other] = (seats, int(watching), time.time() + BELIEVED)
    if known is None or known[:2] != (seats, int(watching)):
        room.arrivals += 1
        room.wake()
