"""DD-7 Combat."""

import pytest

from dawnbreach.darkest_doom.content import TIERS
from dawnbreach.darkest_doom.state import NONE
from tests.land import land

HOUND_2_2, ORANGE_TEMPLE, GREEN_GUARDIAN = 0, 1, 8


def attack_card(made, echo="", **tiers):
    """A monster attack card with this Echo and these [hits, health]: `attack_card(made, hound=(2, 2))`."""
    for number, card in enumerate(made.land.content.attacks):
        fits = all(card.tiers[TIERS.index(tier)] == values for tier, values in tiers.items())
        if fits and echo in ("", card.echo.sentence):
            return number
    raise LookupError((echo, tiers))


def duel(attacker="tristram", defender="urian"):
    """Purple on the Oath Field, green on the Recruits' Meadow's other side: purple goes to the Drowned Belfry."""
    made = land(guardians=(attacker, defender)).coloured("purple", "green")
    return made.stands("oath-field", seat=0).stands("drowned-belfry", seat=1).ready()


def hunt(tier="hound", guardian="tristram", card=HOUND_2_2, day=1):
    """A Guardian next to a monster, which is in the Drowned Belfry."""
    made = land(guardian, seats=1, virtual=1).stands("oath-field")
    made.day(day)
    made.monster(tier, made.area("drowned-belfry")).script(attack=[card])
    return made.ready()


def foe(made):
    return made.land.view(None)["foe"]


def test_dd_7_1_who_enters_an_area_with_a_guardian_attacks():
    made = duel()
    told = made.says("go drowned-belfry")
    began = next(event for event in told if type(event).__name__ == "CombatBegan")
    assert (began.figure, began.enemy) == (0, 1)
    assert made.land.waiting == (0,), "the attacker speaks first"


def test_dd_7_1_a_fight_is_told_alike_when_the_monster_is_long_gone():
    made = hunt()
    began = next(event for event in made.says("go drowned-belfry") if type(event).__name__ == "CombatBegan")
    said = made.land.words(began)
    for monster in made.land.monsters:
        monster.tier = NONE
    assert made.land.words(began) == said != ""


def test_dd_7_1_who_enters_an_area_with_a_monster_fights_it():
    made = hunt()
    made.says("go drowned-belfry")
    assert foe(made) == {"hits": 2, "health": 2}
    assert made.refuses("end turn").clause == "DD-3.1"


def test_dd_7_2_battle_spells_are_played_in_turn_the_attacker_first_until_both_pass():
    made = duel().holds("reaper.moon", "matins", seat=0).holds("black-feathers", seat=1).ready()
    made.says("go drowned-belfry")
    assert made.refuses("pass", seat=1).clause == "DD-3.1"
    made.says("cast matins.shield", seat=0)
    assert made.land.waiting == (1,)
    made.says("cast black-feathers.priestess", seat=1)
    assert made.land.waiting == (0,)
    made.says("pass", seat=0)
    assert made.land.waiting == (1,), "one pass does not end it"
    made.rolls(*["dusk"] * 7).says("pass", seat=1)
    assert [len(g.dice) for g in made.land.guardians] == [3, 4], "dice equal to Attack"
    assert made.land.waiting == (0,), "after the roll the attacker is first again"


def test_dd_7_2_a_card_after_a_pass_lets_the_other_answer():
    made = duel().holds("black-feathers", seat=1).ready()
    made.says("go drowned-belfry", "pass")
    made.says("cast black-feathers.priestess", seat=1)
    assert made.land.waiting == (0,)
    assert not made.guardian.dice, "nothing is rolled yet"


@pytest.mark.parametrize("text", ["fate wolf-pit.shield d1", "free d1 shield"])
def test_dd_7_2_a_die_changed_after_a_pass_lets_the_other_answer(text):
    made = duel().holds("wolf-pit.shield", seat=1).holds("crimson-splinter.sword", seat=0).ready()
    made.rolls(*["dusk"] * 7).says("go drowned-belfry")
    passes(made, 0, 1, 0)
    made.land.guardians[1].free = made.land.content.fate.index("sword shield")
    made.says(text, seat=1)
    assert made.land.waiting == (1,), "changing a die is not a turn"
    made.says("pass", seat=1)
    assert made.land.waiting == (0,)
    made.says("cast crimson-splinter.sword", "change d1 sword", "enough", seat=0)
    passes(made, 1, 0)
    assert made.land.view(0)["step"] == "sending", "two passes in a row"


def test_dd_7_2_the_spectre_let_go_after_a_pass_lets_the_other_answer():
    made = duel()
    made.land.guardians[1].spectre = 1
    made.ready().says("go drowned-belfry", "pass")
    made.says("release", "pass", seat=1)
    assert made.land.waiting == (0,) and not made.guardian.dice


