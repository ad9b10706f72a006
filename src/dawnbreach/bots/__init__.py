"""Opponents. A bot is asked by its seat, which tells what its player may know; it never sees the position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from dawnbreach.bots.guard import Bot, ask, decide, report, stand_in, trouble
from dawnbreach.bots.rng import Rng
from dawnbreach.bots.seat import Seat
from dawnbreach.games import info
from dawnbreach.kernel import Choice, Unreadable

GROUP = "dawnbreach.bots"
"""A package registers a bot by an entry point of this group; it is called "game.name" and makes a bot from an `Rng`."""
USUAL = "novice"
"""Who plays where nobody is asked for."""


class Random:
    """Anything that is allowed."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: object, choices: Sequence[Choice]) -> Choice:
        return self.rng.choice(choices)

    def choose(self, seat: Seat) -> Choice:
        return self.rng.choice(seat.choices)


@cache
def strangers(game: str) -> dict[str, Any]:
    """The bots of other packages that play a game."""
    points = {point.name.rpartition("."): point for point in entry_points(group=GROUP)}
    return {name: point for (for_game, _, name), point in points.items() if for_game == game}


def make(name: str, game: str, seed: str = "bot") -> Bot:
    """A bot by its name; the same seed plays the same way.

    "master:200" tries 200 times, however long it takes; "master:cores=2" and "master:200:cores=2" on two processors;
    "veteran:others=8" looks at up to eight others than the plan's choice; "master:bold" has a temperament.
    """
    rng, known = Rng(seed), info(game).bots
    name, *settings = name.split(":")
    if name == "random":
        return Random(rng)
    if name not in names(game):
        there_are = ", ".join(names(game))
        raise Unreadable(f"there is no bot {name!r}; there are: {there_are}", "input-bot", bot=name, bots=there_are)
    maker = info(game).part(known[name]) if name in known else strangers(game)[name].load()
    tastes = [tempers(game)[setting] for setting in settings if name in known and setting in tempers(game)]
    made: Any = maker(rng, *tastes[:1])
    for setting in settings if hasattr(made, "playouts") else ():
        set_up(made, setting)
    bot: Bot = made
    return bot


def set_up(bot: Any, setting: str) -> None:
    """How a bot that tries choices is to think; what means nothing is left aside."""
    what, _, number = setting.rpartition("=")
    if number.isdecimal() and not what:
        bot.playouts, bot.seconds = int(number), 0.0
    elif number.isdecimal() and what == "cores":
        bot.cores = max(1, int(number))
    elif number.isdecimal() and what == "others":
        bot.most = max(1, int(number))


def names(game: str) -> tuple[str, ...]:
    """The bots that play a game, ours from the weakest to the strongest first."""
    ours = ("random", *info(game).bots)
    return (*ours, *[name for name in strangers(game) if name not in ours])


def tempers(game: str) -> dict[str, Any]:
    """The temperaments that our bots of a game can have, by name."""
    about = info(game)
    found: dict[str, Any] = about.part(about.tastes) if about.tastes else {}
    return found


def is_offered(name: str, game: str) -> bool:
    """May somebody sit here under this name: that of a bot, perhaps with a temperament?"""
    bot, _, temper = name.partition(":")
    return name in names(game) or (bot in info(game).bots and temper in tempers(game))


def dealt(players: Sequence[str | None], game: str, seed: str) -> list[str | None]:
    """Players with bots among them: where several have no temperament, each is dealt one, different ones first."""
    plain = [seat for seat, name in enumerate(players) if name is not None and name in info(game).bots]
    found, rng, left = list(players), Rng(f"{seed}/tempers"), list[str]()
    for seat in plain if len(plain) > 1 and tempers(game) else ():
        left = left or list(tempers(game))
        temper = rng.choice(left)
        left.remove(temper)
        found[seat] = f"{players[seat]}:{temper}"
    return found


def usual(game: str) -> str:
    """Who plays where nobody is asked for."""
    return USUAL if USUAL in names(game) else names(game)[-1]


__all__ = [
    "Bot",
    "Seat",
    "ask",
    "dealt",
    "decide",
    "is_offered",
    "make",
    "names",
    "report",
    "stand_in",
    "tempers",
    "trouble",
    "usual",
]
