"""DD-9.5 Relics: what is found may be left, what is held may be laid down."""

import pytest

from dawnbreach import bots
from tests.darkest_doom.test_dd_09_missions import HIGH, LOW, arrived, shown
from tests.land import land


def relics(country):
    return country.guardian.relics


def test_dd_9_5_a_relic_that_is_found_may_be_left():
    country = arrived(relic="urn", rolled=3)
    country.says("complete")
    assert country.offers() == ["seek", "leave relic"]
    told = country.says("leave relic")
    assert relics(country) == (0, 0, 0)
    assert country.land.words(told[-1]) == "Urian leaves the relic."
    assert country.land.view(0)["step"] == "turn" and shown(country)["aim"] is None


def test_dd_9_5_what_is_not_found_cannot_be_left():
    country = arrived(rolled=9)
    country.guardian.coins = 1
    country.says("complete")
    assert country.refuses("leave relic").clause == "DD-9.4"
    assert country.offers() == ["seek", "coin up", "coin down"]


def test_dd_9_5_in_your_turn_you_may_lay_relics_down():
    country = land()
    country.guardian.relics = (2, 0, 1)
    country.ready()
    told = country.says("lay down crystal")
    assert country.land.words(told[-1]) == "Urian lays down a Seal Crystal."
    assert (relics(country), country.guardian.actions) == ((1, 0, 1), 4)
    assert country.refuses("lay down lantern").clause == "DD-9.5"
    assert country.refuses("lay down urn", seat=1).clause == "DD-3.1"
    country.land.take_back(0)
    assert relics(country) == (2, 0, 1)


def full(held, relic="crystal"):
    """Three relics in hand, and the fourth is found."""
    country = arrived(relic=relic)
    country.guardian.relics = held
    country.ready().script(destiny=[5]).says("complete", "seek")
    return country


def test_dd_9_5_with_three_relics_you_lay_one_down_for_the_one_you_found():
    country = full((0, 2, 1))
    assert country.land.view(0)["step"] == "overladen"
    assert country.offers() == ["leave relic", "lay down lantern", "lay down urn"]
    assert country.refuses("take crystal").key == "relics-full"
    assert country.refuses("take urn").key == "other-relic"
    country.says("lay down urn")
    assert relics(country) == (1, 2, 0) and country.land.view(0)["step"] == "turn"
    country.land.take_back(0)
    country.says("leave relic")
    assert relics(country) == (0, 2, 1)


def test_dd_9_5_lanterns_of_the_spectre_are_laid_down_only_with_it():
    country = arrived(relic="crystal")
    country.guardian.spectre = 3
    country.ready().script(destiny=[5]).says("complete", "seek")
    assert country.offers() == ["release", "leave relic"]
    assert country.refuses("lay down lantern").clause == "DD-9.5"
    country.says("release")
    assert country.offers() == ["leave relic", "take crystal"]
    country.says("take crystal")
    assert relics(country) == (1, 0, 0)


@pytest.mark.parametrize(("answer", "after"), [("take urn", (0, 0, 1)), ("leave relic", (0, 0, 0))])
def test_dd_9_5_a_relic_of_your_choice_may_be_left_too(answer, after):
    country = land().sworn("fratricide")
    deeds = list(country.guardian.deeds)
    country.guardian.deeds = (1, *deeds[1:])
    country.ready().says("achieve fratricide 2")
    assert country.offers() == ["take crystal", "take lantern", "take urn", "leave relic"]
    country.says(answer)
    assert relics(country) == after


def test_dd_9_5_the_price_of_a_relic_is_paid_only_if_it_is_taken():
    for answer, moths in (("leave relic", 0), ("lay down crystal", 1)):
        country = land().holds("shadow-cult-witch")
        country.guardian.relics = (3, 0, 0)
        country.ready().says("play shadow-cult-witch.dusk", answer)
        assert country.guardian.moths == moths


def test_dd_9_5_a_kind_of_which_all_six_are_held_is_not_taken():
    country = land(seats=3).sworn("fratricide")
    for guardian in country.land.guardians[1:]:
        guardian.relics = (3, 0, 0)
    country.guardian.deeds = (1, *country.guardian.deeds[1:])
    country.ready().says("achieve fratricide 2")
    assert country.refuses("take crystal").clause == "DD-9.4"
    assert country.offers() == ["take lantern", "take urn", "leave relic"]


@pytest.mark.parametrize("seed", range(5))
def test_dd_9_5_the_novice_takes_relics_and_keeps_those_it_has(seed):
    novice = bots.make("novice", "darkest-doom", seed=str(seed))
    found = arrived(rolled=3)
    found.says("complete")
    chosen = land().sworn("fratricide")
    chosen.guardian.deeds = (1, *chosen.guardian.deeds[1:])
    chosen.ready().says("achieve fratricide 2")
    for country, answer in ((found, "seek"), (full((0, 2, 1)), "leave relic"), (chosen, "take")):
        assert novice(country.land.view(0), country.land.choices(0)).text.startswith(answer)


# DD-9.2 in what a player sees


def test_dd_9_2_a_new_mission_does_not_show_the_marks_of_the_one_before():
    country = arrived(attribute="wisdom", relic="urn").script(destiny=[5], mission=[HIGH])
    country.says("complete")
    assert shown(country, viewer=1)["aim"] == {"attribute": "wisdom", "relic": "urn"}, (
        "the relic of the mission is still sought"
    )
    country.says("seek")
    assert shown(country)["aim"] is None, "no mission, no marks"
    country.until("marking", seat=0)
    for viewer in (0, 1, None):
        assert shown(country, viewer=viewer)["aim"] is None
    assert shown(country)["mission"]["id"] == HIGH != LOW
    assert country.refuses("mark wisdom crystal").clause == "DD-9.2"
    country.says("mark attack crystal")
    assert shown(country, viewer=None)["aim"] == {"attribute": "attack", "relic": "crystal"}
