"""DD-4 Dice and the Crimson Fate."""

import pytest

from tests.land import land
from tests.looking import view_of

SWORD_SWORD_DAWN = 39
"""A Dark Corruption card: sword, sword, dawn, shield, dusk."""


def duel(*dice, dusk=False, own=(), others=()):
    """Urian, four dice, has attacked Sela, three dice; both let the roll come, and these are the faces."""
    country = land(guardians=("urian", "sela")).stands("crones-furlong", seat=1).holds(*own).holds(*others, seat=1)
    country.day(1, dusk=dusk)
    country.says("go crones-furlong", "pass")
    country.rolls(*dice).says("pass", seat=1)
    return country


def ends(country):
    country.says("pass")
    country.says("pass", seat=1)
    return country


def ambush(*dice, number=1, card=SWORD_SWORD_DAWN, own=()):
    """The Guardian has walked into a Dark Abyss."""
    country = land().holds(*own).day(number).abyss(37)
    country.script(corruption=[card], crimson=dice).says("go crones-furlong")
    return country


def shown(country, seat=0):
    return country.land.view(seat)["guardians"][seat]


def result(country):
    """How many symbols were not matched."""
    return next(e.missed for e in country.says("settle") if type(e).__name__ == "TestEnded")


# DD-4.1


@pytest.mark.parametrize(
    ("icon", "dusk", "hits"),
    [
        ("sword", False, 1),
        ("sword", True, 1),
        ("priestess", False, 1),
        ("priestess", True, 1),
        ("dawn", False, 1),
        ("dawn", True, 0),
        ("dusk", False, 0),
        ("dusk", True, 1),
        ("shield", False, 0),
        ("moon", False, 0),
    ],
)
def test_dd_4_1_sword_and_priestess_hit_dawn_at_dawn_and_dusk_at_dusk(icon, dusk, hits):
    miss = "dawn" if dusk else "dusk"
    country = ends(duel(icon, icon, miss, miss, miss, miss, miss, dusk=dusk))
    assert shown(country, 1)["wounds"] == 2 * hits


