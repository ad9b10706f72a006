"""DD-12 Death, White Moths, and what becomes of one who holds the Leader of the Hunt."""

import pytest

from dawnbreach.darkest_doom.content import Effect
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.state import CORRUPTION, HEALTH, LEADER, NONE
from tests.land import land

HOUND_2_2, LEADER_6_4, LEADER_4_5 = 0, 6, 15
"""Attack cards: hits and health of the tier they are used for."""


def before_a_hound(wounds=2, health=4):
    """Urian beside a Hound that hits twice, with Purple waiting for the next turn."""
    country = land("urian")
    country.stands("recruits-meadow").monster("hound", country.area("thrown-stone-wood"))
    me = country.guardian
    me.attributes, me.wounds, me.fame, me.mana = (4, 2, 3, health), wounds, 5, 0
    return country.turn_of(0, 1)


def loses(country):
    """Walk into the Hound and roll nothing that helps at Dawn."""
    country.script(attack=[HOUND_2_2]).rolls("dusk", "dusk", "dusk", "dusk")
    return country.says("go thrown-stone-wood", "pass", "pass")


def temple(country, seat=0):
    return country.land.content.temples[country.land.guardians[seat].colour]


def test_dd_12_1_who_can_take_no_more_wounds_dies_and_returns_to_the_own_temple():
    country = before_a_hound()
    loses(country)
    me = country.guardian
    assert me.area == temple(country)
    assert (me.fame, me.moths) == (2, 1)
    assert (me.wounds, me.mana) == (0, 2)


def test_dd_12_1_a_guardian_with_one_wound_to_spare_lives():
    country = before_a_hound(wounds=1)
    loses(country)
    assert (country.guardian.wounds, country.guardian.fame, country.guardian.moths) == (3, 5, 0)
    assert country.guardian.area != temple(country)


def test_dd_12_1_the_turn_of_who_dies_ends():
    country = before_a_hound()
    country.guardian.actions = 4
    loses(country)
    assert country.land.active == 1 and country.land.waiting == (1,)
    assert country.refuses("end turn").clause == "DD-3.1"
    assert country.land.view(None)["foe"] is None


def test_dd_12_1_who_dies_in_the_turn_of_another_does_not_end_it():
    country = land("urian")
    country.stands("recruits-meadow").stands("thrown-stone-wood", seat=1)
    victim = country.land.guardians[1]
    victim.attributes, victim.wounds, victim.fame = (0, 3, 3, 3), 0, 1
    country.turn_of(0, 1).rolls("sword", "sword", "sword", "dusk")
    country.says("go thrown-stone-wood", "pass")
    country.says("pass", seat=1)
    country.says("pass")
    country.says("pass", seat=1)
    assert victim.area == temple(country, 1) and victim.moths == 1
    assert victim.fame == 0, "a loss stops at 0"
    assert country.guardian.fame == 3
    assert country.land.waiting == (0,) and "end turn" in country.offers()


def test_dd_12_1_in_a_corrupted_temple_only_one_wound_can_be_taken():
    country = before_a_hound()
    colour = country.guardian.colour
    country.land.tendrils = tuple(3 if n == 4 + colour else 0 for n in range(8))
    loses(country)
    me = country.guardian
    assert me.attributes[HEALTH] - me.wounds == 1
    assert me.mana == 2


def test_dd_12_1_a_figure_in_the_temple_is_moved_by_the_one_who_returns():
    country = before_a_hound()
    home = temple(country)
    country.stands(home, seat=1).ready()
    loses(country)
    names = [country.land.content.areas[a].id for a in country.land.content.areas[home].next]
    assert country.offers() == [f"send {name}" for name in names]
    assert country.refuses("send oath-field").clause == "DD-7.3"
    country.says(f"send {names[0]}")
    assert country.land.guardians[1].area == country.area(names[0])
    assert country.guardian.area == home
    assert country.land.waiting == (1,) and country.land.active == 1, "there was no combat"


