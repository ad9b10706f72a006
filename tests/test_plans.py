"""What bots plan: heroes who grow ready for the Demon Lord, Guardians who see when the Darkness is about to win."""

import importlib
import sys
from pathlib import Path

import pytest

import dawnbreach
from dawnbreach.bots import doom_outlook
from dawnbreach.bots.doom_adept import Master
from dawnbreach.bots.doom_outlook import likely, score, shaded
from dawnbreach.bots.doom_plan import Tour
from dawnbreach.bots.doom_policy import Policy
from dawnbreach.bots.doom_worth import chance, darkness, hunted, outlook, threat, worth
from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_adept import Adept
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_finale import hopes
from dawnbreach.bots.sanctum_growth import best_items, item_gain, level_worth, worth_of
from dawnbreach.bots.sanctum_master import MASTERY, RACER
from dawnbreach.bots.sanctum_race import claimed, near, near_with, nearer
from dawnbreach.bots.sanctum_rivals import USUAL, Rival, hope, rivals_of, surpasses
from dawnbreach.bots.sanctum_worth import NAMES, features, readiness, weights
from dawnbreach.bots.search import Budget, compare
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import EVEN
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.state import LEADER, NONE, Land
from tests.darkest_doom.test_dd_12_death import beats, before_the_leader, consumed
from tests.scene import scene

RACING = EVEN._replace(aims=RACER)

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
train = importlib.import_module("train")
learn_doom = importlib.import_module("learn_doom")
chances = importlib.import_module("chances")


def chosen(at, taste=EVEN):
    hero = Wanderer(Rng("1"), taste)
    return hero.decide(at.table, at.seat, at.table.choices(at.seat)).text


# Readiness


def ready(at):
    return readiness(at.table, at.hero, at.hero.items, at.hero.skills)


def test_health_potions_shields_and_skills_make_a_hero_readier():
    plain = ready(scene(hero="huntress"))
    wounded = scene(hero="huntress")
    wounded.hero.health = 7
    assert ready(wounded) == pytest.approx(plain - 3 * weights()["health"])
    for richer in (
        scene(hero="huntress").holds(red=1),
        scene(hero="huntress").knows("light-feet"),
        scene(hero="huntress").knows("surge"),
    ):
        assert ready(richer) > plain


def test_what_is_spent_counts_as_if_it_had_been_restored():
    at = scene(hero="huntress")
    before = features(at.table, at.hero, at.hero.items, at.hero.skills)
    at.spent("helmet.1a focus")
    assert features(at.table, at.hero, at.hero.items, at.hero.skills) == before
    assert tuple(before) == NAMES


def test_a_hero_puts_on_what_makes_it_readiest_and_can_be_paid():
    at = scene(hero="huntress").carries("cinder-visor").has_gems(red=1, white=0)
    items, gain = best_items(at.table, at.hero)
    assert gain > 0 and items[0] == at.hero.sack[0]
    at.says("rest")
    assert chosen(at) == "equip cinder-visor"
    at.says("equip cinder-visor")
    assert chosen(at) == "end equip"
    poor = scene(hero="huntress").carries("cinder-visor").has_gems(red=0, white=0)
    assert best_items(poor.table, poor.hero) == (poor.hero.items, 0)
    rich = scene(hero="huntress").carries("cinder-visor").has_gems(red=1, white=0)
    gains = [item_gain(one.table, one.hero, one.hero.sack[0]) for one in (poor, rich)]
    assert 0 < gains[0] < gains[1]


def test_what_blocks_counts_as_far_as_there_are_tokens_and_free_blocks_and_blessings_that_block_count_most():
    at = scene(hero="outlaw").knows("smoke-and-away")
    numbers = features(at.table, at.hero, at.hero.items, at.hero.skills)
    assert numbers["free shields"] == 2 and numbers["blocked"] > 0
    at.hero.stamina = at.hero.focus = 0
    assert features(at.table, at.hero, at.hero.items, at.hero.skills)["blocked"] == 0
    blocks = weights()["wards"]
    assert blocks > weights()["blessings"] > 0 and weights()["free shields"] > weights()["shields"]


# The race for masteries


def test_a_mastery_counts_more_the_nearer_it_is_and_nothing_once_it_is_taken():
    at = scene(hero="huntress")
    table = at.table
    found = [near(table, skills, (0, 0, 0)) for skills in range(4)]
    assert found == sorted(found) and found[3] > 1
    visor = at.item("cinder-visor")
    assert 0 < near_with(table, ()) < near_with(table, (visor,))
    table.achievements = (1,) * 11
    assert near(table, 3, (2, 2, 0)) == near_with(table, (visor,)) == 0


