"""What an attack may come to: which locations are hit, and which foes die of it. SAN-4.8, SAN-4.10, SAN-9.3"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from dawnbreach.kernel.data import Value
from dawnbreach.sanctum.solver.making import CHANGED, Wanted
from dawnbreach.sanctum.state import FACE_DOWN, Hero, Table

MOST_FOES = 6
"""More are not looked at: those nearest to death, and of these the most dangerous, are enough for six dice."""


class Target(NamedTuple):
    """A foe that is not dead, and the locations that can still be hit."""

    place: int
    """On the battle board."""
    locations: tuple[int, ...]
    wanted: Wanted
    """For each of these locations."""
    damage: int


class Aim(NamedTuple):
    """Hits to be made."""

    wanted: tuple[Wanted, ...]
    """All at once, or in the final battle card by card."""
    killed: int
    """Bit set of foes."""
    damage: int
    """What those left deal."""
    survivors: bool
    turns_up: bool
    """Does the last hit turn up a fury card? SAN-9.4"""

    def is_no_worse(self, other: Aim) -> bool:
        """Are as many hit and the same foes killed, or more? With a fury card turned up nothing can be said."""
        same = self.turns_up == other.turns_up
        return same and self.hits >= other.hits and self.killed & other.killed == other.killed

    @property
    def hits(self) -> int:
        return sum(map(len, self.wanted))


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


def aims_in_row(targets: Targets, most: int) -> Iterator[Aim]:
    """Some locations of a card, or all of it and then of the next. SAN-9.3"""
    done: tuple[Wanted, ...] = ()
    killed, damage = 0, targets.damage
    if not targets.open:  # the last card has just fallen, and dice are left
        yield Aim((), 0, damage, bool(targets.beyond), False)
    for number, card in enumerate(targets.open):
        for count in range(len(card.wanted)):
            for some in sorted(set(combinations(sorted(card.wanted), count))):
                yield Aim((*done, some) if some else done, killed, damage, True, False)
        done, killed, damage = (*done, tuple(sorted(card.wanted))), killed | 1 << card.place, damage - card.damage
        if sum(map(len, done)) > most:
            return
        if number == len(targets.open) - 1:
            yield Aim(done, killed, damage, bool(targets.beyond), targets.face_down)


# All at once


class Kills:
    """Which foes die of so many hits with each face."""

    def __init__(self, targets: Targets, most: int) -> None:
        self.targets = targets
        self.sets: list[tuple[int, dict[int, int], int]] = []
        """Bit set of foes, how many hits of each face they need, and their damage; larger sets first."""
        self.gather(0, 0, (), 0, most)
        self.sets.sort(key=lambda each: -each[0].bit_count())

    def gather(self, start: int, killed: int, wanted: Wanted, damage: int, most: int) -> None:
        self.sets.append((killed, {each: wanted.count(each) for each in set(wanted)}, damage))
        for place in range(start, len(self.targets.open)):
            foe = self.targets.open[place]
            if len(wanted) + len(foe.wanted) <= most:
                self.gather(place + 1, killed | 1 << foe.place, wanted + foe.wanted, damage + foe.damage, most)

    def aims(self, wanted: Wanted, all_of_them: bool) -> Iterator[Aim]:
        """The largest sets of foes that these hits kill; or all sets that they can be made to kill."""
        count = {each: wanted.count(each) for each in wanted}
        taken: list[int] = []
        for killed, need, damage in self.sets:
            if any(count.get(each, 0) < n for each, n in need.items()):
                continue
            if all_of_them:
                if not self.spares(count, killed, need):
                    continue
            elif killed in [killed & other for other in taken]:
                continue
            taken.append(killed)
            alive = killed.bit_count() < len(self.targets.open) or self.targets.cut
            yield Aim((wanted,), killed, self.targets.damage - damage, alive, False)

    def spares(self, count: dict[int, int], killed: int, need: dict[int, int]) -> bool:
        """Can the other hits be made so that nobody else dies?"""
        alive = [foe for foe in self.targets.open if not killed >> foe.place & 1]
        there = [each for foe in alive for each in foe.wanted]
        for left in product(*[sorted(set(foe.wanted)) for foe in alive]):
            if all(n - need.get(each, 0) <= there.count(each) - left.count(each) for each, n in count.items()):
                return True
        return False
