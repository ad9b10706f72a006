"""DD-12.3 The player who is the Leader of the Hunt: flesh of Dark Corruption, the card's ability, and the end."""

import shutil

import pytest

from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.pack_loader import PACK
from dawnbreach.darkest_doom.rounds import Dusk, Night, Turns
from dawnbreach.darkest_doom.state import CORRUPTION, LEADER, NONE
from dawnbreach.kernel import NOBODY
from dawnbreach.kernel.chance import Seeded
from tests import land as scenes
from tests.darkest_doom.test_dd_07_combat import attack_card
from tests.darkest_doom.test_dd_12_death import LEADER_4_5, consumed
from tests.land import land

GREEN_CITADEL, GREEN_GUARDIAN = 7, 8
"""Target tokens."""


def told(events, kind):
    return [event for event in events if type(event).__name__ == kind]


# Dark Corruption


def attacked(corruption, hits, health=9):
    """Purple fights the consumed player, who has so many plain Dark Corruption cards, health 5 and six hits."""
    country = consumed(corruption)
    country.land.guardians[1].attributes = (6, 6, 3, health)
    country.stands("recruits-meadow", seat=1).turn_of(1).script(attack=[LEADER_4_5])
    country.rolls(*["sword"] * hits, *["dusk"] * (6 - hits)).says("go thrown-stone-wood", "pass")
    return country, country.says("pass")


@pytest.mark.parametrize(("hits", "left"), [(4, 2), (5, 1), (6, 0)])
def test_dd_12_3_each_dark_corruption_card_takes_a_wound_that_would_kill_the_consumed(hits, left):
    country, events = attacked(2, hits)
    me, hunter = country.land.guardians
    assert me.alive and country.land.monsters[0].tier == LEADER and hunter.fame == 0
    assert len(me.corruption) - 1 == left and CORRUPTION in me.hand, "the Leader's own card is not spent"
    assert [event.count for event in told(events, "Endured")] == ([2 - left] if left < 2 else [])
    assert len(told(events, "CardDiscarded")) == 2 - left
    assert country.seat == 1 and country.offers()[0].startswith("send "), "the living monster is driven off"
    country.land.check()


def test_dd_12_3_too_few_dark_corruption_cards_do_not_save_the_consumed():
    country, events = attacked(1, 6)
    assert not country.land.guardians[0].alive and country.land.monsters[0].tier == NONE
    assert len(country.land.guardians[0].corruption) == 2, "they are not spent in vain"
    assert not told(events, "Endured") and country.land.guardians[1].fame == 5


def test_dd_12_3_it_is_said_in_words_how_the_consumed_lives_on():
    country, events = attacked(2, 6)
    said = [country.land.words(told(events, "Endured")[0], language) for language in ("en", "pl", "ru")]
    assert said[0] == "Urian sheds 2 Dark Corruption cards and lives on as the Leader of the Hunt."
    assert len(set(said)) == 3


def shot(corruption, *wounds):
    """Purple shoots at the consumed player, whose attack card has health 5, with cards of so many wounds."""
    country = consumed(corruption)
    spells = {5: "moonfall", 2: "heretics-pyre"}
    country.holds(*(spells[n] for n in wounds), seat=1).stands("recruits-meadow", seat=1)
    hunter = country.land.guardians[1]
    hunter.attributes, hunter.mana, hunter.relics = (0, 6, 3, 9), 6, (0, 0, 1)
    country.turn_of(1).script(attack=[LEADER_4_5])
    for n in wounds:
        country.says(f"play {spells[n].split('-')[0]}", "target m1")
    return country.land.guardians[0]


def test_dd_12_3_dark_corruption_takes_the_wounds_of_spells_too():
    assert len(shot(3, 5).corruption) == 3 and shot(1, 5).alive
    assert not shot(0, 5).alive


def test_dd_12_3_a_wound_taken_by_dark_corruption_does_not_count_again_for_the_next_spell():
    """Five wounds, one of them on a card; two more make six of health 5: two on cards."""
    leader = shot(3, 5, 2)
    assert leader.alive and len(leader.corruption) == 1


def test_dd_12_3_nobody_learns_from_the_flesh_of_the_consumed_what_its_cards_are():
    country = consumed(2)
    other = country.land.doom.imagine(country.land, 1, Seeded("other"))
    assert CORRUPTION in other.guardians[0].hand, "everybody has seen the Leader's card"


# The card's ability


