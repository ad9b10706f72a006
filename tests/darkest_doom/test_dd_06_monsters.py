"""DD-6.8 to DD-6.11 How monsters end their moves, and what they do then."""

import pytest

from tests.darkest_doom.test_dd_06_darkness import (
    GREEN_CITADEL,
    GREEN_LIST,
    GREY_GUARDIAN,
    HOUND_2_2,
    ORANGE_TEMPLE,
    PURPLE_CITADEL,
    country,
)


def test_dd_6_8_a_guardian_where_the_move_would_end_is_attacked_from_beside():
    made = country("hound wolf-stair").stands("apothecaries-garden", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    assert made.where() == "door-of-fire"
    assert made.land.waiting == (0,)
    made.rolls("moon", "moon", "dusk").says("pass", "pass")
    assert made.guardian.wounds == 2
    assert made.guardian.area == made.area("apothecaries-garden")
    assert made.tendrils("green-citadel") == 0


def test_dd_6_8_figures_on_the_way_are_ignored():
    made = country("hound wolf-stair", "hound door-of-fire").stands("snare-pines", seat=0)
    made.prowl(GREEN_CITADEL, PURPLE_CITADEL)
    assert made.where(0) == "apothecaries-garden", "past a Guardian and a monster in a row"
    assert made.tendrils("green-citadel") == 1
    assert made.land.guardians[0].wounds == 0


def test_dd_6_8_a_monster_where_the_move_would_end_makes_it_go_one_further_and_reach_its_target():
    made = country("hound wolf-stair", "hound apothecaries-garden")
    made.prowl(GREEN_CITADEL, ORANGE_TEMPLE)
    assert made.where(0) == "west-citadel", "the fourth area"
    assert made.tendrils("green-citadel") == 1


@pytest.mark.parametrize(("tier", "tendrils"), [("hound", 1), ("huntsman", 2), ("leader", 3)])
def test_dd_6_9_a_building_gets_tendrils_by_the_tier(tier, tendrils):
    made = country(f"{tier} apothecaries-garden")
    made.prowl(GREEN_CITADEL)
    assert made.tendrils("green-citadel") == tendrils
    assert made.where() == "apothecaries-garden", "it need not enter"


def test_dd_6_9_a_guardian_who_is_the_target_has_to_fight():
    made = country("hound wolf-stair").coloured("grey", "green").stands("door-of-fire", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREY_GUARDIAN)
    assert made.where() == "snare-pines"
    made.rolls("sword", "sword", "shield").says("pass", "pass")
    assert made.where() is None
    assert (made.guardian.fame, made.guardian.wounds) == (3, 1)


def test_dd_6_10_a_token_leaves_the_game_when_its_target_was_attacked():
    made = country("hound apothecaries-garden")
    made.prowl(GREEN_CITADEL)
    assert made.land.view(None)["monsters"][0]["targets"] is None
    assert GREEN_CITADEL not in made.land.bag


def test_dd_6_10_an_unused_token_stays_until_the_next_dusk_and_never_returns():
    made = country("hound cinder-birches")
    made.prowl(GREEN_CITADEL)
    assert made.land.view(None)["monsters"][0]["targets"] == [["citadel", 0]]
    made.prowl(ORANGE_TEMPLE)
    assert made.land.view(None)["monsters"][0]["targets"] == [["temple", 2]]
    assert GREEN_CITADEL not in made.land.bag


def test_dd_6_10_a_token_is_kept_after_an_attack_on_a_guardian_in_the_way():
    made = country("hound wolf-stair").stands("apothecaries-garden", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    made.rolls("moon", "moon", "dusk").says("pass", "pass")
    assert made.land.view(None)["monsters"][0]["targets"] == [["citadel", 0]]


def test_dd_6_10_with_an_empty_bag_the_nearest_building_is_the_target():
    made = country("hound convicts-quarry")
    made.land.bag = ()
    made.prowl()
    assert made.tendrils("purple-citadel") == 1


def test_dd_6_11_movement_not_needed_is_lost():
    made = country("hound door-of-fire")
    made.prowl(GREEN_CITADEL)
    assert made.where() == "apothecaries-garden", "one area, and no second attack with the other two"
    assert sum(made.land.tendrils) == 1


def test_dd_6_7_a_token_of_three_targets_takes_the_third_when_the_others_are_not_there():
    made = country("hound apothecaries-garden").coloured("purple", "grey").overgrown("green-temple")
    made.prowl(GREEN_LIST)
    assert made.tendrils("green-citadel") == 1
