"""SAN-10 Demon Lord card effects."""

import pytest

from tests.scene import Scene, sanctum, scene

LORDS = sanctum().content.lords
EMPTY_SPACES = {  # of a dancer who wears nothing
    "corrupt any": ["armour.1a", "armour.1b", "boots.1a", "left.1a", "right.1a"],
    "corrupt red": ["armour.1a"],
    "corrupt blue": ["boots.1a", "left.1a", "right.1a"],
    "corrupt purple": ["armour.1b"],
}
PAYING = {
    "lose stamina": {"stamina": -1},
    "lose focus": {"focus": -1},
    "lose blessing": {"blessings": -1},
    "corrupt any": {"corrupted": 1},
    "corrupt red": {"corrupted": 1},
    "corrupt blue": {"corrupted": 1},
    "corrupt purple": {"corrupted": 1},
    "roll less": {"less_dice": 1},
    "more damage": {"more_damage": 2},
    "shorten": {"marked": 2},
    "drink": {"potions": -1, "spent": -1},
}
"""What each penalty takes, and nothing else."""
ALWAYS_PAYABLE = ("roll less", "more damage", "shorten")


def dancer(**fields) -> Scene:
    """A dancer in the final battle; she has spaces of all three colours."""
    table = scene("dancer").battle()
    for name, value in fields.items():
        setattr(table.hero, name, value)
    return table


def rich() -> Scene:
    """She can pay every penalty."""
    return dancer(potions=(0, 1)).blessed_with("third-knock").spent("left.1a focus")


def destitute() -> Scene:
    """She can pay none that costs anything."""
    table = dancer(stamina=0, focus=0, potions=(2, 2)).blessed_with("second-wind")
    table.hero.blessed = table.hero.blessings
    return table.spent(*(f"{space} corrupted" for space in EMPTY_SPACES["corrupt any"]))


def payments(table: Scene) -> list[str]:
    return [text for text in table.offers() if text != "suffer" and not text.startswith("bless")]


def ids(curse) -> str:
    return str(curse.id)


@pytest.mark.parametrize("curse", [c for c in LORDS if c.effect != "heal"], ids=ids)
def test_san_10_1_every_card_is_paid_or_suffered(curse):
    table = rich().roars(curse.id)
    assert payments(table), "she can pay"
    assert table.changes(payments(table)[0]) == PAYING[curse.effect]
    table = rich().roars(curse.id)
    assert table.changes("suffer") == {"health": -curse.wounds}


@pytest.mark.parametrize("curse", [c for c in LORDS if c.effect != "heal"], ids=ids)
def test_san_10_1_who_cannot_pay_suffers(curse):
    table = destitute().roars(curse.id)
    expected = ["suffer", "accept"] if curse.effect in ALWAYS_PAYABLE else ["suffer"]
    assert table.offers() == expected


def test_san_10_1_stamina_is_lost_from_the_pool_for_good():
    table = dancer().roars("tithe-of-breath")
    table.says("accept")
    assert table.seen()["stamina"] == 2
    assert not any("stamina" in ability["tokens"] for ability in table.seen()["abilities"])


def test_san_10_1_stamina_on_an_ability_space_pays_nothing():
    table = dancer(stamina=1).spent("armour.1a stamina").roars("tithe-of-breath")
    assert table.refuses("accept").clause == "SAN-10.1"
    assert table.changes("suffer") == {"health": -2}


def test_san_10_1_another_penalty_does_not_pay():
    table = rich().roars("tithe-of-breath")
    for text in ("forfeit third-knock", "corrupt boots.1a", "sacrifice blue left.1a", "lose d1"):
        assert table.refuses(text).clause == "SAN-10.1"


def test_san_10_2_focus_on_an_ability_space_pays_nothing():
    table = dancer(focus=1).spent("left.1a focus").roars("your-own-face")
    assert table.refuses("accept").clause == "SAN-10.2"
    assert table.offers() == ["suffer"]
    assert dancer(focus=1).roars("your-own-face").changes("accept") == {"focus": -1}


