"""Dawnbreach: two heavy board games, one rules engine."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dawnbreach import builds
from dawnbreach.games import info, names, register
from dawnbreach.kernel import Ambiguous, DawnbreachError, Game, Illegal, Position, Refusal, Unreadable
from dawnbreach.kernel import record as _record
from dawnbreach.kernel.game_info import GameInfo

__version__ = "0.1.0"
__build__ = builds.RUNNING
"""`plain` or `compiled`."""

GAMES: tuple[str, ...]
"""The names of all games, ours first."""


def game(name: str, pack: Path | str | None = None) -> Game:
    """A game by its name; loaded once for each pack."""
    return _load(info(str(name)), None if pack is None else str(pack))


@cache
def _load(info: GameInfo, pack: str | None) -> Game:
    engine = info.part(info.engine)
    made: Game = engine() if pack is None else engine(pack)
    return made


def __getattr__(name: str) -> tuple[str, ...]:
    """`GAMES`, once somebody asks: other packages may register games."""
    if name != "GAMES":
        raise AttributeError(f"module 'dawnbreach' has no attribute {name!r}")
    return names()


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
    "GameInfo",
    "Illegal",
    "Position",
    "Refusal",
    "Unreadable",
    "game",
    "info",
    "register",
    "replay",
    "verify",
]
