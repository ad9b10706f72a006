"""SAN-11 Fury card effects."""

import pytest

from tests.scene import Scene, sanctum, scene

FURIES = sanctum().content.furies
SPACES = ["armour.1a", "armour.1b", "boots.1a", "left.1a", "right.1a"]
PAYING = {
    "reroll 1": {},
    "reroll 2": {},
    "reroll 4": {},
    "reroll 6": {},
    "use rage": {"rage": -1},
    "lose die": {"dice": -1},
    "modified only": {"only_modified": 1},
    "pay space": {"spent": 1, "stamina": -1},
    "lose stamina": {"stamina": -1},
    "lose focus": {"focus": -1},
    "lose blessing": {"blessings": -1},
    "corrupt any": {"corrupted": 1},
    "corrupt red": {"corrupted": 1},
    "corrupt blue": {"corrupted": 1},
}
"""What each penalty takes, and nothing else."""


def rich(fury: str, *dice: int) -> Scene:
    """A dancer who can pay every penalty."""
    return scene("dancer").blessed_with("third-knock").meets_fury(fury, *dice)


def destitute(fury: str) -> Scene:
    """A dancer who has no die left and nothing to give."""
    table = scene("dancer", rage="inactive")
    table.hero.stamina = table.hero.focus = 0
    return table.spent(*(f"{space} corrupted" for space in SPACES)).meets_fury(fury)


def payments(table: Scene) -> list[str]:
    return [text for text in table.offers() if text != "suffer" and not text.startswith("bless")]


def ids(fury) -> str:
    return str(fury.id)


@pytest.mark.parametrize("fury", FURIES, ids=ids)
def test_san_11_1_every_fury_card_is_paid_or_suffered_by_the_one_who_turned_it_up(fury):
    table = rich(fury.id, 3, 5)
    assert table.offers(1) == ["roll"], "the others fight on undisturbed"
    assert table.changes(payments(table)[0]) == PAYING[fury.effect]


@pytest.mark.parametrize("fury", FURIES, ids=ids)
def test_san_11_1_the_wounds_of_a_fury_card_are_exact(fury):
    assert rich(fury.id, 3, 5).changes("suffer") == {"health": -fury.wounds}


@pytest.mark.parametrize("fury", FURIES, ids=ids)
def test_san_11_1_who_cannot_pay_a_fury_card_suffers(fury):
    always = fury.effect.startswith("reroll") or fury.effect == "modified only"
    assert destitute(fury.id).offers() == (["suffer", "accept"] if always else ["suffer"])


def test_san_11_1_a_token_goes_to_an_empty_space_of_its_colour_without_effect():
    table = rich("blow-at-nothing", 5)
    assert sorted(payments(table)) == [
        "spend focus armour.1b",
        "spend focus boots.1a",
        "spend focus left.1a",
        "spend focus right.1a",
        "spend stamina armour.1a",
        "spend stamina armour.1b",
    ]
    assert table.refuses("spend stamina boots.1a").clause == "SAN-11.1"
    assert table.changes("spend focus left.1a") == {"spent": 1, "focus": -1}
    assert [die["value"] for die in table.seen()["dice"]] == [4, 4, 5], "left would set a die to 1"
    assert table.refuses("use left.1").clause == "SAN-4.5"


@pytest.mark.parametrize("lying", ["stamina", "corrupted"])
def test_san_11_1_the_other_space_of_the_ability_may_be_taken(lying):
    table = scene("dancer").spent(f"armour.1a {lying}").meets_fury("blow-at-nothing")
    assert table.refuses("spend stamina armour.1a").clause == "SAN-11.1"
    assert table.changes("spend focus armour.1b") == {"spent": 1, "focus": -1}


def test_san_11_1_an_empty_pool_pays_for_no_space():
    table = scene("dancer")
    table.hero.stamina = 0
    table.meets_fury("blow-at-nothing")
    assert table.refuses("spend stamina armour.1a").clause == "SAN-11.1"
    assert "spend focus armour.1b" in table.offers()


@pytest.mark.parametrize(
    ("fury", "face"), [("ground-bucks", 2), ("falling-vault", 4), ("pride-goes-first", 6), ("sweep-of-the-tail", 1)]
)
def test_san_11_2_unassigned_dice_of_the_face_are_rerolled_until_none_shows_it(fury, face):
    table = rich(fury, face, 5, face).rolls(face, face, 3, face, 5)
    table.says("accept")
    assert [die["value"] for die in table.seen()["dice"]] == [4, 4, 3, 5, 5]
    assert table.seen()["health"] == 10


def test_san_11_2_assigned_dice_are_not_rerolled():
    table = rich("falling-vault", 5).script(die=[1, 1])
    table.says("accept")
    assert [die["value"] for die in table.seen()["dice"]] == [4, 4, 5]