def test_san_10_3_a_blessing_is_given_up_without_its_effect():
    table = dancer().blessed_with("second-wind", "third-knock").roars("all-candles-out")
    assert payments(table) == ["forfeit second-wind", "forfeit third-knock"]
    assert table.changes("forfeit second-wind") == {"blessings": -1}
    assert [blessing["used"] for blessing in table.seen()["blessings"]] == [True, False]


def test_san_10_3_a_used_blessing_cannot_be_given_up():
    table = dancer().blessed_with("second-wind").roars("all-candles-out")
    table.says("bless second-wind")
    assert table.refuses("forfeit second-wind").clause == "SAN-10.3"
    assert table.offers() == ["suffer"]


@pytest.mark.parametrize("spaces", [("boots.1a",), ("armour.1a",), ("armour.1b",), ("armour.1a", "armour.1b")])
def test_san_10_4_a_corrupted_space_is_lost_for_good(spaces):
    table = dancer(potions=(1, 1)).roars(*("rust-sacrament", "black-sap")[: len(spaces)])
    for space in spaces:
        table.says(f"corrupt {space}", seat=0)
        table.says("suffer", seat=1)
    assert table.counts()["corrupted"] == len(spaces)
    ability = spaces[0][:-1]
    assert not any(f"drink {potion} {spaces[0]}" in table.offers() for potion in ("red", "blue"))
    table.says("roll", *(["end attack"] if ability == "armour.1" else []))
    assert table.refuses(f"use {ability}").clause == "SAN-4.5"


def test_san_10_4_the_space_must_be_empty():
    table = dancer().spent("left.1a focus").roars("rust-sacrament")
    assert table.refuses("corrupt left.1a").clause == "SAN-10.4"
    table.says("corrupt armour.1a")
    table.says("suffer", seat=1)
    table.roars("black-sap")
    assert table.refuses("corrupt armour.1a").clause == "SAN-10.4"
    assert "corrupt armour.1b" in table.offers()


@pytest.mark.parametrize("curse", [c for c in LORDS if c.effect.startswith("corrupt")], ids=ids)
def test_san_10_5_the_space_must_be_of_the_kind_named(curse):
    table = dancer().roars(curse.id)
    assert sorted(payments(table)) == [f"corrupt {space}" for space in EMPTY_SPACES[curse.effect]]
    for space in set(EMPTY_SPACES["corrupt any"]) - set(EMPTY_SPACES[curse.effect]):
        assert table.refuses(f"corrupt {space}").clause == "SAN-10.5"


def test_san_10_5_without_a_space_of_the_kind_one_suffers():
    table = scene("huntress").battle().roars("spreading-bruise")
    assert table.offers() == ["suffer"]
    assert table.changes("suffer") == {"health": -2}


def test_san_10_6_one_die_less_is_rolled_in_the_next_fight_only():
    table = dancer(gold=4).roars("severed-thread")
    table.hero.shield = table.table.heroes[1].shield = 30
    table.says("accept")
    table.says("suffer", seat=1)
    table.rolls(1, 2, 3).says("roll")
    assert len(table.seen()["dice"]) == 3
    table.says("end attack", "end block")
    table.says("roll", "end attack", "end block", seat=1)
    table.roars()
    table.rolls(1, 2, 3, 4).says("roll")
    assert len(table.seen()["dice"]) == 4


def test_san_10_6_the_die_set_aside_wakes_no_rage():
    table = scene("dancer", rage="inactive").battle("4 4/2").roars("severed-thread")
    table.says("accept")
    table.says("suffer", seat=1)
    table.rolls(4).says("roll", "hit d1 a.1", "end attack")
    assert table.seen()["rage"] == 0


def test_san_10_7_two_more_damage_comes_in_the_next_fight_only_and_can_be_blocked():
    table = dancer().roars("second-maw")
    table.hero.shield = usual = table.seen()["damage"]
    table.table.heroes[1].shield = 30
    table.says("accept")
    table.says("suffer", seat=1)
    assert table.seen()["damage"] == usual + 2
    table.says("roll", "end attack", "use armour.1", "pay stamina")
    assert table.changes("end block") == {"dice": -2, "more_damage": -2}
    table.says("roll", "end attack", "end block", seat=1)
    assert table.roars().seen()["damage"] == usual


