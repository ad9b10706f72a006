"""Which games there are: ours, and those that other packages register."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from dawnbreach.kernel import Unreadable
from dawnbreach.kernel.game_info import GameInfo

GROUP = "dawnbreach.games"
"""A package registers its game by an entry point of this group that names its GameInfo."""


@cache
def _registry() -> dict[str, GameInfo]:
    from dawnbreach.darkest_doom.info import INFO as DARKEST_DOOM
    from dawnbreach.sanctum.info import INFO as SANCTUM

    found = {info.name: info for info in (SANCTUM, DARKEST_DOOM)}
    for point in entry_points(group=GROUP):
        info = point.load()
        found.setdefault(info.name, info)
    return found


def register(info: GameInfo) -> None:
    """Make a game known to this process."""
    _registry()[info.name] = info


def names() -> tuple[str, ...]:
    return tuple(_registry())


def info(name: str) -> GameInfo:
    """The descriptor of a game by its name; an unknown one is refused."""
    found = _registry().get(name)
    if found is None:
        raise Unreadable(f"there is no game {name!r}; there are: {', '.join(names())}", "input-game", game=name[:40])
    return found
