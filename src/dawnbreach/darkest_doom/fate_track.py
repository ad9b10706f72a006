"""DD-5 The Darkest Fate track: Moons move the marker, its final place has an effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import dusk_events, events
from dawnbreach.darkest_doom.common import add_tendrils
from dawnbreach.darkest_doom.content import ICONS
from dawnbreach.darkest_doom.state import HOUND, HUNTSMAN, LEADER, MONSTER, NONE, Guardian, Land
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.errors import no


def move_marker(table: Land, guardian: Guardian, moons: int) -> None:
    """One step per Moon rolled; only the final place counts, at once. DD-5.1"""
    if not moons:
        return
    places = len(table.content.fate)
    table.fate = (moons - 1) % places if table.fate == NONE else (table.fate + moons) % places
    table.tell(events.FateMoved(guardian.number, table.fate))
    effect = table.content.fate[table.fate]
    if effect == "eclipse":
        eclipse(table)
    elif effect == "metamorphosis":
        grow_nearest(table, guardian.area, guardian.number)
    else:
        guardian.free = table.fate


def pair(table: Land, place: int) -> tuple[int, int]:
    """The two icons a place lets a die be turned to. DD-5.3"""
    first, second = table.content.fate[place].split()
    return ICONS.index(first), ICONS.index(second)


def eclipse(table: Land) -> None:
    """Every building in or next to an area with a Dark Abyss gets a tendril, and those Abysses are gone. DD-5.3"""
    gone: set[int] = set()
    for building in range(8):
        area = table.area_of(building)
        beside = [a for a in (area, *table.content.areas[area].next) if a in table.abysses]
        if beside:
            gone.update(beside)
            add_tendrils(table, building, 1)
    for area in sorted(gone):
        remove_abyss(table, area)


def remove_abyss(table: Land, area: int) -> None:
    """Take a Dark Abyss from the board, unless an eclipse did so during its own test. DD-5.3, DD-11.1"""
    if area in table.abysses:
        table.abysses = tuple([a for a in table.abysses if a != area])
        table.tell(dusk_events.AbyssGone(NOBODY, area))


def nearest_of(table: Land, area: int, monsters: Iterable[int]) -> tuple[int, ...]:
    """Those of these monsters that are nearest to an area. DD-5.3, DD-11.1"""
    far = {n: table.distance(area, table.monsters[n].area) for n in monsters}
    least = min(far.values(), default=0)
    return tuple([n for n in far if far[n] == least])


def grow_nearest(table: Land, area: int, decider: int) -> None:
    """The nearest monster becomes the next tier; of equally near ones that can the decider chooses. DD-5.3"""
    alive = [n for n, m in enumerate(table.monsters) if m.tier != NONE]
    able = tuple([n for n in nearest_of(table, area, alive) if can_grow(table, n)])
    if len(able) > 1 and decider != NONE:
        table.push(Growing(decider, able))
    elif able:
        metamorphose(table, able[0])


def can_grow(table: Land, index: int) -> bool:
    """Is there a next tier, and is its figure free? DD-5.3, DD-6.6"""
    monster = table.monsters[index]
    if monster.tier in (NONE, LEADER) or monster.rider != NONE:
        return False
    in_use = sum(m.tier == monster.tier + 1 for m in table.monsters)
    numbers = table.content.numbers
    return in_use < {HOUND: numbers.huntsmen, HUNTSMAN: numbers.leaders}[monster.tier]


def metamorphose(table: Land, index: int) -> None:
    """The next tier, if its figure is free. DD-5.3, DD-6.6"""
    if can_grow(table, index):
        monster = table.monsters[index]
        monster.tier += 1
        table.tell(dusk_events.Metamorphosed(NOBODY, table.as_told(MONSTER + index), monster.area))


class Tied(Frame[Land]):
    """Several monsters are equally near, and one of them has to be named."""

    id = "tied"

    monsters: tuple[int, ...]

    def named(self, table: Land, monster: int) -> None:
        """What happens to the one that is named."""
        raise NotImplementedError(type(self).__name__)


class Beast(Choice[Land, "Tied"]):
    """Name one of the nearest monsters by its area. DD-5.3, DD-11.1"""

    pattern = "beast {area}"
    clause = "DD-5.3"
    exact = True
    area: int

    @classmethod
    def tied(cls, table: Land, frame: Tied) -> dict[int, int]:
        """The monsters there are to choose from, by area."""
        return {table.monsters[n].area: n for n in frame.monsters}

    @classmethod
    def options(cls, table: Land, frame: Tied) -> Iterable[Self]:
        row = cls.row(table)
        return [row[area] for area in cls.tied(table, frame)]

    def forbids(self, table: Land, frame: Tied) -> Refusal | None:
        return None if self.area in self.tied(table, frame) else no(frame.clause, "not-nearest")

    def do(self, table: Land, frame: Tied) -> None:
        monster = self.tied(table, frame)[self.area]
        table.pop()
        frame.named(table, monster)


class Growing(Tied):
    """Which of the nearest Penumbra becomes the next tier? DD-5.3"""

    id = "growing"
    clause = "DD-5.3"
    kinds = (Beast,)

    def named(self, table: Land, monster: int) -> None:
        metamorphose(table, monster)
