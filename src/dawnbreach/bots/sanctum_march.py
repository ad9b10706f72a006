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

PAUSE = 1.7
"""What a Rest must bring to one who could move on; before the breach it may bring anything."""
AHEAD = 0.5
"""Who races for masteries moves the sooner."""
GROWING = Worth(level=0.7, damage=0.4, item=0.5, hit=0.3, stamina=0.12, focus=0.12, rage=0.4, once=0.4)
"""What the outcome of a fight is worth before the final battle."""

Rolls = list[tuple[int, ...]]


@cache
def growing(taste: Taste) -> Worth:
    """The same to one of a temperament; everything is measured in wounds."""
    if taste == EVEN:
        return GROWING
    gain = 1 / taste.wound
    return Worth(
        level=taste.aims.level * taste.fight * gain,
        damage=GROWING.damage,
        item=GROWING.item * taste.loot * gain,
        hit=GROWING.hit * gain,
        stamina=GROWING.stamina,
        focus=GROWING.focus,
        rage=GROWING.rage,
        once=GROWING.once,
    )


def act(table: Table, seat: int, choices: Sequence[Choice], rng: Rng, count: int, taste: Taste = EVEN) -> Choice:
    """The action of a turn, by so many rolls. SAN-2.1"""
    legal = {choice.text: choice for choice in choices}
    hero = table.heroes[seat]
    claims = taste.aims.mastery * claimed(table, best_items(table, hero, taste)[0]) if taste.aims.mastery else 0.0
    if not hero.demons or "fight" not in legal:
        return legal[unhindered(legal, claims)]
    rolls = [tuple([1 + rng.next() % 6 for _ in range(6)]) for _ in range(count)]
    idle, worth, aims = kept(table, seat), growing(taste), taste.aims
    turn = aims.turn * taste.haste
    values = {"fight": forecast(table, seat, rolls, worth) - idle}
    if "answer" in legal:
        values["answer"] = aims.late
    if "rest" in legal:
        values["rest"] = forecast(rested(table, seat, taste), seat, rolls, worth) - idle - turn + claims
    if "move" in legal:
        values["move"] = (
            forecast(moved(table, seat, taste), seat, rolls, worth) - idle - turn + AHEAD * taste.aims.mastery
        )
    return legal[max(values, key=lambda text: values[text])]


def unhindered(legal: Iterable[str], claims: float) -> str:
    """Without demons a hero goes on, unless a Rest brings masteries that are worth the turn. SAN-8.3"""
    if "rest" in legal and claims > (0.0 if "breach" in legal else PAUSE):
        return "rest"
    return next(text for text in ("breach", "answer", "move", "rest") if text in legal)


def forecast(table: Table, seat: int, rolls: Rolls, worth: Worth = GROWING) -> float:
    """What a fight is worth on average of some rolls."""
    hero = table.heroes[seat]
    count = hero.gold + has_silver_die(table, hero)
    ranking = ranking_of(table, seat, worth, count)
    return sum([ranking.best(tuple(sorted(roll[:count]))).value for roll in rolls]) / len(rolls)


def kept(table: Table, seat: int) -> float:
    """What is there before anything is done."""
    hero = table.heroes[seat]
    return hero.stamina * GROWING.stamina + hero.focus * GROWING.focus + hero.rage * GROWING.rage


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
