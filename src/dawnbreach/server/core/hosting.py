"""Who made a table may lock it and remove people from it, before the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dawnbreach.server.core.entries import Chair, Entry
from dawnbreach.server.core.refusal import Refusal

if TYPE_CHECKING:
    from dawnbreach.server.core.state import Table


def lock(table: Table, entry: Entry) -> None:
    table.locked = entry.data["locked"]


def remove(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    gone = table.chairs[entry.seat].hash
    table.removed |= {gone} if gone else set()
    table.chairs[entry.seat] = Chair()


def came(table: Table, seat: int) -> None:
    """Where nobody is host, who sits down is."""
    table.hosts = table.hosts or frozenset({seat})


def went(table: Table, seat: int) -> None:
    """When the host goes, the next person is host."""
    table.hosts -= {seat}
    if not table.hosts:
        table.hosts = frozenset(table.people()[:1])


def must_let_in(table: Table, who: str) -> None:
    """Nobody comes to a locked table, nor somebody who was removed from it."""
    if table.locked and table.status == "open":
        raise Refusal("not-now", "refuse-locked")
    if who in table.removed:
        raise Refusal("not-yours", "refuse-removed")
