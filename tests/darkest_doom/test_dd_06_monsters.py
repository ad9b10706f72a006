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
from tests.land import land

HOUND_1_3, HOUND_2_3 = 9, 4
"""Other attack cards."""


def fights(told):
    """Who was attacked, in order."""
    return [event.enemy for event in told if type(event).__name__ == "CombatBegan"]


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


def test_dd_6_8_a_guardian_beside_the_target_is_not_walked_past():
    made = country("hound door-of-fire").stands("apothecaries-garden", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    assert made.where() == "door-of-fire", "its move would end in the garden, though it has areas left"
    assert made.land.view(None)["foe"] is not None
    assert made.tendrils("green-citadel") == 0


def test_dd_6_8_past_a_guardian_and_two_monsters_it_goes_one_further():
    made = country("hound wolf-stair", "hound door-of-fire", "hound apothecaries-garden").stands("snare-pines", seat=0)
    made.prowl(GREEN_CITADEL, ORANGE_TEMPLE, PURPLE_CITADEL)
    assert made.where(0) == "west-citadel", "the fourth area"
    assert made.tendrils("green-citadel") == 1
    assert made.land.view(None)["foe"] is None, "the Guardian is far behind it"


def test_dd_6_8_a_guardian_one_further_than_a_monster_is_attacked_from_another_side():
    made = country("hound wolf-stair", "hound apothecaries-garden").stands("west-citadel", seat=0)
    told = made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL, ORANGE_TEMPLE)
    assert made.where(0) == "quicksilver-meadow", "next to the Guardian, as the garden is taken"
    assert (fights(told), made.tendrils("green-citadel")) == ([0], 1), "and next to its target"


def test_dd_6_8_a_monster_one_further_than_a_monster_leaves_the_next_free_area():
    made = country("hound wolf-stair", "hound apothecaries-garden", "hound west-citadel")
    made.prowl(GREEN_CITADEL, ORANGE_TEMPLE, PURPLE_CITADEL)
    assert made.where(0) == "quicksilver-meadow", "nothing is further than the Citadel itself"
    assert made.tendrils("green-citadel") == 1


def test_dd_6_8_a_guardian_where_the_way_of_three_areas_ends_is_attacked_past_a_monster():
    made = country("hound wolf-stair", "hound snare-pines", "hound door-of-fire").stands("apothecaries-garden", seat=0)
    told = made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL, ORANGE_TEMPLE, PURPLE_CITADEL)
    assert made.where(0) == "mirror-of-the-elders", "the free area next to the Guardian that is nearest to it"
    assert fights(told) == [0]


def test_dd_6_8_without_a_free_area_it_stays_where_it_last_stood_alone():
    made = country("hound oath-field", "hound path-to-winter-mountain").coloured("grey", "green")
    made.stands("monolith", seat=0).script(attack=[HOUND_2_2]).prowl(GREY_GUARDIAN, ORANGE_TEMPLE)
    assert made.where(0) == "drowned-belfry", "the Path is taken, and nothing else is next to the Monolith"
    assert made.land.view(None)["foe"] is None
    assert made.land.monsters[0].token == GREY_GUARDIAN


def test_dd_6_8_a_virtual_guardian_in_the_way_is_attacked_too():
    made = land("urian", seats=1, virtual="1").stands("grey-temple").stands("apothecaries-garden", seat=1)
    made.monster("hound", made.area("door-of-fire"))
    told = made.script(attack=[HOUND_1_3, HOUND_2_3]).prowl(GREEN_CITADEL)
    assert (made.where(), fights(told)) == ("door-of-fire", [1]), "both live"
    assert made.tendrils("green-citadel") == 0


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
    assert made.land.view(None)["monsters"][0]["targets"] == [{"kind": "citadel", "colour": "green"}]
    made.prowl(ORANGE_TEMPLE)
    assert made.land.view(None)["monsters"][0]["targets"] == [{"kind": "temple", "colour": "orange"}]
    assert GREEN_CITADEL not in made.land.bag


