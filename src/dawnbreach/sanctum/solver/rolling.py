"""Before a roll: what every roll comes to, how likely each is, and what a potion would change. SAN-4.1 to SAN-4.3"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial

from dawnbreach.kernel.data import Value
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.card_effects import FACES
from dawnbreach.sanctum.fight import BeforeRoll
from dawnbreach.sanctum.skills import has_silver_die
from dawnbreach.sanctum.solver.aims import targets_of
from dawnbreach.sanctum.solver.furies import Furies
from dawnbreach.sanctum.solver.judging import Judge, Worth
from dawnbreach.sanctum.solver.making import Dice
from dawnbreach.sanctum.solver.means import means_of
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.solver.ranking import Best, Ranking
from dawnbreach.sanctum.solver.solving import Solver
from dawnbreach.sanctum.state import Table


class Odds(Value):
    """All rolls, each played for the best it can come to."""

    value: float
    """On average."""
    wounds: float
    """On average; where a fury card is turned up, those of stopping there."""
    death: float
    """The probability to die of them."""
    outcomes: list[tuple[Outcome, float]]
    """Each with its probability, the likeliest first."""
    trust: Trust

    def kills(self, place: int) -> float:
        """The probability that the foe at this place of the battle board dies."""
        return sum(chance for outcome, chance in self.outcomes if outcome.killed >> place & 1)


def rolls(count: int) -> Iterator[tuple[Dice, int]]:
    """Every roll of so many dice, the order left aside, and how many of all rolls it stands for."""
    for dice in combinations_with_replacement(FACES, count):
        ways = factorial(count)
        for same in Counter(dice).values():
            ways //= factorial(same)
        yield dice, ways


def odds(table: Table, seat: int, worth: Worth | None = None) -> Odds:
    """What the roll that comes will be worth. SAN-4.3"""
    assert isinstance(table.frame(seat), BeforeRoll), "a fight before its roll"
    hero = table.heroes[seat]
    count = max(0, hero.gold + has_silver_die(table, hero) - hero.less_dice)
    ranking = ranking_of(table, seat, worth or Worth(), count)
    shares: Counter[Outcome] = Counter()
    value = wounds = death = 0.0
    for dice, ways in rolls(count):
        for best, share in best_of(ranking, dice):
            shares[best.outcome] += ways * share
            value += ways * share * best.value
            stop = ranking.stop(best, count)
            wounds, death = wounds + ways * share * stop.wounds, death + ways * share * stop.death
    whole = 6 * 6**count
    chances = [(outcome, share / whole) for outcome, share in shares.most_common()]
    return Odds(value / whole, wounds / whole, death / whole, chances, trust_of(ranking, shares))


def ranking_of(table: Table, seat: int, worth: Worth, count: int) -> Ranking:
    means, targets = means_of(table, seat), targets_of(table, table.heroes[seat])
    solver = Solver(means, targets)
    judge = Judge(table, seat, means, targets, worth)
    return Ranking(solver, judge, Furies(table, seat, solver, judge), count)


def best_of(ranking: Ranking, dice: Dice) -> list[tuple[Best, int]]:
    """What a roll comes to, each with its share of six: a die may be rolled again. SAN-5.6"""
    gamble = ranking.gamble(dice)
    if gamble is None:
        return [(ranking.best(dice), 6)]
    return [(ranking.best(roll), 1) for roll in gamble[2]]


def trust_of(ranking: Ranking, outcomes: Counter[Outcome]) -> Trust:
    if not ranking.solver.exact:
        return Trust.ESTIMATED
    return Trust.BOUNDED if any(outcome.turns_up for outcome in outcomes) else Trust.EXACT


# Potions


class Potion(Value):
    """What it changes to drink one, as the choice is written."""

    text: str
    worth: float
    """So much more on average, apart from what the potion itself is worth."""
    odds: Odds


def potions(table: Table, seat: int, worth: Worth | None = None) -> list[Potion]:
    """What every potion would be worth in this fight, the best use of it first. SAN-4.1, SAN-4.2"""
    plain = odds(table, seat, worth)
    found: dict[object, Potion] = {}
    for choice in table.choices(seat):
        if choice.text.startswith(("drink", "pour")):
            after = table.copy()
            after.play(choice, seat)
            key = alike(after, seat)
            if key not in found:
                then = odds(after, seat, worth)
                found[key] = Potion(choice.text, then.value - plain.value, then)
    return sorted(found.values(), key=lambda potion: -potion.worth)


def alike(table: Table, seat: int) -> object:
    """What a fight depends on: who has drunk the same potion for an ability that is alike has done the same."""
    hero = table.heroes[seat]
    ready = Counter([number for number, code in zip(hero.abilities, hero.tokens, strict=True) if not code])
    return hero.stamina, hero.focus, hero.potions, has_silver_die(table, hero), frozenset(ready.items())
