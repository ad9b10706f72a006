"""SAN-13.2 What comes through, and whether it kills, is seen before the attack or the block is ended."""

import pytest

from dawnbreach.kernel.words import LANGUAGES
from tests.looking import view_of
from tests.scene import scene


def asked(table, language="en"):
    game = table.table.game
    return game.catalogue.arg(language, game.doing(table.table, table.table.frame(table.seat)))


def coming(table, viewer=None):
    return table.table.view(viewer)["heroes"][table.seat]["coming"]


def attacked(health=10, **more):
    """A slayer whose dice miss two demons; she has three dice more than she needs."""
    table = scene("slayer", **more).pursued_by("lvl1", "lvl2")
    table.hero.health = health
    table.table.plant()
    return table


def test_san_13_2_nothing_comes_before_a_fight():
    assert coming(attacked()) is None


def test_san_13_2_everybody_sees_what_comes_through_as_dice_and_blocks_stand():
    table = attacked()
    table.fights(6, 6)
    damage = table.table.view(None)["heroes"][table.seat]["damage"]
    assert damage > 0
    assert coming(table) == {"damage": damage, "blocked": 0, "wounds": damage, "lethal": False}
    table.says("end attack")
    use = next(text for text in table.offers() if text.startswith("use "))
    table.says(use)
    while table.table.frame(table.seat) is not None and "end block" not in table.offers():
        table.says(table.offers()[0])
    block = coming(table, viewer=table.seat)
    assert block["blocked"] == table.hero.shields > 0
    assert block["wounds"] == max(0, damage - block["blocked"])
    before = table.hero.health
    table.says("end block")
    assert before - table.hero.health == block["wounds"]


def test_san_13_2_what_blocks_in_every_fight_counts_already_in_the_attack():
    table = attacked()
    table.hero.shield = 1
    table.fights(6, 6)
    told = coming(table)
    assert (told["blocked"], told["wounds"]) == (1, told["damage"] - 1)
    table.says("end attack")
    assert coming(table) == told


@pytest.mark.parametrize(("spare", "lethal"), [(0, True), (1, False)])
def test_san_13_2_who_would_die_is_told_before_the_end_of_attack_and_block(spare, lethal):
    table = attacked()
    table.fights(6, 6)
    table.hero.health = coming(table)["wounds"] + spare
    assert coming(table)["lethal"] is lethal
    assert ("fatal" in asked(table)) is lethal
    table.says("end attack")
    assert coming(table)["lethal"] is lethal
    assert ("fatal" in asked(table)) is lethal
    table.says("end block")
    assert table.hero.alive is not lethal


def test_san_13_2_a_marked_space_is_death():
    table = attacked()
    table.fights(6, 6)
    table.hero.marked = 3
    table.hero.health = coming(table)["wounds"] + 2
    assert coming(table)["lethal"]


def test_san_13_2_the_wounds_of_a_penalty_are_told_when_they_kill():
    table = scene("dancer").battle()
    table.hero.health = 1
    curse = next(c for c in table.table.content.lords if c.effect == "lose stamina")
    table.roars(curse.id)
    while table.table.waiting[0] != table.seat:
        table.says(table.offers(table.table.waiting[0])[0], seat=table.table.waiting[0])
    assert coming(table) == {"damage": curse.wounds, "blocked": 0, "wounds": curse.wounds, "lethal": True}
    assert "fatal" in asked(table)


def test_san_13_2_every_language_says_it():
    table = attacked()
    table.fights(6, 6)
    table.hero.health = 1
    table.says("end attack")
    said = [asked(table, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not any("{" in words or "doing-" in words for words in said)


# What a board says of itself


def test_san_4_8_a_die_is_free_until_it_is_assigned_or_lost():
    table = scene("slayer").pursued_by("lvl1 6")
    table.fights(6, 5)
    table.says("hit d1 a.1")
    table.hero.lost = 0b10
    assert [die["free"] for die in table.seen()["dice"]] == [False, False]
    assert [foe["killed"] for foe in table.seen()["demons"]] == [True]
    table.hero.lost = 0
    assert [die["free"] for die in table.seen()["dice"]] == [False, True]


def test_san_7_1_and_san_7_3_what_masteries_count_is_told():
    table = scene("slayer")
    before = table.seen()
    assert (before["skills_gained"], before["levels_worn"]) == (0, 0)
    worn = next(item for item in table.table.content.items if item.level == 2)
    table.wears(worn.id)
    table.hero.skills = 0b101
    after = table.seen()
    assert (after["skills_gained"], after["levels_worn"]) == (2, 2)


def test_san_8_5_everybody_sees_where_each_figure_is():
    table = scene(seats=3).goes_to(4, 1)
    table.table.heroes[0].space = table.table.heroes[2].space = -1
    assert [table.seen(seat)["stands"] for seat in range(3)] == ["start", "march", "start"]
    table.table.heroes[1].answered = 3
    table.table.heroes[2].alive = False
    assert [table.seen(seat)["stands"] for seat in range(3)] == ["start", "city", None]


def test_san_9_7_the_card_that_a_seat_decides_on_is_told():
    table = scene().battle().roars("early-grave")
    assert table.table.view(None)["resolved"] is None
    seat = table.table.waiting[0]
    view = view_of(table.table, seat)
    assert "suffer" in table.offers(seat) and view["row"][view["resolved"]]["id"] == "early-grave"
    fury = scene().meets_fury("ground-bucks")
    assert "suffer" in fury.offers() and view_of(fury.table, fury.seat)["resolved"] is None
