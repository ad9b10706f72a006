"""SAN-4 Fight: before roll, roll, attack, block. See also test_san_04_abilities.py and test_san_04_levels.py."""

import pytest

from dawnbreach.sanctum import events
from tests.scene import scene


def told(story, kind):
    return [event for event in story if isinstance(event, kind)]


def tokens(table, place):
    """What lies on the spaces of an ability."""
    return next(ability["tokens"] for ability in table.seen()["abilities"] if ability["place"] == place)


# SAN-4.1, SAN-4.2: before the roll


def test_san_4_1_the_steps_come_in_order():
    table = scene(seats=3, demons=["red lvl1 6", "lvl1 4"]).knows("surge", "heartseeker").has_gems(red=1).rolls(6, 1)
    steps = [table.table.view(0)["step"]]
    story = []
    for choice in ("fight", "roll", "hit d1 a.1", "end attack", "end block", "gem red 1"):
        story += table.says(choice)
        steps.append(table.table.view(0)["step"])
    assert steps == ["turn", "before-roll", "attack", "attack", "block", "moving-gem", None]
    kinds = [type(event) for event in story]
    order = (events.Rolled, events.Killed, events.Wounded, events.GemMoved, events.ItemFound, events.Achieved)
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.parametrize("early", ["hit d1 a.1", "use helmet.1", "rage", "end attack", "end block"])
def test_san_4_1_nothing_of_the_attack_or_block_before_the_roll(early):
    table = scene(demons=["lvl1"])
    table.says("fight")
    assert table.refuses(early).clause in ("SAN-4.4", "SAN-4.5", "SAN-4.7", "SAN-4.10")


@pytest.mark.parametrize(("potion", "space", "pools"), [("red", "armour.1a", (1, 2)), ("blue", "helmet.1a", (0, 3))])
def test_san_4_1_a_red_potion_brings_stamina_back_a_blue_one_focus(potion, space, pools):
    table = scene(demons=["lvl1"]).holds(red=1, blue=1)
    table.spent("armour.1a stamina", "armour.1b stamina", "helmet.1a focus")
    assert table.pools == (0, 2)
    table.says("fight", f"drink {potion} {space}")
    assert table.pools == pools
    assert table.seen()["potions"][potion] == 0
    assert "stamina" not in tokens(table, "helmet.1")


def test_san_4_1_any_number_of_potions_may_be_drunk():
    table = scene(demons=["lvl1"]).holds(red=2, blue=2)
    table.spent("armour.1a stamina", "armour.1b stamina", "helmet.1a focus", "left.1a focus")
    table.says("fight", "drink red armour.1a", "drink blue left.1a", "drink red armour.1b", "drink blue helmet.1a")
    assert table.pools == (2, 3)
    assert table.hero.potions == (0, 0)


def test_san_4_1_an_ability_with_one_of_two_spaces_freed_stays_unusable():
    table = scene(demons=["lvl1 6"]).holds(red=1).spent("armour.1a stamina", "armour.1b stamina")
    table.says("fight", "drink red armour.1b")
    assert tokens(table, "armour.1") == ["stamina", None]
    table.rolls(1, 1).says("roll", "end attack")
    assert table.refuses("use armour.1").clause == "SAN-4.5"


def test_san_4_1_no_potions_after_the_roll():
    table = scene(demons=["lvl1 6"]).holds(blue=1).spent("helmet.1a focus")
    table.fights(1, 1)
    assert table.refuses("drink blue helmet.1a").clause == "SAN-4.1"
    table.says("end attack")
    assert table.refuses("drink blue helmet.1a").clause == "SAN-4.1"


def test_san_4_1_you_drink_only_what_you_have():
    table = scene(demons=["lvl1"]).holds(red=1).spent("helmet.1a focus")
    table.says("fight")
    assert table.refuses("drink blue helmet.1a").clause == "SAN-4.1"


@pytest.mark.parametrize("drink", ["drink red helmet.1a", "drink red armour.1a", "drink blue left.1a"])
def test_san_4_2_a_potion_needs_a_token_of_its_kind_on_the_space(drink):
    table = scene(demons=["lvl1"]).holds(red=1, blue=1).spent("helmet.1a focus")
    table.says("fight")
    assert table.refuses(drink).clause == "SAN-4.2"
    assert table.offers() == ["roll", "drink blue helmet.1a", "pour red"]


