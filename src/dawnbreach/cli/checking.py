"""Is a record true, and is a pack complete?"""

from __future__ import annotations

from pathlib import Path

import dawnbreach
from dawnbreach.cli import saves
from dawnbreach.cli.faces import face_of, game_of_pack, known_game
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import DawnbreachError, Unreadable
from dawnbreach.kernel import record as records
from dawnbreach.kernel.packs import BadPack, Problem
from dawnbreach.kernel.words import BadCatalogue


def verify(path: Path, pack: str | None, say: Speech, terminal: Terminal) -> int:
    """Play a record again and compare its dice with the seed it committed to."""
    source = saves.read_text(path)
    try:
        count = records.verify(source, lambda name: dawnbreach.game(name, pack))
    except DawnbreachError as error:
        terminal.say(say("not-verified", why=say.error(error)))
        return 1
    except (ValueError, IndexError, KeyError, OverflowError, TypeError, AssertionError):
        damaged = Unreadable(f"{path} is damaged", "record-damaged")
        terminal.say(say("not-verified", why=say.error(damaged)))
        return 1
    terminal.say(say("verified", n=count))
    return 0


def check(folder: Path, name: str | None, say: Speech, terminal: Terminal) -> int:
    """Say everything that is wrong with a pack, line by line; without a name its files tell the game."""
    try:
        face = face_of(name := known_game(name) if name is not None else game_of_pack(folder))
        game = dawnbreach.game(name, str(folder))
        problems = face.nameless(game)
    except BadPack as error:
        problems = list(error.problems)
    except BadCatalogue as error:
        problems = [Problem.of_words(error)]
    for problem in problems:
        terminal.say(say.problem(problem))
    if problems:
        terminal.say(say("pack-wrong", n=len(problems)))
        return 1
    terminal.say(face.complete(game, say))
    return 0
