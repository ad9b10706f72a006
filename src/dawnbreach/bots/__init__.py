"""Opponents. A bot is a function from a view and its choices to a choice; it never sees the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dawnbreach.bots.rng import Rng
from dawnbreach.kernel import Choice, Unreadable

Bot = Callable[[dict[str, Any], Sequence[Choice]], Choice]

NAMES = ("random", "novice")


def make(name: str, game: str, seed: str = "bot") -> Bot:
    """A bot by its name; the same seed plays the same way."""
    rng = Rng(seed)
    if name == "random":
        return lambda view, choices: rng.choice(choices)
    if name == "novice" and game == "sanctum":
        from dawnbreach.bots.sanctum_novice import Novice

        return Novice(rng)
    raise Unreadable(f"there is no bot {name!r}; there are: {', '.join(NAMES)}", "input-bot", bot=name)


__all__ = ["NAMES", "Bot", "make"]
