"""How long things are kept: tables that were never begun, games that are over, records, reports."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.operations.logs import log

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

DAY = 86_400


async def expire(worker: Worker) -> None:
    """Forget what is long over, and keep the positions of games that an earlier version left."""
    now, kept = time.time(), worker.settings
    gone = await _forget_tables(worker, ("open",), now - kept.open_for_hours * 3600)
    if kept.finished_for_days:
        gone += await _forget_tables(worker, ("over", "abandoned"), now - kept.finished_for_days * DAY)
    if kept.left_for_days:
        gone += await _forget_tables(worker, ("starting", "playing"), now - kept.left_for_days * DAY)
    await forget_records(worker)
    await worker.store.reports.forget(now - kept.reports_for_days * DAY)
    if gone:
        log("expired", tables=gone)
    for id in await worker.store.unsaved():
        await _save(worker, id)


async def _forget_tables(worker: Worker, statuses: tuple[str, ...], before: float) -> int:
    """All there are, some at a time: whoever makes many is not faster than this. How many.

    Whoever still looks at one is told when they dial again.
    """
    gone = 0
    while ids := await worker.store.forget_tables(statuses, before):
        gone += len(ids)
        for room in [worker.rooms.pop(id) for id in ids if id in worker.rooms]:
            for watcher in room.watchers:
                watcher.hang_up()
    return gone


async def _save(worker: Worker, id: str) -> None:
    """The position of one table; where that cannot be, those of others are."""
    try:
        await worker.store.save((await worker.room(id)).table)
    except (OSError, SQLAlchemyError):
        raise
    except Exception as error:
        if not isinstance(error, Refusal):
            worker.breaks(id, error)


async def forget_records(worker: Worker) -> None:
    """Let go of records that are old, or too many."""
    kept = worker.settings
    oldest = time.time() - kept.records_for_days * DAY
    await worker.store.forget_records(oldest, kept.records_of_sender, kept.records_in_all)