@pytest.mark.parametrize(
    ("acolytes", "moths", "after"),
    [(0, 0, (0, 1)), (2, 0, (2, 1)), (3, 0, (2, 1)), (1, 2, (0, 3)), (0, 3, (0, 3))],
)
def test_dd_12_2_moths_and_acolytes_share_three_places_and_a_moth_drives_an_acolyte_out(acolytes, moths, after):
    country = before_a_hound()
    country.guardian.acolytes, country.guardian.moths = acolytes, moths
    country.land.acolytes = (0, 0, 0, 1)
    loses(country.ready())
    assert (country.guardian.acolytes, country.guardian.moths) == after
    assert country.land.acolytes == (0, 0, 0, 1), "an Acolyte driven out does not return to its track"


@pytest.mark.parametrize(("acolytes", "moths", "after"), [(0, 0, (0, 1)), (3, 0, (2, 1)), (0, 3, (0, 3))])
def test_dd_12_2_cards_too_give_white_moths(acolytes, moths, after):
    country = land().holds("shadow-cult-witch")
    country.guardian.acolytes, country.guardian.moths = acolytes, moths
    country.ready().says("play shadow-cult-witch.dusk")
    assert (country.guardian.acolytes, country.guardian.moths) == after
    assert country.guardian.relics == (0, 0, 1)


def test_dd_12_2_an_acolyte_that_finds_no_place_is_not_taken():
    country = land().stands("west-citadel")
    country.guardian.fame, country.guardian.moths = 6, 3
    country.ready().says("ally")
    assert (country.guardian.acolytes, country.guardian.moths) == (0, 3)
    assert country.land.acolytes == (1, 1, 1, 1)


def test_dd_12_2_a_reward_may_cost_a_moth():
    country = land().sworn("moths-on-the-shroud")
    country.guardian.moths = 2
    country.ready().says("achieve moths-on-the-shroud 2", "take crystal")
    assert (country.guardian.moths, country.guardian.relics) == (3, (1, 0, 0))


def test_dd_12_2_a_card_may_give_another_guardian_a_moth():
    country = land().holds("black-mirror").stands("recruits-meadow", seat=1)
    country.trap(country.area("thrown-stone-wood"), seat=0).stands("oath-field").turn_of(1)
    country.guardian.fame = 5
    country.script(corruption=[5]).rolls(*["dawn"] * 4).says("go thrown-stone-wood", "settle")
    country.says("spring black-mirror.priestess", seat=0)
    assert (country.guardian.moths, country.guardian.fame) == (1, 2)
    assert country.land.guardians[0].moths == 0


# Consumed by the Leader of the Hunt


def before_the_leader(card=True, health=9, **options):
    """Urian, strong enough, beside the Leader of the Hunt, with Fame and an alliance to lose."""
    country = land("urian", **options)
    country.stands("recruits-meadow").monster("leader", country.area("thrown-stone-wood"))
    me = country.guardian
    me.attributes, me.fame = (4, 2, 3, health), 2
    country.allied("grey", 5, 0).holds("reaper").wears("vicars-rapier").tainted(1, leader=card)
    return country.turn_of(0, 1)


def beats(country, *then):
    country.script(attack=[LEADER_6_4]).rolls("sword", "sword", "sword", "sword")
    return country.says("go thrown-stone-wood", "pass", "pass", *then)


def test_dd_12_3_who_beats_the_leader_and_survives_may_become_it():
    country = before_the_leader()
    beats(country, "become")
    me, monster = country.guardian, country.land.monsters[0]
    assert me.consumed and me.fame == 0
    assert (country.land.allies[3], country.land.bonds[3]) == (NONE, 0)
    assert (monster.tier, monster.rider, monster.area) == (LEADER, 0, country.area("thrown-stone-wood"))
    assert country.land.waiting == (1,), "no Guardian, no turn"


