"""SAN-7 Achievements."""

import pytest

from tests.looking import view_of
from tests.scene import Scene, scene

SKILLS = (
    "light-feet",  # a card
    "long-march",  # a tile
    "surge",
    "second-arrow",
    "call-of-the-pack",
    "hawks-patience",
    "heartseeker",
    "dew-on-the-bow",
    "springland-blood",
)
REST = ("rest", "end equip", "end rest")
TEN_LEVELS = ("blind-oracle-halo", "dragonbone-bulwark", "magma-treads", "hearthcoal")


def has_achieved(table: Scene, seat: int | None = None) -> list[str]:
    """The achievements everybody sees a seat hold."""
    return list(table.seen(seat)["achievements"])


def masters_all(table: Scene) -> Scene:
    """All conditions of all masteries."""
    return table.knows(*SKILLS).has_gems(red=4, green=4, blue=4).wears(*TEN_LEVELS)


@pytest.mark.parametrize(("count", "level"), [(3, 1), (5, 2), (7, 3)])
def test_san_7_1_skill_mastery_takes_three_five_or_seven_skills_cards_and_tiles_alike(count, level):
    for known, expected in ((count - 1, False), (count, True)):
        table = scene(seats=3).knows(*SKILLS[:known])
        table.says(*REST)
        assert (f"skill-{level}" in has_achieved(table)) is expected


@pytest.mark.parametrize(("count", "level"), [(2, 1), (3, 2), (4, 3)])
def test_san_7_2_gem_mastery_takes_gems_of_two_colours(count, level):
    for gems, expected in (
        ({"red": count, "blue": count}, True),
        ({"green": count + 1, "blue": count}, True),
        ({"red": count + 2, "blue": count - 1}, False),
        ({"red": count, "white": 3}, False),
    ):
        table = scene(seats=3).has_gems(**gems)
        table.says(*REST)
        assert (f"gem-{level}" in has_achieved(table)) is expected, gems


def test_san_7_2_gems_that_lie_on_items_count():
    table = scene(seats=3).has_gems(red=2, green=2, white=0).carries("warlords-antlers")
    table.says("rest", "equip warlords-antlers", "end equip", "end rest")
    assert has_achieved(table) == ["gem-1"]


@pytest.mark.parametrize(
    ("items", "levels", "achieved"),
    [
        (("blind-oracle-halo",), 3, []),
        (("blind-oracle-halo", "hearthcoal"), 4, ["equip-1"]),
        (("blind-oracle-halo", "dragonbone-bulwark"), 6, ["equip-1"]),
        (("blind-oracle-halo", "dragonbone-bulwark", "hearthcoal"), 7, ["equip-1", "equip-2"]),
        (("blind-oracle-halo", "dragonbone-bulwark", "magma-treads"), 9, ["equip-1", "equip-2"]),
        (TEN_LEVELS, 10, ["equip-1", "equip-2", "equip-3"]),
    ],
)
def test_san_7_3_equip_mastery_counts_the_levels_of_equipped_items(items, levels, achieved):
    table = scene(seats=3).wears(*items).carries("phoenix-egg")
    table.says(*REST)
    assert sum(item["level"] for item in table.seen()["slots"].values() if item) == levels
    assert [name for name in has_achieved(table) if name.startswith("equip")] == achieved


def test_san_7_3_an_item_taken_off_in_the_rest_does_not_count():
    table = scene(seats=3).wears("blind-oracle-halo", "hearthcoal")
    table.says("rest", "remove amulet", "end equip", "end rest")
    assert has_achieved(table) == []


@pytest.mark.parametrize("mastery", ["skill", "gem", "equip"])
@pytest.mark.parametrize("level", [2, 3])
def test_san_7_4_higher_level_mastery_comes_with_the_first_mastery_of_its_level(mastery, level):
    count = {"skill": (5, 7), "gem": (3, 4), "equip": (3, 4)}[mastery][level - 2]
    table = scene(seats=3)
    if mastery == "skill":
        table.knows(*SKILLS[:count])
    elif mastery == "gem":
        table.has_gems(red=count, blue=count)
    else:
        table.wears(*(("furnace-helm",) if level == 2 else ()), *TEN_LEVELS[1 if level == 2 else 0 :][:count])
    table.says(*REST)
    assert f"{mastery}-{level}" in has_achieved(table)
    assert f"higher-{level}" in has_achieved(table)


