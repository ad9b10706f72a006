"""Who is one of many at a table is called to be told what is new: some at a time, then everybody else has time.

To tell a crowd takes milliseconds, in which nobody else would have a turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

AT_ONCE, REST = 4, 0.002
"""So many are called at a time, of all tables together, and then nobody for so many seconds."""


class Called(Protocol):
    """Somebody who is told what is new when called."""

    def call(self) -> None: ...


class Calls:
    """Those who wait to be called, each table's in turn."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[Called, None]] = {}
        self.order: deque[str] = deque()
        self.next: asyncio.TimerHandle | None = None

    def put(self, table: str, one: Called) -> None:
        """Whoever waits already is told everything at once."""
        if table not in self.tables:
            self.tables[table] = {}
            self.order.append(table)
        self.tables[table][one] = None
        if self.next is None:
            self.next = asyncio.get_running_loop().call_soon(self._call)  # type: ignore[assignment]

    def drop(self, table: str, one: Called) -> None:
        """Somebody has gone."""
        self.tables.get(table, {}).pop(one, None)

    def _call(self) -> None:
        for _ in range(AT_ONCE):
            self._call_one()
        self.next = asyncio.get_running_loop().call_later(REST, self._call) if self.order else None

    def _call_one(self) -> None:
        if not self.order:
            return
        table = self.order.popleft()
        waiting = self.tables[table]
        if waiting:
            one = next(iter(waiting))
            del waiting[one]
            one.call()
        if waiting:
            self.order.append(table)
        else:
            del self.tables[table]
