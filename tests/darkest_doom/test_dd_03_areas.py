"""DD-3.4 What the areas offer."""

import pytest

from dawnbreach.darkest_doom.content import RELICS
from tests.land import land

LANTERN = RELICS.index("lantern")


def at(area, **has):
    """The Guardian in an area, with coins, mana and the like."""
    country = land().stands(area)
    for name, value in has.items():
        setattr(country.guardian, name, value)
    return country


def area_of(country):
    return country.land.view(0)["guardians"][0]["area"]


# Citadel


def test_dd_3_4_a_coin_at_a_citadel_moves_you_up_to_two_areas():
    country = at("south-citadel", coins=2)
    country.says("road", "walk gibbet-willows", "walk ratcatchers-thicket")
    assert (area_of(country), country.guardian.coins, country.guardian.actions) == ("ratcatchers-thicket", 1, 4)
    assert country.refuses("walk purple-temple").clause == "DD-3.4"
    assert "go purple-temple" in country.offers()


def test_dd_3_4_you_may_stop_on_the_way():
    country = at("south-citadel", coins=1)
    country.says("road", "walk gibbet-willows", "stop")
    assert area_of(country) == "gibbet-willows"
    assert "end turn" in country.offers()


@pytest.mark.parametrize("allies", [1, 2, 3])
def test_dd_3_4_each_allied_citadel_moves_you_one_area_further(allies):
    country = at("south-citadel", coins=1)
    for colour in ("grey", "green", "orange")[:allies]:
        country.allied(colour, 1, 0)
    country.allied("purple", 3, 1)
    way = ("gibbet-willows", "ratcatchers-thicket", "crones-furlong", "brimstone-wood", "cairns-of-eight-clans")
    country.says("road", *[f"walk {area}" for area in way[: 2 + allies]])
    assert country.refuses("stop").clause == "DD-3.4"
    assert area_of(country) == way[1 + allies]


def test_dd_3_4_the_way_does_not_end_on_a_citadel():
    country = at("south-citadel", coins=1)
    country.says("road")
    assert country.refuses("stop").clause == "DD-3.4"
    country.says("walk gibbet-willows")
    assert country.refuses("walk south-citadel").clause == "DD-3.4"


def test_dd_3_4_the_way_may_lead_through_a_citadel():
    country = at("south-citadel", coins=1).allied("grey", 1, 0)
    country.says("road", "walk gibbet-willows", "walk south-citadel")
    assert country.refuses("stop").clause == "DD-3.4"
    country.says("walk plague-pits")
    assert area_of(country) == "plague-pits"


def test_dd_3_4_what_lies_on_the_way_is_met():
    country = at("south-citadel", coins=1).abyss(30)
    country.says("road", "walk gibbet-willows")
    assert len(country.land.view(None)["test"]) == 3
    country.says("settle")
    assert country.land.view(None)["abysses"] == []


def test_dd_3_4_a_trap_that_halts_you_ends_the_way():
    country = at("south-citadel", coins=1).trap(30, seat=1).holds("hangmans-snare", seat=1)
    country.script(corruption=[39], crimson=["shield"] * 4).says("road", "walk gibbet-willows", "settle")
    country.says("spring hangmans-snare.dawn", seat=1)
    assert country.refuses("walk ratcatchers-thicket").clause == "DD-10.3"
    country.says("stop")
    assert country.refuses("go ratcatchers-thicket").clause == "DD-10.3"


@pytest.mark.parametrize(("area", "coins"), [("south-citadel", 0), ("gibbet-willows", 3), ("purple-temple", 3)])
def test_dd_3_4_the_road_needs_a_citadel_and_a_coin(area, coins):
    assert at(area, coins=coins).refuses("road").clause == "DD-3.4"


# Forest


