"""DD-1 Setup: players, the board at the start, Guardians and their abilities, the first order of play."""

import pytest

from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS
from dawnbreach.kernel import Unreadable
from tests.land import doom, land, opening
from tests.looking import view_of

SEEDS = range(1, 31)
CHARACTERS = ("sela", "urian", "roana", "tristram")


def people(country):
    return country.land.view(None)["guardians"]


# DD-1.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dd_1_1_two_to_four_players_and_nobody_else(seats):
    shown = people(opening(seats=seats))
    assert [guardian["virtual"] for guardian in shown] == [False] * seats


@pytest.mark.parametrize("seats", [0, 5])
def test_dd_1_1_no_other_number_of_players(seats):
    with pytest.raises(Unreadable, match="1 to 4"):
        doom().start(seats=seats)


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_dd_1_1_one_player_has_one_to_three_virtual_guardians_beside(rivals):
    shown = people(opening(seats=1, virtual=rivals))
    assert [guardian["virtual"] for guardian in shown] == [False] + [True] * rivals


@pytest.mark.parametrize(("seats", "rivals"), [(1, 0), (1, 4), (2, 1), (3, 3)])
def test_dd_1_1_virtual_guardians_are_one_to_three_and_only_for_one_player(seats, rivals):
    with pytest.raises(Unreadable, match="virtual"):
        doom().start(seats=seats, virtual=rivals)


# DD-1.4


def test_dd_1_4_eight_hearts_on_the_track_eight_tokens_in_the_bag_and_the_marker_in_the_centre():
    seen = view_of(opening().land)
    assert (seen["round"], seen["phase"], seen["hearts"], seen["bag"]) == (1, "dawn", 8, 8)
    assert seen["fate"] is None
    assert seen["abysses"] == seen["traps"] == []
    assert seen["monsters"] == [None] * 3


def test_dd_1_4_an_acolyte_waits_at_each_citadel_and_nobody_has_fame():
    country = opening(seats=4)
    buildings = country.land.view(None)["buildings"]
    assert [(b["kind"], b["acolyte"], b["tendrils"]) for b in buildings] == [
        *[("citadel", True, 0)] * 4,
        *[("temple", None, 0)] * 4,
    ]
    assert [guardian["fame"] for guardian in people(country)] == [0] * 4


def test_dd_1_4_the_five_events_with_the_echo_are_set_aside():
    land_ = opening().land
    assert len(land_.events) == 8
    assert not any(land_.content.events[event].echo for event in land_.events)


def test_dd_1_4_the_decks_are_full_and_shuffled():
    first_cards = set()
    for seed in SEEDS:
        country = opening(seed=seed).until("drawing")
        decks = country.land.view(None)["decks"]
        assert all((deck["left"], deck["discards"]) == (40, []) for deck in decks.values())
        country.says("draw spells")
        first_cards.add(country.guardian.hand)
    assert len(first_cards) > 10


# DD-1.5


@pytest.mark.parametrize("who", CHARACTERS)
def test_dd_1_5_attributes_are_those_of_the_character_and_mana_is_the_magic(who):
    shown = people(opening(guardians=(who,)))[0]
    character = next(c for c in doom().content.characters if c.id == who)
    assert shown["who"] == who
    assert tuple(shown[attribute] for attribute in ATTRIBUTES) == character.attributes
    assert shown["mana"] == shown["magic"]
    assert (shown["wounds"], shown["equipment"]) == (0, [])


def test_dd_1_5_you_can_take_as_many_wounds_as_your_health():
    for taken, dies in ((3, False), (4, True)):
        country = land("tristram")
        assert country.guardian.attributes[ATTRIBUTES.index("health")] == 5
        country.guardian.wounds = taken
        country.says("blood step")
        assert country.guardian.moths == dies


def test_dd_1_5_characters_and_temples_are_dealt_and_the_temple_gives_the_colour():
    colours, characters = set(), set()
    for seed in SEEDS:
        shown = people(opening(seats=3, seed=seed))
        assert [guardian["area"] for guardian in shown] == [guardian["colour"] + "-temple" for guardian in shown]
        assert len({g["colour"] for g in shown}) == len({g["who"] for g in shown}) == 3
        colours.add(shown[0]["colour"])
        characters.add(shown[0]["who"])
    assert (colours, characters) == (set(COLOURS), set(CHARACTERS))


def test_dd_1_5_a_character_may_be_chosen_and_is_not_dealt_to_another():
    for seed in SEEDS:
        shown = people(opening(seats=4, seed=seed, guardians=("random", "roana")))
        assert shown[1]["who"] == "roana"
        assert len({guardian["who"] for guardian in shown}) == 4


