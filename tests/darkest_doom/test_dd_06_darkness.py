"""DD-6 The Darkest Fate's turn."""

import pytest

from tests.land import land

GREEN_LIST, ORANGE_TEMPLE, PURPLE_CITADEL, GREY_GUARDIAN, GREEN_CITADEL = 0, 1, 2, 3, 7
"""Target tokens: the first is green Temple, green Guardian, green Citadel; the others name one target."""
HEART = 8
"""Green Guardian, then purple Citadel."""
HOUND_2_2 = 0
"""The first monster attack card."""


def country(*figures, seats=2):
    """Guardians of purple and green, in areas out of the way; monsters as "hound wolf-stair"."""
    made = land(guardians=("tristram", "urian"), seats=seats).coloured("purple", "green")
    made.stands("brine-meadows", seat=0).stands("moth-elms", seat=1)
    for figure in figures:
        tier, area = figure.split()
        made.monster(tier, made.area(area))
    return made


def names(made, areas):
    return [made.land.content.areas[a].id for a in areas]


def test_dd_6_1_the_turn_starts_with_the_heart_of_the_round_going_into_the_bag():
    made = country().day(3)
    assert made.land.view(None)["hearts"] == 6
    made.nightfall("alms-for-the-drowned", "map-one")
    assert made.land.view(None)["hearts"] == 5
    assert HEART + 2 in made.land.bag
    assert HEART + 3 not in made.land.bag


def test_dd_6_2_the_events_with_the_echo_wait_for_the_fifth_dusk():
    early = country().day(4)
    early.nightfall("alms-for-the-drowned", "map-one")
    assert not early.land.view(None)["echo"]
    assert not any(early.land.content.events[e].echo for e in early.land.events)
    late = country().day(5)
    assert not late.land.view(None)["echo"], "at Dawn it is still silent"
    late.nightfall("eighth-bell", "map-one")
    assert late.land.view(None)["echo"]
    assert sum(late.land.content.events[e].echo for e in late.land.events) == 4, "one of the five is drawn"


def test_dd_6_3_an_event_creates_from_left_to_right_and_then_has_its_effect():
    made = country()
    made.abyss(made.area("brimstone-wood"), made.area("apothecaries-garden"))
    told = made.nightfall("sunless-noon", "map-two")
    kinds = [type(event).__name__ for event in told]
    assert kinds[1:5] == ["EventDrawn", "TendrilsChanged", "AbyssGone", "AbyssGone"], (
        "one by the eclipse, then the rest"
    )
    assert kinds[5:8] == ["AbyssesPlaced", "TendrilsChanged", "Wounded"]
    assert made.tendrils("green-citadel") == 1, "the eclipse, with the old Abyss beside it"
    assert made.tendrils("orange-citadel") == 1, "the icon"
    assert made.land.abysses == made.land.content.maps[1].abysses, "six new ones, and no old one"
    assert [g.wounds for g in made.land.guardians] == [1, 1]
    assert made.land.view(None)["event"] == "sunless-noon"


def test_dd_6_3_a_temple_icon_puts_a_tendril_on_the_temple_of_its_colour():
    made = country()
    made.nightfall("snow-out-of-season", "map-one")
    assert [made.tendrils(f"{colour}-temple") for colour in ("green", "purple", "orange", "grey")] == [0, 1, 0, 0]


def test_dd_6_3_an_event_rules_until_the_next_one_replaces_it():
    made = country().stands("north-citadel", seat=0)
    made.land.order = (0, 1)
    made.nightfall("snow-out-of-season", "map-two")
    made.says("go wolf-stair")
    assert made.guardian.actions == 2, "a Mountain costs one more"
    made.stands("north-citadel", seat=0)
    made.nightfall("alms-for-the-drowned", "map-one")
    made.says("go wolf-stair")
    assert made.guardian.actions == 1


