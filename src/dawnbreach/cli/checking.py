"""Is a record true, and is a pack complete?"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

import dawnbreach
from dawnbreach.cli import saves
from dawnbreach.cli.extras import needing
from dawnbreach.cli.output import tell
from dawnbreach.cli.speech import Speech, known_game
from dawnbreach.kernel import DawnbreachError, Unreadable
from dawnbreach.kernel import record as records
from dawnbreach.kernel.packs import BadPack, Problem
from dawnbreach.kernel.words import BadCatalogue


def verify(args: argparse.Namespace, say: Speech) -> int:
    """Play a record again and compare its dice with the seed it committed to."""
    path = Path(args.file)
    source = saves.read_text(path)
    try:
        named = partial(dawnbreach.game, pack=args.pack)
        count = records.verify(source, named)
        record = records.read(source, named)[0]
    except DawnbreachError as error:
        tell(say("not-verified", why=say.error(error)))
        return 1
    except (ValueError, IndexError, KeyError, OverflowError, TypeError, AssertionError):
        damaged = Unreadable(f"{path} is damaged", "record-damaged")
        tell(say("not-verified", why=say.error(damaged)))
        return 1
    tell(say("verified-abandoned" if record.abandoned else "verified", n=count))
    tell(vouched(record, say))
    return 0


def vouched(record: records.Record, say: Speech) -> str:
    """Who vouches for the dice; what a text says of shares, it only claims."""
    key = "dice-claimed" if record.dice == "shared" else f"dice-{record.dice}"
    return say(key, seats=", ".join(str(seat + 1) for seat in record.shared_by))


def check(args: argparse.Namespace, say: Speech) -> int:
    """Say everything that is wrong with a pack, line by line; without a name its files tell the game."""
    with needing("terminal", "check"):
        from dawnbreach.cli.faces import face_of, game_of_pack

    folder, name = Path(args.folder), args.game
    try:
        face = face_of(name := known_game(name) if name is not None else game_of_pack(folder))
        game = dawnbreach.game(name, str(folder))
        problems = face.nameless(game)
    except BadPack as error:
        problems = list(error.problems)
    except BadCatalogue as error:
        problems = [Problem.of_words(error)]
    for problem in problems:
        tell(say.problem(problem))
    if problems:
        tell(say("pack-wrong", n=len(problems)))
        return 1
    tell(face.complete(game, say))
    return 0
