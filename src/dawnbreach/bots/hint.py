"""The best choices and what they lead to, as the adviser of a game sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, cast

from dawnbreach.bots.guard import Bot
from dawnbreach.bots.rng import Fancy
from dawnbreach.bots.search import Trial
from dawnbreach.bots.seat import Seat
from dawnbreach.games import info
from dawnbreach.kernel import Choice

MOST = 3
"""So many choices are told of."""


class Adviser(Protocol):
    """A bot that tries choices, and knows what came of them."""

    favourite: Choice
    notes: dict[str, list[Mapping[str, float]]]

    def trials(self, seat: Seat) -> list[Trial]: ...


class Advice(NamedTuple):
    """A choice, in how many worlds it was tried, and what it led to there on average."""

    choice: Choice
    worlds: int
    """0: it was not tried; its ends, if there are any, are worked out."""
    ends: Mapping[str, float]


def hint(bot: Bot, seat: Seat) -> list[Advice]:
    """What a bot would think of first, the best first; without ends where it has nothing to try."""
    if not hasattr(bot, "trials"):
        return []
    adviser = cast("Adviser", bot)
    adviser.notes = {}
    trials = [trial for trial in adviser.trials(seat) if trial.values]
    if not trials:
        return [Advice(adviser.favourite, 0, solved(seat))]
    found = [(trial.choice, adviser.notes.get(trial.choice.text, [])) for trial in trials[:MOST]]
    return [Advice(choice, len(notes), means(notes)) for choice, notes in found]


def solved(seat: Seat) -> Mapping[str, float]:
    """What the exact solver of the game says of the best that can be made of a fight."""
    world, about = seat.imagined(Fancy(0)), info(seat.game.name)
    frame = world.frame(seat.number)
    if frame is None or frame.id not in about.foreseen:
        return {}
    found: Mapping[str, Mapping[str, float]] = about.part(about.forecast)(world, seat.number, False) or {}
    return found.get("best", {})


def ready(seat: Seat) -> dict[str, float]:
    """How ready a seat is for the end of its game, where the game can say so: an estimate."""
    about = info(seat.game.name)
    found = about.part(about.readiness)(seat) if about.readiness else None
    return found._asdict() if found is not None else {}


def means(notes: list[Mapping[str, float]]) -> dict[str, float]:
    return {name: sum([note[name] for note in notes]) / len(notes) for name in notes[0]} if notes else {}