def test_san_11_2_without_such_a_die_nothing_is_rerolled_and_nobody_is_wounded():
    assert rich("ground-bucks", 1, 3).changes("accept") == {}


def test_san_11_3_rage_is_used_up_without_effect():
    table = rich("stolen-wrath", 6)
    assert table.changes("accept") == {"rage": -1}
    assert [die["value"] for die in table.seen()["dice"]] == [4, 4, 6]
    assert table.refuses("rage").clause == "SAN-4.7"


def test_san_11_3_inactive_rage_cannot_pay():
    table = scene(rage="inactive").meets_fury("stolen-wrath", 6)
    assert table.refuses("accept").clause == "SAN-11.3"
    assert table.changes("suffer") == {"health": -2}


def test_san_11_4_the_lost_die_is_gone_for_this_fight_and_wakes_no_rage():
    table = scene(rage="inactive").meets_fury("snapped-wrist", 4)
    assert table.refuses("lose d1").clause == "SAN-11.4"
    assert table.offers() == ["suffer", "lose d3"]
    table.says("lose d3")
    assert table.refuses("hit d3 b.1").clause == "SAN-11.4"
    table.says("end attack")
    assert table.seen()["rage"] == 0


def test_san_11_4_the_lost_die_is_back_in_the_next_fight():
    table = scene().meets_fury("snapped-wrist", 4)
    table.hero.shield = table.table.heroes[1].shield = 30
    table.says("lose d3", "end attack", "end block")
    table.roars()
    table.rolls(1, 2, 3).says("roll")
    assert table.counts()["dice"] == 3


def test_san_11_4_without_an_unassigned_die_one_suffers():
    table = scene().meets_fury("snapped-wrist")
    assert table.offers() == ["suffer"]
    assert table.changes("suffer") == {"health": -1}


def test_san_11_5_only_modified_dice_may_hit_the_card():
    table = scene("huntress").meets_fury("steel-slides-off", 3, 2)
    table.says("accept")
    assert table.refuses("hit d3 b.1").clause == "SAN-11.5"
    table.says("use helmet.1", "turn d4 3", "hit d4 b.1")
    assert table.seen()["at"] == 2


def test_san_11_5_a_die_set_to_the_value_it_shows_is_modified():
    table = scene("huntress").meets_fury("steel-slides-off", 3)
    table.says("accept", "rage", "turn d3 3", "hit d3 b.1")
    assert table.seen()["at"] == 2


def test_san_11_5_dice_modified_before_the_card_was_turned_up_count():
    table = scene("huntress").battle("4 4/2")
    table.hero.gold = 3
    table.script(die=[4, 4, 2], fury=["steel-slides-off"])
    table.says("roll", "use helmet.1", "turn d3 3", "hit d1 a.1", "hit d2 a.2", "accept", "hit d3 b.1")
    assert table.seen()["at"] == 2


def test_san_11_5_wounds_taken_instead_leave_all_dice_free():
    table = scene("huntress").meets_fury("steel-slides-off", 3)
    table.says("suffer", "hit d3 b.1")
    assert table.seen()["at"] == 2


def test_san_11_5_the_next_card_is_free_again():
    table = scene("huntress").meets_fury("steel-slides-off", 3, 2)
    table.says("accept", "rage", "turn d3 3", "hit d3 b.1", "hit d4 c.1")
    assert table.seen()["demons"][2]["marked"][0]


def test_san_11_5_the_next_fight_is_free_again():
    table = scene("huntress").meets_fury("steel-slides-off", 3)
    table.hero.shield = table.table.heroes[1].shield = 30
    table.says("accept", "end attack", "end block")
    table.roars()
    table.rolls(3, 3, 3).says("roll", "hit d1 b.1")
    assert table.seen()["at"] == 2


def test_san_11_5_a_reroll_that_a_fury_card_demands_makes_the_die_unmodified_again():
    table = scene("huntress").battle("4 4/2")
    table.hero.gold = 4
    table.script(die=[4, 4, 3, 1], fury=["ground-bucks"])
    table.says("roll", "use helmet.1", "turn d3 2", "use left.1", "turn d4 3", "hit d1 a.1", "hit d2 a.2")
    assert [die["modified"] for die in table.seen()["dice"]] == [False, False, True, True]
    table.rolls(2, 5).says("accept")
    assert [(die["value"], die["modified"]) for die in table.seen()["dice"][2:]] == [(5, False), (3, True)]


def test_san_11_1_a_hero_who_dies_of_a_fury_card_leaves_no_dice_on_the_table():
    table = rich("steel-slides-off", 3, 2)
    table.hero.health = 1
    table.says("suffer")
    board = table.seen()
    assert (board["alive"], board["dice"], board["damage"]) == (False, [], 0)
