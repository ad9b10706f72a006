"""What an attack may come to: which locations are hit, and which foes die of it. SAN-4.8, SAN-4.10, SAN-9.3"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from dawnbreach.kernel.data import Value
from dawnbreach.sanctum.solver.making import CHANGED, Wanted
from dawnbreach.sanctum.state import FACE_DOWN, Hero, Table

MOST_FOES = 8
"""More are not looked at: those nearest to death, and of these the most dangerous, are enough for six dice."""


class Target(NamedTuple):
    """A foe that is not dead, and the locations that can still be hit."""

    place: int
    """On the battle board."""
    locations: tuple[int, ...]
    wanted: Wanted
    """For each of these locations."""
    damage: int


Cards = tuple[Wanted, ...]
"""Hits to be made, all at once, or in the final battle card by card."""


class Aim(NamedTuple):
    """What is to come of hits, wherever those are made that kill nobody."""

    hits: int
    killed: int
    """Bit set of foes."""
    damage: int
    """What those left deal."""
    survivors: bool
    turns_up: bool
    """Does the last hit turn up a fury card? SAN-9.4"""


def no_worse(aims: list[Aim], aim: Aim) -> list[int]:
    """Where as many are hit and the same foes killed, or more. With a fury card turned up nothing can be said."""
    hits, killed, _, _, turned = aim
    return [
        at
        for at, (more, foes, _, _, turns_up) in enumerate(aims)
        if more >= hits and foes & killed == killed and turns_up == turned
    ]


class Targets(Value):
    """The foes of a hero as the attack stands."""

    open: list[Target]
    """In the final battle the current card and those that can follow before one is turned up."""
    damage: int
    """Of all that are not dead, these or others, and what was added to it. SAN-9.5, SAN-10.7"""
    beyond: int
    """Final battle: how many cards come after those."""
    face_down: bool
    """Final battle: is the next of them a fury card that nobody has turned up?"""
    final: bool
    cut: bool
    """Were there more than can be looked at?"""
    faces: list[tuple[int, int]]
    """Every face that can be hit, and how often."""

    def longer(self, wanted: Wanted) -> Iterator[Wanted]:
        """One more hit of the same or a higher face."""
        for face, most in self.faces:
            if (not wanted or face >= wanted[-1]) and wanted.count(face) < most:
                yield (*wanted, face)


def targets_of(table: Table, hero: Hero) -> Targets:
    foes, final = table.content.foes, bool(table.round)
    start = hero.at if final else 0
    found: list[Target] = []
    damage, hidden = hero.more_damage, False
    for index in range(start, len(hero.demons)):
        number = hero.demons[index]
        if number == FACE_DOWN:
            hidden = True
            continue
        foe, marks = foes[number], hero.marks[index]
        if marks == foe.full:
            continue
        damage += foe.damage
        if not hidden:
            locations = tuple([place for place in range(len(foe.faces)) if not marks >> place & 1])
            changed = CHANGED if hero.only_changed and index == hero.at else 0
            wanted = tuple([stands_for(hero.twin, foe.faces[place]) + changed for place in locations])
            found.append(Target(index, locations, wanted, foe.damage))
    seen, cut = start + len(found), not final and len(found) > MOST_FOES
    if cut:
        found = sorted(found, key=lambda target: (len(target.wanted), -target.damage))[:MOST_FOES]
    beyond = len(hero.demons) - seen if final else 0
    return Targets(found, damage, beyond, final and hidden, final, cut, faces_of(found))


def faces_of(targets: list[Target]) -> list[tuple[int, int]]:
    there = [wanted for target in targets for wanted in target.wanted]
    return [(face, there.count(face)) for face in sorted(set(there))]


def stands_for(twin: tuple[int, ...], face: int) -> int:
    return min(twin) if face in twin else face


# In a row, card by card


def aims_in_row(targets: Targets, most: int) -> Iterator[tuple[Aim, Cards]]:
    """Some locations of a card, or all of it and then of the next. SAN-9.3"""
    done: Cards = ()
    hits, killed, damage = 0, 0, targets.damage
    if not targets.open:  # the last card has just fallen, and dice are left
        yield Aim(0, 0, damage, bool(targets.beyond), False), ()
    for number, card in enumerate(targets.open):
        for count in range(min(len(card.wanted), most - hits + 1)):
            for some in sorted(set(combinations(sorted(card.wanted), count))):
                yield Aim(hits + count, killed, damage, True, False), (*done, some) if some else done
        done, killed, damage = (*done, tuple(sorted(card.wanted))), killed | 1 << card.place, damage - card.damage
        hits += len(card.wanted)
        if hits > most:
            return
        if number == len(targets.open) - 1:
            yield Aim(hits, killed, damage, bool(targets.beyond), targets.face_down), done


# All at once

GUARD = sum(1 << 6 * face + 5 for face in range(2 * CHANGED + 1))
"""A bit above how often each face is needed."""


class Kill(NamedTuple):
    """Foes that may die together."""

    killed: int
    needs: int
    """How many hits with each face, packed."""
    damage: int


class Kills:
    """Which foes die of so many hits with each face."""

    def __init__(self, targets: Targets, most: int, all_of_them: bool) -> None:
        """The largest sets of foes only, or all that can be made to die without the others."""
        self.targets, self.all_of_them = targets, all_of_them
        self.sets: list[Kill] = []
        self.gather(0, 0, (), 0, most)
        self.sets.sort(key=lambda each: -each.killed.bit_count())
        self.smaller = [
            sum([1 << at for at, other in enumerate(self.sets) if other.killed & each.killed == other.killed])
            for each in self.sets
        ]
        """For each set of foes, those that are part of it."""
        self.enough = {face: [self.within(face, count) for count in range(most + 1)] for face, _ in targets.faces}
        """For each face the sets of foes that so many hits with it are enough for."""
        self.spared: dict[int, list[int]] = {}
        self.known: dict[tuple[int, int], Aim] = {}

    def gather(self, start: int, killed: int, wanted: Wanted, damage: int, most: int) -> None:
        self.sets.append(Kill(killed, packed(wanted), damage))
        for place in range(start, len(self.targets.open)):
            foe = self.targets.open[place]
            if len(wanted) + len(foe.wanted) <= most:
                self.gather(place + 1, killed | 1 << foe.place, wanted + foe.wanted, damage + foe.damage, most)

    def within(self, face: int, count: int) -> int:
        return sum([1 << at for at, each in enumerate(self.sets) if each.needs >> 6 * face & 31 <= count])

    def aims(self, wanted: Wanted) -> list[Aim]:
        """What these hits may come to."""
        able, found, made = (1 << len(self.sets)) - 1, [], packed(wanted)
        for face, enough in self.enough.items():
            able &= enough[wanted.count(face)]
        while able:
            at = (able & -able).bit_length() - 1
            if self.all_of_them:
                able ^= 1 << at
                if not self.spares(at, made):
                    continue
            else:
                able &= ~self.smaller[at]
            found.append(self.known.get((at, len(wanted))) or self.aim(at, len(wanted)))
        return found

    def aim(self, at: int, hits: int) -> Aim:
        kill = self.sets[at]
        alive = kill.killed.bit_count() < len(self.targets.open) or self.targets.cut
        aim = Aim(hits, kill.killed, self.targets.damage - kill.damage, alive, False)
        self.known[at, hits] = aim
        return aim

    def spares(self, at: int, made: int) -> bool:
        """Can the other hits be made so that nobody else dies?"""
        kill = self.sets[at]
        if at not in self.spared:
            alive = [foe.wanted for foe in self.targets.open if not kill.killed >> foe.place & 1]
            there = packed(tuple([each for wanted in alive for each in wanted]))
            self.spared[at] = list({there - packed(left) | GUARD for left in product(*map(set, alive))})
        more = made - kill.needs
        for room in self.spared[at]:
            if (room - more) & GUARD == GUARD:
                break
        else:
            return False
        return True


def packed(wanted: Wanted) -> int:
    """How often each face is there, as one number."""
    return sum([1 << 6 * face for face in wanted])
