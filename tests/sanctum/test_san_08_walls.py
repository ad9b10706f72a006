"""SAN-8 Act V: the Walls of Sanctum."""

import pytest

from tests.scene import Scene, names_of, sanctum, scene

REST = ("rest", "end equip", "end rest")
IDLE_FIGHT = ("fight", "roll", "end attack", "end block")


def breached(*demons: str, seats: int = 3, cards: tuple[str, ...] = ()) -> Scene:
    """The first seat has just breached the walls; the others stand there, each with these demons (or one)."""
    table = scene(seats=seats).at_the_walls(*range(seats)).draws(*cards)
    for seat in range(1, seats):
        table.pursued_by(*(demons or ("lvl1",)), seat=seat)
    table.table.plant()
    table.says("breach")
    return table


def rest_last(table: Scene) -> None:
    """Everybody finishes the respite."""
    for hero in table.table.living():
        table.says("end equip", "end rest", seat=hero.seat)


def lord(card: int) -> str:
    """The effect on the back of a Demon Lord card."""
    return sanctum().content.lords[card].id


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_san_8_1_the_first_to_reach_board_v_deals_five_pairs_and_everybody_gains_a_die(seats):
    table = scene(seats=seats)
    table.goes_to(len(table.table.track) - 2)
    table.says("move")
    pairs = [sorted(demon["level"] for demon in pair) for pair in table.table.view(None)["sets"]]
    assert pairs == [[2, 2], [2, 2], [2, 3], [2, 3], [2, 3]]
    assert table.offers() == [f"take {n}" for n in range(1, 6)]
    table.says("take 1")
    assert [demon["level"] for demon in table.seen()["demons"]] == [2, 2]
    assert [board["dice_owned"] for board in table.table.view(None)["heroes"]] == [3] * seats


def test_san_8_1_those_who_come_later_deal_nothing_and_take_a_pair_that_is_left():
    table = scene(seats=3)
    table.goes_to(len(table.table.track) - 2)
    table.says("move", "take 5")
    decks = table.table.view(None)["decks"]
    table.says("move", seat=1)
    assert table.table.view(None)["decks"] == decks
    assert table.offers(1) == [f"take {n}" for n in range(1, 5)]
    table.says("take 4", seat=1)
    assert sorted(demon["level"] for demon in table.seen(1)["demons"]) == [2, 3]
    assert [board["dice_owned"] for board in table.table.view(None)["heroes"]] == [3, 3, 3]


def test_san_8_2_nobody_moves_on_from_the_walls():
    table = scene(demons=["lvl2"]).at_the_walls(0)
    assert table.refuses("move").clause == "SAN-8.2"
    assert table.offers() == ["fight", "rest"]


def test_san_8_3_at_the_walls_without_demons_one_may_breach_or_rest():
    table = scene().at_the_walls(0)
    assert table.offers() == ["rest", "breach"]


def test_san_8_3_demons_on_the_battle_board_forbid_the_breach():
    table = scene(demons=["lvl1"]).at_the_walls(0)
    assert table.refuses("breach").clause == "SAN-8.3"


def test_san_8_3_only_at_the_walls_can_they_be_breached():
    table = scene().goes_to(3).turn_of(0)
    assert table.refuses("breach").clause == "SAN-8.3"


