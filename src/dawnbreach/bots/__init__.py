"""Opponents. A bot is a function from a view and its choices to a choice; it never sees the position."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from dawnbreach.bots.guard import Bot, decide, report, stand_in, trouble
from dawnbreach.bots.rng import Rng
from dawnbreach.kernel import Unreadable

NAMES = ("random", "novice")
NOVICES = {"sanctum": "sanctum_novice", "darkest-doom": "doom_novice"}
"""The module of each game's novice."""


def make(name: str, game: str, seed: str = "bot") -> Bot:
    """A bot by its name; the same seed plays the same way."""
    rng = Rng(seed)
    if name == "random":
        return lambda view, choices: rng.choice(choices)
    if name in names(game):
        bot: Bot = import_module(f"dawnbreach.bots.{NOVICES[game]}").Novice(rng)
        return bot
    known = ", ".join(names(game))
    raise Unreadable(f"there is no bot {name!r}; there are: {known}", "input-bot", bot=name, bots=known)


def names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the best last."""
    has_novice = game in NOVICES and find_spec(f"dawnbreach.bots.{NOVICES[game]}") is not None
    return NAMES if has_novice else NAMES[:1]


__all__ = ["NAMES", "Bot", "decide", "make", "names", "report", "stand_in", "trouble"]
