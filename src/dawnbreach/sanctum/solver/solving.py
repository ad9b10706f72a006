"""An attack and the block after it: every outcome that no other is better than in every way. SAN-4.4 to SAN-4.11"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Cards, Kills, Targets, aims_in_row, no_worse
from dawnbreach.sanctum.solver.blocking import Blocked, blockings
from dawnbreach.sanctum.solver.hitting import Attack, Families, Group, Hitting
from dawnbreach.sanctum.solver.making import CHANGED, Dice, Wanted
from dawnbreach.sanctum.solver.means import Means
from dawnbreach.sanctum.solver.outcomes import WOUNDS, Outcome, lasting, undominated
from dawnbreach.sanctum.solver.spending import ALL, FOCUS, GUARDS, ONCE, ONLY_ONCE, PART, RAGE, STAMINA, WIDTH

Course = tuple[Attack, Blocked]
"""How hits are made, and what is blocked after them."""
MOST_DAMAGE = 9
"""A fury card that is turned up deals no more."""
NO_BLOCK = Blocked(0, 0, ())


class End(NamedTuple):
    """A course, and what all of it takes and leaves as one number."""

    key: int
    course: Course

    @property
    def attack(self) -> Attack:
        return self.course[0]

    @property
    def blocked(self) -> Blocked:
        return self.course[1]

    @property
    def stamina(self) -> int:
        """So much is paid, purple spaces included."""
        return self.key & PART

    @property
    def focus(self) -> int:
        return self.key >> WIDTH & PART


class Solver:
    """Works for one hero and one set of foes, with any dice."""

    def __init__(self, means: Means, targets: Targets) -> None:
        self.means, self.targets = means, targets
        picky = any(wanted > CHANGED for target in targets.open for wanted in target.wanted)
        self.hitting = Hitting(means, picky)
        unknown = MOST_DAMAGE if targets.face_down else 0
        need, purse = max(0, targets.damage + unknown - means.shields), means.purse
        self.blockings = blockings(means.blocks, purse, need, means.wrath)
        self.limit = purse | GUARDS | PART * RAGE
        self.red, self.blue = means.most_tokens
        self.known: dict[int, list[tuple[int, bool, Blocked]]] = {}

    @property
    def exact(self) -> bool:
        """Was nothing left out?"""
        return not (self.targets.cut or self.means.unknown)

    # Who dies, and with how many hits

    def groups(self, dice: Dice) -> list[Group]:
        """All that can be done, most foes and most hits first."""
        groups: dict[Aim, Group] = {}
        for aim, cards, found in self.in_row(dice) if self.targets.final else self.all_at_once(dice):
            group = groups.get(aim)
            if group is None:
                group = groups[aim] = Group(aim)
            group.add(cards, found)
        return sorted(groups.values(), key=lambda group: (-group.aim.killed.bit_count(), -group.aim.hits))

    def in_row(self, dice: Dice) -> Iterator[tuple[Aim, Cards, Families]]:
        for aim, cards in aims_in_row(self.targets, self.hitting.most(dice)):
            found = self.hitting.families(dice, cards)
            if found.idle or found.busy:
                yield aim, cards, found

    def all_at_once(self, dice: Dice) -> Iterator[tuple[Aim, Cards, Families]]:
        """From few hits to many: what cannot be done cannot be done with one hit more."""
        most = self.hitting.most(dice)
        kills = Kills(self.targets, most, self.means.wrath)
        level: list[Wanted] = [()]
        while level:
            longer: list[Wanted] = []
            for wanted in level:
                found = self.hitting.families(dice, (wanted,))
                if found.idle or found.busy:
                    for aim in kills.aims(wanted):
                        yield aim, (wanted,), found
                    if len(wanted) < most:
                        longer += self.targets.longer(wanted)
            level = longer

    # What it comes to

    def outcomes(self, dice: Dice) -> dict[Outcome, tuple[int, Course]]:
        """Every outcome that no other is better than in every way, and its end, bare: there are many."""
        found: list[tuple[list[int], dict[int, Course]]] = []
        done: list[Group] = []
        aims: list[Aim] = []
        for group in self.groups(dice):
            better = no_worse(aims, group.aim)
            self.spare(group, [done[at] for at in better])
            if group.idle or group.busy:
                found.append(([*better, len(found)], self.ends(self.hitting.attacks(group))))
                done.append(group)
                aims.append(group.aim)
        return {self.outcome(end[0], end[1][0].group.aim): end for end in lasting(found)}

    def spare(self, group: Group, done: list[Group]) -> None:
        """Leave out what is better in no way. Who may wish for wounds compares only what hurts as much. SAN-5.6"""
        for better in done:
            if not (self.means.wrath and better.aim.damage < group.aim.damage):
                group.spare(better)

    def ends(self, attacks: Iterable[Attack]) -> dict[int, Course]:
        """The ways to go on from these attacks, by what they take and leave as one number."""
        found: dict[int, Course] = {}
        for attack in attacks:
            aim = attack.group.aim
            if aim.turns_up:  # a fury card comes before the block. SAN-9.4
                found[attack.spent] = attack, NO_BLOCK
                continue
            for key, blocked in self.blocks(attack.spent, aim.damage):
                if key not in found:
                    found[key] = attack, blocked
        return {split: found[key] for key in undominated(found) for split in self.splits(key)}

    def blocks(self, spent: int, damage: int) -> list[tuple[int, Blocked]]:
        """Price, missing rage and wounds after every block that can still be paid. SAN-4.10"""
        limit, found = self.limit, []
        for more, hurts, blocked in self.shielded(damage):
            total = spent + more
            if (limit - total) & GUARDS == GUARDS:
                if hurts and total >> 3 * WIDTH & PART:
                    total -= RAGE
                found.append((total, blocked))
        return found

    def shielded(self, damage: int) -> list[tuple[int, bool, Blocked]]:
        """What each block takes and lets through, whether that wakes rage, and the block."""
        found = self.known.get(damage)
        if found is None:
            there = {}
            for blocked in self.blockings:
                wounds = max(0, damage - self.means.shields - blocked.shields)
                there[blocked.spent + wounds * WOUNDS] = wounds > 0 and self.means.wrath, blocked
            best = [key for woken in (False, True) for key in undominated([k for k in there if there[k][0] == woken])]
            found = self.known[damage] = [(key, *there[key]) for key in best]
        return found

    def splits(self, key: int) -> list[int]:
        """The same with red and blue tokens on purple spaces. SAN-4.5"""
        stamina, focus = key & PART, key >> WIDTH & PART
        purple = (key >> 2 * WIDTH & PART) - stamina - focus
        if not purple:
            return [key]
        first, last = max(0, focus + purple - self.blue), min(purple, self.red - stamina)
        return [key + more * STAMINA + (purple - more) * FOCUS for more in range(first, last + 1)]

    def outcome(self, key: int, aim: Aim) -> Outcome:
        hits, killed, _, survivors, turns_up = aim
        means, wounds = self.means, key >> ALL & PART
        red, blue = means.stamina - (key & PART), means.focus - (key >> WIDTH & PART)
        rage = means.rages - (key >> 3 * WIDTH & PART)
        used: tuple[str, ...] = ()
        if key & ONLY_ONCE or red < 0 or blue < 0:
            used = tuple([text for n, text in enumerate(means.once) if key >> ONCE + 2 * n & 1])
            used += (*means.gifts[0][: max(0, -red)], *means.gifts[1][: max(0, -blue)])
            red, blue = max(0, red), max(0, blue)
        return Outcome(killed, hits, wounds, red, blue, rage, used, survivors, turns_up)
