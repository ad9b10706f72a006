"""Tables from the database, also those of other rules: they go on from where they are, or are closed in words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

import msgspec

import dawnbreach
from dawnbreach.server.core import commands, snapshots
from dawnbreach.server.core.entries import Entry, Row, Snapshot, rules_of
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table, replayed
from dawnbreach.server.operations.logs import log
from dawnbreach.server.storage.store import Store
from dawnbreach.server.worker.editions import Editions
from dawnbreach.server.worker.room import Room


async def opened(
    store: Store, editions: Editions, id: str, foreign: Collection[str], turn: asyncio.Semaphore
) -> Room | None:
    """A table; `foreign` are the versions of which workers of other versions take care. It is played at its `turn`."""
    row = await store.row(id)
    if row is None:
        return None
    if row.version in foreign:
        raise Refusal("not-now", "refuse-elsewhere")
    pack = await editions.pack(row.game, row.pack)
    found, ours = await store.entries(id), dawnbreach.game(row.game).rules
    if not row.pack or rules_of(row.version) == ours:
        async with turn:
            return Room(store, await asyncio.to_thread(replayed, id, row.game, row.seed, found, pack))
    kept = await store.saved(id)
    if kept is None or rules_of(row.version) > ours:
        raise Refusal("not-now", "refuse-other-rules", theirs=str(rules_of(row.version)), ours=str(ours))
    table = _remembered(row, found, pack)
    if kept.status == "playing":
        return await _carried_over(store, editions, table, kept, found)
    snapshots.restore(table, kept)
    return Room(store, table)


def _remembered(row: Row, entries: list[Entry], pack: str | None) -> Table:
    """What can be said of a table without its rules."""
    table = Table(row.id, row.game, row.seed, pack)
    for entry in entries:
        table.remember(entry)
    return table


async def _carried_over(store: Store, editions: Editions, table: Table, kept: Snapshot, entries: list[Entry]) -> Room:
    """A running game goes on under the rules of this version where they accept its position; else it is closed."""
    room = Room(store, table)
    try:
        snapshots.accepted(table, kept)
    except Refusal:
        old = await editions.rules(table.game.name, kept.rules, kept.pack)
        if old is not None:
            told, _ = await editions.ask(old, "record", table.id, table.game.name, table.seed, entries)
            kept = msgspec.structs.replace(kept, record=msgspec.json.decode(told, type=str))
        snapshots.restore(table, kept)
        await room.write(None, lambda now: commands.closed_by_rules(now, kept, time.time()))
        log("closed", table=table.id, was=kept.rules, rules=table.game.rules)
        return room
    await room.write(None, lambda now: commands.carried(now, kept, time.time()))
    log("carried", table=table.id, was=kept.rules, rules=table.game.rules)
    return room
