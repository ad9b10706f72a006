"""Frames that wait for what others do beside them."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.kernel.data import Frame
from dawnbreach.kernel.position import Position


@dataclass(frozen=True)
class Await(Frame):
    """Go on when nothing else is under way."""

    def waits(self, table: Position) -> bool:
        return bool(table.side)

    def run(self, table: Position) -> None:
        table.pop()


@dataclass(frozen=True)
class AwaitSeat(Frame):
    """Go on when this seat has nothing else under way."""

    def waits(self, table: Position) -> bool:
        return any(strand.seat == self.seat for strand in table.side)

    def run(self, table: Position) -> None:
        table.pop()


@dataclass(frozen=True)
class InOrder(Frame):
    """Go on when everything that began earlier is finished."""

    def waits(self, table: Position) -> bool:
        return table.side[0].seat != self.seat

    def run(self, table: Position) -> None:
        table.pop()
