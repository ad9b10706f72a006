"""DD-15 Play at the table: taking back, and what nobody may know."""

import json

import pytest

from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.dusk_events import AbyssTurned, TokenDrawn
from dawnbreach.darkest_doom.events import CardSeen, MissionSeen, OrderSeen
from dawnbreach.darkest_doom.state import CORRUPTION
from dawnbreach.kernel import Illegal, Seeded
from tests.land import land
from tests.looking import view_of


def takes_back(country, seat=0):
    country.land.take_back(seat)


def cannot_take_back(country, seat=0):
    """The clause that keeps a seat from taking back."""
    before = country.land.copy()
    with pytest.raises(Illegal) as error:
        country.land.take_back(seat)
    assert country.land == before
    return error.value.refusal.clause


def test_dd_15_1_decisions_are_taken_back_one_by_one():
    country = land("urian").stands("quicksilver-meadow")
    country.guardian.fame = country.guardian.coins = 3
    moments = [country.turn_of(0).land.copy()]
    for words in ("go west-citadel", "ally", "trap oath-field", "road", "walk quicksilver-meadow"):
        country.says(words)
        moments.append(country.land.copy())
    for moment in reversed(moments[:-1]):
        takes_back(country)
        assert country.land == moment
    assert cannot_take_back(country) == "DD-15.1", "nothing is left to take back"


def rolls_in_a_test(country):
    country.abyss(country.area("thrown-stone-wood")).ready()
    country.says("go thrown-stone-wood")


def turns_up_an_attack_card(country):
    country.monster("hound", country.area("thrown-stone-wood")).ready()
    country.says("go thrown-stone-wood")


def plays_a_card(country):
    country.holds("vicars-rapier.sword").ready()
    country.says("play vicars-rapier.sword")


def draws_a_card(country):
    country.holds("errand-of-ravens").ready()
    name = country.land.doom.notation.words["card"][country.guardian.hand[0]]
    country.says(f"play {name}", "draw traps")


def declares_the_mission(country):
    country.sent("thirteenth-veil").ready()
    country.says("declare")


def is_consumed(country):
    country.monster("leader", country.area("thrown-stone-wood")).tainted(1, leader=True)
    country.guardian.attributes = (4, 2, 3, 9)
    country.ready().script(attack=[6]).rolls(*["sword"] * 4)
    country.says("go thrown-stone-wood", "pass", "pass", "become")


@pytest.mark.parametrize(
    "news",
    [rolls_in_a_test, turns_up_an_attack_card, plays_a_card, draws_a_card, declares_the_mission, is_consumed],
    ids=lambda news: news.__name__,
)
def test_dd_15_1_what_showed_something_new_is_never_taken_back(news):
    country = land("urian").stands("recruits-meadow").turn_of(0, 1)
    news(country)
    assert cannot_take_back(country) == "DD-15.1"


def test_dd_15_1_decisions_after_the_news_are_taken_back_as_far_as_the_news():
    country = land("urian").stands("recruits-meadow").holds("vicars-rapier.sword").turn_of(0, 1)
    country.says("go north-citadel", "play vicars-rapier.sword")
    known = country.land.copy()
    country.says("drop 1", "go oath-field")
    takes_back(country)
    takes_back(country)
    assert country.land == known
    assert cannot_take_back(country) == "DD-15.1"


def test_dd_15_1_nothing_is_taken_back_once_another_player_has_decided():
    country = land("urian").stands("recruits-meadow").stands("pardon-field", seat=1).turn_of(0, 1)
    country.says("end turn")
    assert cannot_take_back(country, seat=1) == "DD-15.1", "only who decided takes back"
    country.says("go south-citadel", seat=1)
    assert cannot_take_back(country, seat=0) == "DD-15.1"
    takes_back(country, seat=1)
    takes_back(country, seat=0)
    assert country.land.waiting == (0,)


# Hidden information


def full_table():
    """Three Guardians with hands, missions, achievements, a trap of Seat 1's, Abysses; the turn is Seat 0's."""
    country = land("urian", seats=3)
    for seat, cards in enumerate((("reaper", "wolf-pit"), ("matins", "poisoned-well"), ("oak-pavise", "hare-courier"))):
        country.holds(*cards, seat=seat).tainted(1, seat=seat)
    country.sent("borrowed-oath", seat=0).sent("short-weight", seat=1).sent("salt-for-the-dead", seat=2)
    country.sworn("fratricide", seat=0).sworn("crow-liturgy", "last-pew", seat=1).sworn("teeth-in-the-grass", seat=2)
    country.trap(country.area("oath-field"), 1).abyss(13, 42)
    return country.turn_of(0, 1, 2)


def other_hand(land):
    """Seat 1's Supplies against others of the same decks."""
    person = land.guardians[1]
    decks, hand = list(land.decks), []
    for card in person.supplies:
        deck = land.content.cards[land.content.supplies[card][0]].deck
        hand.append(decks[deck][-1])
        decks[deck] = tuple(sorted((*decks[deck][:-1], card)))
    person.hand, land.decks = (*hand, *person.corruption), tuple(decks)


def other_corruption(land):
    """Seat 1's Dark Corruption card against the Leader of the Hunt."""
    person = land.guardians[1]
    land.taints = tuple(sorted((*without(land.taints, 0), person.corruption[0] - CORRUPTION)))
    person.hand = (*person.supplies, CORRUPTION)


def other_mission(land):
    person = land.guardians[1]
    person.mission, land.missions = land.missions[-1], (*land.missions[:-1], person.mission)


def other_orders(land):
    person = land.guardians[1]
    person.orders, land.orders = land.orders[-2:], (*land.orders[:-2], *person.orders)


