"""DD-11 Dark Abyss."""

import pytest

from tests.land import land

SHIELD_PRIESTESS_MOON_DUSK_SWORD = 5
"""A Dark Corruption card, by its symbols."""
FAILED = ["dawn"] * 6
GREEN_CITADEL = 7


def brink(back="seed-of-blight", day=1):
    """A Guardian on the Oath Field, next to a Dark Abyss at the Drowned Belfry."""
    made = land(guardians=("tristram", "urian")).coloured("purple", "grey").stands("oath-field")
    made.stands("moth-elms", seat=1).day(day)
    made.abyss(made.area("drowned-belfry"))
    return made.script(corruption=[SHIELD_PRIESTESS_MOON_DUSK_SWORD], abyss=[back]).ready()


def fall(made):
    made.rolls(*FAILED).says("go drowned-belfry", "settle")
    return made


@pytest.mark.parametrize(
    ("day", "dice", "level"),
    [
        (1, "moon shield priestess dawn", 3),
        (4, "moon shield priestess dusk dawn", 4),
        (7, "moon shield priestess dusk sword dawn", 5),
    ],
)
def test_dd_11_1_passing_the_test_of_the_round_gives_its_level_in_fame(day, dice, level):
    made = brink(day=day).rolls(*dice.split())
    made.says("go drowned-belfry")
    view = made.land.view(0)
    assert view["test"] == ["shield", "priestess", "moon", "dusk", "sword"][:level]
    assert len(view["guardians"][0]["dice"]) == level + 1
    made.says("settle")
    assert made.guardian.fame == level
    assert made.land.view(None)["abysses"] == []


def test_dd_11_1_a_failed_test_turns_the_token_over_and_removes_it():
    made = fall(brink("seed-of-blight"))
    assert made.guardian.fame == 0
    assert len(made.guardian.corruption) == 1
    assert made.land.view(None)["abysses"] == []


def test_dd_11_1_the_nearest_monster_with_a_target_moves_up_to_three_areas():
    made = brink("call-of-the-pack").monster("hound", 0).monster("hound", 0).monster("hound", 0)
    for monster, area in zip(made.land.monsters, ("recruits-meadow", "wolf-stair", "exiles-teeth"), strict=True):
        monster.area = made.area(area)
    made.land.monsters[1].token = made.land.monsters[2].token = GREEN_CITADEL
    fall(made.ready())
    assert made.where(0) == "recruits-meadow", "it is nearest, but has no target"
    assert made.where(1) == "apothecaries-garden"
    assert made.where(2) == "exiles-teeth"
    assert made.tendrils("green-citadel") == 1, "it reached its target and attacks at once"


def test_dd_11_1_without_a_monster_with_a_target_the_call_is_not_heard():
    made = brink("call-of-the-pack").monster("hound", 0)
    made.land.monsters[0].area = made.area("wolf-stair")
    assert fall(made.ready()).where() == "wolf-stair"


@pytest.mark.parametrize(
    ("back", "board"),
    [
        ("teeth-below", {"wounds": 1}),
        ("swallowed-name", {"fame": 2}),
        ("toll-of-the-deep", {"mana": 1, "coins": 1}),
    ],
)
def test_dd_11_1_the_other_backs_cost_wounds_fame_mana_and_coins(back, board):
    made = brink(back)
    made.guardian.fame, made.guardian.coins = 4, 2
    shown = fall(made.ready()).land.view(0)["guardians"][0]
    assert {name: shown[name] for name in board} == board


def test_dd_11_1_a_hound_that_appears_under_a_guardian_has_to_be_fought():
    made = brink("whelping-hole").script(attack=[0])
    fall(made)
    assert made.where() == "drowned-belfry"
    assert made.land.view(None)["foe"] == {"hits": 2, "health": 2}
    made.rolls("sword", "shield", "shield").says("pass", "pass")
    assert made.guardian.area != made.area("drowned-belfry"), "both live: the Guardian goes towards the own Temple"


def test_dd_11_1_no_hound_appears_when_there_are_three_monsters():
    made = brink("whelping-hole").monster("hound", 0).monster("hound", 0).monster("hound", 0)
    for monster, area in zip(made.land.monsters, ("cinder-birches", "wolf-stair", "exiles-teeth"), strict=True):
        monster.area = made.area(area)
    fall(made.ready())
    assert made.land.view(None)["foe"] is None
    assert made.land.view(0)["step"] == "turn"


def test_dd_11_1_an_eclipse_in_the_test_removes_the_token_once_and_the_test_counts():
    made = land(guardians=("tristram", "urian")).stands("south-citadel").stands("moth-elms", seat=1)
    made.land.fate = 0
    made.abyss(made.area("gibbet-willows")).script(corruption=[SHIELD_PRIESTESS_MOON_DUSK_SWORD]).ready()
    made.rolls("moon", "shield", "priestess", "dawn")
    told = made.says("go gibbet-willows", "settle")
    assert [type(event).__name__ for event in told].count("AbyssGone") == 1
    assert made.tendrils("purple-citadel") == 1
    assert made.guardian.fame == 3
    assert made.land.view(None)["abysses"] == []


def test_dd_11_1_of_equally_near_monsters_with_a_target_you_choose():
    made = brink("call-of-the-pack")
    for area in ("recruits-meadow", "tithe-acres", "door-of-stone"):
        made.monster("hound", made.area(area), GREEN_CITADEL)
    made.land.monsters[2].token = -1
    fall(made.ready())
    assert made.offers() == ["beast recruits-meadow", "beast tithe-acres"]
    assert made.refuses("beast door-of-stone").clause == "DD-11.1"
    made.says("beast tithe-acres")
    assert (made.where(0), made.where(1) != "tithe-acres") == ("recruits-meadow", True)


def test_dd_11_1_the_nearest_monster_is_nearest_on_foot():
    made = land(guardians=("tristram", "urian")).coloured("purple", "grey").stands("gibbet-willows")
    made.stands("moth-elms", seat=1).abyss(made.area("door-of-water"))
    made.monster("hound", made.area("door-of-fire"), GREEN_CITADEL)
    made.monster("hound", made.area("crones-furlong"), GREEN_CITADEL)
    made.script(corruption=[SHIELD_PRIESTESS_MOON_DUSK_SWORD], abyss=["call-of-the-pack"]).rolls(*FAILED).ready()
    made.says("go door-of-water", "settle")
    assert (made.where(0), made.where(1) != "crones-furlong") == ("door-of-fire", True), "one through the Lodge"
