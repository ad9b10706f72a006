"""Whatever is wrong with a pack is said in English, Polish and Russian. SAN-1.2"""

import re
import shutil

import pytest

from dawnbreach.kernel.words import LANGUAGES, Joined, Name, Phrase
from dawnbreach.sanctum.card_effects import read_ability
from dawnbreach.sanctum.pack_loader import PACK, BadPack, load_pack
from dawnbreach.sanctum.problems import BadSentence, Problem, pack_words, phrase

WRONG = [
    ("pack-not-toml", "start", "[[bonus]]", "[[bonus]"),
    ("pack-not-toml-end", "start", None, 'item = "half'),
    ("pack-not-text", "start", None, b"\xff\xfe"),
    ("pack-not-tables", "start", None, "bonus = 5"),
    ("pack-no-key", "demons", 'item = "cinder-visor"\n', ""),
    ("pack-source", "demons", 'source = "designed"', 'source = "hearsay"'),
    ("pack-number", "demons", "damage = 1", "damage = 10"),
    ("pack-word", "demons", 'type = "helmet"', 'type = "hat"'),
    ("pack-nothing", "demons", 'type = "helmet"\n', ""),
    ("pack-hits", "demons", "hits = [5]", "hits = [7]"),
    ("pack-hits-span", "finale", "hits = [2, 5, 5]", "hits = []"),
    ("pack-gems", "demons", 'gems = ["red"]', 'gems = ["red", "red"]'),
    ("pack-idle-item", "demons", 'abilities = ["red: change 1", "red: block 1"]\n', ""),
    ("pack-abilities", "demons", 'abilities = ["red: change 1", "red: block 1"]', 'abilities = "red: block 1"'),
    ("pack-sentences", "heroes", 'effects = ["shield 1"]', "effects = [5]"),
    ("pack-skill-cards-only", "demons", '"red: change 1"', '"red: strike"'),
    ("pack-no-slot", "heroes", 'helmet = "blue: change 1"', 'tail = "blue: change 1"'),
    ("pack-nine-skills", "heroes", "level = 1", "level = 2"),
    ("pack-card-or-tile", "heroes", 'effects = ["shield 1"]', 'effects = ["shield 1"]\nstamina = 1'),
    ("pack-no-penalty", "finale", '"lose stamina"', '"lose heart"'),
    ("pack-first-space", "acts", 'first = ["1+1", ', "first = ["),
    ("pack-no-set", "acts", '"1+1"', '"1+4"'),
    ("pack-table", "start", '[["potion"], ["card", "potion"]]', '[["potion"]]'),
    ("pack-no-effect", "demons", '"red: change 1"', '"red: juggle 1"'),
    ("pack-needs-number", "demons", '"red: change 1"', '"red: change lots"'),
    ("pack-takes-no-number", "demons", '"red: change 1"', '"red: raise 1"'),
    ("pack-never-used", "demons", '"red: change 1"', '"red: plus 6"'),
    ("pack-not-an-ability", "demons", '"red: change 1"', '"change 1"'),
    ("pack-no-cost", "demons", '"red: change 1"', '"orange: change 1"'),
    ("pack-no-perk", "heroes", '"shield 1"', '"sing 1"'),
    ("pack-perk-kind", "heroes", '"refresh focus"', '"refresh gems"'),
    ("pack-perk-numbers", "heroes", '"shield 1"', '"shield"'),
    ("pack-id-repeated", "demons", 'item = "ram-skull"', 'item = "cinder-visor"'),
    ("pack-kind", "demons", 'kind = "ember-bat"', 'kind = "Ember Bat"'),
    ("pack-mixed-kind", "demons", 'kind = "ember-bat"', 'kind = "grave-wisp"'),
    ("pack-demon-cards", "demons", "[[card]]", "[[unused]]"),
    ("pack-count", "demons", "[[card]]", "[[unused]]"),
    ("pack-demon-levels", "demons", None, ""),
    ("pack-heroes", "heroes", None, ""),
    ("pack-lord-cards", "finale", "[[demon_lord]]", "[[unused]]"),
    ("pack-fury-cards", "finale", "[[fury]]", "[[unused]]"),
    ("pack-blessings", "finale", "[[blessing]]", "[[unused]]"),
    ("pack-bonus-cards", "start", "[[bonus]]", "[[unused]]"),
    ("pack-act-boards", "acts", "[[act]]", "[[unused]]"),
    ("pack-skill-cards", "heroes", "stamina = 2\nsource", 'effects = ["shield 1"]\nsource'),
    ("pack-skill-tiles", "heroes", "stamina = 2\nsource", 'effects = ["shield 1"]\nsource'),
    ("pack-skill-cards-of", "heroes", "stamina = 2\nsource", 'effects = ["shield 1"]\nsource'),
    ("pack-gems-of", "heroes", "gems = 2", "gems = 3"),
    ("pack-signature-skills", "heroes", "signature = true\n", ""),
    ("pack-silver-skills", "heroes", '"silver facing 3"', '"shield 1"'),
    ("pack-needed", "heroes", '"rage 1"', '"rage 2"'),
    ("pack-rage-tiles", "heroes", '"rage 1"', '"rage 2"'),
    ("pack-potion-tiles", "heroes", '"potion slots 2"', '"potion slots 3"'),
]
"""A message, and what must be changed in which file to get it; without an old text the whole file is another."""
ELSEWHERE = {"pack-no-folder", "pack-no-file", "pack-closed", "pack-nameless"}
"""Messages that no change inside a file brings about; they have tests of their own."""


