"""What is printed on each card, as plain data for views; worked out once for each pack."""

from __future__ import annotations

from typing import Any

from dawnbreach.sanctum.content import COLOURS, Content, Curse, Foe, Item
from dawnbreach.sanctum.effects import Ability, Timing

Card = dict[str, Any]


class Printed:
    """The printed side of everything, by number."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.abilities = [ability(card) for card in content.abilities]
        self.items = [self.item(card) for card in content.items]
        self.lords = [curse(card) for card in content.lords]
        self.furies = [curse(card) for card in content.furies]
        self.foes = [self.foe(number, card) for number, card in enumerate(content.foes)]

    def item(self, card: Item) -> Card:
        return {
            "id": card.id,
            "level": card.level,
            "type": card.type,
            "gems": [COLOURS[c] for c in range(3) for _ in range(card.gems[c])],
            "stamina": card.stamina,
            "focus": card.focus,
            "abilities": [self.abilities[number] for number in card.abilities],
        }

    def foe(self, number: int, card: Foe) -> Card:
        """The side to be hit; `card` says which card it is, whose back only those know who know the pack. SAN-1.3"""
        shown: Card = {"kind": "demon", "hits": list(card.faces), "damage": card.damage}
        if number >= self.content.fury_base:
            return {**shown, "kind": "fury", **self.furies[number - self.content.fury_base]}
        if number >= self.content.lord_base:
            return {**shown, "kind": "lord", "card": number - self.content.lord_base}
        item = self.content.items[number]
        icon = {"type": item.type, "colour": COLOURS[item.colour]}
        about = {"card": number, "demon": card.kind, "level": card.level, "colour": COLOURS[card.colour]}
        return {**shown, **about, "item": icon}


def ability(card: Ability) -> Card:
    return {
        "spaces": [space.name.lower() for space in card.spaces],
        "once": None if card.timing == Timing.TOKENS else card.timing.name.lower(),
        "effect": card.verb.sentence,
    }


def curse(card: Curse) -> Card:
    return {"id": card.id, "effect": card.effect, "wounds": card.wounds}
