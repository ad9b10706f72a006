"""SAN-6 Rest. Every single item is in test_san_06_items.py."""

import pytest

from dawnbreach.sanctum import events
from tests.scene import names_of, scene


def worn(table):
    return {slot: item["id"] for slot, item in table.seen()["slots"].items() if item is not None}


def resting(*items, seats=2, **gems):
    """A hero with these items in the sack and these gems, in the equip step."""
    table = scene(seats=seats).has_gems(**gems).carries(*items)
    table.says("rest")
    return table


# SAN-6.1


def test_san_6_1_restore_brings_every_spent_token_back():
    table = scene().spent("helmet.1a focus", "left.1a focus", "armour.1a stamina", "armour.1b stamina")
    assert table.pools == (0, 1)
    table.says("rest")
    assert table.pools == (2, 3)
    assert all(ability["ready"] for ability in table.seen()["abilities"])


@pytest.mark.parametrize("rage", ["active", "inactive"])
def test_san_6_1_rage_and_demons_do_not_change(rage):
    table = scene(demons=["lvl2 1 6"], rage=rage)
    table.hero.marks = (2,)
    table.says("rest", "end equip", "end rest")
    assert table.seen()["rage"] == (rage == "active")
    assert [demon["marked"] for demon in table.seen()["demons"]] == [[False, True]]


def test_san_6_1_equip_comes_before_potions_and_achievements_last():
    table = resting("meteor-maul", "furnace-helm", "slag-hammer", seats=3, red=4)
    assert table.refuses("brew red slag-hammer").clause == "SAN-6.6"
    assert table.refuses("end rest").clause == "SAN-6.6"
    table.says("equip furnace-helm", "wield meteor-maul left", "end equip")
    assert table.refuses("wield slag-hammer right").clause == "SAN-6.2"
    assert table.refuses("remove left").clause == "SAN-6.2"
    table.says("brew red slag-hammer")
    assert table.seen()["achievements"] == []
    table.says("end rest")
    assert table.seen()["achievements"] == ["equip-1"]


# SAN-6.2

SLOT_OF = {
    "equip ram-skull": "helmet",
    "equip ashen-hauberk": "armour",
    "equip iron-clogs": "boots",
    "wield slag-hammer left": "left",
    "wield slag-hammer right": "right",
    "equip hearthcoal": "amulet",
}


@pytest.mark.parametrize("choice", SLOT_OF)
def test_san_6_2_an_item_goes_to_a_slot_of_its_type(choice):
    table = resting(choice.split()[1], red=1)
    table.says(choice)
    assert worn(table) == {SLOT_OF[choice]: choice.split()[1]}
    assert table.sack == []


def test_san_6_2_weapons_have_two_slots():
    table = resting("slag-hammer", "boar-spear", red=2)
    table.says("wield slag-hammer left", "wield boar-spear right")
    assert worn(table) == {"left": "slag-hammer", "right": "boar-spear"}


@pytest.mark.parametrize("choice", ["equip slag-hammer", "wield ram-skull left"])
def test_san_6_2_a_weapon_needs_a_hand_and_nothing_else_does(choice):
    assert resting("slag-hammer", "ram-skull", red=2).refuses(choice).clause == "SAN-6.2"


def test_san_6_2_one_item_to_a_slot_and_the_old_one_goes_back_to_the_sack():
    table = resting("ram-skull", "cinder-visor", red=1, white=0)
    table.says("equip ram-skull", "equip cinder-visor")
    assert worn(table) == {"helmet": "cinder-visor"}
    assert table.sack == ["ram-skull"]


@pytest.mark.parametrize(
    ("gems", "fits"),
    [
        ({"green": 1, "blue": 1, "white": 0}, True),
        ({"green": 1, "white": 1}, True),
        ({"blue": 1, "white": 1}, True),
        ({"white": 2}, True),
        ({"blue": 2, "white": 0}, False),
        ({"red": 2, "white": 0}, False),
        ({"white": 1}, False),
    ],
)
def test_san_6_2_each_gem_icon_takes_a_gem_of_its_colour_or_a_white_one(gems, fits):
    table = resting("acrobats-shoes", **gems)
    if fits:
        table.says("equip acrobats-shoes")
        assert worn(table) == {"boots": "acrobats-shoes"}
    else:
        assert table.refuses("equip acrobats-shoes").clause == "SAN-6.2"


def test_san_6_2_gems_on_an_item_are_not_free_for_another_until_it_is_removed():
    table = resting("seers-cowl", "pilgrims-felts", blue=1, white=0)
    table.says("equip seers-cowl")
    assert table.refuses("equip pilgrims-felts").clause == "SAN-6.2"
    table.says("remove helmet", "equip pilgrims-felts")
    assert worn(table) == {"boots": "pilgrims-felts"}


def test_san_6_2_the_gems_are_laid_out_anew_so_that_white_ones_go_where_they_must():
    table = resting("seers-cowl", "ram-skull", "hearthcoal", blue=1, white=1)
    table.says("equip seers-cowl", "equip hearthcoal")
    assert worn(table) == {"helmet": "seers-cowl", "amulet": "hearthcoal"}


@pytest.mark.parametrize("choice", ["equip owl-mask", "wield boar-spear left"])
def test_san_6_2_only_what_is_in_the_sack_can_be_equipped(choice):
    assert resting("seers-cowl", red=1, blue=1).refuses(choice).clause == "SAN-6.2"


