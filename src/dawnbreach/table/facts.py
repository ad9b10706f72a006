"""What the table has to know of each game beside the kernel's interface."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import Game, Position
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.state import Table

View = dict[str, Any]


@dataclass(frozen=True)
class Facts:
    """One game as the table sees it."""

    people: str
    """Under which name a view has the boards of the players."""
    hero: str
    """How the keys of the characters' names begin."""
    chosen: str
    """The option of `start` that says who plays whom."""
    heroes: Callable[[Game], list[str]]
    character: Callable[[Position, int], str]
    """The key of the name of a seat's character."""

    def everything(self, position: Position) -> View:
        """A view for somebody who may know everything."""
        view = position.view(None)
        for seat in range(position.seats):
            view[self.people][seat] = position.view(seat)[self.people][seat]
        return view


def _heroes(game: Game) -> list[str]:
    assert isinstance(game, Sanctum)
    return [hero.id for hero in game.content.heroes]


def _guardians(game: Game) -> list[str]:
    assert isinstance(game, DarkestDoom)
    return [character.id for character in game.content.characters]


def _hero(position: Position, seat: int) -> str:
    assert isinstance(position, Table)
    return f"hero-{position.content.heroes[position.heroes[seat].who].id}"


def _guardian(position: Position, seat: int) -> str:
    assert isinstance(position, Land)
    return f"guardian-{position.content.characters[position.guardians[seat].who].id}"


FACTS = {
    "sanctum": Facts("heroes", "hero", "heroes", _heroes, _hero),
    "darkest-doom": Facts("guardians", "guardian", "guardians", _guardians, _guardian),
}
