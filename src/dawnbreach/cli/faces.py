"""What the terminal has to know of each game: its screen, its end, its options, its pack."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from dawnbreach.cli.screen import Screen
from dawnbreach.cli.speech import Speech
from dawnbreach.games import info, names
from dawnbreach.kernel import Game, Unreadable
from dawnbreach.kernel.packs import BadPack, Problem, phrase
from dawnbreach.kernel.words import LANGUAGES


@dataclass(frozen=True)
class Face:
    """One game as the terminal shows it; it is given views of this game."""

    screen: Callable[[Speech, Any, list[str], int], Screen]
    standings: Callable[[Speech, Any, list[str]], list[Text]]
    options: Mapping[str, str]
    """Which arguments of `play` the game has, and what its own name for each is."""
    signs: tuple[str, ...]
    """The messages that explain what the signs on the screen mean."""
    complete: Callable[[Game, Speech], str]
    """What a complete pack has."""
    named: Callable[[Game], Iterable[str]]
    """The keys of all names a pack must have."""
    temples: tuple[str, ...] = ()
    """The colours of the Temples one may start at."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Messages that this game puts into its own words."""

    def nameless(self, game: Game) -> list[Problem]:
        """What has no name in any language: the reader would see its id."""
        return [Problem("", key, phrase("pack-nameless")) for key in self.named(game) if not game.catalogue.has(key)]

    def settle(self, args: argparse.Namespace, game: Game, players: list[str | None]) -> dict[str, Any]:
        """The options for `game.start`, from the arguments of `play`."""
        options: dict[str, Any] = {}
        for argument, name in self.options.items():
            value = getattr(args, argument)
            if not value:
                continue
            if argument in ("hero", "temple"):
                kind, known = (
                    (game.character_key, game.characters()) if argument == "hero" else ("colour", self.temples)
                )
                mine = translated(game, value, kind, known)
                if None in players:
                    options[name] = tuple(mine if player is None else "random" for player in players)
            elif argument == "difficulty":
                options[name] = translated(game, value, name, game.option_values[name])
            else:
                options[name] = value
        return options


@cache
def face_of(game: str) -> Face:
    """The face of a game by its name; a plain one where it brings none."""
    about = info(game)
    if not about.face:
        from dawnbreach.cli.plain import FACE

        return FACE
    face: Face = about.part(about.face)
    return face


def game_of_pack(folder: Path) -> str:
    """The game a pack is for, by the files in it."""
    for name in names():
        if (file := info(name).pack_file) and (folder / file).is_file():
            return name
    if not folder.is_dir():
        raise BadPack([Problem(str(folder), "", phrase("pack-no-folder"))])
    raise Unreadable(
        f"{folder}: no game has such a pack", "pack-of-no-game", folder=str(folder), games=", ".join(names())
    )


def translated(game: Game, text: str, kind: str, known: Iterable[str]) -> str:
    """An id, also when it was written as a language has it."""
    wanted = text.strip().casefold()
    for name in known:
        names = {game.catalogue.say(language, f"{kind}-{name}").casefold() for language in LANGUAGES}
        if wanted in {name, *names}:
            return name
    return wanted
