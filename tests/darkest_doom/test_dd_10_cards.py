"""DD-10 Cards: equipment, spells, encounters, Dark Corruption."""

import pytest

from dawnbreach.darkest_doom.content import COLOURS, Effect
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.events import Aimed, Unhurt
from dawnbreach.darkest_doom.state import MAGIC
from dawnbreach.kernel import Unreadable
from tests.darkest_doom.test_dd_07_combat import attack_card
from tests.land import land


def hand(made):
    return made.land.view(0)["guardians"][0]["hand"]


def marks(made):
    return [piece["uses"] for piece in made.land.view(0)["guardians"][0]["equipment"]]


def shooting(*spells, guardian="roana", victim="tristram"):
    """Purple on the Oath Field, green three areas away at the Forest of Crow Rituals."""
    made = land(guardians=(guardian, victim)).coloured("purple", "green").holds(*spells)
    return made.stands("oath-field", seat=0).stands("forest-of-crow-rituals", seat=1).ready()


def test_dd_10_1_each_use_takes_a_damage_marker_and_the_last_one_the_card():
    made = land().wears("barbers-case").ready()
    made.guardian.wounds = 3
    assert marks(made) == [3]
    made.says("apply 1")
    assert marks(made) == [2]
    made.says("apply 1", "apply 1")
    assert marks(made) == []
    assert made.land.view(0)["decks"]["equipment"]["discards"][-1].startswith("barbers-case")
    assert made.guardian.wounds == 0
    assert made.refuses("apply 1").clause == "DD-10.1"


