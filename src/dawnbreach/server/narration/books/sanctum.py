"""Sanctum for a page: the texts of its cards, and what is printed in the box."""

from __future__ import annotations

from dawnbreach.sanctum.card_effects import Ability
from dawnbreach.sanctum.content import Skill
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.state import ACTS_BY_SEATS, DIVINE_ACTS
from dawnbreach.sanctum.view_types import Box, PrintedSkill, PrintedSpace


def contents(game: Sanctum, language: str) -> tuple[dict[str, str], Box]:
    """What the cards say, and the box."""
    return texts(game, language), box(game)


def texts(game: Sanctum, language: str) -> dict[str, str]:
    """What the cards say, by the keys of their names; abilities by their sentence: "ability red+purple: block 3"."""
    content, describe, words = game.content, game.describer, game.catalogue
    said_later = {f"item-{card.id}": describe.item(n) for n, card in enumerate(content.items)}
    for who, hero in enumerate(content.heroes):
        said_later |= {f"skill-{skill.id}": describe.skill_text(who, place) for place, skill in enumerate(hero.skills)}
    said = {key: words.arg(language, text) for key, text in said_later.items()}
    said |= {f"lord-{c.id}": words.arg(language, describe.curse(n, False)) for n, c in enumerate(content.lords)}
    said |= {f"fury-{c.id}": words.arg(language, describe.curse(n, True)) for n, c in enumerate(content.furies)}
    said |= {f"blessing-{c.id}": words.arg(language, describe.blessing(n)) for n, c in enumerate(content.blessings)}
    said |= {ability_key(ability): words.arg(language, ability.words()) for ability in content.abilities}
    verbs = {f"effect {verb.sentence}": words.arg(language, verb.words()) for verb in content.verbs}
    return {**said, **verbs}


def ability_key(ability: Ability) -> str:
    """A view has an ability as spaces, once and effect; the key is "ability SPACES-OR-ONCE: EFFECT"."""
    cost = "+".join(space.name.lower() for space in ability.spaces) or ability.timing.name.lower()
    return f"ability {cost}: {ability.verb.sentence}"


def box(game: Sanctum) -> Box:
    """The acts by number of seats, and the heroes' skill tables."""
    content = game.content
    spaces: dict[int, list[PrintedSpace]] = {
        act: [{"sets": [list(s) for s in step.sets], "chest": step.chest, "divine": step.divine} for step in steps]
        for act, steps in content.acts.items()
    }
    return {
        "acts": {str(act): steps for act, steps in spaces.items()},
        "actsBySeats": {str(seats): list(acts) for seats, acts in ACTS_BY_SEATS.items()},
        "divineActs": {str(seats): list(acts) for seats, acts in DIVINE_ACTS.items()},
        "heroes": [hero.id for hero in content.heroes],
        "letters": game.letters[:40],
        "items": game.printed.items,
        "skills": {hero.id: [_skill(skill) for skill in hero.skills] for hero in content.heroes},
    }


def _skill(skill: Skill) -> PrintedSkill:
    return {
        "id": skill.id,
        "gems": skill.gems,
        "white": skill.white,
        "stamina": skill.stamina,
        "focus": skill.focus,
        "tile": skill.is_tile,
    }
