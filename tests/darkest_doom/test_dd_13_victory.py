"""DD-13 The ways a game of Darkest Doom ends: four victories, the Darkness, ties; and the Lake Spectre."""

import pytest

from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.state import NONE
from dawnbreach.kernel import NOBODY
from tests.land import land

PRIESTESS_SWORD_DAWN_SHIELD_PRIESTESS = 14
"""A Dark Corruption card, by its symbols."""
PRIESTESS_0_3, HOUND_2_2 = 21, 0
"""Attack cards."""


def winners(country):
    return [s.seat for s in country.land.standings() if s.rank == 1]


# New High Priest


def last_dusk(seats=2):
    country = land("urian", seats=seats).day(8, dusk=True)
    for guardian in country.land.guardians:
        guardian.fame, guardian.coins = 3, 2
    return country


def test_dd_13_5_after_eight_rounds_fame_and_alliance_points_together_decide():
    country = last_dusk()
    country.land.guardians[0].fame = 6
    country.allied("green", 4, 1).ready()
    country.says("end turn")
    assert country.land.over and winners(country) == [1]
    assert [s.score for s in country.land.standings()] == [7, 6]
    assert country.refuses("end turn").clause == "DD-3.1"


def test_dd_13_5_nobody_is_high_priest_before_the_eighth_round_is_over():
    country = land("urian").day(7, dusk=True)
    country.guardian.fame = 9
    country.ready().says("end turn")
    assert not country.land.over and country.land.round == 8


@pytest.mark.parametrize(
    ("coins", "corruption", "won"),
    [
        ((2, 3), (0, 3), [1]),
        ((3, 2), (3, 0), [0]),
        ((2, 2), (1, 2), [0]),
        ((2, 2), (2, 1), [1]),
        ((2, 2), (1, 1), [0, 1]),
    ],
    ids=["most coins", "coins before corruption", "fewest corruption", "fewest corruption of the other", "shared"],
)
def test_dd_13_5_a_tie_goes_to_coins_then_to_the_fewest_corruption_then_is_shared(coins, corruption, won):
    country = last_dusk()
    for seat in (0, 1):
        country.land.guardians[seat].coins = coins[seat]
        country.tainted(corruption[seat], seat=seat)
    country.ready().says("end turn")
    assert sorted(winners(country)) == won


def test_dd_13_5_a_tie_is_broken_only_among_those_who_tie():
    country = last_dusk(seats=3)
    country.land.guardians[1].fame = 2
    country.land.guardians[1].coins = 5
    country.ready().says("end turn")
    assert sorted(winners(country)) == [0, 2]


# Free Mosh


def at_the_monolith(crystals=3, wounds=0):
    country = land("urian").stands("monolith")
    country.guardian.relics, country.guardian.wounds = (crystals, 0, 0), wounds
    return country.turn_of(0, 1).script(corruption=[PRIESTESS_SWORD_DAWN_SHIELD_PRIESTESS])


def test_dd_13_5_mosh_is_freed_by_an_ambush_test_at_the_monolith():
    country = at_the_monolith().rolls("dusk", "dawn", "sword", "priestess")
    country.land.guardians[1].fame = 20
    country.says("free mosh", "settle")
    assert country.land.over and winners(country) == [0]


def test_dd_13_5_the_test_at_the_monolith_has_the_level_of_the_round():
    country = at_the_monolith().day(7).script(corruption=[PRIESTESS_SWORD_DAWN_SHIELD_PRIESTESS])
    country.rolls("dusk", "dawn", "sword", "priestess", "shield", "dusk").says("free mosh")
    assert len(country.guardian.dice) == 6
    country.says("settle")
    assert not country.land.over, "the second Priestess is missing"
    assert country.guardian.wounds == 1


def test_dd_13_5_a_failed_test_wounds_for_each_unmatched_symbol_and_costs_all_crystals():
    country = at_the_monolith().rolls("dusk", "dusk", "sword", "sword")
    country.says("free mosh", "settle")
    me = country.guardian
    assert (me.wounds, me.relics, me.area) == (2, (0, 0, 0), country.area("path-to-winter-mountain"))
    assert not country.land.over and country.land.waiting == (0,)


