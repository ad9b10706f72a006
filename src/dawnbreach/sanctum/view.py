"""What a seat may know, as plain data. A whitelist: nothing is here that was not put here. SAN-13.2"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dawnbreach.sanctum.common import death_space
from dawnbreach.sanctum.content import COLOURS, SLOTS
from dawnbreach.sanctum.describe import ACHIEVEMENTS
from dawnbreach.sanctum.fight import damage_faced
from dawnbreach.sanctum.notation import PLACES
from dawnbreach.sanctum.prospects import coming
from dawnbreach.sanctum.setup import DIFFICULTIES
from dawnbreach.sanctum.state import EMPTY, FACE_DOWN, FREE, GONE, Hero, Table

TOKENS = (None, "stamina", "focus", "corrupted")
"""By Token."""


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The table through the eyes of a seat, or of a spectator.

    What is printed on cards is shared between views: treat a view as read-only.
    """
    frame = table.frame(seat) if seat is not None else None
    return {
        "game": table.sanctum.name,
        "seat": seat,
        "seats": table.seats,
        "difficulty": DIFFICULTIES[table.difficulty - 2],
        "over": table.over,
        "waiting": list(table.waiting),
        "step": type(frame).__name__ if frame else None,
        "clause": frame.clause if frame else None,
        "turn": table.turn,
        "first": table.first,
        "act": act(table),
        "round": table.round,
        "roar": table.roar if table.final else table.difficulty,
        "track": [track_space(table, number) for number in range(len(table.track))],
        "front": table.front,
        "march": list(table.march),
        "sets": [[foe(table, number) for number in one] for one in table.sets],
        "chest": [item(table, number) for number in table.chest],
        "decks": [deck(table, level) for level in (1, 2, 3)],
        "achievements": [
            achievement(owner, name) for owner, name in zip(table.achievements, ACHIEVEMENTS, strict=True)
        ],
        "breacher": table.breacher if table.breached else None,
        "laid": [foe(table, table.content.lord_base + card) for card in table.laid[table.turned :]],
        "row": [table.sanctum.printed.lords[card] for card in table.laid[: table.turned]],
        "heroes": [hero_view(table, hero, seat) for hero in table.heroes],
        "standings": [s._asdict() for s in table.standings()] if table.over else None,
    }


