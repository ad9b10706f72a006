"""The table as its readers are told of it: written once for all who are told the same."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from dawnbreach.server.core.state import Table
from dawnbreach.server.narration import rendering
from dawnbreach.server.worker.room import Room
from dawnbreach.server.worker.worker import Worker


def table_told(
    worker: Worker, room: Room, table: Table, own: frozenset[int], former: frozenset[int], language: str
) -> str:
    """The table in words, as JSON; with clocks it is another one at every moment."""
    news, now = worker.news(language), time.time()
    moment = (room.arrivals, tuple(news))
    if table.clock is not None or table.drawn.get("moment") != moment:
        table.drawn |= {"moment": moment, "told": {}}
    told: dict[Any, str] = table.drawn["told"]
    reader = (own, former, language)
    if reader not in told:
        about = (own, former, *room.present(now), now, language, news)
        told[reader] = msgspec.json.encode(rendering.table_told(table, *about)).decode()
    return told[reader]