def test_san_8_3_a_demon_killed_in_this_turn_opens_the_breach_in_the_next():
    table = scene(demons=["red lvl1 5"]).at_the_walls(0).rolls(5, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block", "gem red 1")
    assert table.table.waiting == (1,)
    table.says(*REST, seat=1)
    assert "breach" in table.offers()


def test_san_8_3_the_walls_are_breached_only_once():
    table = scene().at_the_walls(0, 1)
    table.says("breach")
    assert table.refuses("breach", seat=1).clause == "SAN-8.3"


def test_san_8_4_the_breach_clears_unclaimed_achievements_and_lays_two_cards():
    table = scene(seats=3).has_gems(seat=1, red=2, blue=2).at_the_walls(0)
    table.turn_of(1).says(*REST, seat=1)
    table.turn_of(0).says("breach")
    shown = table.table.view(None)
    assert [space["name"] for space in shown["achievements"] if not space["gone"]] == ["gem-1"]
    assert [sorted(card) for card in shown["laid"]] == [["card", "damage", "hits", "killed", "kind", "marked"]] * 2
    assert shown["row"] == [], "the effect sides lie down"
    assert shown["heroes"][0]["answered"] == 2
    assert table.table.waiting == (1,)


def test_san_8_5_the_call_is_answered_from_anywhere_and_all_demons_are_discarded():
    table = scene(seats=3).at_the_walls(0).pursued_by("lvl1", "lvl2", "lvl3", seat=1).goes_to(2, 1)
    table.turn_of(0).says("breach")
    assert table.offers(1) == ["move", "fight", "rest", "answer"]
    table.says("answer", seat=1)
    assert table.seen(1)["demons"] == []
    assert [deck["discards"] for deck in table.table.view(None)["decks"]] == [1, 1, 1]
    assert table.seen(1)["answered"] == 2


def test_san_8_5_before_the_breach_there_is_no_call_to_answer():
    assert scene(demons=["lvl1"]).at_the_walls(0).refuses("answer").clause == "SAN-8.5"


def test_san_8_5_a_player_behind_may_still_move_to_the_walls():
    table = scene(seats=2).board("lvl2 + lvl2").at_the_walls(0)
    table.says("breach")
    table.says("move", "take 1", seat=1)
    assert table.seen(1)["space"] == len(table.table.track) - 1
    assert len(table.seen(1)["demons"]) == 2


def test_san_8_5_at_the_walls_one_may_fight_or_rest_but_not_move():
    table = breached()
    assert table.offers(1) == ["fight", "rest", "answer"]
    assert table.refuses("move", seat=1).clause == "SAN-8.2"


def test_san_8_6_the_first_turn_leads_to_the_cathedral_a_later_one_to_the_last_card():
    table = breached()
    table.says("answer", seat=1)
    table.says(*REST, seat=2)
    table.says("answer", seat=2)
    assert [board["answered"] for board in table.table.view(None)["heroes"]] == [2, 2, 3]


def test_san_8_7_each_turn_of_the_breacher_lays_a_card_and_nothing_else():
    table = breached()
    table.says("answer", seat=1)
    assert len(table.table.view(None)["laid"]) == 2
    table.says(*REST, seat=2)
    assert len(table.table.view(None)["laid"]) == 3
    assert table.table.waiting == (2,), "those who have answered have nothing to do"


def test_san_8_7_at_the_second_card_everybody_left_must_answer():
    table = breached()
    for _ in range(2):
        for seat in (1, 2):
            table.says(*REST, seat=seat)
    shown = table.table.view(None)
    assert len(shown["laid"]) == 4
    assert [board["answered"] for board in shown["heroes"]] == [2, 4, 4]
    assert [board["demons"] for board in shown["heroes"]] == [[], [], []]
    assert set(table.table.waiting) == {0, 1, 2}, "all take the last Rest"


def test_san_8_7_levels_of_the_last_fight_are_taken_before_everybody_must_answer():
    table = breached("red lvl1 5", "lvl2 1 6", seats=2)
    table.says(*REST, seat=1)
    table.rolls(5, 1)
    table.says("fight", "roll", "hit d1 a.1", "end attack", "end block", seat=1)
    assert "gem red 1" in table.offers(1)
    table.says("gem red 1", seat=1)
    assert len(table.seen(1)["sack"]) == 1
    assert table.seen(1)["answered"] == 4
    assert table.seen(1)["demons"] == []
    table.table.check()


def test_san_8_8_act_v_ends_with_the_last_answer():
    table = breached()
    table.says("answer", seat=1)
    assert table.table.waiting == (2,)
    table.says("answer", seat=2)
    assert set(table.table.waiting) == {0, 1, 2}
    assert table.offers(0) == ["end equip"]


def test_san_8_8_act_v_ends_when_the_last_one_left_dies():
    table = breached("lvl1 2", seats=2).rolls(6, 6)
    table.table.heroes[1].health = 1
    table.says(*IDLE_FIGHT, seat=1)
    assert not table.seen(1)["alive"]
    assert len(table.table.view(None)["laid"]) == 2, "no more cards are laid"
    assert table.table.waiting == (0,)
    assert table.offers(0) == ["end equip"]


def test_san_8_9_the_respite_is_a_rest_for_everyone_at_once():
    table = breached(seats=2).carries("ram-skull", "thorn-whip", "hearthcoal", seat=1).has_gems(seat=1, red=3, blue=3)
    table.spent("helmet.1a focus", seat=0)
    table.says("answer", seat=1)
    assert table.seen(0)["focus"] == 3, "restored"
    assert table.table.waiting == (0, 1)
    table.says("equip ram-skull", "end equip", "brew red thorn-whip", "end rest", seat=1)
    assert table.seen(1)["potions"]["red"] == 1
    assert names_of(table.table, table.table.heroes[1].items) == ["ram-skull"]
    assert table.seen(1)["achievements"] == [], "none can be gained in this Rest"
    assert len(table.seen(1)["sack"]) == 1
    table.says("end equip", "end rest", seat=0)
    assert table.seen(1)["sack"] == [], "what is not equipped is discarded"


def test_san_8_9_blessings_are_turned_up_after_the_respite():
    table = breached(seats=2).blessed_with("third-knock", seat=1)
    table.says("answer", seat=1)
    assert table.seen(1)["blessings"] is None
    rest_last(table)
    assert [blessing["id"] for blessing in table.seen(1)["blessings"]] == ["third-knock"]


def test_san_8_10_each_laid_card_hits_those_who_came_when_it_lay_there():
    table = breached(cards=("severed-thread", "early-grave", "swallowed-star"))
    table.says("answer", seat=1)
    table.says(*REST, seat=2)
    table.says("answer", seat=2)
    rest_last(table)
    suffered = []
    while "suffer" in table.offers(seat := table.table.waiting[0]):
        suffered.append((seat, table.table.view(None)["row"][-1]["id"]))
        table.says("accept", seat=seat)
    assert suffered == [
        (0, "severed-thread"),
        (1, "severed-thread"),
        (2, "severed-thread"),
        (0, "early-grave"),
        (1, "early-grave"),
        (2, "early-grave"),
        (2, "swallowed-star"),
    ]


def test_san_8_10_a_laid_card_has_the_effect_on_its_own_back():
    table = breached(seats=2)
    laid = [card["card"] for card in table.table.view(None)["laid"]]
    table.says("answer", seat=1)
    rest_last(table)
    for turned in (1, 2):
        shown = table.table.view(None)
        assert [card["id"] for card in shown["row"]] == [lord(card) for card in laid[:turned]]
        assert [card["card"] for card in shown["laid"]] == laid[turned:], "the others still lie effect side down"
        for seat in (0, 1):
            table.says("suffer", seat=seat)


def test_san_8_10_a_card_that_hits_nobody_is_turned_over_all_the_same():
    cards = ("severed-thread", "early-grave", "swallowed-star")
    table = breached("lvl1 2", seats=2, cards=cards).rolls(6, 6)
    table.says(*REST, seat=1)
    table.table.heroes[1].health = 1
    table.says(*IDLE_FIGHT, seat=1)
    assert not table.seen(1)["alive"]
    rest_last(table)
    table.says("accept", "accept")
    assert [card["id"] for card in table.table.view(None)["row"]] == list(cards)
    assert table.table.view(None)["round"] == 1, "the third lay there for nobody"


def test_san_8_10_blessings_may_be_used_in_the_demon_lords_answer():
    table = breached(seats=2, cards=("tithe-of-breath",)).blessed_with("second-wind")
    table.table.heroes[0].stamina = 0
    table.says("answer", seat=1)
    rest_last(table)
    assert table.offers(0) == ["suffer", "bless second-wind"]
    table.says("bless second-wind", "accept", seat=0)
    assert (table.seen(0)["stamina"], table.seen(0)["health"]) == (0, 10)


def test_san_8_11_a_dead_player_need_not_answer():
    table = breached()
    table.table.heroes[1].alive = False
    table.turn_of(2).says("answer", seat=2)
    assert set(table.table.waiting) == {0, 2}, "the respite of the living"


def test_san_8_11_the_game_ends_when_all_die_before_the_breach():
    table = scene(demons=["lvl1 2"])
    table.pursued_by("lvl1 3", seat=1)
    for hero in table.table.heroes:
        hero.health = 1
    table.rolls(6, 6, 6, 6)
    table.says(*IDLE_FIGHT)
    assert not table.table.view(None)["over"]
    table.says(*IDLE_FIGHT, seat=1)
    assert table.table.over
    assert [standing.rank for standing in table.table.standings()] == [1, 1]
