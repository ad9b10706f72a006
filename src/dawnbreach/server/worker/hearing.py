"""What workers on PostgreSQL tell each other: new entries, and who is there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from dawnbreach.server.worker.room import Room, here

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

BELIEVED = 60.0
"""So long another worker's word of who is there is believed."""


async def say_who_is_here(worker: Worker, room: Room) -> None:
    """Tell the other workers who of a table is connected to this one."""
    if not worker.store.is_sqlite:
        seats, watching = here(room.watchers)
        listed = ",".join(map(str, sorted(seats))) or "-"
        await worker.store.tell(f"here {room.table.id} {worker.name} {listed} {watching}")


async def hear(worker: Worker) -> None:
    from dawnbreach.server.storage.postgres import listen

    queue: asyncio.Queue[str] = asyncio.Queue()
    hearing = asyncio.ensure_future(listen(worker.store.url, queue))
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


async def heard(worker: Worker, words: str) -> None:
    """What another worker says: a new entry, or who is there; nothing: we begin to listen."""
    if not words:
        for room in list(worker.rooms.values()):
            await room.catch_up()
        return
    first, *rest = words.split()
    if first == "here" and len(rest) == 4:
        believe(worker, *rest)
    elif first == "cut" and rest:
        worker.cut(rest[0])
    elif first == "reread" and rest and rest[0] in worker.rooms:
        await worker.rooms[rest[0]].reread()
    elif first in worker.rooms and rest:
        await worker.rooms[first].catch_up(int(rest[0]))


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
