"""SAN-5.6 The Slayer's six skill cards."""

import pytest

from tests.sanctum.test_san_05_skills import leveling
from tests.scene import scene


def slayer(skill, *demons, **how):
    return scene(hero="slayer", demons=demons, **how).knows(skill)


@pytest.mark.parametrize(("blocks", "rage"), [([], 1), (["use armour.1", "use boots.1"], 0)])
def test_san_5_6_pain_remembered_wakes_rage_when_a_fight_wounds(blocks, rage):
    table = slayer("pain-remembered", "lvl2 1 6", "lvl1 4", rage="inactive")
    table.fights(6, 4)
    table.says("hit d1 a.2", "hit d2 b.1", "end attack")
    assert table.hero.rage == 0, "no die was left over"
    table.says(*blocks, "end block")
    assert table.hero.rage == rage


def test_san_5_6_pain_remembered_is_not_woken_by_the_wounds_of_a_card():
    table = slayer("pain-remembered", rage="inactive").meets_fury("crack-of-ribs")
    assert table.changes("suffer") == {"health": -2}


def test_san_5_6_iron_hide_blocks_two_damage_in_every_fight():
    table = slayer("iron-hide", "lvl2/3")
    for health in (9, 8):
        table.turn_of(0).fights(1, 1)
        table.says("end attack", "end block")
        assert table.hero.health == health


def test_san_5_6_headsmans_swing_hits_a_location_without_a_die_for_two_stamina():
    table = slayer("headsmans-swing", "lvl2 1 6")
    table.fights(2, 2)
    table.says("use green2", "strike a.1")
    assert table.seen()["demons"][0]["marked"] == [True, False]
    assert table.pools == (1, 2)
    assert table.refuses("use green2").clause == "SAN-4.5"


@pytest.mark.parametrize(("rage", "dice"), [("active", 3), ("inactive", 2)])
def test_san_5_6_blood_drum_adds_the_silver_die_while_rage_is_active(rage, dice):
    table = slayer("blood-drum", "lvl1", rage=rage)
    table.fights(*[1] * dice)
    assert [die["silver"] for die in table.seen()["dice"]] == [False, False, True][:dice]


def test_san_5_6_oath_of_the_keepers_gives_a_potion_and_a_level_of_any_colour_now():
    table = leveling("slayer", 2)
    table.says("gem blue 1", "gem blue 1", "fill red")
    assert {choice.split()[1] for choice in table.offers() if choice.startswith("gem")} == {"red", "green", "blue"}
    table.says("gem red 1")
    assert table.seen()["gems"] == {"red": 1, "green": 0, "blue": 2, "white": 1}
    assert table.hero.potions == (1, 0)
    assert table.offers() == ["move", "rest"]


def test_san_5_6_twofold_wrath_is_a_second_rage_tile():
    table = slayer("twofold-wrath", "lvl2 1 6")
    table.fights(2, 2)
    table.says("rage", "turn d1 6", "rage", "turn d2 1")
    assert table.refuses("rage").clause == "SAN-4.7"
    table.says("hit d1 a.2", "end attack", "end block")
    assert table.seen()["rage"] == 1, "an attack wakes one tile"
    table.turn_of(0).fights(2, 2)
    table.says("end attack", "end block")
    assert table.seen()["rage"] == 2
    table.turn_of(0).fights(2, 2)
    table.says("end attack", "end block")
    assert table.seen()["rage"] == 2
