"""SAN-9 Act VI: the Demon Lord."""

from itertools import pairwise
from typing import Any

import pytest

from dawnbreach.kernel import NOBODY
from dawnbreach.sanctum.demon_lord import Roar
from dawnbreach.sanctum.state import Table
from tests.looking import view_of
from tests.scene import Scene, sanctum, scene

IDLE_FIGHT = ("roll", "end attack", "end block")
HEALS = ("cruel-mercy", "dawn-through-smoke")


def final(seats: int = 2, seed: int = 1, **options) -> Scene:
    """The first round, reached through the breach, the respite and an answer that healed."""
    table = scene(seats=seats, seed=seed, **options).at_the_walls(*range(seats))
    table.draws(*HEALS)
    table.says("breach")
    for seat in range(1, seats):
        table.says("answer", seat=seat)
    for seat in range(seats):
        table.says("end equip", "end rest", seat=seat)
    return table


def iron(table: Scene) -> Scene:
    """Nobody is hurt in a fight."""
    for hero in table.table.heroes:
        hero.shield = 30
    return table


def fight_round(table: Scene) -> None:
    """Everybody fights without an effort."""
    for seat in table.table.waiting:
        table.says(*IDLE_FIGHT, seat=seat)


def roar(table: Scene) -> list[tuple[int, str]]:
    """Everybody suffers the roar and is healed by hand; who suffered which card."""
    suffered = []
    while "suffer" in table.offers(seat := table.table.waiting[0]):
        suffered.append((seat, view_of(table.table)["row"][-1]["id"]))
        table.says("suffer", seat=seat)
        table.table.heroes[seat].health = 10
    return suffered


def roar_of(table: Scene, cards: int) -> None:
    """Let the Demon Lord roar now with so many cards, if there are so many."""
    table.table.roar = cards
    table.table.side, table.table.main.frames[:] = [], [Roar(NOBODY)]
    table.table.settle()


def lord(card: dict[str, Any]) -> str:
    """The effect on the back of a Demon Lord card that shows its fight side."""
    number: int = card["card"]
    return sanctum().content.lords[number].id