def test_san_6_2_nothing_can_be_removed_from_an_empty_slot():
    assert resting().refuses("remove boots").clause == "SAN-6.2"


# SAN-6.3, SAN-6.4


def effects(table, slot):
    return [a["effect"] for a in table.seen()["abilities"] if a["place"].startswith(f"{slot}.")]


def test_san_6_3_an_item_covers_the_ability_of_its_slot_with_its_own():
    table = resting("toadskin-hood", green=1)
    assert effects(table, "helmet") == ["change 1"]
    table.says("equip toadskin-hood")
    assert effects(table, "helmet") == ["set 3"]
    table.says("remove helmet")
    assert effects(table, "helmet") == ["change 1"]


def test_san_6_3_other_slots_keep_their_printed_abilities():
    table = resting("toadskin-hood", green=1)
    table.says("equip toadskin-hood")
    assert (effects(table, "left"), effects(table, "armour")) == (["change 2"], ["block 2"])


@pytest.mark.parametrize(
    ("item", "choice", "slot", "flames"),
    [
        ("forge-heart", "equip forge-heart", "amulet", (3, 0)),
        ("frozen-hour", "equip frozen-hour", "amulet", (0, 3)),
        ("twinned-acorn", "equip twinned-acorn", "amulet", (1, 1)),
        ("pyre-lance", "wield pyre-lance right", "right", (2, 0)),
    ],
)
def test_san_6_4_flames_add_tokens_as_long_as_the_item_is_worn(item, choice, slot, flames):
    table = resting(item, red=3, green=3, blue=3)
    table.says(choice)
    assert table.pools == (2 + flames[0], 3 + flames[1])
    table.says(f"remove {slot}")
    assert table.pools == (2, 3)


def test_san_6_4_an_item_that_replaces_another_takes_its_tokens_away():
    table = resting("forge-heart", "twinned-acorn", red=2, green=1)
    table.says("equip forge-heart", "equip twinned-acorn")
    assert table.pools == (3, 4)


# SAN-6.5


def test_san_6_5_the_first_item_gives_the_die_in_the_gem_pool():
    table = resting("seers-cowl", blue=1)
    assert table.seen()["first_die"]
    assert [type(event) for event in table.says("equip seers-cowl")] == [events.Equipped, events.DieGained]
    assert (table.seen()["dice_owned"], table.seen()["first_die"]) == (3, False)


def test_san_6_5_the_die_is_kept_without_the_item_and_gained_only_once():
    table = resting("seers-cowl", "pilgrims-felts", blue=2).pursued_by("lvl1")
    table.says("equip seers-cowl", "remove helmet", "equip pilgrims-felts", "equip seers-cowl", "remove boots")
    table.says("remove helmet", "end equip", "end rest")
    table.turn_of(0).fights(1, 2, 3)
    assert len(table.hero.dice) == 3


# SAN-6.6, SAN-6.7


@pytest.mark.parametrize("potion", ["red", "blue"])
@pytest.mark.parametrize("item", ["seers-cowl", "slag-hammer", "meteor-maul", "phoenix-egg"])
def test_san_6_6_any_unequipped_item_buys_one_potion_of_either_colour(potion, item):
    table = resting(item)
    table.says("end equip", f"brew {potion} {item}")
    assert table.seen()["potions"][potion] == 1
    assert sum(table.hero.potions) == 1
    assert table.sack == []
    assert sum(map(len, table.table.discards)) == 1


def test_san_6_6_an_equipped_item_cannot_be_discarded():
    table = resting("seers-cowl", blue=1)
    table.says("equip seers-cowl", "end equip")
    assert table.refuses("brew red seers-cowl").clause == "SAN-6.6"


def test_san_6_6_one_potion_to_a_slot():
    table = resting("slag-hammer", "boar-spear").holds(red=1, blue=2)
    table.says("end equip", "brew red slag-hammer")
    assert table.refuses("brew blue boar-spear").clause == "SAN-6.6"
    assert table.hero.potions == (2, 2)


def test_san_6_6_with_full_slots_a_potion_may_be_thrown_away_for_another():
    table = resting("slag-hammer").holds(red=4)
    table.says("end equip", "pour red", "brew blue slag-hammer")
    assert table.hero.potions == (3, 1)


@pytest.mark.parametrize(
    ("items", "potions", "pour"),
    [(["slag-hammer"], (2, 1), "red"), (["slag-hammer"], (4, 0), "blue"), ([], (4, 0), "red")],
)
def test_san_6_6_no_potion_is_thrown_away_for_nothing(items, potions, pour):
    table = resting(*items).holds(*potions)
    table.says("end equip")
    assert table.refuses(f"pour {pour}").clause == "SAN-6.6"


def test_san_6_6_items_may_be_kept_in_the_sack():
    table = resting("slag-hammer", "boar-spear")
    table.says("end equip", "brew red slag-hammer", "end rest")
    assert names_of(table.table, table.hero.sack) == ["boar-spear"]
    assert table.table.waiting == (1,)


@pytest.mark.parametrize(("items", "gained"), [(["furnace-helm", "kiln-plate"], ["equip-1"]), (["furnace-helm"], [])])
def test_san_6_7_achievements_are_checked_at_the_end_of_a_rest(items, gained):
    table = resting(*items, seats=3, red=4)
    table.says(*[f"equip {item}" for item in items], "end equip")
    assert table.seen()["achievements"] == []
    table.says("end rest")
    assert table.seen()["achievements"] == gained
