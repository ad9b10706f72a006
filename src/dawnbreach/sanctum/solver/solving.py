"""An attack and the block after it, solved: every outcome that no other is better than in every way. SAN-4.4 to SAN-4.11"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Kills, Targets, Wanted, aims_in_row
from dawnbreach.sanctum.solver.blocking import Blocked, blockings
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.making import Making as Copying
from dawnbreach.sanctum.solver.making import CHANGED, Making, Way, face_of, hit_by
from dawnbreach.sanctum.solver.means import Die, Means, Tool
from dawnbreach.sanctum.solver.outcomes import WOUNDS, Outcome, undominated
from dawnbreach.sanctum.solver.spending import (
    FOCUS,
    GUARDS,
    ONCE,
    PART,
    PRICE_GUARDS,
    RAGE,
    STAMINA,
    TOKEN,
    TOOLS,
    WIDTH,
    is_dearer,
    parts,
    price,
    within,
)



class Special(NamedTuple):
    """A location hit without a die of its own: by a strike, or by a die that hits a second time. SAN-5.6"""

    tool: Tool
    card: int
    wanted: int


class Attack(NamedTuple):
    """How the hits of an aim are made."""

    spent: int
    """What it takes; as for rage, how much will be missing when the attack is over. SAN-4.9"""
    making: Making
    way: Way
    special: tuple[Special, ...]
    aim: Aim


class End(NamedTuple):
    """How hits are made and what is blocked after them, and which tokens are paid for all that."""

    attack: Attack
    blocked: Blocked
    stamina: int
    focus: int


class Group:
    """The same foes killed with as many hits: the cheapest ways to that, wherever the other hits are made."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.attacks: list[Attack] = []

    def may_gain(self, bound: list[int]) -> bool:
        """Could something be cheaper here that takes at least one of these?"""
        return not all(any([is_dearer(least, attack.spent) for attack in self.attacks]) for least in bound)


def add_to(found: list[Attack], attack: Attack) -> None:
    """Unless another is no dearer."""
    guarded = attack.spent | GUARDS
    for other in found:
        if (guarded - other.spent) & PRICE_GUARDS == PRICE_GUARDS:
            return
    found[:] = [other for other in found if not is_dearer(other.spent, attack.spent)]
    found.append(attack)


def raging(tools: list[Tool]) -> list[Tool]:
    """The same with rage for nothing, once."""
    free = next((tool for tool in tools if tool.text == "rage"), None)
    return [replace(tool, price=0) if tool is free and n == tools.index(free) else tool for n, tool in enumerate(tools)]


def missing(dice: tuple[int, ...], wanted: Wanted) -> int:
    """How many hits no die is fit for as it is."""
    return sum([max(0, wanted.count(face) - dice.count(face)) for face in set(wanted)])


