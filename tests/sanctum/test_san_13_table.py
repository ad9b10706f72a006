"""SAN-13 Play at the table."""

import json
import random

import pytest

from dawnbreach.kernel import Choice, Illegal, Position
from dawnbreach.kernel.chance import Seeded
from dawnbreach.sanctum.state import Table
from tests.scene import Scene, sanctum, scene

REST = ("rest", "end equip", "end rest")


def cannot_take_back(table: Scene, seat: int = 0) -> bool:
    """The refusal names the clause and changes nothing."""
    before = table.table.copy()
    assert not table.table.can_take_back(seat)
    with pytest.raises(Illegal) as caught:
        table.table.take_back(seat)
    assert table.table == before
    return caught.value.refusal.clause == "SAN-13.1"


# SAN-13.1


FIGHT = ("hit d1 a.2", "use helmet.1", "turn d2 1", "hit d2 a.1", "end attack", "use armour.1", "end block")


def test_san_13_1_decisions_are_taken_back_one_by_one_to_the_roll():
    table = scene(demons=["lvl2 1 6", "lvl1 4"]).rolls(6, 2)
    table.says("fight", "roll")
    before = []
    for text in ("hit d1 a.2", "use helmet.1", "turn d2 1", "hit d2 a.1", "end attack", "use armour.1", "end block"):
        before.append(table.table.copy())
        table.says(text)
    for earlier in reversed(before):
        table.table.take_back(0)
        assert table.table == earlier
        assert table.table.view(0) == earlier.view(0)
    assert cannot_take_back(table)


@pytest.mark.parametrize("count", range(1, len(FIGHT) + 1))
def test_san_13_1_taking_back_restores_the_exact_position(count):
    table = scene(demons=["lvl2 1 6", "lvl1 4"]).rolls(6, 2)
    table.says("fight", "roll", *FIGHT[: count - 1])
    before = table.table.copy()
    table.says(FIGHT[count - 1])
    assert table.table != before
    table.table.take_back(0)
    assert table.table == before
    assert table.table.view(0) == before.view(0)
    assert table.offers() == [choice.text for choice in before.choices(0)]


def test_san_13_1_after_taking_back_the_dice_fall_as_they_would_have():
    tables = [scene(demons=["lvl1 4"]).table for _ in range(2)]
    tables[0].play("rest", 0)
    tables[0].take_back(0)
    for table in tables:
        table.play("fight", 0)
        table.play("roll", 0)
    assert tables[0] == tables[1]


def roll() -> Scene:
    table = scene(demons=["lvl1 4"])
    table.says("fight", "roll")
    return table


def deal() -> Scene:
    table = scene()
    table.says("move")
    return table


