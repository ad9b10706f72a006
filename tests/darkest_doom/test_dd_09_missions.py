"""DD-9 Missions."""

import pytest

from dawnbreach.darkest_doom.content import ATTRIBUTES, RELICS
from tests.land import land

LOW, HIGH = "fourth-chair", "gift-nobody-brought"
"""Missions at Crones' Furlong, 5- for the relic, and at the Altar of Unoffered Gifts, 5+."""
PLACES = {LOW: "crones-furlong", HIGH: "altar-of-unoffered-gifts"}


def shown(country, seat=0, viewer=0):
    return country.land.view(viewer)["guardians"][seat]


def arrived(mission=LOW, attribute="attack", relic="crystal", rolled=5):
    """In the area of the mission, with the Destiny roll to come."""
    return land().sent(mission, attribute, relic).stands(PLACES[mission]).script(destiny=[rolled])


# DD-9.1


def test_dd_9_1_a_mission_is_completed_in_the_area_it_names():
    country = land().sent(LOW)
    assert shown(country)["mission"]["area"] == "crones-furlong"
    assert country.refuses("complete").clause == "DD-9.4"
    country.says("go crones-furlong", "complete")
    assert country.guardian.fame == 1


def test_dd_9_1_you_hold_at_most_one_mission():
    country = land().sent(LOW).day(1, dusk=True)
    country.until("drawing", seat=0).until("turn", seat=0)
    assert shown(country)["mission"]["id"] == LOW


@pytest.mark.parametrize("text", ["declare", "complete"])
def test_dd_9_1_without_a_mission_there_is_nothing_to_declare_or_complete(text):
    assert land().refuses(text).clause == "DD-9.1"


# DD-9.2


def test_dd_9_2_the_first_mission_may_be_for_any_attribute_and_any_relic():
    country = land().day(1, dusk=True).until("marking", seat=0)
    assert set(country.offers()) == {f"mark {a} {r}" for a in ATTRIBUTES for r in RELICS}


def test_dd_9_2_attribute_and_relic_must_both_differ_from_those_of_the_previous_mission():
    country = arrived(attribute="wisdom", relic="urn")
    country.says("complete", "seek")
    country.until("marking", seat=0)
    for text in ("mark wisdom crystal", "mark attack urn", "mark wisdom urn"):
        assert country.refuses(text).clause == "DD-9.2"
    expected = {f"mark {a} {r}" for a in ATTRIBUTES for r in RELICS if a != "wisdom" and r != "urn"}
    assert set(country.offers()) == expected


def test_dd_9_2_only_the_previous_mission_counts():
    country = arrived(attribute="wisdom", relic="urn")
    country.says("complete", "seek")
    country.script(mission=[HIGH]).until("marking", seat=0)
    country.says("mark attack crystal")
    country.until("turn", seat=0).stands(PLACES[HIGH])
    country.says("complete", "seek")
    country.until("marking", seat=0)
    assert "mark wisdom urn" in country.offers()


def test_dd_9_2_everybody_sees_what_the_mission_is_for_but_not_which_it_is():
    country = land().sent(LOW, "magic", "urn")
    assert shown(country, viewer=1)["aim"] == {"attribute": "magic", "relic": "urn"}
    assert shown(country, viewer=1)["mission"] is None


# DD-9.3


@pytest.mark.parametrize(
    ("mission", "area", "far_enough"),
    [
        (LOW, "crones-furlong", False),
        (LOW, "brimstone-wood", False),
        (LOW, "door-of-water", False),
        (LOW, "quicksilver-meadow", True),
        (LOW, "west-citadel", True),
        ("handful-of-witch-ash", "apothecaries-garden", False),
        ("handful-of-witch-ash", "door-of-water", True),
        ("handful-of-witch-ash", "brimstone-wood", True),
        ("handful-of-witch-ash", "crones-furlong", True),
    ],
)
def test_dd_9_3_a_mission_is_declared_from_three_areas_away_on_foot(mission, area, far_enough):
    country = land().sent(mission).stands(area)
    if not far_enough:
        assert country.refuses("declare").clause == "DD-9.3"
        return
    country.says("declare")
    assert shown(country, viewer=1)["declared"] == shown(country)["mission"]["area"]
    assert country.guardian.actions == 4


def test_dd_9_3_it_is_declared_at_any_moment_of_your_turn():
    country = land().sent("handful-of-witch-ash")
    country.says("go crones-furlong", "declare", "go brimstone-wood")
    assert shown(country, viewer=None)["declared"] == "door-of-fire"


def test_dd_9_3_it_is_not_declared_twice_nor_in_the_turn_of_another():
    country = land().sent("handful-of-witch-ash").sent(LOW, seat=1)
    country.says("declare")
    assert country.refuses("declare").clause == "DD-9.3"
    assert country.refuses("declare", seat=1).clause == "DD-3.1"


def test_dd_9_3_a_declaration_is_taken_back_only_where_nobody_else_has_heard_it():
    alone = land(seats=1, virtual="1").sent("handful-of-witch-ash")
    others = land().sent("handful-of-witch-ash")
    for country in (alone, others):
        country.says("declare")
    assert alone.land.can_take_back(0) and not others.land.can_take_back(0)


