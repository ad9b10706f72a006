"""DD-14 Virtual Guardians: rivals for one who plays alone."""

import pytest

from dawnbreach.darkest_doom.content import COLOURS
from dawnbreach.darkest_doom.events import CombatBegan, EchoHeard, FameChanged, HealthDrawn
from dawnbreach.darkest_doom.state import HOUND, HUNTSMAN, TOLD_MONSTER
from dawnbreach.kernel import NOBODY, Unreadable
from tests.land import doom, land, opening
from tests.looking import view_of

GREEN, PURPLE, ORANGE = 1, 2, 3
"""The Virtual Guardians' numbers."""
OATH_FIELD = 4
"""The Order Trail card of this area, which is next to the grey Citadel."""
FIGHTS, EMBASSY, HERALDS, CLEANSES, FREES = 13, 0, 1, 22, 27
"""Virtual Guardian cards."""


def alone(virtual=3):
    """Urian in the grey Citadel's area, with rivals."""
    return land("urian", seats=1, virtual=str(virtual)).stands("north-citadel").turn_of(0)


def lets(country, number, card, trail=OATH_FIELD):
    """End the turn; then this Virtual Guardian has its turn with this card."""
    country.turn_of(0, number).script(trail=[trail], virtual=[card])
    country.says("end turn")
    return country.land.guardians[number]


@pytest.mark.parametrize("virtual", [1, 2, 3])
def test_dd_14_1_the_player_starts_at_the_grey_temple_and_each_rival_at_the_temple_of_its_colour(virtual):
    seen = view_of(doom().start(seats=1, seed=5, virtual=str(virtual)), 0)["guardians"]
    assert [(g["colour"], g["area"], g["virtual"]) for g in seen] == [
        ("grey", "grey-temple", False),
        *((colour, f"{colour}-temple", True) for colour in COLOURS[:virtual]),
    ]


@pytest.mark.parametrize(("seats", "virtual"), [(1, "0"), (1, "4"), (2, "1")])
def test_dd_14_1_one_plays_alone_with_one_to_three_rivals(seats, virtual):
    with pytest.raises(Unreadable):
        doom().start(seats=seats, virtual=virtual)


@pytest.mark.parametrize("virtual", [1, 2, 3])
def test_dd_14_2_at_dawn_allies_give_fame_and_acolytes_clear_the_own_temple(virtual):
    country = alone(virtual).day(2, dusk=True).allied("green", 2, GREEN).allied("grey", 3, GREEN)
    green = country.land.guardians[GREEN]
    green.fame, green.acolytes = 8, 2
    country.overgrown("green-temple", 3).overgrown("grey-temple", 3).overgrown("green-citadel", 3).ready()
    country.says("end turn")
    assert country.land.round == 3 and green.fame == 2
    assert country.land.tendrils == (3, 0, 0, 0, 1, 0, 0, 3)


@pytest.mark.parametrize("dusk", [False, True])
def test_dd_14_3_the_order_trail_places_the_figure_and_the_card_is_done_in_order(dusk):
    country = alone().day(1, dusk).overgrown("grey-citadel", 2)
    green = lets(country, GREEN, HERALDS)
    assert green.area == country.area("oath-field")
    assert (country.land.allies[0], country.land.bonds[0]) == (GREEN, 1), "Fame came before the alliance"
    assert country.land.tendrils[3] == 1


@pytest.mark.parametrize(
    ("number", "day", "fame"),
    [(GREEN, 1, 1), (GREEN, 4, 1), (GREEN, 5, 3), (PURPLE, 2, 1), (PURPLE, 3, 2), (ORANGE, 3, 2), (ORANGE, 6, 3)],
)
def test_dd_14_3_the_row_of_the_round_and_the_column_of_the_guardian_count(number, day, fame):
    country = alone().day(day).stands("grey-temple")
    assert lets(country, number, EMBASSY).fame == fame


@pytest.mark.parametrize(("before", "points", "acolytes"), [(4, 5, 0), (5, 6, 1), (8, 6, 1)])
def test_dd_14_3_an_alliance_is_made_as_a_players_with_the_acolyte_at_six_fame(before, points, acolytes):
    country = alone()
    country.land.guardians[GREEN].fame = before
    green = lets(country, GREEN, HERALDS)
    assert (country.land.bonds[0], green.acolytes) == (points, acolytes)


@pytest.mark.parametrize(("points", "ally"), [(3, GREEN), (4, 0)])
def test_dd_14_3_a_citadel_of_the_player_needs_as_much_fame_as_the_points_there(points, ally):
    country = alone().allied("green", points, 0)
    country.land.guardians[GREEN].fame = 2
    lets(country, GREEN, HERALDS)
    assert country.land.allies[0] == ally


