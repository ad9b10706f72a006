"""DD-5 The Darkest Fate track. Its places: sword shield, eclipse, dawn dusk, metamorphosis, priestess moon."""

import pytest

from dawnbreach.darkest_doom.content import FATES
from tests.land import land

SWORD_SHIELD, ECLIPSE, DAWN_DUSK, METAMORPHOSIS, PRIESTESS_MOON = range(5)
MISS = "dusk"


def scene(place=None):
    """Urian, four dice, next to Sela, three dice; the Fate marker in the centre or on a place."""
    country = land(guardians=("urian", "sela")).stands("ratcatchers-thicket", seat=1)
    if place is not None:
        country.land.fate = place
    return country


def attack(country, *dice):
    """Urian attacks, and both let the roll come."""
    country.says("go ratcatchers-thicket", "pass")
    country.rolls(*dice, *[MISS] * (7 - len(dice))).says("pass", seat=1)
    return country


def tendrils(country):
    """The buildings with tendrils, and how many."""
    shown = country.land.view(None)["buildings"]
    return {f"{b['colour']}-{b['kind']}": b["tendrils"] for b in shown if b["tendrils"]}


def tiers(country):
    return [monster["tier"] for monster in country.land.view(None)["monsters"] if monster]


def test_dd_5_1_the_track_of_the_pack_has_the_five_places_each_once():
    assert sorted(land().land.content.fate) == sorted(FATES)


@pytest.mark.parametrize(
    ("place", "moons", "reached"),
    [
        (None, 1, SWORD_SHIELD),
        (None, 2, ECLIPSE),
        (None, 4, METAMORPHOSIS),
        (SWORD_SHIELD, 1, ECLIPSE),
        (ECLIPSE, 3, PRIESTESS_MOON),
        (PRIESTESS_MOON, 1, SWORD_SHIELD),
        (METAMORPHOSIS, 4, DAWN_DUSK),
    ],
)
def test_dd_5_1_the_marker_starts_in_the_centre_and_goes_round_one_step_for_each_moon(place, moons, reached):
    country = attack(scene(place), *["moon"] * moons)
    assert country.land.view(None)["fate"] == reached


def test_dd_5_1_without_a_moon_it_stays_and_nothing_happens():
    country = attack(scene(SWORD_SHIELD), "sword", "priestess", "dawn", "shield")
    assert country.land.view(None)["fate"] == SWORD_SHIELD
    assert not any(offer.startswith("free") for offer in country.offers())


def test_dd_5_1_only_the_place_where_it_ends_counts():
    country = scene(PRIESTESS_MOON).abyss(30).monster("hound", 33)
    attack(country, "moon", "moon", "moon")
    assert country.land.view(None)["fate"] == DAWN_DUSK
    assert (tendrils(country), tiers(country)) == ({}, ["hound"])
    assert country.refuses("free d1 sword").clause == "DD-5.3"


# DD-5.2


def test_dd_5_2_the_attackers_moons_are_resolved_before_the_others():
    country = attack(scene().abyss(30), "moon", MISS, MISS, MISS, "moon")
    assert country.land.view(None)["fate"] == ECLIPSE
    assert tendrils(country) == {"purple-citadel": 1}
    assert "free d1 sword" in country.offers()
    country.says("pass")
    assert country.refuses("free d1 sword", seat=1).clause == "DD-5.3"


def test_dd_5_2_each_of_the_two_gets_the_place_of_the_own_moons():
    country = attack(scene(), "moon", MISS, MISS, MISS, "moon", "moon")
    assert "free d2 shield" in country.offers()
    country.says("free d2 shield", "pass")
    country.says("free d3 dawn", seat=1)
    assert [country.land.view(0)["guardians"][seat]["dice"] for seat in (0, 1)] == [
        ["moon", "shield", MISS, MISS],
        ["moon", "moon", "dawn"],
    ]


# DD-5.3


def test_dd_5_3_an_eclipse_gives_a_tendril_to_each_building_next_to_an_abyss_and_removes_those():
    country = scene(SWORD_SHIELD).overgrown("grey-citadel", 1)
    areas = ("gibbet-willows", "pardon-field", "crones-furlong", "oath-field", "gilded-stubble")
    country.abyss(*[country.area(area) for area in areas])
    attack(country, "moon")
    assert tendrils(country) == {"purple-citadel": 1, "purple-temple": 1, "grey-citadel": 2}
    assert country.land.view(None)["abysses"] == ["gilded-stubble"]


def test_dd_5_3_a_building_with_three_tendrils_gets_no_more_but_the_abyss_is_removed():
    country = scene(SWORD_SHIELD).overgrown("purple-citadel", 3).abyss(30)
    attack(country, "moon")
    assert tendrils(country) == {"purple-citadel": 3}
    assert country.land.view(None)["abysses"] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["hound", "hound"], ["huntsman", "hound"]),
        (["huntsman", "hound"], ["leader", "hound"]),
        (["leader", "hound"], ["leader", "hound"]),
        (["hound", "huntsman", "huntsman"], ["hound", "huntsman", "huntsman"]),
        (["huntsman", "leader"], ["huntsman", "leader"]),
        (["hound", "huntsman", "leader"], ["huntsman", "huntsman", "leader"]),
        ([], []),
    ],
)
def test_dd_5_3_metamorphosis_makes_the_nearest_penumbra_the_next_tier_if_it_can(before, after):
    country = scene(DAWN_DUSK)
    for tier, area in zip(before, ("crones-furlong", "south-citadel", "monolith"), strict=False):
        country.monster(tier, country.area(area))
    attack(country, "moon")
    assert tiers(country) == after