def test_san_10_7_two_more_damage_comes_even_when_no_card_is_left():
    table = dancer(at=9).roars("second-maw")
    table.says("accept")
    table.says("suffer", seat=1)
    table.says("roll", "end attack", "end block")
    assert (table.seen()["health"], table.seen()["victorious"]) == (8, True)


@pytest.mark.parametrize(("marked", "health", "alive"), [(0, 3, True), (0, 2, True), (0, 1, False), (2, 3, False)])
def test_san_10_8_the_two_lowest_unmarked_spaces_are_marked(marked, health, alive):
    table = dancer(health=health, marked=marked).roars("early-grave")
    table.says("accept")
    board = table.seen()
    assert (board["marked"], board["health"], board["alive"]) == (marked + 2, health, alive)


@pytest.mark.parametrize(("marked", "health", "alive"), [(0, 3, True), (2, 3, False), (2, 4, True), (4, 5, False)])
def test_san_10_8_to_reach_a_marked_space_is_death(marked, health, alive):
    table = dancer(health=health, marked=marked).roars("tithe-of-breath")
    assert table.changes("suffer") == {"health": -2}
    assert table.seen()["alive"] is alive


@pytest.mark.parametrize(("marked", "health", "left"), [(0, 1, 0), (2, 2, 1), (2, 3, 1), (4, 4, 3), (4, 5, 3)])
def test_san_10_8_the_counter_of_the_dead_stays_on_the_space_that_was_reached(marked, health, left):
    table = dancer(health=health, marked=marked).roars("tithe-of-breath")
    table.says("suffer")
    assert (table.seen()["health"], table.seen()["alive"]) == (left, False)


def test_san_10_8_a_shorter_track_does_not_change_the_score_of_a_victor():
    table = dancer(health=7, at=9).roars("early-grave")
    table.says("accept")
    table.says("suffer", seat=1)
    table.says("roll", "end attack", "end block")
    assert next(s for s in table.table.standings() if s.seat == 0).score == 7


@pytest.mark.parametrize("curse", ["cruel-mercy", "dawn-through-smoke"])
@pytest.mark.parametrize(("health", "healed"), [(3, 4), (9, 10), (10, 11)])
def test_san_10_9_healing_goes_up_by_one_even_to_eleven(curse, health, healed):
    table = dancer(health=health).roars(curse)
    assert table.seen()["health"] == healed
    assert table.table.view(None)["round"] == 2, "and there is nothing to decide"


def test_san_10_10_a_potion_is_drunk_and_its_token_lost():
    table = dancer(potions=(1, 1)).spent("left.1a focus", "armour.1a stamina").roars("bitter-toast")
    assert payments(table) == ["sacrifice red armour.1a", "sacrifice blue left.1a"]
    assert table.changes("sacrifice blue left.1a") == {"potions": -1, "spent": -1}
    table.says("suffer", seat=1)
    table.says("roll")
    assert "use left.1" in table.offers(), "the ability is free again"


@pytest.mark.parametrize(("potions", "space"), [((2, 0), "left.1a focus"), ((0, 2), "armour.1a stamina"), ((0, 0), "")])
def test_san_10_10_without_a_potion_that_regenerates_something_one_suffers(potions, space):
    table = dancer(potions=potions).spent(*[space] if space else []).roars("bitter-toast")
    assert table.offers() == ["suffer"]
    assert table.changes("suffer") == {"health": -2}


@pytest.mark.parametrize(("curse", "blessing"), [("tithe-of-breath", "second-wind"), ("your-own-face", "still-water")])
def test_san_10_11_a_blessing_may_give_the_token_that_pays(curse, blessing):
    table = dancer(stamina=0, focus=0).blessed_with(blessing).roars(curse)
    assert table.offers() == ["suffer", f"bless {blessing}"]
    table.says(f"bless {blessing}")
    assert table.changes("accept") in ({"stamina": -1}, {"focus": -1})


def test_san_10_11_other_blessings_wait_for_their_step():
    table = dancer().blessed_with("third-knock", "wall-of-names").roars("tithe-of-breath")
    assert table.refuses("bless third-knock").clause == "SAN-12.2"
    assert table.refuses("bless wall-of-names").clause == "SAN-12.2"
