"""DD-15.2 What a decision is about is seen before it is taken: who fights whom, hits, parries, wounds that come."""

from dawnbreach.darkest_doom.content import COLOURS
from dawnbreach.kernel.words import LANGUAGES
from tests.darkest_doom.test_dd_07_combat import attack_card, duel, hunt
from tests.darkest_doom.test_dd_10_cards import shooting
from tests.darkest_doom.test_dd_10_traps import snare
from tests.darkest_doom.test_dd_12_death import consumed
from tests.land import land
from tests.looking import view_of


def asked(made, seat=0, language="en"):
    """What a seat is asked, as everybody reads it."""
    game = made.land.game
    return game.catalogue.arg(language, game.doing(made.land, made.land.frame(seat)))


def combat(made, viewer=None):
    return made.land.view(viewer)["combat"]


def test_dd_15_2_everybody_sees_what_a_fight_with_a_monster_comes_to():
    made = hunt(card=0)
    assert combat(made) is None
    made.says("go drowned-belfry")
    before = combat(made)
    assert (before["rolled"], before["attacker"]["figure"], before["defender"]["figure"]) == (False, "grey", "m1")
    made.rolls("sword", "shield", "moon").says("pass")
    fight = combat(made, viewer=0)
    assert fight["rolled"]
    mine, theirs = fight["attacker"], fight["defender"]
    assert (mine["hits"], mine["parries"], mine["wounds"], mine["dies"]) == (1, 1, 1, False)
    assert (theirs["hits"], theirs["tier"], theirs["wounds"], theirs["left"], theirs["dies"]) == (
        2,
        "hound",
        1,
        2,
        False,
    )
    assert mine["left"] == made.guardian.attributes[3]


def test_dd_15_2_who_would_die_in_a_fight_sees_it():
    made = hunt(card=0)
    made.guardian.wounds = made.guardian.attributes[3] - 1
    made.says("go drowned-belfry")
    made.rolls("sword", "sword", "moon").says("pass")
    fight = combat(made)
    assert (fight["attacker"]["left"], fight["attacker"]["dies"]) == (1, True)
    assert fight["defender"]["dies"]


def test_dd_15_2_hits_that_cannot_be_parried_and_weakened_ones_are_counted():
    card = attack_card(hunt(), echo="pierce 1")
    made = hunt(card=card, day=6)
    made.says("go drowned-belfry")
    made.rolls("shield", "shield", "shield").says("pass")
    fight = combat(made)
    assert fight["defender"]["pierces"] == 1
    assert fight["attacker"]["wounds"] == 1, "one hit goes past every Shield"
    made.guardian.weaken = 1
    weaker = combat(made)["defender"]
    assert weaker["hits"] == fight["defender"]["hits"] - 1


def test_dd_15_2_everybody_sees_both_sides_of_a_fight_of_guardians():
    made = duel()
    made.says("go drowned-belfry")
    made.says("pass", seat=0)
    made.rolls("sword", "sword", "shield", "shield", "dusk", "dusk", "sword").says("pass", seat=1)
    for viewer in (None, 0, 1):
        fight = combat(made, viewer)
        sides = [fight[name] for name in ("attacker", "defender")]
        assert [(one["figure"], one["hits"], one["parries"], one["wounds"]) for one in sides] == [
            ("purple", 2, 1, 0),
            ("green", 1, 1, 1),
        ]


def test_dd_15_2_everybody_sees_how_many_wounds_come_and_from_whom():
    made = hunt(guardian="roana", card=0)
    made.guardian.wounds = made.guardian.attributes[3] - 2
    made.says("go drowned-belfry").clear()
    made.rolls("moon", "moon").says("pass", "pass")
    assert made.land.view(None)["hurt"] == {
        "guardian": 0, "amount": 2, "parried": 0, "wounds": 2, "left": 2, "dies": True, "by": "m1",
    }  # fmt: skip
    assert asked(made) == "2 wounds to take, and Roana would die: prevent wounds, or take them"
    made.says("gift")
    assert asked(made) == "1 wound to take: prevent wounds, or take them"


def test_dd_15_2_whose_figure_goes_is_said():
    made = duel()
    made.says("go drowned-belfry")
    made.says("pass", seat=0)
    made.rolls(*["moon"] * 7).says("pass", seat=1)
    made.says("pass", seat=0)
    made.says("pass", seat=1)
    assert asked(made) == "choose where Urian goes"


def test_dd_15_2_who_is_fought_is_said():
    made = hunt()
    made.says("go drowned-belfry")
    assert asked(made) == "combat with the Hound m1, before the roll: spells and equipment"
    made.rolls("sword", "shield", "moon").says("pass")
    assert asked(made) == "combat with the Hound m1, after the roll: spells and equipment"


def test_dd_15_2_wounds_of_a_spell_are_seen_with_what_the_shields_parry():
    made = shooting("heretics-pyre")
    made.rolls("shield", "sword").says("play heretics-pyre.shield", "target green")
    hurt = made.land.view(None)["hurt"]
    assert (hurt["amount"], hurt["parried"], hurt["wounds"], hurt["by"]) == (2, 1, 1, "purple")
    assert asked(made, seat=1) == "defence, 1 wound to take: each Shield parries one"
    made.land.guardians[1].wounds = made.land.guardians[1].attributes[3] - 1
    assert asked(made, seat=1) == "defence, 1 wound to take, and Tristram would die: each Shield parries one"