def test_san_4_2_a_potion_with_nothing_to_regenerate_is_discarded_without_effect():
    table = scene(demons=["lvl1 6"]).holds(red=1, blue=2)
    pools = table.pools
    table.says("fight", "pour blue", "pour red", "pour blue")
    assert (table.hero.potions, table.pools) == ((0, 0), pools)
    assert table.refuses("pour blue").clause == "SAN-4.1"
    table.rolls(1, 1).says("roll")
    assert table.holds(red=1).refuses("pour red").clause == "SAN-6.6", "after the roll it is too late"


def test_san_4_2_a_potion_that_can_regenerate_a_token_does():
    table = scene(demons=["lvl1 6"]).holds(red=1, blue=1).spent("helmet.1a focus")
    table.says("fight")
    assert table.refuses("pour blue").clause == "SAN-4.2"
    table.says("pour red", "drink blue helmet.1a")
    assert table.hero.potions == (0, 0)


# SAN-4.3, SAN-4.4: the roll and the attack


@pytest.mark.parametrize("gold", [2, 3, 5])
def test_san_4_3_all_gold_dice_are_rolled_at_once(gold):
    table = scene(demons=["lvl1"]).owns_dice(gold)
    (rolled,) = told(table.fights(*[5, 4, 3, 2, 1][:gold]), events.Rolled)
    assert rolled.dice == (5, 4, 3, 2, 1)[:gold]
    assert table.refuses("roll").clause == "SAN-4.3"


@pytest.mark.parametrize(("demons", "silver"), [(2, False), (3, True)])
def test_san_4_3_the_silver_die_is_rolled_when_its_skill_says_so(demons, silver):
    table = scene(hero="huntress", demons=["lvl1"] * demons).knows("call-of-the-pack")
    table.fights(*[1] * (2 + silver))
    assert [die["silver"] for die in table.seen()["dice"]].count(True) == silver


def test_san_4_3_a_die_that_was_not_rolled_cannot_be_used():
    table = scene(demons=["lvl1 6"])
    table.fights(6, 6)
    assert table.refuses("hit d3 a.1").clause == "SAN-4.3"


def test_san_4_4_changes_and_hits_in_any_order_until_the_attack_ends():
    table = scene(demons=["lvl2 1 6", "lvl1 4"]).owns_dice(3)
    table.fights(6, 2, 3)
    table.says("hit d1 a.2", "use helmet.1", "turn d2 1", "hit d2 a.1", "rage", "turn d3 4", "hit d3 b.1")
    assert table.table.view(0)["step"] == "attack"
    table.says("end attack")
    assert table.refuses("hit d1 a.1").clause == "SAN-4.4"


# SAN-4.8, SAN-4.9: hits and rage


def test_san_4_8_a_die_hits_only_a_location_that_shows_its_value():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 4)
    assert table.refuses("hit d2 a.1").clause == "SAN-4.8"
    assert [choice for choice in table.offers() if choice.startswith("hit")] == ["hit d1 a.2"]


def test_san_4_8_a_marked_location_is_not_hit_again():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 6)
    table.says("hit d1 a.2")
    assert table.refuses("hit d2 a.2").clause == "SAN-4.8"


def test_san_4_8_each_die_hits_one_location_only():
    table = scene(demons=["lvl2 6 6"])
    table.fights(6, 1)
    table.says("hit d1 a.1")
    assert table.refuses("hit d1 a.2").clause == "SAN-4.8"


@pytest.mark.parametrize("location", ["b.1", "a.3"])
def test_san_4_8_there_must_be_such_a_location(location):
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 6)
    assert table.refuses(f"hit d1 {location}").clause == "SAN-4.8"


def test_san_4_8_an_assigned_die_can_no_longer_be_changed():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 3)
    table.says("hit d1 a.2", "rage")
    assert table.refuses("turn d1 1").clause == "SAN-4.8"
    assert [choice for choice in table.offers() if " d1 " in choice] == []


def test_san_4_8_an_assignment_that_was_taken_back_frees_the_die():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 3)
    table.says("hit d1 a.2")
    table.table.take_back(0)
    table.says("rage", "turn d1 1", "hit d1 a.1")
    assert table.seen()["demons"][0]["marked"] == [True, False]


