"""DD-6 The Darkest Fate's turn: events, monsters, their targets and their hunger."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Self

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.common import (
    add_coins,
    add_fame,
    add_mana,
    add_tendrils,
    must_discard,
    receive_corruption,
    without,
)
from dawnbreach.darkest_doom.content import COLOURS, Effect
from dawnbreach.darkest_doom.death import hurt
from dawnbreach.darkest_doom.fate_track import eclipse, grow_nearest, metamorphose, remove_abyss
from dawnbreach.darkest_doom.figures import first_person, nearest_free
from dawnbreach.darkest_doom.monsters import Tokens, place_hound, room_for_monsters
from dawnbreach.darkest_doom.state import ECHO_ROUND, NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.virtual_guardians import wound_by_event
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no


class DarkestFate(Frame[Land]):
    """Heart, event, monsters. DD-6.1 to DD-6.3"""

    id = "darkest-fate"

    def run(self, table: Land) -> None:
        table.bag = tuple(sorted((*table.bag, 8 + table.round - 1)))
        table.hearts -= 1
        table.tell(dusk_events.HeartTaken(NOBODY, table.hearts))
        if table.round == ECHO_ROUND:
            table.events += tuple(n for n, e in enumerate(table.content.events) if e.echo)
        table.event = table.ask(TABLE, "event", table.events)
        table.events = without(table.events, table.event)
        table.event_map = table.ask(TABLE, "map", table.maps)
        table.maps = without(table.maps, table.event_map)
        table.tell(dusk_events.EventDrawn(NOBODY, table.event, table.event_map))
        table.struck = ()
        table.become(Tokens(NOBODY))
        event = table.content.events[table.event]
        for effect in reversed(event.effects):
            table.push(EventEffect(NOBODY, table.doom.effect_number[effect]))
        for effect in reversed(event.create):
            table.push(Create(NOBODY, table.doom.effect_number[effect]))


class Create(Frame[Land]):
    """One creation icon. DD-6.3"""

    id = "create"

    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        effect = table.doom.effects[self.effect]
        CREATIONS[effect.verb](table, effect)


def create_eclipse(table: Land, effect: Effect) -> None:
    eclipse(table)


def create_abysses(table: Land, effect: Effect) -> None:
    """New ones at the places of the map instead of those there were. DD-6.3"""
    for area in table.abysses:
        remove_abyss(table, area)
    table.abysses = table.content.maps[table.event_map].abysses
    table.backs = tuple(range(len(table.content.abysses)))
    table.tell(dusk_events.AbyssesPlaced(NOBODY, table.abysses))


def create_monsters(table: Land, effect: Effect) -> None:
    table.push(Appear(NOBODY, table.content.maps[table.event_map].monsters))


def corrupt_citadel(table: Land, effect: Effect) -> None:
    add_tendrils(table, COLOURS.index(effect.words[0]), 1)


def corrupt_temple(table: Land, effect: Effect) -> None:
    add_tendrils(table, 4 + COLOURS.index(effect.words[0]), 1)


CREATIONS: Mapping[str, Callable[[Land, Effect], None]] = {
    "eclipse": create_eclipse,
    "abysses": create_abysses,
    "monsters": create_monsters,
    "citadel": corrupt_citadel,
    "temple": corrupt_temple,
}
"""Every creation icon. DD-6.3"""


class Appear(Frame[Land]):
    """Hounds at the places of the map; when not all fit the first player chooses. DD-6.4"""

    id = "appear"

    places: tuple[int, ...]

    def run(self, table: Land) -> None:
        room, decider = room_for_monsters(table), first_person(table)
        if not room or not self.places:
            table.pop()
        elif room < len(self.places) and decider != NONE:
            table.become(Placing(decider, self.places))
        else:
            bare = [a for a in self.places if table.figure_at(a) == NONE]
            bring_hound(table, self.places, (bare or self.places)[0])


def bring_hound(table: Land, places: tuple[int, ...], area: int) -> None:
    """A Hound at a place of the map, or if a figure stands there in the nearest area without one. DD-6.4"""
    table.become(Appear(NOBODY, without(places, area)))
    near, decider = nearest_free(table, area), first_person(table)
    if len(near) > 1 and decider != NONE:
        table.push(Straying(decider, tuple(near)))
    else:
        place_hound(table, near[0])


class PlaceHound(Choice[Land, "Placing | Straying"]):
    """Choose where a Hound appears. DD-6.4"""

    pattern = "hound {area}"
    clause = "DD-6.4"
    area: int

    @classmethod
    def options(cls, table: Land, frame: Placing | Straying) -> Iterable[Self]:
        row = cls.row(table)
        return [row[area] for area in frame.places]

    def forbids(self, table: Land, frame: Placing | Straying) -> Refusal | None:
        return None if self.area in frame.places else no("DD-6.4", "not-there")

    def do(self, table: Land, frame: Placing | Straying) -> None:
        if isinstance(frame, Placing):
            bring_hound(table, frame.places, self.area)
        else:
            table.pop()
            place_hound(table, self.area)


class Placing(Frame[Land]):
    """The first player chooses the places. DD-6.4"""

    id = "placing"
    clause = "DD-6.4"
    kinds = (PlaceHound,)
    places: tuple[int, ...]


class Straying(Frame[Land]):
    """The place is occupied, and several free areas are equally near. DD-6.4"""

    id = "straying"
    clause = "DD-6.4"
    kinds = (PlaceHound,)
    places: tuple[int, ...]


# What events do


class EventEffect(Frame[Land]):
    """What an event does besides creating; a rule it changes is asked for where it applies. DD-6.3"""

    id = "event-effect"

    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        effect = table.doom.effects[self.effect]
        who, _, what = effect.verb.partition(" ")
        if who in VICTIMS:
            for number in VICTIMS[who](table.order):
                afflict(table, table.guardians[number], what, effect.amount)
        elif effect.verb in EVENTS:
            EVENTS[effect.verb](table)


VICTIMS: Mapping[str, Callable[[tuple[int, ...]], tuple[int, ...]]] = {
    "each": lambda order: order[::-1],
    "first": lambda order: order[:1],
    "last": lambda order: order[-1:],
}
"""Whom an event is about, of the order of play; the first comes last, and so on top of the stack."""


def is_there(guardian: Guardian) -> bool:
    """Does this Guardian still stand on the board? DD-12.3"""
    return guardian.alive and not guardian.consumed


def afflict(table: Land, guardian: Guardian, what: str, amount: int) -> None:
    """An event meets one Guardian; of a Virtual one only Fame and health. DD-6.3, DD-14.5"""
    afflictions = VIRTUAL_AFFLICTIONS if guardian.virtual else AFFLICTIONS
    if is_there(guardian) and what in afflictions:
        afflictions[what](table, guardian, amount)


Affliction = Callable[[Land, Guardian, int], object]
AFFLICTIONS: Mapping[str, Affliction] = {
    "fame": add_fame,
    "coins": add_coins,
    "mana": add_mana,
    "wound": hurt,
    "discard": must_discard,
    "corruption": receive_corruption,
}
VIRTUAL_AFFLICTIONS: Mapping[str, Affliction] = {"fame": add_fame, "wound": wound_by_event}


def grow_first(table: Land) -> None:
    """The monster nearest to the first Guardian in order of play. DD-5.3"""
    first = next((table.guardians[n] for n in table.order if is_there(table.guardians[n])), None)
    if first is not None:
        grow_nearest(table, first.area, first_person(table))


def grow_all(table: Land) -> None:
    for index in range(len(table.monsters)):
        metamorphose(table, index)


def corrupt_weakest(table: Land) -> None:
    """The building with most tendrils that can still get one."""
    open_ones = [b for b in range(8) if table.tendrils[b] < TENDRILS]
    if open_ones:
        add_tendrils(table, max(open_ones, key=lambda b: (table.tendrils[b], -b)), 1)


EVENTS: Mapping[str, Callable[[Land], None]] = {
    "metamorphose nearest": grow_first,
    "metamorphose all": grow_all,
    "tendril weakest": corrupt_weakest,
}
"""What an event does to nobody in particular. DD-6.3"""
