"""The list of choices: grouped by kind, numbered through, with what can be typed instead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dawnbreach.cli.layout import GAP, columns, flow, text
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel import Choice, Position

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
    "Walk": "group-place",
}
"""The headings of the kinds that come in numbers; all others stand together at the end."""
REST = "group-rest"
FEW = 7
"""Up to this many choices need no headings."""
SHORT = 6
"""Up to this many choices of a kind stand below each other."""


def grouped(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Choices by heading, those without a heading last."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(GROUPS.get(type(choice).__name__, REST), []).append(choice)
    rest = groups.pop(REST, [])
    return {**groups, **({REST: rest} if rest else {})}


def ordered(choices: Sequence[Choice]) -> list[Choice]:
    """The choices in the order of their numbers on the screen."""
    return [choice for group in grouped(choices).values() for choice in group]


def listing(
    say: Speech, position: Position, seat: int, choices: Sequence[Choice], width: int, tall: bool = True
) -> list[Text]:
    """The numbered list; on a low screen it goes without headings."""
    groups = grouped(choices)
    headed = tall and len(choices) > FEW and len(groups) > 1
    rows: list[Text] = []
    number = 1
    for key, group in groups.items():
        entries = [entry(say, position, seat, choice, number + n) for n, choice in enumerate(group)]
        number += len(group)
        rows += [Text(say(key), "italic")] if headed else []
        rows += many(entries, width) if len(group) > SHORT else few(entries, width)
    return rows


def entry(say: Speech, position: Position, seat: int, choice: Choice, number: int) -> tuple[Text, Text]:
    """Number and words, and what can be typed instead."""
    words = position.words(choice, say.language, seat)
    return text((f"{number:>3}  ", "bold"), words), Text(f"‹{choice}›", "dim")


def few(entries: Sequence[tuple[Text, Text]], width: int) -> list[Text]:
    """Below each other; what can be typed stays in one piece."""
    return [row for pair in entries for row in flow(pair, width, 5)]


def many(entries: Sequence[tuple[Text, Text]], width: int) -> list[Text]:
    """In columns, if that saves space."""
    cells = [text(words, "  ", typed) for words, typed in entries]
    fits = 2 * max(cell.cell_len for cell in cells) + GAP <= width
    return columns(cells, width) if fits else few(entries, width)
