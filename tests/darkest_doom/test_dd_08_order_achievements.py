"""DD-8 Order Achievements."""

import pytest

from tests.land import land


def shown(country, seat=0, viewer=None):
    return country.land.view(seat if viewer is None else viewer)["guardians"][seat]


def at_dusk(*held):
    """The Dusk of round 3 begins, and the seat holds these achievements."""
    country = land().sworn(*held).day(3)
    country.says("end turn")
    return country


def cards(country, *orders):
    """The numbers of cards of these designs, for a script."""
    content = country.land.content
    return [next(c for c, d in enumerate(content.achievement_cards) if content.achievements[d].id == o) for o in orders]


# DD-8.1


def test_dd_8_1_in_the_first_dusk_everybody_draws_two():
    country = land(seats=3)
    assert [shown(country, seat)["orders_held"] for seat in range(3)] == [0, 0, 0]
    country.says("end turn")
    country.script(order=cards(country, "last-pew", "fratricide")).says("draw orders")
    assert shown(country)["orders"] == ["last-pew", "fratricide"]
    country.until("turn")
    assert [shown(country, seat)["orders_held"] for seat in range(3)] == [2, 2, 2]


def test_dd_8_1_later_you_draw_up_to_two():
    country = at_dusk("last-pew")
    country.script(order=cards(country, "fratricide")).says("draw orders")
    assert shown(country)["orders"] == ["last-pew", "fratricide"]


def test_dd_8_1_with_two_you_draw_none():
    country = at_dusk("last-pew", "fratricide")
    left = len(country.land.orders)
    country.says("draw orders")
    assert shown(country)["orders"] == ["last-pew", "fratricide"]
    assert len(country.land.orders) == left


@pytest.mark.parametrize(
    ("shed", "kept"),
    [(["last-pew"], ["fratricide"]), (["fratricide"], ["last-pew"]), (["last-pew", "fratricide"], [])],
)
def test_dd_8_1_you_may_first_discard_any_you_hold_and_then_draw_up_to_two(shed, kept):
    country = at_dusk("last-pew", "fratricide")
    new = ["crow-liturgy", "vicars-courier"][: len(shed)]
    country.script(order=cards(country, *new)).says(*[f"shed {order}" for order in shed], "draw orders")
    assert shown(country)["orders"] == [*kept, *new]
    assert list(country.land.order_pile) == cards(country, *shed)


def test_dd_8_1_only_what_you_hold_is_discarded_and_only_before_drawing():
    country = at_dusk("last-pew")
    assert country.refuses("shed fratricide").clause == "DD-8.1"
    country.says("draw orders")
    country.until("turn", seat=0)
    assert country.refuses("shed last-pew").clause == "DD-8.1"


def test_dd_8_1_there_are_none_to_draw_at_dawn():
    country = land().sworn("last-pew").day(2, dusk=True)
    country.until("drawing").until("turn", seat=0)
    assert shown(country)["orders"] == ["last-pew"]


def test_dd_8_1_nobody_else_sees_which_you_hold():
    country = at_dusk("last-pew")
    assert (shown(country, 0, viewer=1)["orders"], shown(country, 0, viewer=1)["orders_held"]) == (None, 1)


# DD-8.2


@pytest.mark.parametrize(("reward", "coins", "fame", "corruption"), [(1, 2, 0, 2), (2, 0, 2, 2), (3, 0, 0, 1)])
def test_dd_8_2_you_take_one_of_the_rewards_and_the_card_is_discarded(reward, coins, fame, corruption):
    country = land().sworn("last-pew").tainted(2)
    told = country.says(f"achieve last-pew {reward}")
    if reward == 3:
        country.says(country.offers()[0])
    assert "OrderMet" in [type(event).__name__ for event in told]
    own = country.guardian
    assert (own.coins, own.fame, len(own.corruption)) == (coins, fame, corruption)
    assert shown(country)["orders"] == []
    assert list(country.land.order_pile) == cards(country, "last-pew")
    assert country.refuses("achieve last-pew 1").clause == "DD-8.2"


def test_dd_8_2_several_may_be_met_one_after_another():
    country = land().sworn("last-pew", "purse-of-the-almoner")
    country.guardian.coins = 3
    assert country.refuses("achieve purse-of-the-almoner 1").clause == "DD-8.2"
    country.says("achieve last-pew 1", "achieve purse-of-the-almoner 1")
    assert (country.guardian.coins, country.guardian.fame) == (5, 2)


@pytest.mark.parametrize("text", ["achieve fratricide 1", "achieve purse-of-the-almoner 1"])
def test_dd_8_2_the_achievement_must_be_yours_and_its_condition_met(text):
    assert land().sworn("fratricide").refuses(text).clause == "DD-8.2"


