"""Telling the keeper of somebody: of their name, or of what they said."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from dawnbreach.server.core.create_table import new_id
from dawnbreach.server.core.entries import is_person
from dawnbreach.server.core.names import clean
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.operations.logs import log
from dawnbreach.server.protocol.messages import Report
from dawnbreach.server.worker.room import Room

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker


async def report(worker: Worker, room: Room, address: str, message: Report) -> None:
    """Keep a report, with what the keeper needs to know of who it is about."""
    table, seat = room.table, message.whom
    name, remark = _said(table, message)
    chair = table.chairs[seat]
    sits = chair.name == name
    if not worker.makes.take(address):
        raise Refusal("too-fast", "refuse-too-fast")
    there = [watcher.address for watcher in room.watchers if sits and seat in watcher.seats]
    row = {
        "id": new_id(),
        "table_id": table.id,
        "time": time.time(),
        "reporter": worker.hidden(address),
        "seat": seat,
        "name": name,
        "remark": remark,
        "why": clean(message.why) if message.why.strip() else "",
        "person": chair.hash if sits and chair.hash and is_person(chair.hash) else "",
        "address": worker.hidden(there[0]) if there else "",
    }
    await worker.store.reports.add(row)
    log("reported", table=table.id, seat=seat)


def _said(table: Table, message: Report) -> tuple[str, str]:
    """Who is meant, and what they said."""
    if message.remark is None:
        name = table.chairs[message.whom].name if message.whom < len(table.chairs) else None
        if name is None:
            raise Refusal("unknown", "refuse-nobody-there")
        return name, ""
    for remark in table.chat:
        if remark.number == message.remark and remark.seat == message.whom:
            return remark.name, remark.text
    raise Refusal("unknown", "refuse-nobody-there")
