"""All languages say the same things: same keys, same parameters, nothing missing, nothing unused."""

import re
from pathlib import Path
from typing import get_args

import pytest

import dawnbreach
from dawnbreach import games
from dawnbreach.darkest_doom.card_effects import TARGET
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ENDINGS, ICONS, RELICS, TIERS
from dawnbreach.darkest_doom.forecast_types import Stake
from dawnbreach.kernel import Event
from dawnbreach.kernel.languages import KNOWN
from dawnbreach.kernel.words import LANGUAGES, Arg, Select, is_form, read_ftl, variables
from tests.darkest_doom.test_dd_01_pack import NAMED
from tests.land import doom
from tests.scene import sanctum

SOURCE = Path(dawnbreach.__file__).parent
FILES = sorted(p.relative_to(SOURCE) for p in SOURCE.glob("**/words/en/*.ftl"))


GAME_FILES = [path for path in FILES if path.parts[0] != "cli"]
"""The command line has its own tests."""
CATEGORIES = {code: {category for category, _ in one.plurals} for code, one in KNOWN.items()}
"""Of numbers."""


def read(path, language):
    other = Path(str(path).replace("/en/", f"/{language}/"))
    found = read_ftl((SOURCE / other).read_text(encoding="utf-8"), str(other))
    return {key: pattern for key, pattern in found.items() if not is_form(key)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_language_has_the_same_messages_with_the_same_parameters(path, language):
    english, other = read(path, "en"), read(path, language)
    assert english.keys() == other.keys()
    differing = {key for key in english if variables(english[key]) != variables(other[key])}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("path", GAME_FILES, ids=str)
def test_plural_selectors_have_every_category(path, language):
    for key, pattern in read(path, language).items():
        for part in pattern:
            if isinstance(part, Select) and {"one", "few", "many", "other"} & {name for name, _ in part.variants}:
                assert CATEGORIES[language] <= {name for name, _ in part.variants}, key


SAME = {
    "game-title",
    "sanctum",
    "slot-amulet",
    "colour-of-orange",
    "colour-orange",
    "difficulty-inferno",
    "difficulty-normal",
    "doom-area-monolith",
    "area-monolith",
    "guardian-sela",
    "guardian-urian",
    "guardian-roana",
    "guardian-tristram",
}
"""The same word in English and another language, and names."""


def test_no_language_is_left_in_english():
    for path in GAME_FILES:
        english = read(path, "en")
        for language in LANGUAGES[1:]:
            other = read(path, language)
            same = [k for k in english if english[k] == other[k] and re.search(r"[A-Za-z]{4}", str(english[k]))]
            spoken = [k for k in same if any(isinstance(p, str) and re.search(r"[A-Za-z]{4}", p) for p in english[k])]
            assert set(spoken) <= SAME, spoken


CODE = "\n".join(p.read_text(encoding="utf-8") for p in SOURCE.glob("**/*.py"))
MADE = (
    r"(no|step|doing|choice|event)-.*|.*\.remedy|(item|demon|lord|fury|blessing|skill|hero|act|achievement|difficulty)-.*"
    r"|(effect|perk|penalty|cost|space|slot|colour|gem|potion|token|flame|tile|type|what)-.*"
    r"|input-(heroes|guardians|temples)|forecast-(stake|bounded|estimated|best|stop|block)(-.*)?"
    r"|(deck|attribute|relic|building|tier|icon|ending|fate|virtual|target)-.*"
    r"|doom-(area|kind|does)-.*|(story|bot|option|refuse-table|lesson|lantern|hint|luck|temper|aftermath-from|chapter)-.*"
    r"|puzzle-(task|why)-.*|dice-.*"
)


def test_every_message_is_used():
    """Keys that are put together are checked by the sweeps; the others stand in the code or in a message."""
    for path in GAME_FILES:
        if path.parts[0] == "darkest_doom" and path.stem in {"effects", *NAMED}:
            continue  # The tests of its pack look at these.
        text = (SOURCE / path).read_text(encoding="utf-8")
        for key in read(path, "en"):
            if re.fullmatch(MADE, key):
                continue
            assert f'"{key}"' in CODE or re.search(rf"\{{ {key} \}}", text), key


def written(prefix, *packages):
    files = [path for path in GAME_FILES if path.parts[0] in packages]
    return {key for path in files for key in read(path, "en") if key.startswith(f"{prefix}-")}


def problems_in(folder):
    return {key for p in folder.glob("*.py") for key in re.findall(r'"(pack-[a-z-]+)"', p.read_text(encoding="utf-8"))}


def test_every_problem_of_words_in_the_code_has_words_and_every_one_with_words_is_used():
    assert written("words", "kernel") == set(re.findall(r'"(words-[a-z-]+)"', CODE))


@pytest.mark.parametrize("package", ["sanctum", "darkest_doom"])
def test_every_problem_of_a_pack_in_the_code_has_words_and_every_one_with_words_is_used(package):
    """What both games need is the kernel's; the rest stands with the game that says it."""
    terminals = read(Path("cli/words/en/cli.ftl"), "en").keys()
    used = {name: problems_in(SOURCE / name) for name in ("kernel", "cli", package)}
    assert written("pack", package) <= used[package]
    assert written("pack", "kernel", package) == set.union(*used.values()) - terminals


def test_every_refusal_in_the_code_has_words_and_every_refusal_with_words_is_used():
    used = set(re.findall(r'\bno\(\s*[^,()]+(?:\([^)]*\))?[^,()]*,\s*"([a-z-]+)"', CODE))
    used |= {"occupied"}
    written = {key[3:] for path in GAME_FILES for key in read(path, "en") if key.startswith("no-") and "." not in key}
    assert written == used
    for path in GAME_FILES:
        messages = read(path, "en")
        assert all(f"{key}.remedy" in messages for key in messages if key.startswith("no-") and "." not in key)


def kinds_of(base):
    """The classes that are made of a class, without those between."""
    below = base.__subclasses__()
    return {base} if not below else set().union(*map(kinds_of, below))


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_every_choice_event_and_step_has_words_and_no_words_are_left_over(name):
    game = dawnbreach.game(name)
    keys = {key for key in game.catalogue.messages["en"] if not is_form(key)}
    kinds = {type(choice) for choice in game.notation.all}
    assert {f"choice-{kind.kind()}" for kind in kinds} == {k for k in keys if k.startswith("choice-")}
    own = type(game).__module__.rpartition(".")[0]
    told = {cls.key() for cls in kinds_of(Event) if cls.__module__.startswith(own)}
    cards = {f"event-card-{event.id}" for event in doom().content.events}
    assert told == {k for k in keys if k.startswith("event-")} - cards
    steps = {f"step-{frame.id}" for frame in game.frames if frame.kinds}
    assert steps == {k for k in keys if k.startswith("step-")}


def test_every_name_of_darkest_doom_is_of_something_and_everything_has_a_name():
    """What stands on cards and on the map is looked at by the tests of the pack."""
    virtual = (*map(str, range(1, doom().max_seats)), *COLOURS)
    families = {
        "deck": DECKS,
        "attribute": ATTRIBUTES,
        "relic": RELICS,
        "building": map(str, range(2 * len(COLOURS))),
        "tier": TIERS,
        "icon": ICONS,
        "ending": ENDINGS,
        "fate": [place.replace(" ", "-") for place in doom().content.fate],
        "virtual": virtual,
        "target": TARGET,
        "colour": (*COLOURS, *(f"of-{colour}" for colour in COLOURS)),
    }
    wanted = {f"{family}-{name}" for family, names in families.items() for name in names}
    own = read(Path("darkest_doom/words/en/doom.ftl"), "en")
    assert {key for key in own if key.startswith(tuple(f"{family}-" for family in families))} == wanted


def test_every_act_event_and_mission_has_a_line_of_story():
    content = doom().content
    told = {f"act-{act}" for act in sanctum().content.acts} | {"act-6"}
    told |= {f"event-card-{event.id}" for event in content.events} | {f"mission-{one.id}" for one in content.missions}
    assert written("story", "sanctum", "darkest_doom") == {f"story-{one}" for one in told}


def test_every_stake_of_a_test_has_words_and_no_words_are_left_over():
    words = read(Path("darkest_doom/words/en/forecast.ftl"), "en")
    stakes = {f"forecast-stake-{stake}" for stake in get_args(Stake)}
    assert {key for key in words if key.startswith("forecast-stake-")} == stakes


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_every_option_has_a_name_and_no_name_is_left_over(name):
    named = {key for key in dawnbreach.game(name).catalogue.messages["en"] if key.startswith("option-")}
    assert named == {f"option-{option}" for option in games.info(name).options}


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_only_steps_are_told_in_more_words(name):
    """`doing-hurting-dies` says more of `step-hurting`."""
    game = dawnbreach.game(name)
    steps = tuple(f"doing-{frame.id}" for frame in game.frames if frame.kinds)
    assert all(key.startswith(steps) for key in game.catalogue.messages["en"] if key.startswith("doing-"))


def test_every_card_of_sanctum_has_a_name_and_no_name_is_left_over():
    game = sanctum()
    c = game.content
    wanted = {f"item-{i.id}" for i in c.items} | {f"lord-{x.id}" for x in c.lords} | {f"fury-{x.id}" for x in c.furies}
    wanted |= {f"blessing-{b.id}" for b in c.blessings} | {f"hero-{h.id}" for h in c.heroes}
    wanted |= {f"skill-{s.id}" for h in c.heroes for s in h.skills} | {"skill-place"}
    wanted |= {f"demon-{foe.kind}" for foe in c.foes[: c.lord_base]}
    wanted |= {f"act-{n}" for n in range(1, 7)}
    prefixes = ("item-", "lord-", "fury-", "blessing-", "hero-", "skill-", "demon-", "act-")
    assert {k for k in game.catalogue.messages["en"] if k.startswith(prefixes) and not is_form(k)} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_text_of_sanctum_is_whole(language):
    game = sanctum()
    c, d = game.content, game.describer
    texts: list[Arg] = [d.item(n) for n in range(len(c.items))]
    texts += [d.skill_text(who, place) for who in range(4) for place in range(9)]
    texts += [d.curse(n, False) for n in range(len(c.lords))] + [d.curse(n, True) for n in range(len(c.furies))]
    texts += [d.blessing(n) for n in range(len(c.blessings))]
    said = [game.catalogue.arg(language, text) for text in texts]
    assert len(said) == 84 + 36 + 33 + 18 + 12
    for text in said:
        assert text and "{" not in text
        assert not re.search(r"\b(effect|perk|penalty|cost|space|flame|tile|ability)-", text), text
