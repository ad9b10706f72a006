"""SAN-4.5 to SAN-4.7: abilities, changing dice, rage."""

import pytest

from tests.scene import scene


def tokens(table, place):
    """What lies on the spaces of an ability."""
    return next(ability["tokens"] for ability in table.seen()["abilities"] if ability["place"] == place)


def values(table):
    return [die["value"] for die in table.seen()["dice"]]


# SAN-4.5: abilities


@pytest.mark.parametrize(
    ("hero", "ability", "step", "pools", "left"),
    [
        ("huntress", "helmet.1", "attack", (0, 1), (0, 0)),
        ("slayer", "left.1", "attack", (1, 0), (0, 0)),
        ("huntress", "armour.1", "block", (2, 0), (0, 0)),
        ("outlaw", "helmet.1", "attack", (1, 0), (0, 0)),
        ("outlaw", "helmet.1", "attack", (0, 1), (0, 0)),
        ("outlaw", "armour.1", "block", (2, 0), (0, 0)),
        ("outlaw", "armour.1", "block", (0, 2), (0, 0)),
        ("dancer", "armour.1", "block", (1, 1), (0, 0)),
        ("dancer", "armour.1", "block", (2, 0), (0, 0)),
    ],
)
def test_san_4_5_matching_tokens_pay_for_every_space(hero, ability, step, pools, left):
    table = scene(hero=hero, demons=["lvl1 6"])
    table.hero.stamina, table.hero.focus = pools
    table.fights(3, 3)
    if step == "block":
        table.says("end attack")
    table.says(f"use {ability}")
    assert table.pools == left
    paid = ["stamina"] * pools[0] + ["focus"] * pools[1]
    assert sorted(tokens(table, ability)) == sorted(paid)


@pytest.mark.parametrize(
    ("hero", "ability", "step", "pools"),
    [
        ("huntress", "helmet.1", "attack", (3, 0)),
        ("slayer", "left.1", "attack", (0, 3)),
        ("huntress", "armour.1", "block", (1, 3)),
        ("outlaw", "armour.1", "block", (1, 0)),
        ("dancer", "armour.1", "block", (0, 3)),
        ("outlaw", "helmet.1", "attack", (0, 0)),
    ],
)
def test_san_4_5_without_matching_tokens_for_every_space_it_cannot_be_used(hero, ability, step, pools):
    table = scene(hero=hero, demons=["lvl1 6"])
    table.hero.stamina, table.hero.focus = pools
    table.fights(3, 3)
    if step == "block":
        table.says("end attack")
    assert table.refuses(f"use {ability}").clause == "SAN-4.5"


@pytest.mark.parametrize("token", ["stamina", "focus"])
def test_san_4_5_for_a_purple_space_the_player_chooses_the_token(token):
    table = scene(hero="outlaw", demons=["lvl1 6"])
    table.fights(3, 3)
    table.says("use helmet.1")
    assert table.offers() == ["pay stamina", "pay focus"]
    table.says(f"pay {token}", "turn d1 2")
    assert tokens(table, "helmet.1") == [token]
    assert table.pools == ((1, 3) if token == "stamina" else (2, 2))


def test_san_4_5_an_ability_cannot_be_used_again_until_its_tokens_are_gone():
    table = scene(demons=["lvl1 6"])
    table.fights(3, 3)
    table.says("use helmet.1", "turn d1 4")
    assert table.refuses("use helmet.1").clause == "SAN-4.5"
    table.says("end attack", "end block")
    table.turn_of(0).fights(3, 3)
    assert table.refuses("use helmet.1").clause == "SAN-4.5"
    table.says("end attack", "end block")
    table.turn_of(0).says("rest", "end equip", "end rest")
    table.turn_of(0).fights(3, 3)
    assert "use helmet.1" in table.offers()


@pytest.mark.parametrize("space", ["armour.1a", "armour.1b"])
def test_san_4_5_a_corrupted_space_makes_the_ability_unusable(space):
    table = scene(demons=["lvl1 6"]).spent(f"{space} corrupted")
    table.fights(1, 1)
    table.says("end attack")
    refusal = table.refuses("use armour.1")
    assert (refusal.clause, refusal.key) == ("SAN-4.5", "corrupted")


def test_san_4_5_only_abilities_one_has_can_be_used():
    table = scene(hero="huntress", demons=["lvl1"])
    table.fights(1, 1)
    assert table.refuses("use boots.1").clause == "SAN-4.5"


# SAN-4.6, SAN-4.7: changing dice

EFFECTS = [
    ("boar-spear", "left.1", {1: "6", 3: "6", 6: "6"}),  # set 6
    ("slag-hammer", "left.1", {1: "4", 3: "6", 4: "", 6: ""}),  # plus 3
    ("briar-greaves", "boots.1", {6: "4", 3: "1", 2: "", 1: ""}),  # minus 2
    ("feathered-cap", "helmet.1", {3: "15", 1: "3", 6: "4", 4: "26"}),  # change 2
    ("ash-king-regalia", "armour.1", {1: "23456", 4: "56", 6: ""}),  # raise
    ("owl-mask", "helmet.1", {6: "12345", 3: "12", 1: ""}),  # lower
]


@pytest.mark.parametrize(
    ("item", "ability", "value", "faces"),
    [(item, ability, value, faces) for item, ability, cases in EFFECTS for value, faces in cases.items()],
)
def test_san_4_6_an_effect_changes_a_die_exactly_as_it_says(item, ability, value, faces):
    table = scene(demons=["lvl1"]).wears(item)
    table.hero.stamina = table.hero.focus = 3
    table.fights(value, value)
    if not faces:
        assert table.refuses(f"use {ability}").clause == "SAN-4.6"
        return
    table.says(f"use {ability}")
    if "pay stamina" in table.offers():
        table.says("pay stamina")
    assert table.offers() == [f"turn {die} {face}" for die in ("d1", "d2") for face in faces]


@pytest.mark.parametrize("turn", ["turn d1 3", "turn d1 6", "turn d2 6"])
def test_san_4_6_no_other_face_and_never_beyond_one_and_six(turn):
    table = scene(demons=["lvl1"])
    table.fights(3, 6)
    table.says("use helmet.1")
    assert table.refuses(turn).clause == "SAN-4.6"


def test_san_4_6_several_effects_may_change_one_die():
    table = scene(demons=["lvl1"])
    table.fights(6, 6)
    table.says("use helmet.1", "turn d2 5", "use left.1", "turn d2 3")
    assert values(table) == [6, 3]


@pytest.mark.parametrize("face", range(1, 7))
def test_san_4_7_rage_sets_any_die_to_any_value_and_is_then_inactive(face):
    table = scene(demons=["lvl1"])
    table.fights(2, 5)
    table.says("rage", f"turn d2 {face}")
    assert values(table) == [2, face]
    assert table.seen()["rage"] == 0
    assert table.refuses("rage").clause == "SAN-4.7"


def test_san_4_7_inactive_rage_cannot_be_used():
    table = scene(demons=["lvl1"], rage="inactive")
    table.fights(2, 5)
    assert table.refuses("rage").clause == "SAN-4.7"


def test_san_4_7_rage_is_for_the_attack_step():
    table = scene(demons=["lvl1 6"])
    table.says("fight")
    assert table.refuses("rage").clause == "SAN-4.7"
    table.rolls(1, 1).says("roll", "end attack")
    assert table.refuses("rage").clause == "SAN-4.7"