def test_dd_13_5_who_dies_at_the_monolith_returns_to_the_temple_and_not_to_the_path():
    country = at_the_monolith(wounds=2).rolls("dusk", "dusk", "sword", "sword")
    country.says("free mosh", "settle")
    assert country.guardian.area == country.land.content.temples[country.guardian.colour]
    assert country.guardian.relics == (0, 0, 0) and country.land.waiting == (1,)


@pytest.mark.parametrize(("area", "crystals"), [("monolith", 2), ("path-to-winter-mountain", 3)])
def test_dd_13_5_mosh_needs_three_crystals_and_the_monolith(area, crystals):
    country = at_the_monolith(crystals).stands(area).ready()
    assert country.refuses("free mosh").clause == "DD-13.5"


# Cleanse the High Priestess


def climbs(wounds=0, swords=8):
    """Before the High Priestess in the Dawn of round 4: 3 hits and 8 health with this card."""
    country = land("urian").stands("path-to-winter-mountain").day(4)
    country.guardian.attributes, country.guardian.wounds = (8, 2, 3, 4), wounds
    country.turn_of(0, 1).script(attack=[PRIESTESS_0_3]).rolls(*["sword"] * swords, *["dusk"] * (8 - swords))
    country.says("go winter-mountain")
    assert country.land.view(None)["foe"] == {"hits": 3, "health": 8}
    country.says("pass", "pass")
    return country


def test_dd_13_5_who_beats_the_high_priestess_and_lives_wins():
    country = climbs()
    assert country.land.over and winners(country) == [0]
    assert country.guardian.wounds == 3, "the wounds were taken before the victory"


def test_dd_13_5_who_beats_the_high_priestess_and_dies_has_not_cleansed_her():
    country = climbs(wounds=1)
    assert not country.land.over
    assert country.guardian.moths == 1 and country.land.waiting == (1,)


def test_dd_13_5_who_does_not_beat_the_high_priestess_but_lives_goes_to_the_path():
    country = climbs(swords=7)
    assert not country.land.over
    assert country.guardian.area == country.area("path-to-winter-mountain")


# The Darkness, and its Leader of the Hunt


def almost_lost(last):
    """All buildings are corrupted but one, which lacks a tendril."""
    country = land("urian")
    country.land.tendrils = (3,) * 8
    return country.overgrown(last, 2).turn_of(0)


def test_dd_13_6_the_darkness_wins_by_a_creation_icon():
    country = almost_lost("purple-temple").script(event=["snow-out-of-season"], map=["map-four"])
    country.says("end turn", "draw orders")
    country.says("draw orders", seat=1)
    assert country.land.over and country.land.waiting == () and winners(country) == []
    assert country.land.view(None)["ending"] == 4


def test_dd_13_6_the_darkness_wins_by_the_attack_of_a_monster():
    country = almost_lost("grey-temple").monster("hound", 14)
    country.land.bag = (6,)
    country.turn_of(0).script(event=["withered-petals"], map=["map-four"], token=[6])
    country.says("end turn", "draw orders")
    country.says("draw orders", seat=1)
    assert country.land.over and winners(country) == []


@pytest.mark.parametrize("where", ["a combat", "a test"])
def test_dd_13_6_the_darkness_wins_by_a_moon_that_brings_an_eclipse(where):
    country = almost_lost("grey-temple").stands("recruits-meadow").abyss(14)
    country.land.fate = 0
    if where == "a combat":
        country.monster("hound", 13).ready().script(attack=[HOUND_2_2])
        country.rolls("moon", "sword", "sword", "sword").says("go thrown-stone-wood", "pass")
    else:
        country.abyss(13).ready().rolls("moon", "sword", "sword", "sword").says("go thrown-stone-wood")
    assert country.land.over and winners(country) == [] and country.land.waiting == ()


@pytest.mark.parametrize("building", ["purple-citadel", "orange-temple"])
def test_dd_13_6_one_building_that_is_not_corrupted_keeps_the_darkness_from_winning(building):
    country = almost_lost("green-citadel").overgrown(building, 2).ready()
    country.script(event=["withered-petals"], map=["map-four"]).says("end turn", "draw orders")
    country.says("draw orders", seat=1)
    assert country.land.tendrils[0] == 3 and not country.land.over


