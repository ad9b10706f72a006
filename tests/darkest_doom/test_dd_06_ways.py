"""DD-6.7 Which target a monster goes for, and which of several ways it takes."""

import pytest

from dawnbreach.bots.doom_novice import Novice
from dawnbreach.bots.rng import Rng
from tests.darkest_doom.test_dd_06_darkness import (
    GREEN_CITADEL,
    GREEN_LIST,
    GREY_GUARDIAN,
    HOUND_2_2,
    country,
)

ORANGE_LIST = 13
"""A Heart: orange Citadel, purple Temple, green Guardian."""


def hunted(told):
    """What the monsters set out for: buildings by number, Guardians as "guardian 1"."""
    found = []
    for event in told:
        if type(event).__name__ == "BuildingHunted":
            found.append(event.building)
        elif type(event).__name__ == "GuardianHunted":
            found.append(f"guardian {event.enemy}")
    return found


# Targets


def test_dd_6_7_a_target_in_range_comes_before_a_higher_one_out_of_range():
    made = country("hound vicars-chase").stands("gilded-stubble", seat=1).stands("wolf-stair", seat=0)
    made.script(attack=[HOUND_2_2])
    assert hunted(made.prowl(GREEN_LIST)) == ["guardian 1"], "next to it; the green Temple is far away"
    assert made.land.waiting == (1,)


def test_dd_6_7_of_several_targets_in_range_the_priority_decides():
    made = country("hound widows-heath").stands("wood-of-drums", seat=1)
    assert hunted(made.prowl(GREEN_LIST)) == [4], "the Temple, though the Guardian is in range too"
    assert made.tendrils("green-temple") == 1


def test_dd_6_7_without_any_in_range_it_goes_for_the_first_available():
    made = country("hound vicars-chase").stands("crones-furlong", seat=1)
    assert hunted(made.prowl(GREEN_LIST)) == [4]
    made = country("hound vicars-chase").stands("crones-furlong", seat=1).overgrown("green-temple")
    assert hunted(made.prowl(GREEN_LIST)) == ["guardian 1"]


def test_dd_6_7_an_event_that_lets_monsters_move_further_widens_the_range():
    made = country("hound cinder-birches").coloured("purple", "grey").overgrown("green-temple")
    assert made.tendrils("green-citadel") == 0
    made.land.round = 5
    made.land.event = made.land.doom.read_outcome("event", "hunt-rides-out")
    made.prowl(GREEN_LIST)
    assert made.tendrils("green-citadel") == 1, "five areas"


def test_dd_6_7_monsters_never_go_up_winter_mountain():
    made = country("hound oath-field").coloured("grey", "green").stands("monolith", seat=0)
    made.script(attack=[HOUND_2_2]).prowl(GREY_GUARDIAN)
    assert made.where() == "path-to-winter-mountain"
    assert made.land.view(None)["foe"] is not None


# Ways


def fork():
    """A Hound at the Mirror of the Elders: the green Citadel is as near by the meadow as by the garden."""
    made = country("hound mirror-of-the-elders")
    made.land.order = (1, 0)
    return made


def test_dd_6_7_ways_that_come_to_the_same_are_not_asked_about():
    made = fork()
    made.prowl(GREEN_CITADEL)
    assert made.where() in ("quicksilver-meadow", "apothecaries-garden")
    assert made.tendrils("green-citadel") == 1


@pytest.mark.parametrize(("way", "sprung"), [("quicksilver-meadow", True), ("apothecaries-garden", False)])
def test_dd_6_7_of_equally_short_ways_the_first_player_chooses_where_a_trap_lies_on_one(way, sprung):
    made = fork().holds("wolf-pit", seat=0)
    made.trap(made.area("quicksilver-meadow"), seat=0).prowl(GREEN_CITADEL)
    assert made.land.waiting == (1,)
    assert made.land.view(1)["step"] == "roaming"
    assert made.offers() == ["roam m1 quicksilver-meadow", "roam m1 apothecaries-garden"]
    for other in ("roam m1 oath-field", "roam m2 quicksilver-meadow", "roam green quicksilver-meadow"):
        assert made.refuses(other).clause == "DD-6.7"
    made = made.reloaded()
    made.says(f"roam m1 {way}")
    assert made.where() == way
    assert (made.land.view(made.land.waiting[0])["step"] == "springing") is sprung


