"""What dice and strikes reach: hit locations, and the die an effect changes. SAN-4.6, SAN-4.8"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import Verb
from dawnbreach.sanctum.common import dice_in, turn_die
from dawnbreach.sanctum.fury import step_on
from dawnbreach.sanctum.state import FACE_DOWN, Hero, Table

DIE = (1, 2, 3, 4, 5, 6)

# Reaching hit locations


def fits(hero: Hero, value: int, face: int) -> bool:
    """Does a die with this value hit a location with that face? SAN-4.8"""
    return value == face or (bool(hero.twin) and value in hero.twin and face in hero.twin)


def open_locations(table: Table, hero: Hero) -> list[tuple[int, int, int]]:
    """Foe, location and face of everything that can be hit now. SAN-4.8, SAN-9.3"""
    foes = table.content.foes
    if table.round:
        indexes: Iterable[int] = (hero.at,) if hero.at < len(hero.demons) else ()
    else:
        indexes = range(len(hero.demons))
    found: list[tuple[int, int, int]] = []
    for index in indexes:
        number = hero.demons[index]
        marks = hero.marks[index]
        for location, face in enumerate(foes[number].faces):
            if not marks >> location & 1:
                found.append((index, location, face))
    return found


def forbids_location(table: Table, hero: Hero, foe: int, location: int) -> Refusal | None:
    """Which clause keeps every die off this location. SAN-4.8, SAN-9.3"""
    if foe >= len(hero.demons):
        return no("SAN-4.8", "no-such-foe", foe=table.sanctum.letter(foe))
    if table.round and foe != hero.at:
        if hero.at == len(hero.demons):
            return no("SAN-9.3", "nothing-to-hit")
        return no("SAN-9.3", "not-current-card", foe=table.sanctum.letter(hero.at))
    number = hero.demons[foe]
    if number == FACE_DOWN or location >= len(table.foe(number).faces):
        return no("SAN-4.8", "no-such-location", foe=table.sanctum.letter(foe))
    if hero.marks[foe] >> location & 1:
        return no("SAN-4.8", "already-hit")
    return None


def mark(table: Table, seat: int, foe: int, location: int) -> None:
    """Hit a location; a foe hit everywhere is killed. SAN-4.8, SAN-4.10"""
    hero = table.heroes[seat]
    hero.marks = set_at(hero.marks, foe, hero.marks[foe] | 1 << location)
    number = hero.demons[foe]
    table.tell(events.HitMade(seat, number, table.foe(number).faces[location]))
    if hero.marks[foe] == table.foe(number).full:
        table.tell(events.Killed(seat, number))
        if table.round:
            step_on(table, seat)


def reach(hero: Hero, verb: Verb, die: int) -> tuple[int, ...]:
    """The faces an effect can turn this die to. SAN-4.6"""
    if verb.name == "copy":
        others = [v for other, v in enumerate(hero.dice) if other != die and not hero.lost >> other & 1]
        return tuple(sorted(set(others)))
    return verb.reaches[hero.dice[die]]


def doubles(table: Table, hero: Hero) -> Iterable[tuple[int, int, int]]:
    """Assigned die, foe and location of every second strike. SAN-5.6"""
    for die in dice_in(hero.placed):
        for foe, location, face in open_locations(table, hero):
            if fits(hero, hero.dice[die], face) and not forbids_unchanged(hero, die):
                yield die, foe, location


def forbids_unchanged(hero: Hero, die: int) -> Refusal | None:
    """A card that only modified dice may hit. SAN-11.5"""
    if hero.only_changed and not hero.changed >> die & 1:
        return no("SAN-11.5", "unmodified", die=f"d{die + 1}")
    return None


# Choosing a target


def forbids_die(hero: Hero, die: int) -> Refusal | None:
    """A die that is not in hand, or can no longer be changed. SAN-4.8, SAN-11.4"""
    if die >= len(hero.dice):
        return no("SAN-4.3", "no-such-die", dice=len(hero.dice))
    if hero.lost >> die & 1:
        return no("SAN-11.4", "die-lost", die=f"d{die + 1}")
    if hero.placed >> die & 1:
        return no("SAN-4.8", "die-assigned", die=f"d{die + 1}")
    return None


class Turn(Choice[Table, "Changing"]):
    """Turn a die to a face. SAN-4.6"""

    pattern = "turn {die} {face}"
    clause = "SAN-4.6"
    exact = True
    die: int
    face: int

    @classmethod
    def options(cls, table: Table, frame: Changing) -> Iterable[Self]:
        hero = table.heroes[frame.seat]
        verb = table.content.verbs[frame.verb]
        grid = cls.grid(table)
        return [grid[die][face - 1] for die in dice_in(hero.free_dice) for face in reach(hero, verb, die)]

    def forbids(self, table: Table, frame: Changing) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if (refusal := forbids_die(hero, self.die)) is not None:
            return refusal
        verb = table.content.verbs[frame.verb]
        if self.face + 1 not in reach(hero, verb, self.die):
            return no("SAN-4.6", "out-of-reach", value=hero.dice[self.die], face=self.face + 1, effect=verb.words())
        return None

    def do(self, table: Table, frame: Changing) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        table.tell(events.Turned(seat, self.die, hero.dice[self.die], self.face + 1))
        turn_die(hero, self.die, self.face + 1)
        table.pop()


class Changing(Frame[Table]):
    """Choose the die an effect changes, and its face. SAN-4.6"""

    id = "changing"
    clause = "SAN-4.6"
    kinds = (Turn,)
    verb: int


class Reroll(Choice[Table, "Rerolling"]):
    """Roll one unassigned die again. SAN-5.6"""

    pattern = "reroll {die}"
    clause = "SAN-5.6"
    exact = True
    die: int

    @classmethod
    def options(cls, table: Table, frame: Rerolling) -> Iterable[Self]:
        row = cls.row(table)
        return [row[die] for die in dice_in(table.heroes[frame.seat].free_dice)]

    def forbids(self, table: Table, frame: Rerolling) -> Refusal | None:
        return forbids_die(table.heroes[frame.seat], self.die)

    def do(self, table: Table, frame: Rerolling) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        old = hero.dice[self.die]
        turn_die(hero, self.die, table.ask(seat, "die", DIE))
        table.tell(events.Rerolled(seat, self.die, old, hero.dice[self.die]))
        table.pop()


class Rerolling(Frame[Table]):
    """Choose the die to roll again. SAN-5.6"""

    id = "rerolling"
    clause = "SAN-5.6"
    kinds = (Reroll,)


class Strike(Choice[Table, "Striking"]):
    """Hit a location without a die. SAN-5.6"""

    pattern = "strike {foe}.{location}"
    clause = "SAN-5.6"
    exact = True
    foe: int
    location: int

    @classmethod
    def options(cls, table: Table, frame: Striking) -> Iterable[Self]:
        grid = cls.grid(table)
        return [grid[foe][location] for foe, location, _ in open_locations(table, table.heroes[frame.seat])]

    def forbids(self, table: Table, frame: Striking) -> Refusal | None:
        return forbids_location(table, table.heroes[frame.seat], self.foe, self.location)

    def do(self, table: Table, frame: Striking) -> None:
        table.pop()
        mark(table, frame.seat, self.foe, self.location)


class Striking(Frame[Table]):
    """Choose the location that is hit without a die. SAN-5.6"""

    id = "striking"
    clause = "SAN-5.6"
    kinds = (Strike,)


class Again(Choice[Table, "Doubling"]):
    """Let an assigned die hit a second location that shows the same value. SAN-5.6"""

    pattern = "again {die} {foe}.{location}"
    clause = "SAN-5.6"
    die: int
    foe: int
    location: int

    @classmethod
    def options(cls, table: Table, frame: Doubling) -> Iterable[Self]:
        grid = cls.cube(table)
        return [grid[die][foe][location] for die, foe, location in doubles(table, table.heroes[frame.seat])]

    def forbids(self, table: Table, frame: Doubling) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if not hero.placed >> self.die & 1:
            return no("SAN-5.6", "die-not-assigned", die=f"d{self.die + 1}")
        if (refusal := forbids_location(table, hero, self.foe, self.location)) is not None:
            return refusal
        face = table.foe(hero.demons[self.foe]).faces[self.location]
        if not fits(hero, hero.dice[self.die], face):
            return no("SAN-4.8", "differs", die=f"d{self.die + 1}", value=hero.dice[self.die], face=face)
        return forbids_unchanged(hero, self.die)

    def do(self, table: Table, frame: Doubling) -> None:
        table.pop()
        mark(table, frame.seat, self.foe, self.location)


class Doubling(Frame[Table]):
    """Choose the second location of a double strike. SAN-5.6"""

    id = "doubling"
    clause = "SAN-5.6"
    kinds = (Again,)
