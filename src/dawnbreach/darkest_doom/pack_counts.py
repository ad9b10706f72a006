"""Are the components of a pack those of the box? DD-1.2, DD-1.3"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.darkest_doom.content import COLOURS, DECKS, Content
from dawnbreach.darkest_doom.problems import Problem
from dawnbreach.kernel.packs import phrase
from dawnbreach.kernel.words import Arg, Name

DECK_WORDS = (Name("pack-equipment"), Name("pack-traps"), Name("pack-spells"), Name("pack-encounters"))
DESIGNS = 16
"""A deck of Citadel Supplies has at least so many different cards."""
ACHIEVEMENTS = 25
Count = tuple[Arg, int, int]
"""What is counted, how many the pack has, and how many the game."""


def ids(c: Content) -> Iterator[str]:
    """Every id of a pack, as often as it is there."""
    yield from c.regions
    yield from (area.id for area in c.areas)
    yield from (card.id for card in c.cards)
    yield from (character.id for character in c.characters)
    yield from (achievement.id for achievement in c.achievements)
    yield from (mission.id for mission in c.missions)
    yield from (event.id for event in c.events)
    yield from (event_map.id for event_map in c.maps)
    yield from (abyss.id for abyss in c.abysses)


def miscounted(c: Content) -> Iterator[Problem]:
    """Everything of which a pack has another number than the box. DD-1.2"""
    for what, n, right in (*supplies(c), *people(c), *darkness(c), *map_areas(c)):
        if n != right:
            yield Problem("", "", phrase("pack-count", what=what, n=n, right=right))
    for what, n, least in designs(c):
        if n < least:
            yield Problem("", "", phrase("pack-least", what=what, n=n, least=least))


def supplies(c: Content) -> Iterator[Count]:
    for deck, words in enumerate(DECK_WORDS):
        yield words, sum(c.cards[design].deck == deck for design, _ in c.supplies), 40


def people(c: Content) -> Iterator[Count]:
    yield Name("pack-guardians"), len(c.characters), 4
    yield Name("pack-corruption"), len(c.corruptions), 40
    yield Name("pack-leader"), sum(card.leader for card in c.corruptions), 1
    yield Name("pack-missions"), len(c.missions), 50
    yield Name("pack-achievements"), len(c.achievement_cards), 40
    yield Name("pack-virtuals"), len(c.virtuals), 32
    yield Name("pack-trails"), len(c.trails), 50


def darkness(c: Content) -> Iterator[Count]:
    figures = c.numbers.hounds + c.numbers.huntsmen + c.numbers.leaders
    yield Name("pack-attacks"), len(c.attacks), 60
    yield Name("pack-events"), len(c.events), 13
    yield Name("pack-echoes"), sum(event.echo for event in c.events), 5
    yield Name("pack-maps"), len(c.maps), 9
    yield Name("pack-targets"), len(c.targets) - c.hearts, 8
    yield Name("pack-hearts"), c.hearts, 8
    yield Name("pack-abysses"), len(c.abysses), 6
    yield Name("pack-penumbra"), figures, 6


def map_areas(c: Content) -> Iterator[Count]:
    kinds = [(area.kind, area.colour) for area in c.areas]
    for colour, name in enumerate(COLOURS):
        yield phrase("pack-citadels", colour=name), kinds.count(("citadel", colour)), 1
        yield phrase("pack-temples", colour=name), kinds.count(("temple", colour)), 1
    yield Name("pack-entrances"), kinds.count(("entrance", -1)), 4
    yield Name("pack-paths"), kinds.count(("path", -1)), 1
    yield Name("pack-monoliths"), kinds.count(("monolith", -1)), 1
    yield Name("pack-summits"), kinds.count(("summit", -1)), 1


def designs(c: Content) -> Iterator[Count]:
    for deck, words in enumerate(DECK_WORDS[: len(DECKS)]):
        yield phrase("pack-designs", cards=words), sum(card.deck == deck for card in c.cards), DESIGNS
    yield phrase("pack-designs", cards=Name("pack-achievements")), len(c.achievements), ACHIEVEMENTS
