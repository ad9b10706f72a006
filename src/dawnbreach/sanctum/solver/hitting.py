"""How hits are made: with dice as they are or changed, by strikes, and by dice that hit a second time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Cards
from dawnbreach.sanctum.solver.making import CHANGED, Copying, Dice, Making, Used, Wanted, face_of, hit_by
from dawnbreach.sanctum.solver.means import Die, Means
from dawnbreach.sanctum.solver.spending import PART, RAGE, WIDTH
from dawnbreach.sanctum.solver.toolbox import Toolbox, alike


class Special(NamedTuple):
    """A location hit without a die of its own: by a strike, or by a die that hits a second time. SAN-5.6"""

    kind: int
    card: int
    wanted: int


class Families(NamedTuple):
    """The sets of tools that make some hits, those with which a die is left, and those with which none is."""

    idle: int
    busy: int


@dataclass
class Group:
    """All hits that come to the same, and the sets of tools that make them."""

    aim: Aim
    cards: list[Cards] = field(default_factory=list)
    idle: int = 0
    busy: int = 0

    def add(self, cards: Cards, found: Families) -> None:
        self.cards.append(cards)
        self.idle |= found.idle
        self.busy |= found.busy


class Attack(NamedTuple):
    """How the hits of a group are made."""

    spent: int
    """What it takes; as for rage, how much will be missing when the attack is over. SAN-4.9"""
    group: Group
    tools: int
    """The set of them."""
    idle: bool
    """Must a die be left?"""


class Way(NamedTuple):
    """How exactly."""

    cards: Cards
    dice: list[Used]
    special: tuple[Special, ...]


class Hitting:
    """For one hero, with any dice."""

    def __init__(self, means: Means, picky: bool) -> None:
        """`picky`: does a card ask whether dice were changed? SAN-11.5"""
        self.means, self.picky = means, picky
        changers, copiers, special = alike(means.changers), alike(means.copiers[:1]), [*means.strikes, *means.doubles]
        self.box = Toolbox([*changers, *copiers, *alike(special)], means.purse)
        self.copier = len(changers) if copiers else None
        first = len(changers) + len(copiers)
        self.specials = [kind for kind in range(first, len(self.box.kinds)) for _ in self.box.kinds[kind]]
        self.makings: dict[Dice, Making] = {}
        self.splits: dict[Cards, list[tuple[Wanted, int, tuple[Special, ...]]]] = {}
        self.known: dict[tuple[Dice, Wanted], int] = {}

    def symbols(self, dice: Sequence[Die]) -> Dice:
        return tuple(sorted([die.value + CHANGED * (die.changed and self.picky) for die in dice]))

    def most(self, dice: Dice) -> int:
        """No more hits than this can be made."""
        return len(dice) + len(self.specials)

    def making(self, dice: Dice) -> Making:
        """One for all dice, unless one of them can copy others."""
        key = dice if self.copier is not None else ()
        found = self.makings.get(key)
        if found is None:
            found = self.makings[key] = self.new_making(dice)
        return found

    def new_making(self, dice: Dice) -> Making:
        if self.copier is None:
            return Making(self.box, self.means.twin, self.picky)
        shown = (*map(face_of, dice), *(die.value for die in self.means.placed))
        return Copying(self.box, self.means.twin, self.picky, self.copier, shown)

    def families(self, dice: Dice, cards: Cards) -> Families:
        """Every set of tools that makes these hits."""
        idle, busy, count = 0, 0, len(dice)
        for wanted, special, _ in self.shared(cards):
            if len(wanted) <= count:
                family = self.family(dice, wanted)
                if family and len(wanted) < count:
                    idle |= family << special
                elif family:
                    busy |= family << special
        affordable = self.box.affordable
        return Families(idle & affordable, busy & affordable)

    def family(self, dice: Dice, wanted: Wanted) -> int:
        key = dice, wanted
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.making(dice).family(dice, wanted)
        return found

    def attacks(self, group: Group) -> list[Attack]:
        """Those of which none takes less, but for some that do."""
        box, aim = self.box, group.aim
        if not aim.survivors or aim.turns_up:
            return [Attack(self.spent(n, False), group, n, False) for n in box.cheapest(group.idle | group.busy, 0)]
        free = int(self.means.rage == self.means.rages)
        woken = [Attack(self.spent(n, True), group, n, True) for n in box.cheapest(group.idle, free)]
        return woken + [Attack(self.spent(n, False), group, n, False) for n in box.cheapest(group.busy, 0)]

    def spent(self, tools: int, wakes: bool) -> int:
        """With the rage that is missing after the attack; a die left unassigned wakes it. SAN-4.9"""
        spent, means = self.box.price(tools), self.means
        used = spent >> 3 * WIDTH & PART
        missing = max(0, means.rages - means.rage + used - wakes)
        return spent + (missing - used) * RAGE

    def dice_used(self, attack: Attack) -> int:
        return attack.group.aim.hits - sum([many for kind, many in self.box.counts(attack.tools) if kind in self.specials])

    # Hits without a die

    def shared(self, cards: Cards) -> list[tuple[Wanted, int, tuple[Special, ...]]]:
        """What the dice have to hit, and which set of tools hits the rest."""
        found = self.splits.get(cards)
        if found is None:
            found = self.splits[cards] = [
                (
                    tuple(sorted([each for card in left for each in card])),
                    sum([self.box.strides[each.kind] for each in special]),
                    special,
                )
                for left, special in struck(cards, self.specials)
                if all(self.can_hit(left, each) for each in special)
            ]
        return found

    def can_hit(self, left: Cards, special: Special) -> bool:
        """For a second hit there must be a die on this card or one before it that hits with this face. SAN-5.6"""
        if self.box.kinds[special.kind][0].verb.name != "double":
            return True
        faces, changed = hit_by(self.means.twin, special.wanted), special.wanted > CHANGED
        if any(die.value in faces and die.changed >= changed for die in self.means.placed):
            return True
        there = [each for card in left[: special.card + 1] for each in card]
        return any(face_of(each) in faces and (each > CHANGED) >= changed for each in there)

    # The way back

    def way(self, dice: Dice, attack: Attack) -> Way:
        """One that has exactly these tools, for any of the hits of the group."""
        for cards in attack.group.cards:
            for wanted, special, hits in self.shared(cards):
                tools = attack.tools - special
                if len(wanted) <= len(dice) - attack.idle and tools >= 0 and self.family(dice, wanted) >> tools & 1:
                    return Way(cards, self.making(dice).way(dice, wanted, tools), hits)
        raise LookupError("no way to an attack")


def struck(cards: Cards, kinds: Sequence[int]) -> Iterator[tuple[Cards, tuple[Special, ...]]]:
    """Every use of these tools, and what is still wanted then."""
    if not kinds:
        yield cards, ()
        return
    for left, special in struck(cards, kinds[1:]):
        yield left, special
        for card, faces in enumerate(left):
            for face in sorted(set(faces)):
                at = faces.index(face)
                fewer = (*left[:card], faces[:at] + faces[at + 1 :], *left[card + 1 :])
                yield fewer, (*special, Special(kinds[0], card, face))
