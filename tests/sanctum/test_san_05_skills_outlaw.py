"""SAN-5.6 The Outlaw's six skill cards."""

import pytest

from dawnbreach.sanctum import events
from tests.sanctum.test_san_05_skills import emptying, leveling
from tests.scene import names_of, scene


def outlaw(skill, *demons, **how):
    return scene(hero="outlaw", demons=demons, **how).knows(skill)


@pytest.mark.parametrize(("health", "healed"), [(7, 8), (9, 10), (10, 10)])
def test_san_5_6_bitter_antidote_heals_a_wound_and_gives_a_potion_now(health, healed):
    table = leveling("outlaw", 2)
    table.hero.health = health
    table.says("gem red 1", "gem red 1", "fill red")
    assert table.hero.health == healed
    assert table.hero.potions == (1, 0)


def test_san_10_9_bitter_antidote_heals_nobody_who_has_no_wound():
    table = leveling("outlaw", 2)
    story = table.says("gem red 1", "gem red 1")
    assert not any(isinstance(event, events.Healed) for event in story)


def test_san_5_6_smoke_and_away_blocks_two_once_in_every_fight():
    table = outlaw("smoke-and-away", "lvl3 6 6 6", "lvl2 6 6")
    table.fights(2, 3)
    table.says("end attack")
    faced = table.seen()["damage"]
    pools = table.pools
    table.says("use red2")
    assert table.refuses("use red2").clause == "SAN-5.6"
    table.says("end block")
    assert table.hero.health == 10 - (faced - 2)
    assert table.pools == pools
    table.turn_of(0).fights(2, 3)
    table.says("end attack")
    assert "use red2" in table.offers()


def test_san_5_6_fences_share_takes_one_more_item_from_every_chest():
    table = scene(seats=2, heroes=("outlaw", "dancer")).knows("fences-share").goes_to(4)
    table.board("lvl1 + lvl1", "lvl1 + lvl1", "lvl2")
    table.says("move", "take 1")
    items = names_of(table.table, table.table.chest)
    table.says(f"loot {items[0]}")
    table.says(f"loot {items[2]}", seat=1)
    table.says(f"loot {items[1]}")
    assert [len(hero.sack) for hero in table.table.heroes] == [2, 1]
    assert table.table.chest == ()


def test_san_5_6_fences_share_gives_a_potion_now():
    table = leveling("outlaw", 2)
    table.says("gem green 1", "gem green 1", "fill blue")
    assert table.hero.potions == (0, 1)


def test_san_5_6_deep_belt_has_two_more_potion_slots_and_a_potion_now():
    table = leveling("outlaw", 2).holds(red=4).carries("slag-hammer", "boar-spear", "thorn-whip")
    table.says(*emptying(table, "deep-belt"), "fill red")
    assert table.seen()["potions"] == {"red": 5, "blue": 0, "slots": 6, "free": 1}
    table.turn_of(0).says("rest", "end equip", "brew blue slag-hammer")
    assert table.refuses("brew blue boar-spear").clause == "SAN-6.6"


@pytest.mark.parametrize(
    ("drinks", "dice"),
    [([], 2), (["drink blue helmet.1a"], 3), (["pour red"], 3), (["drink blue helmet.1a", "pour blue"], 3)],
)
def test_san_5_6_liquid_courage_adds_the_silver_die_after_a_potion(drinks, dice):
    table = outlaw("liquid-courage", "lvl1").holds(red=1, blue=2).spent("helmet.1a focus")
    table.says("fight", *drinks)
    table.rolls(*[1] * dice).says("roll")
    assert [die["silver"] for die in table.seen()["dice"]] == [False, False, True][:dice]


def test_san_5_6_liquid_courage_forgets_potions_of_earlier_fights():
    table = outlaw("liquid-courage", "lvl1 6").holds(blue=2).spent("helmet.1a focus")
    table.rolls(1, 1, 1).says("fight", "drink blue helmet.1a", "roll", "end attack", "end block")
    table.turn_of(0).fights(1, 1)
    assert len(table.hero.dice) == 2


def test_san_5_6_liquid_courage_counts_no_potion_thrown_away_outside_a_fight():
    table = outlaw("liquid-courage", "lvl1 6").holds(red=4).carries("slag-hammer")
    table.says("rest", "end equip", "pour red", "brew blue slag-hammer", "end rest")
    table.turn_of(0).fights(1, 1)


def test_san_5_6_sleight_of_hand_sets_a_die_to_the_value_of_another_once_a_fight():
    table = outlaw("sleight-of-hand", "lvl2 6 6").owns_dice(3)
    table.fights(6, 2, 3)
    table.says("hit d1 a.1", "use blue3")
    assert table.offers() == ["turn d2 3", "turn d2 6", "turn d3 2", "turn d3 6"]
    assert table.refuses("turn d2 5").clause == "SAN-4.6"
    story = table.says("turn d2 6", "hit d2 a.2")
    assert any(isinstance(event, events.Killed) for event in story)
    assert table.refuses("use blue3").clause == "SAN-5.6"
