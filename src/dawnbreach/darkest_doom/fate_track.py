"""DD-5 The Darkest Fate track: Moons move the marker, its final place has an effect."""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_tendrils
from dawnbreach.darkest_doom.content import ICONS
from dawnbreach.darkest_doom.state import HOUND, HUNTSMAN, LEADER, NONE, Guardian, Land
from dawnbreach.kernel import NOBODY


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
        nearest = nearest_monster(table, guardian.area)
        if nearest != NONE:
            metamorphose(table, nearest)
    else:
        guardian.free = table.fate


def pair(table: Land, place: int) -> tuple[int, int]:
    """The two icons a place lets a die be turned to. DD-5.3"""
    first, second = table.content.fate[place].split()
    return ICONS.index(first), ICONS.index(second)


def eclipse(table: Land) -> None:
    """Every building next to a Dark Abyss gets a tendril, and those Abysses are gone. DD-5.3"""
    gone: set[int] = set()
    for building in range(8):
        beside = [a for a in table.content.areas[table.area_of(building)].next if a in table.abysses]
        if beside:
            gone.update(beside)
            add_tendrils(table, building, 1)
    for area in sorted(gone):
        remove_abyss(table, area)


def remove_abyss(table: Land, area: int) -> None:
    table.abysses = tuple([a for a in table.abysses if a != area])
    table.tell(events.AbyssGone(NOBODY, area))


def nearest_monster(table: Land, area: int) -> int:
    """The nearest monster's place, or NONE; of several the first. DD-5.3"""
    found = [(table.distance(area, m.area), n) for n, m in enumerate(table.monsters) if m.tier != NONE]
    return min(found)[1] if found else NONE


def metamorphose(table: Land, index: int) -> None:
    """The next tier, if its figure is free. DD-5.3, DD-6.6"""
    monster = table.monsters[index]
    if monster.tier in (NONE, LEADER) or monster.rider != NONE:
        return
    in_use = sum(m.tier == monster.tier + 1 for m in table.monsters)
    numbers = table.content.numbers
    if in_use < {HOUND: numbers.huntsmen, HUNTSMAN: numbers.leaders}[monster.tier]:
        monster.tier += 1
        table.tell(events.Metamorphosed(NOBODY, monster.tier, monster.area))