@pytest.mark.parametrize(("shields", "wounds"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_dd_4_1_a_shield_parries_one_hit(shields, wounds):
    country = ends(duel(*["shield"] * shields, *["dusk"] * (4 - shields), "sword", "priestess", "dawn"))
    assert shown(country)["wounds"] == wounds


def test_dd_4_1_a_moon_moves_the_fate_marker():
    country = duel("dusk", "moon", "moon", "dusk", "dusk", "dusk", "dusk")
    assert country.land.view(None)["fate"] == 1


def mighty(country, seat=0):
    """Seven Attack and a Spectre of three Lanterns: twelve dice before any card."""
    guardian = country.land.guardians[seat]
    guardian.attributes, guardian.spectre, guardian.coins = (7, 7, 7, 7), 3, 5
    return country


def rolled(told):
    """How many dice each roll had."""
    return [(event.seat, len(event.icons)) for event in told if type(event).__name__ == "DiceRolled"]


def capped(told):
    return [(event.seat, event.dice, event.wanted) for event in told if type(event).__name__ == "DiceCapped"]


def test_dd_4_1_no_roll_has_more_than_the_fourteen_dice_of_the_box():
    country = mighty(land("urian").holds("borrowed-fangs.moon", "reaper").wears("watch-halberd"))
    country.monster("leader", country.area("crones-furlong")).ready()
    country.rolls(*["dusk"] * 14).says("go crones-furlong", "cast borrowed-fangs.moon", "use 1")
    told = country.says("pass")
    assert rolled(told) == [(0, 14)] and capped(told) == [(0, 14, 18)]
    said = [country.land.words(event, "en") for event in told]
    assert "Urian rolls only 14 dice instead of 18: there are no more." in said
    assert any(text.startswith("fate reaper") and text.endswith("d14") for text in country.offers())


def test_dd_4_1_fourteen_dice_are_rolled_without_a_word():
    country = mighty(land("urian").wears("watch-halberd"))
    country.monster("leader", country.area("crones-furlong")).ready()
    told = country.says("go crones-furlong", "use 1", "pass")
    assert rolled(told) == [(0, 14)] and capped(told) == []


def test_dd_4_1_of_two_who_fight_each_may_roll_all_fourteen_dice():
    country = land(guardians=("urian", "sela")).stands("crones-furlong", seat=1)
    for seat in (0, 1):
        mighty(country, seat).holds("borrowed-fangs", seat=seat)
    names = [view_of(country.land, seat)["guardians"][seat]["hand"][0] for seat in (0, 1)]
    country.ready().says("go crones-furlong", f"cast {names[0]}")
    country.says(f"cast {names[1]}", seat=1)
    country.says("pass")
    told = country.says("pass", seat=1)
    assert rolled(told) == [(0, 14), (1, 14)] and capped(told) == [(0, 14, 16), (1, 14, 16)]


def test_dd_4_1_an_ambush_test_rolls_no_more_than_fourteen_dice_either():
    country = land().day(8).abyss(37)
    country.guardian.more_dice = 9
    told = country.ready().says("go crones-furlong")
    assert rolled(told) == [(0, 14)] and capped(told) == [(0, 14, 15)]


# DD-4.2


def test_dd_4_2_a_discarded_card_turns_one_die_to_its_icon():
    country = duel(*["dusk"] * 7, own=["reaper.sword"])
    country.says("fate reaper.sword d2")
    assert shown(country)["dice"] == ["dusk", "sword", "dusk", "dusk"]
    assert shown(country)["hand"] == []
    assert country.land.view(None)["decks"]["spells"]["discards"] == ["reaper.sword"]
    assert shown(ends(country), 1)["wounds"] == 1


def test_dd_4_2_each_card_turns_one_die_and_there_may_be_several():
    country = duel(*["dusk"] * 7, own=["barbers-case.sword", "wolf-pit.priestess"])
    country.says("fate barbers-case.sword d1", "fate wolf-pit.priestess d4")
    assert shown(country)["dice"] == ["sword", "dusk", "dusk", "priestess"]


def test_dd_4_2_the_attacked_one_may_do_so_too():
    country = duel("sword", "dusk", "dusk", "dusk", "dusk", "dusk", "dusk", others=["quilted-gambeson.shield"])
    country.says("pass")
    country.says("fate quilted-gambeson.shield d1", "pass", seat=1)
    assert shown(country, 1)["wounds"] == 0


def test_dd_4_2_it_works_in_an_ambush_test():
    country = ambush("sword", "dusk", "dawn", "dusk", own=["barbers-case.sword"])
    country.says("fate barbers-case.sword d2")
    assert result(country) == 0


def test_dd_4_2_it_works_against_a_ranged_spell():
    country = land(guardians=("urian", "roana")).holds("shrikes-needle").holds("wolf-pit.shield", seat=1)
    country.stands("crones-furlong", seat=1).rolls(*["dusk"] * 5)
    country.says("play shrikes-needle.sword", f"target {shown(country, 1)['colour']}")
    country.says("fate wolf-pit.shield d5", "stand", seat=1)
    assert shown(country, 1)["wounds"] == 0


@pytest.mark.parametrize("text", ["fate reaper.sword d5", "fate matins.dawn d1", "fate reaper.sword d3"])
def test_dd_4_2_only_your_own_dice_only_your_own_cards_and_only_to_another_icon(text):
    country = duel("dusk", "dusk", "sword", "dusk", "dusk", "dusk", "dusk", own=["reaper.sword"])
    assert country.refuses(text).clause == "DD-4.2"


def test_dd_4_2_there_must_be_dice_to_turn():
    country = land().holds("reaper.sword").stands("crones-furlong", seat=1)
    assert country.refuses("fate reaper.sword d1").clause == "DD-4.2"
    country.says("go crones-furlong")
    assert country.refuses("fate reaper.sword d1").clause == "DD-4.2"


def test_dd_4_2_dark_corruption_turns_no_dice():
    country = land().tainted(3).abyss(37)
    country.rolls("shield", "shield", "shield", "shield").says("go crones-furlong")
    assert country.offers() == ["settle"]


# DD-4.3


def test_dd_4_3_a_rolled_moon_moves_the_marker_even_if_the_die_is_changed_afterwards():
    country = duel("moon", "dusk", "dusk", "dusk", "dusk", "dusk", "dusk", own=["reaper.sword"])
    country.says("fate reaper.sword d1")
    assert country.land.view(None)["fate"] == 0
    assert "moon" not in shown(country)["dice"]


def test_dd_4_3_a_moon_made_by_a_card_never_moves_it():
    country = duel(*["dusk"] * 7, own=["reaper.moon"])
    country.says("fate reaper.moon d1")
    assert shown(country)["dice"][0] == "moon"
    assert country.land.view(None)["fate"] is None


def test_dd_4_3_a_moon_made_by_the_fate_track_never_moves_it():
    country = land().abyss(37)
    country.land.fate = 3
    country.script(corruption=[34], crimson=["moon", "sword", "sword", "dusk"]).says("go crones-furlong")
    country.says("free d4 moon")
    assert country.land.view(None)["fate"] == 4


# DD-4.4


@pytest.mark.parametrize(("number", "level"), [(1, 3), (4, 4), (7, 5)])
def test_dd_4_4_the_first_symbols_of_a_corruption_card_count_and_one_die_more_is_rolled(number, level):
    country = ambush(*["dusk"] * 6, number=number)
    assert country.land.view(None)["test"] == ["sword", "sword", "dawn", "shield", "dusk"][:level]
    assert len(shown(country)["dice"]) == level + 1


@pytest.mark.parametrize(
    ("dice", "missed"),
    [
        (["sword", "sword", "dawn", "shield"], 0),
        (["dawn", "priestess", "sword", "sword"], 0),
        (["sword", "dawn", "shield", "shield"], 1),
        (["sword", "dawn", "dawn", "dawn"], 1),
        (["dawn", "dawn", "dusk", "shield"], 2),
        (["shield", "shield", "dusk", "priestess"], 3),
    ],
)
def test_dd_4_4_each_symbol_needs_a_die_of_its_own(dice, missed):
    assert result(ambush(*dice)) == missed


def test_dd_4_4_the_dice_count_after_all_changes():
    country = ambush("sword", "sword", "dawn", "dawn", own=["reaper.moon"])
    country.says("fate reaper.moon d1")
    assert result(country) == 1


def test_dd_4_4_symbols_beyond_the_level_do_not_count():
    assert result(ambush("sword", "sword", "dawn", "moon", number=3)) == 0
    assert result(ambush("sword", "sword", "dawn", "moon", "moon", number=4)) == 1


@pytest.mark.parametrize("dice", [("sword", "sword", "dawn", "dawn"), ("dusk", "dusk", "dusk", "dusk")])
def test_dd_4_4_the_drawn_card_is_discarded(dice):
    country = ambush(*dice).script(abyss=["swallowed-name"])
    country.says("settle")
    assert country.land.taint_pile == (SWORD_SWORD_DAWN,)
    assert shown(country)["corruption"] == 0


# DD-4.5


def test_dd_4_5_each_coin_changes_the_destiny_die_by_one_up_or_down():
    country = land().sent("fourth-chair").stands("crones-furlong").script(destiny=[6])
    country.guardian.coins = 3
    country.says("complete", "coin up", "coin down", "coin down")
    assert (view_of(country.land, 0)["destiny"]["value"], country.guardian.coins) == (5, 0)
    assert country.refuses("coin down").clause == "DD-4.5"


@pytest.mark.parametrize(("rolled", "text"), [(10, "coin up"), (1, "coin down")])
def test_dd_4_5_the_die_has_ten_sides(rolled, text):
    country = land().sent("fourth-chair").stands("crones-furlong").script(destiny=[rolled])
    country.guardian.coins = 1
    country.says("complete")
    assert country.refuses(text).clause == "DD-4.5"


@pytest.mark.parametrize(("before", "after"), [(1, 4), (2, 5), (4, 5), (5, 5)])
def test_dd_4_5_you_hold_at_most_five_coins(before, after):
    country = land().holds("toad-moneylender")
    country.guardian.coins = before
    country.says("play toad-moneylender.priestess")
    assert country.guardian.coins == after


# DD-4.6


def test_dd_4_6_copies_of_a_card_may_turn_dice_to_different_icons():
    country = duel(*["dawn"] * 7, own=["reaper.sword", "reaper.dusk"])
    country.says("fate reaper.dusk d1", "fate reaper.sword d2")
    assert shown(country)["dice"] == ["dusk", "sword", "dawn", "dawn"]


@pytest.mark.parametrize("change", ["fate", "free"])
def test_dd_4_2_a_die_changed_after_a_pass_lets_the_other_act_again(change):
    country = duel("dusk", "dusk", "dusk", "dusk", "moon", "dusk", "dusk", own=("wolf-pit",), others=("wolf-pit",))
    country.says("pass")
    country.says(next(offer for offer in country.offers(seat=1) if offer.startswith(change)), "pass", seat=1)
    assert country.land.waiting == (0,), "the pass was before the change"
    assert any(offer.startswith("fate") for offer in country.offers())
    country.says("pass")
    assert country.land.view(0)["step"] != "casting"