def test_the_gem_that_completes_a_mastery_brings_most_and_its_colour_is_wanted():
    at = scene(hero="huntress").has_gems(red=2, green=1, blue=0)
    at.table.achievements = tuple(-1 if space == 3 else 1 for space in range(11))
    assert nearer(at.table, at.hero, 3, white=False) > nearer(at.table, at.hero, 6, white=False)
    assert nearer(at.table, at.hero, 3, white=True) == 0
    green, blue = [level_worth(at.table, at.hero, colour, RACING) for colour in (1, 2)]
    plain = [level_worth(at.table, at.hero, colour, EVEN) for colour in (1, 2)]
    assert green - plain[0] > blue - plain[1]


def test_who_races_rests_for_a_mastery_before_the_breach_and_an_adept_does_not():
    at = (
        scene(hero="huntress")
        .carries("hollow-stag-crown", "magma-treads")
        .has_gems(red=3, green=3, blue=3)
        .goes_to(-1)
        .turn_of(0)
    )
    assert claimed(at.table, best_items(at.table, at.hero, RACING)[0]) > 0
    assert (chosen(at, RACING), chosen(at)) == ("rest", "breach")
    at.table.achievements = (1,) * 11
    assert chosen(at, RACING) == "breach"


def test_a_master_counts_less_on_a_mastery_that_a_rival_is_about_to_have_and_a_veteran_does_not():
    table = scene(hero="huntress").table
    before = [near(table, 2, (0, 0, 0), 0, aims) for aims in (MASTERY, RACER)]
    table.heroes[1].skills = 0b11
    after = [near(table, 2, (0, 0, 0), 0, aims) for aims in (MASTERY, RACER)]
    assert after[0] < before[0] and after[1] == before[1]


def test_to_a_master_what_changes_dice_counts_most_while_the_march_is_long():
    at = scene(hero="huntress").carries("pyre-lance").has_gems(red=3, green=3, blue=3)
    items, master = best_items(at.table, at.hero)[0], EVEN._replace(aims=MASTERY)
    early = worth_of(at.table, at.hero, items, master)
    at.goes_to(-1)
    at.table.front = len(at.table.track) - 1
    assert worth_of(at.table, at.hero, items, master) < early


def test_who_races_wears_what_leads_to_masteries_until_the_walls_are_breached():
    at = scene(hero="huntress").carries("hollow-stag-crown").has_gems(red=3, green=3, blue=3)
    items = best_items(at.table, at.hero, RACING)[0]
    bare = readiness(at.table, at.hero, items, at.hero.skills)
    assert worth_of(at.table, at.hero, items, RACING) > worth_of(at.table, at.hero, items) > bare
    at.table.breacher = 1
    assert worth_of(at.table, at.hero, items, RACING) == bare


def test_the_chance_to_win_is_that_of_all_ways_the_battles_may_go():
    well, ill, fallen = (True, 8, 1), (True, 3, 4), chances.FALLEN
    assert chances.chance([[well, ill], [ill]], 0) == 0.75
    assert chances.chance([[well, fallen], [ill], [fallen]], 1) == 0.5


# The turn


def test_without_demons_a_hero_moves_and_at_the_walls_it_breaches():
    assert chosen(scene(hero="huntress")) == "move"
    assert chosen(scene(hero="huntress").goes_to(-1).turn_of(0)) == "breach"


def test_a_demon_that_dies_surely_is_fought_and_more_than_can_be_borne_is_not():
    easy = scene(hero="slayer").goes_to(-1).owns_dice(5).pursued_by("lvl1 3").turn_of(0)
    assert chosen(easy) == "fight"
    hard = scene(hero="slayer").goes_to(-1).owns_dice(2).pursued_by("lvl3/5", "lvl3/5", "lvl2/4", "lvl2/4").turn_of(0)
    hard.hero.health = 4
    hard.spent("left.1a stamina", "armour.1a stamina", "boots.1a stamina")
    assert chosen(hard) == "rest"


def test_who_ends_with_more_health_may_hope_for_more_and_the_fallen_for_least():
    at = scene(hero="huntress")
    hero, found = at.hero, []
    rivals = (Rival(USUAL, False),) * 3
    for health in range(1, 12):
        hero.health, hero.victorious = health, True
        found.append((hopes(at.table, hero, 3), hope(at.table, hero, rivals)))
    assert found == sorted(found) and found[-1] > (0.99, 0.9)
    assert hope(at.table, hero, rivals[:1]) > found[-1][1] and hope(at.table, hero, ()) == 1
    hero.victorious = False
    assert hopes(at.table, hero, 3) < found[0][0] and hope(at.table, hero, rivals) < found[0][1]


