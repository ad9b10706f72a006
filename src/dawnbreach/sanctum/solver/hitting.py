"""How hits are made: with dice as they are or changed, by strikes, and by dice that hit a second time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Cards
from dawnbreach.sanctum.solver.making import CHANGED, Copying, Dice, Making, Used, Wanted, face_of, hit_by
from dawnbreach.sanctum.solver.means import Die, Means
from dawnbreach.sanctum.solver.outcomes import undominated
from dawnbreach.sanctum.solver.spending import PART, RAGE, WIDTH, weight
from dawnbreach.sanctum.solver.toolbox import Toolbox, alike


class Special(NamedTuple):
    """A location hit without a die of its own: by a strike, or by a die that hits a second time. SAN-5.6"""

    kind: int
    card: int
    wanted: int


class Share(NamedTuple):
    """What the dice have to hit, and the set of tools that hits the rest."""

    wanted: Wanted
    tools: int
    special: tuple[Special, ...]


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
    covered_idle: int = 0
    """The sets that take no less than one with which a die is left, where that wakes rage."""
    covered: int = 0
    """The same for all others."""

    @property
    def wakes(self) -> bool:
        """Does a die that is left wake rage? SAN-4.9"""
        return self.aim.survivors and not self.aim.turns_up

    def spare(self, better: Group) -> None:
        """Leave out what takes no less than another group that comes to more."""
        covered = better.covered | better.covered_idle
        self.busy &= ~covered
        self.idle &= ~better.covered_idle if self.wakes else ~covered

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
        # Sets that take little have low numbers so, and what takes less is met before what takes more.
        changers = alike(sorted(means.changers, key=lambda tool: weight(tool.price)))
        copiers, special = alike(means.copiers[:1]), [*means.strikes, *means.doubles]
        self.box = Toolbox([*changers, *copiers, *alike(special)], means.purse)
        self.copier = len(changers) if copiers else None
        first = len(changers) + len(copiers)
        self.specials = [kind for kind in range(first, len(self.box.kinds)) for _ in self.box.kinds[kind]]
        self.doubles = [kind for kind in self.specials if self.is_double(kind)]
        self.strides = [self.box.strides[kind] for kind in self.specials if not self.is_double(kind)]
        """Of the tools that strike."""
        self.makings: dict[Dice, Making] = {}
        self.found: dict[tuple[Dice, Cards, int], Families] = {}
        self.known: dict[tuple[Dice, Wanted], int] = {}
        self.prices: dict[tuple[int, bool], int] = {}

    def is_double(self, kind: int) -> bool:
        return self.box.kinds[kind][0].verb.name == "double"

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
        idle, busy = self.with_strikes(dice, cards, len(self.strides))
        return Families(idle & self.box.affordable, busy & self.box.affordable)

    def with_strikes(self, dice: Dice, cards: Cards, strikes: int) -> Families:
        """With so many strikes at the most: the last of them hits nothing, or any of it."""
        key = dice, cards, strikes
        found = self.found.get(key)
        if found is None:
            found = self.struck(dice, cards, strikes) if strikes else self.doubled(dice, cards)
            self.found[key] = found
        return found

    def struck(self, dice: Dice, cards: Cards, strikes: int) -> Families:
        idle, busy = self.with_strikes(dice, cards, strikes - 1)
        stride = self.strides[strikes - 1]
        for fewer, _, _ in without_one(cards):
            left, none = self.with_strikes(dice, fewer, strikes - 1)
            idle, busy = idle | left << stride, busy | none << stride
        return Families(idle, busy)

    def doubled(self, dice: Dice, cards: Cards) -> Families:
        idle, busy = 0, 0
        for wanted, tools, _ in self.shared(cards, self.doubles):
            if len(wanted) < len(dice):
                idle |= self.family(dice, wanted) << tools
            elif len(wanted) == len(dice):
                busy |= self.family(dice, wanted) << tools
        return Families(idle, busy)

    def family(self, dice: Dice, wanted: Wanted) -> int:
        key = dice, wanted
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.making(dice).family(dice, wanted)
        return found

    def attacks(self, group: Group) -> list[Attack]:
        """Those of which none takes less."""
        found: dict[int, tuple[int, bool]] = {}
        if group.wakes:
            free = int(self.means.rage == self.means.rages)
            idle, group.covered_idle = self.box.cheapest(group.idle, free)
            busy, group.covered = self.box.cheapest(group.busy & ~group.covered_idle, 0)
            found.update({self.spent(tools, True): (tools, True) for tools in idle})
        else:
            busy, group.covered = self.box.cheapest(group.idle | group.busy, 0)
        found.update({self.spent(tools, False): (tools, False) for tools in busy})
        return [Attack(spent, group, *found[spent]) for spent in undominated(found)]

    def spent(self, tools: int, wakes: bool) -> int:
        """With the rage that is missing after the attack; a die left unassigned wakes it. SAN-4.9"""
        key = tools, wakes
        found = self.prices.get(key)
        if found is None:
            spent, means = self.box.price(tools), self.means
            used = spent >> 3 * WIDTH & PART
            missing = max(0, means.rages - means.rage + used - wakes)
            found = self.prices[key] = spent + (missing - used) * RAGE
        return found

    def dice_used(self, attack: Attack) -> int:
        used = self.box.counts(attack.tools)
        return attack.group.aim.hits - sum([many for kind, many in used if kind in self.specials])

    # Hits without a die

    def shared(self, cards: Cards, kinds: Sequence[int]) -> list[Share]:
        """What can be hit with these tools, and what is left for the dice."""
        if not kinds:
            return [Share(all_of(cards), 0, ())]
        return [
            Share(all_of(left), sum([self.box.strides[each.kind] for each in special]), special)
            for left, special in struck(cards, kinds)
            if self.can_hit(left, special)
        ]

    def can_hit(self, left: Cards, special: tuple[Special, ...]) -> bool:
        """For each second hit there must be a die on its card or one before it that hits with this face. SAN-5.6"""
        return all(not self.is_double(each.kind) or self.can_double(left, each) for each in special)

    def can_double(self, left: Cards, special: Special) -> bool:
        faces, changed = hit_by(self.means.twin, special.wanted), special.wanted > CHANGED
        if any(die.value in faces and die.changed >= changed for die in self.means.placed):
            return True
        there = [each for card in left[: special.card + 1] for each in card]
        return any(face_of(each) in faces and (each > CHANGED) >= changed for each in there)

    # The way back

    def way(self, dice: Dice, attack: Attack) -> Way:
        """One that has exactly these tools, for any of the hits of the group."""
        for cards in attack.group.cards:
            for wanted, special, hits in self.shared(cards, self.specials):
                tools = attack.tools - special
                if len(wanted) <= len(dice) - attack.idle and tools >= 0 and self.family(dice, wanted) >> tools & 1:
                    return Way(cards, self.making(dice).way(dice, wanted, tools), hits)
        raise LookupError("no way to an attack")


def all_of(cards: Cards) -> Wanted:
    return cards[0] if len(cards) == 1 else tuple(sorted([each for card in cards for each in card]))


def struck(cards: Cards, kinds: Sequence[int]) -> Iterator[tuple[Cards, tuple[Special, ...]]]:
    """Every use of these tools, and what is still wanted then."""
    if not kinds:
        yield cards, ()
        return
    for left, special in struck(cards, kinds[1:]):
        yield left, special
        for fewer, card, face in without_one(left):
            yield fewer, (*special, Special(kinds[0], card, face))


def without_one(cards: Cards) -> Iterator[tuple[Cards, int, int]]:
    """These hits without any one of them: what is left, its card and its face."""
    for card, faces in enumerate(cards):
        before, after = cards[:card], cards[card + 1 :]
        for at, face in enumerate(faces):
            if not at or faces[at - 1] != face:
                yield (*before, faces[:at] + faces[at + 1 :], *after), card, face
