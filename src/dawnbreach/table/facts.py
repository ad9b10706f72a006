"""What the table has to know of each game beside the kernel's interface."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from dawnbreach.darkest_doom import scenes
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import Event, Game, Position
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.state import Table

View = dict[str, Any]


class Note(NamedTuple):
    """What is seen when an event is told, which is past when it is read."""

    by: int | None = None
    """Whose doing it is; None: that of whoever has decided."""
    scene: View | None = None
    """What lies on the board then, where a story is told with pictures."""
    areas: tuple[str, ...] = ()


Witness = Callable[[Event], Note]


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
    witness: Callable[[Position, int], Witness]
    """Who notes what is seen at the events of the next decision, of this seat."""

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


def _nobody(position: Position, seat: int) -> Witness:
    return lambda event: Note()


def _in_the_land(position: Position, seat: int) -> Witness:
    assert isinstance(position, Land)
    land, asked = position, seat if scenes.is_dark(position) else None

    def note(event: Event) -> Note:
        scene = scenes.scene(land, event)
        return Note(scenes.actor(land, event, asked), scene, scenes.places(land, event) if scene else ())

    return note


FACTS = {
    "sanctum": Facts("heroes", "hero", "heroes", _heroes, _hero, _nobody),
    "darkest-doom": Facts("guardians", "guardian", "guardians", _guardians, _guardian, _in_the_land),
}
