"""DD-3 A player's turn. What the areas offer is in test_dd_03_areas.py."""

import pytest

from dawnbreach.darkest_doom.state import URN
from tests.land import land
from tests.looking import view_of

ROUND_TRIP = ("go crones-furlong", "go purple-temple")


def names(events):
    return [type(event).__name__ for event in events]


# DD-3.1


def test_dd_3_1_any_number_of_actions_free_and_paid_in_any_order_then_the_turn_ends():
    country = land("tristram").holds("badger-innkeeper", "barbers-case", "reaper").wears("barbers-case")
    country.guardian.wounds = 3
    country.guardian.coins = 1
    country.says("go crones-furlong", "play badger-innkeeper.shield", "trap oath-field", "go purple-temple")
    country.says("blood step", "drop 1", "go crones-furlong", "lift oath-field", "go purple-temple")
    assert country.guardian.actions == 0
    country.says("end turn")
    assert country.refuses("go crones-furlong").clause == "DD-3.2"
    assert country.land.view(None)["phase"] == "dusk"


def test_dd_3_1_an_action_needs_its_points():
    country = land()
    country.says(*ROUND_TRIP * 2)
    assert country.refuses("go crones-furlong").clause == "DD-3.2"
    assert country.offers() == ["end turn"]


def test_dd_3_1_you_may_end_your_turn_without_any_action():
    country = land(seats=3)
    told = country.says("end turn")
    assert "PhaseBegan" in names(told)


@pytest.mark.parametrize("text", ["end turn", "go widows-heath"])
def test_dd_3_1_nobody_acts_in_the_turn_of_another(text):
    assert land().refuses(text, seat=1).clause == "DD-3.1"


# DD-3.2


def test_dd_3_2_a_move_costs_one_action_point():
    country = land()
    here = country.guardian.area
    goal = country.land.content.areas[country.next_to(here)].id
    country.says(f"go {goal}")
    assert country.guardian.actions == 3
    assert country.guardian.area == country.area(goal)


@pytest.mark.parametrize("goal", ["purple-temple", "gibbet-willows", "monolith", "green-temple"])
def test_dd_3_2_a_move_leads_to_an_adjacent_area_only(goal):
    assert land().refuses(f"go {goal}").clause == "DD-3.2"


@pytest.mark.parametrize(
    ("building", "tendrils", "start", "goal", "cost"),
    [
        ("purple-citadel", 3, "gibbet-willows", "south-citadel", 2),
        ("purple-citadel", 2, "gibbet-willows", "south-citadel", 1),
        ("green-citadel", 3, "gibbet-willows", "south-citadel", 1),
        ("purple-citadel", 3, "south-citadel", "gibbet-willows", 1),
        ("purple-temple", 3, "ratcatchers-thicket", "purple-temple", 1),
    ],
)
def test_dd_3_2_entering_a_corrupted_citadel_costs_two(building, tendrils, start, goal, cost):
    country = land().overgrown(building, tendrils).stands(start)
    country.says(f"go {goal}")
    assert country.guardian.actions == 4 - cost


def test_dd_3_2_one_action_point_is_too_few_for_a_corrupted_citadel():
    country = land().overgrown("purple-citadel").stands("gibbet-willows")
    country.guardian.actions = 1
    assert country.refuses("go south-citadel").clause == "DD-3.2"
    assert "go ratcatchers-thicket" in country.offers()


# DD-3.3


def crowded():
    """Another Guardian, a Dark Abyss and a third player's trap, all in one area next door."""
    country = land(seats=3).stands("crones-furlong", seat=1).trap(37, seat=2).abyss(37)
    dice = ["shield"] * 7 + ["sword", "sword", "dawn", "dawn"] + ["sword", "dawn", "dusk", "dusk"]
    return country.script(corruption=[39, 27], crimson=dice)


def test_dd_3_3_combat_comes_before_the_abyss_the_abyss_before_the_trap_and_then_you_go_on():
    country = crowded()
    told = country.says("go crones-furlong", "pass")
    told += country.says("pass", seat=1)
    told += country.says("pass")
    told += country.says("pass", seat=1)
    told += country.says("send brimstone-wood", "settle", "settle")
    steps = ("CombatBegan", "TestFaced", "AbyssGone", "TrapTaken")
    assert [name for name in names(told) if name in steps] == [
        "CombatBegan",
        "TestFaced",
        "AbyssGone",
        "TestFaced",
        "TrapTaken",
    ]
    assert "go purple-temple" in country.offers()


def test_dd_3_3_nothing_else_is_done_before_all_of_it_is_resolved():
    country = crowded()
    country.says("go crones-furlong")
    assert country.refuses("go purple-temple").clause == "DD-3.2"
    country.says("pass")
    country.says("pass", seat=1)
    country.says("pass")
    country.says("pass", seat=1)
    assert country.refuses("end turn").clause == "DD-3.1"
    country.says("send brimstone-wood")
    assert country.refuses("go purple-temple").clause == "DD-3.2"


