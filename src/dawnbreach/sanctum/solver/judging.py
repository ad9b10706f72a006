"""What outcomes are worth to a hero. SAN-4.11 to SAN-4.17, SAN-9.12"""

from __future__ import annotations

from dawnbreach.kernel.data import Value
from dawnbreach.sanctum.common import death_space
from dawnbreach.sanctum.solver.aims import Targets
from dawnbreach.sanctum.solver.means import Means
from dawnbreach.sanctum.solver.outcomes import WOUNDS, Outcome
from dawnbreach.sanctum.solver.spending import ONLY_ONCE, PART, RAGE, WIDTH
from dawnbreach.sanctum.state import Table


class Worth(Value):
    """What things are worth, measured in wounds. A kill must be worth no less than the hits it takes."""

    death: float = 30.0
    level: float = 1.5
    """A killed demon brings so much for each of its levels,"""
    damage: float = 0.5
    """so much for each point of damage that it will not deal again,"""
    item: float = 1.0
    """and so much for the item on its back."""
    card: float = 4.0
    """A card of the final battle that is defeated."""
    victory: float = 20.0
    hit: float = 0.5
    """A location hit on a foe that lives on."""
    stamina: float = 0.3
    focus: float = 0.3
    rage: float = 0.6
    once: float = 0.8
    """A blessing, or a skill that waits for a Rest."""


class Judge:
    """Knows the hero and the foes; an outcome that is no worse in any way is never worth less."""

    def __init__(self, table: Table, seat: int, means: Means, targets: Targets, worth: Worth) -> None:
        hero = table.heroes[seat]
        self.means, self.targets, self.worth = means, targets, worth
        self.health = hero.health - death_space(hero)
        """So many wounds are death."""
        foes = [(target, table.foe(hero.demons[target.place])) for target in targets.open]
        self.kills = {
            target.place: worth.card
            if targets.final
            else foe.level * worth.level + foe.damage * worth.damage + worth.item
            for target, foe in foes
        }
        self.needs = {target.place: len(target.wanted) for target in targets.open}
        self.gains: dict[tuple[int, int, bool], float] = {}

    def value(self, outcome: Outcome) -> float:
        worth, means = self.worth, self.means
        kept = len(means.once) + sum(map(len, means.gifts)) - len(outcome.used)
        things = outcome.stamina * worth.stamina + outcome.focus * worth.focus + outcome.rage * worth.rage
        gained = self.gain(outcome.killed, outcome.hits, outcome.survivors)
        return self.after(outcome.wounds, gained) + things + kept * worth.once

    def gain(self, killed: int, hits: int, survivors: bool) -> float:
        """Of foes killed, and of hits on those that live."""
        key = killed, hits, survivors
        if key not in self.gains:
            dead = [place for place in self.kills if killed >> place & 1]
            wounded = hits - sum([self.needs[place] for place in dead])
            victory = 0.0 if survivors or not self.targets.final else self.worth.victory
            self.gains[key] = sum([self.kills[place] for place in dead]) + wounded * self.worth.hit + victory
        return self.gains[key]

    def after(self, wounds: int, gained: float) -> float:
        """Who dies of the wounds gains nothing; but cards defeated count among the fallen. SAN-4.17, SAN-9.12"""
        if wounds < self.health:
            return gained - wounds
        return (gained if self.targets.final else 0.0) - wounds - self.worth.death

    def kept(self, key: int) -> float:
        """What is left of everything, after an end with this number."""
        worth, means = self.worth, self.means
        red, blue = means.stamina - (key & PART), means.focus - (key >> WIDTH & PART)
        used = (key & ONLY_ONCE).bit_count()
        once = len(means.once) + sum(map(len, means.gifts)) - used + min(0, red) + min(0, blue)
        rage = means.rages - (key // RAGE & PART)
        return max(0, red) * worth.stamina + max(0, blue) * worth.focus + rage * worth.rage + once * worth.once


def wounds_in(key: int) -> int:
    return key // WOUNDS & PART