@pytest.mark.parametrize("chosen", [("roana", "roana"), ("elaine",), ("sela", "urian", "roana")])
def test_dd_1_5_no_character_twice_none_unknown_none_too_many(chosen):
    with pytest.raises(Unreadable, match="sela, urian, roana, tristram"):
        doom().start(seats=2, guardians=chosen)


def test_dd_1_5_a_temple_may_be_chosen_and_is_not_dealt_to_another():
    for seed in SEEDS:
        shown = people(opening(seats=4, seed=seed, temples=("random", "grey")))
        assert (shown[1]["colour"], shown[1]["area"]) == ("grey", "grey-temple")
        assert len({guardian["colour"] for guardian in shown}) == 4


def test_dd_1_5_one_temple_may_be_named_for_the_first_seat():
    assert {people(opening(seats=2, seed=seed, temples="orange"))[0]["colour"] for seed in SEEDS} == {"orange"}


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(2, ("grey", "grey")), (2, ("blue",)), (2, ("grey", "green", "purple")), (1, ("green",)), (1, "orange")],
)
def test_dd_1_5_no_temple_twice_none_unknown_none_too_many_and_alone_only_the_grey_one(seats, chosen):
    with pytest.raises(Unreadable, match="grey or random"):
        doom().start(seats=seats, temples=chosen)


def test_dd_1_5_everybody_has_two_trap_tokens():
    country = land()
    country.guardian.coins = 5
    country.says("trap oath-field", "trap tithe-acres")
    assert country.refuses("trap pardon-field").clause == "DD-10.2"


def test_dd_1_5_everybody_has_three_domes():
    country = land().allied("green", 1, 0).allied("orange", 1, 0).allied("grey", 1, 0).stands("south-citadel")
    country.guardian.fame = 4
    assert country.refuses("ally").clause == "DD-13.2"


def test_dd_1_5_everybody_comes_to_the_first_turn_with_a_mission():
    country = opening(seats=3).until("turn")
    own = [view_of(country.land, seat)["guardians"][seat]["mission"] for seat in range(3)]
    assert len({mission["id"] for mission in own}) == 3


def test_dd_1_5_magic_trick_sells_the_whole_hand_but_no_corruption_for_two_fame():
    country = land("sela").holds("reaper", "matins").tainted(1)
    told = country.says("trick")
    assert country.land.words(told[0]) == "Sela uses the ability “Magic Trick”."
    assert (country.guardian.fame, len(country.guardian.hand)) == (2, 1)
    assert country.guardian.corruption
    assert country.refuses("trick").clause == "DD-1.5"


def test_dd_1_5_blood_step_buys_one_action_point_for_a_wound_once_a_phase():
    country = land("tristram")
    told = country.says("blood step")
    assert country.land.words(told[0]) == "Tristram uses the ability “Blood Step”."
    assert (country.guardian.actions, country.guardian.wounds) == (5, 1)
    assert country.refuses("blood step").clause == "DD-1.5"
    country.until("ordering").until("turn", seat=0)
    assert "blood step" in country.offers()


def test_dd_1_5_gift_of_the_witches_pays_two_mana_for_a_wound_less():
    country = land("roana").stands("crones-furlong").abyss(37)
    country.stands("purple-temple").script(corruption=[39], crimson=["shield"] * 4, abyss=["teeth-below"])
    country.says("go crones-furlong", "settle")
    hurt = view_of(country.land, 1)["hurt"]
    assert (hurt["guardian"], hurt["wounds"], hurt["by"]) == (0, 1, None)
    country.says("gift")
    assert (country.guardian.wounds, country.guardian.mana) == (0, 3)
    assert country.land.view(1)["hurt"] is None


def test_dd_1_5_gift_of_the_witches_is_used_for_each_wound_of_an_attack():
    country = land("roana").coloured("grey", "green").stands("oath-field")
    country.monster("hound", country.area("drowned-belfry")).script(attack=[0]).prowl(3)
    country.rolls("dawn", "dawn", "dawn").says("pass", "pass")
    assert view_of(country.land, 0)["hurt"]["amount"] == 2
    country.says("gift", "gift")
    assert (country.guardian.wounds, country.guardian.mana) == (0, 1)


def test_dd_1_5_keen_senses_turn_one_die_into_two_swords():
    country = land("urian").stands("crones-furlong", seat=1)
    country.says("go crones-furlong", "senses")
    country.says("pass", seat=1)
    country.script(crimson=["dusk"] * 6).says("pass")
    seen = view_of(country.land, 0)["guardians"][0]
    assert (len(seen["dice"]), seen["bonus"]) == (3, ["sword", "sword"])


