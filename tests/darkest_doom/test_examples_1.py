"""Examples of the rulebook, played as printed: a Dark Abyss, coins on the Destiny die, three Moons."""

import pytest

from tests.land import land
from tests.looking import view_of


def abyss(*dice):
    """Round 1, so the test is at level 3. The card shows shield, sword, dusk, moon, priestess."""
    country = land().abyss(37).script(corruption=[1], crimson=dice, abyss=["seed-of-blight"])
    country.says("go crones-furlong")
    return country


def test_example_removing_a_dark_abyss_three_symbols_four_dice_and_three_fame():
    country = abyss("dusk", "priestess", "shield", "sword")
    seen = country.land.view(0)
    assert (seen["level"], seen["test"]) == (3, ["shield", "sword", "dusk"])
    assert len(seen["guardians"][0]["dice"]) == 4
    country.says("settle")
    assert country.guardian.fame == 3
    assert country.land.view(0)["abysses"] == []


def test_example_a_failed_test_turns_the_abyss_over():
    country = abyss("dusk", "priestess", "shield", "shield")
    told = country.says("settle")
    assert "AbyssTurned" in [type(event).__name__ for event in told]
    seen = country.land.view(0)
    assert (seen["guardians"][0]["fame"], seen["guardians"][0]["corruption"]) == (0, 1)
    assert seen["abysses"] == []


@pytest.mark.parametrize(("rolled", "way", "result"), [(3, "up", 5), (3, "down", 1), (7, "up", 9), (7, "down", 5)])
def test_example_two_coins_make_a_three_five_or_one_and_a_seven_nine_or_five(rolled, way, result):
    country = land().sent("fourth-chair").stands("crones-furlong").script(destiny=[rolled])
    country.guardian.coins = 2
    country.says("complete", f"coin {way}", f"coin {way}")
    assert view_of(country.land, 0)["destiny"]["value"] == result
    assert country.guardian.coins == 0


@pytest.mark.parametrize(("rolled", "passed"), [(4, False), (5, True), (6, True)])
def test_example_five_plus_on_a_mission_needs_five_or_more(rolled, passed):
    country = land().sent("gift-nobody-brought", relic="urn").stands("altar-of-unoffered-gifts")
    country.script(destiny=[rolled]).says("complete", "seek")
    assert view_of(country.land, 0)["guardians"][0]["relics"]["urn"] == passed


def test_example_three_moons_move_the_fate_marker_three_places():
    country = land().abyss(37).script(corruption=[1], crimson=["moon", "moon", "moon", "sword"])
    country.says("go crones-furlong")
    seen = country.land.view(0)
    assert seen["fate"] == 2
    assert "free d4 dawn" in country.offers()
    assert [b["tendrils"] for b in seen["buildings"]] == [0] * 8
    assert seen["abysses"] == ["crones-furlong"]