def test_what_an_end_is_worth_depends_on_what_the_rivals_have_and_may_lose_yet():
    at = scene(hero="huntress")
    rival = at.table.heroes[1]
    (fresh,) = rivals_of(at.table, 0)
    assert fresh == Rival(USUAL, False)
    rival.at = 6
    (later,) = rivals_of(at.table, 0)
    assert later.health > fresh.health and surpasses(8, later) < surpasses(8, fresh)
    rival.health, rival.victorious = 7, True
    (done,) = rivals_of(at.table, 0)
    assert [surpasses(health, done) for health in (5, 7, 9)] == [0, 0.5, 1]
    rival.alive = False
    assert rivals_of(at.table, 0) == ()


def test_an_adept_tries_nothing_in_play():
    adept = Adept(Rng("1"))
    at = scene(hero="huntress").final_battle()
    assert adept.choose(Seat(at.table, at.seat)).text == adept.favourite.text and adept.notes == {}


# The training


def test_training_finds_what_things_are_worth_and_the_same_battle_again():
    truth = {name: 0.1 * number for number, name in enumerate(NAMES)}
    luck = train.Random(1)
    rows = [tuple(luck.random() * 9 for _ in NAMES) for _ in range(300)]
    data = [(row, sum(x * w for x, w in zip(row, truth.values(), strict=True))) for row in rows]
    found, explained = train.fit(data)
    assert explained > 0.99 and found == pytest.approx(list(truth.values()), abs=0.05)
    table = train.march(3)
    train.dressed(table, 0)
    boards = [train.battle(table, 0, number) for number in (3, 3, 4)]
    assert boards[0] == boards[1] and boards[0] != boards[2]


def test_weights_are_learnt_from_those_who_won_and_drawn_to_what_is_known():
    luck = train.Random(1)
    rows = [[luck.random() - 0.5, luck.random() - 0.5] for _ in range(2000)]
    won = [row if row[0] + luck.random() * 0.2 > row[1] / 2 else [-value for value in row] for row in rows]
    free, drawn = [learn_doom.descend(won, [0.0, 0.0], pull, 0.5) for pull in (1e-5, 10.0)]
    assert free[0] > 2 > 0 > free[1] and learn_doom.loss(won, free) < 0.5
    assert drawn == pytest.approx([0.0, 0.0], abs=0.1)


def test_a_game_that_teaches_is_the_same_again_and_tells_of_the_winner_beside_each_other():
    first, again = [learn_doom.game("plan", 0) for _ in range(2)]
    assert first == again and len(first.dark) >= len(first.won) > 0
    assert all(len(row) == 3 * len(doom_outlook.NAMES) + 1 for row in first.won)
    assert {row[0] for row in first.dark} in ({1.0}, {-1.0})


# The Hunt


def tempted(tendrils, day):
    country = before_the_leader().day(day, False).turn_of(0, 1)
    beats(country)
    country.land.tendrils = (tendrils,) * 8
    me = country.guardian
    return Policy(Rng("1")).choose(country.land, 0, country.land.choices(me.number)).text


def test_who_beats_the_leader_becomes_it_when_the_darkness_is_about_to_win():
    assert tempted(3, 8) == "become"
    assert tempted(0, 8) == "refuse"


def test_the_darkness_is_the_likelier_to_win_the_more_it_holds():
    country = before_the_leader().day(7, False)
    land, found = country.land, []
    for tendrils in range(4):
        land.tendrils = (tendrils,) * 8
        found.append((darkness(land), hunted(land), -outlook(land, 0)))
    assert found == sorted(found)
    assert 0 < found[0][0] < 0.1 and found[-1][0] > 0.9


def test_the_darkness_is_the_likelier_to_win_the_fewer_guardians_and_the_more_monsters_there_are():
    two, four = [dawnbreach.game("darkest-doom").start(seats=seats, seed="1") for seats in (2, 4)]
    assert isinstance(two, Land) and isinstance(four, Land)
    calm = darkness(two)
    assert darkness(four) < 0.3 < 0.5 < calm
    two.monsters[0].tier = LEADER
    assert darkness(two) > calm


def test_a_victory_is_certain_and_chances_of_all_leave_room_for_the_darkness():
    land = before_the_leader().land
    shares = [chance(land, seat) for seat in range(land.seats)]
    assert all(0 < share < 1 for share in shares)
    assert sum(shares) == pytest.approx(1 - darkness(land))
    end(land, 0, 2)
    assert (chance(land, 0), chance(land, 1)) == (1.0, 0.0)


