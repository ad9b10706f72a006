"""The rulebook's worked examples: opening moves, a fight, the skill table, equipping items."""

import pytest

from dawnbreach.kernel import Unreadable
from dawnbreach.sanctum import events
from dawnbreach.sanctum.skills import Level
from dawnbreach.sanctum.state import BLUE
from tests.scene import opening, scene

ANJA, LENKA = 0, 1
PAIRS = [
    ("red-1-2-blue-helmet", "blue-1-2-red-weapon"),
    ("blue-2-1-blue-helmet", "green-3-1-green-helmet"),
    ("red-4-1-green-weapon", "red-6-3-red-armour"),
    ("green-2-2-blue-weapon", "blue-3-1-blue-boots"),
    ("green-5-2-blue-amulet", "red-2-2-red-helmet"),
]
"""The red and blue pair that show the same number; the blue and green pair that both carry helmets."""
LEVEL_II = "blue-16-2-blue-boots"


def the_opening():
    dealt = [name for pair in PAIRS for name in pair]
    demons = [dealt[0], LEVEL_II, "red-666-5-red-weapon", *dealt[1:], "green-6-2-blue-helmet", "blue-6-1-red-armour"]
    script = {"first": ["1"], "bonus": ["red2"], "demon": demons}
    return opening(heroes=("huntress", "dancer"), script=script)


def colours(one):
    return [demon["colour"] for demon in one]


def sets(table):
    return table.table.view(None)["sets"]


# Opening moves


def test_example_anja_moves_first_and_deals_five_pairs_of_level_i():
    table = the_opening()
    assert (table.seat, table.offers()) == (ANJA, ["move"])
    table.says("move")
    assert table.hero.space == 0
    assert [[demon["level"] for demon in pair] for pair in sets(table)] == [[1, 1]] * 5
    assert [colours(pair) for pair in sets(table)[:2]] == [["red", "blue"], ["blue", "green"]]
    assert [demon["hits"] for demon in sets(table)[0]] == [[1], [1]]


def test_example_anja_takes_the_blue_green_pair_whole_and_her_turn_ends():
    table = the_opening()
    table.says("move", "take 2")
    assert colours(table.seen()["demons"]) == ["blue", "green"]
    assert [demon["item"]["type"] for demon in table.seen()["demons"]] == ["helmet", "helmet"]
    assert len(sets(table)) == 4
    assert table.table.waiting == (LENKA,)


def test_example_lenka_must_move_to_the_second_space_and_adds_one_pair():
    table = the_opening()
    table.says("move", "take 2")
    table.seat = LENKA
    assert table.offers() == ["move"]
    assert table.refuses("rest").clause == "SAN-2.2"
    table.says("move")
    assert table.hero.space == 1
    assert len(sets(table)) == 5
    assert [demon["level"] for demon in sets(table)[-1]] == [1, 1]


def test_example_lenka_takes_one_pair_and_cannot_take_cards_of_two():
    table = the_opening()
    table.says("move", "take 2")
    table.seat = LENKA
    table.says("move")
    assert table.offers() == [f"take {n}" for n in range(1, 6)]
    with pytest.raises(Unreadable):
        table.says("take 1 3")
    pair = sets(table)[2]
    table.says("take 3")
    assert table.seen()["demons"] == pair
    assert table.refuses("take 1").clause == "SAN-2.1"


def test_example_on_her_second_turn_anja_may_move_fight_or_rest():
    table = the_opening()
    table.says("move", "take 2")
    table.says("move", "take 1", seat=LENKA)
    assert table.offers() == ["move", "fight", "rest"]


# The fight


def anja_fights():
    """Her third turn: three demons pursue her, and she rolls two sixes."""
    table = the_opening()
    table.says("move", "take 2")
    table.says("move", "take 1", seat=LENKA)
    table.says("move", "take 5")
    table.says("move", "take 1", seat=LENKA)
    hits = [demon["hits"] for demon in table.seen()["demons"]]
    assert hits == [[2], [3], [1, 6]]
    table.fights(6, 6)
    return table


def test_example_two_focus_abilities_turn_a_six_into_a_three():
    table = anja_fights()
    table.says("hit d1 c.2")
    assert not [choice for choice in table.offers() if choice.startswith("hit")]
    table.says("use helmet.1", "turn d2 5", "use left.1", "turn d2 3")
    assert table.pools == (2, 1)
    table.says("hit d2 b.1", "end attack")
    assert table.seen()["damage"] == 3