def test_dd_13_5_the_leader_of_the_hunt_wins_when_the_darkness_wins():
    country = almost_lost("purple-temple").stands("recruits-meadow").monster("leader", 13).tainted(1, leader=True)
    country.guardian.attributes = (4, 2, 3, 9)
    country.turn_of(0).script(attack=[6], event=["snow-out-of-season"], map=["map-four"]).rolls(*["sword"] * 4)
    country.says("go thrown-stone-wood", "pass", "pass", "become")
    country.says("draw orders", seat=1)
    assert country.land.over and winners(country) == [0]


# Who won, for everybody to see


def test_dd_13_5_nobody_has_won_while_the_game_goes_on():
    assert last_dusk().land.view(None)["victor"] is None


@pytest.mark.parametrize(("fame", "won"), [((4, 3), [0]), ((3, 4), [1]), ((3, 3), [0, 1])])
def test_dd_13_5_the_view_names_the_new_high_priest(fame, won):
    country = last_dusk()
    for guardian, amount in zip(country.land.guardians, fame, strict=True):
        guardian.fame = amount
    told = country.ready().says("end turn")
    assert country.land.view(1)["victor"] == {"how": "priest", "guardians": won, "darkness": False}
    assert told[-1].seat == (won[0] if len(won) == 1 else NOBODY)


def test_dd_13_5_the_view_names_who_freed_mosh_or_cleansed_the_high_priestess():
    country = at_the_monolith().rolls("dusk", "dawn", "sword", "priestess")
    country.says("free mosh", "settle")
    assert country.land.view(None)["victor"] == {"how": "mosh", "guardians": [0], "darkness": False}
    assert climbs().land.view(None)["victor"] == {"how": "cleansed", "guardians": [0], "darkness": False}


def test_dd_13_6_the_view_names_the_darkness():
    country = almost_lost("purple-temple").script(event=["snow-out-of-season"], map=["map-four"])
    country.says("end turn", "draw orders")
    country.says("draw orders", seat=1)
    assert country.land.view(0)["victor"] == {"how": "darkness", "guardians": [], "darkness": True}


def test_dd_12_4_the_view_names_the_consumed_player_beside_the_darkness():
    country = land("urian")
    country.guardian.consumed = True
    end(country.land, NONE, 4)
    assert country.land.view(None)["victor"] == {"how": "darkness", "guardians": [0], "darkness": True}


def test_dd_12_4_a_consumed_player_is_never_the_new_high_priest():
    country = last_dusk()
    for guardian in country.land.guardians:
        guardian.consumed = True
    end(country.land, NONE, 1)
    assert country.land.view(None)["victor"] == {"how": "priest", "guardians": [], "darkness": False}
    assert winners(country) == []


# The Lake Spectre


def at_the_lake(lanterns=3):
    country = land("urian").stands("drowned-belfry").stands("mirror-of-the-elders", seat=1)
    country.guardian.relics = (0, lanterns, 0)
    country.land.guardians[1].relics = (0, 1, 0)
    return country.turn_of(0, 1)


@pytest.mark.parametrize("lanterns", [1, 2, 3])
def test_dd_13_7_each_lantern_adds_one_to_the_attack_and_the_defence_of_the_spectre(lanterns):
    country = at_the_lake().monster("leader", 9).ready()
    country.script(attack=[7]).rolls(*["dusk"] * (6 + lanterns))
    country.guardian.attributes = (4, 2, 3, 9)
    country.ready().says(f"summon {lanterns}", "go recruits-meadow", "pass")
    assert len(country.guardian.dice) == 4 + 2 + lanterns
    country.says("pass")
    assert country.guardian.wounds == max(0, 4 - 1 - lanterns)
    assert country.guardian.relics == (0, 3 - lanterns, 0)


def test_dd_13_7_the_spectre_takes_one_of_the_two_slots():
    country = at_the_lake().wears("oak-pavise").holds("vicars-rapier.sword")
    country.ready().says("summon 1")
    assert country.refuses("play vicars-rapier.sword").clause == "DD-3.6"
    country.says("release", "play vicars-rapier.sword")
    assert len(country.guardian.equipment) == 2


