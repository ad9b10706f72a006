"""SAN-1 Components and setup."""

import json

import pytest

from dawnbreach.kernel import Unreadable
from dawnbreach.sanctum.content import COLOURS
from tests.looking import view_of
from tests.scene import opening, sanctum, scene

SEATS = (2, 3, 4)
SEEDS = range(1, 25)


def bonuses_taken(table):
    """Answer for everybody who has to choose a gem for a starting bonus card."""
    while table.offers()[0] != "move":
        table.says(table.offers()[0])
        table.seat = table.table.waiting[0]
    return table


# SAN-1.1


@pytest.mark.parametrize("seats", SEATS)
def test_san_1_1_two_to_four_players_each_with_another_hero(seats):
    heroes = [hero["hero"] for hero in view_of(sanctum().start(seats=seats, seed=3))["heroes"]]
    assert len(set(heroes)) == len(heroes) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_san_1_1_no_other_number_of_players(seats):
    with pytest.raises(Unreadable, match="2 to 4"):
        sanctum().start(seats=seats)


@pytest.mark.parametrize("difficulty", ["normal", "hard", "nightmare", "inferno"])
def test_san_1_1_the_difficulty_is_chosen_at_the_start(difficulty):
    assert sanctum().start(seats=2, difficulty=difficulty).view(None)["difficulty"] == difficulty


def test_san_1_1_there_is_no_fifth_difficulty():
    with pytest.raises(Unreadable, match="normal, hard, nightmare, inferno"):
        sanctum().start(seats=2, difficulty="easy")


def test_san_1_1_heroes_may_be_named_and_the_others_are_dealt_at_random():
    dealt = set()
    for seed in SEEDS:
        heroes = view_of(sanctum().start(seats=3, seed=seed, heroes=("dancer", "random", "outlaw")))["heroes"]
        assert (heroes[0]["hero"], heroes[2]["hero"]) == ("dancer", "outlaw")
        dealt.add(heroes[1]["hero"])
    assert dealt == {"huntress", "slayer"}


@pytest.mark.parametrize("heroes", [("slayer", "slayer"), ("monk",), ("slayer", "dancer", "outlaw")])
def test_san_1_1_no_hero_twice_none_unknown_none_too_many(heroes):
    with pytest.raises(Unreadable, match="each once"):
        sanctum().start(seats=2, heroes=heroes)


# SAN-1.3, SAN-1.4


def test_san_1_3_a_demon_has_as_many_gems_and_locations_as_its_level():
    for foe in sanctum().content.foes[:84]:
        assert len(foe.faces) == foe.level
        assert foe.colour in (0, 1, 2)


def test_san_1_3_a_demon_shows_which_card_it_is_but_of_its_item_only_type_and_colour():
    table = scene(demons=["green lvl1 3 helmet"])
    (demon,) = table.seen()["demons"]
    assert demon == {
        "kind": "demon",
        "card": [item.id for item in table.table.content.items].index("feathered-cap"),
        "demon": "bloat-toad",
        "level": 1,
        "colour": "green",
        "hits": [3],
        "marked": [False],
        "killed": False,
        "damage": 1,
        "item": {"type": "helmet", "colour": "green"},
    }


@pytest.mark.parametrize("card", range(84))
def test_san_1_3_a_demon_has_the_item_printed_on_its_own_back(card):
    table = scene(demons=[]).owns_dice(3)
    printed = table.table.content.foes[card]
    table.hero.demons, table.hero.marks = (card,), (0,)
    dice = (*printed.faces, 1, 1, 1)[:3]
    table.fights(*dice)
    table.says(*[f"hit d{n} a.{n}" for n in range(1, printed.level + 1)], "end attack", "end block")
    for _ in range(printed.level):
        table.says(table.offers()[0])
    assert table.sack == [table.table.content.items[card].id]


def test_san_1_3_demons_that_look_alike_are_different_cards():
    printed = scene().table.sanctum.printed
    assert [demon[0]["card"] for demon in printed.demons] == list(range(84))
    assert [lord[0]["card"] for lord in printed.lord_cards] == list(range(33))


@pytest.mark.parametrize("place", ["sack", "chest", "laid", "lords"])
def test_san_1_3_a_card_in_two_places_is_no_position(place):
    table = (scene(demons=["lvl1"]) if place in ("sack", "chest") else scene().battle()).table
    table.check()
    card = table.heroes[0].demons[0]
    if place == "sack":
        table.heroes[0].sack = (card,)
    elif place == "chest":
        table.chest = (card,)
    else:
        setattr(table, place, (*getattr(table, place), card - table.content.lord_base))
    with pytest.raises(Unreadable, match="card is in exactly one place"):
        table.check()


def test_san_1_4_everyone_sees_the_top_of_each_deck_and_it_is_the_next_card_dealt():
    table = bonuses_taken(opening(seats=3))
    tops = [deck["top"] for deck in table.table.view(None)["decks"]]
    assert [top["level"] for top in tops] == [1, 2, 3]
    assert all(table.table.view(seat)["decks"] == table.table.view(None)["decks"] for seat in range(3))
    table.says("move")
    assert table.table.view(None)["sets"][0][0] == tops[0]


