"""How ready a hero is for the Demon Lord, in points of health: a linear model learnt from simulated final battles.

`python tools/train.py` fits it to battles of boards drawn at random and writes `sanctum_worth.json`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from dawnbreach.sanctum.blessings import unused
from dawnbreach.sanctum.card_effects import Ability, Space, Timing, Token
from dawnbreach.sanctum.common import spaces_of
from dawnbreach.sanctum.state import EMPTY, Hero, Table

WEIGHTS = Path(__file__).with_name("sanctum_worth.json")
NAMES = (
    *("health", "dice", "silver", "stamina", "focus", "usable", "rages", "shield", "guard", "refresh", "potions"),
    *("gifts", "blessings", "wards", "wrath", "twin", "steps", "sets", "spans", "dear", "free", "strikes", "blocks"),
    *("shields", "free shields", "blocked", "purple"),
)
"""What the model counts."""
SPANS = ("raise", "lower", "any", "flip", "copy", "reroll")
PERKS = ("shield", "guard", "refresh", "wrath", "twin", "silver", "rage")
"""Lasting effects of skills, all but the potion slots counted under their names."""


@cache
def weights() -> dict[str, float]:
    """What one more of each is worth."""
    known = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return {name: float(known.get(name, 0.0)) for name in NAMES}


def kind(ability: Ability) -> str:
    """What the model takes an ability for."""
    if ability.verb.blocks:
        return "blocks"
    if ability.verb.name in ("strike", "double"):
        return "strikes"
    if ability.timing == Timing.FIGHT:
        return "free"
    if len(ability.spaces) > 1:
        return "dear"
    return "spans" if ability.verb.name in SPANS else "sets" if ability.verb.name == "set" else "steps"


def features(table: Table, hero: Hero, items: tuple[int, ...], skills: int) -> dict[str, float]:
    """A rested hero with these items and skills in numbers."""
    content = table.content
    character = content.heroes[hero.who]
    found = dict.fromkeys(NAMES, 0.0)
    stamina, focus = pools(table, hero)
    abilities: list[int] = []
    for slot, item in enumerate(items):
        if item != EMPTY:
            abilities += content.items[item].abilities
            stamina, focus = stamina + content.items[item].stamina, focus + content.items[item].focus
        elif character.printed[slot] >= 0:
            abilities.append(character.printed[slot])
        if hero.items[slot] != EMPTY:
            worn = content.items[hero.items[slot]]
            stamina, focus = stamina - worn.stamina, focus - worn.focus
    found["rages"] = 1
    for skill in character.skills:
        if not skills >> skill.place & 1:
            continue
        if not hero.skills >> skill.place & 1:
            stamina, focus = stamina + skill.stamina, focus + skill.focus
        if skill.ability >= 0:
            abilities.append(skill.ability)
        for perk in skill.perks:
            if perk.name in PERKS:
                name = "rages" if perk.name == "rage" else perk.name
                found[name] += perk.numbers[0] if name in ("shield", "guard", "rages") else 1
    count_abilities(table, abilities, stamina, focus, found)
    blocks = [content.abilities[number] for number in abilities if content.abilities[number].verb.blocks]
    red, blue = hero.potions
    found["blocked"] = blocked(blocks, stamina + red, focus + blue)
    found["free shields"] = sum([ability.verb.amount for ability in blocks if not ability.spaces])
    found["health"], found["dice"], found["potions"] = hero.health, hero.gold, sum(hero.potions)
    count_blessings(table, hero, found)
    return found


def count_blessings(table: Table, hero: Hero, found: dict[str, float]) -> None:
    """Tokens, blocks, and those that change a die. SAN-12"""
    for blessing in unused(hero):
        verb = table.content.blessings[blessing].verb
        found["gifts" if verb is None else "wards" if verb.blocks else "blessings"] += 1


def pools(table: Table, hero: Hero) -> tuple[int, int]:
    """Stamina and focus, with what lies on abilities."""
    spent = [token for _, _, _, token in spaces_of(table, hero)] if any(hero.tokens) else []
    return hero.stamina + spent.count(Token.STAMINA), hero.focus + spent.count(Token.FOCUS)


def count_abilities(table: Table, abilities: list[int], stamina: int, focus: int, found: dict[str, float]) -> None:
    """What abilities do, and how many of the tokens they can take."""
    spaces = [0, 0, 0, 0]
    for number in abilities:
        ability = table.content.abilities[number]
        found[kind(ability)] += 1
        if ability.verb.blocks:
            found["shields"] += ability.verb.amount
        for space in ability.spaces:
            spaces[space] += 1
    red, blue, purple = spaces[Space.RED], spaces[Space.BLUE], spaces[Space.PURPLE]
    spare = max(0, stamina - red) + max(0, focus - blue)
    found["usable"] = min(red, stamina) + min(blue, focus) + min(purple, spare)
    found["purple"], found["stamina"], found["focus"] = purple, stamina, focus


def blocked(blocks: list[Ability], stamina: int, focus: int) -> int:
    """How much damage tokens and potions can block, each ability used once, the best use of a token first."""
    total = 0
    for ability in sorted([one for one in blocks if one.spaces], key=lambda one: -one.verb.amount / len(one.spaces)):
        red, blue = ability.spaces.count(Space.RED), ability.spaces.count(Space.BLUE)
        either = len(ability.spaces) - red - blue
        if red > stamina or blue > focus or either > stamina - red + focus - blue:
            continue
        stamina, focus, total = stamina - red, focus - blue, total + ability.verb.amount
        for _ in range(either):
            stamina, focus = (stamina - 1, focus) if stamina >= focus else (stamina, focus - 1)
    return total


CHANGING = ("steps", "sets", "spans", "free", "strikes", "silver")
"""What changes dice."""


def power(table: Table, hero: Hero, items: tuple[int, ...], skills: int, token: float, change: float) -> float:
    """What helps in the fights of the march, too, at so much a token and an ability that changes dice."""
    found = features(table, hero, items, skills)
    return token * (found["stamina"] + found["focus"]) + change * sum([found[name] for name in CHANGING])


def readiness(table: Table, hero: Hero, items: tuple[int, ...], skills: int) -> float:
    """What a rested hero may hope for in the final battle, in points of health."""
    known = weights()
    return sum([known[name] * value for name, value in features(table, hero, items, skills).items() if value])