def test_dd_13_7_with_two_pieces_of_equipment_there_is_no_place_for_the_spectre():
    country = at_the_lake().wears("oak-pavise", "vicars-rapier").ready()
    assert country.refuses("summon 1").clause == "DD-3.6"


@pytest.mark.parametrize(("area", "lanterns"), [("oath-field", 3), ("drowned-belfry", 1)])
def test_dd_13_7_the_spectre_is_summoned_on_a_lake_with_lanterns_one_has(area, lanterns):
    country = at_the_lake(lanterns).stands(area).ready()
    assert country.refuses("summon 2").clause == "DD-3.4"


def test_dd_13_7_the_spectre_let_go_takes_its_lanterns_along_and_may_be_summoned_by_anyone():
    country = at_the_lake()
    country.says("summon 2", "end turn")
    assert country.refuses("summon 1", seat=1).clause == "DD-13.7"
    country.turn_of(0, 1).says("release", "end turn")
    assert country.land.guardians[0].relics == (0, 1, 0)
    country.says("summon 1", seat=1)
    assert [g.spectre for g in country.land.guardians] == [0, 1]


def test_dd_13_7_who_dies_loses_the_spectre_and_its_lanterns():
    country = at_the_lake().monster("leader", 9)
    country.guardian.wounds = 3
    country.ready().script(attack=[7]).rolls(*["dusk"] * 7)
    country.says("summon 1", "go recruits-meadow", "pass", "pass")
    assert country.guardian.moths == 1
    assert (country.guardian.spectre, country.guardian.relics) == (0, (0, 2, 0))


@pytest.mark.parametrize(("released", "relics"), [(False, (0, 0, 0)), (True, (1, 0, 0))])
def test_dd_13_7_lanterns_in_use_count_among_the_three_relics(released, relics):
    country = at_the_lake().sent("fourth-chair", "magic", "crystal")
    high = country.land.content.missions[country.guardian.mission].high
    country.ready().says("summon 3")
    country.stands("crones-furlong").ready().script(destiny=[9 if high else 2]).says("complete")
    country.says(*["release"] * released, "seek")
    assert country.guardian.relics == relics


def test_dd_13_7_lanterns_in_use_are_lanterns_you_have():
    country = at_the_lake(1).sworn("light-over-the-water").ready()
    country.says("summon 1", "achieve light-over-the-water 1")
    assert country.guardian.spectre == 1


def test_dd_13_7_the_spectre_is_let_go_at_any_moment_you_decide_something():
    country = at_the_lake().monster("leader", 9)
    country.guardian.attributes = (4, 2, 3, 9)
    country.ready().script(attack=[7]).rolls(*["dusk"] * 7)
    country.says("summon 1", "go recruits-meadow")
    assert country.land.view(0)["step"] == "casting" and "release" in country.offers()
    country.says("release", "pass")
    assert len(country.guardian.dice) == 4, "no dice of the Spectre"
    assert country.refuses("release").clause == "DD-13.7"


def test_dd_13_7_the_spectre_of_another_is_not_yours_to_let_go():
    country = at_the_lake()
    country.says("summon 1", "end turn")
    assert "release" not in country.offers(1)
    assert country.refuses("release", seat=1).clause == "DD-13.7"
    assert country.refuses("release", seat=0).clause == "DD-3.1", "somebody else decides"


def test_dd_13_5_who_fails_at_the_monolith_goes_past_a_figure_on_the_path():
    country = at_the_monolith().stands("path-to-winter-mountain", seat=1).ready()
    country.script(corruption=[PRIESTESS_SWORD_DAWN_SHIELD_PRIESTESS]).rolls("dusk", "dusk", "sword", "sword")
    country.says("free mosh", "settle")
    lakes = ("drowned-belfry", "lantern-shallows", "ferrymans-silence", "mirror-of-the-elders")
    assert country.offers() == [f"send {lake}" for lake in lakes]
    assert country.refuses("send path-to-winter-mountain").clause == "DD-7.3"
    country.says("send ferrymans-silence")
    assert country.guardian.area == country.area("ferrymans-silence")