def test_dd_14_3_a_tendril_is_removed_from_the_own_temple_only():
    country = alone().overgrown("purple-temple", 2).overgrown("green-temple", 2)
    lets(country, PURPLE, 10)
    assert country.land.tendrils[4:6] == (2, 2)
    country.land.virtuals += (10,)
    lets(country.day(3), PURPLE, 10, trail=5)
    assert country.land.tendrils[4:6] == (2, 1)


def test_dd_14_3_where_a_figure_stands_the_player_moves_it_to_an_adjacent_free_area():
    country = alone().stands("oath-field")
    green = lets(country, GREEN, HERALDS)
    areas = country.land.content.areas
    assert set(country.offers()) == {f"send {areas[near].id}" for near in areas[country.guardian.area].next}
    assert green.fame == 0, "its card is not drawn yet"
    country.says("send north-citadel")
    assert (green.area, green.fame) == (country.area("north-citadel"), 1)
    assert country.guardian.area == country.area("oath-field") and country.land.view(0)["foe"] is None


def test_dd_14_3_both_cards_are_discarded():
    country = alone()
    country.land.trails, country.land.virtuals = (OATH_FIELD, 5), (HERALDS, EMBASSY)
    lets(country, GREEN, HERALDS)
    assert (country.land.trails, country.land.virtuals) == ((5,), (EMBASSY,))


# Combat


@pytest.mark.parametrize(("number", "foe"), [(GREEN, {"hits": 3, "health": 4}), (PURPLE, {"hits": 5, "health": 6})])
def test_dd_14_4_a_virtual_guardian_attacks_with_the_column_of_its_card(number, foe):
    country = alone().script(attack=[0])
    country.turn_of(0, number).script(attack=[0])
    lets(country, number, FIGHTS)
    assert country.land.view(0)["foe"] == foe
    assert country.land.waiting == (0,) and "pass" in country.offers()


@pytest.mark.parametrize("wounds", [0, 1])
def test_dd_14_4_who_is_killed_by_a_virtual_guardian_loses_fame_and_it_gains_three(wounds):
    country = alone().script(attack=[0]).rolls("dusk", "dusk", "dusk", "dusk")
    me = country.guardian
    me.wounds, me.fame = wounds, 4
    green = lets(country, GREEN, FIGHTS)
    country.says("pass", "pass")
    assert (me.moths, me.fame, green.fame) == ((1, 1, 4) if wounds else (0, 4, 1))


def beside(*monsters):
    """The player far away; green has its turn with a fight, next to these areas with a Hound and a Huntsman."""
    country = alone().stands("grey-temple")
    for tier, area in zip(("hound", "huntsman"), monsters, strict=False):
        country.monster(tier, country.area(area))
    return country.day(1).script(attack=[9, 4])


def test_dd_14_4_of_several_monsters_the_player_chooses_whom_it_attacks():
    country = beside("north-citadel", "drowned-belfry")
    country.turn_of(0, GREEN).script(attack=[9, 4], trail=[OATH_FIELD], virtual=[FIGHTS]).says("end turn")
    assert country.offers() == ["set on m1", "set on m2"]
    assert country.refuses("set on m3").clause == country.refuses("set on grey").clause == "DD-14.4"
    told = country.says("set on m2")
    assert CombatBegan(NOBODY, GREEN, TOLD_MONSTER + 3 + HUNTSMAN) in told, "the second monster"


def test_dd_14_4_a_single_monster_is_attacked_without_asking():
    country = beside("drowned-belfry")
    country.turn_of(0, GREEN).script(attack=[9, 4], trail=[OATH_FIELD], virtual=[FIGHTS])
    assert CombatBegan(NOBODY, GREEN, TOLD_MONSTER + HOUND) in country.says("end turn")


def test_dd_14_4_the_player_comes_before_any_monster():
    country = beside("north-citadel", "drowned-belfry").stands("mirror-of-the-elders")
    country.turn_of(0, GREEN).script(attack=[0], trail=[OATH_FIELD], virtual=[FIGHTS])
    assert CombatBegan(NOBODY, GREEN, 0) in country.says("end turn")


def test_dd_14_4_it_never_attacks_another_virtual_guardian():
    country = beside().stands("north-citadel", seat=PURPLE)
    country.turn_of(0, GREEN).script(trail=[OATH_FIELD], virtual=[FIGHTS])
    assert not [event for event in country.says("end turn") if isinstance(event, CombatBegan)]


