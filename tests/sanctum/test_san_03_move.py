"""SAN-3 Move."""

import pytest

from dawnbreach.sanctum import events
from dawnbreach.sanctum.move import replaced
from tests.scene import names_of, opening, scene

SEATS = (2, 3, 4)
SIMPLE = {"bonus": ["red2", "green2", "blue2", "blue3"]}


def told(story, kind):
    return [event for event in story if isinstance(event, kind)]


def levels(one):
    return [demon["level"] for demon in one]


# SAN-3.1


@pytest.mark.parametrize("behind", [0, 1, 3])
def test_san_3_1_a_move_leads_just_ahead_of_the_foremost_figure(behind):
    table = scene(seats=2).goes_to(behind, 0).goes_to(3, 1)
    table.says("move")
    assert table.hero.space == 4
    assert table.table.view(None)["march"] == [0, 1]


def test_san_3_1_the_foremost_figure_goes_one_space_ahead():
    table = scene(seats=2).goes_to(3, 0).goes_to(1, 1)
    table.says("move")
    assert table.hero.space == 4


NEXT_BOARD = [(2, 1, 3), (2, 3, 5), (3, 1, 2), (3, 2, 4), (3, 4, 5), (4, 1, 2), (4, 2, 3), (4, 3, 4), (4, 4, 5)]


@pytest.mark.parametrize(("seats", "board", "after"), NEXT_BOARD)
def test_san_3_1_after_the_last_space_comes_the_next_board_in_use(seats, board, after):
    table = scene(seats=seats)
    last = max(n for n, step in enumerate(table.table.track) if step.act == board)
    table.goes_to(last, 1)
    (moved,) = told(table.says("move"), events.Moved)
    assert (moved.act, moved.space) == (after, 1)


# SAN-3.2, SAN-3.3


def test_san_3_2_the_first_to_arrive_on_a_board_deals_five_sets():
    table = opening(script=SIMPLE)
    table.says("move")
    assert [levels(one) for one in table.table.view(None)["sets"]] == [[1, 1]] * 5


def test_san_3_2_every_other_space_adds_one_set():
    table = opening(script=SIMPLE)
    table.says("move", "take 1")
    table.says("move", seat=table.table.waiting[0])
    assert len(table.table.view(None)["sets"]) == 5


@pytest.mark.parametrize(("space", "added"), [(1, [1, 1]), (2, [2]), (3, [1, 1]), (4, [2])])
def test_san_3_2_a_set_has_the_levels_the_space_shows(space, added):
    table = scene().goes_to(space - 1)
    table.says("move")
    assert [levels(one) for one in table.table.view(None)["sets"]] == [added]


@pytest.mark.parametrize("seats", SEATS)
def test_san_3_3_there_are_always_five_sets_to_choose_from_before_the_walls(seats):
    table = opening(seats=seats, script=SIMPLE)
    while table.table.front < len(table.table.track) - 2:
        seat = table.table.waiting[0]
        table.says("move", seat=seat)
        assert table.offers(seat) == [f"take {n}" for n in range(1, 6)]
        assert all(len(one) in (1, 2) for one in table.table.sets)
        table.says("take 5", seat=seat)
        loot_all(table)


def test_san_3_3_a_pair_is_taken_whole_and_the_other_sets_stay():
    table = scene().goes_to(0).board("lvl1 + lvl1", "lvl2", "lvl1 + lvl1")
    table.says("move")
    first, second, third, fourth = table.table.sets
    table.says("take 3")
    assert table.hero.demons == third
    assert table.table.sets == (first, second, fourth)


def test_san_3_3_a_set_that_does_not_lie_there_cannot_be_taken():
    table = scene().goes_to(0).board("lvl1")
    table.says("move")
    assert table.refuses("take 3").clause == "SAN-3.3"


@pytest.mark.parametrize("instead", ["move", "rest", "fight"])
def test_san_3_3_a_move_is_not_over_before_a_set_is_taken(instead):
    table = scene(demons=["lvl1"])
    table.says("move")
    assert table.refuses(instead).clause == "SAN-2.1"
    assert table.refuses("take 1", seat=1).clause == "SAN-2.1"


def test_san_3_3_demons_gather_on_the_battle_board():
    table = scene(demons=["lvl2"]).goes_to(0).board("lvl1 + lvl1")
    table.says("move", "take 1")
    assert levels(table.seen()["demons"]) == [2, 1, 1]


# SAN-3.4, SAN-3.5


def chest(seats=3, sets=("lvl1 + lvl1", "lvl2", "lvl1"), march=(2, 1)):
    """Seat 0 is about to move to the last space of board I, the others behind in this marching order."""
    table = scene(seats=seats).goes_to(4, 0)
    for behind, seat in enumerate(march):
        table.goes_to(3 - behind, seat)
    return table.board(*sets)


