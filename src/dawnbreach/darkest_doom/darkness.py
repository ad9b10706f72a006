"""DD-6 The Darkest Fate's turn: events, monsters, their targets and their hunger."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import events
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
from dawnbreach.darkest_doom.fate_track import eclipse, metamorphose, nearest_monster
from dawnbreach.darkest_doom.monsters import Stalk, Tokens, first_person
from dawnbreach.darkest_doom.state import ECHO_ROUND, HOUND, NONE, TENDRILS, Guardian, Land
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.position import TABLE


@dataclass(frozen=True)
class DarkestFate(Frame):
    """Heart, event, monsters. DD-6.1 to DD-6.3"""

    def run(self, table: Land) -> None:
        table.bag = tuple(sorted((*table.bag, 8 + table.round - 1)))
        table.hearts -= 1
        if table.round == ECHO_ROUND:
            table.events += tuple(n for n, e in enumerate(table.content.events) if e.echo)
        table.event = table.ask(TABLE, "event", table.events)
        table.events = without(table.events, table.event)
        table.event_map = table.ask(TABLE, "map", table.maps)
        table.maps = without(table.maps, table.event_map)
        table.tell(events.EventDrawn(NOBODY, table.event, table.event_map))
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
            table.abysses = table.content.maps[table.event_map].abysses
            table.backs = tuple(range(len(table.content.abysses)))
            table.tell(events.AbyssesPlaced(NOBODY, table.abysses))
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
        room = room_for_monsters(table)
        bare = tuple([a for a in self.places if table.figure_at(a) == NONE])
        table.pop()
        if room >= len(bare) or first_person(table) == NONE:
            for area in bare[:room]:
                place_hound(table, area)
        elif room:
            table.push(Placing(first_person(table), bare))


def room_for_monsters(table: Land) -> int:
    """Never more than three monsters, and only three Hounds. DD-6.4"""
    free = sum(m.tier == NONE for m in table.monsters)
    hounds = table.content.numbers.hounds - sum(m.tier == HOUND for m in table.monsters)
    return min(free, hounds)


def place_hound(table: Land, area: int) -> None:
    if room_for_monsters(table) and table.figure_at(area) in (NONE, table.active):
        monster = next(m for m in table.monsters if m.tier == NONE)
        monster.tier, monster.area, monster.token = HOUND, area, NONE
        table.tell(events.MonsterCame(NOBODY, area))


class PlaceHound(Choice):
    """Choose where a Hound appears. DD-6.4"""

    pattern = "hound {area}"
    clause = "DD-6.4"
    area: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        frame = table.frame(seat)
        assert isinstance(frame, Placing)
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return [grid[area] for area in frame.places]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        frame = table.frame(seat)
        assert isinstance(frame, Placing)
        return None if self.area in frame.places else no("DD-6.4", "not-there")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Placing)
        table.pop()
        place_hound(table, self.area)
        left = without(frame.places, self.area)
        if room_for_monsters(table) and left:
            table.push(Placing(seat, left))


@dataclass(frozen=True)
class Placing(Frame):
    """The first player chooses the places. DD-6.4"""

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
        elif first == "advance":
            for index in reversed(range(3)):
                if table.monsters[index].token != NONE:
                    table.push(Stalk(NOBODY, index, effect.amount, NONE))
        elif first == "tendril":
            open_ones = [b for b in range(8) if table.tendrils[b] < TENDRILS]
            if open_ones:
                add_tendrils(table, max(open_ones, key=lambda b: (table.tendrils[b], -b)), 1)

    def metamorphose(self, table: Land, effect: Effect) -> None:
        if "all" in (effect.verb.split()[-1], *effect.words):
            for index in range(3):
                metamorphose(table, index)
        elif (near := nearest_monster(table, table.guardians[table.order[0]].area)) != NONE:
            metamorphose(table, near)


def afflict(table: Land, guardian: Guardian, what: str, amount: int) -> None:
    if guardian.consumed or not guardian.alive:
        return
    if what == "fame":
        add_fame(table, guardian, amount)
    if guardian.virtual:
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
