"""How hits are made: with dice as they are or changed, by strikes, and by dice that hit a second time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.copying import Copying
from dawnbreach.sanctum.solver.making import CHANGED, Dice, Effort, Making, Wanted, Way, face_of, hit_by
from dawnbreach.sanctum.solver.means import Die, Means, Tool
from dawnbreach.sanctum.solver.spending import GUARDS, PART, PRICE_GUARDS, RAGE, WIDTH, is_dearer, price, within


class Special(NamedTuple):
    """A location hit without a die of its own: by a strike, or by a die that hits a second time. SAN-5.6"""

    tool: Tool
    card: int
    wanted: int


class Attack(NamedTuple):
    """How the hits of an aim are made."""

    spent: int
    """What it takes; as for rage, how much will be missing when the attack is over. SAN-4.9"""
    aim: Aim
    way: Way
    special: tuple[Special, ...]
    box: Toolbox


class Hitting:
    """For one hero, with any dice."""

    def __init__(self, means: Means, picky: bool) -> None:
        """`picky`: does a card ask whether dice were changed? SAN-11.5"""
        self.means, self.picky, self.purse = means, picky, means.purse
        self.specials = [*means.strikes, *means.doubles]
        self.boxes = [self.box(means.changers), self.box(raging(means.changers))]
        self.makings: dict[tuple[Dice, bool], Making] = {}
        self.effort = Effort()

    def box(self, tools: Sequence[Tool]) -> tuple[Toolbox, list[int]]:
        """The tools, and what it takes to copy a die."""
        box = Toolbox(tools, self.purse)
        return box, [box.put_aside(copier) for copier in self.means.copiers[:1]]

    def symbols(self, dice: Sequence[Die]) -> Dice:
        return tuple(sorted([die.value + CHANGED * (die.changed and self.picky) for die in dice]))

    def most(self, dice: Dice) -> int:
        """No more hits than this can be made."""
        return len(dice) + len(self.specials)

    def making(self, dice: Dice, wakes: bool) -> Making:
        """One for all dice, unless one of them can copy others; where rage wakes again, its first use costs nothing."""
        full = wakes and self.means.rage == self.means.rages
        box, copies = self.boxes[full]
        key = dice if copies else (), full
        if key not in self.makings:
            shown = (*map(face_of, dice), *(die.value for die in self.means.placed))
            self.makings[key] = (
                Copying(box, self.means.twin, self.effort, copies[0], shown)
                if copies
                else Making(box, self.means.twin, self.effort)
            )
        return self.makings[key]

    def attacks(self, dice: Dice, aim: Aim) -> list[Attack]:
        """The cheapest ways to make these hits."""
        found: list[Attack] = []
        for left, special in self.without_dice(aim.wanted):
            flat = tuple(sorted([each for card in left for each in card]))
            if len(flat) > len(dice):
                continue
            wakes = aim.survivors and not aim.turns_up and len(flat) < len(dice)
            making = self.making(dice, wakes)
            extra = sum([each.tool.price for each in special])
            for way in making.ways(dice, flat):
                spent = price(way.spent) + extra
                if not extra or within(spent, self.purse):
                    add_attack(found, Attack(self.after(spent, wakes), aim, way, special, making.box))
        return found

    def after(self, spent: int, wakes: bool) -> int:
        """The same with the rage that is missing after the attack; a die left unassigned wakes it. SAN-4.9"""
        means = self.means
        if wakes and means.rage == means.rages:
            return spent
        used = spent >> 3 * WIDTH & PART
        left = min(means.rages, means.rage - used + wakes)
        return spent + (means.rages - left - used) * RAGE

    # Hits without a die

    def without_dice(self, wanted: tuple[Wanted, ...]) -> Iterator[tuple[tuple[Wanted, ...], tuple[Special, ...]]]:
        """What is left for the dice when some is hit by strikes or second hits."""
        for left, special in struck(wanted, self.specials):
            if all(self.can_double(left, each) for each in special if each.tool.verb.name == "double"):
                yield left, special

    def can_double(self, left: tuple[Wanted, ...], special: Special) -> bool:
        """Is there a die on this card or one before it that hits with this face? SAN-5.6"""
        faces, changed = hit_by(self.means.twin, special.wanted), special.wanted > CHANGED
        if any(die.value in faces and die.changed >= changed for die in self.means.placed):
            return True
        there = [each for card in left[: special.card + 1] for each in card]
        return any(face_of(each) in faces and (each > CHANGED) >= changed for each in there)


def struck(
    wanted: tuple[Wanted, ...], tools: Sequence[Tool]
) -> Iterator[tuple[tuple[Wanted, ...], tuple[Special, ...]]]:
    """Every use of these tools, and what is still wanted then."""
    if not tools:
        yield wanted, ()
        return
    for left, special in struck(wanted, tools[1:]):
        yield left, special
        for card, faces in enumerate(left):
            for face in sorted(set(faces)):
                at = faces.index(face)
                fewer = (*left[:card], faces[:at] + faces[at + 1 :], *left[card + 1 :])
                yield fewer, (*special, Special(tools[0], card, face))


def raging(tools: Sequence[Tool]) -> list[Tool]:
    """The same with rage for nothing, once."""
    at = next((n for n, tool in enumerate(tools) if tool.text == "rage"), None)
    return [tool.but(price=0) if n == at else tool for n, tool in enumerate(tools)]


def add_attack(found: list[Attack], attack: Attack) -> None:
    """Unless another is no dearer."""
    guarded = attack.spent | GUARDS
    for other in found:
        if (guarded - other.spent) & PRICE_GUARDS == PRICE_GUARDS:
            return
    found[:] = [other for other in found if not is_dearer(other.spent, attack.spent)]
    found.append(attack)
