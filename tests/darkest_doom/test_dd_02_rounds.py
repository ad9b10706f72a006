"""DD-2 Rounds and phases."""

import pytest

from dawnbreach.darkest_doom.content import COLOURS
from tests.land import land, opening

FIRST_IS_SEAT_1 = {"destiny": [2, 9]}


def seen(country, seat=None):
    return country.land.view(seat)


def guardians(country, what):
    return [guardian[what] for guardian in seen(country)["guardians"]]


def emptied(country, *decks):
    """Take every card of these decks out of the game."""
    country.land.decks = tuple(() if n in decks else deck for n, deck in enumerate(country.land.decks))
    return country


# DD-2.1


def test_dd_2_1_a_round_is_a_dawn_and_then_a_dusk():
    country = land()
    phases = []
    for step in ("turn", "ordering", "turn", "drawing", "turn", "ordering"):
        country.until(step)
        phases.append((seen(country)["round"], seen(country)["phase"]))
    assert phases == [(1, "dawn"), (1, "dusk"), (1, "dusk"), (2, "dawn"), (2, "dawn"), (2, "dusk")]


@pytest.mark.parametrize(("number", "over"), [(7, False), (8, True)])
def test_dd_2_1_the_game_lasts_at_most_eight_rounds(number, over):
    country = land().day(number, dusk=True)
    country.says("end turn")
    assert seen(country)["over"] is over
    assert seen(country)["round"] == 8


# DD-2.2


def test_dd_2_2_at_dawn_each_draws_wisdom_cards_in_order_of_play():
    country = opening(guardians=("sela", "urian"), script=FIRST_IS_SEAT_1).until("drawing")
    for seat, wisdom in ((1, 3), (0, 4)):
        assert country.land.waiting == (seat,)
        country.seat = seat
        country.says(*["draw traps"] * wisdom)
        assert guardians(country, "cards")[seat] == wisdom
    assert country.land.waiting == (1,)
    assert seen(country)["active"] == 1


def test_dd_2_2_turns_are_taken_in_the_same_order():
    country = opening(seats=3, script={"destiny": [4, 2, 8]}).until("turn")
    turns = []
    for _ in range(3):
        turns.append(seen(country)["active"])
        country.seat = turns[-1]
        country.says("end turn")
    assert turns == [2, 0, 1]
    assert seen(country)["phase"] == "dusk"


def test_dd_2_2_the_deck_is_chosen_card_by_card():
    country = opening(guardians=("urian", "sela"), script={"destiny": [9, 2]}).until("drawing")
    country.says("draw equipment", "draw encounters", "draw spells")
    left = [deck["left"] for deck in seen(country)["decks"].values()]
    assert left == [39, 40, 39, 39]


@pytest.mark.parametrize("has_one", [True, False])
def test_dd_2_2_a_mission_comes_at_dawn_to_whoever_has_none(has_one):
    country = land().day(1, dusk=True)
    if has_one:
        country.sent("borrowed-oath")
    country.until("drawing", seat=0)
    while country.land.waiting == (0,) and country.offers()[0].startswith("draw"):
        country.says(country.offers()[0])
    asked = any(offer.startswith("mark") for offer in country.offers(0))
    assert asked is not has_one
    assert (seen(country, 0)["guardians"][0]["mission"]["id"] == "borrowed-oath") is has_one


def test_dd_2_2_an_empty_deck_is_refilled_with_its_discards():
    country = opening(guardians=("urian", "sela"), script={"destiny": [9, 2]}).until("drawing")
    country.land.piles = (country.land.decks[0][:2], (), (), ())
    emptied(country, 0)
    country.says("draw equipment")
    deck = seen(country)["decks"]["equipment"]
    assert (deck["left"], deck["discards"]) == (1, [])


def test_dd_2_2_a_deck_without_cards_and_discards_gives_nothing():
    country = emptied(opening().until("drawing"), 1)
    assert country.refuses("draw traps").clause == "DD-2.2"
    assert country.refuses("draw nothing").clause == "DD-2.2"


def test_dd_2_2_you_draw_nothing_when_all_four_have_none_left():
    country = emptied(opening().until("drawing"), 0, 1, 2, 3)
    assert country.offers() == ["draw nothing"]
    country.until("turn")
    assert guardians(country, "cards") == [0, 0]


# DD-2.3


def test_dd_2_3_what_is_over_the_hand_limit_goes_at_once_on_every_draw():
    country = land().holds("reaper", "matins", "wolf-pit").day(1, dusk=True).until("drawing", seat=0)
    country.script(supply=["leech-pond.shield"]).says("draw traps")
    assert len(country.guardian.hand) == 4
    assert country.refuses("draw traps").clause == "DD-2.2"
    assert len(country.offers()) == 4
    country.says("discard wolf-pit.priestess")
    assert seen(country, 0)["guardians"][0]["hand"] == ["reaper.sword", "matins.shield", "leech-pond.shield"]
    assert seen(country)["decks"]["traps"]["discards"] == ["wolf-pit.priestess"]


