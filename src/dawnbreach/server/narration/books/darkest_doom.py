"""Darkest Doom for a page: the texts of its cards, and what is printed in the box."""

from __future__ import annotations

from dataclasses import asdict

from dawnbreach.darkest_doom import content as c
from dawnbreach.darkest_doom.card_effects import text as doom_text
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ICONS, KINDS, RELICS, TIERS
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.view_types import Area, Box, Character, SupplyCard
from dawnbreach.presentation.doom_texts import DoomTexts


def contents(game: DarkestDoom, language: str) -> tuple[dict[str, str], Box]:
    """What the cards say, and the box."""
    return texts(game, language), box(game)


def texts(game: DarkestDoom, language: str) -> dict[str, str]:
    """What the cards say, by the keys of their names; cards in hand also by their word in a view."""
    content, names = game.content, DoomTexts(game, language)
    said = {f"card-{card.id}": names.card_text(card.id) for card in content.cards}
    said |= {f"achievement-{a.id}": names.achievement_text(a.id) for a in content.achievements}
    said |= {f"event-card-{e.id}": names.event_text(e.id) for e in content.events}
    said |= {f"abyss-{a.id}": names.arg(doom_text(a.effects, "doom-abyss")) for a in content.abysses}
    said |= {f"mission-{m.id}": _mission(names, m.area, m.high) for m in content.missions}
    said |= {f"area-{kind}": names.own(f"doom-does-{kind}") for kind in KINDS}
    for place in ("-".join(place.split()) for place in content.fate):
        said[f"fate-{place}"] = names.own(f"doom-does-fate-{place}")
    for ability, key in ABILITY_CHOICES.items():
        said[f"ability-{ability}"] = names.name(key)
    for character in content.characters:
        said[f"guardian-{character.id}"] = said[f"ability-{character.ability}"]
    words = {word_of(game, icons) for icons in {card.icons for card in content.corruptions}}
    return {**said, **{f"hand {word}": names.card(word) for word in words}}


ABILITY_CHOICES = {
    "magic-trick": "choice-trick",
    "keen-senses": "choice-senses",
    "gift-of-the-witches": "choice-gift",
    "blood-step": "choice-blood-step",
}
"""What the abilities of the Guardians do is said where they are offered."""


def word_of(game: DarkestDoom, icons: tuple[int, ...]) -> str:
    """A Dark Corruption card as a view has it."""
    return "corruption." + ".".join(ICONS[icon] for icon in icons)


def _mission(texts: DoomTexts, area: int, high: bool) -> str:
    where = texts.name(f"area-{texts.content.areas[area].id}")
    return f"{where}; {texts.own('doom-relic-high' if high else 'doom-relic-low')}"


def box(game: DarkestDoom) -> Box:
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
        "guardians": [_guardian(character) for character in content.characters],
        "cards": {card.id: _card(card) for card in content.cards},
        "achievements": {a.id: {"rewards": len(a.rewards)} for a in content.achievements},
        "missions": {m.id: {"area": content.areas[m.area].id, "high": m.high} for m in content.missions},
    }


def _guardian(character: c.Character) -> Character:
    attack, magic, wisdom, health = character.attributes
    return {
        "id": character.id,
        "ability": character.ability,
        "attack": attack,
        "magic": magic,
        "wisdom": wisdom,
        "health": health,
    }


def _card(card: c.Card) -> SupplyCard:
    cost = {name: n for name, n in asdict(card.cost).items() if n}
    return {"deck": DECKS[card.deck], "kind": card.kind, "range": card.range, "uses": card.uses, "cost": cost}


def _area(game: DarkestDoom, number: int) -> Area:
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