def on_last_card(table: Scene, **fields: int) -> Scene:
    """The hero has defeated eight cards; the ninth needs two fours."""
    table.battle("4 4/2")
    hero = table.hero
    hero.demons = (*hero.demons[1:], hero.demons[0])
    hero.at = 8
    for name, value in fields.items():
        setattr(hero, name, value)
    table.table.plant()
    return table.rolls(4, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_san_9_1_nine_cards_alternate_and_the_fury_cards_lie_face_down(seats):
    table = final(seats)
    kinds = ["lord" if n % 2 == 0 else "face down" for n in range(9)]
    for board in view_of(table.table)["heroes"]:
        assert [card["kind"] for card in board["demons"]] == kinds
        assert board["at"] == 0
    table.table.check()


def test_san_9_1_nobody_sees_the_effect_of_a_dealt_card():
    view = final().table.view(0)
    cards = [card for board in view["heroes"] for card in board["demons"] if card["kind"] == "lord"]
    assert len(cards) == 10
    assert not any("effect" in card or "id" in card for card in cards)


def test_san_9_1_the_dead_are_dealt_nothing():
    table = scene(seats=3).at_the_walls(0, 1)
    table.table.heroes[2].alive = False
    table.draws(*HEALS).says("breach")
    table.says("answer", seat=1)
    for seat in (0, 1):
        table.says("end equip", "end rest", seat=seat)
    assert [len(board["demons"]) for board in view_of(table.table)["heroes"]] == [9, 9, 0]


def test_san_9_2_everyone_fights_once_then_the_demon_lord_roars():
    table = iron(final(3))
    assert list(table.table.waiting) == [0, 1, 2]
    table.says(*IDLE_FIGHT, seat=1)
    assert list(table.table.waiting) == [0, 2]
    assert table.offers(1) == []
    table.says(*IDLE_FIGHT, seat=0)
    assert len(view_of(table.table)["row"]) == len(HEALS), "no roar yet"
    table.draws("early-grave").says(*IDLE_FIGHT, seat=2)
    assert view_of(table.table)["row"][-1]["id"] == "early-grave"
    roar(table)
    assert view_of(table.table)["round"] == 2


def test_san_9_2_nobody_can_rest_any_more():
    table = final()
    assert (table.refuses("rest").clause, table.refuses("rest").key) == ("SAN-9.2", "only-fights")
    assert table.refuses("hit d1 a.1").key == "not-now", "there is a step for this"
    assert table.offers() == ["roll"]


def test_san_9_3_dice_hit_only_the_card_the_figure_stands_on():
    table = scene().battle("4 4/2", "fury", "4 5/3").rolls(4, 5)
    table.says("roll")
    assert table.refuses("hit d1 c.1").clause == "SAN-9.3"
    assert table.refuses("hit d2 c.2").clause == "SAN-9.3"
    assert table.offers()[:2] == ["hit d1 a.1", "hit d1 a.2"]


def test_san_9_3_several_cards_may_fall_in_one_attack():
    table = scene().meets_fury("ground-bucks", 2, 5, 1)
    table.says("suffer", "hit d3 b.1")
    assert table.seen()["at"] == 2
    assert table.refuses("hit d4 a.1").clause == "SAN-9.3"


def test_san_9_4_a_fury_card_strikes_at_once_even_without_dice():
    table = scene().meets_fury("laughs-at-your-scars")
    assert table.seen()["demons"][1]["id"] == "laughs-at-your-scars"
    assert table.offers() == ["suffer", "accept"]
    table.says("suffer")
    assert table.seen()["health"] == 9
    assert not any(text.startswith("hit") for text in table.offers())


def test_san_9_4_a_fury_card_strikes_only_once():
    table = iron(scene()).meets_fury("laughs-at-your-scars", 6)
    table.says("suffer", "end attack", "end block")
    fight_round(table)
    roar(table)
    assert table.seen()["at"] == 1
    assert table.offers() == ["roll"]
    table.rolls(1, 1, 1).says("roll", "hit d1 b.1")
    assert table.seen()["at"] == 2
    assert "suffer" not in table.offers()


def test_san_9_5_the_current_card_and_the_lord_cards_ahead_deal_damage():
    table = scene().battle("4 4/2", "fury", "2 3/3", "fury", "1 6/3", "fury", "1 5/3", "fury", "5 5/1")
    assert table.seen()["damage"] == 12
    table.hero.gold = 3
    table.script(die=[4, 4, 1], fury=["ground-bucks"]).says("roll", "hit d1 a.1")
    assert table.seen()["damage"] == 12, "a card that is hit in part deals all its damage"
    table.says("hit d2 a.2")
    assert table.seen()["damage"] == 12, "2 less for the card defeated, 2 more for the fury card turned up"
    table.says("suffer", "end attack", "end block")
    assert table.seen()["alive"] is False


def test_san_9_6_potions_rage_and_marks_work_as_in_any_fight():
    table = scene(rage="inactive").battle("1 2 5/2")
    table.hero.potions, table.hero.shield = (0, 1), 30
    table.spent("helmet.1a focus").table.plant()
    table.rolls(1, 6).says("drink blue helmet.1a")
    assert table.seen()["focus"] == 3
    table.says("roll", "hit d1 a.1", "end attack")
    assert table.seen()["rage"] == 1
    table.says("end block")
    fight_round(iron(table))
    roar(table)
    assert table.seen()["demons"][0]["marked"] == [True, False, False]
    table.rolls(6, 6).says("roll", "rage", "turn d1 2", "hit d1 a.2")
    assert table.seen()["demons"][0]["marked"] == [True, True, False]
    assert table.seen()["rage"] == 0


def test_san_9_6_no_die_left_leaves_rage_asleep():
    table = scene(rage="inactive").battle("1 2 5/2").rolls(1, 5)
    table.says("roll", "hit d1 a.1", "hit d2 a.3", "end attack")
    assert table.seen()["rage"] == 0


@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [
        ("normal", [2, 1, 0, 0, 0, 0]),
        ("hard", [3, 2, 1, 0, 0, 0]),
        ("nightmare", [4, 3, 2, 1, 0, 0]),
        ("inferno", [5, 4, 3, 2, 1, 0]),
    ],
)
def test_san_9_7_each_roar_has_one_card_fewer_and_the_difficulty_sets_the_first(difficulty, cards):
    table = iron(final(difficulty=difficulty))
    seen = [2]
    for _ in cards:
        fight_round(table)
        roar(table)
        seen.append(len(view_of(table.table)["row"]))
    assert [after - before for before, after in pairwise(seen)] == cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_san_9_7_each_card_is_resolved_by_all_from_the_breacher_on(seats):
    table = scene(seats=seats).turn_of(1).battle().roars("early-grave", "severed-thread")
    order = [*range(1, seats), 0]
    assert roar(table) == [(s, "early-grave") for s in order] + [(s, "severed-thread") for s in order]
    assert [card["id"] for card in view_of(table.table)["row"]] == ["early-grave", "severed-thread"]


