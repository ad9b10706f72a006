"""Every name has the form a sentence asks for: every message, said with every kind of name and number."""

import re
from itertools import product
from typing import Any

import pytest

import dawnbreach
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ENDINGS, ICONS, RELICS, TIERS
from dawnbreach.kernel.words import (
    LANGUAGES,
    Catalogue,
    Form,
    Joined,
    Name,
    Phrase,
    Select,
    is_form,
    parts_of,
    variables,
)
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.content import SLOTS
from dawnbreach.sanctum.describe import POTIONS
from dawnbreach.sanctum.state import FACE_DOWN

NUMBERS = (-3, 0, 1, 2, 5, 22)
PLAIN = {"gender"}
"""Forms that are no words: they choose among words."""


class Strict(Catalogue):
    """Words that remember which forms were asked for in vain."""

    def __init__(self, words):
        self.messages, self.missing = words.messages, set()

    def formed(self, language, key, form):
        if f"{key}.{form}" not in self.messages[language]:
            self.missing.add(f"{language}: {key}.{form}")
        return super().formed(language, key, form)


def names(*keys):
    return [Name(key) for key in keys]


def kinds_of_sanctum(game):
    """What each variable can be."""
    c, d = game.content, game.describer
    foes = [d.foe(number) for number in (FACE_DOWN, *range(len(c.foes)), c.fury_base)]
    lettered = [Phrase("foe-letter", (("foe", foe), ("letter", "a"))) for foe in foes]
    kinds = {
        "foe": [*foes, *lettered, *(Phrase("foe-location", (("foe", foe), ("n", 2))) for foe in lettered)],
        "item": [game.item_name(number) for number in range(len(c.items))],
        "ability": d.abilities,
        "blessing": [d.blessing_name(number) for number in range(len(c.blessings))],
        "lord": [d.curse_name(number, False) for number in range(len(c.lords))],
        "fury": [d.curse_name(number, True) for number in range(len(c.furies))],
        "potion": names(*(f"potion-{potion}" for potion in POTIONS)),
        "gem": names(*(f"gem-{colour}" for colour in ("red", "green", "blue", "white"))),
        "token": names(*(f"token-{token.name.lower()}" for token in (Token.STAMINA, Token.FOCUS))),
        "side": names(*(f"slot-{SLOTS[3 + side]}" for side in (0, 1))),
        "hero": names(*(f"hero-{hero.id}" for hero in c.heroes)),
    }
    many = {"foes": foes, "items": kinds["item"], "blessings": kinds["blessing"]}
    return kinds | {name: [Joined(tuple(each), last="list-and")] for name, each in many.items()}


def kinds_of_darkest_doom(game):
    c, d = game.content, game.describer
    tiers = names(*(f"tier-{tier}" for tier in TIERS))
    guardians = names(
        *(f"guardian-{character.id}" for character in c.characters), *(f"virtual-{colour}" for colour in COLOURS)
    )
    monsters = [Phrase("monster-there", (("tier", tier), ("n", 1))) for tier in tiers]
    figures = [*guardians, *monsters, *names("high-priestess", "monster", "darkness")]
    areas = [d.area(number) for number in range(len(c.areas))]
    buildings = names(*(f"building-{number}" for number in range(8)))
    cards = [d.card(number) for number in range(len(c.supplies))]
    taints = [d.makers["taint"](number) for number in range(len(c.corruptions))]
    return {
        "guardian": [*guardians, Name("darkness")],
        "figure": figures,
        "enemy": figures,
        "area": areas,
        "areas": [Joined(tuple(areas), last="list-and")],
        "card": [*cards, *taints],
        "taint": taints,
        "deck": names(*(f"deck-{deck}" for deck in DECKS)),
        "icon": names(*(f"icon-{icon}" for icon in ICONS)),
        "attribute": names(*(f"attribute-{attribute}" for attribute in ATTRIBUTES)),
        "relic": names(*(f"relic-{relic}" for relic in RELICS)),
        "colour": buildings[:4],
        "citadel": buildings[:4],
        "building": buildings,
        "ending": names(*(f"ending-{ending}" for ending in ENDINGS)),
        "token": [d.token(number) for number in range(len(c.targets))],
        "attack": [d.makers["attack"](number) for number in range(len(c.attacks))],
        "text": [d.told("abyss", number)["text"] for number in range(len(c.abysses))],
        "dusk": names("phase-dawn", "phase-dusk"),
    }


