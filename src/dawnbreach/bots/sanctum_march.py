"""To move, to fight or to rest: the fight that comes is solved for some rolls, now, rested, or with more demons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_growth import best_items, set_worth
from dawnbreach.bots.sanctum_race import claimed
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice
from dawnbreach.sanctum.rest import put_on, restore
from dawnbreach.sanctum.skills import has_silver_die
from dawnbreach.sanctum.solver.judging import Worth
from dawnbreach.sanctum.solver.rolling import ranking_of
from dawnbreach.sanctum.state import EMPTY, Table

Rolls = list[tuple[int, ...]]


@cache
def growing(taste: Taste) -> Worth:
    """What the outcome of a fight is worth before the final battle; everything is measured in wounds."""
    aims, gain = taste.aims, 1 / (taste.wound * taste.aims.wound)
    return Worth(
        level=aims.level * taste.fight * gain,
        damage=aims.damage,
        item=aims.item * taste.loot * gain,
        hit=aims.hit * gain,
        stamina=aims.token,
        focus=aims.token,
        rage=aims.rage,
        once=aims.once,
    )


def act(table: Table, seat: int, choices: Sequence[Choice], rng: Rng, count: int, taste: Taste = EVEN) -> Choice:
    """The action of a turn, by so many rolls. SAN-2.1"""
    legal = {choice.text: choice for choice in choices}
    hero = table.heroes[seat]
    claims = taste.aims.mastery * claimed(table, best_items(table, hero, taste)[0]) if taste.aims.mastery else 0.0
    if not hero.demons or "fight" not in legal:
        return legal[unhindered(legal, claims, taste.aims.pause)]
    rolls = [tuple([1 + rng.next() % 6 for _ in range(6)]) for _ in range(count)]
    idle, worth, aims = kept(table, seat, taste), growing(taste), taste.aims
    turn = aims.turn * taste.haste
    values = {"fight": forecast(table, seat, rolls, worth) - idle}
    if "answer" in legal:
        values["answer"] = aims.late
    if "rest" in legal:
        values["rest"] = forecast(rested(table, seat, taste), seat, rolls, worth) - idle - turn + claims
    if "move" in legal:
        values["move"] = forecast(moved(table, seat, taste), seat, rolls, worth) - idle - turn + aims.ahead
    return legal[max(values, key=lambda text: values[text])]


def unhindered(legal: Iterable[str], claims: float, pause: float) -> str:
    """Without demons a hero goes on, unless a Rest brings masteries that are worth the turn. SAN-8.3"""
    if "rest" in legal and claims > (0.0 if "breach" in legal else pause):
        return "rest"
    return next(text for text in ("breach", "answer", "move", "rest") if text in legal)


def forecast(table: Table, seat: int, rolls: Rolls, worth: Worth) -> float:
    """What a fight is worth on average of some rolls."""
    hero = table.heroes[seat]
    count = hero.gold + has_silver_die(table, hero)
    ranking = ranking_of(table, seat, worth, count)
    return sum([ranking.best(tuple(sorted(roll[:count]))).value for roll in rolls]) / len(rolls)


def kept(table: Table, seat: int, taste: Taste = EVEN) -> float:
    """What is there before anything is done."""
    hero, aims = table.heroes[seat], taste.aims
    return (hero.stamina + hero.focus) * aims.token + hero.rage * aims.rage


def rested(table: Table, seat: int, taste: Taste = EVEN) -> Table:
    """After a Rest, with the best that can be worn."""
    after = table.copy()
    hero = after.heroes[seat]
    restore(after, hero)
    items, _ = best_items(after, hero, taste)
    for slot, item in enumerate(items):
        if item not in (EMPTY, hero.items[slot]):
            put_on(after, hero, item, slot)
    return after


def moved(table: Table, seat: int, taste: Taste = EVEN) -> Table:
    """After a Move, with the best set that lies there, or one like those that come next."""
    after = table.copy()
    hero = after.heroes[seat]
    step = table.track[min(table.front + 1, len(table.track) - 1)]
    tops = [tuple([table.tops[level - 1] for level in levels]) for levels in step.sets]
    sets = [foes for foes in (*table.sets, *tops[:1]) if EMPTY not in foes]
    foes = max(sets, key=lambda foes: set_worth(table, hero, foes, taste), default=())
    hero.demons, hero.marks = hero.demons + foes, hero.marks + (0,) * len(foes)
    return after
