"""SAN-4.12 to SAN-4.17: levels, items, markers, achievements."""

import pytest

from dawnbreach.sanctum import events
from tests.scene import scene


def told(story, kind):
    return [event for event in story if isinstance(event, kind)]


def gems(table, column):
    """Coloured and white gems of a column, level I first."""
    return [(skill["gems"], skill["white"]) for skill in table.seen()["skills"] if skill["column"] == column]


def killing(*demons, dice, **how):
    """A fight in which these demons are killed with these dice, up to the levels."""
    table = scene(demons=demons, **how).owns_dice(len(dice))
    table.fights(*dice)
    left = list(enumerate(dice, 1))
    for foe, number in enumerate(table.hero.demons):
        for location, face in enumerate(table.table.foe(number).faces, 1):
            die = next(die for die in left if die[1] == face)
            left.remove(die)
            table.says(f"hit d{die[0]} {'abc'[foe]}.{location}")
    table.says("end attack", "end block")
    return table


# SAN-4.12, SAN-4.13


@pytest.mark.parametrize(("demon", "dice"), [("lvl1 6", [6]), ("lvl2 1 6", [1, 6]), ("lvl3 1 1 1", [1, 1, 1])])
def test_san_4_12_one_level_for_each_gem_on_the_card(demon, dice):
    table = killing(demon, dice=dice)
    levels = 0
    while table.offers() and table.offers()[0].startswith("gem"):
        table.says(table.offers()[0])
        levels += 1
    assert levels == len(dice)


@pytest.mark.parametrize(
    ("colour", "demon", "die"), [("red", "red lvl1 6", 6), ("green", "green lvl1 3", 3), ("blue", "blue lvl1 1", 1)]
)
def test_san_4_12_the_gem_has_the_colour_of_the_demon(colour, demon, die):
    table = killing(demon, dice=[die])
    others = {"red", "green", "blue"} - {colour}
    assert {choice.split()[1] for choice in table.offers() if choice.startswith("gem")} == {colour}
    for other in others:
        assert table.refuses(f"gem {other} 1").clause == "SAN-4.12"


@pytest.mark.parametrize(
    ("level", "after"),
    [(1, [(1, 0), (2, 0), (2, 0)]), (2, [(3, 0), (1, 0), (2, 0)]), (3, [(2, 0), (3, 0), (1, 0)])],
)
def test_san_4_12_a_gem_moves_up_one_space(level, after):
    table = killing("blue lvl1 1", dice=[1])
    table.says(f"gem blue {level}")
    assert gems(table, "blue") == after
    assert table.seen()["gems"]["blue"] == (level == 1)


def test_san_4_12_the_same_gem_may_move_again():
    table = killing("blue lvl3 1 1 1", dice=[1, 1, 1])
    table.says("gem blue 3", "gem blue 2", "gem blue 1")
    assert gems(table, "blue") == [(2, 0), (2, 0), (1, 0)]
    assert table.seen()["gems"]["blue"] == 1


@pytest.mark.parametrize("order", ["ab", "ba"])
def test_san_4_12_demon_by_demon_in_the_order_the_player_chooses(order):
    table = killing("red lvl1 6", "blue lvl1 1", dice=[6, 1])
    colours = {"a": "red", "b": "blue"}
    assert table.offers() == ["claim a", "claim b"]
    table.says(f"claim {order[0]}")
    assert {choice.split()[1] for choice in table.offers() if choice.startswith("gem")} == {colours[order[0]]}
    table.says(f"gem {colours[order[0]]} 1")
    assert len(table.sack) == 1, "the first card is turned over before the second is dealt with"
    table.says(f"gem {colours[order[1]]} 1")
    assert len(table.sack) == 2


def test_san_4_12_a_killed_demon_is_dead_while_its_levels_are_taken():
    table = killing("red lvl1 6", "blue lvl1 1", dice=[6, 1])
    for choice, killed in (("claim a", ["red", "blue"]), ("gem red 1", ["blue"])):
        table.says(choice)
        assert [(demon["colour"], demon["marked"]) for demon in table.seen()["demons"]] == [(c, [True]) for c in killed]
        assert table.seen()["damage"] == 0


def test_san_4_12_only_a_killed_demon_gives_levels():
    table = scene(demons=["red lvl1 6", "blue lvl1 1", "lvl1 4"])
    table.fights(6, 1)
    table.says("hit d1 a.1", "hit d2 b.1", "end attack", "end block")
    assert table.refuses("claim c").clause == "SAN-4.12"


