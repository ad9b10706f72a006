"""Frames that wait for what others do beside them."""

from __future__ import annotations

from dawnbreach.kernel.frame import Frame
from dawnbreach.kernel.position import Position


class Await(Frame[Position]):
    """Go on when nothing else is under way."""

    id = "await"

    def waits(self, table: Position) -> bool:
        return bool(table.side)

    def run(self, table: Position) -> None:
        table.pop()


class AwaitSeat(Frame[Position]):
    """Go on when this seat has nothing else under way."""

    id = "await-seat"

    def waits(self, table: Position) -> bool:
        return any(strand.seat == self.seat for strand in table.side)

    def run(self, table: Position) -> None:
        table.pop()


class InOrder(Frame[Position]):
    """Go on when everything that began earlier is finished."""

    id = "in-order"

    def waits(self, table: Position) -> bool:
        return table.side[0].seat != self.seat  # strands lie in the order in which they began

    def run(self, table: Position) -> None:
        table.pop()
