"""Are the components of a pack those of the box? SAN-1.2"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.kernel.packs import phrase
from dawnbreach.kernel.words import Arg, Name
from dawnbreach.sanctum.content import Content
from dawnbreach.sanctum.problems import Problem


def ids(c: Content) -> Iterator[str]:
    """Every id of a pack, as often as it is there."""
    yield from (item.id for item in c.items)
    for hero in c.heroes:
        yield from (hero.id, *(skill.id for skill in hero.skills))
    yield from (card.id for card in (*c.lords, *c.furies))
    yield from (blessing.id for blessing in c.blessings)


def miscounted(c: Content) -> Iterator[Problem]:
    """Everything of which a pack has another number than the box. SAN-1.2"""
    for what, n, right in (*demons(c), *skills(c), *boards(c), *tables(c)):
        if n != right:
            yield Problem("", "", phrase("pack-count", what=what, n=n, right=right))
    yield from tiles(c)
    yield from mixed_kinds(c)


def mixed_kinds(c: Content) -> Iterator[Problem]:
    """Kinds of demons that have several colours or levels."""
    looks: dict[str, set[tuple[int, int]]] = {}
    for foe in c.foes[: c.lord_base]:
        looks.setdefault(foe.kind, set()).add((foe.colour, foe.level))
    for kind, found in looks.items():
        if len(found) > 1:
            yield Problem("", kind, phrase("pack-mixed-kind"))


def demons(c: Content) -> Iterator[tuple[Arg, int, int]]:
    yield Name("pack-demon-cards"), len(c.items), 84
    yield Name("pack-demon-levels"), len({i.level for i in c.items}), 3
    yield Name("pack-heroes"), len(c.heroes), 4


def skills(c: Content) -> Iterator[tuple[Arg, int, int]]:
    found = [s for h in c.heroes for s in h.skills]
    yield Name("pack-skill-cards"), sum(not s.is_tile for s in found), 24
    yield Name("pack-skill-tiles"), sum(s.is_tile for s in found), 12
    yield Name("pack-signature-skills"), sum(s.signature for s in found), 4
    yield Name("pack-silver-skills"), sum(p.name == "silver" for s in found for p in s.perks), 4


def boards(c: Content) -> Iterator[tuple[Arg, int, int]]:
    yield Name("pack-lord-cards"), len(c.lords), 33
    yield Name("pack-fury-cards"), len(c.furies), 18
    yield Name("pack-blessings"), len(c.blessings), 12
    yield Name("pack-bonus-cards"), len(c.bonuses), 6
    yield Name("pack-act-boards"), len(c.acts), 6


def tables(c: Content) -> Iterator[tuple[Arg, int, int]]:
    for hero in c.heroes:
        yield phrase("pack-gems-of", hero=hero.id), sum(s.gems for s in hero.skills), 20
        yield phrase("pack-skill-cards-of", hero=hero.id), sum(not s.is_tile for s in hero.skills), 6


def tiles(c: Content) -> Iterator[Problem]:
    """Rage and potions of which the skills ask for more than there are."""
    perks = [p for h in c.heroes for s in h.skills for p in s.perks]
    rages = 4 + sum(p.numbers[0] for p in perks if p.name == "rage")
    slots = 16 + sum(p.numbers[0] for p in perks if p.name == "potion slots")
    for what, n, most in ((Name("pack-rage-tiles"), rages, 5), (Name("pack-potion-tiles"), slots, 18)):
        if n > most:
            yield Problem("", "", phrase("pack-needed", what=what, n=n, most=most))
