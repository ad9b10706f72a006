"""Sanctum as the terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.cli.faces import Face
from dawnbreach.cli.sanctum.ending import standings
from dawnbreach.cli.sanctum.screen import SanctumScreen
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel import Game
from dawnbreach.sanctum.game import Sanctum


def complete(game: Game, say: Speech) -> str:
    assert isinstance(game, Sanctum)
    content = game.content
    return say(
        "pack-complete",
        demons=len(content.items),
        heroes=len(content.heroes),
        skills=sum(len(hero.skills) for hero in content.heroes),
        lords=len(content.lords),
        furies=len(content.furies),
        blessings=len(content.blessings),
        acts=len(content.acts),
        digest=content.digest,
    )


def named(game: Game) -> Iterator[str]:
    assert isinstance(game, Sanctum)
    c = game.content
    yield from (f"item-{i.id}" for i in c.items)
    yield from {f"demon-{foe.kind}": None for foe in c.foes[: c.lord_base]}
    yield from (f"hero-{h.id}" for h in c.heroes)
    yield from (f"skill-{s.id}" for h in c.heroes for s in h.skills)
    yield from (f"lord-{x.id}" for x in c.lords)
    yield from (f"fury-{x.id}" for x in c.furies)
    yield from (f"blessing-{b.id}" for b in c.blessings)


FACE = Face(
    screen=SanctumScreen,
    standings=standings,
    options={"hero": "heroes", "difficulty": "difficulty"},
    signs=("sign-gems", "sign-spaces", "sign-hits", "sign-march", "sign-foes"),
    complete=complete,
    named=named,
)
