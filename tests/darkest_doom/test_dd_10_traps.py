"""DD-10.2 to DD-10.4 Traps."""

import pytest

from tests.darkest_doom.test_dd_07_combat import attack_card
from tests.land import land

ORANGE_TEMPLE, GREEN_CITADEL = 1, 7
SHIELD_PRIESTESS_MOON = 5
"""The first three symbols of this Dark Corruption card."""
FAILED = ("dawn", "dawn", "dawn", "dawn")
PASSED = ("moon", "shield", "priestess", "dawn")


def setting(coins=3):
    made = land(guardians=("tristram", "urian")).coloured("purple", "green")
    made.stands("oath-field", seat=0).stands("moth-elms", seat=1)
    made.guardian.coins = coins
    return made.ready()


def snare(*cards, dice=FAILED):
    """Urian walks into Tristram's trap at the Snare Pines and rolls these dice."""
    made = setting().holds(*cards, seat=0).stands("wolf-stair", seat=1).trap(0, seat=0)
    made.land.traps = ((0, made.area("snare-pines")),)
    made.script(corruption=[SHIELD_PRIESTESS_MOON]).rolls(*dice).turn_of(1)
    made.says("go snare-pines", "settle")
    return made


def stalked(*cards, tier="hound", health=2):
    """A monster on its way to the green Citadel walks into Tristram's trap at the Snare Pines."""
    made = setting().holds(*cards, seat=0).monster(tier, 0).trap(0, seat=0)
    made.land.monsters[0].area, made.land.traps = made.area("wolf-stair"), ((0, made.area("snare-pines")),)
    card = next(n for n, a in enumerate(made.land.content.attacks) if a.tiers[made.land.monsters[0].tier][1] == health)
    made.script(attack=[card]).prowl(GREEN_CITADEL)
    return made


def test_dd_10_2_a_trap_token_costs_a_coin_and_needs_no_card():
    made = setting()
    made.says("trap snare-pines")
    assert made.guardian.coins == 2
    assert made.land.view(None)["traps"] == [{"owner": 0, "area": "snare-pines"}]
    assert setting(coins=0).refuses("trap snare-pines").clause == "DD-10.2"


@pytest.mark.parametrize(
    "area", ["path-to-winter-mountain", "moth-elms", "oath-field", "wolf-stair", "winter-mountain"]
)
def test_dd_10_2_not_on_the_path_nor_with_a_guardian_a_monster_or_a_trap(area):
    made = setting().monster("hound", 0)
    made.land.monsters[0].area = made.area("wolf-stair")
    assert made.ready().refuses(f"trap {area}").clause == "DD-10.2"
    assert f"trap {area}" not in made.offers()


def test_dd_10_2_not_where_another_trap_lies():
    made = setting().trap(7, seat=1).ready()
    area = made.land.content.areas[7].id
    assert made.refuses(f"trap {area}").clause == "DD-10.2"


def test_dd_10_2_two_tokens_of_your_own_and_no_third_until_one_is_taken_back():
    made = setting()
    made.says("trap snare-pines", "trap wolf-stair")
    assert made.refuses("trap cinder-birches").clause == "DD-10.2"
    made.says("lift wolf-stair", "trap cinder-birches")
    assert [trap["area"] for trap in made.land.view(None)["traps"]] == ["snare-pines", "cinder-birches"]
    assert made.guardian.coins == 0, "taking one back is free, and pays nothing back"


def test_dd_10_2_only_your_own_token_is_taken_back():
    made = setting().trap(7, seat=1).ready()
    assert made.refuses(f"lift {made.land.content.areas[7].id}").clause == "DD-10.2"


@pytest.mark.parametrize(("tier", "health", "fame"), [("hound", 3, 3), ("huntsman", 3, 4)])
def test_dd_10_3_a_monster_springs_the_trap_without_a_test_and_may_die_of_it(tier, health, fame):
    made = stalked("wolf-pit", tier=tier, health=health)
    assert made.land.waiting == (0,)
    made.says("spring wolf-pit.priestess")
    assert made.where() is None
    assert made.land.guardians[0].fame == fame
    assert made.land.traps == (), "the token is back"


def test_dd_10_3_a_monster_that_survives_goes_on():
    made = stalked("poisoned-well", tier="huntsman", health=4)
    made.says("spring poisoned-well.priestess")
    assert made.where() == "apothecaries-garden"
    assert made.tendrils("green-citadel") == 2