def loot_all(table):
    """Everybody takes the first item there is; returns the seats in the order they were asked."""
    order = []
    while table.offers(seat := table.table.waiting[0])[0].startswith("loot"):
        order.append(seat)
        table.says(table.offers(seat)[0], seat=seat)
    return order


def test_san_3_4_the_last_space_opens_a_chest_when_the_set_is_taken():
    table = chest()
    assert not told(table.says("move"), events.ChestOpened)
    (opened,) = told(table.says("take 1"), events.ChestOpened)
    kinds = [(item["level"], item["type"]) for item in table.table.view(None)["chest"]]
    assert len(opened.items) == len(kinds) == 3


def test_san_3_4_the_chest_holds_the_items_of_the_demons_that_were_left():
    table = chest(sets=("lvl1", "lvl1 + lvl1", "lvl2 + lvl2", "lvl3 + lvl3"))
    table.says("move")
    left = [demon["card"] for one in table.table.view(None)["sets"][1:] for demon in one]
    table.says("take 1")
    assert len(left) > 5
    assert [item["id"] for item in table.table.view(None)["chest"]] == names_of(table.table, tuple(left))


def test_san_3_4_no_chest_before_the_last_space():
    table = scene(seats=2).goes_to(3, 0).board("lvl1", "lvl1")
    table.says("move")
    assert not told(table.says("take 1"), events.ChestOpened)
    assert len(table.table.sets) == 2


def test_san_3_4_everyone_takes_one_item_in_marching_order_from_the_mover_on():
    table = chest(march=(2, 1))
    table.says("move", "take 1")
    items = names_of(table.table, table.table.chest)
    table.says(f"loot {items[1]}")
    assert loot_all(table) == [2, 1]
    sacks = [names_of(table.table, table.table.heroes[seat].sack) for seat in (0, 2, 1)]
    assert sacks == [[items[1]], [items[0]], [items[2]]]
    assert table.table.waiting == (1,)


def test_san_3_4_only_what_lies_in_the_chest_can_be_taken():
    table = chest().carries("slag-hammer", seat=1)
    table.says("move", "take 1")
    assert table.refuses("loot slag-hammer").clause == "SAN-3.4"


def test_san_3_4_chest_items_give_no_levels_and_the_rest_is_discarded():
    table = chest(sets=("lvl1 + lvl1", "lvl1 + lvl1", "lvl1 + lvl1"))
    grids = [hero.grid for hero in table.table.heroes]
    table.says("move", "take 1")
    shared = set(table.table.chest)
    assert len(loot_all(table)) == 3
    assert [hero.grid for hero in table.table.heroes] == grids
    assert (table.table.sets, table.table.chest) == ((), ())
    kept = {item for hero in table.table.heroes for item in hero.sack}
    assert (len(shared), len(kept)) == (5, 3)
    assert sum(map(len, table.table.discards)) == 2


@pytest.mark.parametrize("dead", [1, 2])
def test_san_3_4_the_dead_take_nothing(dead):
    table = chest(march=(2, 1))
    table.table.heroes[dead].alive = False
    table.says("move", "take 1")
    assert loot_all(table) == [0, 3 - dead]
    assert table.table.chest == ()


def test_san_3_5_the_back_of_the_march_gets_nothing_from_a_small_chest():
    table = chest(sets=("lvl1", "lvl1"), march=(2, 1))
    table.says("move", "take 1")
    assert loot_all(table) == [0, 2]
    assert [len(hero.sack) for hero in table.table.heroes] == [1, 0, 1]
    assert table.offers(seat=1) == ["move", "rest"]


@pytest.mark.parametrize(
    ("sets", "order"),
    [
        (("lvl1", "lvl2"), [0, 2]),
        (("lvl1", "lvl2", "lvl1"), [0, 2, 1]),
        (("lvl1", "lvl2 + lvl1", "lvl1"), [0, 2, 1, 0]),
        (("lvl1", "lvl2 + lvl1", "lvl1 + lvl1"), [0, 2, 1, 0]),
    ],
)
def test_san_3_5_a_second_item_is_taken_only_when_everybody_has_had_one(sets, order):
    table = chest(sets=sets, march=(2, 1))
    table.hero.loot = 1
    table.says("move", "take 1")
    assert loot_all(table) == order
    assert (table.table.chest, table.table.waiting) == ((), (1,))


def test_san_3_5_second_items_are_taken_in_marching_order_too():
    table = chest(sets=("lvl1", "lvl2 + lvl1", "lvl1 + lvl1", "lvl1 + lvl1"), march=(2, 1))
    table.table.heroes[1].loot, table.table.heroes[2].loot = 2, 1
    table.says("move", "take 1")
    assert loot_all(table) == [0, 2, 1, 2, 1, 1]


# SAN-3.6, SAN-3.7