def test_dd_6_10_a_token_is_kept_after_an_attack_on_a_guardian_in_the_way():
    made = country("hound wolf-stair").stands("apothecaries-garden", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    made.rolls("moon", "moon", "dusk").says("pass", "pass")
    assert made.land.view(None)["monsters"][0]["targets"] == [{"kind": "citadel", "colour": "green"}]


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


def test_dd_6_9_a_monster_that_ends_its_move_next_to_a_guardian_fights_whatever_its_target_is():
    made = country("hound wolf-stair").stands("moth-elms", seat=1)
    told = made.script(attack=[HOUND_2_2]).prowl(ORANGE_TEMPLE)
    assert (made.where(), fights(told)) == ("door-of-the-noose", [1])
    made.rolls("moon", "moon", "dusk", "dawn").says("pass", "pass", seat=1)
    assert made.land.monsters[0].token == ORANGE_TEMPLE, "its target was not attacked"


def test_dd_6_9_next_to_its_target_and_a_guardian_it_attacks_both():
    made = country("hound door-of-fire").stands("forest-of-crow-rituals", seat=0)
    told = made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    kinds = [type(event).__name__ for event in told]
    assert made.tendrils("green-citadel") == 1
    assert fights(told) == [0] and kinds.index("BuildingAttacked") < kinds.index("CombatBegan")
    assert made.land.monsters[0].token == -1, "the target was attacked"


def test_dd_6_9_several_guardians_next_to_it_are_fought_in_order_of_play():
    made = country("hound door-of-fire").stands("forest-of-crow-rituals", seat=0).stands("west-citadel", seat=1)
    made.land.order = (1, 0)
    told = made.script(attack=[HOUND_2_2, 1]).prowl(GREEN_CITADEL)
    assert made.land.waiting == (1,)
    made.rolls("moon", "moon", "dusk", "dawn")
    told += made.says("pass", "pass", seat=1)
    assert (fights(told), made.land.waiting) == ([1, 0], (0,))


def test_dd_6_9_a_monster_killed_in_the_first_fight_fights_no_more():
    made = country("hound door-of-fire").stands("forest-of-crow-rituals", seat=0).stands("west-citadel", seat=1)
    made.land.order = (1, 0)
    told = made.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    told += made.rolls("sword", "sword", "sword", "shield").says("pass", "pass", seat=1)
    assert fights(told) == [1]
    assert made.where() is None


@pytest.mark.parametrize("closed", [False, True])
def test_dd_6_9_from_entrance_to_entrance_nobody_is_attacked(closed):
    made = country("hound door-of-fire").coloured("grey", "green").stands("door-of-stone", seat=0)
    if closed:
        made.land.event = made.land.doom.read_outcome("event", "breathless-lodge")
    told = made.script(attack=[HOUND_2_2]).prowl(GREY_GUARDIAN)
    assert made.where() == "drowned-belfry", "next to the Guardian on foot"
    assert fights(told) == [0]


def test_dd_6_9_a_guardian_at_another_entrance_is_not_next_to_a_monster():
    made = country("hound wolf-stair").stands("door-of-stone", seat=0).stands("door-of-water", seat=1)
    told = made.prowl(ORANGE_TEMPLE)
    assert (made.where(), fights(told)) == ("door-of-the-noose", [])


@pytest.mark.parametrize("struck", [True, False])
def test_dd_6_7_a_building_attacked_at_dusk_is_skipped_until_new_tokens_are_drawn(struck):
    made = country("hound exiles-teeth").coloured("purple", "grey").stands("oath-field", seat=0)
    made.land.monsters[0].token = GREEN_LIST
    made.land.struck = (4,) if struck else ()
    made.abyss(made.area("drowned-belfry")).script(corruption=[5], abyss=["call-of-the-pack"]).day(2)
    made.rolls("dawn", "dawn", "dawn", "dawn").says("go drowned-belfry", "settle")
    assert (made.tendrils("green-temple"), made.tendrils("green-citadel")) == ((0, 1) if struck else (1, 0))
