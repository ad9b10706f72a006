"""The worked examples of the rulebook: combats, the High Priestess, target tokens."""

import pytest

from tests.land import land

ROANA, URIAN = range(2)
HOUND_2_2 = 0
TARGETS_GREEN = 0
"""First the green Blood Temple, second the green Guardian, third the green Citadel."""


def roana_attacks_urian():
    made = land(guardians=("roana", "urian"))
    made.land.guardians[ROANA].attributes = (3, 5, 3, 3)
    made.land.guardians[URIAN].attributes = (5, 2, 3, 4)
    made.stands("oath-field", seat=ROANA).stands("drowned-belfry", seat=URIAN).holds("reaper", seat=ROANA).ready()
    made.says("go drowned-belfry", "cast reaper.sword")
    made.says("pass", seat=URIAN)
    made.rolls("shield", "sword", "dawn", "dawn", "shield", "moon", "priestess", "moon")
    return made


def test_example_roana_attacks_urian_the_roll_moves_the_marker_by_two():
    made = roana_attacks_urian()
    assert made.land.view(None)["fate"] is None, "in the centre"
    told = made.says("pass", seat=ROANA)
    rolled = [(event.seat, len(event.icons)) for event in told if type(event).__name__ == "DiceRolled"]
    assert rolled == [(ROANA, 3), (URIAN, 5)]
    assert made.land.view(None)["fate"] == 1, "the second place"


def test_example_roana_attacks_urian_who_takes_three_wounds():
    made = roana_attacks_urian()
    made.says("pass", seat=ROANA)
    made.says("pass", seat=ROANA)
    made.says("pass", seat=URIAN)
    assert made.land.guardians[URIAN].wounds == 3, "4 hits, 1 parry"
    assert made.land.guardians[ROANA].wounds == 0, "2 hits, 2 parries"
    assert made.land.waiting == (ROANA,)
    assert all(offer.startswith("send ") for offer in made.offers(ROANA)), "both live, so she moves him"


def test_example_a_hound_attacks_roana_from_an_adjacent_area():
    made = land("roana").coloured("grey", "green").stands("oath-field").holds("black-feathers")
    made.monster("hound", made.area("drowned-belfry")).script(attack=[HOUND_2_2]).prowl(3)
    assert made.land.view(None)["foe"] == {"hits": 2, "health": 2}
    made.rolls("sword", "moon").says("pass")
    assert made.land.view(None)["fate"] == 0, "the first place"
    made.says("cast black-feathers.priestess", "pass")
    assert made.where() is None
    made.says("bear")
    assert made.guardian.wounds == 1
    assert made.guardian.fame == 3


def test_example_the_possessed_priestess_at_dawn_of_round_seven():
    made = land("tristram").stands("path-to-winter-mountain")
    made.day(7)
    made.land.hearts = 2
    card = next(n for n, a in enumerate(made.land.content.attacks) if a.priestess == (1, 3))
    made.script(attack=[card]).says("go winter-mountain")
    assert made.land.view(None)["foe"] == {"hits": 7, "health": 5}


@pytest.mark.parametrize(
    ("corrupted", "green", "told"),
    [
        ((), True, "TendrilsChanged green-temple"),
        (("green-temple",), True, "CombatBegan"),
        (("green-temple",), False, "TendrilsChanged green-citadel"),
    ],
)
def test_example_target_token_the_temple_then_the_guardian_then_the_citadel(corrupted, green, told):
    made = land(guardians=("sela", "urian")).coloured("purple", "green" if green else "grey")
    made.stands("brine-meadows", seat=0).stands("wood-of-drums", seat=1)
    for building in corrupted:
        made.overgrown(building)
    made.monster("hound", made.area("widows-heath")).script(attack=[HOUND_2_2])
    before = made.land.tendrils
    events = made.prowl(TARGETS_GREEN)
    grown = [b for n, b in enumerate(made.land.doom.notation.words["building"]) if made.land.tendrils[n] > before[n]]
    fought = ["CombatBegan" for event in events if type(event).__name__ == "CombatBegan"]
    assert [*fought, *(f"TendrilsChanged {b}" for b in grown)] == [told]
