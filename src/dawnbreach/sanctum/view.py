"""What a seat may know, as plain data. A whitelist: nothing is here that was not put here. SAN-13.2"""

from __future__ import annotations

from typing import Literal

from dawnbreach.kernel import Frame
from dawnbreach.kernel.view_types import places
from dawnbreach.sanctum.achievements import equipped_levels
from dawnbreach.sanctum.common import death_space
from dawnbreach.sanctum.content import SLOTS, Slot
from dawnbreach.sanctum.describe import ACHIEVEMENTS
from dawnbreach.sanctum.fight import damage_faced
from dawnbreach.sanctum.penalties import Penalty
from dawnbreach.sanctum.printed import DICE
from dawnbreach.sanctum.prospects import coming
from dawnbreach.sanctum.setup import DIFFICULTIES
from dawnbreach.sanctum.state import EMPTY, FACE_DOWN, FREE, GONE, Hero, Table
from dawnbreach.sanctum.view_types import (
    Ability,
    Achievement,
    Blessing,
    Deck,
    Die,
    Foe,
    Item,
    Potions,
    Skill,
    Space,
    View,
)
from dawnbreach.sanctum.view_types import Hero as HeroView


def view(table: Table, seat: int | None) -> View:
    """The table through the eyes of a seat, or of a spectator.

    Parts that depend on the pack alone are shared between views: treat a view as read-only.
    """
    frame = table.frame(seat) if seat is not None else None
    printed = table.sanctum.printed
    return {
        "game": table.sanctum.name,
        "seat": seat,
        "seats": table.seats,
        "difficulty": DIFFICULTIES[table.difficulty - 2],
        "over": table.over,
        "waiting": list(table.waiting),
        "step": frame.id if frame else None,
        "clause": frame.clause if frame else None,
        "turn": table.turn,
        "first": table.first,
        "act": act(table),
        "round": table.round,
        "roar": table.roar if table.final else table.difficulty,
        "track": track(table),
        "front": table.front,
        "march": list(table.march),
        "sets": [[printed.demons[number][0] for number in one] for one in table.sets],
        "chest": [printed.items[number] for number in table.chest],
        "decks": [deck(table, level) for level in (1, 2, 3)],
        "achievements": [by_owner[owner] for by_owner, owner in zip(ACHIEVED, table.achievements, strict=True)],
        "breacher": table.breacher if table.breached else None,
        "laid": [printed.lord_cards[card][0] for card in table.laid[table.turned :]],
        "row": [printed.lords[card] for card in table.laid[: table.turned]],
        "resolved": resolved(table, frame),
        "heroes": [hero_view(table, hero, seat) for hero in table.heroes],
        "standings": places(table),
        "decided": table.decided_by() if table.over else None,
    }


def seen_by(table: Table, seat: int, public: View) -> View:
    """A seat's view, made from a spectator's: all but the own step and the own board is the same for everybody."""
    frame = table.frame(seat)
    heroes = [*public["heroes"]]
    heroes[seat] = {**heroes[seat], "blessings": blessings(table, table.heroes[seat])}
    own: View = {**public, "seat": seat, "heroes": heroes}
    if frame is not None:
        own["step"], own["clause"], own["resolved"] = frame.id, frame.clause, resolved(table, frame)
    return own


def resolved(table: Table, frame: Frame | None) -> int | None:
    """The card of the row whose effect this seat faces. SAN-10.1"""
    return table.turned - 1 if isinstance(frame, Penalty) and not frame.fury else None


def track(table: Table) -> list[Space]:
    """The march; divine intervention waits there until somebody comes. SAN-1.7"""
    ahead, passed = table.sanctum.spaces[table.seats]
    return passed[: table.front + 1] + ahead[table.front + 1 :]


def achievement(name: str, owner: int) -> Achievement:
    return {"name": name, "free": owner == FREE, "gone": owner == GONE, "seat": owner if owner >= 0 else None}


ACHIEVED = [{owner: achievement(name, owner) for owner in (GONE, FREE, 0, 1, 2, 3)} for name in ACHIEVEMENTS]
"""Each space of the achievement board, by whose it is."""


def act(table: Table) -> int:
    if table.breached:
        return 6 if table.unveiled else 5
    return table.track[max(table.front, 0)].act


def deck(table: Table, level: int) -> Deck:
    """The visible top card and how many lie below. SAN-1.4"""
    top = table.tops[level - 1]
    return {
        "level": level,
        "top": table.sanctum.printed.demons[top][0] if top != EMPTY else None,
        "below": len(table.decks[level - 1]),
        "discards": len(table.discards[level - 1]),
    }