def test_dd_15_2_who_is_in_a_trap_is_said_to_its_owner():
    made = duel()
    made.trap(made.area("mirror-of-the-elders"), seat=1).ready()
    made.script(corruption=[39], crimson=["dusk"] * 4).says("go mirror-of-the-elders", "settle")
    caught = "Tristram is caught in your trap at the Mirror of the Elders"
    assert asked(made, seat=1) == f"{caught}: play a trap card or none"


def test_dd_15_2_the_high_priestess_is_a_side_of_the_fight():
    made = land("urian").stands("path-to-winter-mountain").day(4)
    made.says("go winter-mountain")
    theirs = combat(made)["defender"]
    assert (theirs["figure"], theirs["tier"]) == ("high-priestess", None)
    assert (theirs["hits"], theirs["left"]) == made.land.foe[:2]
    assert asked(made) == "combat with the High Priestess, before the roll: spells and equipment"


def test_dd_15_2_a_virtual_guardian_is_a_side_of_the_fight():
    made = land("urian", seats=1, virtual=1).stands("oath-field")
    made.land.guardians[1].area = made.area("drowned-belfry")
    made.ready().says("go drowned-belfry")
    rival = made.land.view(0)["guardians"][1]
    theirs = combat(made)["defender"]
    assert (theirs["figure"], theirs["tier"] is None) == (rival["colour"], False)
    assert (theirs["hits"], theirs["left"]) == made.land.foe[:2]


def test_dd_15_2_wounds_of_a_trap_come_from_its_owner():
    made = snare("poisoned-well")
    made.wears("quilted-gambeson", seat=1).ready()
    card = next(text for text in made.offers(0) if text.startswith("spring "))
    made.says(card, seat=0)
    hurt = made.land.view(None)["hurt"]
    assert (hurt["guardian"], hurt["wounds"], hurt["by"]) == (1, 2, "purple")


def test_dd_15_2_wounds_of_an_event_come_from_nobody():
    made = land(guardians=("roana", "urian"))
    event = next(e.id for e in made.land.content.events if any(x.sentence == "each wound 1" for x in e.effects))
    made.nightfall(event, "map-one")
    while made.land.view(None)["hurt"] is None:
        made.says(made.offers(made.land.waiting[0])[0], seat=made.land.waiting[0])
    hurt = view_of(made.land)["hurt"]
    assert (hurt["wounds"], hurt["by"]) == (1, None)


def test_dd_15_2_a_test_says_what_is_still_missing():
    country = land("roana").abyss(37).stands("purple-temple")
    assert country.land.view(None)["missing"] is None
    country.script(corruption=[39], crimson=["sword", "dusk", "dusk", "moon"]).says("go crones-furlong")
    view = country.land.view(None)
    assert (view["test"], view["missing"]) == (["sword", "sword", "dawn"], ["sword", "dawn"])
    assert asked(country) == "ambush test, 2 icons missing: change dice, then confirm them"


def test_dd_15_2_every_language_says_what_is_asked():
    made = hunt(guardian="roana", card=0)
    made.says("go drowned-belfry")
    said = {asked(made, language=language) for language in LANGUAGES}
    made.rolls("moon", "moon").says("pass", "pass")
    said |= {asked(made, language=language) for language in LANGUAGES}
    assert len(said) == 2 * len(LANGUAGES)
    assert not any("{" in words or "doing-" in words for words in said)


# Where one can go


def near(made, viewer=0):
    return {one["area"]: one["points"] for one in view_of(made.land, viewer)["near"]}


def in_force(made, event):
    made.land.event = next(n for n, e in enumerate(made.land.content.events) if e.id == event)
    return made


def test_dd_3_2_who_stands_beside_a_corrupted_citadel_sees_what_it_costs_to_enter():
    made = land()
    citadel = made.first("citadel")
    made.stands(made.next_to(citadel))
    place = made.land.content.areas[citadel]
    name = place.id
    assert near(made)[name] == 1 and near(made, viewer=None) == {}
    made.overgrown(f"{COLOURS[place.colour]}-citadel")
    assert near(made)[name] == 2
    assert all(near(made)[text.split()[1]] <= made.guardian.actions for text in made.offers() if text.startswith("go "))


def test_dd_3_2_snow_makes_the_mountains_dear():
    made = land()
    mountain = made.first("mountain")
    made.stands(made.next_to(mountain))
    name = made.land.content.areas[mountain].id
    assert near(made)[name] == 1
    assert near(in_force(made, "snow-out-of-season"))[name] == 2


def test_dd_3_4_the_way_to_the_mission_leads_through_the_black_lodge_while_it_is_open():
    made = land().sent("borrowed-oath")
    content, goal = made.land.content, made.land.content.missions[made.guardian.mission].area
    for start in range(len(content.areas)):
        made.stands(start)
        for event, far in (("withered-petals", content.ways), ("breathless-lodge", content.roads)):
            way = view_of(in_force(made, event).land, 0)["guardians"][0]["mission"]["way"]
            assert len(way) == far[start][goal]
            assert start == goal or way[-1] == content.areas[goal].id
    assert view_of(made.land, 1)["guardians"][0]["mission"] is None


def test_dd_12_3_who_is_consumed_stands_where_its_monster_stands():
    made = consumed()
    seen = view_of(made.land, 0)
    [ridden] = [monster for monster in seen["monsters"] if monster and monster["rider"] == 0]
    assert seen["guardians"][0]["place"] == ridden["area"]
    assert seen["guardians"][1]["place"] == seen["guardians"][1]["area"]
    areas = made.land.content.areas
    assert set(near(made)) == {areas[n].id for n in areas[made.area(ridden["area"])].next}
