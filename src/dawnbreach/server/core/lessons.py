"""Guided first games: a script of decisions with something to say before each."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from dawnbreach.games import info
from dawnbreach.kernel import Position


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a decision, and which choices it is about."""

    say: str
    expects: tuple[str, ...] = ()
    about: str | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the game it is played in, and its steps."""

    seed: str
    seats: tuple[str, ...]
    """As in `NewTable`."""
    options: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        """The pupil's."""
        return self.seats.index("me")


@cache
def lesson_of(game: str) -> Script | None:
    """The lesson of a game, if it has one."""
    path = info(game).lesson
    if path is None:
        return None
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)


def step_at(script: Script, at: int, position: Position) -> Step | None:
    """What the lesson is at, unless it is over or the game has gone another way."""
    if at >= len(script.steps):
        return None
    step = script.steps[at]
    texts = {choice.text for choice in position.choices(script.seat)}
    return step if not step.expects or texts & set(step.expects) else None