def test_san_1_4_of_the_cards_below_only_the_number_is_known():
    decks = opening().table.view(0)["decks"]
    assert [set(deck) for deck in decks] == [{"level", "top", "below", "discards"}] * 3
    assert [deck["below"] for deck in decks] == [35, 27, 19]


def test_san_1_4_the_decks_are_shuffled():
    tops = {json.dumps(opening(seed=seed).table.view(None)["decks"][0]["top"]) for seed in SEEDS}
    assert len(tops) > 5


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_san_1_4_hidden_sides_are_undecided_and_shown_to_nobody(viewer):
    table = opening()
    shown = json.dumps(table.table.view(viewer))
    content = table.table.content
    hidden = [card.id for card in content.items] + [card.id for card in content.blessings]
    hidden += [card.id for card in (*content.lords, *content.furies)]
    assert len(hidden) == 84 + 33 + 18 + 12
    assert not [name for name in hidden if f'"{name}"' in shown]


# SAN-1.5 to SAN-1.7


@pytest.mark.parametrize(("seats", "acts"), [(2, [1, 3, 5]), (3, [1, 2, 4, 5]), (4, [1, 2, 3, 4, 5])])
def test_san_1_5_fewer_players_use_fewer_boards(seats, acts):
    track = opening(seats=seats).table.view(None)["track"]
    assert sorted({space["act"] for space in track}) == acts
    assert [space["act"] for space in track] == sorted(space["act"] for space in track)


def achievements(seats, seed=1):
    return opening(seats=seats, seed=seed).table.view(None)["achievements"]


@pytest.mark.parametrize("seats", [3, 4])
def test_san_1_6_three_and_four_players_play_for_all_eleven_achievements(seats):
    spaces = achievements(seats)
    assert sorted(space["name"] for space in spaces) == sorted(
        [f"{kind}-{level}" for kind in ("skill", "gem", "equip") for level in (1, 2, 3)] + ["higher-2", "higher-3"]
    )
    assert all(space["free"] for space in spaces)


def test_san_1_6_with_two_players_one_random_space_of_each_level_is_blocked():
    blocked = set()
    for seed in SEEDS:
        gone = [space["name"] for space in achievements(2, seed) if space["gone"]]
        assert [name[-1] for name in sorted(gone, key=lambda name: name[-1])] == ["1", "2", "3"]
        assert sum(space["free"] for space in achievements(2, seed)) == 8
        blocked.update(gone)
    assert blocked > {"skill-1", "gem-1", "equip-1", "higher-2", "higher-3"}


@pytest.mark.parametrize(("seats", "acts"), [(2, [3, 5]), (3, [2, 5]), (4, [3, 5])])
def test_san_1_7_divine_intervention_waits_in_two_acts(seats, acts):
    found = []
    for space in range(1, len(opening(seats=seats).table.track)):
        table = scene(seats=seats).goes_to(space - 1)
        table.says("move")
        dice = {hero.gold for hero in table.table.heroes}
        if dice == {3}:
            found.append(table.table.track[space].act)
        else:
            assert dice == {2}
    assert found == acts


# SAN-1.8, SAN-1.9

PRINTED = {
    "huntress": (2, 3, {"helmet.1": "change 1", "armour.1": "block 2", "left.1": "change 2"}),
    "outlaw": (2, 3, {"helmet.1": "change 1", "armour.1": "block 2", "boots.1": "plus 2", "left.1": "minus 2"}),
    "slayer": (3, 2, {"helmet.1": "change 1", "armour.1": "block 1", "boots.1": "block 1", "left.1": "plus 2"}),
    "dancer": (3, 3, {"armour.1": "block 2", "boots.1": "change 1", "left.1": "set 1", "right.1": "set 6"}),
}


@pytest.mark.parametrize("hero", PRINTED)
def test_san_1_8_what_a_hero_starts_with(hero):
    shown = scene(hero=hero, moved=False).seen()
    stamina, focus, abilities = PRINTED[hero]
    assert (shown["stamina"], shown["focus"], shown["health"]) == (stamina, focus, 10)
    assert (shown["rage"], shown["rages"], shown["dice_owned"], shown["first_die"]) == (1, 1, 2, True)
    assert shown["gems"] == {"red": 0, "green": 0, "blue": 0, "white": 1}
    assert shown["potions"] == {"red": 0, "blue": 0, "slots": 4, "free": 4}
    assert (shown["sack"], set(shown["slots"].values())) == ([], {None})
    assert {ability["place"]: ability["effect"] for ability in shown["abilities"]} == abilities


def test_san_1_8_the_die_in_the_gem_pool_is_not_rolled():
    table = scene(demons=["lvl1"])
    table.fights(1, 2)
    assert len(table.seen()["dice"]) == 2


@pytest.mark.parametrize("hero", PRINTED)
def test_san_1_9_three_columns_of_three_skills_with_their_gems(hero):
    shown = scene(hero=hero, moved=False).seen()["skills"]
    assert [(skill["column"], skill["level"]) for skill in shown] == [(c, n) for c in COLOURS[:3] for n in (1, 2, 3)]
    assert sum(skill["gems"] + skill["white"] for skill in shown) == 20
    assert all(skill["gems"] > 0 and not skill["gained"] for skill in shown)