def test_dd_7_2_each_takes_the_others_hits_less_the_own_parries():
    made = duel()
    made.rolls("sword", "priestess", "shield", "dawn", "dusk", "shield", "sword")
    made.says("go drowned-belfry", "pass").extend(made.says("pass", seat=1))
    made.says("pass", seat=0)
    made.says("pass", seat=1)
    assert [g.wounds for g in made.land.guardians] == [1, 1], "2 hits - 1 parry each: Dawn hits, Dusk does not"


def test_dd_7_2_more_dice_come_before_the_roll_and_changes_after_it():
    made = duel().wears("watch-halberd", "duellists-gloves").ready()
    made.says("go drowned-belfry")
    assert made.refuses("use 2").clause == "DD-7.2"
    made.says("use 1")
    made.rolls(*["dusk"] * 9).says("pass", seat=1)
    made.says("pass", seat=0)
    assert len(made.guardian.dice) == 5, "Attack 3 and two for the halberd"
    made.says("use 2", "change d1 sword")
    assert made.land.view(0)["guardians"][0]["dice"][0] == "sword"
    assert made.refuses("use 2", seat=1).clause == "DD-10.1"


def test_dd_3_5_only_battle_spells_are_played_in_a_combat():
    made = duel().holds("wolf-pit", "watch-halberd", "heretics-pyre").ready()
    made.says("go drowned-belfry")
    found = [made.refuses(f"cast {made.land.doom.notation.words['card'][card]}") for card in made.guardian.hand]
    assert [(refusal.clause, refusal.key) for refusal in found] == [
        ("DD-10.2", "trap-waits"),
        ("DD-3.5", "spells-only"),
        ("DD-10.5", "battle-only"),
    ]


def test_dd_7_2_keen_senses_are_used_once_even_when_a_weapon_breaks():
    made = duel(attacker="urian", defender="tristram").wears("wheel-lock-pistol").ready()
    made.says("go drowned-belfry", "senses")
    made.says("pass", seat=1)
    made.says("use 1", seat=0)
    made.says("pass", seat=1)
    assert made.guardian.equipment == ()
    assert made.refuses("senses").clause == "DD-1.5"


def sharing(*crowd):
    """A combat in which nobody is hurt, with Hounds in other areas; the attacker has to part the figures."""
    made = duel()
    for area in crowd:
        made.monster("hound", made.area(area))
    made.trap(made.area("recruits-meadow"), seat=0).ready()
    made.rolls(*["dusk"] * 7).says("go drowned-belfry", "pass")
    for seat in (1, 0, 1):
        made.says("pass", seat=seat)
    return made


def test_dd_7_3_the_attacker_moves_the_attacked_guardian_to_an_adjacent_free_area():
    made = sharing("door-of-stone")
    assert made.land.waiting == (0,)
    assert made.offers() == [
        "send tithe-acres",
        "send path-to-winter-mountain",
        "send oath-field",
    ]
    assert made.refuses("send door-of-stone").clause == "DD-7.3"
    assert made.refuses("send north-citadel").clause == "DD-7.3"
    made.says("send tithe-acres")
    assert made.land.guardians[1].area == made.area("tithe-acres")
    assert made.guardian.area == made.area("drowned-belfry")


def test_dd_7_3_without_a_free_area_it_is_one_with_tokens_which_do_not_trigger():
    made = duel().stands("recruits-meadow", seat=0)
    for area in ("door-of-stone", "path-to-winter-mountain", "oath-field"):
        made.monster("hound", made.area(area))
    made.abyss(made.area("tithe-acres")).trap(made.area("recruits-meadow"), seat=0).ready()
    made.rolls(*["dusk"] * 7).says("go drowned-belfry", "pass")
    for seat in (1, 0, 1):
        made.says("pass", seat=seat)
    assert made.offers() == ["send recruits-meadow", "send tithe-acres"]
    made.says("send tithe-acres")
    assert made.land.waiting == (0,)
    assert made.land.view(0)["step"] == "turn", "no test for the Abyss"
    assert made.area("tithe-acres") in made.land.abysses


def test_dd_7_4_killing_a_guardian_in_combat_is_worth_three_fame():
    made = duel()
    made.land.guardians[1].wounds, made.land.guardians[1].fame = 3, 4
    made.rolls("sword", *["dusk"] * 6)
    made.says("go drowned-belfry", "pass")
    for seat in (1, 0, 1):
        made.says("pass", seat=seat)
    assert [g.fame for g in made.land.guardians] == [3, 1]
    assert made.land.guardians[1].area == made.area("green-temple")
    assert made.land.view(0)["step"] == "turn", "nobody is left to be moved"


