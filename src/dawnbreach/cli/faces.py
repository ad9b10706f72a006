"""What the terminal has to know of each game: its screen, its end, its options, its pack."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from rich.text import Text

from dawnbreach.cli.screen import Screen, View
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel import Game, Position
from dawnbreach.kernel.packs import Problem, phrase
from dawnbreach.kernel.words import LANGUAGES


@dataclass(frozen=True)
class Face:
    """One game as the terminal shows it."""

    screen: type[Screen]
    standings: Callable[[Speech, View, list[str]], list[Text]]
    people: str
    """Under which name a view has the boards of the players."""
    options: Mapping[str, str]
    """Which arguments of `play` the game has, and what its own name for each is."""
    hero: str
    """How the keys of the heroes' names begin."""
    heroes: Callable[[Game], list[str]]
    signs: tuple[str, ...]
    """The messages that explain what the signs on the screen mean."""
    complete: Callable[[Game, Speech], str]
    """What a complete pack has."""
    named: Callable[[Game], Iterable[str]]
    """The keys of all names a pack must have."""
    file: str
    """A file that only packs of this game have."""
    temples: tuple[str, ...] = ()
    """The colours of the Temples one may start at."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Messages that this game puts into its own words."""

    def everything(self, position: Position) -> View:
        """A view for somebody who may know everything."""
        view = position.view(None)
        for seat in range(position.seats):
            view[self.people][seat] = position.view(seat)[self.people][seat]
        return view

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
                kind, known = (self.hero, self.heroes(game)) if argument == "hero" else ("colour", self.temples)
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
    """The face of a game by its name."""
    if game == "darkest-doom":
        from dawnbreach.cli.darkest_doom.face import FACE as DOOM

        return DOOM
    from dawnbreach.cli.sanctum.face import FACE as SANCTUM

    return SANCTUM


def game_of_pack(folder: Path, games: Iterable[str]) -> str:
    """The game a pack is for, by the files in it; the first one when they do not tell."""
    names = list(games)
    return next((name for name in names if (folder / face_of(name).file).is_file()), names[0])


def translated(game: Game, text: str, kind: str, known: Iterable[str]) -> str:
    """An id, also when it was written as a language has it."""
    wanted = text.strip().casefold()
    for name in known:
        names = {game.catalogue.say(language, f"{kind}-{name}").casefold() for language in LANGUAGES}
        if wanted in {name, *names}:
            return name
    return wanted