def test_dd_1_5_keen_senses_need_a_die_to_give_up():
    country = land("urian").stands("drowned-belfry").wears("watch-halberd").day(6)
    country.guardian.attributes = (2, 2, 3, 4)
    country.monster("hound", country.area("oath-field")).script(attack=[13]).ready()  # its Echo takes two dice
    country.says("go oath-field")
    refusal = country.refuses("senses")
    assert (refusal.clause, refusal.key) == ("DD-1.5", "no-die-to-spare")
    country.says("use 1", "senses")
    country.script(crimson=["dusk"]).says("pass")
    seen = view_of(country.land, 0)["guardians"][0]
    assert (len(seen["dice"]), seen["bonus"]) == (1, ["sword", "sword"])


@pytest.mark.parametrize(("text", "who"), [("trick", "urian"), ("blood step", "sela")])
def test_dd_1_5_an_ability_belongs_to_one_character(text, who):
    assert land(who).holds("reaper").refuses(text).clause == "DD-1.5"


# DD-1.6


def test_dd_1_6_the_first_mission_and_its_marks_belong_to_setup():
    country = opening(seats=3)
    for seat in range(3):
        assert country.land.waiting == (seat,)
        seen = view_of(country.land, seat)
        assert (seen["step"], seen["order"]) == ("marking", []), "the order of play is not rolled yet"
        assert seen["guardians"][seat]["mission"] and not seen["guardians"][seat]["aim"]
        assert [g["coins"] for g in seen["guardians"]] == [0, 0, 0]
        country.seat = seat
        told = country.says("mark wisdom lantern")
        assert view_of(country.land)["guardians"][seat]["aim"] == {"attribute": "wisdom", "relic": "lantern"}
    names = [type(event).__name__ for event in told]
    assert names.index("OrderSet") < names.index("CoinsChanged") < names.index("PhaseBegan")
    missions = [guardian.mission for guardian in country.land.guardians]
    country.until("turn")
    assert [guardian.mission for guardian in country.land.guardians] == missions, "Dawn brings no second mission"
    assert [g["aim"] for g in view_of(country.land)["guardians"]] == [{"attribute": "wisdom", "relic": "lantern"}] * 3


def test_dd_1_6_with_the_first_mission_you_mark_an_attribute_and_a_relic_before_anything_else():
    country = opening()
    assert country.guardian.aim == ()
    assert country.refuses("end turn").clause == "DD-3.1"
    assert country.refuses("draw spells").clause == "DD-2.2"
    assert len(country.offers()) == 12
    country.says("mark wisdom lantern")
    assert view_of(country.land)["guardians"][country.seat]["aim"] == {"attribute": "wisdom", "relic": "lantern"}


def test_dd_1_6_with_a_later_mission_you_mark_again():
    country = land().sent("fourth-chair", "magic", "urn").stands("crones-furlong")
    country.says("complete", "seek")
    country.until("marking", seat=0)
    country.says("mark attack crystal")
    assert country.guardian.aim == (0, 0)


# DD-1.7


@pytest.mark.parametrize(
    ("rolls", "order"),
    [
        ([3, 9, 5], [1, 2, 0]),
        ([10, 1, 4], [0, 2, 1]),
        ([7, 7, 2, 1, 4], [1, 0, 2]),
        ([2, 6, 6, 8, 3], [1, 2, 0]),
        ([5, 5, 5, 1, 8, 8, 2, 9], [2, 1, 0]),
    ],
)
def test_dd_1_7_the_highest_destiny_roll_goes_first_and_ties_roll_again(rolls, order):
    country = opening(seats=3, script={"destiny": rolls}).until("drawing")
    assert country.land.view(None)["order"] == order
    assert country.land.waiting == (order[0],)


# DD-1.8


@pytest.mark.parametrize("seats", [2, 4])
def test_dd_1_8_three_coins_for_each_player_before_any_card_is_drawn(seats):
    country = opening(seats=seats).until("drawing")
    assert [(guardian["coins"], guardian["cards"]) for guardian in people(country)] == [(3, 0)] * seats
    assert country.offers() == ["draw equipment", "draw traps", "draw spells", "draw encounters"]


def test_dd_1_8_no_coins_come_with_later_dawns():
    country = land().day(1, dusk=True)
    country.until("drawing")
    assert [guardian["coins"] for guardian in people(country)] == [0, 0]
    assert country.land.view(None)["round"] == 2