def last_stand(made, **fame):
    """Both have one wound left to take, and both hit."""
    for guardian, points in zip(made.land.guardians, (fame["attacker"], fame["defender"]), strict=True):
        guardian.wounds, guardian.fame = guardian.attributes[3] - 1, points
    return made.rolls("sword", "dusk", "dusk", "sword", "dusk", "dusk", "dusk")


def passes(made, *seats):
    for seat in seats:
        made.says("pass", seat=seat)


@pytest.mark.parametrize(("attacker", "defender"), [(0, 0), (2, 1), (5, 4), (0, 5)])
def test_dd_7_4_if_both_die_both_gain_fame_before_they_lose_it(attacker, defender):
    made = last_stand(duel(), attacker=attacker, defender=defender).turn_of(0, 1)
    made.says("go drowned-belfry")
    passes(made, 0, 1, 0, 1)
    assert [g.fame for g in made.land.guardians] == [attacker, defender]
    assert [g.moths for g in made.land.guardians] == [1, 1]
    homes = [made.area("purple-temple"), made.area("green-temple")]
    assert [g.area for g in made.land.guardians] == homes
    assert made.land.active == 1, "the turn of who died is over"


def test_dd_7_4_both_die_in_the_temple_of_one_of_them():
    made = duel().stands("purple-temple", seat=1)
    made.stands(made.next_to(made.area("purple-temple")), seat=0)
    last_stand(made, attacker=0, defender=0).turn_of(0, 1).says("go purple-temple")
    passes(made, 0, 1, 0, 1)
    assert [g.area for g in made.land.guardians] == [made.area("purple-temple"), made.area("green-temple")]
    assert made.land.waiting == (1,), "nobody has to be moved"


def test_dd_7_4_both_die_and_somebody_stands_in_each_temple():
    made = last_stand(duel(), attacker=0, defender=0)
    for home in ("purple-temple", "green-temple"):
        made.monster("hound", made.area(home))
    made.turn_of(0, 1).says("go drowned-belfry")
    passes(made, 0, 1, 0, 1)
    for _ in range(2):
        seat = made.land.waiting[0]
        made.says(made.offers(seat)[0], seat=seat)
    assert made.land.view(1)["step"] == "turn"
    assert [made.where(n) in ("purple-temple", "green-temple") for n in range(2)] == [False, False]


def test_dd_7_4_who_prevents_the_last_wound_only_gains():
    made = last_stand(duel(), attacker=1, defender=1).wears("quilted-gambeson", seat=0).ready()
    made.says("go drowned-belfry")
    passes(made, 0, 1, 0, 1)
    made.says("ward 1", seat=0)
    assert [g.fame for g in made.land.guardians] == [4, 0]
    assert made.guardian.area == made.area("drowned-belfry")


@pytest.mark.parametrize("fame", [0, 2, 5])
def test_dd_7_4_a_virtual_guardian_that_dies_with_its_killer_gains_and_loses_too(fame):
    made = land("tristram", seats=1, virtual=1).stands("oath-field").stands("drowned-belfry", seat=1)
    made.guardian.wounds, made.land.guardians[1].fame = 3, fame
    tier = made.land.guardians[1].tier
    made.script(attack=[attack_card(made, **{TIERS[tier]: (2, 2)})]).rolls("sword", "sword", "dusk")
    made.ready().says("go drowned-belfry", "pass", "pass")
    assert [g.fame for g in made.land.guardians] == [0, fame]


@pytest.mark.parametrize(("tier", "fame"), [("hound", 3), ("huntsman", 4), ("leader", 5)])
def test_dd_7_7_a_killed_monster_is_removed_and_worth_fame_by_its_tier(tier, fame):
    made = hunt(tier)
    made.land.guardians[0].attributes = (7, 2, 3, 7)
    made.rolls(*["sword"] * 7).says("go drowned-belfry", "pass", "pass")
    assert made.guardian.fame == fame
    assert made.where() is None


def test_dd_7_5_a_card_gives_hits_and_health_and_a_dying_monster_still_hits():
    made = hunt()
    made.rolls("sword", "dawn", "shield").says("go drowned-belfry", "pass", "pass")
    assert made.where() is None
    assert made.guardian.wounds == 1, "2 hits, 1 parried"


def test_dd_7_5_a_monster_that_advances_in_a_combat_keeps_its_card_and_is_worth_what_it_has_become():
    made = hunt()
    made.land.fate = made.land.content.fate.index("metamorphosis") - 1
    made.ready().rolls("moon", "sword", "sword").says("go drowned-belfry", "pass")
    assert (made.land.monsters[0].tier, foe(made)) == (1, {"hits": 2, "health": 2})
    made.says("pass")
    assert (made.where(), made.guardian.fame, made.guardian.wounds) == (None, 4, 2)


