"""A refusal names what really forbids a choice, and a remedy that can be followed where one stands."""

import pytest

from dawnbreach.sanctum.penalties import Payment
from tests.sanctum.test_san_rich_positions import facing_the_curse, facing_the_fury
from tests.scene import Scene, sanctum, scene

CONTENT = sanctum().content
PAYMENTS = [choice for choice in sanctum().notation.all if isinstance(choice, Payment)]


def said(table: Scene, text: str, **args) -> tuple[str, str]:
    refusal = table.refuses(text, **args)
    return refusal.clause, refusal.key


@pytest.mark.parametrize("called", [False, True])
def test_san_2_3_at_the_walls_nobody_is_told_to_move_for_demons(called):
    table = scene().at_the_walls(0, 1)
    if called:
        table.turn_of(1).says("breach")
        table.seat = 0
    assert said(table, "fight") == ("SAN-2.3", "no-demons-at-the-walls")
    assert table.offers() == ["rest", "answer" if called else "breach"]


def test_san_2_3_behind_the_walls_a_move_brings_demons():
    assert said(scene(), "fight") == ("SAN-2.3", "no-demons")


def test_san_2_5_the_dead_wait_for_nobody():
    table = scene(seats=3, demons=["lvl1 6"])
    table.hero.health = 1
    table.fights(1, 1)
    table.says("end attack", "end block")
    assert said(table, "move") == ("SAN-2.5", "hero-dead")
    assert said(table, "move", seat=2) == ("SAN-2.1", "not-your-decision")


def test_san_8_7_who_has_answered_is_told_that_nothing_is_to_be_done():
    table = scene(seats=3).at_the_walls(0, 1, 2)
    table.says("breach")
    table.says("answer", seat=1)
    for seat in (0, 1):
        assert said(table, "answer", seat=seat) == ("SAN-8.7", "in-the-city")
    table.says("answer", seat=2)
    assert table.table.is_choice("end equip", 0), "the respite has begun"


@pytest.mark.parametrize("text", ["move", "fight", "rest", "answer", "take 1", "equip seers-cowl", "end rest"])
def test_san_9_2_what_belongs_to_turns_and_rests_is_over(text):
    assert said(scene().battle(), text) == ("SAN-9.2", "only-fights")


def last_card(*dice: int) -> Scene:
    """The figure on the last card, which falls to two fours."""
    table = scene().battle("1 1", "fury", "2 2", "fury", "3 3", "fury", "5 5", "fury", "4 4")
    hero = table.hero
    furies = iter(table.table.furies)
    hero.demons = tuple(CONTENT.fury_base + next(furies) if foe < 0 else foe for foe in hero.demons)
    hero.marks, hero.at, hero.gold = (*(table.table.foe(foe).full for foe in hero.demons[:8]), 0), 8, 2 + len(dice)
    table.table.plant()
    table.rolls(4, 4, *dice).says("roll", "hit d1 i.1", "hit d2 i.2")
    return table


def test_san_9_3_with_all_nine_defeated_there_is_nothing_left_to_hit():
    table = last_card(5)
    assert said(table, "hit d3 a.1") == ("SAN-9.3", "nothing-to-hit")
    assert said(table, "hit d3 i.1") == ("SAN-9.3", "nothing-to-hit")
    table.says("end attack", "end block")
    assert said(table, "roll") == ("SAN-9.9", "hero-victorious")


def test_san_11_4_a_lost_die_is_told_from_one_that_was_never_rolled():
    table = scene().meets_fury("snapped-wrist", 4, 4)
    assert said(table, "lose d1") == ("SAN-11.4", "die-not-free")
    table.says("lose d3")
    assert said(table, "hit d3 b.1") == ("SAN-11.4", "die-lost")
    assert said(table, "hit d6 b.1") == ("SAN-4.3", "no-such-die")


def test_san_12_1_before_the_demon_lords_answer_a_blessing_is_too_early_at_any_step():
    table = scene().blessed_with("second-wind")
    assert said(table, "bless second-wind") == ("SAN-12.1", "blessing-too-early")


def payable_by(table: Scene, kind: type[Payment]) -> list[str]:
    return [str(choice) for choice in table.table.choices(0) if type(choice) is kind]


def check_payments(table: Scene) -> None:
    """Whoever is told to pay with something else can; whoever cannot pay at all is told so."""
    for choice in PAYMENTS:
        refusal = table.table.why_not(choice, 0)
        if refusal is not None and refusal.key not in ("other-payment", "not-now"):
            assert (refusal.key == "nothing-to-pay") == (not payable_by(table, type(choice))), (choice, refusal)
            assert refusal.clause.startswith(("SAN-10", "SAN-11")), (choice, refusal)


@pytest.mark.parametrize("card", [card.id for card in CONTENT.lords])
def test_san_10_1_a_refused_payment_says_whether_another_is_possible(card):
    for seed in ("one", "two", "three"):
        check_payments(facing_the_curse(f"{card}/{seed}", 2, card))


@pytest.mark.parametrize("card", [card.id for card in CONTENT.furies])
def test_san_11_1_a_refused_payment_says_whether_another_is_possible(card):
    for seed in ("one", "two", "three"):
        check_payments(facing_the_fury(f"{card}/{seed}", 2, card))


@pytest.mark.parametrize("curse", ["bitter-toast", "all-candles-out", "spreading-bruise"])
def test_san_10_1_who_has_nothing_of_the_kind_is_told_to_take_the_wounds(curse):
    table = scene("huntress").battle().roars(curse)
    text = {"bitter-toast": "sacrifice red helmet.1a", "all-candles-out": "forfeit second-wind"}
    refusal = table.refuses(text.get(curse, "corrupt helmet.1a"))
    assert refusal.key == "nothing-to-pay" and "wounds" in refusal.remedy()
    assert table.offers() == ["suffer"]
