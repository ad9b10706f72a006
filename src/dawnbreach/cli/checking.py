"""Is a record true, and is a pack complete?"""

from __future__ import annotations

from pathlib import Path

import dawnbreach
from dawnbreach.cli import saves
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import DawnbreachError, Unreadable
from dawnbreach.kernel import record as records
from dawnbreach.kernel.packs import BadPack, Problem, phrase
from dawnbreach.kernel.words import BadCatalogue
from dawnbreach.sanctum.content import Content
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.reading import load_pack


def verify(path: Path, pack: str | None, say: Speech, terminal: Terminal) -> int:
    """Play a record again and compare its dice with the seed it committed to."""
    source = saves.read_text(path)
    try:
        count = records.verify(source, lambda name: dawnbreach.game(name, pack))
    except DawnbreachError as error:
        terminal.say(say("not-verified", why=say.error(error)))
        return 1
    except (ValueError, IndexError, KeyError, OverflowError, TypeError, AssertionError):
        damaged = Unreadable(f"{path} is damaged", "record-damaged", file=str(path))
        terminal.say(say("not-verified", why=say.error(damaged)))
        return 1
    terminal.say(say("verified", n=count))
    return 0


def check(folder: Path, say: Speech, terminal: Terminal) -> int:
    """Say everything that is wrong with a pack, line by line."""
    try:
        content = load_pack(folder)
        problems = nameless(Sanctum(folder))
    except BadPack as error:
        content, problems = Content(), list(error.problems)
    except BadCatalogue as error:
        content, problems = Content(), [Problem.of_words(error)]
    for problem in problems:
        terminal.say(say.problem(problem))
    if problems:
        terminal.say(say("pack-wrong", n=len(problems)))
        return 1
    terminal.say(complete(content, say))
    return 0


def complete(content: Content, say: Speech) -> str:
    skills = sum(len(hero.skills) for hero in content.heroes)
    return say(
        "pack-complete",
        demons=len(content.items),
        heroes=len(content.heroes),
        skills=skills,
        lords=len(content.lords),
        furies=len(content.furies),
        blessings=len(content.blessings),
        acts=len(content.acts),
        digest=content.digest,
    )


def nameless(game: Sanctum) -> list[Problem]:
    """What has no name in any language: the reader would see its id."""
    c = game.content
    keys = [f"item-{i.id}" for i in c.items] + [f"hero-{h.id}" for h in c.heroes]
    keys += [f"skill-{s.id}" for h in c.heroes for s in h.skills] + [f"lord-{x.id}" for x in c.lords]
    keys += [f"fury-{x.id}" for x in c.furies] + [f"blessing-{b.id}" for b in c.blessings]
    return [Problem("", key, phrase("pack-nameless")) for key in keys if not game.catalogue.has(key)]