def test_dd_10_3_the_owner_may_also_play_nothing():
    made = stalked("wolf-pit")
    made.says("let go")
    assert made.where() == "apothecaries-garden"
    assert made.land.traps == ()
    assert len(made.land.guardians[0].hand) == 1


def test_dd_10_3_a_trap_for_guardians_does_not_catch_a_monster():
    made = stalked("rope-across-the-road")
    assert made.refuses("spring rope-across-the-road.dawn").clause == "DD-10.3"


def test_dd_10_3_a_trap_that_cannot_be_paid_is_not_played():
    made = stalked("circle-of-elder-blood")
    assert made.refuses("spring circle-of-elder-blood.sword").clause == "DD-10.3"


def test_dd_10_7_a_trap_card_whose_corruption_finds_no_room_is_not_played():
    made = snare("mouth-of-the-abyss").tainted(2, seat=0).ready()
    assert made.refuses("spring mouth-of-the-abyss.shield", seat=0).clause == "DD-10.3", "Wisdom 3, two cards more"
    made.land.guardians[0].attributes = (3, 2, 4, 4)
    made.ready().says("spring mouth-of-the-abyss.shield", seat=0)
    assert len(made.land.guardians[0].corruption) == 4


def test_dd_10_4_who_fails_the_test_is_caught():
    made = snare("rope-across-the-road")
    assert made.land.waiting == (0,)
    made.says("spring rope-across-the-road.dawn", seat=0)
    assert made.land.traps == ()
    assert made.refuses("go wolf-stair", seat=1).clause == "DD-10.3", "halted"


def test_dd_10_4_who_passes_is_not_caught_and_the_token_goes_back():
    made = snare("rope-across-the-road", dice=PASSED)
    assert made.land.waiting == (1,)
    assert made.land.traps == ()
    made.says("go wolf-stair", seat=1)


def test_dd_10_4_a_trap_for_monsters_does_not_catch_a_guardian():
    made = snare("wolf-pit")
    assert made.refuses("spring wolf-pit.priestess", seat=0).clause == "DD-10.3"
    made.says("let go", seat=0)
    assert made.land.waiting == (1,)


def test_dd_10_4_killing_a_guardian_with_a_trap_is_worth_three_fame():
    made = snare("poisoned-well")
    made.land.guardians[1].wounds = 2
    made.says("spring poisoned-well.priestess", seat=0)
    assert made.land.guardians[0].fame == 3
    assert made.land.guardians[1].moths == 1


def test_dd_10_4_no_dice_parry_the_wounds_of_a_trap():
    made = snare("poisoned-well")
    told = made.rolls("shield", "shield").says("spring poisoned-well.priestess", seat=0)
    assert "DiceRolled" not in [type(event).__name__ for event in told]
    assert made.land.guardians[1].wounds == 2
    assert made.land.waiting == (1,) and made.land.view(1)["step"] == "turn"


def test_dd_10_4_armour_works_against_a_trap_too():
    made = snare("poisoned-well").wears("quilted-gambeson", seat=1).ready()
    made.says("spring poisoned-well.priestess", seat=0)
    made.says("ward 1", seat=1)
    assert made.land.guardians[1].wounds == 1


def test_dd_10_3_wounds_of_spells_do_not_add_up_with_those_of_a_trap():
    made = setting().holds("poisoned-well", "heretics-pyre", seat=0).monster("huntsman", 0).trap(0, seat=0)
    made.land.monsters[0].area, made.land.traps = made.area("wolf-stair"), ((0, made.area("snare-pines")),)
    health_4, health_3 = attack_card(made, huntsman=(3, 4)), attack_card(made, huntsman=(3, 3))
    made.script(attack=[health_4, health_3]).stands("snare-pines", seat=0).ready()
    made.says("play heretics-pyre.shield", "target m1")
    made.stands("oath-field", seat=0).prowl(GREEN_CITADEL)
    told = made.says("spring poisoned-well.priestess")
    drawn = next(event for event in told if type(event).__name__ == "MonsterDrawn")
    assert (drawn.hits, drawn.health) == (2, 3), "a card of its own"
    assert made.where() == "apothecaries-garden"


@pytest.mark.parametrize(("owner", "event"), [(1, "TrapDisarmed"), (0, "TrapTaken")])
def test_dd_10_2_who_gives_a_trap_token_back_and_to_whom_is_told(owner, event):
    made = setting().wears("poachers-pliers", seat=0).trap(0, seat=owner)
    made.land.traps = ((owner, made.area("drowned-belfry")),)
    told = made.ready().says("apply 1", "disarm drowned-belfry")
    said = next(e for e in told if type(e).__name__.startswith("Trap"))
    assert (type(said).__name__, said.seat) == (event, 0)
    assert made.land.traps == ()
    line = made.land.doom.words(made.land, said, "en", None)
    assert "Tristram" in line and ("Urian" in line) == (owner == 1)