def at_green(tier):
    """The player beside the green Virtual Guardian, which has Fame to lose."""
    country = alone().stands("oath-field", seat=GREEN)
    green = country.land.guardians[GREEN]
    green.tier, green.fame = tier, 5
    return country.turn_of(0, PURPLE).script(trail=[30], virtual=[HERALDS])


def test_dd_14_4_a_virtual_guardian_that_dies_loses_fame_and_gets_no_moth():
    country = at_green(tier=1).script(attack=[0]).rolls("sword", "sword", "sword", "sword")
    country.says("go oath-field")
    assert country.land.view(0)["foe"] == {"hits": 3, "health": 4}
    country.says("pass", "pass")
    green = country.land.guardians[GREEN]
    assert (green.fame, green.moths, green.area) == (2, 0, country.area("green-temple"))
    assert (country.guardian.fame, country.guardian.wounds) == (3, 3)
    assert country.land.waiting == (0,)


def test_dd_12_1_a_figure_in_the_temple_of_a_virtual_guardian_that_returns_is_moved_by_the_player():
    country = at_green(tier=1)
    country.monster("hound", country.area("green-temple")).turn_of(0, PURPLE)
    country.script(attack=[0], trail=[30], virtual=[HERALDS]).rolls("sword", "sword", "sword", "sword")
    country.says("go oath-field", "pass", "pass")
    assert all(offer.startswith("send ") for offer in country.offers()) and len(country.offers()) > 1
    country.says(country.offers()[-1])
    assert country.land.guardians[GREEN].area == country.area("green-temple") != country.land.monsters[0].area


def test_dd_14_4_a_virtual_guardian_that_lives_is_moved_by_the_attacker():
    country = at_green(tier=1).script(attack=[0]).rolls("sword", "sword", "sword", "shield")
    country.says("go oath-field", "pass", "pass", "send drowned-belfry")
    assert country.land.guardians[GREEN].area == country.area("drowned-belfry")
    assert country.land.guardians[GREEN].fame == 5


@pytest.mark.parametrize("attacker", ["player", "rival"])
def test_dd_14_4_a_virtual_guardian_never_uses_an_echo_ability(attacker):
    if attacker == "player":
        country = at_green(tier=1).day(6).script(attack=[0])
        told = country.says("go oath-field")
    else:
        country = alone().day(6).script(attack=[0])
        country.turn_of(0, PURPLE).script(attack=[0], trail=[OATH_FIELD], virtual=[14])
        told = country.says("end turn")
    assert country.land.echo and country.land.view(0)["foe"]["hits"] == 3, "one more with the Echo"
    assert not [event for event in told if isinstance(event, EchoHeard)]


@pytest.mark.parametrize(
    ("cards", "fame", "alive", "area"),
    [((5, 9), 4, False, "oath-field"), ((9, 4), 1, True, "oath-field"), ((38, 1), 1, False, "green-temple")],
    ids=["it kills the Hound", "both live", "both die"],
)
def test_dd_14_4_against_a_monster_both_fight_by_card_without_the_echo(cards, fame, alive, area):
    country = alone().stands("grey-temple").monster("hound", 48).day(1)
    country.turn_of(0, GREEN).script(attack=cards, trail=[OATH_FIELD], virtual=[FIGHTS])
    country.says("end turn")
    green = country.land.guardians[GREEN]
    assert (country.land.monsters[0].tier >= 0) is alive
    assert (green.fame, country.land.content.areas[green.area].id, green.moths) == (fame, area, 0)
    assert len(country.land.attack_pile) == 2


@pytest.mark.parametrize(("cards", "killed"), [((0, 7), False), ((1, 7), True)])
def test_dd_14_4_a_monster_attacks_a_virtual_guardian_without_the_echo(cards, killed):
    country = alone().stands("grey-temple").stands("oath-field", seat=GREEN).monster("leader", 48).day(6)
    green = country.land.guardians[GREEN]
    green.fame, green.tier, country.land.bag = 5, 2, (8,)
    country.turn_of(0).script(event=["withered-petals"], map=["map-four"], token=[8], attack=cards)
    told = country.says("end turn", "draw orders")
    assert country.land.attack_pile[:2] == cards and not [event for event in told if isinstance(event, EchoHeard)]
    assert (FameChanged(GREEN, -3, 2) in told, green.moths) == (killed, 0), "5 hits against 6 health, 6 with the Echo"


# Cards aimed at players


