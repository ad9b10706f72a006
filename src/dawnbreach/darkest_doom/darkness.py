"""DD-6 The Darkest Fate's turn: events, monsters, their targets and their hunger."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.combat import nearest_free
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
from dawnbreach.darkest_doom.monsters import Tokens, first_person
from dawnbreach.darkest_doom.state import ECHO_ROUND, HOUND, MONSTER, NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.virtual_guardians import wound_by_event
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no


@dataclass(frozen=True)
class DarkestFate(Frame):
    """Heart, event, monsters. DD-6.1 to DD-6.3"""

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


@dataclass(frozen=True)
class Create(Frame):
    """One creation icon. DD-6.3"""

    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        effect = table.doom.effects[self.effect]
        if effect.verb == "eclipse":
            eclipse(table)
        elif effect.verb == "abysses":
            for area in table.abysses:
                remove_abyss(table, area)
            table.abysses = table.content.maps[table.event_map].abysses
            table.backs = tuple(range(len(table.content.abysses)))
            table.tell(dusk_events.AbyssesPlaced(NOBODY, table.abysses))
        elif effect.verb == "monsters":
            table.push(Appear(NOBODY, table.content.maps[table.event_map].monsters))
        else:
            building = COLOURS.index(effect.words[0]) + (4 if effect.verb == "temple" else 0)
            add_tendrils(table, building, 1)


@dataclass(frozen=True)
class Appear(Frame):
    """Hounds at the places of the map; when not all fit the first player chooses. DD-6.4"""

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


def room_for_monsters(table: Land) -> int:
    """Never more than three monsters, and only three Hounds. DD-6.4"""
    free = sum(m.tier == NONE for m in table.monsters)
    hounds = table.content.numbers.hounds - sum(m.tier == HOUND for m in table.monsters)
    return min(free, hounds)


def place_hound(table: Land, area: int) -> None:
    if room_for_monsters(table) and table.figure_at(area) in (NONE, table.active):
        index, monster = next((n, m) for n, m in enumerate(table.monsters) if m.tier == NONE)
        monster.tier, monster.area, monster.token = HOUND, area, NONE
        table.tell(dusk_events.MonsterCame(NOBODY, area, table.as_told(MONSTER + index)))


class PlaceHound(Choice):
    """Choose where a Hound appears. DD-6.4"""

    pattern = "hound {area}"
    clause = "DD-6.4"
    area: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        frame = table.frame(seat)
        assert isinstance(frame, (Placing, Straying))
        row = cls.row(table)
        return [row[area] for area in frame.places]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        frame = table.frame(seat)
        assert isinstance(frame, (Placing, Straying))
        return None if self.area in frame.places else no("DD-6.4", "not-there")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        if isinstance(frame, Placing):
            bring_hound(table, frame.places, self.area)
        else:
            table.pop()
            place_hound(table, self.area)


@dataclass(frozen=True)
class Placing(Frame):
    """The first player chooses the places. DD-6.4"""

    clause = "DD-6.4"
    kinds = (PlaceHound,)
    places: tuple[int, ...]


@dataclass(frozen=True)
class Straying(Frame):
    """The place is occupied, and several free areas are equally near. DD-6.4"""

    clause = "DD-6.4"
    kinds = (PlaceHound,)
    places: tuple[int, ...]


@dataclass(frozen=True)
class EventEffect(Frame):
    """What an event does besides creating. DD-6.3"""

    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        effect = table.doom.effects[self.effect]
        first, _, what = effect.verb.partition(" ")
        if first == "each":
            for number in reversed(table.order):
                afflict(table, table.guardians[number], what, effect.amount)
        elif first == "first":
            afflict(table, table.guardians[table.order[0]], what, effect.amount)
        elif first == "last":
            afflict(table, table.guardians[table.order[-1]], what, effect.amount)
        elif first == "metamorphose":
            self.metamorphose(table, effect)
        elif first == "tendril":
            open_ones = [b for b in range(8) if table.tendrils[b] < TENDRILS]
            if open_ones:
                add_tendrils(table, max(open_ones, key=lambda b: (table.tendrils[b], -b)), 1)

    def metamorphose(self, table: Land, effect: Effect) -> None:
        if "all" in (effect.verb.split()[-1], *effect.words):
            for index in range(3):
                metamorphose(table, index)
            return
        first = next((table.guardians[n] for n in table.order if is_there(table.guardians[n])), None)
        if first is not None:
            grow_nearest(table, first.area, first_person(table))


def is_there(guardian: Guardian) -> bool:
    """Does this Guardian still stand on the board? DD-12.3"""
    return guardian.alive and not guardian.consumed


def afflict(table: Land, guardian: Guardian, what: str, amount: int) -> None:
    if not is_there(guardian):
        return
    if what == "fame":
        add_fame(table, guardian, amount)
    if guardian.virtual:
        if what == "wound":
            wound_by_event(table, guardian, amount)
        return
    if what == "wound":
        hurt(table, guardian, amount, NONE)
    elif what == "coins":
        add_coins(table, guardian, amount)
    elif what == "mana":
        add_mana(table, guardian, amount)
    elif what == "discard":
        must_discard(table, guardian, amount)
    elif what == "corruption":
        receive_corruption(table, guardian, amount)