def test_san_9_7_the_whole_row_is_dealt_before_the_first_card_is_turned_over():
    table = iron(final(difficulty="inferno"))
    fight_round(table)
    row = view_of(table.table)["laid"]
    assert len(row) == 4, "and one is turned over"
    assert not any("effect" in card or "id" in card for card in row)
    roar(table)
    shown = view_of(table.table)
    assert shown["laid"] == []
    assert [card["id"] for card in shown["row"][-4:]] == [lord(card) for card in row]


def test_san_9_7_a_card_on_a_heros_board_never_roars():
    table = iron(final(4, difficulty="inferno"))
    for _ in range(3):
        fight_round(table)
        roar(table)
    shown = view_of(table.table)
    boards = [lord(card) for board in shown["heroes"] for card in board["demons"][::2]]
    assert len(boards) == 20
    assert not {card["id"] for card in shown["row"]} & set(boards)


def test_san_9_7_the_dead_and_the_victorious_are_passed_over():
    table = scene(seats=4).battle()
    table.table.heroes[0].victorious = True
    table.table.heroes[2].alive = False
    assert roar(table.roars("early-grave")) == [(1, "early-grave"), (3, "early-grave")]


def empty_deck(table: Table) -> None:
    """Lay all that is left of the Demon Lord deck."""
    table.laid, table.lords = (*table.laid, *table.lords), ()
    table.turned = len(table.laid)


def test_san_9_8_defeated_cards_become_the_deck_when_it_runs_out():
    table = scene().meets_fury("ground-bucks")
    table.says("suffer")
    empty_deck(table.table)
    before = view_of(table.table)
    roar_of(table, 2)
    after = view_of(table.table)
    assert [c["id"] for c in after["row"][len(before["row"]) :]] == [lord(before["heroes"][0]["demons"][0])]
    assert after["laid"] == [], "only one card was defeated, so the row is short"
    assert after["heroes"][0]["demons"][0] == {"kind": "gone"}
    assert after["heroes"][0]["demons"][1:] == before["heroes"][0]["demons"][1:], "only defeated cards are taken"
    assert after["heroes"][1]["demons"] == before["heroes"][1]["demons"]


def test_san_9_8_with_no_defeated_card_the_roar_is_short():
    table = scene().battle()
    empty_deck(table.table)
    before = view_of(table.table)
    roar_of(table, 1)
    assert view_of(table.table)["row"] == before["row"]
    assert view_of(table.table)["round"] == 2


def test_san_9_9_all_nine_defeated_is_victory_and_nothing_touches_the_victor():
    table = on_last_card(scene())
    table.says("roll", "hit d1 i.1", "hit d2 i.2", "end attack", "end block")
    assert table.seen()["victorious"]
    assert table.seen()["health"] == 10
    table.draws("early-grave", "severed-thread")
    iron(table).says(*IDLE_FIGHT, seat=1)
    assert {seat for seat, _ in roar(table)} == {1}
    assert table.seen()["health"] == 10
    assert list(table.table.waiting) == [1]


@pytest.mark.parametrize(("health", "block", "left"), [(5, False, 3), (5, True, 5), (2, False, 0), (2, True, 2)])
def test_san_9_9_pending_damage_is_faced_before_victory(health, block, left):
    table = on_last_card(scene(), health=health, more_damage=2)
    table.says("roll", "hit d1 i.1", "hit d2 i.2", "end attack")
    assert table.seen()["damage"] == 2
    table.says(*(["use armour.1"] if block else []), "end block")
    board = table.seen()
    assert (board["health"], board["victorious"], board["alive"]) == (left, left > 0, left > 0)


def test_san_9_10_a_hero_without_health_is_out():
    table = scene().battle().rolls(6, 6)
    table.hero.health = 1
    table.says(*IDLE_FIGHT)
    assert not table.seen()["alive"]
    assert list(table.table.waiting) == [1]
    assert table.offers() == []


def test_san_9_10_a_marked_space_is_death_too():
    table = scene().battle("4 4/2", "fury", "3 3/2").rolls(6, 6)
    table.hero.marked, table.hero.shield = 4, table.seen()["damage"] - 7
    table.says(*IDLE_FIGHT)
    assert (table.seen()["health"], table.seen()["alive"]) == (3, False)


def test_san_9_11_the_game_ends_when_everyone_is_victorious_or_dead():
    table = on_last_card(scene())
    table.says("roll", "hit d1 i.1", "hit d2 i.2", "end attack", "end block")
    assert view_of(table.table)["standings"] is None
    table.table.heroes[1].health = 1
    table.says(*IDLE_FIGHT, seat=1)
    assert table.table.over
    assert list(table.table.waiting) == []
    assert [(s["seat"], s["rank"]) for s in view_of(table.table)["standings"]] == [(0, 1), (1, 2)]
