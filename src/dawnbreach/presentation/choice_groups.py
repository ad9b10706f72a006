"""Choices by what they are about, so that a long list can be read."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.games import info
from dawnbreach.kernel import Choice, Game

REST = "group-rest"


def heading(game: Game, choice: Choice) -> str:
    """The key of the heading a choice stands under."""
    return info(game.name).headings.get(choice.kind(), REST)


def grouped(game: Game, choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Choices by heading, those without a heading last."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(heading(game, choice), []).append(choice)
    rest = groups.pop(REST, [])
    return {**groups, **({REST: rest} if rest else {})}


def ordered(game: Game, choices: Sequence[Choice]) -> list[Choice]:
    """The choices in the order of their numbers on the screen."""
    return [choice for group in grouped(game, choices).values() for choice in group]