def seen_by(table: Table, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
    """A seat's view, made from a spectator's: all but the own step and the own board is the same for everybody."""
    frame = table.frame(seat)
    heroes = [*public["heroes"]]
    heroes[seat] = {**heroes[seat], "blessings": blessings(table, table.heroes[seat])}
    step = {"step": type(frame).__name__, "clause": frame.clause} if frame else {}
    return {**public, "seat": seat, **step, "heroes": heroes}


def track_space(table: Table, number: int) -> dict[str, Any]:
    """A space of the march; divine intervention waits there until somebody comes. SAN-1.7"""
    space = table.track[number]
    divine = number > table.front and table.sanctum.has_divine(table.seats, number)
    return {"act": space.act, "space": space.number, "chest": space.chest, "divine": divine}


def act(table: Table) -> int:
    if table.breached:
        return 6 if table.unveiled else 5
    return table.track[max(table.front, 0)].act


def deck(table: Table, level: int) -> dict[str, Any]:
    """The visible top card and how many lie below. SAN-1.4"""
    top = table.tops[level - 1]
    return {
        "level": level,
        "top": foe(table, top) if top != EMPTY else None,
        "below": len(table.decks[level - 1]),
        "discards": len(table.discards[level - 1]),
    }


def achievement(owner: int, name: str) -> dict[str, Any]:
    return {"name": name, "free": owner == FREE, "gone": owner == GONE, "seat": owner if owner >= 0 else None}


def foe(table: Table, number: int, marks: int = 0) -> dict[str, Any]:
    """The side of a card that lies up. SAN-1.3"""
    if number < 0:
        return {"kind": "face down" if number == FACE_DOWN else "gone"}
    printed = table.sanctum.printed.foes[number]
    return {**printed, "marked": [bool(marks >> n & 1) for n in range(len(printed["hits"]))]}


def item(table: Table, number: int) -> dict[str, Any]:
    return table.sanctum.printed.items[number]


def hero_view(table: Table, hero: Hero, viewer: int | None) -> dict[str, Any]:
    """A board. All of it is public but the blessings, until they are turned up. SAN-7.6"""
    character = table.content.heroes[hero.who]
    known = table.unveiled or viewer == hero.seat
    worn = slots(table, hero)
    return {
        "seat": hero.seat,
        "hero": character.id,
        "alive": hero.alive,
        "victorious": hero.victorious,
        "health": hero.health,
        "marked": hero.marked,
        "dies_at": death_space(hero),
        "stamina": hero.stamina,
        "focus": hero.focus,
        "rage": hero.rage,
        "rages": hero.rages,
        "dice_owned": hero.gold,
        "first_die": hero.first_die,
        "space": hero.space,
        "answered": hero.answered,
        "gems": dict(zip(COLOURS, hero.gems, strict=True)),
        "gems_free": sum(hero.gems) - sum(len(item["gems"]) for item in worn.values() if item),
        "skills": [skill(table, hero, place) for place in range(9)],
        "slots": worn,
        "sack": [item(table, number) for number in hero.sack],
        "potions": {"red": hero.potions[0], "blue": hero.potions[1], "slots": hero.potion_slots},
        "abilities": abilities(table, hero),
        "shield": hero.shield,
        "guard": hero.guard,
        "twin": list(hero.twin),
        "demons": [foe(table, number, marks) for number, marks in zip(hero.demons, hero.marks, strict=True)],
        "at": hero.at,
        "defeated": table.cards_defeated(hero),
        "dice": [die(hero, number) for number in range(len(hero.dice))],
        "damage": damage_faced(table, hero) if hero.demons and hero.alive else 0,
        "shields": hero.shields,
        "coming": coming(table, hero),
        "less_dice": hero.less_dice,
        "more_damage": hero.more_damage,
        "only_modified": hero.only_changed,
        "achievements": [ACHIEVEMENTS[space] for space in hero.tiles],
        "blessings": blessings(table, hero) if known else None,
    }


def slots(table: Table, hero: Hero) -> dict[str, dict[str, Any] | None]:
    """The items worn, by slot."""
    numbers = zip(SLOTS, hero.items, strict=True)
    return {name: item(table, number) if number != EMPTY else None for name, number in numbers}


def skill(table: Table, hero: Hero, place: int) -> dict[str, Any]:
    card = table.content.heroes[hero.who].skills[place]
    return {
        "id": card.id,
        "column": COLOURS[place // 3],
        "level": place % 3 + 1,
        "gems": hero.grid[place],
        "white": hero.grid[place + 9],
        "gained": bool(hero.skills >> place & 1),
        "tile": card.is_tile,
        "signature": card.signature,
    }


def abilities(table: Table, hero: Hero) -> list[dict[str, Any]]:
    printed = table.sanctum.printed.abilities
    return [
        {
            **printed[number],
            "place": PLACES[place],
            "tokens": [TOKENS[code & 3], TOKENS[code >> 2]][: len(printed[number]["spaces"])],
            "ready": code == 0,
        }
        for place, number, code in zip(hero.places, hero.abilities, hero.tokens, strict=True)
    ]


def die(hero: Hero, number: int) -> dict[str, Any]:
    return {
        "value": hero.dice[number],
        "assigned": bool(hero.placed >> number & 1),
        "modified": bool(hero.changed >> number & 1),
        "lost": bool(hero.lost >> number & 1),
        "silver": hero.silver and number == len(hero.dice) - 1,
    }


def blessings(table: Table, hero: Hero) -> list[dict[str, Any]]:
    return [blessing(table, hero, number) for number in hero.blessings]


def blessing(table: Table, hero: Hero, number: int) -> dict[str, Any]:
    card = table.content.blessings[number]
    return {"id": card.id, "effect": card.effect, "used": number in hero.blessed}