def other_bag(land):
    land.bag = (*land.bag[:-1], land.bag[-1] + 8)


def other_backs(land):
    land.backs = tuple(back for back in land.backs if back != 2)


OWN = [other_hand, other_corruption, other_mission, other_orders]
NOBODYS = [other_bag, other_backs]
LOOKERS = [(change, viewer) for change in OWN for viewer in (0, 2, None)]
LOOKERS += [(change, viewer) for change in NOBODYS for viewer in (0, 1, 2, None)]


@pytest.mark.parametrize(("change", "viewer"), LOOKERS, ids=[f"{c.__name__}-{v}" for c, v in LOOKERS])
def test_dd_15_2_what_is_hidden_shows_in_no_view_and_no_choice(change, viewer):
    ours = full_table().land
    theirs = ours.copy()
    change(theirs)
    assert theirs != ours
    assert theirs.view(viewer) == ours.view(viewer)
    if viewer is not None:
        assert theirs.choices(viewer) == ours.choices(viewer)
        for words in ("end turn", "go oath-field", "trap oath-field", "ally", "become", "let go", "swap"):
            assert theirs.why_not(words, viewer) == ours.why_not(words, viewer), words


@pytest.mark.parametrize("change", OWN, ids=lambda change: change.__name__)
def test_dd_15_2_everybody_knows_the_own_cards(change):
    ours = full_table().land
    theirs = ours.copy()
    change(theirs)
    assert theirs.view(1) != ours.view(1)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_dd_15_2_no_name_of_a_hidden_card_is_in_the_view_of_another(viewer):
    text = json.dumps(full_table().land.view(viewer))
    own = json.dumps(full_table().land.view(1))
    for secret in ("matins", "poisoned-well", "short-weight", "tithe-acres", "crow-liturgy", "last-pew"):
        assert secret not in text and secret in own, secret


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_dd_15_2_cards_drawn_at_dawn_and_dusk_are_told_to_their_owner_only(viewer):
    country = land("urian").day(1, dusk=True)
    told = country.says("end turn")
    while len(country.land.plies()) < 40:
        seat = country.land.waiting[0]
        told += country.land.play(country.land.choices(seat)[-1], seat)
    secret = [event for event in told if isinstance(event, (CardSeen, MissionSeen, OrderSeen))]
    assert {type(event) for event in secret} == {CardSeen, MissionSeen, OrderSeen}
    assert {event.seat for event in secret} == {0, 1}
    assert all(event.reaches(viewer) == (event.seat == viewer) for event in secret)


def test_dd_15_2_a_declared_mission_shows_its_area_and_a_completed_one_itself():
    country = full_table()
    assert country.land.view(None)["guardians"][0]["declared"] is None
    country.stands("south-citadel").ready().says("declare")
    seen = country.land.view(None)["guardians"][0]
    assert (seen["declared"], seen["mission"]) == ("oath-field", None)
    country.land.traps = ()
    told = country.stands("oath-field").ready().says("complete")
    assert any("Borrowed Oath" in country.land.words(e, "en", None) for e in told if e.reaches(None))


@pytest.mark.parametrize("card", ["poisoned-well", "matins"])
def test_dd_15_2_who_is_caught_in_a_trap_cannot_tell_whether_there_is_a_card_for_it(card):
    country = land("urian").stands("north-citadel").holds(card, seat=1)
    country.trap(country.area("oath-field"), 1).ready().script(corruption=[14]).rolls(*["dusk"] * 4)
    country.says("go oath-field", "settle")
    assert country.land.waiting == (1,) and "let go" in country.offers(seat=1)
    assert view_of(country.land, 0)["guardians"][1]["cards"] == 1


def before_a_card(country):
    country.holds("errand-of-ravens").ready()
    name = country.land.doom.notation.words["card"][country.guardian.hand[0]]
    country.says(f"play {name}")
    return "draw traps", 0, CardSeen


def before_a_target_token(country):
    country.monster("hound", country.area("sanctuary-of-aion")).turn_of(0).says("end turn", "draw orders")
    return "draw orders", 1, TokenDrawn


def before_the_back_of_an_abyss(country):
    country.abyss(country.area("thrown-stone-wood")).ready().script(corruption=[14]).rolls(*["dusk"] * 4)
    country.says("go thrown-stone-wood")
    return "settle", 0, AbyssTurned


@pytest.mark.parametrize(
    "scene", [before_a_card, before_a_target_token, before_the_back_of_an_abyss], ids=lambda scene: scene.__name__
)
def test_dd_15_2_what_is_not_yet_drawn_is_not_decided(scene):
    country = land("urian").stands("recruits-meadow")
    words, seat, kind = scene(country)
    found = set()
    for seed in range(12):
        other = country.land.copy()
        other.source = Seeded(str(seed))
        assert other == country.land and other.state() == country.land.state()
        found |= {event for event in other.play(words, seat) if isinstance(event, kind)}
    assert len(found) > 2, "the same position, and chance decides only now"


def test_dd_15_2_everybody_sees_who_is_fought():
    made = land("tristram", seats=1, virtual=1).stands("oath-field")
    made.monster("huntsman", made.area("drowned-belfry"))
    made.ready()
    assert made.land.view(None)["against"] is None
    made.says("go drowned-belfry")
    assert made.land.view(None)["against"] == {"figure": "m1", "tier": "huntsman"}


def test_dd_15_2_everybody_sees_the_round_track():
    track = land("tristram", seats=1, virtual=1).land.view(None)["track"]
    assert [field["level"] for field in track] == [3, 3, 3, 4, 4, 4, 5, 5]
    assert [field["echo"] for field in track] == [False] * 4 + [True] * 4