def test_san_1_9_tokens_on_skill_tiles_are_not_yet_in_the_pools():
    content = sanctum().content
    on_tiles = [skill.stamina + skill.focus for hero in content.heroes for skill in hero.skills]
    assert sum(count > 0 for count in on_tiles) == 12
    assert scene(hero="huntress").pools == (2, 3)


@pytest.mark.parametrize(("skills", "dice"), [((), (1, 2)), (("call-of-the-pack",), (1, 2, 3))])
def test_san_1_9_the_silver_die_is_rolled_only_after_gaining_its_skill(skills, dice):
    table = scene(hero="huntress", demons=["lvl1", "lvl1", "lvl1"]).knows(*skills)
    table.fights(*dice)
    assert [die["silver"] for die in table.seen()["dice"]] == [False, False, True][: len(dice)]


# SAN-1.10, SAN-1.11


def test_san_1_10_the_first_player_is_drawn_at_random():
    assert {opening(seats=4, seed=seed).table.view(None)["first"] for seed in SEEDS} == {0, 1, 2, 3}


def test_san_1_10_turns_pass_clockwise_from_the_first_player():
    table = opening(seats=3, script={"first": ["2"], "bonus": ["red2", "blue2"]})
    order = []
    for _ in range(5):
        (seat,) = table.table.waiting
        order.append(seat)
        table.says("move", "take 1", seat=seat)
    assert order == [1, 2, 0, 1, 2]


BONUSES = {2: ["p", "cp"], 3: ["p", "c", "cp"], 4: ["p", "c", "cp", "cc"]}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_san_1_10_starting_bonuses_depend_on_the_place_in_turn_order(seats, first):
    table = bonuses_taken(opening(seats=seats, script={"first": [first]}))
    for place, bonuses in enumerate(BONUSES[seats]):
        hero = table.table.heroes[(first + place) % seats]
        depth = sum((hero.grid[n] + hero.grid[n + 9]) * (n % 3) for n in range(9))
        printed = sum(skill.gems * (skill.place % 3) for skill in table.table.content.heroes[hero.who].skills)
        assert sum(hero.potions) == bonuses.count("p")
        assert printed - depth == bonuses.count("c"), "a card moves one gem up one space"


@pytest.mark.parametrize(("coin", "potions"), [("red", (1, 0)), ("blue", (0, 1))])
def test_san_1_10_a_coin_flip_decides_the_colour_of_a_potion(coin, potions):
    table = opening(script={"first": ["1"], "potion": [coin], "bonus": ["red2"]})
    assert table.table.heroes[0].potions == potions


def gems(table, seat, column):
    """Coloured and white gems of a column, level I first."""
    return [(skill["gems"], skill["white"]) for skill in table.seen(seat)["skills"] if skill["column"] == column]


def test_san_1_10_a_bonus_card_moves_a_gem_of_its_skill_up_one_space():
    table = opening(heroes=("dancer", "huntress"), script={"first": ["1"], "bonus": ["blue3"]})
    assert gems(table, 1, "blue") == [(2, 0), (3, 0), (1, 0)]


def test_san_1_10_the_player_chooses_which_gem_of_the_skill_moves():
    table = opening(heroes=("dancer", "huntress"), script={"first": ["1"], "bonus": ["red3"]})
    assert (table.seat, table.offers()) == (1, ["gem red 3", "white red 3"])
    assert table.refuses("gem blue 3").clause == "SAN-1.10"
    table.says("white red 3")
    assert gems(table, 1, "red") == [(2, 0), (2, 1), (2, 0)]


CARDS = {"first": ["1"], "bonus": ["green2", "green3", "red2", "red3"]}
"""With four players the last one gets two cards: here those of red II and red III."""


@pytest.mark.parametrize(
    ("order", "column"),
    [
        (["gem red 2", "gem red 3"], [(3, 0), (2, 0), (1, 1)]),
        (["gem red 2", "white red 3"], [(3, 0), (1, 1), (2, 0)]),
        (["white red 3", "white red 2"], [(2, 1), (2, 0), (2, 0)]),
        (["white red 3", "gem red 2"], [(3, 0), (1, 1), (2, 0)]),
    ],
)
def test_san_1_10_the_order_of_two_bonus_cards_is_the_players(order, column):
    table = opening(seats=4, heroes=("dancer", "slayer", "outlaw", "huntress"), script=CARDS)
    table.says("gem green 3", seat=2)
    assert table.offers(3) == ["gem red 2", "gem red 3", "white red 3"]
    assert table.refuses("gem blue 3", seat=3).clause == "SAN-1.10"
    table.says(order[0], seat=3)
    assert table.refuses(order[0], seat=3).clause in ("SAN-1.10", "SAN-4.12"), "each card is used once"
    if table.table.waiting == (3,):
        table.says(order[1], seat=3)
    assert gems(table, 3, "red") == column
    assert table.offers(0) == ["move"]