def test_dd_12_3_the_ability_of_the_leader_card_is_what_the_pack_says(tmp_path, monkeypatch):
    folder = shutil.copytree(PACK, tmp_path / "pack")
    file = folder / "guardians.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"hits 2"', '"hits 3", "tough 4"'), encoding="utf-8")
    game = DarkestDoom(folder)
    monkeypatch.setattr(scenes, "doom", lambda: game)
    country = consumed()
    country.stands("recruits-meadow", seat=1).turn_of(1).script(attack=[LEADER_4_5])
    country.says("go thrown-stone-wood")
    assert country.land.view(None)["foe"] == {"hits": 7, "health": 9}


def test_dd_12_3_a_tough_leader_is_tough_against_spells_too(tmp_path, monkeypatch):
    folder = shutil.copytree(PACK, tmp_path / "pack")
    file = folder / "guardians.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"hits 2"', '"tough 1"'), encoding="utf-8")
    game = DarkestDoom(folder)
    monkeypatch.setattr(scenes, "doom", lambda: game)
    assert shot(0, 5).alive


# Consumed by a trap


def trapped(token, area="oath-field", trap="circle-of-elder-blood", health=6):
    """The Leader walks at Dusk into the trap of green, who holds its card, and dies of it."""
    country = land(guardians=("tristram", "urian")).coloured("green", "purple").stands(area).stands("moth-elms", seat=1)
    country.holds(trap).tainted(1, leader=True)
    country.guardian.relics = (0, 0, 1)
    country.monster("leader", country.area("wolf-stair")).trap(country.area("snare-pines"), seat=0)
    country.land.bag = (token,)
    country.script(attack=[attack_card(country, leader=(5, health))]).prowl(token)
    return country


def test_dd_12_3_who_is_consumed_by_a_trap_gets_no_fame_from_the_rest_of_it():
    country = trapped(GREEN_CITADEL)
    country.says("spring circle", "become", seat=0)
    me = country.land.guardians[0]
    assert me.consumed and (me.fame, me.relics) == (0, (0, 0, 0))
    country.land.check()


def test_dd_12_3_who_refuses_gets_the_rest_of_the_trap():
    country = trapped(GREEN_CITADEL)
    country.says("spring circle", "refuse", seat=0)
    assert country.land.guardians[0].fame == 7


@pytest.mark.parametrize(("token", "area"), [(GREEN_CITADEL, "oath-field"), (GREEN_GUARDIAN, "west-citadel")])
def test_dd_12_3_the_walk_of_the_dead_leader_ends_and_nobody_fights_the_own_figure(token, area):
    country = trapped(token, area)
    events = country.says("spring circle", "become", seat=0)
    leader = country.land.monsters[0]
    assert (leader.tier, leader.rider) == (LEADER, 0)
    assert leader.area == country.area(area), "where the Guardian stood, and it goes nowhere this Dusk"
    assert not told(events, "CombatBegan") and not told(events, "Moved")
    assert sum(country.land.tendrils) == 0


def test_dd_7_7_the_walk_of_a_monster_ends_with_it():
    """What takes the place of a dead monster does not go on where that was going."""
    country = trapped(GREEN_CITADEL)
    country.says("spring circle", "refuse", seat=0)
    assert not [frame for frame in country.land.main.frames if type(frame).__name__ == "Stalk"]


# Alone

MEADOW, FIGHT, FAME = 5, 12, 3
"""An Order Trail card beside the Leader; Virtual Guardian cards: one lets green attack, one does no harm."""


def killed_alone(number, dusk, *cards):
    """One who plays alone is the Leader, is killed by the green Virtual Guardian, and then these cards are drawn."""
    country = consumed(seats=1, virtual=1).day(number, dusk)
    country.script(trail=[MEADOW], virtual=[FIGHT, *cards], attack=[attack_card(country, leader=(6, 5)), LEADER_4_5])
    after = Night(NOBODY) if dusk else Dusk(NOBODY)
    country.land.main.frames[:] = [after, Turns(NOBODY, (1,))]
    country.land.settle()
    assert not country.land.guardians[0].alive
    return country.land


@pytest.mark.parametrize(
    ("number", "dusk", "card", "how"), [(6, True, 25, "cleansed"), (8, False, 29, "mosh"), (8, False, FAME, "priest")]
)
def test_dd_12_3_one_who_plays_alone_and_dies_as_the_leader_is_asked_nothing_more(number, dusk, card, how):
    land = killed_alone(number, dusk, card)
    assert land.over and land.waiting == ()
    assert land.view(0)["victor"] == {"how": how, "guardians": [1], "darkness": False}
    assert land.standings()[0].rank > 1


@pytest.mark.parametrize("number", range(1, 9))
def test_dd_12_3_the_days_left_pass_without_the_one_who_played_alone(number):
    land = killed_alone(number, True)
    assert land.over and land.standings()[0].rank > 1
