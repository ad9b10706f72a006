"""DD-7.5 and DD-7.8 The Echo of Darkness in combat, and the possessed High Priestess."""

import pytest

from tests.darkest_doom.test_dd_07_combat import attack_card, foe, hunt
from tests.land import land

ECHO = 6
"""A round in which the Echo is active from the start."""


def echoing(sentence, guardian="tristram", day=ECHO, **tiers):
    made = hunt(guardian=guardian, day=day)
    made.land.source = made.land.source.otherwise
    return made.script(attack=[attack_card(made, echo=sentence, **tiers)])


@pytest.mark.parametrize(
    ("sentence", "card", "shown"), [("hits 2", (1, 2), (3, 2)), ("tough 2", (3, 2), (3, 4)), ("rob 2", (2, 2), (2, 2))]
)
def test_dd_7_5_the_echo_makes_the_monster_stronger_only_when_it_is_active(sentence, card, shown):
    made = echoing(sentence, hound=card)
    made.says("go drowned-belfry")
    assert (foe(made)["hits"], foe(made)["health"]) == shown
    early = echoing(sentence, day=5, hound=card)
    early.says("go drowned-belfry")
    assert (foe(early)["hits"], foe(early)["health"]) == card, "at Dawn of round five it still sleeps"


def test_dd_7_5_the_echo_takes_dice_coins_and_mana():
    dread = echoing("dice -2")
    dread.rolls("dusk").says("go drowned-belfry", "pass")
    assert len(dread.guardian.dice) == 1
    magpie = echoing("rob 2")
    magpie.guardian.coins = 3
    magpie.says("go drowned-belfry")
    assert magpie.guardian.coins == 1
    leech = echoing("drain 1")
    leech.says("go drowned-belfry")
    assert leech.guardian.mana == 1


def test_dd_7_5_the_echo_comes_before_spells():
    made = echoing("taint 1").holds("matins", "reaper", "wolf-pit").ready()
    made.says("go drowned-belfry")
    assert made.refuses("cast matins.shield").clause == "DD-10.5", "first a card makes room for the Corruption"
    made.says("discard wolf-pit.priestess")
    assert len(made.guardian.corruption) == 1
    made.says("cast matins.shield")


def test_dd_7_5_hits_that_pierce_cannot_be_parried():
    made = echoing("pierce 2", hound=(2, 3))
    made.rolls("shield", "shield", "shield").says("go drowned-belfry", "pass", "pass")
    assert made.guardian.wounds == 2
    blunted = echoing("pierce 2", hound=(2, 3)).wears("oak-pavise").ready()
    blunted.rolls("shield", "shield", "shield").says("go drowned-belfry", "use 1", "pass", "pass")
    assert blunted.guardian.wounds == 0, "the monster has two hits less"


def test_dd_7_5_a_silencing_echo_forbids_spells_in_the_whole_combat_but_no_weapons():
    made = echoing("silence").holds("reaper").wears("watch-halberd").ready()
    made.says("go drowned-belfry")
    assert made.refuses("cast reaper.sword").clause == "DD-7.5"
    made.rolls(*["dusk"] * 5).says("use 1", "pass")
    assert len(made.guardian.dice) == 5
    assert made.refuses("cast reaper.sword").clause == "DD-7.5"


def test_dd_7_5_spells_against_a_monster_need_no_turns():
    made = hunt(guardian="roana").holds("matins", "black-feathers").ready()
    made.says("go drowned-belfry", "cast matins.shield", "cast black-feathers.priestess")
    assert made.guardian.mana == 3


def summit(day=7, dusk=False, **board):
    """A Guardian on the Path, with the card of the rulebook's example: +1 attack, +3 health."""
    made = land("tristram").stands("path-to-winter-mountain")
    made.day(day, dusk)
    made.land.hearts = 8 - day if dusk else 9 - day
    made.guardian.attributes = (7, 2, 3, 7)
    card = next(n for n, a in enumerate(made.land.content.attacks) if a.priestess == (1, 3) and a.echo.verb == "drain")
    return made.script(attack=[card]).ready()


@pytest.mark.parametrize(
    ("day", "dusk", "attack", "health"),
    [(1, False, 0, 8), (1, True, 1, 7), (5, True, 5, 3), (7, False, 6, 2), (8, True, 8, 0)],
)
def test_dd_7_8_the_priestess_has_the_open_dusk_fields_and_the_hearts_and_her_card(day, dusk, attack, health):
    made = summit(day, dusk)
    made.says("go winter-mountain")
    assert foe(made) == {"hits": attack + 1, "health": health + 3}


def test_dd_7_8_beating_her_wins_if_you_survive():
    made = summit()
    made.rolls(*["sword"] * 5, "shield", "shield").says("go winter-mountain", "pass", "pass")
    assert made.land.over
    assert made.land.view(None)["ending"] == 3
    assert made.land.standings()[0].seat == 0


def test_dd_7_8_if_both_die_she_is_not_beaten():
    made = summit()
    made.rolls(*["sword"] * 7).says("go winter-mountain", "pass", "pass")
    assert not made.land.over
    assert made.land.guardians[0].moths == 1


def test_dd_7_8_who_lives_without_beating_her_goes_to_the_path():
    made = summit()
    made.rolls(*["sword"] * 4, "shield", "shield", "shield").says("go winter-mountain", "pass", "pass")
    assert made.guardian.area == made.area("path-to-winter-mountain")
    assert made.guardian.wounds == 4


@pytest.mark.parametrize(("day", "mana"), [(5, 2), (7, 0)])
def test_dd_7_8_she_too_has_the_echo_from_the_fifth_dusk_on(day, mana):
    made = summit(day)
    made.says("go winter-mountain")
    assert made.guardian.mana == mana


def test_dd_7_8_past_a_figure_on_the_path_the_nearest_free_area_is_chosen():
    made = summit()
    made.abyss(made.area("drowned-belfry")).rolls(*["sword"] * 4, "shield", "shield", "shield")
    made.says("go winter-mountain")
    made.stands("path-to-winter-mountain", seat=1).ready()
    made.rolls(*["sword"] * 4, "shield", "shield", "shield").says("pass", "pass", "send drowned-belfry")
    assert made.guardian.area == made.area("drowned-belfry")
    assert made.land.view(0)["step"] == "turn", "tokens do not trigger"