def test_dd_8_2_it_is_announced_in_your_turn():
    assert land().sworn("last-pew", seat=1).refuses("achieve last-pew 1", seat=1).clause == "DD-3.1"


THERE, BACK = "go crones-furlong", "go purple-temple"
DEEDS = {
    "pilgrims-blisters": (THERE, BACK, THERE, BACK, THERE),
    "teeth-in-the-grass": ("trap oath-field", "trap tithe-acres"),
    "strangers-at-one-fire": ("play badger-innkeeper.shield", "play hedgehog-herbalist.priestess"),
    "lightning-on-a-lead": ("play shrikes-needle.sword", "target m1"),
}


@pytest.mark.parametrize(("order", "deeds"), DEEDS.items())
def test_dd_8_2_deeds_meet_a_condition_and_not_one_deed_earlier(order, deeds):
    country = land("sela").sworn(order).monster("leader", 42)
    country.holds("hedgehog-herbalist", "badger-innkeeper", "shrikes-needle")
    country.guardian.coins, country.guardian.actions, country.guardian.wounds = 2, 5, 3
    for deed in deeds:
        assert f"achieve {order} 1" not in country.offers()
        country.says(deed)
    assert f"achieve {order} 1" in country.offers()


@pytest.mark.parametrize(
    ("order", "dice"),
    [("plank-over-the-pit", ["sword", "sword", "dawn", "dusk"]), ("lesson-in-ashes", ["dusk"] * 4)],
)
def test_dd_8_2_a_test_passed_and_a_test_failed_are_different_deeds(order, dice):
    country = land().sworn("plank-over-the-pit", "lesson-in-ashes").abyss(37)
    country.script(corruption=[39], crimson=dice, abyss=["swallowed-name"]).says("go crones-furlong", "settle")
    assert {offer.split()[1] for offer in country.offers() if offer.startswith("achieve")} == {order}


@pytest.mark.parametrize(
    ("order", "has"),
    [
        ("purse-of-the-almoner", {"coins": 5}),
        ("moths-on-the-shroud", {"moths": 2}),
        ("light-over-the-water", {"relics": (0, 1, 0), "area": 5}),
        ("the-seal-answers", {"relics": (2, 0, 0), "area": 0}),
        ("above-the-exile-line", {"attributes": (4, 5, 3, 4), "area": 36}),
        ("laurel-and-lash", {"fame": 6}),
    ],
)
def test_dd_8_2_a_condition_may_be_what_you_have_and_where_you_are_and_all_of_it_must_hold(order, has):
    for missing in has:
        country = land().sworn(order)
        for name, value in has.items():
            if name != missing:
                setattr(country.guardian, name, value)
        assert country.refuses(f"achieve {order} 1").clause == "DD-8.2"
        setattr(country.guardian, missing, has[missing])
        assert f"achieve {order} 1" in country.offers()


def test_dd_8_2_between_jaw_and_pit_asks_for_a_monster_and_an_abyss_next_door():
    country = land().sworn("between-jaw-and-pit").abyss(37)
    assert country.refuses("achieve between-jaw-and-pit 1").clause == "DD-8.2"
    country.monster("hound", 36)
    country.says("achieve between-jaw-and-pit 2")
    assert country.guardian.fame == 2


@pytest.mark.parametrize("swords", [3, 4])
def test_dd_8_2_wounds_dealt_to_a_monster_count(swords):
    country = land().sworn("red-harvest-hymn").monster("hound", 37).script(attack=[9])
    country.rolls(*["sword"] * swords, *["moon"] * (4 - swords)).ready()
    country.says("go crones-furlong", "pass", "pass")
    country.until("turn", seat=0)
    assert ("achieve red-harvest-hymn 1" in country.offers()) is (swords == 4)


def test_dd_8_2_wounds_dealt_to_a_virtual_guardian_count():
    country = land("urian", seats=1, virtual="1").sworn("red-harvest-hymn").stands("north-citadel")
    country.stands("oath-field", seat=1).land.guardians[1].tier = 0
    country.turn_of(0).script(attack=[9]).rolls(*["sword"] * 4)
    country.says("go oath-field", "pass", "pass")
    country.until("turn", seat=0)
    assert "achieve red-harvest-hymn 1" in country.offers()


