"""SAN-12 Blessings."""

import pytest

from tests.scene import Scene, sanctum, scene

BLESSINGS = sanctum().content.blessings
GIVING = [blessing.id for blessing in BLESSINGS if blessing.effect.startswith("gain")]
CHANGING = {
    "third-knock": [(4, {3}), (3, {3})],
    "ebb-and-flow": [(4, {2, 6}), (1, {3}), (6, {4})],
    "lark-at-daybreak": [(4, {5, 6}), (1, {2, 3, 4, 5, 6})],
    "bowed-head": [(4, {1, 2, 3}), (6, {1, 2, 3, 4, 5})],
}
"""For each: a die and the faces it may be turned to."""
BLOCKING = {"hand-on-the-shoulder": 3, "wall-of-names": 4}


def blessed(*blessings: str, **options) -> Scene:
    """A hero in the final battle with these blessings."""
    table = scene("huntress", **options).blessed_with(*blessings).battle()
    table.table.plant()
    return table


def test_san_12_1_the_twelve_blessings_are_all_covered_here():
    assert sorted([*GIVING, *CHANGING, *BLOCKING]) == sorted(blessing.id for blessing in BLESSINGS)


@pytest.mark.parametrize("before", [(), ("roll",), ("roll", "end attack")], ids=["before roll", "attack", "block"])
@pytest.mark.parametrize("blessing", GIVING)
def test_san_12_1_stamina_and_focus_come_at_any_time_in_the_final_battle(blessing, before):
    token = next(b.effect for b in BLESSINGS if b.id == blessing).removeprefix("gain ")
    table = blessed(blessing)
    table.says(*before)
    assert table.changes(f"bless {blessing}") == {token: 1, "blessings": -1}


@pytest.mark.parametrize("blessing", GIVING)
def test_san_12_1_stamina_and_focus_come_while_a_card_is_resolved(blessing):
    roar = blessed(blessing).roars("early-grave")
    fury = scene().blessed_with(blessing).meets_fury("ground-bucks")
    for table in (roar, fury):
        assert table.changes(f"bless {blessing}")["blessings"] == -1
        assert table.offers() == ["suffer", "accept"], "the card is still to be resolved"


@pytest.mark.parametrize("blessing", [blessing.id for blessing in BLESSINGS])
def test_san_12_1_each_blessing_is_used_once_and_turned_face_down(blessing):
    table = blessed(blessing).rolls(4, 4)
    table.says("roll", *(["end attack"] if blessing in BLOCKING else []), f"bless {blessing}")
    table.says(*table.offers()[:1] if blessing in CHANGING else [])
    assert table.seen()["blessings"][0]["used"]
    assert table.refuses(f"bless {blessing}").clause == "SAN-12.1"
    assert f"bless {blessing}" not in table.offers()


def test_san_12_1_the_blessing_of_another_player_is_of_no_use():
    table = blessed("second-wind").blessed_with("still-water", seat=1)
    assert table.refuses("bless still-water").clause == "SAN-12.1"


def test_san_12_1_no_blessing_is_used_before_the_respite_is_over():
    table = scene(demons=["lvl1 4"]).blessed_with("second-wind").rolls(4, 4)
    for text in ("fight", "roll", "end attack"):
        table.says(text)
        assert table.refuses("bless second-wind").clause == "SAN-12.1"


@pytest.mark.parametrize(("blessing", "value", "faces"), [(b, v, f) for b, row in CHANGING.items() for v, f in row])
def test_san_12_2_dice_blessings_work_in_the_attack_like_the_ability_and_cost_nothing(blessing, value, faces):
    table = blessed(blessing).rolls(value, value)
    assert table.refuses(f"bless {blessing}").clause == "SAN-12.2"
    table.says("roll")
    assert table.changes(f"bless {blessing}") == {"blessings": -1}
    assert table.offers() == [f"turn d{die} {face}" for die in (1, 2) for face in sorted(faces)]
    table.says(f"turn d2 {min(faces)}")
    assert [die["value"] for die in table.seen()["dice"]] == [value, min(faces)]
    assert [die["modified"] for die in table.seen()["dice"]] == [False, True]


@pytest.mark.parametrize(("blessing", "value"), [("lark-at-daybreak", 6), ("bowed-head", 1)])
def test_san_12_2_a_blessing_that_fits_no_die_is_kept(blessing, value):
    table = blessed(blessing).rolls(value, value)
    table.says("roll")
    assert table.refuses(f"bless {blessing}").clause == "SAN-4.6"


@pytest.mark.parametrize("blessing", CHANGING)
def test_san_12_2_a_dice_blessing_is_too_late_in_the_block_step(blessing):
    table = blessed(blessing).rolls(3, 4)
    table.says("roll", "end attack")
    assert table.refuses(f"bless {blessing}").clause == "SAN-12.2"


@pytest.mark.parametrize(("blessing", "shields"), BLOCKING.items())
def test_san_12_2_shield_blessings_block_in_the_block_step_and_cost_nothing(blessing, shields):
    table = blessed(blessing).rolls(6, 6)
    damage = table.seen()["damage"]
    table.says("roll")
    assert table.refuses(f"bless {blessing}").clause == "SAN-12.2"
    table.says("end attack")
    assert table.changes(f"bless {blessing}") == {"blessings": -1}
    table.says("end block")
    assert table.seen()["health"] == 10 - (damage - shields)


def test_san_12_2_a_blessing_adds_to_abilities():
    table = blessed("wall-of-names").rolls(6, 6)
    damage = table.seen()["damage"]
    table.says("roll", "end attack", "use armour.1", "bless wall-of-names", "end block")
    assert table.seen()["health"] == 10 - (damage - 2 - 4)