@pytest.mark.parametrize(
    ("demon", "hits", "rage"),
    [
        ("lvl2 1 6", ["hit d1 a.2"], 1),
        ("lvl2 1 6", [], 1),
        ("lvl2 6 6", ["hit d1 a.1"], 1),
        ("lvl1 6", ["hit d1 a.1"], 0),
    ],
)
def test_san_4_9_rage_wakes_when_a_die_is_left_and_a_demon_lives(demon, hits, rage):
    table = scene(hero="huntress", demons=[demon], rage="inactive")
    table.fights(6, 4)
    story = table.says(*hits, "end attack")
    assert table.hero.rage == rage
    assert len(told(story, events.RageWoke)) == rage


def test_san_4_9_rage_sleeps_on_when_every_die_was_assigned():
    table = scene(demons=["lvl2 6 6", "lvl1 4"], rage="inactive")
    table.fights(6, 6)
    table.says("hit d1 a.1", "hit d2 a.2", "end attack")
    assert table.hero.rage == 0


def test_san_4_9_active_rage_stays_as_it_is():
    table = scene(demons=["lvl1 6"])
    table.fights(1, 1)
    assert not told(table.says("end attack"), events.RageWoke)
    assert table.seen()["rage"] == 1


def test_san_4_9_rage_used_in_this_attack_may_wake_at_its_end():
    table = scene(demons=["lvl2 1 6"])
    table.fights(3, 4)
    table.says("rage", "turn d1 1", "hit d1 a.1", "end attack")
    assert table.seen()["rage"] == 1


# SAN-4.10, SAN-4.11: damage


def test_san_4_10_a_demon_not_killed_deals_all_its_damage():
    table = scene(demons=["lvl2 1 6"])
    table.fights(6, 3)
    table.says("hit d1 a.2", "end attack")
    assert table.seen()["damage"] == 2
    table.says("end block")
    assert table.hero.health == 8


def test_san_4_10_a_killed_demon_deals_none():
    table = scene(demons=["lvl2 1 6", "lvl1 4"])
    table.fights(6, 1)
    table.says("hit d1 a.2", "hit d2 a.1", "end attack")
    assert table.seen()["damage"] == table.table.foe(table.hero.demons[1]).damage


@pytest.mark.parametrize(("demons", "health"), [(["lvl2/3"], 9), (["lvl2/2"], 10), (["lvl1/1"], 10)])
def test_san_4_10_each_shield_blocks_one_point(demons, health):
    table = scene(demons=demons)
    table.fights(2, 3)
    table.says("end attack", "use armour.1", "end block")
    assert table.hero.health == health


def test_san_4_10_block_abilities_only_in_the_block_step_attack_abilities_not_in_it():
    table = scene(demons=["lvl1 6"])
    table.fights(2, 3)
    assert table.refuses("use armour.1").clause == "SAN-4.10"
    table.says("end attack")
    assert table.refuses("use helmet.1").clause == "SAN-4.10"
    assert "use armour.1" in table.offers()


@pytest.mark.parametrize(("health", "left"), [(10, 7), (4, 1)])
def test_san_4_11_each_point_not_blocked_is_one_wound(health, left):
    table = scene(demons=["lvl2 1 6", "lvl1 4"])
    table.hero.health = health
    table.fights(2, 3)
    (wounded,) = told(table.says("end attack", "end block"), events.Wounded)
    assert (wounded.amount, table.hero.health) == (3, left)


@pytest.mark.parametrize("health", [1, 2, 3])
def test_san_4_11_at_zero_the_hero_dies_and_the_demons_are_discarded(health):
    table = scene(demons=["lvl2 1 6", "lvl1 4"])
    demons = set(table.hero.demons)
    table.hero.health = health
    table.fights(2, 3)
    assert told(table.says("end attack", "end block"), events.Died)
    assert (table.hero.health, table.seen()["alive"], table.seen()["demons"]) == (0, False, [])
    assert {foe for pile in table.table.discards for foe in pile} == demons
    assert 0 not in table.table.view(None)["march"]
    assert table.table.waiting == (1,)