def test_dd_3_4_two_mana_in_a_forest_change_two_cards_for_two_of_one_deck():
    country = at("ratcatchers-thicket", mana=2).holds("wolf-pit", "barbers-case").tainted(1)
    country.script(supply=["reaper.sword", "matins.dawn"]).says("rite spells")
    assert country.offers() == ["discard wolf-pit.priestess", "discard barbers-case.sword"]
    country.says("discard wolf-pit.priestess", "discard barbers-case.sword")
    hand = country.land.view(0)["guardians"][0]["hand"]
    assert hand[1:] == ["reaper.sword", "matins.dawn"]
    assert len(country.guardian.corruption) == 1
    assert (country.guardian.mana, country.guardian.actions) == (0, 4)


@pytest.mark.parametrize(
    ("area", "mana", "cards", "corruption"),
    [("ratcatchers-thicket", 1, 2, 0), ("ratcatchers-thicket", 2, 1, 2), ("crones-furlong", 2, 2, 0)],
)
def test_dd_3_4_the_rite_needs_a_forest_two_mana_and_two_cards_that_are_no_corruption(area, mana, cards, corruption):
    country = at(area, mana=mana).holds(*("wolf-pit", "reaper")[:cards]).tainted(corruption)
    assert country.refuses("rite traps").clause == "DD-3.4"


# Black Lodge Entrance


def test_dd_3_4_one_action_point_leads_from_one_entrance_to_another():
    country = at("door-of-water")
    assert [offer for offer in country.offers() if offer.startswith("lodge")] == [
        "lodge door-of-stone",
        "lodge door-of-the-noose",
        "lodge door-of-fire",
    ]
    country.says("lodge door-of-stone")
    assert (area_of(country), country.guardian.actions) == ("door-of-stone", 3)


@pytest.mark.parametrize(
    ("area", "actions", "goal"),
    [
        ("door-of-water", 0, "door-of-fire"),
        ("brimstone-wood", 4, "door-of-fire"),
        ("door-of-water", 4, "door-of-water"),
        ("door-of-water", 4, "monolith"),
    ],
)
def test_dd_3_4_the_lodge_needs_two_entrances_and_an_action_point(area, actions, goal):
    assert at(area, actions=actions).refuses(f"lodge {goal}").clause == "DD-3.4"


# Lake, Path, Plain, Mountain


@pytest.mark.parametrize("used", [1, 2, 3])
def test_dd_3_4_one_to_three_lanterns_summon_the_lake_spectre_at_a_lake(used):
    country = at("ferrymans-silence", relics=(0, 3, 0))
    told = [country.land.words(event, "en", 0) for event in country.says(f"summon {used}")]
    assert f"Urian summons the Lake Spectre with {used} Lantern" in told[0]
    assert (country.guardian.spectre, country.guardian.relics[LANTERN]) == (used, 3 - used)
    assert country.guardian.actions == 4


@pytest.mark.parametrize(("area", "lanterns"), [("ferrymans-silence", 1), ("crones-furlong", 3)])
def test_dd_3_4_the_spectre_needs_a_lake_and_the_lanterns(area, lanterns):
    assert at(area, relics=(0, lanterns, 0)).refuses("summon 2").clause == "DD-3.4"


def test_dd_3_4_no_trap_token_goes_on_the_path():
    country = at("purple-temple", coins=1)
    assert country.refuses("trap path-to-winter-mountain").clause == "DD-10.2"
    assert "trap ferrymans-silence" in country.offers()


@pytest.mark.parametrize("area", ["crones-furlong", "altar-of-unoffered-gifts"])
def test_dd_3_4_plain_and_mountain_offer_nothing(area):
    country = at(area, coins=5, mana=2, relics=(0, 3, 0)).holds("wolf-pit", "reaper")
    words = {offer.split()[0] for offer in country.offers()}
    assert words == {"go", "trap", "lay", "end"}


# Blood Temple


@pytest.mark.parametrize("area", ["purple-temple", "green-temple", "crones-furlong"])
@pytest.mark.parametrize("acolytes", [1, 3])
def test_dd_3_4_acolytes_give_fame_at_dawn_wherever_you_are(area, acolytes):
    country = land().stands("widows-heath", seat=1).stands(area)
    country.guardian.acolytes = acolytes
    country.says("praise")
    assert (country.guardian.fame, country.guardian.actions) == (acolytes, 4)