def test_dd_10_4_your_own_trap_does_not_catch_you():
    made = setting().trap(0, seat=0)
    made.land.traps = ((0, made.area("drowned-belfry")),)
    made.ready().says("go drowned-belfry", "go tithe-acres")
    assert len(made.land.traps) == 1


def test_dd_10_3_the_health_is_that_of_the_drawn_card():
    made = setting().holds("bounty-cage", seat=0).monster("hound", 0).trap(0, seat=0)
    made.land.monsters[0].area, made.land.traps = made.area("wolf-stair"), ((0, made.area("snare-pines")),)
    made.script(attack=[attack_card(made, hound=(1, 3))]).prowl(GREEN_CITADEL)
    made.says("spring bounty-cage.dusk")
    assert made.where() == "apothecaries-garden", "2 wounds, health 3"


@pytest.mark.parametrize("card", ["witches-door.priestess", "mule-coachman.dusk", "hare-courier.priestess"])
def test_dd_10_3_who_moves_no_further_is_not_moved_by_travel_cards_either(card):
    made = snare("hangmans-snare").holds(card, seat=1)
    made.land.guardians[1].coins, made.land.guardians[1].mana = 2, 2
    made.says("spring hangmans-snare.dawn", seat=0)
    refusal = made.ready().refuses(f"play {card}", seat=1)
    assert (refusal.clause, refusal.key) == ("DD-10.3", "halted")
    again = snare("poisoned-well").holds(card, seat=1)
    again.land.guardians[1].coins, again.land.guardians[1].mana = 2, 2
    again.says("spring poisoned-well.priestess", seat=0)
    assert f"play {card}" in again.ready().offers(1)


def passing(*cards, here):
    """A Hound on its way to the green Citadel passes somebody in the Snare Pines, where Tristram's trap lies."""
    made = setting().holds(*cards, seat=0).monster("hound", 0).trap(0, seat=0)
    made.land.monsters[0].area, made.land.traps = made.area("wolf-stair"), ((0, made.area("snare-pines")),)
    if here == "monster":
        made.monster("hound", made.area("snare-pines"))
    else:
        made.stands("snare-pines", seat=("owner", "other").index(here))
    made.script(attack=[attack_card(made, hound=(1, 3))]).prowl(GREEN_CITADEL, ORANGE_TEMPLE)
    return made


@pytest.mark.parametrize("here", ["owner", "other", "monster"])
def test_dd_10_3_a_monster_springs_a_trap_in_an_occupied_area_it_passes(here):
    made = passing("wolf-pit", here=here)
    assert made.land.waiting == (0,) and made.land.view(0)["step"] == "springing"
    assert made.where() == "snare-pines"
    made.reloaded()
    made.says(f"spring {made.land.doom.notation.words['card'][made.guardian.hand[0]]}")
    assert made.where() is None
    assert made.guardian.fame == 3


@pytest.mark.parametrize("here", ["owner", "monster"])
def test_dd_10_3_a_monster_that_is_let_go_in_an_occupied_area_goes_on(here):
    made = passing("wolf-pit", here=here)
    made.says("let go")
    assert made.where() == "apothecaries-garden"
    assert made.tendrils("green-citadel") == 1


@pytest.mark.parametrize("here", ["owner", "monster"])
def test_dd_10_3_a_monster_held_in_an_occupied_area_goes_back_to_where_it_came_from(here):
    made = passing("hangmans-snare", here=here)
    name = made.land.doom.notation.words["card"][made.guardian.hand[0]]
    told = made.says(f"spring {name}")
    assert made.where() == "wolf-stair"
    fought = [event.enemy for event in told if type(event).__name__ == "CombatBegan"]
    assert fought == ([0] if here == "owner" else []), "its move has ended next to the Guardian"


def test_dd_10_3_a_monster_held_next_to_its_target_attacks_it():
    made = setting().holds("hangmans-snare", seat=0).monster("hound", 0).trap(0, seat=0)
    made.land.monsters[0].area, made.land.traps = made.area("door-of-fire"), ((0, made.area("apothecaries-garden")),)
    made.prowl(GREEN_CITADEL)
    made.says(f"spring {made.land.doom.notation.words['card'][made.guardian.hand[0]]}")
    assert (made.where(), made.tendrils("green-citadel")) == ("apothecaries-garden", 1)
