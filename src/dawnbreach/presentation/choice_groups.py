"""Choices by what they are about, so that a long list can be read: what matters most first."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.games import info
from dawnbreach.kernel import Choice, Game, Position
from dawnbreach.kernel.words import Phrase

MAIN = "group-main"
REST = "group-rest"


def is_main(game: Game, choice: Choice) -> bool:
    """Does it matter so much that it comes first?"""
    return choice.kind() in info(game.name).main


def heading(game: Game, choice: Choice) -> str:
    """The key of the heading a choice stands under."""
    return MAIN if is_main(game, choice) else info(game.name).headings.get(choice.kind(), REST)


def grouped(game: Game, choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Choices by heading."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(heading(game, choice), []).append(choice)
    order = dict.fromkeys([MAIN, *info(game.name).headings.values(), REST])
    return {key: groups[key] for key in order if key in groups}


def ordered(game: Game, choices: Sequence[Choice]) -> list[Choice]:
    """The choices in the order of their numbers on the screen."""
    return [choice for group in grouped(game, choices).values() for choice in group]


def idle(position: Position, seat: int, choices: Sequence[Choice]) -> Choice | None:
    """The choice that is the only one, or the only one that makes sense, and takes nobody by surprise."""
    about = info(position.game.name)
    if len(choices) == 1:
        return choices[0] if not cautions(position, seat, choices) else None
    found: Choice | None = about.part(about.idle)(position, seat, choices) if about.idle else None
    return found


def cautions(position: Position, seat: int, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """What to think of before something is chosen, where there is anything."""
    about = info(position.game.name)
    found: dict[Choice, Phrase] = about.part(about.cautions)(position, seat, choices) if about.cautions else {}
    return found