@pytest.mark.parametrize(("acolytes", "held"), [(3, 2), (2, 2), (1, 1)])
def test_dd_3_4_or_acolytes_take_corruption_out_of_your_hand(acolytes, held):
    country = at("crones-furlong", acolytes=acolytes).tainted(held)
    country.says("purge")
    assert country.guardian.corruption == []
    assert country.guardian.fame == 0


@pytest.mark.parametrize("acolytes", [1, 2])
def test_dd_3_4_who_holds_more_corruption_than_acolytes_chooses_which_go(acolytes):
    country = at("crones-furlong", acolytes=acolytes).tainted(3)
    first, *others = country.land.view(0)["guardians"][0]["hand"]
    country.says("purge")
    assert country.offers() == [f"cleanse {card}" for card in (first, *others)], "and not fewer than Acolytes"
    country.says(*(f"cleanse {card}" for card in reversed(others[-acolytes:])))
    assert country.land.view(0)["guardians"][0]["hand"] == [first, *others[:-acolytes]]
    assert country.land.view(0)["step"] == "turn"


@pytest.mark.parametrize("first", ["praise", "purge"])
@pytest.mark.parametrize("second", ["praise", "purge"])
def test_dd_3_4_the_temple_is_used_once_each_dawn_for_one_or_the_other(first, second):
    country = at("purple-temple", acolytes=2).tainted(2)
    country.says(first)
    assert country.refuses(second).clause == "DD-3.4"
    country.until("ordering").until("drawing").until("turn", seat=0)
    assert "praise" in country.offers()


@pytest.mark.parametrize("text", ["praise", "purge"])
def test_dd_3_4_the_temple_is_not_used_at_dusk_nor_without_acolytes(text):
    assert at("purple-temple", acolytes=2).tainted(1).day(1, dusk=True).refuses(text).clause == "DD-3.4"
    assert land().tainted(1).refuses(text).clause == "DD-3.4"


def test_dd_3_4_there_must_be_corruption_to_remove():
    assert at("purple-temple", acolytes=2).refuses("purge").clause == "DD-3.4"


# An empty deck in the Forest


def emptied(deck, left=0):
    """In a Forest, with two spells and two mana; of a deck so many cards are left."""
    country = at("ratcatchers-thicket", mana=2).holds("reaper", "matins")
    decks = list(country.land.decks)
    decks[deck] = decks[deck][:left]
    country.land.decks, country.land.piles = tuple(decks), ((), (), (), ())
    return country.ready()


def test_dd_3_4_the_rite_needs_a_deck_with_cards_or_discards():
    country = emptied(deck=1)
    assert country.refuses("rite traps").clause == "DD-3.4"
    assert "rite traps" not in country.offers()
    assert "rite spells" in country.offers()
    country.land.piles = ((), (45,), (), ())
    assert "rite traps" in country.ready().offers()


def test_dd_3_4_the_rite_draws_what_is_left_of_its_deck():
    country = emptied(deck=1, left=1)
    country.says("rite traps", *[f"discard {card}" for card in country.land.view(0)["guardians"][0]["hand"]])
    assert len(country.guardian.hand) == 1
    assert country.land.view(0)["step"] == "turn"


def test_dd_3_4_what_forbids_the_temple_altogether_is_said_first():
    """To gain Daily Fame instead is no remedy at Dusk."""
    country = at("south-citadel").day(1, dusk=True)
    country.guardian.acolytes = 1
    assert country.ready().refuses("purge").key == "dawn-only"
    assert country.day(2).refuses("purge").key == "no-corruption"


def test_dd_3_4_the_last_step_of_the_way_may_not_lead_to_a_citadel():
    country = at("south-citadel", coins=1)
    country.says("road", "walk gibbet-willows")
    refusal = country.refuses("walk south-citadel")
    assert (refusal.clause, refusal.key) == ("DD-3.4", "road-ends")
    assert country.refuses("walk oath-field").key == "not-adjacent"