def test_example_two_stamina_block_two_damage_and_one_wound_is_left():
    table = anja_fights()
    table.says("hit d1 c.2", "use helmet.1", "turn d2 5", "use left.1", "turn d2 3", "hit d2 b.1", "end attack")
    table.says("use armour.1", "end block")
    assert table.pools == (0, 1)
    assert table.hero.health == 9


def test_example_one_green_level_an_item_and_a_marker_on_the_six():
    table = anja_fights()
    table.says("hit d1 c.2", "use helmet.1", "turn d2 5", "use left.1", "turn d2 3", "hit d2 b.1", "end attack")
    table.says("use armour.1", "end block")
    assert {choice.split()[0] for choice in table.offers()} == {"gem", "white"}
    assert {choice.split()[1] for choice in table.offers() if choice.startswith("gem")} == {"green"}
    table.says("gem green 1")
    assert table.seen()["gems"]["green"] == 1
    assert table.sack == ["feathered-cap"]
    assert [(demon["hits"], demon["marked"]) for demon in table.seen()["demons"]] == [
        ([2], [False]),
        ([1, 6], [False, True]),
    ]
    assert table.seen()["dice"] == []
    assert table.seen()["rage"] == 1


def test_example_note_rage_would_have_killed_the_level_ii_demon():
    table = anja_fights()
    story = table.says("rage", "turn d2 1", "hit d1 c.2", "hit d2 c.1", "end attack")
    assert [event for event in story if isinstance(event, events.Killed)]
    assert (table.pools, table.seen()["damage"]) == ((2, 3), 2)
    table.says("use armour.1", "end block", "gem blue 1", "gem blue 1")
    assert table.hero.health == 10
    assert [(item["id"], item["level"]) for item in table.seen()["sack"]] == [("acrobats-shoes", 2)]


# The skill table


def test_example_two_blue_gems_gain_surge_and_fill_the_empty_space_again():
    table = scene(hero="huntress").has_gems(blue=1)
    table.table.start_strand(ANJA, Level(ANJA, BLUE), Level(ANJA, BLUE))
    table.table.settle()
    blue = [skill["gems"] for skill in table.seen()["skills"][6:]]
    assert blue == [1, 2, 2]
    table.says("gem blue 1")
    assert table.skills == {"surge"}
    assert table.seen()["gems"]["blue"] == 2
    table.says("gem blue 2")
    assert [skill["gems"] for skill in table.seen()["skills"][6:]] == [1, 1, 2]
    assert table.skills == {"surge"}


# Equipping


def anja_rests():
    table = scene(hero="huntress").has_gems(blue=1, white=1)
    table.carries("feathered-cap", "seers-cowl", "acrobats-shoes").says("rest")
    return table


def test_example_each_of_the_three_items_could_be_equipped():
    assert anja_rests().offers() == ["equip feathered-cap", "equip seers-cowl", "equip acrobats-shoes", "end equip"]


def test_example_the_cap_needs_the_white_gem_and_the_cowl_takes_either():
    table = anja_rests()
    table.has_gems(white=0)
    assert table.refuses("equip feathered-cap").clause == "SAN-6.2"
    assert "equip seers-cowl" in table.offers()
    table.has_gems(blue=0, white=1)
    assert {"equip feathered-cap", "equip seers-cowl"} <= set(table.offers())


def test_example_two_helmets_cannot_be_worn_though_the_gems_would_do():
    table = anja_rests()
    table.says("equip feathered-cap", "equip seers-cowl")
    assert table.seen()["slots"]["helmet"]["id"] == "seers-cowl"
    assert set(table.sack) == {"feathered-cap", "acrobats-shoes"}


def test_example_the_shoes_take_both_gems_and_the_first_item_gives_the_die():
    table = anja_rests()
    table.says("equip acrobats-shoes")
    assert table.seen()["slots"]["boots"]["id"] == "acrobats-shoes"
    assert table.seen()["dice_owned"] == 3
    assert table.refuses("equip seers-cowl").clause == "SAN-6.2"
    table.says("end equip")
    assert table.sack == ["feathered-cap", "seers-cowl"]