def test_dd_7_5_wounds_on_a_living_monster_do_not_last():
    made = hunt()
    made.rolls("sword", "shield", "shield").says("go drowned-belfry", "pass", "pass", "send tithe-acres")
    made.script(attack=[attack_card(made, echo="hits 2", hound=(1, 2))])
    made.rolls("sword", "shield", "shield").says("go tithe-acres", "pass", "pass")
    assert made.where() is not None, "one hit a fight is not two"


def test_dd_7_6_an_attacked_monster_is_moved_by_the_attacker():
    made = hunt()
    made.rolls("shield", "shield", "shield").says("go drowned-belfry", "pass", "pass")
    assert made.refuses("send drowned-belfry").clause == "DD-7.3"
    made.says("send oath-field")
    assert made.where() == "oath-field"


def whelped(colour, area, *taken):
    """A Hound is born of a Dark Abyss where Tristram has gone, and they fight without a kill."""
    made = land(guardians=("tristram", "urian")).coloured(colour, "green").stands("oath-field")
    made.stands(taken[0] if taken else "wood-of-drums", seat=1).abyss(made.area(area))
    made.script(corruption=[5], abyss=["whelping-hole"], attack=[0]).ready()
    made.rolls("dawn", "dawn", "dawn", "dawn", "shield", "shield", "moon").says(f"go {area}", "settle", "pass", "pass")
    return made


def test_dd_7_6_an_attacked_guardian_who_shares_the_area_goes_towards_the_own_temple():
    made = whelped("grey", "drowned-belfry")
    assert made.guardian.area == made.area("recruits-meadow")
    assert made.where() == "drowned-belfry"


def test_dd_7_6_of_areas_equally_near_to_the_temple_the_player_chooses():
    made = whelped("orange", "drowned-belfry")
    assert made.land.view(0)["step"] == "retreating"
    assert made.offers() == ["send tithe-acres", "send path-to-winter-mountain"]
    assert made.refuses("send recruits-meadow").clause == "DD-7.6"
    made.says("send tithe-acres")
    assert made.guardian.area == made.area("tithe-acres")


def test_dd_7_6_a_taken_area_is_not_retreated_to():
    made = whelped("grey", "drowned-belfry", "recruits-meadow")
    assert made.guardian.area != made.area("recruits-meadow")


def test_dd_7_3_nobody_is_sent_onto_the_monolith_or_the_summit():
    made = land(guardians=("tristram", "urian")).stands("drowned-belfry").stands("path-to-winter-mountain", seat=1)
    made.rolls(*["shield"] * 7).ready().says("go path-to-winter-mountain", "pass")
    made.says("pass", seat=1)
    made.says("pass")
    made.says("pass", seat=1)
    assert made.offers() == [
        *("send drowned-belfry", "send lantern-shallows", "send ferrymans-silence", "send mirror-of-the-elders")
    ]
    assert made.refuses("send monolith").clause == made.refuses("send winter-mountain").clause == "DD-7.3"


def test_dd_7_6_nobody_moves_after_an_adjacent_attack():
    made = hunt().coloured("grey", "green")
    made.prowl(3)
    made.rolls("shield", "shield", "moon").says("pass", "pass")
    assert (made.guardian.area, made.where()) == (made.area("oath-field"), "drowned-belfry")


def test_dd_7_9_a_monster_never_attacks_another_but_passes_by():
    made = land().monster("hound", 0).monster("hound", 0)
    made.land.monsters[0].area, made.land.monsters[1].area = made.area("wolf-stair"), made.area("snare-pines")
    told = made.prowl(7, ORANGE_TEMPLE)
    assert not [event for event in told if type(event).__name__ == "CombatBegan"]
    assert made.where(0) == "apothecaries-garden"


def test_dd_7_9_a_virtual_guardian_and_a_monster_fight_by_cards():
    made = hunt()
    made.land.monsters[0].area, made.land.guardians[1].fame = made.area("widows-heath"), 5
    made.land.bag = (GREEN_GUARDIAN,)
    cards = [attack_card(made, huntsman=(4, 4)), attack_card(made, hound=(1, 3))]
    made.land.source = made.land.source.otherwise
    told = made.script(attack=cards).prowl(GREEN_GUARDIAN)
    drawn = [(event.hits, event.health) for event in told if type(event).__name__ == "MonsterDrawn"]
    assert drawn == [(4, 4), (1, 3)], "the Heart has made it a Huntsman"
    assert made.land.guardians[1].fame == 2, "beaten: three Fame less"
    assert made.where() == "widows-heath", "one hit does not kill it"
