"""What is printed on each card, as plain data for views; worked out once for each pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.sanctum import content as c
from dawnbreach.sanctum import effects as e
from dawnbreach.sanctum.content import COLOURS
from dawnbreach.sanctum.view_types import (
    Card,
    Curse,
    Demon,
    FuryCard,
    Item,
    LordCard,
    PrintedAbility,
    SpaceName,
    TimingName,
)

SPACES: dict[e.Space, SpaceName] = {e.Space.RED: "red", e.Space.BLUE: "blue", e.Space.PURPLE: "purple"}
TIMINGS: dict[e.Timing, TimingName] = {e.Timing.FIGHT: "fight", e.Timing.REST: "rest"}


class Printed:
    """The printed side of everything, by number; of what can be hit also by the marks on it. SAN-1.3"""

    def __init__(self, content: c.Content) -> None:
        self.abilities = [ability(card) for card in content.abilities]
        self.items = [self.item(card) for card in content.items]
        self.lords = [curse(card) for card in content.lords]
        self.furies = [curse(card) for card in content.furies]
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


def ability(card: e.Ability) -> PrintedAbility:
    return {
        "spaces": [SPACES[space] for space in card.spaces],
        "once": TIMINGS.get(card.timing),
        "effect": card.verb.sentence,
    }


def curse(card: c.Curse) -> Curse:
    return {"id": card.id, "effect": card.effect, "wounds": card.wounds}


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
    }


def lord_card(number: int, card: c.Foe, marks: int) -> LordCard:
    return {
        "kind": "lord",
        "hits": list(card.faces),
        "damage": card.damage,
        "card": number,
        "marked": marked(card, marks),
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
    }