# DD-9.4


@pytest.mark.parametrize(("declared", "fame"), [(False, 1), (True, 3)])
def test_dd_9_4_a_mission_gives_one_fame_or_three_if_it_was_declared(declared, fame):
    country = land().sent(LOW)
    if declared:
        country.stands("quicksilver-meadow").says("declare")
    country.stands("crones-furlong").says("complete", "seek")
    assert country.guardian.fame == fame
    assert shown(country, viewer=1)["declared"] is None


def test_dd_9_4_the_declaration_does_not_last_for_the_next_mission():
    country = land().sent(LOW).stands("quicksilver-meadow")
    country.says("declare")
    country.stands("crones-furlong").says("complete", "seek")
    country.sent(HIGH, "magic", "urn").stands(PLACES[HIGH]).says("complete")
    assert country.guardian.fame == 4


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_dd_9_4_the_chosen_attribute_rises_by_one(attribute):
    country = arrived(attribute=attribute)
    before = {name: shown(country)[name] for name in ATTRIBUTES}
    country.says("complete")
    assert {name: shown(country)[name] for name in ATTRIBUTES} == {**before, attribute: before[attribute] + 1}


@pytest.mark.parametrize(
    ("mission", "rolled", "found"),
    [(LOW, 1, 1), (LOW, 5, 1), (LOW, 6, 0), (LOW, 10, 0), (HIGH, 1, 0), (HIGH, 4, 0), (HIGH, 5, 1), (HIGH, 10, 1)],
)
def test_dd_9_4_the_destiny_die_decides_about_the_relic_with_five_or_more_or_five_or_less(mission, rolled, found):
    country = arrived(mission, relic="lantern", rolled=rolled)
    country.says("complete", "seek")
    assert shown(country)["relics"] == {"crystal": 0, "lantern": found, "urn": 0}


@pytest.mark.parametrize(("mission", "rolled", "way"), [(LOW, 7, "down"), (HIGH, 3, "up")])
def test_dd_9_4_coins_may_change_the_roll(mission, rolled, way):
    country = arrived(mission, relic="urn", rolled=rolled)
    country.guardian.coins = 2
    country.says("complete", f"coin {way}", f"coin {way}", "seek")
    assert (shown(country)["relics"]["urn"], country.guardian.coins) == (1, 0)


@pytest.mark.parametrize("rolled", [2, 9])
def test_dd_9_4_the_mission_is_revealed_and_discarded_whether_the_relic_is_found_or_not(rolled):
    country = arrived(rolled=rolled)
    told = country.says("complete", "seek")
    revealed = next(event for event in told if type(event).__name__ == "MissionDone")
    assert country.land.content.missions[revealed.mission].id == LOW
    assert country.land.mission_pile == (revealed.mission,)
    assert shown(country)["mission"] is None
    assert country.refuses("complete").clause == "DD-9.1"


def test_dd_9_4_you_need_not_complete_it_when_you_are_there():
    country = arrived()
    country.says("go purple-temple")
    assert shown(country)["mission"]["id"] == LOW


# DD-9.5


@pytest.mark.parametrize(("held", "after"), [((0, 1, 1), (1, 1, 1)), ((1, 1, 1), (1, 1, 1)), ((3, 0, 0), (3, 0, 0))])
def test_dd_9_5_you_hold_at_most_three_relics(held, after):
    country = arrived(relic="crystal")
    country.guardian.relics = held
    country.says("complete", "seek")
    assert country.guardian.relics == after


def test_dd_9_5_there_are_six_relics_of_each_kind():
    for others, found in (((3, 2), 1), ((3, 3), 0)):
        country = land(seats=3).sent(LOW, relic="urn").stands("crones-furlong").script(destiny=[2])
        for seat, urns in enumerate(others, 1):
            country.land.guardians[seat].relics = (0, 0, urns)
        country.says("complete", "seek")
        assert shown(country)["relics"]["urn"] == found


@pytest.mark.parametrize("wounds", [0, 2])
def test_dd_9_5_raising_health_raises_the_limit_but_what_you_can_still_take_stays(wounds):
    country = arrived(attribute="health")
    country.guardian.wounds = wounds
    before = shown(country)["health"] - shown(country)["wounds"]
    country.says("complete", "seek")
    assert shown(country)["health"] == 5
    assert shown(country)["health"] - shown(country)["wounds"] == before


def test_dd_9_5_the_raised_limit_is_filled_by_healing():
    country = arrived(attribute="health").holds("badger-innkeeper")
    country.says("complete", "seek", "play badger-innkeeper.shield")
    assert (shown(country)["health"], shown(country)["wounds"]) == (5, 0)


def test_dd_9_5_raising_magic_does_not_give_mana_at_once():
    country = arrived(attribute="magic")
    country.guardian.mana = 1
    country.says("complete", "seek")
    assert (shown(country)["magic"], shown(country)["mana"]) == (3, 1)


def test_dd_9_3_the_black_lodge_does_not_shorten_the_distance():
    country = land().sent("borrowed-oath").stands("door-of-the-noose")
    country.says("declare", "lodge door-of-fire", "go oath-field", "complete")
    assert country.guardian.fame == 3, "two areas through the Lodge, more on foot"
