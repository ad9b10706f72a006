"""Dawnbreach: two heavy board games, one rules engine."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dawnbreach.kernel import Ambiguous, DawnbreachError, Game, Illegal, Position, Refusal, Unreadable
from dawnbreach.kernel import record as _record

__version__ = "0.1.0"

GAMES = ("sanctum", "darkest-doom")


def game(name: str, pack: Path | str | None = None) -> Game:
    """A game by its name; loaded once for each pack."""
    return _load(str(name), None if pack is None else str(pack))


@cache
def _load(name: str, pack: str | None) -> Game:
    if name == "sanctum":
        from dawnbreach.sanctum.game import Sanctum

        return Sanctum() if pack is None else Sanctum(pack)
    if name == "darkest-doom":
        from dawnbreach.darkest_doom.game import DarkestDoom

        return DarkestDoom() if pack is None else DarkestDoom(pack)
    if name == "template":
        from dawnbreach.template.game import Template

        return Template()
    raise Unreadable(f"there is no game {name!r}; there are: {', '.join(GAMES)}", "input-game", game=name)


def replay(text: str) -> Position:
    """The final position of a record."""
    return _record.replay(text, game)


def verify(text: str) -> int:
    """Check a finished record against the seed it committed to; how many outcomes were checked."""
    return _record.verify(text, game)


__all__ = [
    "GAMES",
    "Ambiguous",
    "DawnbreachError",
    "Game",
    "Illegal",
    "Position",
    "Refusal",
    "Unreadable",
    "game",
    "replay",
    "verify",
]
