"""SAN-5 Skills. The skill cards themselves are in test_san_05_skills_<hero>.py."""

import pytest

from dawnbreach.bots import make
from dawnbreach.sanctum import events
from dawnbreach.sanctum.skills import ANY_COLOUR, Level
from tests.scene import sanctum, scene

TILES = {
    "huntress": {"long-march": (2, 0), "springland-blood": (2, 1), "hawks-patience": (0, 2)},
    "outlaw": {"guardsman-drill": (2, 1), "double-life": (1, 2), "nine-exits": (1, 1)},
    "slayer": {"oxen-heart": (3, 0), "trained-from-birth": (1, 1), "written-in-ash": (0, 2)},
    "dancer": {"barefoot-years": (3, 0), "sisterhood-of-the-sash": (0, 2), "crown-remembered": (1, 1)},
}


def leveling(hero, levels, **how):
    """A hero with so many levels of any colour to take."""
    table = scene(hero=hero, **how)
    table.table.start_strand(0, *[Level(0, ANY_COLOUR)] * levels)
    table.table.settle()
    return table


def emptying(table, name):
    """The choices that move every gem off a skill."""
    skill = next(skill for skill in table.seen()["skills"] if skill["id"] == name)
    place = f"{skill['column']} {skill['level']}"
    return [f"gem {place}"] * skill["gems"] + [f"white {place}"] * skill["white"]


def told(story, kind):
    return [event for event in story if isinstance(event, kind)]


# SAN-5.1


def test_san_5_1_a_skill_is_gained_at_once_when_the_last_gem_leaves_it():
    table = leveling("huntress", 3)
    table.says("gem blue 1")
    assert table.skills == set()
    (gained,) = told(table.says("gem blue 1"), events.SkillGained)
    assert table.skills == {"surge"}
    assert "Surge" in table.table.words(gained)
    assert table.offers(), "the third level is still to be taken"


def test_san_5_1_a_white_gem_is_a_gem_on_the_skill_too():
    table = leveling("huntress", 3)
    table.says("gem red 3", "gem red 3")
    assert table.skills == set()
    table.says("white red 3")
    assert table.skills == {"dew-on-the-bow"}


def test_san_5_1_gems_from_below_still_stop_where_the_skill_was():
    table = leveling("huntress", 4)
    table.says("gem blue 2", "gem blue 2")
    assert table.skills == {"heartseeker"}
    table.says("gem blue 3")
    assert [skill["gems"] for skill in table.seen()["skills"][6:]] == [4, 1, 1]
    assert not told(table.says("gem blue 2"), events.SkillGained), "no skill is gained twice"


# SAN-5.2, SAN-5.3


@pytest.mark.parametrize(("hero", "tile"), [(hero, tile) for hero in TILES for tile in TILES[hero]])
def test_san_5_2_a_tile_gives_its_tokens_to_the_pools(hero, tile):
    table = leveling(hero, 3)
    stamina, focus = table.pools
    table.says(*emptying(table, tile))
    assert table.skills == {tile}
    more = TILES[hero][tile]
    assert table.pools == (stamina + more[0], focus + more[1])


def test_san_5_2_there_are_twelve_tiles():
    tiles = {hero.id: {s.id for s in hero.skills if s.is_tile} for hero in sanctum().content.heroes}
    assert tiles == {hero: set(TILES[hero]) for hero in TILES}


def test_san_5_2_an_immediate_choice_comes_before_the_next_level():
    table = leveling("outlaw", 3)
    table.says("gem red 1", "gem red 1")
    assert table.offers() == ["fill red", "fill blue"]
    assert table.refuses("gem red 2").clause == "SAN-4.12"
    table.says("fill blue")
    assert "gem red 2" in table.offers()


def test_san_5_2_with_full_slots_a_potion_may_be_thrown_away_for_the_new_one():
    table = leveling("outlaw", 2).holds(red=4)
    table.says("gem red 1", "gem red 1")
    assert table.offers() == ["pour red", "decline"]
    assert table.refuses("fill blue").clause == "SAN-6.6"
    table.says("pour red")
    assert table.refuses("decline").clause == "SAN-5.2"
    assert table.refuses("pour red").clause == "SAN-6.6"
    table.says("fill blue")
    assert table.hero.potions == (3, 1)
    assert table.offers() == ["move", "rest"]


