"""How a hero grows: which demons, items and skills make it readier for the Demon Lord. SAN-3, SAN-5, SAN-6"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.bots.sanctum_finale import in_respite
from dawnbreach.bots.sanctum_race import levels_of, near_with, nearer
from dawnbreach.bots.sanctum_worth import power, readiness
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice, set_at
from dawnbreach.sanctum.content import SLOTS_OF_TYPE
from dawnbreach.sanctum.move import Loot, Take
from dawnbreach.sanctum.rest import Brew, Equip, Remove, Wield, can_pay
from dawnbreach.sanctum.skills import MoveGem
from dawnbreach.sanctum.state import EMPTY, Hero, Table

ENOUGH = 0.15
"""So much readier an arrangement must make a hero to be worth the change."""
NOW = {"now heal": 1.0, "now level": 0.5, "now potion": 0.4}
"""What immediate effects of skills are worth. SAN-5.2"""
SLOTS = 0.3
"""And two more potion slots."""
KEPT = 3
"""So many items are kept for gems that may come."""

Items = tuple[int, ...]


def worth_of(table: Table, hero: Hero, items: Items, taste: Taste = EVEN) -> float:
    """How ready a hero is with these items, and how near to masteries, while there are any. SAN-8.4"""
    aims = taste.aims
    value = readiness(table, hero, items, hero.skills)
    if aims.mastery and table.breached:
        return value
    if aims.early or aims.means:
        value += left(table) * power(table, hero, items, hero.skills, aims.early, aims.means)
    value += aims.gear * levels_of(table, items)
    return value + aims.mastery * aims.equip * near_with(table, items, hero.seat, aims) if aims.mastery else value


def left(table: Table) -> float:
    """How much of the march is still to come."""
    return 1 - max(0, table.front) / (len(table.track) - 1)


def changes(table: Table, items: Items, pool: Sequence[int]) -> Iterator[Items]:
    """One item put on, perhaps one taken off for its gems."""
    for item in pool:
        if item in items:
            continue
        for slot in SLOTS_OF_TYPE[table.content.items[item].type]:
            changed = set_at(items, slot, item)
            yield changed
            for other, worn in enumerate(items):
                if other != slot and worn != EMPTY:
                    yield set_at(changed, other, EMPTY)


def best_items(table: Table, hero: Hero, taste: Taste = EVEN) -> tuple[Items, float]:
    """What to wear of all there is, and how much readier that makes: step by step to the better. SAN-6.2"""
    pool = [*hero.sack, *[item for item in hero.items if item != EMPTY]]
    items, now = hero.items, worth_of(table, hero, hero.items, taste)
    best = now
    while True:
        found = [
            (worth_of(table, hero, other, taste), other)
            for other in changes(table, items, pool)
            if can_pay(table, hero, other)
        ]
        most = max(found, default=(best, items))
        if most[0] < best + ENOUGH:
            return items, best - now
        best, items = most


def item_gain(table: Table, hero: Hero, item: int, taste: Taste = EVEN) -> float:
    """How much readier an item would make a hero, in its best slot."""
    before = worth_of(table, hero, hero.items, taste)
    gains = []
    for slot in SLOTS_OF_TYPE[table.content.items[item].type]:
        items = set_at(hero.items, slot, item)
        share = 1.0 if can_pay(table, hero, items) else taste.aims.unpaid
        gains.append(share * (worth_of(table, hero, items, taste) - before))
    return max(taste.aims.fodder, *gains)


def skill_worth(table: Table, hero: Hero, place: int, taste: Taste = EVEN) -> float:
    """How much readier a skill makes a hero."""
    skill, aims = table.content.heroes[hero.who].skills[place], taste.aims
    gain = readiness(table, hero, hero.items, hero.skills | 1 << place)
    gain -= readiness(table, hero, hero.items, hero.skills)
    if aims.early or aims.means:
        more = power(table, hero, hero.items, hero.skills | 1 << place, aims.early, aims.means)
        gain += left(table) * (more - power(table, hero, hero.items, hero.skills, aims.early, aims.means))
    for perk in skill.perks:
        gain += NOW.get(perk.name, 0.0) + SLOTS * (perk.name == "potion slots")
    return max(0.1, gain)


def gem_worth(table: Table, hero: Hero, place: int, white: bool, taste: Taste = EVEN) -> float:
    """The share of a skill that a gem brings that moves up from here, less what it adds to the skill above."""
    value, aims = 0.0, taste.aims
    count = hero.grid[place] + hero.grid[place + 9]
    if not hero.skills >> place & 1:
        value += skill_worth(table, hero, place, taste) / count + aims.last * (count == 1)
    if not place % 3:
        value += aims.pool * taste.loot * (0.8 if white else 1.0)
    elif not hero.skills >> place - 1 & 1:
        below = 1 + hero.grid[place - 1] + hero.grid[place + 8]
        value -= aims.above * skill_worth(table, hero, place - 1, taste) / below
    if aims.mastery:
        value += aims.mastery * nearer(table, hero, place, white, aims)
    return value - aims.white * white


def level_worth(table: Table, hero: Hero, colour: int, taste: Taste) -> float:
    """What the best move of a gem of this colour, or of a white one in its column, brings."""
    places = range(colour * 3, colour * 3 + 3)
    found = [(place, white) for place in places for white in (False, True) if hero.grid[place + 9 * white]]
    return max([gem_worth(table, hero, place, white, taste) for place, white in found], default=0.0)


def set_worth(table: Table, hero: Hero, foes: Sequence[int], taste: Taste = EVEN) -> float:
    """What a set of demons brings, less what it takes to kill it. Who knows the cards knows their items. SAN-1.3"""
    content, aims = table.content, taste.aims
    here = [content.foes[number] for number in hero.demons]
    open_faces = sum([len(foe.faces) for foe in here]) - sum([marks.bit_count() for marks in hero.marks])
    seen = [face for foe in here for face in foe.faces]
    value = 0.0
    for number in foes:
        foe = content.foes[number]
        column = sum(hero.grid[foe.colour * 3 : foe.colour * 3 + 3])
        levels = min(foe.level, column + sum(hero.grid[9:]))
        value += aims.demon * taste.fight * levels
        if aims.colour and levels:
            value += aims.colour * (level_worth(table, hero, foe.colour, taste) - aims.usual) * levels**aims.later
        value += taste.loot * item_gain(table, hero, number, taste) - aims.danger * taste.wound * foe.damage
        value -= aims.repeated * sum([face in seen for face in foe.faces])
        seen += foe.faces
        open_faces += len(foe.faces)
    return value - aims.crowd * taste.wound * max(0, open_faces - hero.gold - aims.spare)


def grow(table: Table, seat: int, step: str, choices: Sequence[Choice], taste: Taste = EVEN) -> Choice | None:
    """The choice that makes readiest, or None where something else decides."""
    hero = table.heroes[seat]
    if step == "equipping":
        return dress(table, hero, choices, taste)
    if step == "buying":
        return brew(table, hero, choices)
    if step not in ("taking", "looting", "moving-gem", "moving-bonus-gem"):
        return None
    worths = [worth_of_choice(table, hero, choice, taste) for choice in choices]
    return choices[worths.index(max(worths))]


def worth_of_choice(table: Table, hero: Hero, choice: Choice, taste: Taste = EVEN) -> float:
    if isinstance(choice, Take):
        return set_worth(table, hero, table.sets[choice.set], taste)
    if isinstance(choice, Loot):
        return item_gain(table, hero, choice.item, taste)
    return gem_worth(table, hero, choice.place, choice.white > 0, taste) if isinstance(choice, MoveGem) else 0.0


def dress(table: Table, hero: Hero, choices: Sequence[Choice], taste: Taste = EVEN) -> Choice:
    """The next step to the best arrangement."""
    return next_step(table, hero, choices, best_items(table, hero, taste)[0])


def next_step(table: Table, hero: Hero, choices: Sequence[Choice], goal: Sequence[int]) -> Choice:
    """The next step to an arrangement; what is in its way is taken off first. SAN-6.2"""
    for choice in choices:
        if isinstance(choice, Wield | Equip):
            slot = SLOTS_OF_TYPE[table.content.items[choice.item].type][0] + choice.hand
            if goal[slot] == choice.item:
                return choice
    if tuple(goal) != hero.items:
        for choice in choices:
            if isinstance(choice, Remove) and hero.items[choice.slot] != goal[choice.slot]:
                return choice
    return next(choice for choice in choices if choice.text == "end equip")


def brew(table: Table, hero: Hero, choices: Sequence[Choice]) -> Choice:
    """Potions of what will not be worn, in turn of both colours; in the last Rest of everything. SAN-6.6"""
    last = in_respite(table)
    gains = {item: item_gain(table, hero, item) for item in hero.sack}
    spare = [item for item in hero.sack if last or gains[item] <= EVEN.aims.fodder + ENOUGH or len(hero.sack) > KEPT]
    colour = 0 if hero.potions[0] <= hero.potions[1] else 1
    least = min(spare, key=lambda item: gains[item], default=EMPTY)
    found = [
        choice for choice in choices if isinstance(choice, Brew) and (choice.potion, choice.item) == (colour, least)
    ]
    return found[0] if found else next(choice for choice in choices if choice.text == "end rest")
