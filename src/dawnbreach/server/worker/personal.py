"""Everything that is kept of one person: told to them, or taken out."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from dawnbreach.server.core import personal
from dawnbreach.server.core.entries import Entry, Row
from dawnbreach.server.core.refusal import Refusal, Unable
from dawnbreach.server.core.state import Table, replayed
from dawnbreach.server.operations.logs import log
from dawnbreach.server.worker import hearing
from dawnbreach.server.worker.room import Passed
from dawnbreach.server.worker.worker import Worker

Turn = Callable[[], Awaitable[None]]
"""Comes when the next table may be looked at: who has sat at many does not ask for all at one moment."""


async def at_once() -> None:
    """The turn of a keeper, who waits for nobody."""


async def exported(worker: Worker, person: str, turn: Turn = at_once) -> dict[str, Any]:
    """Which keys and seats somebody has, and what they did and said there."""
    people, store = worker.store.people, worker.store
    keys = [{"kind": key["kind"], "made": key["made"], "until": key["until"]} for key in await people.keys_of(person)]
    held: dict[str, tuple[Row, list[int]]] = {}
    for row, seat in await people.held(person, None):
        held.setdefault(row.id, (row, []))[1].append(seat)
    tables = [
        {"id": id, "game": row.game, "status": row.status, "made": row.made, "moved": row.moved}
        | {"seats": seats, "names": [msgspec.json.decode(row.people)[seat][0] for seat in seats]}
        | {"entries": await _entries(worker, person, id, turn)}
        for id, (row, seats) in held.items()
    ]
    ratings = {game: msgspec.structs.asdict(one) for game, one in (await store.ratings.all_of(person)).items()}
    return {"person": person, "keys": keys, "ratings": ratings, "tables": tables}


async def _entries(worker: Worker, person: str, id: str, turn: Turn) -> list[dict[str, Any]]:
    """What somebody did and said at one table."""
    await turn()
    return [_told(one) for one in personal.own_entries(person, await worker.store.entries(id))]


def _told(entry: Entry) -> dict[str, Any]:
    data = {name: value for name, value in entry.data.items() if name != "hash"}
    return {"number": entry.number, "time": entry.time, "kind": entry.kind, "seat": entry.seat, "data": data}


async def erased(worker: Worker, person: str, turn: Turn = at_once) -> int:
    """Take a person out of everything: bots decide for their seats, names and words are gone. How many tables."""
    ids = {row.id for row, _ in await worker.store.people.held(person, None)}
    for id in sorted(ids):
        await turn()
        await _erase_at(worker, person, id)
    await worker.store.people.forget(person)
    await worker.store.reports.forget(person=person)
    await hearing.cut(worker, person)
    log("person-erased", tables=len(ids))
    return len(ids)


async def _erase_at(worker: Worker, person: str, id: str) -> None:
    try:
        room = await worker.room(id)
        for seat in [seat for holder, _, seat in room.table.held() if holder == person]:
            await _leave(worker, id, seat, person)
    except Unable:
        raise
    except Refusal:
        room = None  # A table that cannot be played is still rid of names.
    row, entries = await worker.store.row(id), await worker.store.entries(id)
    if row is None:
        return
    changed, kept = personal.without(person, entries), await worker.store.saved(id)
    if kept is not None:
        kept = personal.snapshot_without(person, entries, kept)
    pack = room.table.game.folder if room is not None else None
    await worker.store.rewrite(_renamed(row, entries, changed, pack), changed, kept)
    if room is not None and room.table.kept is None:
        await room.reread()
    elif room is not None:
        del worker.rooms[id]
    await worker.store.tell(f"reread {id}")


def _renamed(row: Row, entries: list[Entry], changed: list[Entry], pack: str | None) -> Row:
    """The row of a table after its entries were changed."""
    by_number = {entry.number: entry for entry in [*entries, *changed]}
    try:
        return replayed(row.id, row.game, row.seed, list(by_number.values()), pack).row(row.moved)
    except Refusal:
        empty = msgspec.json.encode([[None, bot] for _, bot, *_ in msgspec.json.decode(row.people)]).decode()
        return msgspec.structs.replace(row, people=empty, title=personal.GONE, maker="")


async def _leave(worker: Worker, id: str, seat: int, person: str) -> None:
    """A seat of a game that goes on is left, as if its person had done so."""

    def decide(table: Table) -> Entry:
        if table.has_ended or table.chairs[seat].hash != person:
            raise Passed
        return Entry(table.number + 1, f"erase/{table.number + 1}", time.time(), "leave", seat, {})

    room = await worker.room(id)
    try:
        await room.write(None, decide)
        worker.nudge(room)
    except Passed:
        return
