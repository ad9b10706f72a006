"""Parts of views that depend on the pack alone: plain data, worked out once for each pack and shared by all views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.sanctum import card_effects as e
from dawnbreach.sanctum import content as c
from dawnbreach.sanctum.content import COLOURS, PLACES
from dawnbreach.sanctum.view_types import (
    Ability,
    Card,
    Curse,
    Demon,
    Die,
    FuryCard,
    Item,
    LordCard,
    PrintedAbility,
    Skill,
    Space,
    SpaceName,
    TimingName,
    TokenName,
)

SPACES: dict[e.Space, SpaceName] = {e.Space.RED: "red", e.Space.BLUE: "blue", e.Space.PURPLE: "purple"}
TIMINGS: dict[e.Timing, TimingName] = {e.Timing.FIGHT: "fight", e.Timing.REST: "rest"}
Gems = tuple[int, ...]
"""How many lie on each level of a column."""
TOKENS: tuple[TokenName | None, ...] = (None, "stamina", "focus", "corrupted")
"""By Token."""


class Printed:
    """The printed side of everything, by number; of what can be hit also by the marks on it. SAN-1.3

    What lies on abilities and skills has few states, too: each is made when it is first seen.
    """

    def __init__(self, content: c.Content) -> None:
        self.content = content
        self.used: dict[tuple[int, int, int], Ability] = {}
        self.columns: dict[tuple[int, int, Gems, Gems, int], list[Skill]] = {}
        self.abilities = [ability(card) for card in content.abilities]
        self.items = [self.item(card) for card in content.items]
        self.lords = [curse(card) for card in content.lords]
        fronts, at, end = content.foes, content.lord_base, content.fury_base
        backs = content.items
        self.demons = [
            [demon(n, card, back, m) for m in marks(card)]
            for n, (card, back) in enumerate(zip(fronts[:at], backs, strict=True))
        ]
        self.lord_cards = [[lord_card(n, card, m) for m in marks(card)] for n, card in enumerate(fronts[at:end])]
        self.fury_cards = [
            [fury_card(card, back, m) for m in marks(card)]
            for card, back in zip(fronts[end:], content.furies, strict=True)
        ]
        self.foes: list[Sequence[Card]] = [*self.demons, *self.lord_cards, *self.fury_cards]

    def item(self, card: c.Item) -> Item:
        return {
            "id": card.id,
            "level": card.level,
            "type": card.type,
            "gems": [COLOURS[colour] for colour in range(3) for _ in range(card.gems[colour])],
            "stamina": card.stamina,
            "focus": card.focus,
            "abilities": [self.abilities[number] for number in card.abilities],
        }

    def ability(self, number: int, place: int, code: int) -> Ability:
        """An ability where it lies, with the tokens on it."""
        found = self.used.get((number, place, code))
        if found is None:
            printed = self.abilities[number]
            found = self.used[number, place, code] = {
                **printed,
                "place": PLACES[place],
                "tokens": [TOKENS[code & 3], TOKENS[code >> 2]][: len(printed["spaces"])],
                "ready": code == 0,
            }
        return found

    def column(self, who: int, column: int, gems: Gems, white: Gems, gained: int) -> list[Skill]:
        """The skills of a hero in one column, with the gems on them, and a bit for each that is gained."""
        cards = self.content.heroes[who].skills[3 * column : 3 * column + 3]
        made = [skill(card, gems[n], white[n], bool(gained >> n & 1)) for n, card in enumerate(cards)]
        self.columns[who, column, gems, white, gained] = made
        return made


def skill(card: c.Skill, gems: int, white: int, gained: bool) -> Skill:
    return {
        "id": card.id,
        "column": COLOURS[card.place // 3],
        "level": card.place % 3 + 1,
        "gems": gems,
        "white": white,
        "gained": gained,
        "tile": card.is_tile,
        "signature": card.signature,
    }


def ability(card: e.Ability) -> PrintedAbility:
    return {
        "spaces": [SPACES[space] for space in card.spaces],
        "once": TIMINGS.get(card.timing),
        "effect": card.verb.sentence,
    }


def curse(card: c.Curse) -> Curse:
    return {"id": card.id, "effect": card.effect, "wounds": card.wounds}


def space(step: c.Step, divine: bool) -> Space:
    return {"act": step.act, "space": step.number, "chest": step.chest, "divine": divine}


def die(value: int, flags: int) -> Die:
    return {
        "value": value,
        "assigned": bool(flags & 1),
        "modified": bool(flags & 2),
        "lost": bool(flags & 4),
        "free": not flags & 5,
        "silver": bool(flags & 8),
    }


DICE = [[die(value, flags) for flags in range(16)] for value in range(7)]
"""Every die there can be, by its value and by what was done to it."""


# What can be hit


def marks(card: c.Foe) -> Iterator[int]:
    """All ways in which its locations may be marked."""
    return iter(range(card.full + 1))


def marked(card: c.Foe, marks: int) -> list[bool]:
    return [bool(marks >> n & 1) for n in range(len(card.faces))]


def demon(number: int, card: c.Foe, back: c.Item, marks: int) -> Demon:
    return {
        "kind": "demon",
        "hits": list(card.faces),
        "damage": card.damage,
        "card": number,
        "demon": card.kind,
        "level": card.level,
        "colour": COLOURS[card.colour],
        "item": {"type": back.type, "colour": COLOURS[back.colour]},
        "marked": marked(card, marks),
        "killed": marks == card.full,
    }


def lord_card(number: int, card: c.Foe, marks: int) -> LordCard:
    return {
        "kind": "lord",
        "hits": list(card.faces),
        "damage": card.damage,
        "card": number,
        "marked": marked(card, marks),
        "killed": marks == card.full,
    }


def fury_card(card: c.Foe, back: c.Curse, marks: int) -> FuryCard:
    return {
        "kind": "fury",
        "hits": list(card.faces),
        "damage": card.damage,
        "id": back.id,
        "effect": back.effect,
        "wounds": back.wounds,
        "marked": marked(card, marks),
        "killed": marks == card.full,
    }