def armed(worn):
    """Four Guardians: the last three wear what uses so many damage markers."""
    made = land(seats=4)
    pieces = ["vicars-rapier", "watch-halberd", "duellists-gloves", "hazel-rod", "deserters-boots", "barbers-case"]
    for number, uses in enumerate(worn):
        made.wears(pieces[number], seat=1 + number // 2)
        guardian = made.land.guardians[1 + number // 2]
        guardian.equipment = (*guardian.equipment[:-1], (guardian.equipment[-1][0], uses))
    return made.holds("quilted-gambeson", "gravediggers-dice").ready()


def test_dd_10_1_there_are_sixteen_damage_markers_for_everybody():
    made = armed([3, 3, 3, 3, 2])
    assert made.land.view(None)["markers"] == 2
    told = made.says("play quilted-gambeson.priestess")
    assert marks(made) == [2], "three are printed on it"
    assert "It comes with only 2 damage markers: no more are left." in [made.land.words(event) for event in told]
    refusal = made.refuses("play gravediggers-dice.shield")
    assert refusal.clause == "DD-10.1" and "drop" in refusal.remedy()
    made.says("drop 1")
    assert made.land.view(None)["markers"] == 2
    made.says("play gravediggers-dice.shield")
    assert (marks(made), made.land.view(None)["markers"]) == ([2], 0)
    made.land.check()


def test_dd_10_1_with_enough_markers_equipment_has_all_that_are_printed():
    made = armed([3, 3, 3, 3, 1])
    told = made.says("play quilted-gambeson.priestess")
    assert marks(made) == [3] and not [event for event in told if type(event).__name__ == "MarkersShort"]
    more = armed([3, 3, 3, 3, 3, 2])
    with pytest.raises(Unreadable):
        more.land.check()


def test_dd_10_1_a_tool_is_used_only_for_what_it_is_made():
    made = land().wears("hazel-rod").ready()
    assert made.refuses("apply 1").clause == "DD-10.1"


def test_dd_10_1_armour_works_each_time_you_are_hurt():
    made = land("tristram").wears("quilted-gambeson").ready()
    made.land.order = (0, 1)
    made.nightfall("sunless-noon", "map-six")
    made.says("ward 1", seat=0)
    made.land.events += (made.land.event,)
    made.nightfall("sunless-noon", "map-one")
    assert "ward 1" in made.offers(0)
    made.says("ward 1", seat=0)
    assert (made.land.guardians[0].wounds, marks(made)) == (0, [1])


@pytest.mark.parametrize(("spell", "clause"), [("reaper", "DD-10.5"), ("matins", "DD-10.5")])
def test_dd_10_5_battle_spells_are_not_played_outside_combat(spell, clause):
    made = shooting(spell)
    card = made.land.view(0)["guardians"][0]["hand"][0]
    assert made.refuses(f"play {card}").clause == clause


@pytest.mark.parametrize("spell", ["honey-and-wormwood", "shrikes-needle"])
def test_dd_10_5_basic_and_ranged_spells_are_not_played_in_combat(spell):
    made = shooting(spell).stands("drowned-belfry", seat=1).ready()
    made.says("go drowned-belfry")
    card = made.land.view(0)["guardians"][0]["hand"][0]
    assert made.refuses(f"cast {card}").clause == "DD-10.5"
    assert made.refuses(f"play {card}").clause == "DD-3.5"


def test_dd_10_5_a_ranged_spell_reaches_as_far_as_its_range():
    made = shooting("heretics-pyre", "shrikes-needle")
    made.says("play heretics-pyre.shield")
    assert made.offers() == ["target green"], "three areas"
    far = shooting("heretics-pyre").stands("green-temple", seat=1).ready()
    assert far.refuses("play heretics-pyre.shield").clause == "DD-10.5"


def test_dd_10_5_a_monster_out_of_range_is_no_target():
    made = shooting("heretics-pyre").monster("hound", 0)
    made.land.monsters[0].area = made.area("smugglers-saddle")
    made.ready().says("play heretics-pyre.shield")
    assert made.refuses("target m1").clause == "DD-10.5"


def test_dd_10_5_shields_on_dice_of_magic_knowledge_parry():
    made = shooting("heretics-pyre")
    made.rolls("shield", "sword").says("play heretics-pyre.shield", "target green")
    assert made.land.waiting == (1,)
    assert made.land.guardians[1].dice == (2, 0), "Magic Knowledge 2"
    made.says("stand", seat=1)
    assert made.land.guardians[1].wounds == 1


def test_dd_10_5_spent_mana_takes_no_dice_from_the_defence():
    made = shooting("heretics-pyre")
    made.land.guardians[1].mana = 0
    made.ready().says("play heretics-pyre.shield", "target green")
    assert len(made.land.guardians[1].dice) == made.land.guardians[1].attributes[MAGIC] > 0


def test_dd_10_5_everybody_is_told_whom_a_spell_is_aimed_at_and_that_it_was_parried():
    made = shooting("heretics-pyre")
    told = made.rolls("shield", "shield").says("play heretics-pyre.shield", "target green")
    assert Aimed(0, 1) in told
    assert made.says("stand", seat=1)[-1] == Unhurt(1)


def test_dd_10_5_killing_a_guardian_with_a_spell_is_worth_three_fame():
    made = shooting("heretics-pyre")
    made.land.guardians[1].wounds = 3
    made.rolls("sword", "sword").says("play heretics-pyre.shield", "target green")
    made.says("stand", seat=1)
    assert made.guardian.fame == 3
    assert made.land.guardians[1].area == made.area("green-temple")


def test_dd_10_5_wounds_of_spells_played_one_after_another_add_up_against_one_card():
    """Example of the rulebook: health 5, two wounds do not kill it, three more do."""
    made = shooting("heretics-pyre", "moonfall").monster("huntsman", 0)
    made.land.monsters[0].area, made.guardian.relics = made.area("drowned-belfry"), (0, 0, 1)
    health_5, health_2 = attack_card(made, huntsman=(2, 5)), attack_card(made, huntsman=(4, 2))
    made.script(attack=[health_5, health_2]).ready()
    told = made.says("play heretics-pyre.shield", "target m1")
    assert made.where() == "drowned-belfry"
    told = made.says("play moonfall.dawn", "target m1")
    drawn = next(event for event in told if type(event).__name__ == "MonsterDrawn")
    assert (drawn.hits, drawn.health) == (7, 5), "the same card still tells its health"
    assert made.where() is None
    assert made.guardian.fame == 4


def volley(*spells, between=(), before=lambda made: made):
    """Two needles at a Huntsman of health 2, with something in between; the health the second is compared with."""
    made = shooting("shrikes-needle", *spells).monster("huntsman", 0)
    needles = [card for card in made.land.decks[2] if made.land.doom.notation.words["card"][card][:7] == "shrikes"]
    made.holds(made.land.doom.notation.words["card"][needles[0]])
    made.land.monsters[0].area = made.area("recruits-meadow")
    made.guardian.coins, made.guardian.wounds = 2, 1
    health = [(4, 2), (2, 5), (3, 5)]
    before(made).script(attack=[attack_card(made, huntsman=values) for values in health]).ready()
    first, second = [card for card in hand(made) if card.startswith("shrikes-needle")]
    made.says(f"play {first}", "target m1", *between)
    drawn = [e for e in made.says(f"play {second}", "target m1") if type(e).__name__ == "MonsterDrawn"]
    return [(event.hits, event.health) for event in drawn]


def test_dd_10_5_two_spells_directly_one_after_the_other_add_up():
    assert volley() == [(2, 2)]


@pytest.mark.parametrize(
    ("spells", "between"),
    [
        ((), ("go mirror-of-the-elders",)),
        (("honey-and-wormwood",), ("play honey",)),
        (("quilted-gambeson",), ("play quilted",)),
        ((), ("trap thrown-stone-wood",)),
        (("heretics-pyre",), ("play heretics", "target m2")),
    ],
    ids=["walk", "another card", "equipment", "trap", "another target"],
)
def test_dd_10_5_whatever_is_done_in_between_ends_the_series(spells, between):
    def second_monster(made):
        return made.monster("huntsman", made.area("drowned-belfry"))

    assert volley(*spells, between=between, before=second_monster) == [(1, 5)]


def test_dd_10_5_a_spell_that_only_drives_the_same_monster_is_one_of_the_series():
    assert volley("winter-gale", between=("play winter", "target m1", "enough")) == [(2, 2)]


def test_dd_10_5_wounds_do_not_pass_to_a_new_monster_in_the_place_of_a_dead_one():
    made = shooting("shrikes-needle", "heretics-pyre").monster("hound", 0)
    made.land.monsters[0].area = made.area("drowned-belfry")
    health = [(1, 2), (2, 2), (2, 3)]
    made.guardian.attributes = (4, 5, 3, 9)
    made.script(attack=[attack_card(made, hound=values) for values in health]).rolls(*["sword"] * 4).ready()
    made.says("play shrikes", "target m1", "go drowned-belfry", "pass", "pass", "bear")
    assert made.where() is None
    made.monster("hound", made.area("oath-field"))
    drawn = [e for e in made.says("play heretics", "target m1") if type(e).__name__ == "MonsterDrawn"]
    assert [(event.hits, event.health) for event in drawn] == [(2, 3)]
    assert made.where() == "oath-field"


def test_dd_10_6_an_encounter_costs_action_points_and_wounds_as_a_ranged_spell():
    made = shooting("lynx-arquebusier").stands("drowned-belfry", seat=1).ready()
    made.rolls("shield", "sword").says("play lynx-arquebusier.sword", "target green")
    assert made.guardian.actions == 2
    made.says("stand", seat=1)
    assert made.land.guardians[1].wounds == 1
    tired = shooting("lynx-arquebusier").stands("drowned-belfry", seat=1)
    tired.guardian.actions = 1
    assert tired.ready().refuses("play lynx-arquebusier.sword").clause == "DD-3.5"


def test_dd_10_7_corruption_counts_for_the_limit_and_cannot_be_discarded():
    made = land("tristram").tainted(2).holds("errand-of-ravens").ready()
    made.script(supply=["reaper.sword"]).says("play errand-of-ravens.dusk", "draw spells")
    made.script(supply=["matins.dawn"]).says("draw spells")
    assert made.offers() == ["discard reaper.sword", "discard matins.dawn"]
    made.says("discard reaper.sword")
    assert len(made.guardian.hand) == 3


def test_dd_10_7_with_a_full_hand_another_card_goes_first():
    made = land("tristram").holds("toad-moneylender", "reaper", "matins", "wolf-pit").ready()
    made.says("play toad-moneylender.priestess")
    assert len(made.guardian.corruption) == 0
    assert len(made.offers()) == 3
    made.says("discard reaper.sword")
    assert (len(made.guardian.corruption), len(made.guardian.hand)) == (1, 3)


def test_dd_10_7_a_hand_full_of_corruption_receives_no_more():
    made = land("tristram").tainted(3).ready()
    made.day(6)
    made.land.order = (0, 1)
    made.land.events += tuple(n for n, e in enumerate(made.land.content.events) if e.echo)
    made.nightfall("poisoned-fonts", "map-one")
    assert [len(g.corruption) for g in made.land.guardians] == [3, 1]


@pytest.mark.parametrize(("wisdom", "held", "allowed"), [(3, 2, True), (3, 3, False), (4, 3, True)])
def test_dd_10_7_a_cost_of_corruption_needs_room_that_other_cards_may_make(wisdom, held, allowed):
    made = land("tristram").tainted(held).holds("toad-moneylender")
    made.guardian.attributes = (3, 2, wisdom, 4)
    assert ("play toad-moneylender.priestess" in made.ready().offers()) is allowed


def test_dd_10_7_a_card_that_costs_corruption_is_refused_in_the_turn_and_in_combat():
    made = land("tristram").tainted(3).holds("toad-moneylender", "borrowed-fangs").ready()
    refusal = made.refuses("play toad-moneylender.priestess")
    assert refusal.clause == "DD-10.7" and "Wisdom" in refusal.remedy()
    made.stands("oath-field", seat=0).stands("drowned-belfry", seat=1).ready().says("go drowned-belfry")
    assert made.refuses("cast borrowed-fangs.dawn").clause == "DD-10.7"


def test_dd_10_7_an_effect_that_discards_corruption_lets_you_choose_which():
    made = land("tristram").tainted(2).wears("silver-censer").ready()
    first, second = hand(made)
    made.says("apply 1")
    assert made.offers() == [f"cleanse {first}", f"cleanse {second}", "enough"]
    other = next(word for word in made.land.doom.notation.words["taint"] if word not in (first, second))
    assert made.refuses(f"cleanse {other}").clause == "DD-10.7"
    made.says(f"cleanse {second}")
    assert hand(made) == [first]


def test_dd_10_7_up_to_so_many_may_also_be_fewer():
    made = land("tristram").tainted(2).holds("hedgehog-herbalist").ready()
    keep, go, _ = hand(made)
    made.says("play hedgehog-herbalist.priestess", f"cleanse {go}")
    assert made.offers() == [f"cleanse {keep}", "enough"]
    made.says("enough")
    assert hand(made) == [keep]


def test_dd_10_7_without_corruption_nothing_is_asked():
    made = land("tristram").holds("hedgehog-herbalist")
    made.guardian.wounds = 2
    made.ready().says("play hedgehog-herbalist.priestess")
    assert (made.land.view(0)["step"], made.guardian.wounds) == ("turn", 1)


def test_dd_10_7_at_the_start_of_dusk_all_corruption_may_be_exchanged():
    made = land("tristram").tainted(2).ready()
    before = set(made.guardian.corruption)
    made.says("end turn")
    assert made.offers(0) == ["keep", "swap"]
    fresh = [c for c in made.land.taints if c not in before][:2]
    made.script(corruption=fresh).says("swap", seat=0)
    assert len(made.guardian.corruption) == 2
    assert before.isdisjoint(made.guardian.corruption)


def test_dd_10_7_corruption_may_also_be_kept():
    made = land("tristram").tainted(2).ready()
    before = made.guardian.corruption
    made.says("end turn", "keep")
    assert made.guardian.corruption == before


def test_dd_10_8_one_corruption_card_is_the_leader_of_the_hunt_and_behaves_as_the_others():
    assert sum(card.leader for card in land().land.content.corruptions) == 1
    made = land("tristram").tainted(1, leader=True).holds("reaper", "matins").ready()
    leader = made.guardian.corruption
    assert not [offer for offer in made.offers() if "corruption" in offer]
    made.wears("silver-censer").ready().says("apply 1")
    words = [made.land.doom.words(made.land, choice, "en", 0) for choice in made.land.choices(0)]
    assert words[0].startswith("Discard the card “Leader of the Hunt” ("), "one should know which card goes"
    made.says(f"cleanse {hand(made)[0]}")
    assert made.guardian.corruption == []
    assert [card + 160 for card in made.land.taint_pile] == leader


def test_dd_10_9_the_card_drawn_for_a_test_is_discarded_and_not_received():
    made = land("tristram").stands("oath-field")
    made.abyss(made.area("drowned-belfry")).script(corruption=[5], abyss=["swallowed-name"]).ready()
    made.rolls("dawn", "dawn", "dawn", "dawn").says("go drowned-belfry", "settle")
    assert made.land.taint_pile == (5,)
    assert made.guardian.corruption == []


@pytest.mark.parametrize(
    ("card", "area", "reaches"),
    [
        ("stoat-cutpurse", "door-of-stone", False),
        ("stoat-cutpurse", "oath-field", True),
        ("aurochs-gatekeeper", "recruits-meadow", False),
        ("aurochs-gatekeeper", "drowned-belfry", True),
    ],
)
def test_dd_10_5_ranges_are_counted_on_foot_and_not_through_the_black_lodge(card, area, reaches):
    made = land(guardians=("tristram", "urian")).stands("door-of-fire").stands(area, seat=1).holds(card).ready()
    made.land.guardians[1].coins = 2
    name = made.land.doom.notation.words["card"][made.guardian.hand[0]]
    if not reaches:
        assert made.refuses(f"play {name}").clause == "DD-10.5"
        return
    made.says(f"play {name}")
    assert made.offers() == [f"target {COLOURS[made.land.guardians[1].colour]}"]


def test_dd_10_1_in_a_test_too_dice_are_added_before_the_roll_and_changed_after_it():
    country = land("urian").stands("oath-field").wears("hazel-rod", "gravediggers-dice")
    country.abyss(country.area("drowned-belfry")).ready().says("go drowned-belfry")
    early = country.refuses("aid 2")
    country.says("roll")
    late = country.refuses("aid 1")
    assert (early.clause, early.key) == ("DD-10.1", "after-test-roll")
    assert (late.clause, late.key) == ("DD-10.1", "before-test-roll")
    country.says("aid 2", "enough")
    assert (country.refuses("aid 2").clause, country.refuses("aid 2").key) == ("DD-10.1", "tool-used")


def test_dd_10_5_what_lies_where_a_card_moves_its_target_does_not_trigger():
    country = land("urian").stands("oath-field").stands("drowned-belfry", seat=1).abyss(20).trap(17, seat=0)
    country.monster("hound", country.area("recruits-meadow"))
    push_effects(country.land, 0, (Effect("push", 2),), 1)
    country.land.settle()
    offers = ["drive door-of-stone", "drive tithe-acres", "drive path-to-winter-mountain", "enough"]
    assert country.offers() == offers, "neither where the Hound stands nor where Urian does"
    country.ready().says("drive door-of-stone", "drive tithe-acres")
    assert country.land.guardians[1].area == country.area("tithe-acres")
    assert len(country.land.abysses) == len(country.land.traps) == 1
    assert country.land.view(0)["step"] == "turn"