def test_san_7_4_the_second_mastery_of_a_level_brings_no_higher_level_mastery():
    table = scene(seats=3).has_gems(red=3, blue=3)
    table.wears("blind-oracle-halo", "dragonbone-bulwark", "hearthcoal", seat=1)
    table.says(*REST)
    table.says(*REST, seat=1)
    assert has_achieved(table) == ["gem-1", "gem-2", "higher-2"]
    assert has_achieved(table, 1) == ["equip-1", "equip-2"]


def test_san_7_5_several_achievements_come_at_once():
    table = masters_all(scene(seats=3))
    table.says(*REST)
    assert len(has_achieved(table)) == 11
    assert len(view_of(table.table, 0)["heroes"][0]["blessings"]) == 11


def test_san_7_5_each_achievement_is_gained_only_once_in_the_game():
    table = scene(seats=3).has_gems(red=2, blue=2).has_gems(seat=1, red=3, green=3)
    table.says(*REST)
    table.says(*REST, seat=1)
    assert has_achieved(table) == ["gem-1"]
    assert has_achieved(table, 1) == ["gem-2", "higher-2"]
    table.says(*REST, seat=2)
    table.says(*REST)
    assert has_achieved(table) == ["gem-1"]


@pytest.mark.parametrize("seed", range(4))
def test_san_7_5_an_achievement_on_a_blocked_space_is_never_gained(seed):
    table = masters_all(scene(seats=2, seed=seed))
    spaces = table.table.view(None)["achievements"]
    blocked = {space["name"] for space in spaces if space["gone"]}
    assert len(blocked) == 3
    table.says(*REST)
    gained = set(has_achieved(table))
    assert not gained & blocked
    others = {space["name"] for space in spaces if not space["gone"] and not space["name"].startswith("higher")}
    assert gained >= others


def test_san_7_6_only_the_owner_sees_the_blessing():
    table = scene(seats=3).has_gems(red=2, blue=2).script(blessing=["third-knock"])
    told = table.says(*REST)
    assert [b["id"] for b in view_of(table.table, 0)["heroes"][0]["blessings"]] == ["third-knock"]
    for viewer in (1, 2, None):
        assert table.table.view(viewer)["heroes"][0]["blessings"] is None
        assert [type(event).__name__ for event in told if not event.reaches(viewer)] == ["BlessingSeen"]


def test_san_7_6_a_blessing_cannot_be_used_before_the_demon_lords_answer():
    table = scene(demons=["lvl1 4"]).blessed_with("third-knock", "second-wind").rolls(5, 5)
    table.says("fight")
    assert table.refuses("bless second-wind").clause == "SAN-12.1"
    table.says("roll")
    assert table.refuses("bless third-knock").clause == "SAN-12.1"
    assert not any("bless" in text for text in table.offers())


def test_san_7_7_achievements_are_checked_at_the_end_of_a_fight_and_of_a_rest_only():
    table = scene(seats=3, demons=["lvl1 4"]).has_gems(red=2, blue=2)
    table.says("move", "take 1")
    assert has_achieved(table) == []
    table.turn_of(0).rolls(1, 1)
    table.says("fight", "roll", "end attack")
    assert has_achieved(table) == []
    table.says("end block")
    assert has_achieved(table) == ["gem-1"]


def test_san_7_7_the_levels_of_a_fight_count_before_its_achievements():
    table = scene(seats=3, demons=["red lvl1 4"]).has_gems(red=1, blue=2).rolls(4, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block")
    assert has_achieved(table) == []
    table.says("gem red 1")
    assert has_achieved(table) == ["gem-1"]


def test_san_7_7_no_achievement_can_be_gained_once_the_walls_are_breached():
    table = masters_all(scene(seats=3)).at_the_walls(0, 1, 2)
    table.says("breach")
    assert has_achieved(table) == []
    table.has_gems(seat=1, red=4, blue=4)
    table.says(*REST, seat=1)
    assert has_achieved(table, 1) == []
