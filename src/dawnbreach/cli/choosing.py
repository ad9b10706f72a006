"""The list of choices: grouped by kind, numbered through, with what can be typed instead."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dawnbreach.cli.layout import GAP, columns, flow, text
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel import Choice, Position
from dawnbreach.presentation.choice_groups import grouped

FEW = 7
"""Up to this many choices need no headings."""
SHORT = 6
"""Up to this many choices of a kind stand below each other."""
FOLDED = frozenset({"group-trap"})
"""What comes in dozens and is seldom wanted: one line for all of it, until `list` is typed."""


def listing(
    say: Speech,
    position: Position,
    seat: int,
    choices: Sequence[Choice],
    width: int,
    tall: bool = True,
    full: bool = True,
) -> list[Text]:
    """The numbered list; on a low screen it goes without headings, and unless it is full the longest is folded."""
    groups = grouped(position.game, choices)
    headed = tall and len(choices) > FEW and len(groups) > 1
    rows: list[Text] = []
    number = 1
    for key, group in groups.items():
        if not full and key in FOLDED and len(group) > SHORT:
            rows += folded(say, key, group, number, width)
            number += len(group)
            continue
        entries = [entry(say, position, seat, choice, number + n) for n, choice in enumerate(group)]
        number += len(group)
        rows += [Text(say.heading(key), "italic")] if headed else []
        rows += many(entries, width) if len(group) > SHORT else few(entries, width)
    return rows


def folded(say: Speech, key: str, group: Sequence[Choice], number: int, width: int) -> list[Text]:
    """All choices of a kind on one line, with one of them as it is typed."""
    numbers = (f"{number:>3}–{number + len(group) - 1}  ", "bold")
    return flow([text(numbers, say("list-folded", group=say.heading(key))), Text(f"‹{group[0]}›", "dim")], width, 5)


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
