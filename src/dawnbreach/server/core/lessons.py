"""Guided first games, chapter by chapter: what is said before decisions, and which of them it is about."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from dawnbreach.games import info
from dawnbreach.kernel import Position


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a decision, and which choices it is about; without any the pupil is free."""

    say: str
    expects: tuple[str, ...] = ()
    about: str | None = None
    at: tuple[str, ...] = ()
    """After a step in which the pupil is free: the steps of the game that this one begins with."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: the game it is played in, what has been decided before, and its steps."""

    seed: str
    seats: tuple[str, ...]
    """As in `NewTable`."""
    options: dict[str, Any]
    steps: tuple[Step, ...]
    played: tuple[str, ...] = ()
    """Decisions before the first step, as in a record: "2 move"."""

    @property
    def seat(self) -> int:
        """The pupil's."""
        return self.seats.index("me")


@cache
def lessons_of(game: str) -> tuple[Script, ...]:
    """The chapters of a game's lesson, if it has one."""
    folder = info(game).lessons
    files = sorted(folder.glob("*.toml")) if folder is not None else []
    return tuple([msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script) for file in files])


def lesson_of(game: str, chapter: int = 1) -> Script | None:
    """A chapter by its number; none that there is not."""
    chapters = lessons_of(game)
    return chapters[chapter - 1] if 1 <= chapter <= len(chapters) else None


def play_before(script: Script, position: Position) -> None:
    """What has been decided when the chapter begins; nobody goes back there."""
    for line in script.played:
        seat, _, text = line.partition(" ")
        position.play(position.game.read(text), int(seat) - 1)
    if script.played:
        position.forked = len(script.played)


def step_at(script: Script, at: int, position: Position) -> Step | None:
    """What the lesson is at, unless it is over or the game has gone another way."""
    if at >= len(script.steps):
        return None
    step = script.steps[at]
    texts = {choice.text for choice in position.choices(script.seat)}
    return step if not step.expects or texts & set(step.expects) else None


def step_after(script: Script, at: int, seat: int, position: Position) -> int:
    """Where the lesson is after a decision of a seat."""
    if at >= len(script.steps):
        return at
    following = script.steps[at + 1] if at + 1 < len(script.steps) else None
    if following is None or not following.at:
        return at + (seat == script.seat)
    frame = position.frame(script.seat)
    return at + (frame is not None and frame.id in following.at)