def test_dd_2_3_the_limit_is_your_wisdom():
    country = land("sela").holds("reaper", "matins", "wolf-pit").day(1, dusk=True).until("drawing", seat=0)
    country.says("draw traps")
    assert len(country.guardian.hand) == 4
    assert country.offers()[0] == "draw equipment"


def test_dd_2_3_corruption_counts_but_is_not_discarded():
    country = land().tainted(2).holds("reaper").day(1, dusk=True).until("drawing", seat=0)
    country.script(supply=["leech-pond.shield"]).says("draw traps")
    assert country.offers() == ["discard reaper.sword", "discard leech-pond.shield"]


# DD-2.4


def test_dd_2_4_dusk_restores_mana_then_brings_achievements_the_darkest_fate_turns_and_the_order():
    country = land()
    for guardian in country.land.guardians:
        guardian.mana = 0
    country.says("end turn")
    assert guardians(country, "mana") == guardians(country, "magic")
    assert (seen(country)["hearts"], seen(country)["event"]) == (8, None)
    country.says("draw orders")
    country.says("draw orders", seat=1)
    assert guardians(country, "orders_held") == [2, 2]
    country.until("turn")
    assert (seen(country)["hearts"], seen(country)["active"]) == (7, 0)
    assert seen(country)["event"] is not None
    country.land.guardians[1].fame = 9
    country.until("turn", seat=1)
    assert (seen(country)["phase"], seen(country)["order"]) == ("dusk", [0, 1])
    country.until("drawing")
    assert (seen(country)["phase"], seen(country)["order"]) == ("dawn", [1, 0])


def test_dd_2_4_mana_is_not_restored_at_dawn():
    country = land().day(1, dusk=True)
    country.guardian.mana = 0
    country.says("end turn")
    country.until("turn", seat=0)
    assert (seen(country)["phase"], country.guardian.mana) == ("dawn", 0)


# DD-2.5


@pytest.mark.parametrize(("dusk", "step"), [(False, "ordering"), (True, "drawing")])
def test_dd_2_5_each_phase_begins_with_four_action_points(dusk, step):
    country = land().day(1, dusk=dusk)
    country.guardian.actions, country.land.guardians[1].actions = 0, 2
    country.until(step)
    assert guardians(country, "actions") == [4, 4]


def test_dd_2_5_action_points_left_are_not_saved():
    country = land()
    country.guardian.actions = 6
    country.until("ordering")
    assert guardians(country, "actions") == [4, 4]


# DD-2.6


@pytest.mark.parametrize(
    ("fame", "alliances", "rolls", "order"),
    [
        ((2, 7, 4), {}, [], [1, 2, 0]),
        ((5, 5, 9), {"green": (1, 3)}, [], [2, 1, 0]),
        ((4, 5, 0), {"green": (0, 6), "grey": (2, 6)}, [], [1, 0, 2]),
        ((3, 3, 3), {"green": (2, 1), "purple": (2, 1), "grey": (0, 1)}, [], [2, 0, 1]),
        ((5, 5, 9), {}, [2, 8], [2, 1, 0]),
        ((1, 1, 1), {"green": (0, 2), "grey": (2, 2)}, [6, 6, 3, 4], [2, 0, 1]),
    ],
)
def test_dd_2_6_fame_then_fame_with_alliances_then_the_destiny_die(fame, alliances, rolls, order):
    country = land(seats=3).day(3, dusk=True).script(destiny=rolls)
    for guardian, amount in zip(country.land.guardians, fame, strict=True):
        guardian.fame = amount
    for colour, (owner, points) in alliances.items():
        country.allied(colour, points, owner)
    country.says("end turn")
    assert seen(country)["order"] == order
    assert country.land.waiting == (order[0],)


# DD-2.7


def test_dd_2_7_daily_fame_goes_back_to_zero_less_one_for_each_moth():
    country = land(seats=3).day(2, dusk=True)
    for guardian, moths in zip(country.land.guardians, (0, 1, 3), strict=True):
        guardian.fame, guardian.moths = 6, moths
    country.says("end turn")
    assert guardians(country, "fame") == [0, -1, -3]


def test_dd_2_7_alliance_points_stay_when_fame_is_reset():
    country = land().day(2, dusk=True).allied("grey", 4, 0)
    country.says("end turn")
    assert seen(country)["buildings"][COLOURS.index("grey")]["points"] == 4


@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0), (0, 0), (-2, -2)])
def test_dd_2_7_any_other_loss_of_fame_stops_at_zero(before, after):
    country = land("tristram")
    country.guardian.fame, country.guardian.wounds = before, 4
    country.says("blood step")
    assert (country.guardian.fame, country.guardian.moths) == (after, 1)


# DD-2.8


@pytest.mark.parametrize(("number", "level"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5)])
def test_dd_2_8_the_round_track_gives_the_level_of_ambush_tests(number, level):
    country = land().day(number).abyss(37)
    country.says("go crones-furlong")
    assert seen(country)["level"] == len(seen(country)["test"]) == level
