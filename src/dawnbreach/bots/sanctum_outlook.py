"""What a hero on the march may hope for in the end: a value learnt from games of heroes who err now and then.

`python tools/learn.py` plays them, fits the value and writes `sanctum_outlook.json`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from dawnbreach.bots.sanctum_growth import best_items, item_gain, skill_worth
from dawnbreach.bots.sanctum_race import near, near_with
from dawnbreach.bots.sanctum_worth import pools, readiness
from dawnbreach.sanctum.achievements import EQUIP, GEM, GEMS_NEEDED, LEVELS_NEEDED, SKILLS_NEEDED, equipped_levels
from dawnbreach.sanctum.state import FREE, Hero, Table

WEIGHTS = Path(__file__).with_name("sanctum_outlook.json")
LATE = 0.5
"""What each card of the Demon Lord's answer costs beyond the first two. SAN-8.10"""
ALWAYS = "always"


def progress(table: Table) -> float:
    """How much of the march is over."""
    return max(0, table.front) / (len(table.track) - 1)


def features(table: Table, hero: Hero) -> dict[str, float]:
    """A hero before a turn in numbers."""
    stamina, focus = pools(table, hero)
    free, last = hero.stamina + hero.focus, len(table.track) - 1
    return {
        "health": hero.health,
        "ready": readiness(table, hero, hero.items, hero.skills) - hero.health,
        "wearable": best_items(table, hero)[1],
        "dice": hero.gold,
        "waiting die": hero.first_die,
        "sack": len(hero.sack),
        "skills": hero.skills.bit_count(),
        "gems": sum(hero.gems),
        "spent": stamina + focus - free,
        "free": free,
        "rage": hero.rage,
        "potions": sum(hero.potions),
        "blessings": len(hero.blessings),
        "at the walls": hero.space == last,
        "breached": table.breached,
        "behind": (table.front - hero.space) / last,
        "rivals' blessings": sum([len(h.tiles) for h in table.heroes if h is not hero]) / (len(table.heroes) - 1),
        **mastering(table, hero),
        **growing(table, hero),
        **fighting(table, hero),
    }


def mastering(table: Table, hero: Hero) -> dict[str, float]:
    """How near the masteries are that nobody has. SAN-7"""
    skills, gems = hero.skills.bit_count(), sorted(hero.gems[:3])[1]
    levels, found = equipped_levels(table, hero), [0.0, 0.0, 0.0]
    for level in range(3):
        for kind, space, short in (
            (0, level, SKILLS_NEEDED[level] - skills),
            (1, GEM + level, GEMS_NEEDED[level] - gems),
            (2, EQUIP + level, (LEVELS_NEEDED[level] - levels) / 2),
        ):
            if table.achievements[space] == FREE:
                found[kind] += 1 / (1 + max(0.0, short))
    rivals = [within_reach(table, other) for other in table.heroes if other is not hero and other.alive]
    return {
        "skill mastery": found[0],
        "gem mastery": found[1],
        "equip mastery": found[2],
        "within reach": within_reach(table, hero),
        "within rivals' reach": max(rivals, default=0.0),
    }


def within_reach(table: Table, hero: Hero) -> float:
    """How many tiles of masteries a hero may count on."""
    return near(table, hero.skills.bit_count(), hero.gems[:3]) + near_with(table, hero.items)


def growing(table: Table, hero: Hero) -> dict[str, float]:
    """Skills to come, and the gems on the three levels of the skill table."""
    coming = near = 0.0
    for skill in table.content.heroes[hero.who].skills:
        place = skill.place
        if not hero.skills >> place & 1:
            left, worth = hero.grid[place] + hero.grid[place + 9], skill_worth(table, hero, place)
            coming += worth / (left + 1)
            near += worth * (left == 1)
    levels = {f"level {level + 1}": float(sum(hero.grid[level::3])) for level in range(3)}
    return {"coming": coming, "near": near, **levels}


def fighting(table: Table, hero: Hero) -> dict[str, float]:
    """The demons on the battle board."""
    foes = [table.content.foes[number] for number in hero.demons]
    locations = sum([len(foe.faces) for foe in foes]) - sum([marks.bit_count() for marks in hero.marks])
    return {
        "demons": len(foes),
        "locations": locations,
        "crowd": max(0, locations - hero.gold),
        "damage": sum([foe.damage for foe in foes]),
        "levels": sum([foe.level for foe in foes]),
        "loot": sum([item_gain(table, hero, number) for number in hero.demons]),
    }


@cache
def weights() -> dict[str, tuple[float, float]]:
    """What one more of each is worth at first, and how much more at the end of the march."""
    known = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return {name: (float(early), float(more)) for name, (early, more) in known.items()}


def outlook(table: Table, hero: Hero) -> float:
    """By how many points of health a hero may hope to be readier than the others in the end, before a turn."""
    known, done = weights(), progress(table)
    early, more = known[ALWAYS]
    value = early + more * done
    for name, number in features(table, hero).items():
        early, more = known[name]
        value += number * (early + more * done)
    return value


def settled(table: Table, hero: Hero) -> float:
    """The same once the march is over."""
    others = [ready(table, other) for other in table.heroes if other is not hero]
    return ready(table, hero) - sum(others) / len(others)


def ready(table: Table, hero: Hero) -> float:
    """How ready a hero is in the last Rest; each card of the Demon Lord's answer costs something. SAN-8.10"""
    if not hero.alive:
        return 0.0
    items, _ = best_items(table, hero)
    return readiness(table, hero, items, hero.skills) - LATE * max(0, hero.answered - 2)