def test_dd_6_4_new_monsters_are_hounds_at_the_places_of_the_map():
    made = country()
    made.nightfall("horn-in-the-fog", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    monsters = made.land.view(None)["monsters"]
    assert sorted(m["tier"] for m in monsters) == ["hound", "hound", "huntsman"], "one grew by the event itself"
    fresh = country().nightfall("false-memories", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    came = [event.area for event in fresh if type(event).__name__ == "MonsterCame"]
    assert names(made, came) == ["snare-pines", "thrown-stone-wood", "pardon-field"]


def test_dd_6_4_when_not_all_fit_the_first_player_chooses_the_places():
    made = country("huntsman wolf-stair", "leader vicars-chase")
    made.land.order = (1, 0)
    made.nightfall("false-memories", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert made.land.waiting == (1,)
    assert made.offers() == ["hound snare-pines", "hound thrown-stone-wood", "hound pardon-field"]
    assert made.refuses("hound oath-field").clause == "DD-6.4"
    told = made.says("hound pardon-field")
    came = [event for event in told if type(event).__name__ == "MonsterCame"]
    assert names(made, [event.area for event in came]) == ["pardon-field"]
    assert sum(m is not None for m in made.land.view(None)["monsters"]) == 3


def test_dd_6_4_no_fourth_monster_comes():
    made = country("hound wolf-stair", "hound vicars-chase", "hound exiles-teeth")
    told = made.nightfall("false-memories", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert not [event for event in told if type(event).__name__ == "MonsterCame"]


def test_dd_6_5_a_fourth_tendril_is_not_placed():
    made = country().overgrown("purple-temple", 3).overgrown("grey-temple", 2)
    made.nightfall("snow-out-of-season", "map-one")
    assert made.tendrils("purple-temple") == 3
    made.nightfall("alms-for-the-drowned", "map-two")
    assert made.tendrils("grey-temple") == 3


def test_dd_6_5_a_corrupted_citadel_costs_two_action_points():
    made = land().stands("oath-field").overgrown("grey-citadel", 3).ready()
    made.says("go north-citadel")
    assert made.guardian.actions == 2


def test_dd_6_6_a_heart_makes_the_monster_grow_and_is_its_target():
    made = country("hound vicars-chase").stands("crones-furlong", seat=1)
    made.land.bag += (HEART,)
    made.prowl(HEART)
    monster = made.land.view(None)["monsters"][0]
    assert monster["tier"] == "huntsman"
    assert monster["targets"] == [
        {"kind": "guardian", "colour": "green"},
        {"kind": "citadel", "colour": "purple"},
    ]


def test_dd_6_6_it_does_not_grow_when_the_next_figure_is_in_use():
    made = country("hound vicars-chase", "huntsman wolf-stair", "huntsman exiles-teeth")
    made.land.bag += (HEART,)
    made.prowl(HEART, ORANGE_TEMPLE, PURPLE_CITADEL)
    assert made.land.view(None)["monsters"][0]["tier"] == "hound"


def test_dd_6_6_every_monster_draws_a_token():
    made = country("hound vicars-chase", "hound wasp-orchard")
    made.prowl(GREEN_CITADEL, PURPLE_CITADEL)
    assert GREEN_CITADEL not in made.land.bag
    assert PURPLE_CITADEL not in made.land.bag
    assert len(made.land.bag) == 6


@pytest.mark.parametrize("start", ["wolf-stair", "snare-pines", "widows-heath"])
def test_dd_6_7_a_monster_moves_up_to_three_areas_by_the_shortest_way(start):
    made = country(f"hound {start}")
    made.prowl(GREEN_CITADEL)
    assert made.where() == "apothecaries-garden"
    assert made.tendrils("green-citadel") == 1


def test_dd_6_7_a_monster_out_of_reach_comes_three_areas_nearer():
    made = country("hound cinder-birches")
    far = made.land.way(made.area("cinder-birches"), made.area("west-citadel"))
    made.prowl(GREEN_CITADEL)
    assert made.land.way(made.area(made.where()), made.area("west-citadel")) == far - 3 == 2
    assert made.tendrils("green-citadel") == 0


def test_dd_6_7_monsters_use_the_black_lodge_unless_it_is_closed():
    made = country("hound tithe-acres")
    made.prowl(GREEN_CITADEL)
    assert made.tendrils("green-citadel") == 1, "through two doors"
    closed = country("hound tithe-acres")
    closed.land.event = closed.land.doom.read_outcome("event", "breathless-lodge")
    closed.prowl(GREEN_CITADEL)
    assert closed.tendrils("green-citadel") == 0


@pytest.mark.parametrize(
    ("overgrown", "struck", "target"),
    [((), (), "green-temple"), (("green-temple",), (), "guardian"), ((), (4,), "guardian")],
)
def test_dd_6_7_the_first_available_target_of_the_token_counts(overgrown, struck, target):
    """Example of the rulebook: green Temple, then green Guardian, then green Citadel."""
    made = country("hound exiles-teeth").stands("forest-of-crow-rituals", seat=1)
    for building in overgrown:
        made.overgrown(building)
    made.land.struck = struck
    made.script(attack=[HOUND_2_2]).prowl(GREEN_LIST)
    assert made.tendrils("green-temple") == (3 if overgrown else 1 if target == "green-temple" else 0)
    assert (made.land.view(None)["foe"] is not None) == (target == "guardian"), "he has to fight"


def test_dd_6_7_a_building_attacked_by_another_monster_is_skipped():
    made = country("hound apothecaries-garden", "hound wood-of-drums").coloured("purple", "grey")
    made.overgrown("green-temple")
    made.prowl(GREEN_CITADEL, GREEN_LIST)
    assert made.tendrils("green-citadel") == 1, "the second Hound, whose last target it is, goes elsewhere"


def test_dd_6_7_without_a_target_left_it_goes_for_the_nearest_building_with_most_tendrils():
    made = country("hound plague-pits").overgrown("green-citadel", 3).overgrown("purple-citadel", 1)
    made.prowl(GREEN_CITADEL)
    assert made.tendrils("purple-citadel") == 2


def test_dd_6_7_of_equally_near_and_equally_grown_buildings_the_first_player_decides():
    made = country("hound vicars-chase").overgrown("green-citadel", 3).overgrown("grey-temple", 3)
    made.land.order = (1, 0)
    made.prowl(GREEN_CITADEL)
    assert made.land.waiting == (1,)
    assert made.offers() == ["hunt orange-citadel", "hunt grey-citadel"]
    assert made.refuses("hunt purple-temple").clause == "DD-6.7"
    made.says("hunt grey-citadel")
    assert made.tendrils("grey-citadel") == 1


def test_dd_6_7_of_equally_near_buildings_the_one_with_more_tendrils_is_chosen():
    made = country("hound vicars-chase").overgrown("green-citadel", 3).overgrown("grey-temple", 3)
    made.overgrown("orange-citadel", 1)
    made.prowl(GREEN_CITADEL)
    assert made.tendrils("orange-citadel") == 2


def test_dd_5_3_an_event_lets_the_first_player_choose_among_equally_near_monsters():
    made = country("hound foxglove-copse", "hound moth-elms", "leader wolf-stair").stands("oath-field", seat=1)
    made.land.order = (0, 1)
    made.nightfall("horn-in-the-fog", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert made.land.waiting == (0,)
    assert made.offers() == ["beast foxglove-copse", "beast moth-elms"]
    made.says("beast moth-elms")
    assert [m.tier for m in made.land.monsters] == [0, 1, 2]


def test_dd_6_4_a_monster_whose_place_is_occupied_appears_in_the_nearest_free_area():
    made = country().stands("snare-pines", seat=0).stands("wolf-stair", seat=1)
    made.land.order = (1, 0)
    made.nightfall("breathless-lodge", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert made.land.waiting == (1,)
    assert made.offers() == ["hound door-of-fire", "hound widows-heath"], "next to the Guardian, without a figure"
    assert made.refuses("hound snare-pines").clause == "DD-6.4"
    came = [event.area for event in made.says("hound widows-heath") if type(event).__name__ == "MonsterCame"]
    assert names(made, came) == ["widows-heath"]
    assert sum(m is not None for m in made.land.view(None)["monsters"]) == 3


def test_dd_6_4_an_only_nearest_free_area_is_not_asked_about():
    made = country("hound wolf-stair", "leader door-of-fire").stands("snare-pines", seat=0)
    made.land.order = (1, 0)
    made.nightfall("breathless-lodge", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert made.offers() == ["hound snare-pines", "hound thrown-stone-wood", "hound pardon-field"]
    told = made.says("hound snare-pines")
    came = [event.area for event in told if type(event).__name__ == "MonsterCame"]
    assert names(made, came) == ["widows-heath"], "the place was chosen, and only one area beside it is free"


def test_dd_6_4_a_hound_that_appears_on_a_trap_does_not_spring_it():
    made = country().stands("snare-pines", seat=0).stands("wolf-stair", seat=1)
    made.trap(made.area("pardon-field"), seat=0).holds("wolf-pit", seat=0)
    made.nightfall("breathless-lodge", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL, GREEN_CITADEL)
    assert made.land.traps == ((0, made.area("pardon-field")),)


def test_dd_6_7_an_event_lets_every_monster_move_further_towards_its_new_target():
    made = country("hound cinder-birches", "leader sanctuary-of-aion", "leader bell-founders-crag").day(5)
    made.land.monsters[0].token = PURPLE_CITADEL
    told = made.nightfall("hunt-rides-out", "map-one", GREEN_CITADEL, ORANGE_TEMPLE, PURPLE_CITADEL)
    kinds = [type(event).__name__ for event in told]
    assert "Moved" not in kinds[: kinds.index("TokenDrawn")], "the token of the last Dusk is of no use"
    assert made.tendrils("green-citadel") == 2, "five areas away, reached by a Huntsman"


def test_dd_12_3_an_event_lets_the_monster_of_a_consumed_player_move_further_too():
    made = country("leader cinder-birches").day(5)
    made.land.monsters[0].rider, made.land.guardians[0].consumed = 0, True
    made.nightfall("hunt-rides-out", "map-one", ORANGE_TEMPLE, PURPLE_CITADEL)
    made.until("hunting").says("hunt green-citadel", seat=0)
    assert made.tendrils("green-citadel") == 3
