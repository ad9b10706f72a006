"""DD-7.3, DD-7.6 Figures that share an area are parted: one is sent away, or retreats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom.figures import free_areas, is_person, place, where
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import Choice, Frame, Refusal
from dawnbreach.kernel.errors import no


class Send(Choice[Land, "Sending"]):
    """Move the beaten-off figure to an adjacent area. DD-7.3"""

    pattern = "send {area}"
    clause = "DD-7.3"
    exact = True
    area: int

    @classmethod
    def options(cls, table: Land, frame: Sending) -> Iterable[Self]:
        row = cls.row(table)
        return [row[area] for area in frame.areas(table)]

    def forbids(self, table: Land, frame: Sending) -> Refusal | None:
        return None if self.area in frame.areas(table) else no(frame.clause, "not-there")

    def do(self, table: Land, frame: Sending) -> None:
        table.pop()
        place(table, frame.figure, self.area)


class Sending(Frame[Land]):
    """Choose where the attacked figure goes. DD-7.3"""

    id = "sending"
    clause = "DD-7.3"
    kinds = (Send,)
    figure: int

    def areas(self, table: Land) -> list[int]:
        return free_areas(table, where(table, self.figure))


def send_down(table: Land, seat: int) -> None:
    """From Winter Mountain to the Path; past a figure there to the nearest free area of choice. DD-7.8, DD-13.5"""
    free = free_areas(table, where(table, seat))
    if len(free) > 1:
        table.push(Sending(seat, seat))
    else:
        place(table, seat, free[0])


def retreat(table: Land, figure: int) -> None:
    """One area towards the own Blood Temple; of equally near ones the player chooses. DD-7.6"""
    areas = homeward(table, figure)
    if len(areas) > 1 and is_person(table, figure):
        table.push(Retreating(figure, figure))
    else:
        place(table, figure, areas[0])


def homeward(table: Land, figure: int) -> list[int]:
    """The areas to part to that are nearest to a Guardian's own Blood Temple. DD-7.6"""
    home = table.content.temples[table.guardians[figure].colour]
    far = {a: table.distance(a, home) for a in free_areas(table, where(table, figure))}
    least = min(far.values(), default=0)
    return [a for a in far if far[a] == least]


class Retreating(Sending):
    """Choose where to retreat to, of areas equally near to the own Blood Temple. DD-7.6"""

    id = "retreating"
    clause = "DD-7.6"

    def areas(self, table: Land) -> list[int]:
        return homeward(table, self.figure)
