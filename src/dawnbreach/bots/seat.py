"""What a bot is told: all that its seat may know, and worlds that its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dawnbreach.kernel import Chance, Choice, Game, Position


class Seat:
    """A seat that has to decide. Nothing that can be asked of it depends on what the seat may not know."""

    def __init__(self, position: Position, number: int) -> None:
        self.game: Game = position.game
        self.number = number
        self._position = position
        self._view: Mapping[str, Any] | None = None
        self._choices: tuple[Choice, ...] = ()

    @property
    def view(self) -> Mapping[str, Any]:
        """Made when somebody looks."""
        if self._view is None:
            self._view = self._position.view(self.number)
        return self._view

    @property
    def choices(self) -> tuple[Choice, ...]:
        if not self._choices:
            self._choices = tuple(self._position.choices(self.number))
        return self._choices

    def of_kind(self, *kinds: str) -> list[Choice]:
        """The choices of some kinds, such as "hit" or "end-turn"."""
        return [choice for choice in self.choices if choice.kind() in kinds]

    def imagined(self, source: Chance) -> Position:
        """A position that may be the true one: what the seat may not know is drawn from the source; it has no past."""
        world = self.game.imagine(self._position, self.number, source)
        world.forget()
        return world