def test_san_3_6_the_next_board_is_laid_out_when_it_is_needed():
    table = scene(seats=4).goes_to(5, 1)
    assert table.table.view(None)["act"] == 1
    table.says("move")
    assert table.table.view(None)["act"] == 2
    assert len(table.table.sets) == 5


def test_san_3_6_figures_two_boards_behind_keep_their_marching_order():
    table = scene(seats=4).goes_to(22, 0).goes_to(2, 3).goes_to(1, 1).goes_to(8, 2)
    assert [table.table.track[space].act for space in (22, 8, 2, 1)] == [4, 2, 1, 1]
    table.board("lvl1 + lvl1", "lvl1 + lvl1", "lvl2")
    table.says("move", "take 1")
    assert loot_all(table) == [0, 2, 3, 1]


def before_the_tile(seats):
    """The space before the divine intervention tile that is not in Act V."""
    table = scene(seats=seats).table
    return next(n for n in range(len(table.track)) if table.sanctum.has_divine(seats, n)) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_san_3_7_the_first_move_onto_the_tile_gives_everyone_a_die_for_good(seats):
    table = scene(seats=seats).goes_to(before_the_tile(seats)).pursued_by("lvl1 6", seat=1)
    assert told(table.says("move", "take 1"), events.DiceGranted)
    assert [hero.gold for hero in table.table.heroes] == [3] * seats
    for _ in range(2):
        table.turn_of(1).fights(1, 1, 1)
        table.says("end attack", "end block")
    assert table.hero.gold == 3


def test_san_3_7_the_dead_gain_no_die():
    table = scene(seats=3).goes_to(before_the_tile(3))
    table.table.heroes[1].alive = False
    table.says("move", "take 1")
    assert [table.seen(seat)["dice_owned"] for seat in range(3)] == [3, 2, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_san_3_7_the_tile_is_used_only_once(seats):
    table = scene(seats=seats).at_the_walls(1)
    table.table.sets = ()
    table.board("lvl1", "lvl2")
    table.says("move", "take 1")
    assert table.hero.space == len(table.table.track) - 1
    assert [hero.gold for hero in table.table.heroes] == [2] * seats


# SAN-3.8


def with_deck(table, level, cards, discards):
    """Leave so many cards in a deck (its top first), put so many on its discards, the others away."""
    pile = [table.table.tops[level - 1], *table.table.decks[level - 1]]
    top = pile.pop(0) if cards else -1
    table.table.tops = replaced(table.table.tops, level - 1, top)
    table.table.decks = replaced(table.table.decks, level - 1, tuple(pile[: max(0, cards - 1)]))
    table.table.discards = replaced(table.table.discards, level - 1, tuple(sorted(pile[10 : 10 + discards])))
    return table


def test_san_3_8_a_deck_that_runs_out_is_refilled_with_its_discards():
    table = with_deck(scene().goes_to(0), level=1, cards=1, discards=5)
    top, discards = table.table.tops[0], set(table.table.discards[0])
    story = table.says("move")
    assert [event.level for event in told(story, events.DeckRefilled)] == [1]
    ((first, second),) = table.table.sets
    assert first == top
    assert second in discards
    assert len(table.table.decks[0]) == 3
    assert table.table.discards[0] == ()


def test_san_3_8_items_discarded_for_potions_come_back_as_unseen_demons():
    table = scene().carries("feathered-cap", "toadskin-hood", seat=1)
    table.turn_of(1).says("rest", "end equip", "brew red feathered-cap", "end rest")
    front = table.table.discards[0]
    with_deck(table, level=1, cards=1, discards=0)
    table.table.discards = replaced(table.table.discards, 0, front)
    table.turn_of(0).goes_to(0).says("move", "take 1")
    assert table.hero.demons[1:] == front
    table.turn_of(0).fights(3, 3)
    table.says("hit d1 b.1", "end attack", "end block", "gem green 1")
    assert table.sack == ["feathered-cap"]


@pytest.mark.parametrize(("cards", "dealt"), [(1, 1), (0, 0)])
def test_san_3_8_without_discards_the_set_is_dealt_short(cards, dealt):
    table = with_deck(scene().goes_to(0), level=1, cards=cards, discards=0)
    table.board("lvl2")
    table.says("move")
    assert [len(one) for one in table.table.sets[1:]] == [dealt] * bool(dealt)


def test_san_3_8_a_deal_that_may_need_discards_waits_for_a_rest_under_way():
    table = scene().goes_to(0, 0).carries("slag-hammer")
    with_deck(table, level=1, cards=1, discards=0)
    table.says("rest", "end equip")
    table.says("move", seat=1)
    assert table.table.waiting == (0,)
    table.says("brew blue slag-hammer", "end rest")
    assert table.offers(seat=1) == ["take 1"]
    assert len(table.table.sets[0]) == 2