def test_dd_14_5_cards_are_nothing_to_a_virtual_guardian():
    country = at_green(tier=0).holds("heron-inquisitor").ready()
    country.says("play heron-inquisitor.sword", "target green")
    assert country.land.guardians[GREEN].fame == 3 and country.land.view(0)["step"] == "turn"
    country = at_green(tier=0).holds("heron-inquisitor")
    country.land.guardians[GREEN].fame = 0
    assert country.ready().refuses("play heron-inquisitor.sword").clause == "DD-10.5"


def test_dd_14_5_cards_that_could_do_nothing_alone_are_not_in_the_decks():
    country, together = alone(), land(seats=2)
    left = {name: deck["left"] for name, deck in country.land.view(0)["decks"].items()}
    assert left == {"equipment": 40, "traps": 31, "spells": 38, "encounters": 38}
    assert {deck["left"] for deck in together.land.view(0)["decks"].values()} == {40}
    content = country.land.content
    gone = {content.cards[content.supplies[c][0]] for d in range(4) for c in together.land.decks[d]} - {
        content.cards[content.supplies[c][0]] for d in range(4) for c in country.land.decks[d]
    }
    assert {card.id for card in gone} == {
        *("rope-across-the-road", "scapegoat-doll", "leech-pond", "rotten-footbridge"),
        *("kiss-of-rot", "stoat-cutpurse"),
    }
    country.land.check()
    assert country.reloaded()


@pytest.mark.parametrize("card", ["choir-of-slanders", "heretics-pyre", "winter-gale"])
def test_dd_14_5_fame_wounds_and_movement_concern_a_virtual_guardian_too(card):
    country = at_green(tier=0).holds(card).ready().script(attack=[0])
    name = country.land.doom.notation.words["card"][country.guardian.hand[0]]
    green = country.land.guardians[GREEN]
    country.says(f"play {name}", "target green")
    if card == "winter-gale":
        country.says(next(offer for offer in country.offers() if offer.startswith("drive")))
        assert green.area != country.area("oath-field")
    elif card == "heretics-pyre":
        assert (green.area, green.fame, country.guardian.fame) == (country.area("green-temple"), 2, 3)
    else:
        assert green.fame == 3


@pytest.mark.parametrize(("tier", "dies"), [(HOUND, True), (HUNTSMAN, False)])
def test_dd_14_5_the_wounds_of_an_event_reach_virtual_guardians_too(tier, dies):
    country = alone(virtual=1).stands("grey-temple")
    green = country.land.guardians[GREEN]
    green.area, green.tier, green.fame, country.guardian.wounds = country.area("oath-field"), tier, 5, 0
    told = country.script(attack=[1]).nightfall("sunless-noon", "map-two")
    assert country.guardian.wounds == 1
    assert HealthDrawn(GREEN, 1, 1 if dies else 3) in told, "the column of its Penumbra on an attack card"
    home = country.area("green-temple")
    assert (green.fame, green.area == home, green.moths) == ((2, True, 0) if dies else (5, False, 0))
    assert country.guardian.fame == 0, "nobody has killed it"


@pytest.mark.parametrize("event", ["alms-for-the-drowned", "false-memories", "poisoned-fonts"])
def test_dd_14_5_no_other_loss_by_an_event_concerns_virtual_guardians(event):
    country = alone(virtual=1).day(5)
    before = country.land.guardians[GREEN].copy()
    country.nightfall(event, "map-one", 1, 2, 7)
    country.land.guardians[GREEN].area = before.area
    assert country.land.guardians[GREEN] == before


# Traps


def trapped(*cards, trail=OATH_FIELD):
    """Green is placed where the player's trap lies; its card would give it Fame."""
    country = alone(virtual=1).holds(*cards).stands("grey-temple").trap(0, seat=0)
    country.land.traps = ((0, country.area("oath-field")),)
    country.land.guardians[GREEN].fame = 5
    country.ready()
    return country, lets(country, GREEN, HERALDS, trail)


def test_dd_14_3_a_virtual_guardian_placed_on_a_trap_springs_it_without_a_test():
    country, green = trapped("poisoned-well", "tar-and-feathers")
    assert country.land.view(0)["step"] == "springing"
    assert [offer.split(".")[0] for offer in country.offers()] == [
        "let go",
        "spring poisoned-well",
        "spring tar-and-feathers",
    ]
    country.says("let go")
    assert (green.fame, country.land.traps) == (6, ()), "its card follows"