def test_dd_12_3_only_dark_corruption_is_left_to_who_was_consumed():
    country = before_the_leader()
    country.guardian.spectre, country.guardian.mission = 1, country.land.missions[0]
    country.land.missions = country.land.missions[1:]
    country.trap(country.area("oath-field"), 0).ready()
    beats(country, "become")
    me = country.guardian
    assert me.hand == (CORRUPTION,) and me.equipment == ()
    assert (me.spectre, me.mission, country.land.traps) == (0, NONE, ())
    country.land.check()


def test_dd_12_3_without_the_card_nobody_is_consumed():
    country = before_the_leader(card=False)
    beats(country)
    assert country.refuses("become").clause == "DD-12.3"
    country.says("refuse")
    assert not country.guardian.consumed and country.guardian.fame == 7


def test_dd_12_3_one_may_refuse_and_stay_a_guardian():
    country = before_the_leader()
    beats(country, "refuse")
    assert not country.guardian.consumed
    assert country.land.allies[3] == 0 and country.guardian.fame == 7
    assert country.land.monsters[0].tier == NONE


def test_dd_12_3_who_beats_the_leader_and_dies_is_not_asked():
    country = before_the_leader(health=6)
    beats(country)
    assert country.guardian.moths == 1 and country.land.monsters[0].tier == NONE
    assert country.land.waiting == (1,)
    assert country.refuses("become").clause == "DD-3.1"


@pytest.mark.parametrize(("health", "asked"), [(9, True), (6, False)])
def test_dd_12_3_a_guardian_attacked_at_dusk_in_the_own_temple_is_asked_only_as_a_survivor(health, asked):
    country = before_the_leader(health=health)
    home = temple(country)
    country.stands(home)
    country.land.monsters[0].area = country.next_to(home)
    token = {3: 3, 2: 4, 1: 10, 0: 8}[country.guardian.colour]
    country.land.bag = (token,)
    country.turn_of(0).script(event=["withered-petals"], map=["map-four"], token=[token], attack=[LEADER_6_4])
    country.rolls("sword", "sword", "sword", "sword")
    country.says("end turn", "keep", "draw orders")
    country.says("draw orders", seat=1)
    country.says("pass", "pass")
    assert ("become" in country.offers()) is asked
    assert country.guardian.moths == (0 if asked else 1)


def consumed(corruption=0, **options):
    """Urian as the Leader of the Hunt, at the end of a Dawn."""
    country = before_the_leader(**options)
    country.tainted(corruption).ready()
    beats(country, "become")
    country.land.bag = ()
    country.turn_of(1)
    country.seat = 0
    return country.script(event=["withered-petals"], map=["map-four"])


@pytest.mark.parametrize(("held", "after"), [(1, 2), (2, 3), (3, 3)])
def test_dd_12_3_the_consumed_draws_a_corruption_card_each_dusk_up_to_the_old_wisdom(held, after):
    country = consumed(held - 1)
    country.says("end turn", "draw orders", seat=1)
    assert len(country.guardian.corruption) == after


def test_dd_12_3_the_consumed_chooses_the_target_and_moves_three_areas():
    country = consumed()
    country.says("end turn", "draw orders", seat=1)
    start = country.land.monsters[0].area
    goal = country.area("south-citadel")
    assert country.refuses("lurk").clause == "DD-12.3"
    assert (
        country.refuses(f"chase {['green', 'purple', 'orange', 'grey'][country.guardian.colour]}").clause == "DD-12.3"
    )
    country.says("hunt purple-citadel")
    there = country.land.monsters[0].area
    assert country.land.way(start, goal) - country.land.way(there, goal) == 3


def test_dd_12_3_the_consumed_brings_three_tendrils_to_a_building_within_reach():
    country = consumed()
    country.says("end turn", "draw orders", seat=1)
    country.says("hunt grey-temple")
    assert country.land.tendrils[7] == 3


def test_dd_12_3_the_card_makes_the_consumed_hit_twice_more():
    country = consumed()
    country.stands("recruits-meadow", seat=1).turn_of(1).script(attack=[LEADER_4_5])
    country.says("go thrown-stone-wood")
    assert country.land.view(None)["foe"] == {"hits": 6, "health": 5}