def test_the_consumed_hopes_for_the_darkness_and_hunts_a_building_within_reach():
    country = consumed()
    land = country.land
    country.says("end turn", "draw orders", seat=1)
    before, dark = worth(land, 0), sum(land.tendrils)
    country.says(Policy(Rng("1")).choose(land, 0, land.choices(0)).text)
    assert sum(land.tendrils) == dark + 3
    land.tendrils = (2, 3, 3, 3, 3, 3, 3, 3)
    assert before < 0 < worth(land, 0)


def test_a_rival_with_three_seal_crystals_is_a_threat_that_weighs():
    country = before_the_leader()
    land, rival = country.land, country.land.guardians[1]
    before = worth(land, 0)
    rival.relics, rival.area = (3, 0, 0), land.content.monolith
    near = threat(land, rival)
    assert near > 0 and worth(land, 0) < before - 1
    rival.relics = (2, 0, 0)
    assert threat(land, rival) == 0


def test_the_plan_changes_when_another_victory_becomes_better():
    country = before_the_leader().day(6, False).turn_of(0, 1)
    land, me = country.land, country.guardian
    land.hearts, me.hand = 8, ()

    def goal():
        return land.content.areas[Tour(land, 0).goal()].id

    assert goal() == "east-citadel", "the count"
    me.relics = (3, 0, 0)
    country.holds("reaper", "reaper")
    assert goal() == "monolith"
    me.relics, me.attributes, land.hearts = (0, 0, 0), (5, 3, 3, 9), 1
    assert goal() == "winter-mountain", "Elaine has lost most of her hearts"
    land.hearts, land.tendrils = 8, (3,) * 7 + (1,)
    me.hand = before_the_leader().guardian.hand
    assert goal() == "thrown-stone-wood", "there the Leader of the Hunt waits for who has its card"


def gain_of_striking(crystals):
    """What a master finds it gains by an attack on a rival two areas from the Monolith, and how often it then loses."""
    country = before_the_leader().day(6, False).turn_of(0, 1)
    land, (me, rival) = country.land, country.land.guardians[:2]
    land.monsters[0].tier = NONE
    country.stands("drowned-belfry", seat=1).holds("reaper", "reaper", "vicars-rapier", seat=1)
    me.area, me.attributes = country.next_to(rival.area), (5, 2, 3, 9)
    rival.relics, rival.attributes = (crystals, 0, 0), (2, 1, 1, 4)
    seat, master = Seat(land, 0), Master(Rng("1"))
    both = [choice for choice in seat.choices if choice.text in ("go drowned-belfry", "end turn")]
    master.seat, worth_of_each = 0, {}
    for trial in compare(seat, both, master.playout, Rng("1"), Budget(160, 60.0)):
        worth_of_each[trial.choice.text] = trial.mean
    lost = [sum(note["defeat"] for note in master.notes[text]) for text in ("go drowned-belfry", "end turn")]
    return worth_of_each["go drowned-belfry"] - worth_of_each["end turn"], lost


def test_a_master_strikes_at_the_rival_who_is_about_to_free_mosh():
    (calm, never), (gain, lost) = gain_of_striking(0), gain_of_striking(3)
    assert never == [0, 0] and lost[0] < 0.5 * lost[1]
    assert gain > calm + 1


# Who is likely to win


def test_chances_that_were_learnt_leave_room_for_the_darkness_and_a_victory_is_certain():
    for seats in (2, 3, 4):
        land = dawnbreach.game("darkest-doom").start(seats=seats, seed="1")
        assert isinstance(land, Land)
        shares = [likely(land, seat) for seat in range(seats)]
        assert all(0 < share < 1 for share in shares)
        assert sum(shares) == pytest.approx(1 - shaded(land))
        end(land, 0, 2)
        assert [likely(land, seat) for seat in range(seats)] == [1.0] + [0.0] * (seats - 1)


def test_alliances_count_more_the_later_it_is_and_a_rival_before_the_monolith_is_feared():
    country = before_the_leader()
    land, gains = country.land, []
    for day in (3, 8):
        country.day(day, True)
        land.allies, land.bonds = (-1,) * 4, (0,) * 4
        before = score(land, land.guardians[0])
        land.allies, land.bonds = (0, -1, -1, -1), (6, 0, 0, 0)
        gains.append(score(land, land.guardians[0]) - before)
    assert 0 < gains[0] < gains[1]
    before, rival = likely(land, 0), land.guardians[1]
    rival.relics, rival.area = (3, 0, 0), land.content.monolith
    assert likely(land, 0) < before


def test_who_plays_alone_counts_on_what_virtual_guardians_may_count_on():
    land = dawnbreach.game("darkest-doom").start(seats=1, seed="1")
    assert isinstance(land, Land) and likely(land, 0) == chance(land, 0)