def test_san_5_2_with_full_slots_the_new_potion_may_be_declined():
    table = leveling("outlaw", 2).holds(red=2, blue=2)
    table.says("gem red 1", "gem red 1")
    assert table.offers() == ["pour red", "pour blue", "decline"]
    table.says("decline")
    assert table.hero.potions == (2, 2)
    assert table.offers() == ["move", "rest"]


def test_san_5_2_a_potion_is_declined_only_for_want_of_room():
    table = leveling("outlaw", 2).holds(red=3)
    table.says("gem red 1", "gem red 1")
    assert table.offers() == ["fill red", "fill blue"]
    assert table.refuses("decline").clause == "SAN-5.2"


@pytest.mark.parametrize(
    ("red", "blue", "answers"),
    [(0, 0, ["fill red"]), (2, 1, ["fill blue"]), (1, 3, ["decline"]), (0, 4, ["pour blue", "fill red"])],
)
def test_san_5_2_a_novice_takes_what_there_is_less_of(red, blue, answers):
    table = leveling("outlaw", 2).holds(red, blue)
    table.says("gem red 1", "gem red 1")
    novice = make("novice", "sanctum", seed="1")
    for answer in answers:
        assert str(novice(table.table.view(0), table.table.choices(0))) == answer
        table.says(answer)
    assert table.offers() == ["move", "rest"]


def test_san_5_2_a_card_goes_to_its_slot_and_its_ability_can_be_used():
    table = leveling("huntress", 2, demons=["lvl1"])
    before = {ability["place"] for ability in table.seen()["abilities"]}
    table.says("gem blue 1", "gem blue 1")
    assert {ability["place"] for ability in table.seen()["abilities"]} == before | {"blue1"}


@pytest.mark.parametrize(
    ("hero", "signature"),
    [("huntress", "heartseeker"), ("outlaw", "deep-belt"), ("slayer", "twofold-wrath"), ("dancer", "double-strike")],
)
def test_san_5_2_each_hero_has_one_signature_skill(hero, signature):
    assert [skill["id"] for skill in scene(hero=hero).seen()["skills"] if skill["signature"]] == [signature]


@pytest.mark.parametrize(("hero", "tile"), [(hero, tile) for hero in TILES for tile in TILES[hero]])
def test_san_5_3_tokens_stay_on_a_tile_until_the_skill_is_gained(hero, tile):
    table = leveling(hero, 3)
    pools = table.pools
    table.says(*emptying(table, tile)[:-1])
    assert table.pools == pools


# SAN-5.4, SAN-5.5, SAN-5.7


@pytest.mark.parametrize("skill", ["light-feet", "heartseeker", "hawks-patience", "springland-blood"])
def test_san_5_4_skills_are_gained_in_any_order(skill):
    table = leveling("huntress", 3)
    table.says(*emptying(table, skill))
    assert table.skills == {skill}


def test_san_5_5_a_gem_in_the_pool_can_equip_an_item_in_a_rest():
    table = leveling("huntress", 1).carries("seers-cowl", "owl-mask", "pilgrims-felts")
    table.says("gem blue 1")
    assert table.seen()["gems"] == {"red": 0, "green": 0, "blue": 1, "white": 1}
    table.turn_of(0).says("rest", "equip seers-cowl", "equip pilgrims-felts")
    assert table.seen()["slots"]["helmet"]["id"] == "seers-cowl"


def test_san_5_5_a_gem_still_on_the_skill_table_equips_nothing():
    table = scene().has_gems(white=0).carries("seers-cowl")
    table.says("rest")
    assert table.refuses("equip seers-cowl").clause == "SAN-6.2"


def test_san_5_7_a_white_gem_from_a_coloured_column_stays_white():
    table = leveling("huntress", 3)
    table.says("white red 3", "white red 2", "white red 1")
    assert table.seen()["gems"] == {"red": 0, "green": 0, "blue": 0, "white": 2}


def test_san_5_7_a_white_gem_is_no_coloured_gem_where_it_lies():
    table = leveling("huntress", 4)
    table.says("gem red 3", "gem red 3")
    assert [choice for choice in table.offers() if choice.endswith("red 3")] == ["white red 3"]
    assert table.refuses("gem red 3").clause == "SAN-4.12"