def test_dd_14_3_a_virtual_guardian_killed_by_a_trap_has_no_more_of_its_turn():
    country, green = trapped("poisoned-well")
    country.script(attack=[0]).says("spring poisoned-well.priestess")
    assert (green.area, green.fame) == (country.area("green-temple"), 2), "its card is not drawn"
    assert country.guardian.fame == 3
    assert country.land.virtuals == tuple(range(32))


def test_dd_12_1_a_trap_that_kills_a_virtual_guardian_does_not_drive_it_from_its_temple():
    country, green = trapped("loosened-boulders")
    name = country.land.doom.notation.words["card"][country.guardian.hand[0]]
    country.script(attack=[1]).says(f"spring {name}")
    assert (green.area, green.fame) == (country.area("green-temple"), 2)
    assert country.land.view(0)["step"] != "pushing"


def test_dd_14_3_a_virtual_guardian_pushed_out_of_a_trap_goes_on_with_its_turn():
    country, green = trapped("turned-signpost")
    name = country.land.doom.notation.words["card"][country.guardian.hand[0]]
    country.says(f"spring {name}", "drive drowned-belfry", "enough")
    assert (green.area, green.fame) == (country.area("drowned-belfry"), 6)


def test_dd_14_3_a_virtual_guardian_the_player_moves_on_springs_nothing():
    country = alone(virtual=1).stands("oath-field").holds("poisoned-well").trap(0, seat=0)
    country.land.traps = ((0, country.area("drowned-belfry")),)
    country.ready()
    lets(country, GREEN, HERALDS)
    assert "send drowned-belfry" not in country.offers(), "an area with tokens is not free"
    country.says("send north-citadel")
    assert country.land.traps == ((0, country.area("drowned-belfry")),)


# The rivals' victories


@pytest.mark.parametrize(
    ("card", "day", "dusk", "tested"),
    [
        (CLEANSES, 7, False, True),
        (CLEANSES, 7, True, False),
        (CLEANSES, 8, False, False),
        (FREES, 8, True, True),
        (FREES, 8, False, False),
        (FREES, 7, True, False),
    ],
)
def test_dd_14_6_the_priestess_in_the_dawn_of_round_7_and_mosh_in_the_dusk_of_round_8(card, day, dusk, tested):
    country = alone().day(day, dusk).stands("grey-temple")
    lets(country, GREEN, card)
    assert ("settle" in country.offers()) is tested


@pytest.mark.parametrize("passed", [True, False])
@pytest.mark.parametrize(("card", "day", "dusk"), [(CLEANSES, 7, False), (FREES, 8, True)])
def test_dd_14_6_who_fails_the_test_of_level_4_loses_to_that_virtual_guardian(card, day, dusk, passed):
    country = alone().day(day, dusk).stands("grey-temple")
    country.guardian.fame = 30
    country.ready().script(corruption=[14])
    country.rolls("priestess", "sword", "dawn", "shield" if passed else "dusk", "sword")
    lets(country, GREEN, card)
    assert country.land.view(0)["test"] == ["priestess", "sword", "dawn", "shield"]
    country.says("settle")
    rank = country.land.standings()[0].rank
    assert (country.land.over, rank) == ((dusk, 1) if passed else (True, 2))


def test_dd_14_7_an_empty_deck_is_made_anew_of_its_discards():
    country = alone()
    country.land.trails = country.land.virtuals = ()
    green = lets(country, GREEN, HERALDS)
    assert green.area == country.area("oath-field") and green.fame == 1
    assert (len(country.land.trails), len(country.land.virtuals)) == (49, 31)


def test_dd_14_8_a_virtual_guardian_with_more_fame_has_its_turn_before_the_player():
    country = alone().day(2, dusk=True)
    for guardian, fame in zip(country.land.guardians, (3, 5, 1, 4), strict=True):
        guardian.fame = fame
    country.ready().says("end turn")
    assert country.land.order == (GREEN, ORANGE, 0, PURPLE)


def test_dd_14_8_virtual_guardians_roll_for_the_first_order_too():
    orders = {tuple(opening(seats=1, seed=seed).until("turn").land.view(None)["order"]) for seed in range(12)}
    assert len({order.index(0) for order in orders}) > 1
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def test_dd_13_5_virtual_guardians_have_places_among_all():
    country = alone()
    for guardian, fame in zip(country.land.guardians, (5, 9, 1, 7), strict=True):
        guardian.fame = fame
    assert [(place.seat, place.rank, place.score) for place in country.land.ranking()] == [
        (1, 1, 9),
        (3, 2, 7),
        (0, 3, 5),
        (2, 4, 1),
    ]
    assert [(place.seat, place.rank) for place in country.land.standings()] == [(0, 3)]