def test_dd_8_2_wounds_dealt_to_monsters_by_spells_count():
    country = land("roana").sworn("red-harvest-hymn").holds("heretics-pyre", "moonfall").monster("hound", 37)
    country.guardian.relics = (0, 0, 1)
    country.ready().script(attack=[9]).says("play heretics-pyre.shield", "target m1")
    assert "achieve red-harvest-hymn 1" not in country.offers()
    country.says("play moonfall.dawn", "target m1")
    assert "achieve red-harvest-hymn 1" in country.offers()


def test_dd_8_2_wounds_dealt_to_monsters_by_traps_count():
    country = land("tristram").sworn("red-harvest-hymn").holds("circle-of-elder-blood").stands("oath-field")
    country.monster("leader", country.area("wolf-stair")).trap(country.area("snare-pines"), seat=0)
    country.guardian.relics = (0, 0, 1)
    country.ready().prowl(7)
    country.says("spring circle-of-elder-blood.sword", seat=0)
    country.until("turn", seat=0)
    assert "achieve red-harvest-hymn 1" in country.offers()


# After your turn


def caught_after_the_turn(*orders):
    """Tristram's turn is over when Urian walks into his trap; then Urian ends his turn."""
    country = land(guardians=("tristram", "urian")).coloured("purple", "green")
    country.stands("oath-field").stands("wolf-stair", seat=1).holds("rope-across-the-road").sworn(*orders)
    country.trap(country.area("snare-pines"), seat=0).guardian.coins = 3
    country.turn_of(0, 1).says("end turn")
    country.script(corruption=[5], crimson=["dawn"] * 4).says("go snare-pines", "settle", seat=1)
    country.says(next(offer for offer in country.offers() if offer.startswith("spring")))
    country.says("end turn", seat=1)
    return country


def test_dd_8_2_what_you_did_after_your_turn_is_announced_when_that_turn_is_over():
    country = caught_after_the_turn("guest-for-supper", "last-pew")
    assert country.land.waiting == (0,) and country.land.view(None)["phase"] == "dawn"
    country.says("achieve guest-for-supper 1")
    assert country.guardian.fame == 2
    assert "achieve last-pew 1" not in country.offers(), "no longer the lowest Fame"
    country.says("say nothing")
    assert country.land.view(None)["phase"] == "dusk"


def test_dd_8_2_after_your_turn_you_need_not_announce_and_are_asked_once():
    country = caught_after_the_turn("guest-for-supper")
    country.says("say nothing")
    assert shown(country)["orders"] == ["guest-for-supper"]
    assert country.land.view(0)["step"] == "ordering"
    assert country.refuses("achieve guest-for-supper 1").clause == "DD-8.2", "deeds of one phase count"


def test_dd_8_2_nobody_is_asked_who_holds_no_achievement():
    country = caught_after_the_turn()
    assert country.land.view(None)["phase"] == "dusk"


def test_dd_8_2_nobody_is_asked_who_did_nothing_since_the_turn():
    country = land().sworn("last-pew").sworn("purse-of-the-almoner", seat=1).turn_of(0, 1)
    country.says("go crones-furlong", "end turn")
    assert country.land.waiting == (1,)
    country.says("end turn", seat=1)
    assert country.land.view(None)["phase"] == "dusk"


def test_dd_8_2_whether_you_are_asked_tells_nobody_what_you_hold():
    met, unmet = (caught_after_the_turn(order) for order in ("guest-for-supper", "fratricide"))
    assert met.land.waiting == unmet.land.waiting == (0,)
    assert unmet.offers() == ["say nothing"]


def test_dd_8_2_who_dies_in_the_own_turn_may_still_announce():
    country = land().sworn("flagellants-grin").stands("recruits-meadow").monster("leader", 13)
    country.guardian.wounds = 1
    country.turn_of(0, 1).script(attack=[7]).rolls(*["dusk"] * 4)
    country.says("go thrown-stone-wood", "pass", "pass")
    assert country.guardian.moths == 1 and country.land.waiting == (0,)
    country.says("achieve flagellants-grin 3", "say nothing")
    assert country.guardian.coins == 1 and country.land.waiting == (1,)


def test_dd_8_2_what_happens_before_your_turn_is_announced_in_it():
    country = land(guardians=("urian", "tristram")).sworn("flagellants-grin", seat=1)
    country.stands("oath-field", seat=1).stands("north-citadel").turn_of(0, 1).rolls(*["sword"] * 4, *["dusk"] * 9)
    country.says("go oath-field", "pass")
    country.says("pass", seat=1)
    country.says("pass")
    country.says("pass", seat=1)
    country.says(country.offers()[0], "end turn")
    assert country.land.view(1)["step"] == "turn", "not asked before"
    country.says("achieve flagellants-grin 2", seat=1)
    assert country.land.guardians[1].fame == 2
