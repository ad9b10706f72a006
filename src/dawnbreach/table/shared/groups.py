"""Choices by what they are about, so that a long list can be read."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel import Choice

GROUPS = {
    "Take": "group-take",
    "Loot": "group-loot",
    "Drink": "group-drink",
    "Hit": "group-hit",
    "Use": "group-use",
    "Turn": "group-turn",
    "Claim": "group-claim",
    "Gem": "group-gem",
    "WhiteGem": "group-gem",
    "Equip": "group-equip",
    "Wield": "group-equip",
    "Remove": "group-remove",
    "Brew": "group-brew",
    "Pour": "group-pour",
    "Bless": "group-bless",
    "Corrupt": "group-pay",
    "Forfeit": "group-pay",
    "Sacrifice": "group-pay",
    "Spend": "group-pay",
    "Lose": "group-pay",
    "Go": "group-go",
    "Lodge": "group-go",
    "Play": "group-play",
    "UseTurn": "group-play",
    "Cast": "group-play",
    "Spring": "group-play",
    "SetTrap": "group-trap",
    "Achieve": "group-order",
    "Shed": "group-order",
    "DrawFrom": "group-deck",
    "Discard": "group-discard",
    "Mark": "group-mark",
    "Aim": "group-aim",
    "Chase": "group-aim",
    "Fate": "group-fate",
    "Free": "group-die",
    "Change": "group-die",
    "Reroll": "group-die",
    "Travel": "group-place",
    "Send": "group-place",
    "Drive": "group-place",
    "Roam": "group-place",
    "Walk": "group-place",
}
"""The headings of the kinds that come in numbers; all others stand together at the end."""
REST = "group-rest"


def heading(choice: Choice) -> str:
    """The key of the heading a choice stands under."""
    return GROUPS.get(type(choice).__name__, REST)


def grouped(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Choices by heading, those without a heading last."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(heading(choice), []).append(choice)
    rest = groups.pop(REST, [])
    return {**groups, **({REST: rest} if rest else {})}


def ordered(choices: Sequence[Choice]) -> list[Choice]:
    """The choices in the order of their numbers on the screen."""
    return [choice for group in grouped(choices).values() for choice in group]