def item_turned_over() -> Scene:
    table = scene(demons=["red lvl1 4"]).rolls(4, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block", "gem red 1")
    return table


def chest_opened() -> Scene:
    table = scene().goes_to(4).board("lvl1", "lvl1", "lvl1", "lvl1").turn_of(0)
    table.says("move", "take 1")
    assert table.table.view(0)["chest"]
    return table


def blessing_seen() -> Scene:
    table = scene(seats=3).has_gems(red=2, blue=2)
    table.says(*REST)
    return table


def lord_cards_laid() -> Scene:
    table = scene().at_the_walls(0)
    table.says("breach")
    return table


def fury_turned_up() -> Scene:
    return scene().meets_fury("ground-bucks")


def dice_rerolled() -> Scene:
    table = scene().meets_fury("ground-bucks", 2)
    table.says("accept")
    return table


def laid_card_turned_over() -> Scene:
    table = scene().at_the_walls(0)
    table.says("breach")
    table.says("answer", "end equip", "end rest", seat=1)
    table.says("end equip", "end rest")
    assert len(table.table.view(0)["row"]) == 1
    return table


def next_card_of_a_roar_turned_over() -> Scene:
    table = scene().turn_of(1).battle().roars("early-grave", "severed-thread")
    table.says("accept", seat=1)
    table.says("accept", seat=0)
    assert len(table.table.view(0)["row"]) == 2
    return table


def effect_turned_over() -> Scene:
    table = scene().battle()
    for hero in table.table.heroes:
        hero.shield = 30
    for seat in (1, 0):
        table.says("roll", "end attack", "end block", seat=seat)
    assert table.table.view(0)["row"]
    return table


NEWS = (
    roll,
    deal,
    item_turned_over,
    chest_opened,
    blessing_seen,
    lord_cards_laid,
    fury_turned_up,
    dice_rerolled,
    laid_card_turned_over,
    effect_turned_over,
    next_card_of_a_roar_turned_over,
)


@pytest.mark.parametrize("news", NEWS, ids=lambda news: news.__name__)
def test_san_13_1_nothing_is_taken_back_past_new_information(news):
    assert cannot_take_back(news())


def test_san_13_1_the_decision_of_another_player_cannot_be_passed():
    table = scene()
    table.says("rest")
    assert table.table.can_take_back(0)
    table.says("rest", seat=1)
    assert cannot_take_back(table)
    table.table.take_back(1)
    table.table.take_back(0)
    assert table.offers() == ["move", "rest"]


def test_san_13_1_a_neighbours_roll_in_the_final_battle_does_not_bar_taking_back():
    table = scene().battle("4 4/2").rolls(4, 1, 2, 2)
    table.says("roll")
    before = table.table.copy()
    table.says("hit d1 a.1")
    table.says("roll", seat=1)
    assert table.table.can_take_back(0) and not table.table.can_take_back(1)
    table.table.take_back(0)
    assert table.offers() == [choice.text for choice in before.choices(0)]
    assert table.table.heroes[1].dice == (2, 2), "what the neighbour rolled stays"
    assert table.table.record().splitlines()[-1].startswith("= 2 die"), "the decision is gone from the record"


def test_san_13_1_several_decisions_are_taken_back_past_a_neighbours_to_the_roll():
    table = scene().battle("4 4/2").rolls(4, 1, 2, 2)
    table.says("roll", "rage", "turn d2 4")
    table.says("roll", "rage", seat=1)
    table.says("hit d1 a.1")
    table.says("turn d1 6", seat=1)
    for _ in range(3):
        table.table.take_back(0)
    assert cannot_take_back(table), "the dice have been seen"
    assert table.table.heroes[0].dice == (4, 1) and table.table.heroes[1].dice == (6, 2)


def test_san_13_1_both_neighbours_take_back_past_each_other():
    table = scene(demons=["red lvl1 4"]).pursued_by("lvl1 5", seat=1)
    table.table.plant()
    table.says("rest")
    table.says("fight", seat=1)
    table.says("end equip")
    table.table.take_back(1)
    assert "fight" in table.offers(1) and "end rest" in table.offers(0)
    table.table.take_back(0)
    assert "end equip" in table.offers(0)


def test_san_13_1_what_a_neighbour_could_only_do_because_of_it_bars_taking_back():
    table = scene(demons=["lvl1 4"]).pursued_by("lvl1 5", seat=1)
    table.table.plant()
    table.says("rest")
    table.says("fight", seat=1)
    assert cannot_take_back(table), "without the Rest it would not have been the neighbour's turn"


def test_san_13_1_nobody_takes_back_for_another():
    table = scene()
    table.says("rest")
    assert cannot_take_back(table, seat=1)


def test_san_13_1_choices_can_say_beforehand_whether_they_are_final():
    table = scene(demons=["lvl2 1 6"]).rolls(6, 2)
    assert [table.table.is_reversible(text, 0) for text in ("move", "fight", "rest")] == [False, True, True]
    table.says("fight")
    assert not table.table.is_reversible("roll", 0)
    table.says("roll")
    assert table.table.is_reversible("hit d1 a.2", 0)
    final = scene().battle("4 4/2").rolls(4, 4)
    final.says("roll")
    assert final.table.is_reversible("hit d1 a.1", 0)
    final.says("hit d1 a.1")
    assert not final.table.is_reversible("hit d2 a.2", 0), "it turns up a fury card"


# SAN-13.2


def everything_hidden(table: Table) -> list[str]:
    """Names that no other seat may see: blessings, and what is on a side that nobody has turned up."""
    content = table.content
    names = [card.id for card in (*content.lords, *content.furies)] + [b.id for b in content.blessings]
    return names + unturned_items(table)


def unturned_items(table: Table) -> list[str]:
    """The items of all cards that do not lie item side up on a board or in a chest."""
    turned = {card for hero in table.heroes for card in (*hero.items, *hero.sack)} | set(table.chest)
    return [item.id for card, item in enumerate(table.content.items) if card not in turned]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_san_13_2_no_view_names_a_hidden_card(viewer):
    table = scene(seats=3, demons=["lvl1", "lvl2"]).blessed_with("third-knock").at_the_walls(1)
    table.board("lvl1 + lvl1").turn_of(1).says("breach", seat=1)
    shown = json.dumps(table.table.view(viewer))
    assert not [name for name in everything_hidden(table.table) if f'"{name}"' in shown]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_san_13_2_the_final_battle_shows_no_hidden_side(viewer):
    table = scene().battle().table
    shown = json.dumps(table.view(viewer))
    assert not [name for name in everything_hidden(table) if f'"{name}"' in shown]


def test_san_13_2_a_view_counts_what_a_player_at_the_table_would_count():
    table = scene().has_gems(red=2).wears("cinder-visor").table
    table.heroes[0].marked = 4
    hero, march = table.view(None)["heroes"][0], table.view(None)["track"]
    assert hero["gems_free"] == sum(hero["gems"].values()) - 1
    assert hero["dies_at"] == 3 and hero["defeated"] == 0
    assert [space["act"] for space in march if space["divine"]] == [3, 5]


def test_san_13_2_another_blessing_looks_the_same_to_all_others():
    tables = [scene(seats=3).blessed_with(name) for name in ("third-knock", "second-wind")]
    for viewer in (1, 2, None):
        assert tables[0].table.view(viewer) == tables[1].table.view(viewer)
    assert tables[0].table.view(0) != tables[1].table.view(0), "the owner knows"


@pytest.mark.parametrize("place", ["march", "battle"])
def test_san_13_2_what_lies_hidden_changes_no_view(place):
    table = scene(seats=3, demons=["lvl1", "lvl2", "lvl3"]).board("lvl1 + lvl2").table
    if place == "battle":
        table = scene(seats=3).battle().table
    other = table.copy()
    other.source = Seeded("other items, other order, other blessings")
    other.decks = tuple(deck[::-1] for deck in other.decks)
    other.unseen, other.lords = other.unseen[::-1], other.lords[::-1]
    other.furies = other.furies[::-1]
    for viewer in (0, 1, 2, None):
        assert other.view(viewer) == table.view(viewer)


# SAN-13.3


def test_san_13_3_a_neighbour_plays_while_levels_are_still_open():
    table = scene(seats=3, demons=["red lvl1 4"]).pursued_by("lvl1 5", seat=1).rolls(4, 1, 1, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack")
    assert list(table.table.waiting) == [0], "the block step comes first"
    table.says("end block")
    assert list(table.table.waiting) == [0, 1]
    table.says("fight", "roll", "end attack", "end block", seat=1)
    table.says("gem red 1")
    assert len(table.seen()["sack"]) == 1


def test_san_13_3_a_neighbour_plays_while_a_rest_is_still_open():
    table = scene(seats=2)
    table.says("rest")
    table.says("move", "take 1", seat=1)
    assert list(table.table.waiting) == [0], "no turn of one's own before the Rest is finished"
    table.says("end equip", "end rest")
    assert "move" in table.offers()


def test_san_13_3_an_achievement_goes_to_the_earlier_turn():
    table = scene(seats=3)
    for seat, item in enumerate(("dragonbone-bulwark", "phoenix-egg")):
        table.carries(item, seat=seat).has_gems(seat, red=3).wears(
            "hearthcoal" if seat == 0 else "iron-clogs", seat=seat
        )
    table.says("rest")
    table.says("rest", "equip phoenix-egg", "end equip", "end rest", seat=1)
    assert table.seen(1)["achievements"] == [], "not before the earlier Rest is finished"
    table.says("equip dragonbone-bulwark", "end equip", "end rest", seat=0)
    assert table.seen(0)["achievements"] == ["equip-1"]
    assert table.seen(1)["achievements"] == []


def test_san_13_3_a_chest_waits_and_its_items_cannot_be_equipped_in_that_rest():
    table = scene(seats=2).goes_to(4, 1).board("lvl1", "lvl1", "lvl1", "lvl1").turn_of(0)
    table.says("rest")
    table.says("move", "take 1", seat=1)
    assert table.table.view(None)["chest"] == []
    assert list(table.table.waiting) == [0]
    assert table.offers() == ["end equip"]
    table.says("end equip", "end rest")
    assert len(table.table.view(None)["chest"]) == 4
    assert list(table.table.waiting) == [1]


def test_san_13_3_items_of_a_later_fight_wait_for_nobody():
    table = scene(seats=3, demons=["red lvl1 4"]).pursued_by("red lvl1 5", seat=1).rolls(4, 1, 5, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block")
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block", seat=1)
    assert list(table.table.waiting) == [0, 1, 2]
    table.says("gem red 1", seat=1)
    assert [len(table.seen(seat)["sack"]) for seat in (0, 1)] == [0, 1]


def some_choice(luck: random.Random, choices: list[Choice]) -> Choice:
    """A random choice of somebody who would rather live."""
    for eager in ("breach", "hit", "equip", "wield", "gem", "use", "rest", "fight"):
        wanted = [choice for choice in choices if choice.text.startswith(eager)]
        if wanted and luck.random() < 0.8:
            return luck.choice(wanted)
    return luck.choice(choices)


def play_in_order(table: Position, seed: int) -> list[tuple[int, str]]:
    """Some random game in which nobody acts before the turns ahead are finished."""
    luck = random.Random(seed)
    told: list[tuple[int, str]] = []
    while not table.over:
        seat = table.waiting[0]
        choice = some_choice(luck, table.choices(seat))
        told.append((seat, choice.text))
        table.play(choice, seat)
    return told


def play_overlapping(table: Position, told: list[tuple[int, str]]) -> int:
    """The same decisions, each as early as possible; how many came before their turn."""
    queues = {seat: [text for who, text in told if who == seat] for seat in range(table.seats)}
    early = 0
    while any(queues.values()):
        seat = [who for who in table.waiting if queues[who]][-1]
        early += seat != table.waiting[0]
        table.play(queues[seat].pop(0), seat)
    return early


@pytest.mark.parametrize("seed", range(12))
def test_san_13_3_overlapping_turns_lead_where_turns_in_order_lead(seed):
    game = sanctum()
    in_order, overlapping = (game.start(seats=2 + seed % 3, seed=seed) for _ in range(2))
    told = play_in_order(in_order, seed)
    assert play_overlapping(overlapping, told) > 10
    assert overlapping == in_order