def test_dd_6_7_the_first_player_chooses_whom_a_monster_meets_at_the_end_of_its_way():
    made = fork().stands("forest-of-crow-rituals", seat=0).script(attack=[HOUND_2_2])
    made.prowl(GREEN_CITADEL)
    assert made.offers(1) == ["roam m1 quicksilver-meadow", "roam m1 apothecaries-garden"]
    told = made.says("roam m1 apothecaries-garden")
    assert [event.enemy for event in told if type(event).__name__ == "CombatBegan"] == [0]
    assert made.tendrils("green-citadel") == 1


def test_dd_6_7_a_guardian_on_one_of_two_ways_stops_it_only_there():
    made = fork().stands("apothecaries-garden", seat=0).script(attack=[HOUND_2_2])
    made.prowl(GREEN_CITADEL)
    assert made.offers(1) == ["roam m1 quicksilver-meadow", "roam m1 mirror-of-the-elders"], "past, or beside"
    stays = country("hound mirror-of-the-elders").stands("apothecaries-garden", seat=0)
    stays.script(attack=[HOUND_2_2]).prowl(GREEN_CITADEL)
    stays.says("roam m1 mirror-of-the-elders")
    assert (stays.where(), stays.tendrils("green-citadel")) == ("mirror-of-the-elders", 0)
    assert stays.land.view(None)["foe"] is not None
    made.says("roam m1 quicksilver-meadow")
    assert (made.where(), made.tendrils("green-citadel")) == ("quicksilver-meadow", 1)
    assert made.land.view(None)["foe"] is None


def test_dd_6_7_a_trap_further_on_is_seen_at_the_fork():
    made = country("hound path-to-winter-mountain").trap(0, seat=0)
    made.land.traps = ((0, made.area("apothecaries-garden")),)
    made.prowl(GREEN_CITADEL)
    assert made.offers() == ["roam m1 ferrymans-silence", "roam m1 mirror-of-the-elders"]
    made.says("roam m1 mirror-of-the-elders")
    assert made.offers() == ["roam m1 quicksilver-meadow", "roam m1 apothecaries-garden"]


def test_dd_6_7_ways_that_differ_in_the_middle_only_are_not_asked_about():
    made = country("hound recruits-meadow")
    made.land.bag += (ORANGE_LIST,)
    made.prowl(ORANGE_LIST)
    assert made.where() == "tithe-acres"
    assert made.tendrils("orange-citadel") == 2, "a Huntsman, by the Heart"


def test_dd_12_3_the_consumed_player_chooses_the_own_way():
    made = country("leader mirror-of-the-elders").trap(0, seat=1)
    made.land.monsters[0].rider, made.land.guardians[0].consumed = 0, True
    made.land.order, made.land.traps = (1, 0), ((1, made.area("quicksilver-meadow")),)
    made.prowl()
    made.says("hunt green-citadel", seat=0)
    assert made.offers(0) == ["roam m1 quicksilver-meadow", "roam m1 apothecaries-garden"]


def test_a_novice_leads_monsters_into_own_traps_and_away_from_itself():
    made = fork().trap(0, seat=1)
    made.land.traps = ((1, made.area("quicksilver-meadow")),)
    made.prowl(GREEN_CITADEL)
    novice = Novice(Rng("way"))
    assert novice(made.land.view(1), made.land.choices(1)).text == "roam m1 quicksilver-meadow"
    made = fork().stands("forest-of-crow-rituals", seat=1)
    made.prowl(GREEN_CITADEL)
    assert novice(made.land.view(1), made.land.choices(1)).text == "roam m1 quicksilver-meadow"
