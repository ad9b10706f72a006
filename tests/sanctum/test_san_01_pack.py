"""SAN-1.2 The components, and packs that do not have them; SAN-1.11, which needs a pack of its own."""

import re
import shutil

import pytest

from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.pack_loader import PACK, BadPack, load_pack
from tests.scene import opening


@pytest.fixture
def pack(tmp_path):
    return shutil.copytree(PACK, tmp_path / "pack")


def replace(pack, file, old, new):
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def remove(pack, file, kind):
    """Take the first entry of a kind out of a file."""
    path = pack / f"{file}.toml"
    before, _, *others = path.read_text(encoding="utf-8").split(f"[[{kind}]]")
    path.write_text(f"[[{kind}]]".join([before, *others]), encoding="utf-8")


def problems(pack):
    """What is wrong, in English."""
    with pytest.raises(BadPack) as refused:
        load_pack(pack)
    return tuple(str(problem) for problem in refused.value.problems)


def test_san_1_2_the_box_holds_what_the_rulebook_lists():
    content = load_pack()
    skills = [skill for hero in content.heroes for skill in hero.skills]
    perks = [perk for skill in skills for perk in skill.perks]
    counted = {
        "demon cards": len(content.items),
        "fronts": len(content.foes) - len(content.lords) - len(content.furies),
        "Demon Lord cards": len(content.lords),
        "fury cards": len(content.furies),
        "bonus cards": len(content.bonuses),
        "skill cards": sum(not skill.is_tile for skill in skills),
        "skill tiles": sum(skill.is_tile for skill in skills),
        "blessings": len(content.blessings),
        "potions": 16 + sum(perk.numbers[0] for perk in perks if perk.name == "potion slots"),
        "rage tiles": 4 + sum(perk.numbers[0] for perk in perks if perk.name == "rage"),
        "silver dice": sum(perk.name == "silver" for perk in perks),
        "gems": sum(skill.gems for skill in skills) + len(content.heroes),
    }
    assert counted == {
        "demon cards": 84,
        "fronts": 84,
        "Demon Lord cards": 33,
        "fury cards": 18,
        "bonus cards": 6,
        "skill cards": 24,
        "skill tiles": 12,
        "blessings": 12,
        "potions": 18,
        "rage tiles": 5,
        "silver dice": 4,
        "gems": 84,
    }
    assert {item.level for item in content.items} == {1, 2, 3}


@pytest.mark.parametrize(
    ("file", "kind", "count"),
    [
        ("demons", "card", "demon cards: 83, but the game has 84"),
        ("finale", "demon_lord", "Demon Lord cards: 32, but the game has 33"),
        ("finale", "fury", "fury cards: 17, but the game has 18"),
        ("finale", "blessing", "blessings: 11, but the game has 12"),
        ("start", "bonus", "starting bonus cards: 5, but the game has 6"),
        ("heroes", "hero", "heroes: 3, but the game has 4"),
        ("acts", "act", "act boards: 5, but the game has 6"),
    ],
)
def test_san_1_2_a_pack_with_a_card_missing_is_refused_and_the_count_named(pack, file, kind, count):
    remove(pack, file, kind)
    assert count in problems(pack)


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        ("gems = 2", "gems = 3", "gems on the skill table of huntress: 21, but the game has 20"),
        ("stamina = 2\nsource", 'effects = ["shield 1"]\nsource', "skill cards of huntress: 7, but the game has 6"),
        ("stamina = 2\nsource", 'effects = ["shield 1"]\nsource', "skill cards: 25, but the game has 24"),
        ("stamina = 2\nsource", 'effects = ["shield 1"]\nsource', "skill tiles: 11, but the game has 12"),
        ("signature = true\n", "", "signature skills: 3, but the game has 4"),
        ('"silver facing 3"', '"shield 1"', "silver-die skills: 3, but the game has 4"),
        ('"rage 1"', '"rage 2"', "rage tiles: 6 could be needed, but the game has 5"),
        ('"potion slots 2"', '"potion slots 3"', "potion tiles: 19 could be needed, but the game has 18"),
    ],
)
def test_san_1_2_a_pack_with_other_counts_is_refused_and_the_count_named(pack, old, new, count):
    replace(pack, "heroes", old, new)
    assert count in problems(pack)


