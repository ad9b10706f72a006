"""The worked examples of the rulebook, acts V and VI."""

from tests.scene import Scene, scene

OUTLAW, HUNTRESS, DANCER, SLAYER = range(4)
IDLE_FIGHT = ("fight", "roll", "end attack", "end block")


def answered(table: Scene) -> list[int]:
    """How many cards lay there when each hero entered the city; 0 outside."""
    return [board["answered"] for board in table.table.view(None)["heroes"]]


def laid(table: Scene) -> int:
    return len(table.table.view(None)["laid"])


def call_to_arms() -> Scene:
    """All four at the walls; the Dancer and the Slayer have demons to fight, and it is the Outlaw's turn."""
    table = scene(heroes=("outlaw", "huntress", "dancer", "slayer"), seats=4).at_the_walls(*range(4))
    table.pursued_by("lvl1 4", seat=DANCER).pursued_by("lvl1 5/1", "lvl1 3/1", seat=SLAYER)
    table.table.plant()
    return table.rolls(2, 2, 2, 2, 2, 2).draws("early-grave", "severed-thread", "second-maw", "swallowed-star")


def play_call_to_arms() -> Scene:
    """As the rulebook tells it, to the respite."""
    table = call_to_arms()
    table.says("breach", seat=OUTLAW)
    table.says("answer", seat=HUNTRESS)
    table.says(*IDLE_FIGHT, seat=DANCER)
    table.says(*IDLE_FIGHT, seat=SLAYER)
    table.says("answer", seat=DANCER)
    table.says(*IDLE_FIGHT, seat=SLAYER)
    return table


def test_example_call_to_arms_the_outlaw_breaches_and_the_huntress_joins_him_at_the_cathedral():
    table = call_to_arms()
    table.says("breach", seat=OUTLAW)
    assert (laid(table), answered(table)) == (2, [2, 0, 0, 0])
    table.says("answer", seat=HUNTRESS)
    assert (laid(table), answered(table)) == (2, [2, 2, 0, 0])
    assert table.table.waiting == (DANCER,)
    assert table.offers(DANCER) == ["fight", "rest", "answer"]


def test_example_call_to_arms_the_outlaw_lays_a_card_and_the_dancer_joins():
    table = call_to_arms()
    table.says("breach", seat=OUTLAW)
    table.says("answer", seat=HUNTRESS)
    table.says(*IDLE_FIGHT, seat=DANCER)
    assert laid(table) == 2
    table.says(*IDLE_FIGHT, seat=SLAYER)
    assert laid(table) == 3, "the Outlaw's next turn; he and the Huntress have nothing to do"
    assert table.table.waiting == (DANCER,)
    table.says("answer", seat=DANCER)
    assert answered(table) == [2, 2, 3, 0]
    assert table.seen(DANCER)["demons"] == []
    assert table.table.waiting == (SLAYER,)


def test_example_call_to_arms_the_final_card_makes_the_slayer_join_immediately():
    table = play_call_to_arms()
    assert (laid(table), answered(table)) == (4, [2, 2, 3, 4])
    assert table.seen(SLAYER)["demons"] == []
    assert table.seen(SLAYER)["health"] == 10 - 2 * 2, "two fights against two demons"
    assert sorted(table.table.waiting) == [OUTLAW, HUNTRESS, DANCER, SLAYER], "the respite"


def test_example_call_to_arms_who_suffers_which_of_the_four_cards():
    table = play_call_to_arms()
    for seat in range(4):
        table.says("end equip", "end rest", seat=seat)
    suffered: dict[str, list[int]] = {}
    while "accept" in table.offers(seat := table.table.waiting[0]):
        suffered.setdefault(table.table.view(None)["row"][-1]["id"], []).append(seat)
        table.says("accept", seat=seat)
    assert suffered == {
        "early-grave": [OUTLAW, HUNTRESS, DANCER, SLAYER],
        "severed-thread": [OUTLAW, HUNTRESS, DANCER, SLAYER],
        "second-maw": [DANCER, SLAYER],
        "swallowed-star": [SLAYER],
    }
    assert table.table.view(None)["round"] == 1


def test_example_eight_damage_from_the_current_card_the_cards_ahead_and_the_revealed_fury():
    table = scene().battle("4 4/2", "fury", "2 3/3", "fury", "3 4/1", "fury", "5 5/1", "fury", "2 2/1")
    assert table.seen()["damage"] == 2 + 3 + 1 + 1 + 1
    table.script(die=[4, 4], fury=["steel-slides-off"])
    table.says("roll", "hit d1 a.1", "hit d2 a.2", "accept")
    board = table.seen()
    assert [card["kind"] for card in board["demons"]][:4] == ["lord", "fury", "lord", "face down"]
    assert board["at"] == 1
    assert board["damage"] == 2 + 3 + 1 + 1 + 1, "the first card is defeated, the revealed fury card deals 2"
    table.says("end attack", "end block")
    assert table.seen()["health"] == 10 - 8
