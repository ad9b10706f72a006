"""An attack and the block after it, solved: every outcome that no other is better than in every way. SAN-4.4 to SAN-4.11"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Kills, Targets, Wanted, aims_in_row
from dawnbreach.sanctum.solver.blocking import Blocked, blockings
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.making import CHANGED, Making, Way
from dawnbreach.sanctum.solver.means import Die, Means, Tool
from dawnbreach.sanctum.solver.outcomes import Outcome, undominated
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

WOUNDS = 1 << TOOLS
MISSED = WOUNDS << WIDTH
ALIVE = MISSED << WIDTH
"""Above the price of an outcome: wounds, hits not made, and two bits for each foe that lives."""


class Special(NamedTuple):
    """A location hit without a die of its own: by a strike, or by a die that hits a second time. SAN-5.6"""

    tool: Tool
    card: int
    wanted: int


class Attack(NamedTuple):
    """How the hits of an aim are made."""

    spent: int
    idle: bool
    """Is a die left unassigned? SAN-4.9"""
    way: Way
    special: tuple[Special, ...]


class Ending(NamedTuple):
    """Hits, how they are made, and what is blocked after them."""

    aim: Aim
    attack: Attack
    blocked: Blocked


class Solver:
    """Works for one hero and one set of foes, with any dice."""

    def __init__(self, means: Means, targets: Targets) -> None:
        self.means, self.targets = means, targets
        self.purse = means.purse
        self.making = Making(Toolbox(means.changers, self.purse), means.twin)
        self.specials = [*means.strikes, *means.doubles]
        self.guards = PRICE_GUARDS | (WOUNDS | MISSED) << WIDTH - 1
        self.guards |= sum([ALIVE << 2 * n + 1 for n in range(len(targets.open))])
        self.places = {target.index: place for place, target in enumerate(targets.open)}
        self.picky = any(wanted > CHANGED for target in targets.open for wanted in target.wanted)

    @cached_property
    def blockings(self) -> list[Blocked]:
        need = max(0, self.targets.damage - self.means.shields)
        return blockings(self.means.blocks, self.purse, need, self.means.wrath)

    # Making the hits

    def symbols(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        """Dice as the making knows them: whether they were changed counts only where a card asks for it. SAN-11.5"""
        return tuple(sorted([die.value + CHANGED * (die.changed and self.picky) for die in dice]))

    def attacks(self, dice: tuple[int, ...], wanted: tuple[Wanted, ...]) -> list[Attack]:
        """The cheapest ways to make these hits, with a die left over or without."""
        found: list[Attack] = []
        for left, special in self.without_dice(wanted, self.specials):
            flat = tuple(sorted([each for card in left for each in card]))
            if len(flat) > len(dice):
                continue
            extra, idle = sum([s.tool.price for s in special]), len(flat) < len(dice)
            for way in self.making.ways(dice, flat):
                attack = Attack(way.spent + extra, idle, way, special)
                if (not extra or within(price(attack.spent), self.purse)) and not is_beaten(attack, found):
                    found = [other for other in found if not is_beaten(other, [attack])]
                    found.append(attack)
        return found

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
        faces = self.making.faces(special.wanted)
        changed = special.wanted > CHANGED
        if any(die.value in faces and (die.changed or not changed) for die in self.means.placed):
            return True
        there = [wanted for card in left[: special.card + 1] for wanted in card]
        return any((wanted - 1) % CHANGED + 1 in faces and (wanted > CHANGED or not changed) for wanted in there)

    # What they come to

    def most_hits(self, dice: tuple[int, ...]) -> int:
        return len(dice) + len(self.specials)

    def aims(self, dice: tuple[int, ...]) -> Iterator[tuple[Aim, list[Attack]]]:
        """Everything that can be hit, and how."""
        if self.targets.final:
            for aim in aims_in_row(self.targets, self.most_hits(dice)):
                if attacks := self.attacks(dice, aim.wanted):
                    yield aim, attacks
            return
        kills = Kills(self.targets, self.most_hits(dice))
        for wanted, attacks in self.makeable(dice, (), self.attacks(dice, ((),))):
            for aim in kills.aims(wanted, self.means.wrath):
                yield aim, attacks

    def makeable(
        self, dice: tuple[int, ...], wanted: Wanted, attacks: list[Attack]
    ) -> Iterator[tuple[Wanted, list[Attack]]]:
        """Hits that can be made, and with one more of the same or a higher face."""
        yield wanted, attacks
        if len(wanted) == self.most_hits(dice):
            return
        for face, most in self.open_faces:
            if (not wanted or face >= wanted[-1]) and wanted.count(face) < most:
                more = (*wanted, face)
                if found := self.attacks(dice, (more,)):
                    yield from self.makeable(dice, more, found)

    @cached_property
    def open_faces(self) -> list[tuple[int, int]]:
        """Every face that can be hit, and how often."""
        faces = [wanted for target in self.targets.open for wanted in target.wanted]
        return [(face, faces.count(face)) for face in sorted(set(faces))]

    def endings(self, dice: tuple[int, ...]) -> dict[int, Ending]:
        """The fights that no other is better than in every way, by what they take and leave as one number."""
        found: dict[int, Ending] = {}
        for aim, attacks in self.aims(dice):
            missed = (self.most_hits(dice) - aim.hits) * MISSED + self.alive(aim)
            for attack in attacks:
                for key, blocked in self.blocked(aim, attack):
                    found.setdefault(key + missed, Ending(aim, attack, blocked))
        return {key: found[key] for key in self.unbeaten(found)}

    def unbeaten(self, found: dict[int, Ending]) -> list[int]:
        """Outcomes with a fury card turned up are no better and no worse than others. SAN-9.4"""
        open_end = [key for key, ending in found.items() if ending.aim.turns_up]
        closed = [key for key, ending in found.items() if not ending.aim.turns_up]
        return undominated(closed, self.guards) + undominated(open_end, self.guards)

    def outcomes(self, dice: tuple[int, ...]) -> dict[Outcome, tuple[Ending, int, int]]:
        """Every outcome, how it is come to, and the stamina and the focus that are paid in all."""
        found = {
            split: (ending, stamina, focus)
            for key, ending in self.endings(dice).items()
            for split, stamina, focus in self.splits(key)
        }
        unbeaten = self.unbeaten({key: ending for key, (ending, _, _) in found.items()})
        return {self.outcome(key, *found[key]): found[key] for key in unbeaten}

    def splits(self, key: int) -> Iterator[tuple[int, int, int]]:
        """Which tokens go on purple spaces. SAN-4.5"""
        stamina, focus, tokens, _ = parts(key)
        red, blue = self.means.most_tokens
        purple = tokens - stamina - focus
        for more in range(purple + 1):
            if stamina + more <= red and focus + purple - more <= blue:
                yield key + more * STAMINA + (purple - more) * FOCUS, stamina + more, focus + purple - more

    def outcome(self, key: int, ending: Ending, stamina: int, focus: int) -> Outcome:
        means, aim = self.means, ending.aim
        used = [text for n, text in enumerate(means.once) if key >> ONCE + 2 * n & 1]
        for gifts, missing in zip(means.gifts, (stamina - means.stamina, focus - means.focus), strict=True):
            used += gifts[: max(0, missing)]
        rage = means.rage - parts(key)[3] if aim.turns_up else means.rages - parts(key)[3]
        left = max(0, means.stamina - stamina), max(0, means.focus - focus)
        wounds = key // WOUNDS & PART
        return Outcome(aim.killed, aim.hits, wounds, *left, rage, tuple(used), aim.survivors, aim.turns_up)

    def alive(self, aim: Aim) -> int:
        return sum([ALIVE << 2 * place for index, place in self.places.items() if not aim.killed >> index & 1])

    def blocked(self, aim: Aim, attack: Attack) -> Iterator[tuple[int, Blocked]]:
        """Price, rage and wounds of every block that can still be paid."""
        means = self.means
        if aim.turns_up:
            yield price(attack.spent), NOTHING
            return
        damage, limit = aim.damage - means.shields, self.purse | GUARDS
        used = attack.spent >> 3 * WIDTH & PART
        rage = means.rage - used
        if attack.idle and aim.survivors and rage < means.rages:
            rage += 1
        base = price(attack.spent) - used * RAGE
        for blocked in self.blockings:
            total = base + blocked.spent
            if (limit - total) & PRICE_GUARDS != PRICE_GUARDS:
                continue
            wounds = max(0, damage - blocked.shields)
            woken = wounds > 0 and means.wrath and rage < means.rages
            yield total + (means.rages - rage - woken) * RAGE + wounds * WOUNDS, blocked


def is_beaten(attack: Attack, others: list[Attack]) -> bool:
    """Is another no dearer, and does it leave a die if this one does?"""
    return any([is_dearer(attack.spent, other.spent) and other.idle >= attack.idle for other in others])


NOTHING = Blocked(0, 0, ())