def test_san_4_12_a_level_is_lost_if_no_gem_can_move():
    table = scene(demons=["blue lvl1 1"]).owns_dice(1)
    grid = list(table.hero.grid)
    grid[6:9], grid[9:] = [0, 0, 0], [0] * 9
    table.hero.grid = tuple(grid)
    table.fights(1)
    story = table.says("hit d1 a.1", "end attack", "end block")
    assert len(told(story, events.LevelLost)) == 1
    assert len(table.sack) == 1
    assert table.hero.grid == tuple(grid)


def test_san_4_12_a_gem_that_can_move_must_move():
    table = killing("blue lvl1 1", dice=[1])
    assert {choice.split()[0] for choice in table.offers()} == {"gem", "white"}
    assert table.refuses("rest").clause == "SAN-2.1"


def test_san_4_12_there_must_be_a_gem_where_it_is_taken_from():
    table = killing("blue lvl1 1", dice=[1])
    assert table.refuses("white blue 1").clause == "SAN-4.12"


@pytest.mark.parametrize("demon", ["red lvl1 6", "green lvl1 3", "blue lvl1 1"])
@pytest.mark.parametrize("column", ["red", "green"])
def test_san_4_13_a_white_gem_matches_a_level_of_any_colour_in_any_column(demon, column):
    table = killing(demon, dice=[int(demon[-1])])
    table.says(f"white {column} 3")
    assert gems(table, column) == [(2, 0), (2, 1), (2, 0)]


# SAN-4.14, SAN-4.15


def test_san_4_14_the_card_is_turned_over_when_all_its_levels_are_taken():
    table = killing("lvl2 1 6", dice=[1, 6])
    table.says("gem blue 1")
    assert table.sack == []
    (found,) = told(table.says("gem blue 1"), events.ItemFound)
    assert table.sack == [table.table.content.items[found.item].id]
    assert table.table.content.items[found.item].level == 2
    assert table.seen()["demons"] == []


def test_san_4_14_the_sack_holds_any_number_of_items():
    table = killing("blue lvl1 1", dice=[1])
    names = [item.id for item in table.table.content.items if item.level == 2 and item.type != "armour"][:20]
    table.carries(*names).says("gem blue 1")
    assert len(table.sack) == 21


def test_san_4_15_demons_not_killed_stay_with_their_hits_for_later_fights():
    table = scene(demons=["lvl2 1 6", "lvl1 4"])
    table.fights(6, 4)
    table.says("hit d1 a.2", "hit d2 b.1", "end attack", "end block", "gem green 1")
    (demon,) = table.seen()["demons"]
    assert (demon["hits"], demon["marked"]) == ([1, 6], [False, True])
    assert table.seen()["dice"] == []
    table.turn_of(0).fights(6, 1)
    assert table.refuses("hit d1 a.2").clause == "SAN-4.8"
    story = table.says("hit d2 a.1", "end attack", "end block")
    assert told(story, events.Killed)
    assert table.hero.health == 8, "only the first fight hurt"


def test_san_4_15_a_marker_outlasts_a_rest():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 3)
    table.says("hit d1 a.2", "end attack", "end block")
    table.turn_of(0).says("rest", "end equip", "end rest")
    assert table.seen()["demons"][0]["marked"] == [False, True]


# SAN-4.16, SAN-4.17


@pytest.mark.parametrize(
    ("known", "gained"), [(["surge", "heartseeker"], ["skill-1", "gem-1"]), (["surge"], ["gem-1"])]
)
def test_san_4_16_achievements_are_checked_at_the_end_of_a_fight(known, gained):
    table = scene(seats=3, demons=["red lvl1 6"]).knows(*known).has_gems(red=1)
    table.fights(6, 1)
    table.says("hit d1 a.1", "end attack", "end block")
    assert table.seen()["achievements"] == []
    table.says("gem red 1")
    assert "light-feet" in table.skills
    assert table.seen()["achievements"] == gained


def test_san_4_17_a_hero_who_dies_gains_nothing_from_that_fight():
    table = scene(seats=3, demons=["blue lvl1 1", "lvl2 1 6"]).knows("surge", "heartseeker", "second-arrow")
    table.hero.health = 2
    grid, gem_pool = table.hero.grid, table.hero.gems
    table.fights(1, 3)
    story = table.says("hit d1 a.1", "end attack", "end block")
    assert told(story, events.Killed)
    assert told(story, events.Died)
    assert (table.sack, table.hero.grid, table.hero.gems) == ([], grid, gem_pool)
    assert table.seen()["achievements"] == [], "not even for the three skills"
    assert table.offers() == []
    assert sum(map(len, table.table.discards)) == 2
