"""SAN-5.6 The Huntress's six skill cards."""

import pytest

from tests.scene import scene


def huntress(skill, *demons, **how):
    return scene(hero="huntress", demons=demons, **how).knows(skill)


def values(table):
    return [die["value"] for die in table.seen()["dice"]]


@pytest.mark.parametrize(("demons", "health"), [(["lvl1 4"], 10), (["lvl2 1 6"], 9), (["lvl2 1 6", "lvl1 4"], 8)])
def test_san_5_6_light_feet_blocks_one_damage_in_every_fight(demons, health):
    table = huntress("light-feet", *demons)
    table.fights(2, 3)
    table.says("end attack", "end block")
    assert table.hero.health == health
    table.turn_of(0).fights(2, 3)
    table.says("end attack", "end block")
    assert table.hero.health == 2 * health - 10


def test_san_5_6_dew_on_the_bow_regenerates_a_focus_after_each_fight():
    table = huntress("dew-on-the-bow", "lvl1 6")
    table.fights(3, 3)
    table.says("use helmet.1", "turn d1 4", "use left.1", "turn d2 5", "end attack", "use armour.1", "end block")
    assert table.offers() == ["regain helmet.1a", "regain left.1a"]
    assert table.refuses("regain armour.1a").clause == "SAN-5.6"
    table.says("regain left.1a")
    assert table.pools == (0, 2)
    table.turn_of(0).fights(3, 3)
    assert "use left.1" in table.offers()
    assert "use helmet.1" not in table.offers()


def test_san_5_6_dew_on_the_bow_asks_nothing_when_no_focus_was_spent():
    table = huntress("dew-on-the-bow", "lvl1 6")
    table.fights(3, 3)
    table.says("end attack", "use armour.1", "end block")
    assert table.table.waiting == (1,)
    assert table.pools == (0, 3)


def test_san_5_6_second_arrow_rolls_one_unassigned_die_again_once_a_fight():
    table = huntress("second-arrow", "lvl2 1 6")
    table.fights(6, 3)
    table.says("hit d1 a.2", "use green1")
    assert table.offers() == ["reroll d2"]
    assert table.refuses("reroll d1").clause == "SAN-4.8"
    table.rolls(1).says("reroll d2")
    assert values(table) == [6, 1]
    table.says("hit d2 a.1")
    assert table.refuses("use green1").clause == "SAN-5.6"


def test_san_5_6_second_arrow_is_ready_again_in_the_next_fight():
    table = huntress("second-arrow", "lvl2 1 6")
    table.fights(2, 3)
    table.rolls(5).says("use green1", "reroll d1", "end attack", "end block")
    table.turn_of(0).fights(2, 3)
    assert "use green1" in table.offers()


@pytest.mark.parametrize(("demons", "dice"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_san_5_6_call_of_the_pack_adds_the_silver_die_against_three_or_more(demons, dice):
    table = huntress("call-of-the-pack", *["lvl1"] * demons)
    table.fights(*[1] * dice)
    assert [die["silver"] for die in table.seen()["dice"]] == [False, False, True][:dice]


def test_san_5_6_surge_raises_a_die_once_a_fight_without_tokens():
    table = huntress("surge", "lvl1")
    table.fights(3, 6)
    table.says("use blue1")
    assert table.offers() == ["turn d1 4", "turn d1 5", "turn d1 6"]
    table.says("turn d1 5")
    assert (values(table), table.pools) == ([5, 6], (2, 3))
    assert table.refuses("use blue1").clause == "SAN-5.6"
    table.says("end attack", "end block")
    table.turn_of(0).fights(3, 6)
    assert "use blue1" in table.offers()


def test_san_5_6_heartseeker_hits_without_a_die_once_between_rests():
    table = huntress("heartseeker", "lvl2 1 6", "lvl1 4")
    table.fights(2, 2)
    table.says("use blue2")
    assert table.offers() == ["strike a.1", "strike a.2", "strike b.1"]
    table.says("strike a.2")
    assert table.seen()["demons"][0]["marked"] == [False, True]
    assert [die["assigned"] for die in table.seen()["dice"]] == [False, False]
    table.says("end attack", "end block")
    table.turn_of(0).fights(2, 2)
    assert table.refuses("use blue2").clause == "SAN-5.6"
    table.says("end attack", "end block")
    table.turn_of(0).says("rest", "end equip", "end rest")
    table.turn_of(0).fights(2, 2)
    table.says("use blue2")
    assert table.refuses("strike a.2").clause == "SAN-4.8"