def test_dd_12_3_the_consumed_who_dies_is_out_of_the_game_for_good():
    country = consumed()
    hunter = country.land.guardians[1]
    hunter.attributes = (5, 0, 3, 9)
    country.stands("recruits-meadow", seat=1).turn_of(1).script(attack=[LEADER_4_5]).rolls(*["sword"] * 5)
    country.says("go thrown-stone-wood", "pass", "pass")
    assert country.land.view(None)["guardians"][0]["alive"] is False
    assert hunter.fame == 5
    assert country.refuses("become", seat=1).clause == "DD-12.3", "nobody else becomes what a player was"
    country.script(event=["withered-petals"], map=["map-four"]).says("end turn", "draw orders", seat=1)
    assert country.land.waiting == (1,) and country.guardian.moths == 0


@pytest.mark.parametrize(("ending", "winner"), [("darkness", 0), ("days", 1)])
def test_dd_12_4_the_consumed_wins_with_the_darkness_and_only_with_it(ending, winner):
    country = consumed()
    country.land.guardians[1].fame = -2
    if ending == "darkness":
        country.land.tendrils = (2, 3, 3, 3, 3, 3, 3, 3)
        country.turn_of(1).says("end turn", "draw orders", seat=1)
    else:
        country.day(8, dusk=True).turn_of(1).says("end turn")
    assert country.land.over
    assert [s.seat for s in country.land.standings() if s.rank == 1] == [winner]


SEED, HUNT_GREY, HOUND_2_2_TOO = 5, 3, 8
"""A Dark Corruption card, the target token of the grey Guardian, another attack card of a Hound."""


def lured(wounds):
    """Tristram calls a Hound in an Abyss; it ends beside him, who is its target, and beside Urian."""
    country = land(guardians=("tristram", "urian")).coloured("grey", "green")
    country.stands("drowned-belfry").stands("recruits-meadow", seat=1).abyss(country.area("oath-field"))
    country.monster("hound", country.area("east-citadel"), HUNT_GREY)
    country.guardian.wounds = wounds
    country.turn_of(0, 1).script(corruption=[SEED], abyss=["call-of-the-pack"], attack=[HOUND_2_2, HOUND_2_2_TOO])
    country.rolls(*["dawn"] * 4, *["dusk"] * 3).says("go oath-field", "settle", "pass", "pass")
    return country


@pytest.mark.parametrize("wounds", [0, 4])
def test_dd_12_1_a_monster_fights_the_others_beside_it_though_the_active_guardian_has_died(wounds):
    country = lured(wounds)
    assert country.where() == "drowned-belfry"
    assert (country.guardian.moths == 1) == (wounds == 4)
    assert country.land.waiting == (1,) and country.land.view(1)["step"] == "casting"
    country.rolls("dusk", "dusk", "dusk", "dusk").says("pass", "pass", seat=1)
    assert country.land.guardians[1].wounds == 2
    assert country.land.waiting == ((1,) if wounds else (0,)), "whose turn it was goes on, or the next one begins"
    assert country.land.view(None)["foe"] is None


@pytest.mark.parametrize("aimed", [Effect("push", 2), Effect("rob", 2)])
def test_dd_12_1_a_trap_that_kills_gives_its_owner_the_rest_and_takes_no_more_from_the_dead(aimed):
    country = land("urian")
    victim = country.land.guardians[1]
    victim.wounds, victim.coins = victim.attributes[HEALTH] - 1, 2
    country.turn_of(1, 0)
    push_effects(country.land, 0, (Effect("wound", 2), aimed, Effect("coins", 2)), 1, trap=True)
    country.land.settle()
    assert (victim.area, victim.moths, victim.coins) == (temple(country, 1), 1, 2)
    owner = country.land.guardians[0]
    assert (owner.fame, owner.coins) == (3, 2)
    assert country.land.waiting == (0,) and country.land.view(0)["step"] == "turn"
