"""SAN-13.2 What comes through, and whether it kills, is seen before the attack or the block is ended."""

import pytest

from dawnbreach.kernel.words import LANGUAGES
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
    assert ("kill" in asked(table)) is lethal
    table.says("end attack")
    assert coming(table)["lethal"] is lethal
    assert ("kill" in asked(table)) is lethal
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
    assert "kill" in asked(table)


def test_san_13_2_every_language_says_it():
    table = attacked()
    table.fights(6, 6)
    table.hero.health = 1
    table.says("end attack")
    said = [asked(table, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not any("{" in words or "doing-" in words for words in said)