class Solver:
    """Works for one hero and one set of foes, with any dice."""

    def __init__(self, means: Means, targets: Targets) -> None:
        self.means, self.targets = means, targets
        self.purse = means.purse
        self.boxes = [self.box(means.changers), self.box(raging(means.changers))]
        self.makings: dict[tuple[tuple[int, ...], bool], Making] = {}
        self.specials = [*means.strikes, *means.doubles]
        self.picky = any(wanted > CHANGED for target in targets.open for wanted in target.wanted)

    def box(self, tools: list[Tool]) -> tuple[Toolbox, list[int]]:
        box = Toolbox(tools, self.purse)
        return box, [box.put_aside(copier) for copier in self.means.copiers[:1]]

    @cached_property
    def blockings(self) -> list[Blocked]:
        need = max(0, self.targets.damage - self.means.shields)
        return blockings(self.means.blocks, self.purse, need, self.means.wrath)

    # Making the hits

    def symbols(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        """Dice as the making knows them: whether they were changed counts only where a card asks for it. SAN-11.5"""
        return tuple(sorted([die.value + CHANGED * (die.changed and self.picky) for die in dice]))

    def making(self, dice: tuple[int, ...], wakes: bool) -> Making:
        """One for all dice, unless one of them can copy others; where rage wakes again the first use of it is free."""
        box, copies = self.boxes[wakes]
        key = dice if copies else (), wakes
        if key not in self.makings:
            shown = (*map(face_of, dice), *(die.value for die in self.means.placed))
            twin = self.means.twin
            self.makings[key] = Copying(box, twin, copies[0], shown) if copies else Making(box, twin)
        return self.makings[key]

    def attacks(self, dice: tuple[int, ...], aim: Aim) -> list[Attack]:
        """The cheapest ways to make these hits."""
        found: list[Attack] = []
        for left, special in self.without_dice(aim.wanted, self.specials):
            flat = tuple(sorted([each for card in left for each in card]))
            if len(flat) > len(dice):
                continue
            wakes = aim.survivors and not aim.turns_up and len(flat) < len(dice)
            making = self.making(dice, wakes and self.means.rage == self.means.rages)
            extra = sum([each.tool.price for each in special])
            for way in making.ways(dice, flat):
                spent = price(way.spent) + extra
                if not extra or within(spent, self.purse):
                    add_to(found, Attack(self.after(spent, wakes), making, way, special, aim))
        return found

    def after(self, spent: int, wakes: bool) -> int:
        """The same with the rage that is missing when the attack is over; a die left unassigned wakes it. SAN-4.9"""
        means = self.means
        if wakes and means.rage == means.rages:
            return spent
        used = spent >> 3 * WIDTH & PART
        left = min(means.rages, means.rage - used + wakes)
        return spent + (means.rages - left - used) * RAGE

    def without_dice(
        self, wanted: tuple[Wanted, ...], tools: list[Tool]
    ) -> Iterator[tuple[tuple[Wanted, ...], tuple[Special, ...]]]:
        """What is left to be hit with dice when some is hit by strikes and second hits."""
        for left, special in self.struck(wanted, tools):
            if all(self.can_double(left, s) for s in special if s.tool.verb.name == "double"):
                yield left, special

    def struck(
        self, wanted: tuple[Wanted, ...], tools: list[Tool]
    ) -> Iterator[tuple[tuple[Wanted, ...], tuple[Special, ...]]]:
        if not tools:
            yield wanted, ()
            return
        for left, special in self.struck(wanted, tools[1:]):
            yield left, special
            for card, faces in enumerate(left):
                for face in sorted(set(faces)):
                    at = faces.index(face)
                    fewer = (*left[:card], faces[:at] + faces[at + 1 :], *left[card + 1 :])
                    yield fewer, (*special, Special(tools[0], card, face))

    def can_double(self, left: tuple[Wanted, ...], special: Special) -> bool:
        """Is there a die on this card or before it that hits with this face? SAN-5.6"""
        faces = hit_by(self.means.twin, special.wanted)
        changed = special.wanted > CHANGED
        if any(die.value in faces and (die.changed or not changed) for die in self.means.placed):
            return True
        there = [wanted for card in left[: special.card + 1] for wanted in card]
        return any(face_of(wanted) in faces and (wanted > CHANGED or not changed) for wanted in there)

    # What they come to

    def most_hits(self, dice: tuple[int, ...]) -> int:
        return len(dice) + len(self.specials)

    def groups(self, dice: tuple[int, ...]) -> list[Group]:
        """Who dies and how many hits are made, and the cheapest ways to that."""
        return list(self.in_row(dice) if self.targets.final else self.all_at_once(dice))

    def in_row(self, dice: tuple[int, ...]) -> Iterator[Group]:
        groups: dict[tuple[int, int], Group] = {}
        for aim in aims_in_row(self.targets, self.most_hits(dice)):
            group = groups.setdefault((aim.killed, aim.hits), Group(aim))
            for attack in self.attacks(dice, aim):
                add_to(group.attacks, attack)
        return (group for group in groups.values() if group.attacks)

    def all_at_once(self, dice: tuple[int, ...]) -> Iterator[Group]:
        """From few hits to many; what cannot become cheaper than what is known already is left out."""
        kills = Kills(self.targets, self.most_hits(dice))
        groups: dict[tuple[int, int], Group] = {}
        level: dict[Wanted, list[int]] = {(): [0]}
        while level:
            after: dict[Wanted, list[int]] = {}
            for wanted in sorted(level, key=lambda each: missing(dice, each)):
                aims = [(aim, groups.setdefault((aim.killed, aim.hits), Group(aim))) for aim in kills.aims(wanted, self.means.wrath)]
                bound = level[wanted]
                if any(group.may_gain(bound) for _, group in aims):
                    attacks = self.attacks(dice, aims[0][0])
                    bound = [attack.spent for attack in attacks]
                    for attack in attacks:
                        for aim, group in aims:
                            add_to(group.attacks, attack._replace(aim=aim))
                if bound and len(wanted) < self.most_hits(dice):
                    after.update({more: bound for more in self.more(wanted)})
            level = after
        return (group for group in groups.values() if group.attacks)

    def more(self, wanted: Wanted) -> Iterator[Wanted]:
        """One more of the same or a higher face."""
        for face, most in self.open_faces:
            if (not wanted or face >= wanted[-1]) and wanted.count(face) < most:
                yield (*wanted, face)

    @cached_property
    def open_faces(self) -> list[tuple[int, int]]:
        """Every face that can be hit, and how often."""
        faces = [wanted for target in self.targets.open for wanted in target.wanted]
        return [(face, faces.count(face)) for face in sorted(set(faces))]

    def outcomes(self, dice: tuple[int, ...]) -> dict[Outcome, End]:
        """Every outcome that no other is better than in every way, and how it is come to."""
        found: dict[Outcome, End] = {}
        done: list[tuple[Aim, list[int]]] = []
        for group in sorted(self.groups(dice), key=lambda group: (-group.aim.killed.bit_count(), -group.aim.hits)):
            ends = self.ends(group)
            better = [key for aim, keys in done if aim.is_no_worse(group.aim) for key in keys]
            kept = undominated(ends, better)
            done.append((group.aim, kept))
            found.update({self.outcome(key, ends[key]): ends[key] for key in kept})
        return found

    def ends(self, group: Group) -> dict[int, End]:
        """The ways to go on from these hits, by what they take and leave as one number."""
        found: dict[int, tuple[Attack, Blocked]] = {}
        for attack in group.attacks:
            for key, blocked in self.blocked(attack):
                found.setdefault(key, (attack, blocked))
        return {
            split: End(*found[key], stamina, focus)
            for key in undominated(found)
            for split, stamina, focus in self.splits(key)
        }

    def splits(self, key: int) -> Iterator[tuple[int, int, int]]:
        """Which tokens go on purple spaces. SAN-4.5"""
        stamina, focus, tokens, _ = parts(key)
        red, blue = self.means.most_tokens
        purple = tokens - stamina - focus
        for more in range(purple + 1):
            if stamina + more <= red and focus + purple - more <= blue:
                yield key + more * STAMINA + (purple - more) * FOCUS, stamina + more, focus + purple - more

    def outcome(self, key: int, end: End) -> Outcome:
        means, aim = self.means, end.attack.aim
        used = [text for n, text in enumerate(means.once) if key >> ONCE + 2 * n & 1]
        paid = end.stamina - means.stamina, end.focus - means.focus
        for gifts, missing in zip(means.gifts, paid, strict=True):
            used += gifts[: max(0, missing)]
        rage, wounds = means.rages - parts(key)[3], key // WOUNDS & PART
        left = max(0, -paid[0]), max(0, -paid[1])
        return Outcome(aim.killed, aim.hits, wounds, *left, rage, tuple(used), aim.survivors, aim.turns_up)

    def blocked(self, attack: Attack) -> Iterator[tuple[int, Blocked]]:
        """Price, missing rage and wounds after every block that can still be paid."""
        if attack.aim.turns_up:
            yield attack.spent, NOTHING
            return
        damage, limit = attack.aim.damage - self.means.shields, (self.purse | GUARDS | PART * RAGE)
        for blocked in self.blockings:
            total = attack.spent + blocked.spent
            if (limit - total) & PRICE_GUARDS == PRICE_GUARDS:
                wounds = max(0, damage - blocked.shields)
                woken = RAGE if wounds > 0 and self.means.wrath and total >> 3 * WIDTH & PART else 0
                yield total - woken + wounds * WOUNDS, blocked


NOTHING = Blocked(0, 0, ())