@pytest.fixture
def pack(tmp_path):
    return shutil.copytree(PACK, tmp_path / "pack")


def problems(pack):
    with pytest.raises(BadPack) as refused:
        load_pack(pack)
    return refused.value.problems


def spoil(pack, file, old, new):
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old is None or old in text
    changed = new if old is None else text.replace(old, new, 1)
    path.write_bytes(changed if isinstance(changed, bytes) else changed.encode())


def keys(words):
    """Every message that a phrase is made of."""
    if isinstance(words, Joined):
        return {key for part in words.parts for key in keys(part)}
    found = {words.key} if isinstance(words, (Name, Phrase)) else set()
    return found.union(*(keys(arg) for _, arg in words.args)) if isinstance(words, Phrase) else found


def assert_well_said(problem):
    """In each language other words, whole and without keys."""
    said = {language: problem.say(pack_words(), language) for language in LANGUAGES}
    assert said["en"] == str(problem)
    assert len(set(said.values())) == len(LANGUAGES)
    for text in said.values():
        assert not re.search(r"pack-|words-(?!/)|[{}\n]", text), text
    ours = said["ru"].removeprefix(f"{problem.where}: ").removeprefix(f"{problem.entry}: ")
    assert re.search("[а-я]", ours), ours


@pytest.mark.parametrize(("key", "file", "old", "new"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_san_1_2_every_problem_is_said_in_every_language(pack, key, file, old, new):
    spoil(pack, file, old, new)
    found = problems(pack)
    assert any(key in keys(problem.words) for problem in found), found
    for problem in found:
        assert_well_said(problem)


def test_san_1_2_every_message_about_packs_is_tried_here():
    assert {wrong[0] for wrong in WRONG} | ELSEWHERE == {
        k for k in pack_words().messages["en"] if k.startswith("pack-")
    }


def test_san_1_2_files_that_are_not_there_are_named_in_every_language(pack, tmp_path):
    (pack / "acts.toml").unlink()
    (pack / "start.toml").unlink()
    (pack / "start.toml").mkdir()
    found = (*problems(pack), *problems(tmp_path / "nowhere"), Problem("", "item-x", phrase("pack-nameless")))
    assert {problem.words.key for problem in found} == ELSEWHERE
    for problem in found:
        assert_well_said(problem)


@pytest.mark.parametrize(
    ("words", "polish", "russian"),
    [
        (phrase("pack-hits", n=1, value="[]"), "1 wynik kości", "1 значение кубика"),
        (phrase("pack-hits", n=2, value="[]"), "2 wyniki kości", "2 значения кубика"),
        (phrase("pack-hits", n=5, value="[]"), "5 wyników kości", "5 значений кубика"),
        (phrase("pack-perk-numbers", sentence="wrath 1", n=0), "nie przyjmuje liczby", "число не нужно"),
        (phrase("pack-perk-numbers", sentence="shield", n=1), "wymaga 1 liczby", "нужно 1 число"),
        (phrase("pack-perk-numbers", sentence="twin", n=2), "wymaga 2 liczb", "нужно 2 числа"),
        (phrase("pack-first-space", act=1, n=0), "podano 0 zestawów", "указано 0 групп"),
        (phrase("pack-first-space", act=1, n=1), "podano 1 zestaw", "указана 1 группа"),
        (phrase("pack-first-space", act=1, n=4), "podano 4 zestawy", "указано 4 группы"),
        (phrase("pack-id-repeated", n=2), "mają 2 wpisy", "стоит в 2 записях"),
        (phrase("pack-id-repeated", n=5), "ma 5 wpisów", "стоит в 5 записях"),
        (phrase("pack-id-repeated", n=21), "ma 21 wpisów", "стоит в 21 записи"),
    ],
)
def test_san_1_2_numbers_have_the_right_endings(words, polish, russian):
    problem = Problem("", "", words)
    assert problem.say(pack_words(), "pl").split(" (")[0].endswith(polish)
    assert problem.say(pack_words(), "ru").split(" (")[0].endswith(russian)


def test_san_1_2_a_strangers_strings_stay_on_their_line(pack):
    spoil(pack, "demons", '"red: change 1"', r'"red: jug\ngle\u001b[2J 1"')
    assert "“jug\\ngle\\x1b[2J” is not an effect" in str(problems(pack)[0])


def test_san_1_2_the_error_itself_is_english(pack):
    spoil(pack, "finale", "[[fury]]", "[[unused]]")
    spoil(pack, "finale", "[[blessing]]", "[[unused]]")
    with pytest.raises(BadPack) as refused:
        load_pack(pack)
    assert str(refused.value) == "fury cards: 17, but the game has 18\nblessings: 11, but the game has 12"


def test_a_bad_sentence_says_why_in_english():
    with pytest.raises(BadSentence, match="“juggle” is not an effect"):
        read_ability("red: juggle 1")
