"""SAN-1.2 The pack as a design: no card is simply better than another, heroes differ, demons have habits."""

from itertools import combinations, permutations, product

import pytest

from dawnbreach.sanctum.card_effects import FACES
from dawnbreach.sanctum.pack_loader import load_pack

CONTENT = load_pack()
DEMONS = CONTENT.foes[: CONTENT.lord_base]


# What it means to be at least as good


def is_as_cheap(mine, other):
    """As few tokens at the same times; stamina and focus are worth the same, and a space for either is no dearer."""
    return mine.timing == other.timing and len(mine.spaces) <= len(other.spaces)


def reach(verb, value):
    """The faces a die can be turned to; that it already shows one is no help."""
    return set(verb.reaches[value]) - {value}


def does_as_much(mine, other):
    if mine.blocks or other.blocks:
        return mine.blocks and other.blocks and mine.amount >= other.amount
    if not any(reach(other, value) for value in FACES):
        return mine == other
    return all(reach(mine, value) >= reach(other, value) for value in FACES)


def covers(mine, others):
    """Is there for each of the other abilities one of mine that is as cheap and does as much?"""
    return any(
        all(is_as_cheap(a, b) and does_as_much(a.verb, b.verb) for a, b in zip(chosen, others, strict=True))
        for chosen in permutations(mine, len(others))
    )


def abilities(card):
    return [CONTENT.abilities[number] for number in card.abilities]


def as_good(mine, other):
    """Whatever the colour of the gems, which are as many."""
    flames = mine.stamina >= other.stamina and mine.focus >= other.focus
    return flames and covers(abilities(mine), abilities(other))


def is_better(mine, other):
    return as_good(mine, other) and not as_good(other, mine)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_san_6_2_no_item_is_as_good_as_another_of_its_level_and_type_in_everything(level):
    items = [item for item in CONTENT.items if item.level == level]
    pairs = [(a.id, b.id) for a, b in permutations(items, 2) if a.type == b.type and is_better(a, b)]
    assert pairs == []


# Skills


def perks_cover(mine, others):
    """Is there for each of the other lasting or immediate effects one of mine that is as great?"""
    return all(any((a.name, a.kind) == (b.name, b.kind) and a.numbers >= b.numbers for a in mine) for b in others)


def skill_as_good(mine, other):
    ours, theirs = ([CONTENT.abilities[s.ability]] if s.ability >= 0 else [] for s in (mine, other))
    tokens = mine.stamina >= other.stamina and mine.focus >= other.focus
    return tokens and covers(ours, theirs) and perks_cover(mine.perks, other.perks)


def by_id(card):
    return card.id


@pytest.mark.parametrize("hero", CONTENT.heroes, ids=by_id)
def test_san_5_no_skill_is_as_good_as_another_of_the_hero_for_as_many_gems(hero):
    pairs = [(a, b) for a, b in permutations(hero.skills, 2) if a.gems <= b.gems]
    assert [(a.id, b.id) for a, b in pairs if skill_as_good(a, b)] == []


def test_san_5_2_no_skill_gives_back_the_levels_it_costs():
    skills = [skill for hero in CONTENT.heroes for skill in hero.skills]
    gifts = [(s.gems, perk.numbers[0]) for s in skills for perk in s.perks if perk.name == "now level"]
    assert gifts
    assert all(levels < gems for gems, levels in gifts)


def what_it_does(skill):
    return skill.stamina, skill.focus, skill.ability, skill.perks


@pytest.mark.parametrize(("one", "other"), list(combinations(CONTENT.heroes, 2)), ids=by_id)
def test_san_1_8_two_heroes_share_no_skill_in_a_place_and_no_column(one, other):
    assert [a.id for a, b in zip(one.skills, other.skills, strict=True) if what_it_does(a) == what_it_does(b)] == []
    for column in range(0, 9, 3):
        mine, theirs = ({what_it_does(s) for s in hero.skills[column : column + 3]} for hero in (one, other))
        assert len(mine & theirs) <= 1, "at most a tile, and that in another place"


def test_san_1_8_no_two_heroes_begin_with_the_same_abilities():
    assert len({hero.printed for hero in CONTENT.heroes}) == len(CONTENT.heroes)


# Demons


KINDS = {kind: [n for n, foe in enumerate(DEMONS) if foe.kind == kind] for kind in {foe.kind for foe in DEMONS}}


def habits(kind):
    """Where a kind is hit, how hard it strikes and what it carries."""
    numbers = KINDS[kind]
    return {(DEMONS[n].faces, DEMONS[n].damage) for n in numbers}, {CONTENT.items[n].type for n in numbers}


@pytest.mark.parametrize(("colour", "level"), list(product(range(3), (1, 2, 3))))
def test_san_1_3_every_colour_and_level_has_kinds_with_habits_of_their_own(colour, level):
    kinds = [kind for kind, (n, *_) in KINDS.items() if (DEMONS[n].colour, DEMONS[n].level) == (colour, level)]
    assert 2 <= len(kinds) <= 4
    assert all(len(KINDS[kind]) >= 3 for kind in kinds), "often enough to be learnt"
    for one, other in combinations(kinds, 2):
        (fronts, loot), (others, other_loot) = habits(one), habits(other)
        assert not fronts & others, f"{one} and {other} fight alike"
        assert loot != other_loot, f"{one} and {other} carry the same"


def test_san_1_3_all_of_a_kind_deal_the_same_damage():
    assert {kind for kind, numbers in KINDS.items() if len({DEMONS[n].damage for n in numbers}) > 1} == set()


def test_san_4_11_damage_matters_from_the_first_act():
    dealt = [foe.damage for foe in DEMONS if foe.level == 1]
    assert sum(damage > 1 for damage in dealt) >= len(dealt) / 2
    assert max(dealt) >= 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_san_1_3_over_a_level_every_face_is_wanted_about_equally_often(level):
    faces = [face for foe in DEMONS if foe.level == level for face in foe.faces]
    counts = [faces.count(face) for face in FACES]
    assert max(counts) - min(counts) <= 1
