"""DD-7.6 Where an attacked Guardian goes who shares an area with a monster."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.darkest_doom.combat import Sending, free_areas, is_person, place, where
from dawnbreach.darkest_doom.state import Land


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
    return [a for a in far if far[a] == min(far.values())]


@dataclass(frozen=True)
class Retreating(Sending):
    """Choose where to retreat to, of areas equally near to the own Blood Temple. DD-7.6"""

    clause = "DD-7.6"

    def areas(self, table: Land) -> list[int]:
        return homeward(table, self.figure)
