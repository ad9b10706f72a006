"""What a coach has to say of a game, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from dawnbreach.bots.review import Point
from dawnbreach.kernel import DawnbreachError
from dawnbreach.kernel.film import Film
from dawnbreach.presentation.advice import Say, decimal, listed, matters


class PointText(NamedTuple):
    """A turning point: what was chosen, what would have been better, and by how much."""

    chosen: str
    better: str
    lines: list[str]
    plan: list[str]
    """Where a fight was worked out: what would have been better, choice by choice."""


def point_text(say: Say, language: str, shown: Film, point: Point) -> PointText:
    position = shown.positions[point.at - 1]
    chosen, better = [
        position.words(shown.game.read(text), language, point.seat) for text in (point.chosen, point.better[0])
    ]
    if point.worlds:
        return PointText(chosen, better, tried(say, point), [])
    return PointText(chosen, better, [worked_out(say, point)], list(plan(language, shown, point)))


def plan(language: str, shown: Film, point: Point) -> Iterator[str]:
    """Each choice of a plan, in the words in which it would be offered there."""
    world = shown.positions[point.at - 1].copy()
    for text in point.better:
        choice = shown.game.read(text)
        yield world.words(choice, language, point.seat)
        with suppress(DawnbreachError):  # what chance decides between two choices may make the next one impossible
            world.play(choice, point.seat)


def tried(say: Say, point: Point) -> list[str]:
    """What could be known then, and what was true."""
    gaps = {name: value - point.ends.get(name, value) for name, value in point.better_ends.items()}
    return [
        say("review-known", worlds=point.worlds, ends=told(say, gaps)),
        say("review-true", ends=told(say, point.true_gap)),
    ]


def told(say: Say, gaps: Mapping[str, float]) -> str:
    seen = {name: gap for name, gap in gaps.items() if matters(name, gap)}
    return listed(say, seen, signed=True) if seen else say("review-nothing")


def worked_out(say: Say, point: Point) -> str:
    return say("review-exact", made=listed(say, point.ends), could=listed(say, point.better_ends))


def luck_text(say: Say, name: str, expected: float, came: float) -> str:
    """What was to be expected of the dice, and what they allowed."""
    gap = f"{'+' if came >= expected else '−'}{decimal(say, came - expected)}"
    what, expects, came_to = say(f"luck-{name}"), decimal(say, expected), decimal(say, came)
    return say("review-lucky", what=what, expected=expects, came=came_to, gap=gap)