def foe(table: Table, number: int, marks: int) -> Foe:
    """The side of a card that lies up; the last of its states is to be hit everywhere, CLAIMED too. SAN-1.3"""
    if number >= 0:
        return table.sanctum.printed.foes[number][marks]
    return {"kind": "face down"} if number == FACE_DOWN else {"kind": "gone"}


def hero_view(table: Table, hero: Hero, viewer: int | None) -> HeroView:
    """A board. All of it is public but the blessings, until they are turned up. SAN-7.6"""
    character = table.content.heroes[hero.who]
    known = table.unveiled or viewer == hero.seat
    printed, worn = table.sanctum.printed, slots(table, hero)
    red, green, blue, white = hero.gems
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
        "stands": stands(hero),
        "space": hero.space,
        "answered": hero.answered,
        "gems": {"red": red, "green": green, "blue": blue, "white": white},
        "gems_free": red + green + blue + white - sum([len(item["gems"]) for item in worn.values() if item]),
        "skills": skills(table, hero),
        "skills_gained": hero.skills.bit_count(),
        "slots": worn,
        "levels_worn": equipped_levels(table, hero),
        "sack": [printed.items[number] for number in hero.sack],
        "potions": potions(hero),
        "abilities": abilities(table, hero),
        "shield": hero.shield,
        "guard": hero.guard,
        "twin": list(hero.twin),
        "demons": [foe(table, number, marks) for number, marks in zip(hero.demons, hero.marks, strict=True)],
        "at": hero.at,
        "defeated": table.cards_defeated(hero),
        "cards_left": len(hero.demons) - hero.at if table.final else 0,
        "dice": dice(hero) if hero.dice else [],
        "damage": damage_faced(table, hero) if hero.demons and hero.alive else 0,
        "shields": hero.shields,
        "coming": coming(table, hero),
        "less_dice": hero.less_dice,
        "more_damage": hero.more_damage,
        "only_modified": hero.only_changed,
        "achievements": [ACHIEVEMENTS[space] for space in hero.tiles],
        "blessings": blessings(table, hero) if known else None,
    }


def slots(table: Table, hero: Hero) -> dict[Slot, Item | None]:
    """The items worn, by slot."""
    items, numbers = table.sanctum.printed.items, zip(SLOTS, hero.items, strict=True)
    return {name: items[number] if number != EMPTY else None for name, number in numbers}


def stands(hero: Hero) -> Literal["start", "march", "city"] | None:
    """Where a figure is: in the city from its answer to the call on. SAN-8.5"""
    if not hero.alive:
        return None
    if hero.answered:
        return "city"
    return "march" if hero.space >= 0 else "start"


def potions(hero: Hero) -> Potions:
    red, blue = hero.potions
    return {"red": red, "blue": blue, "slots": hero.potion_slots, "free": hero.potion_slots - red - blue}


def skills(table: Table, hero: Hero) -> list[Skill]:
    printed, who, grid, gained = table.sanctum.printed, hero.who, hero.grid, hero.skills
    known, make = printed.columns, printed.column
    red = who, 0, grid[:3], grid[9:12], gained & 7
    green = who, 1, grid[3:6], grid[12:15], gained >> 3 & 7
    blue = who, 2, grid[6:9], grid[15:], gained >> 6 & 7
    return [*(known.get(red) or make(*red)), *(known.get(green) or make(*green)), *(known.get(blue) or make(*blue))]


def abilities(table: Table, hero: Hero) -> list[Ability]:
    printed = table.sanctum.printed
    laid = zip(hero.abilities, hero.places, hero.tokens, strict=True)
    return [printed.used.get(one) or printed.ability(*one) for one in laid]


def dice(hero: Hero) -> list[Die]:
    assigned, modified, lost = hero.placed, hero.changed << 1, hero.lost << 2
    silver = 8 << len(hero.dice) - 1 if hero.silver else 0
    return [
        DICE[value][assigned >> n & 1 | modified >> n & 2 | lost >> n & 4 | silver >> n & 8]
        for n, value in enumerate(hero.dice)
    ]


def blessings(table: Table, hero: Hero) -> list[Blessing]:
    cards = table.content.blessings
    return [{"id": cards[n].id, "effect": cards[n].effect, "used": n in hero.blessed} for n in hero.blessings]
