"""DD-13 Alliances with Citadels, and the Acolytes they give."""

import pytest

from dawnbreach.darkest_doom.state import NONE
from tests.land import land

CITADELS = {"green": "west-citadel", "purple": "south-citadel", "orange": "east-citadel", "grey": "north-citadel"}


def at_citadel(fame, colour="green"):
    country = land("urian").stands(CITADELS[colour])
    country.guardian.fame = fame
    return country.ready()


def citadel(country, colour="green"):
    """What everybody sees of a Citadel: the ally, the points, and whether the Acolyte is there."""
    seen = country.land.view(None)["buildings"][list(CITADELS).index(colour)]
    return seen["ally"], seen["points"], seen["acolyte"]


@pytest.mark.parametrize(("fame", "points"), [(1, 1), (5, 5), (6, 6), (9, 6)])
def test_dd_13_1_the_marker_goes_on_the_number_of_your_fame_at_most_six(fame, points):
    country = at_citadel(fame)
    country.says("ally")
    assert citadel(country)[:2] == (0, points)
    assert country.guardian.fame == fame and country.guardian.actions == 4, "a free action"


@pytest.mark.parametrize("fame", [-1, 0])
def test_dd_13_1_an_unallied_citadel_needs_one_fame(fame):
    assert at_citadel(fame).refuses("ally").clause == "DD-13.1"


def test_dd_13_1_an_alliance_is_made_in_the_area_of_the_citadel():
    assert at_citadel(5).stands("quicksilver-meadow").ready().refuses("ally").clause == "DD-13.1"


def test_dd_13_1_an_alliance_is_made_at_any_moment_of_the_turn():
    country = at_citadel(2).stands("quicksilver-meadow").holds("magpie-balladeer.dawn").ready()
    country.says("go west-citadel", "play magpie-balladeer.dawn", "ally")
    assert citadel(country)[:2] == (0, 4)


@pytest.mark.parametrize(("fame", "enough"), [(3, False), (4, True), (5, True)])
def test_dd_13_1_a_citadel_of_another_needs_as_much_fame_as_the_points_there(fame, enough):
    country = at_citadel(fame).allied("green", 4, 1).ready()
    if not enough:
        assert country.refuses("ally").clause == "DD-13.1"
        return
    country.says("ally")
    assert citadel(country)[:2] == (0, fame)
    assert country.land.glory(1) == country.land.guardians[1].fame, "the other has lost the points"


def with_three_alliances(fame=3):
    country = at_citadel(fame)
    for colour in ("purple", "orange", "grey"):
        country.allied(colour, 2, 0)
    return country.ready()


def test_dd_13_2_a_fourth_alliance_is_made_only_for_one_given_up():
    country = with_three_alliances()
    assert country.refuses("ally").clause == "DD-13.2"
    country.says("forsake orange")
    assert citadel(country, "orange")[:2] == (None, 0)
    assert citadel(country)[:2] == (0, 3)
    assert country.land.allies.count(0) == 3


def test_dd_13_2_nothing_is_given_up_while_there_is_room_or_for_what_one_may_not_have():
    country = with_three_alliances()
    assert country.refuses("forsake green").clause == "DD-13.2"
    country.land.allies = (NONE, NONE, 0, 0)
    assert country.ready().refuses("forsake grey").clause == "DD-13.2"
    weak = with_three_alliances(fame=1).allied("green", 2, 1).ready()
    assert weak.refuses("forsake grey").clause == "DD-13.1"


@pytest.mark.parametrize(("fame", "there", "gained"), [(5, 1, 0), (6, 1, 1), (8, 1, 1), (6, 0, 0)])
def test_dd_13_3_with_six_fame_the_acolyte_of_the_track_is_yours_if_it_still_stands_there(fame, there, gained):
    country = at_citadel(fame)
    country.land.acolytes = (there, 1, 1, 1)
    country.ready().says("ally")
    assert country.guardian.acolytes == gained
    assert citadel(country)[2] is (there > gained)


def test_dd_13_3_who_takes_the_citadel_over_finds_no_second_acolyte():
    country = at_citadel(6)
    country.says("ally")
    country.land.guardians[1].fame = 6
    country.stands("oath-field").stands("west-citadel", seat=1).turn_of(1).says("ally")
    assert [g.acolytes for g in country.land.guardians] == [1, 0]
    assert citadel(country) == (1, 6, False)


def test_dd_13_4_an_own_alliance_is_raised_in_its_area_to_the_present_fame():
    country = at_citadel(5).allied("green", 2, 0).ready()
    country.says("ally")
    assert citadel(country)[:2] == (0, 5)


@pytest.mark.parametrize(("fame", "points"), [(2, 3), (3, 3), (8, 6)])
def test_dd_13_4_an_own_alliance_is_never_lowered_and_never_above_six(fame, points):
    country = at_citadel(fame).allied("green", points, 0).ready()
    assert country.refuses("ally").clause == "DD-13.4"


def test_dd_13_4_raising_to_six_gives_the_acolyte_too():
    country = at_citadel(7).allied("green", 5, 0).ready()
    country.says("ally")
    assert country.guardian.acolytes == 1


@pytest.mark.parametrize(("others", "allowed"), [(6, False), (5, True), (4, True)])
def test_dd_13_4_only_the_highest_fame_raises_an_own_alliance_and_a_tie_is_enough(others, allowed):
    country = at_citadel(5).allied("green", 2, 0)
    country.land.guardians[1].fame = others
    country.ready()
    if allowed:
        country.says("ally")
        assert citadel(country)[:2] == (0, 5)
    else:
        assert country.refuses("ally").clause == "DD-13.4"


def test_dd_13_4_a_new_alliance_does_not_need_the_highest_fame():
    country = at_citadel(2)
    country.land.guardians[1].fame = 6
    country.ready().says("ally")
    assert citadel(country)[:2] == (0, 2)


@pytest.mark.parametrize(("rival", "points"), [(5, 2), (1, 3)])
def test_dd_13_4_a_virtual_guardian_counts_and_is_bound_by_it_too(rival, points):
    country = land("urian", seats=1).allied("green", 2, 1).stands("grey-temple")
    country.land.guardians[1].fame, country.land.guardians[0].fame = 2, rival
    country.turn_of(0, 1).script(trail=[4], virtual=[1]).says("end turn")
    assert (country.land.guardians[1].fame, country.land.bonds[0]) == (3, points)


def test_dd_13_2_an_alliance_is_given_up_only_by_who_has_the_fame_for_the_new_one():
    """The remedy of a refusal is of use."""
    country = land().stands("north-citadel").allied("green", 1, 0).allied("orange", 1, 0).allied("purple", 1, 0).ready()
    assert country.refuses("ally").clause == "DD-13.1"
    country.guardian.fame = 1
    assert country.ready().refuses("ally").clause == "DD-13.2"
    country.says("forsake green")
    assert country.land.allies.count(0) == 3
