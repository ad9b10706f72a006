"""An attack and the block after it: every outcome that no other is better than in every way. SAN-4.4 to SAN-4.11"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Cards, Kills, Targets, aims_in_row
from dawnbreach.sanctum.solver.blocking import Blocked, blockings
from dawnbreach.sanctum.solver.hitting import Attack, Families, Group, Hitting
from dawnbreach.sanctum.solver.making import CHANGED, Dice, Wanted
from dawnbreach.sanctum.solver.means import Means
from dawnbreach.sanctum.solver.outcomes import WOUNDS, Outcome, undominated
from dawnbreach.sanctum.solver.spending import FOCUS, GUARDS, ONCE, PART, RAGE, STAMINA, WIDTH, parts


class End(NamedTuple):
    """How hits are made, what is blocked after them, and which tokens are paid for all that."""

    attack: Attack
    blocked: Blocked
    stamina: int
    focus: int


MOST_DAMAGE = 9
"""A fury card that is turned up deals no more."""
NO_BLOCK = Blocked(0, 0, ())


class Solver:
    """Works for one hero and one set of foes, with any dice."""

    def __init__(self, means: Means, targets: Targets) -> None:
        self.means, self.targets = means, targets
        picky = any(wanted > CHANGED for target in targets.open for wanted in target.wanted)
        self.hitting = Hitting(means, picky)
        unknown = MOST_DAMAGE if targets.face_down else 0
        need = max(0, targets.damage + unknown - means.shields)
        self.blockings = blockings(means.blocks, means.purse, need, means.wrath)

    @property
    def exact(self) -> bool:
        """Was nothing left out?"""
        return not (self.targets.cut or self.means.unknown)

    # Who dies, and with how many hits

    def groups(self, dice: Dice) -> list[Group]:
        """All that can be done, most foes and most hits first."""
        groups: dict[Aim, Group] = {}
        for aim, cards, found in self.in_row(dice) if self.targets.final else self.all_at_once(dice):
            groups.setdefault(aim, Group(aim)).add(cards, found)
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

    def outcomes(self, dice: Dice) -> dict[Outcome, End]:
        """Every outcome that no other is better than in every way, and how it is come to."""
        found: dict[Outcome, End] = {}
        done: list[tuple[Aim, list[int]]] = []
        for group in self.groups(dice):
            ends = self.ends(self.hitting.attacks(group))
            better = [key for aim, keys in done if aim.is_no_worse(group.aim) for key in keys]
            kept = undominated(ends, better)
            done.append((group.aim, kept))
            found.update({self.outcome(key, ends[key]): ends[key] for key in kept})
        return found

    def ends(self, attacks: Iterable[Attack]) -> dict[int, End]:
        """The ways to go on from these attacks, by what they take and leave as one number."""
        found: dict[int, tuple[Attack, Blocked]] = {}
        for attack in attacks:
            for key, blocked in self.blocked(attack):
                found.setdefault(key, (attack, blocked))
        return {
            split: End(*found[key], stamina, focus)
            for key in undominated(found)
            for split, stamina, focus in self.splits(key)
        }

    def blocked(self, attack: Attack) -> Iterator[tuple[int, Blocked]]:
        """The same for every block after an attack; a fury card that is turned up comes before it. SAN-9.4"""
        aim = attack.group.aim
        return iter([(attack.spent, NO_BLOCK)]) if aim.turns_up else self.blocks(attack.spent, aim.damage)

    def blocks(self, spent: int, damage: int) -> Iterator[tuple[int, Blocked]]:
        """Price, missing rage and wounds after every block that can still be paid. SAN-4.10"""
        damage, limit = damage - self.means.shields, self.means.purse | GUARDS | PART * RAGE
        for blocked in self.blockings:
            total = spent + blocked.spent
            if (limit - total) & GUARDS == GUARDS:
                wounds = max(0, damage - blocked.shields)
                woken = RAGE if wounds > 0 and self.means.wrath and total >> 3 * WIDTH & PART else 0
                yield total - woken + wounds * WOUNDS, blocked

    def splits(self, key: int) -> Iterator[tuple[int, int, int]]:
        """Which tokens go on purple spaces. SAN-4.5"""
        stamina, focus, tokens, _ = parts(key)
        red, blue = self.means.most_tokens
        purple = tokens - stamina - focus
        for more in range(purple + 1):
            if stamina + more <= red and focus + purple - more <= blue:
                yield key + more * STAMINA + (purple - more) * FOCUS, stamina + more, focus + purple - more

    def outcome(self, key: int, end: End) -> Outcome:
        means, aim = self.means, end.attack.group.aim
        used = [text for n, text in enumerate(means.once) if key >> ONCE + 2 * n & 1]
        paid = end.stamina - means.stamina, end.focus - means.focus
        for gifts, short in zip(means.gifts, paid, strict=True):
            used += gifts[: max(0, short)]
        rage, wounds = means.rages - parts(key)[3], key // WOUNDS & PART
        left = max(0, -paid[0]), max(0, -paid[1])
        return Outcome(aim.killed, aim.hits, wounds, *left, rage, tuple(used), aim.survivors, aim.turns_up)