def test_dd_3_3_who_dies_in_the_combat_meets_neither_abyss_nor_trap():
    country = crowded().script(crimson=["dusk"] * 4 + ["sword"] * 3)
    country.guardian.wounds = 3
    country.says("go crones-furlong", "pass")
    country.says("pass", seat=1)
    country.says("pass")
    told = country.says("pass", seat=1)
    assert "GuardianDied" in names(told)
    assert "TestFaced" not in names(told)
    assert country.land.view(None)["abysses"] == ["crones-furlong"]
    assert len(country.land.view(None)["traps"]) == 1


# DD-3.5


@pytest.mark.parametrize(
    ("card", "component", "cost"),
    [
        ("wheel-lock-pistol.moon", "coins", 1),
        ("errand-of-ravens.dusk", "mana", 1),
        ("litany-of-withering.dusk", "mana", 2),
        ("badger-innkeeper.dawn", "actions", 1),
        ("magpie-balladeer.dusk", "actions", 2),
    ],
)
def test_dd_3_5_a_card_is_paid_with_the_components_it_shows(card, component, cost):
    country = land().holds(card).stands("grey-temple").overgrown("grey-temple", 1)
    country.guardian.wounds = 1
    setattr(country.guardian, component, cost - 1)
    assert country.refuses(f"play {card}").clause == "DD-3.5"
    setattr(country.guardian, component, cost)
    country.says(f"play {card}")
    assert getattr(country.guardian, component) == 0
    assert card not in view_of(country.land, 0)["guardians"][0]["hand"]


def test_dd_3_5_an_urn_is_a_component():
    country = land().holds("hourglass-of-aion")
    assert country.refuses("play hourglass-of-aion.sword").clause == "DD-3.5"
    country.guardian.relics = (0, 0, 1)
    country.says("play hourglass-of-aion.sword")
    assert country.guardian.relics[URN] == 0


def test_dd_3_5_a_corruption_component_is_received_not_paid():
    country = land().holds("toad-moneylender")
    country.says("play toad-moneylender.priestess")
    assert len(country.guardian.corruption) == 1
    assert country.guardian.coins == 3


def test_dd_3_5_a_card_must_be_in_your_hand():
    assert land().refuses("play badger-innkeeper.dawn").clause == "DD-3.5"


def test_dd_3_5_cards_are_played_in_your_own_turn_only():
    country = land().holds("badger-innkeeper", seat=1)
    assert country.refuses("play badger-innkeeper.shield", seat=1).clause == "DD-3.1"


def test_dd_3_5_spells_may_be_played_in_a_combat_in_the_turn_of_another():
    country = land().holds("reaper", seat=1).stands("crones-furlong", seat=1)
    country.says("go crones-furlong", "pass")
    country.says("cast reaper.sword", seat=1)
    assert view_of(country.land)["guardians"][1]["bonus"] == ["sword", "sword", "shield"]


def test_dd_3_5_a_trap_card_may_be_played_when_the_trap_is_sprung_and_only_then():
    country = land().holds("tar-and-feathers", seat=1).trap(37, seat=1).holds("tar-and-feathers")
    assert country.refuses("play tar-and-feathers.dusk").clause == "DD-10.2"
    country.guardian.fame = 5
    country.script(corruption=[39], crimson=["shield"] * 4).says("go crones-furlong", "settle")
    country.says("spring tar-and-feathers.priestess", seat=1)
    assert [guardian.fame for guardian in country.land.guardians] == [3, 1]


# DD-3.6


def test_dd_3_6_there_are_two_slots_for_one_piece_of_equipment_each():
    country = land().holds("barbers-case", "silver-censer", "deserters-boots")
    country.says("play barbers-case.sword", "play silver-censer.priestess")
    assert country.refuses("play deserters-boots.shield").clause == "DD-3.6"


def test_dd_3_6_equipment_is_discarded_for_free_in_your_turn():
    country = land().wears("barbers-case").wears("silver-censer").holds("deserters-boots")
    country.says("drop 1")
    assert country.guardian.actions == 4
    seen = view_of(country.land)
    assert [piece["card"] for piece in seen["guardians"][0]["equipment"]] == ["silver-censer.priestess"]
    assert seen["decks"]["equipment"]["discards"] == ["barbers-case.sword"]
    assert country.refuses("drop 2").clause == "DD-3.6"
    assert "play deserters-boots.shield" in country.offers()


def test_dd_3_6_equipment_is_not_discarded_in_the_turn_of_another():
    assert land().wears("barbers-case", seat=1).refuses("drop 1", seat=1).clause == "DD-3.1"
