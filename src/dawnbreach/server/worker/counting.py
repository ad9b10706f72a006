"""Rated games that have ended are counted, each once: the ratings change together with the entry that says so."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from dawnbreach.server.core import rated
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.state import Table
from dawnbreach.server.operations.logs import log
from dawnbreach.server.storage.ratings import Overtaken
from dawnbreach.server.worker.room import Passed, Room

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker


async def count(worker: Worker, room: Room) -> None:
    """If another game of one of the players was counted in between, the next look at the table counts this one."""
    if not rated.is_uncounted(room.table):
        return
    known = await worker.store.ratings.of(room.table.game.name, room.table.players)

    def decide(table: Table) -> Entry:
        if not rated.is_uncounted(table):
            raise Passed
        return rated.count(table, known, time.time())

    with contextlib.suppress(Passed, Overtaken):
        await room.write(None, decide)
        log("rated", table=room.table.id)
