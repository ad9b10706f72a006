"""SAN-5.6 The Dancer's six skill cards."""

import pytest

from tests.scene import scene


def dancer(skill, *demons, **how):
    return scene(hero="dancer", demons=demons, **how).knows(skill)


def values(table):
    return [die["value"] for die in table.seen()["dice"]]


def test_san_5_6_flowing_guard_adds_a_shield_to_each_block_ability():
    table = dancer("flowing-guard", "lvl3 5 6 6").wears("poachers-moccasins")
    table.fights(1, 1)
    table.says("end attack", "use armour.1", "pay focus")
    assert table.seen()["shields"] == 3
    table.says("use boots.2", "pay focus")
    assert table.seen()["shields"] == 5
    table.says("end block")
    assert table.hero.health == 10


def test_san_5_6_flowing_guard_alone_blocks_nothing():
    table = dancer("flowing-guard", "lvl1 4")
    table.fights(1, 1)
    table.says("end attack", "end block")
    assert table.hero.health == 9


def test_san_5_6_veil_of_blades_blocks_two_for_either_token():
    table = dancer("veil-of-blades", "lvl2/3")
    table.fights(5, 6)
    assert table.refuses("use red2").clause == "SAN-4.10"
    table.says("end attack", "use red2", "pay focus")
    assert table.refuses("use red2").clause == "SAN-4.5"
    table.says("end block")
    assert (table.hero.health, table.pools) == (9, (3, 2))


@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_san_5_6_mirror_step_turns_a_die_to_its_opposite_face(value, opposite):
    table = dancer("mirror-step", "lvl1")
    table.fights(value, 1)
    table.says("use green1")
    assert table.refuses(f"turn d1 {value}").clause == "SAN-4.6"
    table.says(f"turn d1 {opposite}")
    assert values(table) == [opposite, 1]
    assert table.refuses("use green1").clause == "SAN-5.6"


@pytest.mark.parametrize(("rage", "dice"), [("active", 2), ("inactive", 3)])
def test_san_5_6_encore_adds_the_silver_die_while_rage_is_inactive(rage, dice):
    table = dancer("encore", "lvl1", rage=rage)
    table.fights(*[1] * dice)
    assert [die["silver"] for die in table.seen()["dice"]] == [False, False, True][:dice]


def test_san_5_6_double_strike_lets_an_assigned_die_hit_once_more_with_its_value():
    table = dancer("double-strike", "lvl2 6 6", "lvl1 4")
    table.fights(6, 4)
    assert table.refuses("use blue1").clause == "SAN-5.6"
    table.says("hit d1 a.1", "use blue1")
    assert table.offers() == ["again d1 a.2"]
    assert table.refuses("again d1 b.1").clause == "SAN-4.8"
    assert table.refuses("again d2 b.1").clause == "SAN-5.6"
    assert table.refuses("again d1 a.1").clause == "SAN-4.8"
    table.says("again d1 a.2")
    assert table.seen()["demons"][0]["marked"] == [True, True]
    assert table.pools == (3, 2)
    assert table.refuses("use blue1").clause == "SAN-4.5"


@pytest.mark.parametrize(("dice", "hits"), [((6, 1), ["hit d1 a.1", "hit d2 a.2"]), ((1, 6), ["hit d2 a.1"])])
def test_san_5_6_full_circle_lets_ones_hit_sixes_and_sixes_ones(dice, hits):
    table = dancer("full-circle", "lvl2 1 6", "lvl1 5")
    table.fights(*dice)
    assert set(hits) <= set(table.offers())
    table.says(*hits)
    assert table.seen()["demons"][0]["marked"] == [True, len(hits) == 2]
    assert values(table) == list(dice), "the dice are not changed"


def test_san_5_6_full_circle_touches_no_other_face():
    table = dancer("full-circle", "lvl1 5")
    table.fights(1, 6)
    assert table.refuses("hit d1 a.1").clause == "SAN-4.8"
    assert table.refuses("hit d2 a.1").clause == "SAN-4.8"
