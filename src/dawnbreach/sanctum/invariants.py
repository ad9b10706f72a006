"""What is true of every position: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dawnbreach.kernel import Unreadable
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.common import is_at_death, spaces_of
from dawnbreach.sanctum.rest import can_pay
from dawnbreach.sanctum.state import EMPTY, TAKEN_BACK, Hero, Table


def check(table: Table) -> None:
    """Raise Unreadable with the first thing that cannot be."""
    for problem in problems(table):
        raise Unreadable(f"not a position of Sanctum: {problem}", "save-damaged")


def problems(table: Table) -> Iterable[str]:
    """Everything that is wrong with a position."""
    if len(table.heroes) != table.seats or len(table.asked) != table.seats + 1:
        yield "one hero for each seat"
        return
    yield from each_once("demon card", demon_places(table), len(table.content.items))
    yield from each_once("blessing", blessing_places(table), len(table.content.blessings))
    yield from each_once("Demon Lord card", lord_places(table), len(table.content.lords))
    if not 0 <= table.turned <= len(table.laid):
        yield "only cards that were laid are turned over"
    for hero in table.heroes:
        yield from hero_problems(table, hero)


def each_once(what: str, places: Iterable[int], count: int) -> Iterable[str]:
    found = Counter(places)
    if sorted(found) != list(range(count)) or max(found.values()) > 1:
        yield f"every {what} is in exactly one place"


def demon_places(table: Table) -> list[int]:
    """Where every demon card is, whichever side lies up. SAN-1.2, SAN-1.3"""
    piles = [*table.decks, *table.discards, *table.sets, table.tops, table.chest]
    for hero in table.heroes:
        piles += [hero.items, hero.sack, () if table.final else hero.demons]
    return [card for pile in piles for card in pile if card != EMPTY]


def blessing_places(table: Table) -> list[int]:
    return [*table.unseen, *(b for hero in table.heroes for b in hero.blessings)]


def lord_places(table: Table) -> list[int]:
    """Where every Demon Lord card is. SAN-1.2, SAN-9.8"""
    base = table.content.lord_base
    found = [*table.lords, *table.laid]
    if table.final:
        for hero in table.heroes:
            found += [foe - base for foe in hero.demons[::2] if foe != TAKEN_BACK]
    return found


def hero_problems(table: Table, hero: Hero) -> Iterable[str]:
    name = table.content.heroes[hero.who].id
    if sum(hero.grid) + sum(hero.gems) != 21 or min(hero.grid) < 0:
        yield f"{name} has 21 gems"
    if not 0 <= hero.rage <= hero.rages <= 2:
        yield f"{name} has too much rage"
    if not 2 <= hero.gold <= 5 or len(hero.dice) > hero.gold + 1:
        yield f"{name} has two to five gold dice"
    if min(hero.potions) < 0 or sum(hero.potions) > hero.potion_slots:
        yield f"{name} has a slot for each potion"
    if not 0 <= hero.health <= (11 if table.unveiled else 10):
        yield f"{name}'s health is on the track"
    if hero.alive and is_at_death(hero):
        yield f"{name} is dead"
    if hero.dice and not hero.alive:
        yield f"{name}, who is dead, has no dice on the table"
    if not can_pay(table, hero, hero.items):
        yield f"{name}'s items are paid for"
    yield from token_problems(table, hero, name)


def token_problems(table: Table, hero: Hero, name: str) -> Iterable[str]:
    """Pools and spaces hold what board, skills and items give; the final battle takes away and blesses. SAN-6.4"""
    character = table.content.heroes[hero.who]
    gained = [skill for skill in character.skills if hero.skills >> skill.place & 1]
    items = [table.content.items[item] for item in hero.items if item != EMPTY]
    lying = Counter(token for _, _, _, token in spaces_of(table, hero))
    for token, pool, whole in (
        (
            Token.STAMINA,
            hero.stamina,
            character.stamina + sum(s.stamina for s in gained) + sum(i.stamina for i in items),
        ),
        (Token.FOCUS, hero.focus, character.focus + sum(s.focus for s in gained) + sum(i.focus for i in items)),
    ):
        have = pool + lying[token]
        if pool < 0 or have > whole + 12 or (not table.unveiled and have != whole):
            yield f"{name}'s {token.name.lower()} adds up"
