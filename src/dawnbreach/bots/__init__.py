"""Opponents. A bot is a function from a view and its choices to a choice; it never sees the position."""

from __future__ import annotations

from dawnbreach.bots.guard import Bot, decide, report, stand_in, trouble
from dawnbreach.bots.rng import Rng
from dawnbreach.games import info
from dawnbreach.kernel import Unreadable


def make(name: str, game: str, seed: str = "bot") -> Bot:
    """A bot by its name; the same seed plays the same way."""
    rng, known = Rng(seed), info(game).bots
    if name == "random":
        return lambda view, choices: rng.choice(choices)
    if name not in known:
        there_are = ", ".join(names(game))
        raise Unreadable(f"there is no bot {name!r}; there are: {there_are}", "input-bot", bot=name, bots=there_are)
    bot: Bot = info(game).part(known[name])(rng)
    return bot


def names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the best last."""
    return ("random", *info(game).bots)


__all__ = ["Bot", "decide", "make", "names", "report", "stand_in", "trouble"]
