"""Darkest Doom as the terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.cli.darkest_doom.ending import standings
from dawnbreach.cli.darkest_doom.screen import DoomScreen
from dawnbreach.cli.faces import Face
from dawnbreach.cli.speech import Speech
from dawnbreach.darkest_doom.content import COLOURS
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.kernel import Game


def complete(game: Game, say: Speech) -> str:
    assert isinstance(game, DarkestDoom)
    content = game.content
    return say(
        "doom-pack-complete",
        areas=len(content.areas),
        supplies=len(content.supplies),
        guardians=len(content.characters),
        missions=len(content.missions),
        orders=len(content.achievement_cards),
        events=len(content.events),
        attacks=len(content.attacks),
        digest=content.digest,
    )


def named(game: Game) -> Iterator[str]:
    assert isinstance(game, DarkestDoom)
    c = game.content
    yield from (f"area-{a.id}" for a in c.areas)
    yield from (f"region-{name}" for name in c.regions)
    yield from (f"card-{card.id}" for card in c.cards)
    yield from (f"guardian-{g.id}" for g in c.characters)
    yield from (f"mission-{m.id}" for m in c.missions)
    yield from (f"achievement-{a.id}" for a in c.achievements)
    yield from (f"event-card-{e.id}" for e in c.events)
    yield from (f"abyss-{a.id}" for a in c.abysses)


FACE = Face(
    screen=DoomScreen,
    standings=standings,
    options={"hero": "guardians", "temple": "temples", "solo": "virtual"},
    signs=("doom-sign-areas", "doom-sign-figures", "doom-sign-order", "doom-sign-cards"),
    complete=complete,
    named=named,
    temples=COLOURS,
    words={
        "welcome": "doom-welcome",
        "help-notation": "doom-help-notation",
        "help-why": "doom-help-why",
        "help-rules": "doom-help-rules",
        "help-table": "doom-help-table",
        "why-usage": "doom-why-usage",
        "rules-usage": "doom-rules-usage",
    },
)
