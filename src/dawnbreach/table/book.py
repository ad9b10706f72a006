"""All words that a client needs to draw a game, in one language, and what never changes in it."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

import dawnbreach
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ICONS, KINDS, RELICS, TIERS
from dawnbreach.darkest_doom.effects import text as doom_text
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.kernel import Game
from dawnbreach.kernel.words import Catalogue, variables
from dawnbreach.sanctum.effects import Ability
from dawnbreach.sanctum.game import ACTS_BY_SEATS, DIVINE_ACTS, Sanctum
from dawnbreach.table.forms import Book
from dawnbreach.table.shared import shared_words
from dawnbreach.table.shared.doom_texts import DoomTexts

UNNEEDED = re.compile(
    r"(no|event(?!-card)|choice|pack|words|record|save|input|penalty|perk|effect|doom-does)-|.*\.remedy"
)
"""Messages that only the server says, or that are among the texts."""


@cache
def book(name: str, language: str) -> Book:
    """The book of a game."""
    game = dawnbreach.game(name)
    names = {**names_of(shared_words(), language), **names_of(game.catalogue, language)}
    texts, box = _contents(game, language)
    digest = sha256(msgspec.json.encode([names, texts, box])).hexdigest()[:16]
    return Book(name, language, digest, names, texts, box)  # type: ignore[arg-type]


def names_of(catalogue: Catalogue, language: str) -> dict[str, str]:
    """The messages that need no parameter."""
    messages = catalogue.messages[language]
    wanted = [key for key, pattern in messages.items() if not variables(pattern) and not UNNEEDED.match(key)]
    said = {key: catalogue.say(language, key) for key in wanted}
    return {key: text for key, text in said.items() if "{" not in text}


def _contents(game: Game, language: str) -> tuple[dict[str, str], dict[str, Any]]:
    if isinstance(game, DarkestDoom):
        return doom_texts(game, language), doom_box(game)
    assert isinstance(game, Sanctum)
    return sanctum_texts(game, language), sanctum_box(game)


# Sanctum


def sanctum_texts(game: Sanctum, language: str) -> dict[str, str]:
    """What the cards say, by the keys of their names; abilities by their sentence: "ability red+purple: block 3"."""
    content, describe, words = game.content, game.describer, game.catalogue
    texts = {f"item-{card.id}": describe.item(n) for n, card in enumerate(content.items)}
    for who, hero in enumerate(content.heroes):
        texts |= {f"skill-{skill.id}": describe.skill_text(who, place) for place, skill in enumerate(hero.skills)}
    said = {key: words.arg(language, text) for key, text in texts.items()}
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


def sanctum_box(game: Sanctum) -> dict[str, Any]:
    """The acts by number of seats, and the heroes' skill tables."""
    content = game.content
    spaces = {
        act: [{"sets": [list(s) for s in step.sets], "chest": step.chest, "divine": step.divine} for step in steps]
        for act, steps in content.acts.items()
    }
    return {
        "acts": {str(act): steps for act, steps in spaces.items()},
        "actsBySeats": {str(seats): list(acts) for seats, acts in ACTS_BY_SEATS.items()},
        "divineActs": {str(seats): list(acts) for seats, acts in DIVINE_ACTS.items()},
        "heroes": [hero.id for hero in content.heroes],
        "letters": game.letters[:40],
        "items": [dict(game.printed.items[n]) for n in range(len(content.items))],
        "skills": {hero.id: [_skill(skill) for skill in hero.skills] for hero in content.heroes},
    }


def _skill(skill: Any) -> dict[str, Any]:
    return {
        "id": skill.id,
        "gems": skill.gems,
        "white": skill.white,
        "stamina": skill.stamina,
        "focus": skill.focus,
        "tile": skill.is_tile,
    }


# Darkest Doom


def doom_texts(game: DarkestDoom, language: str) -> dict[str, str]:
    """What the cards say, by the keys of their names; cards in hand also by their word in a view."""
    content, texts = game.content, DoomTexts(game, language)
    said = {f"card-{card.id}": texts.card_text(card.id) for card in content.cards}
    said |= {f"achievement-{a.id}": texts.achievement_text(a.id) for a in content.achievements}
    said |= {f"event-card-{e.id}": texts.event_text(e.id) for e in content.events}
    said |= {f"abyss-{a.id}": texts.arg(doom_text(a.effects, "doom-abyss")) for a in content.abysses}
    said |= {f"mission-{m.id}": _mission(texts, m.area, m.high) for m in content.missions}
    said |= {f"area-{kind}": texts.own(f"doom-does-{kind}") for kind in KINDS}
    for place in ("-".join(place.split()) for place in content.fate):
        said[f"fate-{place}"] = texts.own(f"doom-does-fate-{place}")
    for ability, key in ABILITY_CHOICES.items():
        said[f"ability-{ability}"] = texts.name(key)
    for character in content.characters:
        said[f"guardian-{character.id}"] = said[f"ability-{character.ability}"]
    words = {texts_word(game, icons) for icons in {c.icons for c in content.corruptions}}
    return {**said, **{f"hand {word}": texts.card(word) for word in words}}


ABILITY_CHOICES = {
    "magic-trick": "choice-trick",
    "keen-senses": "choice-senses",
    "gift-of-the-witches": "choice-gift",
    "blood-step": "choice-bloodstep",
}
"""What the abilities of the Guardians do is said where they are offered."""


def texts_word(game: DarkestDoom, icons: tuple[int, ...]) -> str:
    """A Dark Corruption card as a view has it."""
    return "corruption." + ".".join(ICONS[icon] for icon in icons)


def _mission(texts: DoomTexts, area: int, high: bool) -> str:
    where = texts.name(f"area-{texts.content.areas[area].id}")
    return f"{where}; {texts.own('doom-relic-high' if high else 'doom-relic-low')}"


def doom_box(game: DarkestDoom) -> dict[str, Any]:
    """The map, the tracks, the printed numbers and the cards."""
    content = game.content
    return {
        "areas": [_area(game, n) for n in range(len(content.areas))],
        "regions": list(content.regions),
        "levels": list(content.levels),
        "fate": list(content.fate),
        "numbers": {f: getattr(content.numbers, f) for f in content.numbers.__dataclass_fields__},
        "icons": list(ICONS),
        "colours": list(COLOURS),
        "decks": list(DECKS),
        "attributes": list(ATTRIBUTES),
        "relics": list(RELICS),
        "tiers": list(TIERS),
        "guardians": [_guardian(c) for c in content.characters],
        "cards": {c.id: _card(c) for c in content.cards},
        "achievements": {a.id: {"rewards": len(a.rewards)} for a in content.achievements},
        "missions": {m.id: {"area": content.areas[m.area].id, "high": m.high} for m in content.missions},
    }


def _guardian(character: Any) -> dict[str, Any]:
    attributes = dict(zip(ATTRIBUTES, character.attributes, strict=True))
    return {"id": character.id, "ability": character.ability, **attributes}


def _card(card: Any) -> dict[str, Any]:
    cost = {name: n for name, n in vars(card.cost).items() if n}
    return {"deck": DECKS[card.deck], "kind": card.kind, "range": card.range, "uses": card.uses, "cost": cost}


def _area(game: DarkestDoom, number: int) -> dict[str, Any]:
    areas = game.content.areas
    area = areas[number]
    return {
        "id": area.id,
        "kind": area.kind,
        "colour": COLOURS[area.colour] if area.colour >= 0 else None,
        "region": area.region,
        "x": area.x,
        "y": area.y,
        "next": [areas[n].id for n in area.next],
    }