KINDS = {"sanctum": kinds_of_sanctum, "darkest-doom": kinds_of_darkest_doom}


def asked(pattern):
    """Variables that a message wants in a form, or chooses by."""
    parts = [part for part in parts_of(pattern) if isinstance(part, (Form, Select))]
    return sorted({part.variable for part in parts})


def sentences(words, language):
    """All messages but those that are inside others."""
    for key, pattern in words.messages[language].items():
        if not is_form(key) and key.startswith(("event-", "choice-", "doing-", "no-")):
            yield key, pattern


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_every_sentence_has_every_form_it_asks_for(name, language):
    game = dawnbreach.game(name)
    words, kinds = Strict(game.catalogue), KINDS[name](game)
    said = 0
    for key, pattern in sentences(words, language):
        wanted = asked(pattern)
        unknown = {p.variable for p in parts_of(pattern) if isinstance(p, Form)} - kinds.keys()
        assert not unknown, key
        whole = {variable: kinds[variable][:3] if variable in kinds else NUMBERS for variable in wanted}
        for variable in wanted:
            for values in product(*({**whole, variable: kinds.get(variable, NUMBERS)}.values())):
                text = words.say(language, key, dict(zip(whole, values, strict=True)))
                said += 1
                assert "  " not in text and "-there" not in text, text
    assert not words.missing
    assert said > 500


@pytest.mark.parametrize("name", KINDS)
def test_no_form_is_written_that_no_sentence_asks_for(name):
    messages = dawnbreach.game(name).catalogue.messages
    for language in LANGUAGES:
        parts = [part for pattern in messages[language].values() for part in parts_of(pattern)]
        wanted = {part.form for part in parts if isinstance(part, (Form, Select))} | PLAIN
        written = {key.partition(".")[2] for key in messages[language] if is_form(key)}
        assert written <= wanted, (language, written - wanted)


FAMILIES = ("area", "guardian", "virtual", "tier", "building", "icon", "relic", "attribute", "deck", "item", "demon")
COUNTS = {"virtual-1", "virtual-2", "virtual-3"}
"""Words for how many there are."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_a_name_has_the_same_forms_as_its_neighbours(name, language):
    """All areas have `to` and `at`, all Guardians the same cases."""
    found: dict[str, set[str]] = {}
    for key in dawnbreach.game(name).catalogue.messages[language]:
        name_of, _, form = key.partition(".")
        if name_of.startswith(tuple(f"{family}-" for family in FAMILIES)) and name_of not in COUNTS:
            found.setdefault(name_of, set()).update({form} - {""})
    for family in FAMILIES:
        forms = {key: frozenset(has) for key, has in found.items() if key.startswith(f"{family}-")}
        assert len(set(forms.values())) <= 1, forms


TO_YOU = {
    "en": r"\b(you|yours?)\b",
    "pl": r"\b(ciebie|cię|ci|tobie|twój|twoj\w+|\w+[aeiy]sz)\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
    "ru": r"\b(вы|вас|вам|ваш\w*)\b",
}
QUOTED = re.compile("„.*?[”“]|«.*?»|“.*?”")


def lines_with_cards(name):
    """Lines of the log that say what a card does, with every card."""
    game: Any = dawnbreach.game(name)
    for key, pattern in sentences(game.catalogue, "en"):
        for variable, values in KINDS[name](game).items():
            if variable not in ("ability", "blessing", "blessings", "lord", "fury", "attack", "text"):
                continue
            if key == "event-event-drawn":
                values = [game.describer.told("event", number)["text"] for number in range(len(game.content.events))]
            if key.startswith("event-") and variable in variables(pattern):
                yield from ((key, {**dict.fromkeys(variables(pattern), "x"), variable: value}) for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_the_log_speaks_to_nobody(name, language):
    """A line of the log is about somebody: no text of a card that says “you” is in it."""
    said = [dawnbreach.game(name).catalogue.say(language, key, args) for key, args in lines_with_cards(name)]
    assert len(said) > 20
    assert [text for text in said if re.search(TO_YOU[language], QUOTED.sub("", text))] == []