def test_dd_5_3_nearest_means_nearest_to_the_player_who_rolled():
    country = land(guardians=("urian", "sela")).holds("shrikes-needle").stands("gibbet-willows", seat=1)
    country.monster("hound", country.area("altar-of-unoffered-gifts"))
    country.monster("hound", country.area("south-citadel"))
    country.land.fate = DAWN_DUSK
    colour = country.land.view(None)["guardians"][1]["colour"]
    country.rolls("moon", "shield", "shield").says("play shrikes-needle.sword", f"target {colour}")
    assert tiers(country) == ["hound", "huntsman"]


@pytest.mark.parametrize(
    ("place", "icons"),
    [(None, ("sword", "shield")), (ECLIPSE, ("dawn", "dusk")), (METAMORPHOSIS, ("priestess", "moon"))],
)
def test_dd_5_3_three_places_turn_one_die_to_one_of_two_icons_without_a_card(place, icons):
    for icon in icons:
        country = attack(scene(place).holds("wolf-pit"), "moon", "sword", "priestess", "dawn")
        die = next(f"d{n}" for n, face in enumerate(("moon", "sword", "priestess", "dawn"), 1) if face not in icons)
        others = [other for other in ("sword", "shield", "dawn", "dusk", "priestess") if other not in icons]
        assert country.refuses(f"free {die} {others[0]}").clause == "DD-5.3"
        country.says(f"free {die} {icon}")
        shown = country.land.view(0)["guardians"][0]
        assert shown["dice"][int(die[1]) - 1] == icon
        assert shown["hand"] == ["wolf-pit.priestess"]
        assert country.refuses(f"free {die} {icons[0]}").clause == "DD-5.3"


def test_dd_5_3_only_a_die_of_this_roll_is_turned():
    country = attack(scene(), "moon")
    country.says("pass")
    country.says("pass", seat=1)
    country.says("send gibbet-willows")
    country.abyss(33).script(corruption=[39], crimson=["sword", "sword", "shield", "shield"])
    country.says("go purple-temple")
    assert country.refuses("free d3 sword").clause == "DD-5.3"


def test_dd_5_3_the_die_must_be_there_and_change():
    country = attack(scene(), "moon", "sword")
    assert country.refuses("free d5 sword").clause == "DD-4.2"
    assert country.refuses("free d2 sword").clause == "DD-5.3"


def test_dd_5_3_the_effect_comes_at_once_before_the_roll_goes_on():
    country = scene(SWORD_SHIELD).abyss(30)
    attack(country, "moon", "sword", "sword", "sword")
    assert country.land.view(None)["guardians"][1]["wounds"] == 0
    assert tendrils(country) == {"purple-citadel": 1}


def test_dd_5_3_an_abyss_in_the_area_of_a_building_counts_too():
    country = scene(SWORD_SHIELD)
    country.abyss(country.area("south-citadel"), country.area("gilded-stubble"))
    attack(country, "moon")
    assert tendrils(country) == {"purple-citadel": 1}
    assert country.land.view(None)["abysses"] == ["gilded-stubble"]


def pack(country, *figures):
    """Monsters as "hound crones-furlong"."""
    for figure in figures:
        tier, area = figure.split()
        country.monster(tier, country.area(area))
    return country


def test_dd_5_3_of_equally_near_penumbra_the_player_who_rolled_chooses():
    country = pack(scene(DAWN_DUSK), "hound crones-furlong", "hound gibbet-willows", "hound south-citadel")
    attack(country, "moon")
    assert country.land.waiting == (0,)
    assert country.land.guardians[1].dice == (), "at once, before the other rolls"
    assert country.offers() == ["beast crones-furlong", "beast gibbet-willows"]
    assert country.refuses("beast south-citadel").clause == "DD-5.3"
    country.says("beast gibbet-willows")
    assert tiers(country) == ["hound", "huntsman", "hound"]
    assert len(country.land.guardians[1].dice) == 3


@pytest.mark.parametrize("other", ["leader", "huntsman"])
def test_dd_5_3_only_penumbra_that_can_grow_are_chosen_from(other):
    country = pack(scene(DAWN_DUSK), f"{other} crones-furlong", "hound gibbet-willows", "leader oath-field")
    attack(country, "moon")
    assert tiers(country) == [other, "huntsman", "leader"]


def test_dd_5_3_the_other_of_a_combat_chooses_after_the_own_roll():
    country = pack(scene(ECLIPSE), "hound crones-furlong", "hound gibbet-willows")
    attack(country, "moon", MISS, MISS, MISS, "moon")
    assert country.land.waiting == (1,)
    country.says("beast crones-furlong", seat=1)
    assert tiers(country) == ["huntsman", "hound"]
    assert country.land.waiting == (0,), "the attacker may play spells"


def test_dd_5_3_of_places_reached_by_rolling_again_only_the_last_turns_a_die():
    country = land("urian").stands("oath-field").wears("gravediggers-dice")
    country.abyss(country.area("drowned-belfry")).script(corruption=[5]).ready()
    country.rolls("moon", "shield", "sword", "sword", "moon", "moon").says("go drowned-belfry", "aid 1")
    country.says("reroll d3", "reroll d4", "enough")
    assert country.land.view(0)["fate"] == 2
    assert country.refuses("free d2 sword").clause == "DD-5.3"
    country.says("free d2 dawn")
    assert country.refuses("free d1 dawn").clause == "DD-5.3"