def test_san_1_3_an_item_may_be_the_only_one_of_its_level_type_and_colour(pack):
    replace(pack, "demons", 'item_colour = "red"', 'item_colour = "blue"')
    icons = [(item.level, item.type, item.colour) for item in load_pack(pack).items]
    assert icons.count(icons[1]) == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("heroes", "blue: change 1", "blue: juggle 1", "huntress: “juggle” is not an effect"),
        ("demons", '"red: change 1"', '"orange: change 1"', "cinder-visor: “orange” is not"),
        ("demons", '"red: change 1"', '"red: plus 6"', "can never be used on a die"),
        ("demons", '"red: change 1"', '"red: strike"', "for skill cards only"),
        ("demons", "hits = [5]", "hits = [7]", "cinder-visor: hits must be 1 die faces"),
        ("demons", "hits = [5]", "hits = [5, 5]", "cinder-visor: hits must be 1 die faces"),
        ("finale", '"lose stamina"', '"lose heart"', "“lose heart” is not a penalty"),
        ("acts", '"1+1"', '"1+4"', "“1+4” is not a set"),
        ("acts", 'first = ["1+1", ', "first = [", "deals 5 sets, not 4"),
        ("start", '[["potion"], ["card", "potion"]]', '[["potion"]]', "for 2 players"),
        ("demons", 'item = "ram-skull"', 'item = "cinder-visor"', "cinder-visor: this id is used by 2 entries"),
        ("demons", 'source = "designed"', 'source = "hearsay"', "source must be one of"),
    ],
)
def test_san_1_2_a_bad_entry_is_refused_by_name(pack, file, old, new, told):
    replace(pack, file, old, new)
    assert any(told in problem for problem in problems(pack)), problems(pack)


def test_san_1_2_a_bad_sentence_is_named_with_its_line(pack):
    replace(pack, "demons", '"red: change 1"', '"red: juggle 1"')
    lines = (pack / "demons.toml").read_text(encoding="utf-8").splitlines()
    line = lines.index('item = "cinder-visor"') + 1
    assert problems(pack)[0].startswith(f"demons.toml:{line}: cinder-visor:")


def test_san_1_2_a_missing_file_is_named(pack):
    (pack / "acts.toml").unlink()
    assert problems(pack) == ("acts.toml: there is no such file in the pack",)


def test_san_1_2_a_missing_folder_is_named(tmp_path):
    assert problems(tmp_path / "nowhere") == (f"{tmp_path / 'nowhere'}: there is no such folder",)


@pytest.mark.parametrize("text", [b"[[card]\n", b'item = "half\n', b"\xff\xfe"])
def test_san_1_2_a_file_that_cannot_be_read_is_named(pack, text):
    (pack / "start.toml").write_bytes(text)
    assert problems(pack)[0].startswith("start.toml: ")


def test_san_1_2_all_faults_are_told_at_once(pack):
    remove(pack, "finale", "fury")
    remove(pack, "finale", "blessing")
    assert len(problems(pack)) == 2


def regem(pack, skill, gems):
    """Print another number of gems on a skill."""
    path = pack / "heroes.toml"
    changed = re.sub(rf'(id = "{skill}".*?gems = )2', rf"\g<1>{gems}", path.read_text(encoding="utf-8"), flags=re.S)
    path.write_text(changed, encoding="utf-8")


def test_san_1_11_a_bonus_card_that_takes_the_last_gem_gains_the_skill(pack):
    regem(pack, "heartseeker", 1)
    regem(pack, "surge", 3)
    script = {"first": ["1"], "bonus": ["blue2"]}
    table = opening(game=Sanctum(pack), heroes=("dancer", "huntress"), script=script)
    assert (table.seat, table.offers()) == (0, ["move"])
    table.seat = 1
    assert table.skills == {"heartseeker"}
    assert "blue2" in [ability["place"] for ability in table.seen()["abilities"]]


@pytest.mark.parametrize(
    ("first", "skills", "column"), [("blue 2", {"heartseeker"}, [4, 1, 1]), ("blue 3", set(), [4, 1, 1])]
)
def test_san_1_10_the_order_of_two_bonus_cards_is_asked_where_a_skill_depends_on_it(pack, first, skills, column):
    regem(pack, "heartseeker", 1)
    regem(pack, "surge", 3)
    script = {"first": ["1"], "bonus": ["red2", "green2", "blue2", "blue3"]}
    table = opening(seats=4, game=Sanctum(pack), heroes=("dancer", "slayer", "outlaw", "huntress"), script=script)
    assert (table.seat, table.offers()) == (3, ["gem blue 2", "gem blue 3"])
    table.says(f"gem {first}")
    assert table.skills == skills
    assert [skill["gems"] for skill in table.seen()["skills"][6:]] == column
    assert table.offers(0) == ["move"]
