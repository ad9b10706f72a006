"""DD-1.2 The components, and packs that do not have them; DD-1.3 The map."""

import contextlib
import re
import shutil

import pytest

from dawnbreach.darkest_doom.card_effects import (
    CARDS,
    CONDITIONS,
    EVENT,
    VIRTUAL,
    VOCABULARIES,
    condition_words,
    cost_words,
    read_conditions,
    read_effect,
    text,
    words,
)
from dawnbreach.darkest_doom.content import DECKS, DEEDS, ICONS, Condition, Cost, Effect
from dawnbreach.darkest_doom.pack_loader import FILES, PACK, BadPack, _Reader, load_pack
from dawnbreach.darkest_doom.problems import HOME, BadSentence, pack_words
from dawnbreach.kernel.words import LANGUAGES, Joined, Name, Phrase, is_form, read_ftl
from tests.sanctum.test_properties import spoilt

CONTENT = load_pack()
NAMED = ("map", "supplies", "guardians", "order", "darkness")
"""The files of words that hold names."""


@pytest.fixture
def pack(tmp_path):
    return shutil.copytree(PACK, tmp_path / "pack")


def spoil(pack, file, old, new):
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old is None or old in text
    path.write_text(new if old is None else text.replace(old, new, 1), encoding="utf-8")


def remove(pack, file, kind):
    """Take the last entry of a kind out of a file."""
    path = pack / f"{file}.toml"
    *others, last = path.read_text(encoding="utf-8").split(f"[[{kind}]]\n")
    after = last[last.index("\n\n") :] if "\n\n" in last else "\n"
    path.write_text(f"[[{kind}]]\n".join(others) + after, encoding="utf-8")


def problems(pack):
    with pytest.raises(BadPack) as refused:
        load_pack(pack)
    return refused.value.problems


def told(pack):
    """What is wrong, in English."""
    return [str(problem) for problem in problems(pack)]


def keys(said):
    """Every message that a phrase is made of."""
    if isinstance(said, Joined):
        return {key for part in said.parts for key in keys(part)}
    found = {said.key} if isinstance(said, (Name, Phrase)) else set()
    return found.union(*(keys(arg) for _, arg in said.args)) if isinstance(said, Phrase) else found


# The box


def test_dd_1_2_the_box_holds_what_the_rulebook_lists():
    c = CONTENT
    for deck in range(len(DECKS)):
        assert sum(c.cards[design].deck == deck for design, _ in c.supplies) == 40
    assert len(c.supplies) == 160
    assert (len(c.corruptions), sum(card.leader for card in c.corruptions)) == (40, 1)
    assert (len(c.missions), len(c.achievement_cards), len(c.attacks)) == (50, 40, 60)
    assert (len(c.events), sum(event.echo for event in c.events), len(c.maps)) == (13, 5, 9)
    assert (len(c.virtuals), len(c.trails), len(c.abysses), len(c.characters)) == (32, 50, 6, 4)
    assert (len(c.targets), c.hearts) == (16, 8)


def test_dd_1_2_cards_are_numbered_by_deck_then_design_then_icon():
    c = CONTENT
    order = [(c.cards[design].deck, design) for design, _ in c.supplies]
    assert order == sorted(order)
    rapier = [icon for design, icon in c.supplies if c.cards[design].id == "vicars-rapier"]
    assert [ICONS[icon] for icon in rapier] == ["sword", "priestess", "dawn"]


def test_dd_1_2_a_card_knows_whether_it_is_aimed():
    aimed = {card.id for card in CONTENT.cards if card.needs_target}
    assert {"moonfall", "winter-gale", "stoat-cutpurse", "wolf-pit"} <= aimed
    assert not {"tongueless-bell", "reaper", "errand-of-ravens", "string-of-bells"} & aimed
    assert all(card.range for card in CONTENT.cards if card.needs_target and DECKS[card.deck] != "traps")


@pytest.mark.parametrize(
    ("file", "kind", "count"),
    [
        ("supplies", "card", "encounter cards: 39, but the game has 40"),
        ("guardians", "guardian", "Guardians: 3, but the game has 4"),
        ("guardians", "corruption", "Dark Corruption cards: 39, but the game has 40"),
        ("order", "achievement", "Order Achievements: 39, but the game has 40"),
        ("order", "mission", "missions: 49, but the game has 50"),
        ("darkness", "event", "Dark Event cards: 12, but the game has 13"),
        ("darkness", "event", "Dark Event cards with the Echo: 4, but the game has 5"),
        ("darkness", "event_map", "event maps: 8, but the game has 9"),
        ("darkness", "attack", "monster attack cards: 59, but the game has 60"),
        ("darkness", "target", "monster target tokens: 7, but the game has 8"),
        ("darkness", "heart", "Heart tokens: 7, but the game has 8"),
        ("darkness", "abyss", "Dark Abyss tokens: 5, but the game has 6"),
        ("solo", "virtual", "Virtual Guardian cards: 31, but the game has 32"),
        ("solo", "trail", "Order Trail cards: 49, but the game has 50"),
    ],
)
def test_dd_1_2_a_pack_with_a_component_missing_is_refused_and_the_count_named(pack, file, kind, count):
    remove(pack, file, kind)
    assert count in told(pack)


def test_dd_1_2_a_deck_of_copies_is_refused(pack):
    path = pack / "supplies.toml"
    cards = path.read_text(encoding="utf-8").split("[[card]]\n")
    kept = [card for card in cards if 'deck = "traps"' not in card or re.search('"(wolf-pit|black-mirror)"', card)]
    path.write_text("[[card]]\n".join(kept), encoding="utf-8")
    assert "different trap cards: 2, but at least 16 are needed" in told(pack)


def test_dd_1_2_an_entry_without_an_id_is_named_by_its_line(pack):
    spoil(pack, "darkness", 'echo = "silence"', 'echo = "sing"')
    lines = (pack / "darkness.toml").read_text(encoding="utf-8").splitlines()
    number = sum(line == "[[attack]]" for line in lines[: lines.index('echo = "sing"')])
    begins = [n for n, line in enumerate(lines, 1) if line == "[[attack]]"][number - 1]
    assert told(pack) == [f"darkness.toml:{begins}: attack {number}: “sing” is not an effect"]


WRONG = [
    ("pack-source", "map", 'source = "rulebook"', 'source = "hearsay"'),
    ("pack-number", "guardians", "attack = 3", "attack = 0"),
    ("pack-word", "map", 'kind = "forest"', 'kind = "wood"'),
    ("pack-nothing", "map", 'kind = "forest"\n', ""),
    ("pack-sentences", "supplies", 'effects = ["add sword"]', "effects = [5]"),
    ("pack-not-tables", "order", None, "mission = 5"),
    ("pack-no-key", "order", 'id = "borrowed-oath"\n', ""),
    ("pack-not-toml", "order", "[[mission]]", "[[mission]"),
    ("pack-not-toml-end", "order", None, 'id = "half'),
    ("pack-id-repeated", "order", 'id = "borrowed-oath"', 'id = "late-reflection"'),
    ("pack-no-effect", "supplies", '"add sword"', '"juggle 1"'),
    ("pack-needs-number", "supplies", '"heal 1"', '"heal lots"'),
    ("pack-if-done", "supplies", '["seal", "if done fame 1"]', '["draw 1", "if done fame 1"]'),
    ("pack-effect-words", "supplies", '"add sword"', '"add spoon"'),
    ("pack-effect-more", "supplies", '"halt"', '"halt 2"'),
    ("pack-no-condition", "order", '"deed moves 5"', '"dance 5"'),
    ("pack-no-table", "map", "[tracks]", "[rails]"),
    ("pack-no-area", "order", 'area = "oath-field"', 'area = "nowhere"'),
    ("pack-words", "supplies", 'icons = ["sword", "priestess", "dawn"]', 'icons = ["spoon"]'),
    ("pack-cost", "supplies", "cost = { action = 1 }", "cost = { tears = 1 }"),
    ("pack-pair", "darkness", "hound = [2, 2]", "hound = [2, 0]"),
    ("pack-levels", "map", "test_levels = [3,", "test_levels = [6,"),
    ("pack-fate", "map", '"eclipse"', '"dawn dusk"'),
    ("pack-places", "darkness", '"widows-heath", ', ""),
    ("pack-rewards", "order", 'rewards = [["heal 1"], ["action 1"], ["coins 1"]]', 'rewards = ["heal 1"]'),
    ("pack-rows", "solo", "rows = [", "rows = [{},"),
    ("pack-no-target", "darkness", 'targets = ["temple orange"]', "targets = []"),
    ("pack-idle-card", "supplies", 'effects = ["add sword"]', "effects = []"),
    ("pack-borders", "map", '"monolith", "drowned-belfry"', '"monolith", "monolith", "drowned-belfry"'),
    ("pack-one-way", "map", '"thrown-stone-wood", "door-of-stone"', '"door-of-stone"'),
    ("pack-only-path", "map", 'next = ["path-to-winter-mountain"]', 'next = ["path-to-winter-mountain", "oath-field"]'),
    ("pack-count", "order", "[[mission]]", "[[unused]]"),
    ("pack-missions", "order", "[[mission]]", "[[unused]]"),
    ("pack-achievements", "order", "[[achievement]]", "[[unused]]"),
    ("pack-designs", "order", None, ""),
    ("pack-least", "order", None, ""),
    ("pack-equipment", "supplies", None, ""),
    ("pack-traps", "supplies", None, ""),
    ("pack-spells", "supplies", None, ""),
    ("pack-encounters", "supplies", None, ""),
    ("pack-guardians", "guardians", "[[guardian]]", "[[unused]]"),
    ("pack-corruption", "guardians", "[[corruption]]", "[[unused]]"),
    ("pack-leader", "guardians", 'leader = true\nability = "claws"\neffects = ["hits 2"]\n', ""),
    ("pack-penumbra", "guardians", "hounds = 3", "hounds = 4"),
    ("pack-events", "darkness", "[[event]]", "[[unused]]"),
    ("pack-echoes", "darkness", "echo = true\n", ""),
    ("pack-maps", "darkness", "[[event_map]]", "[[unused]]"),
    ("pack-attacks", "darkness", "[[attack]]", "[[unused]]"),
    ("pack-targets", "darkness", "[[target]]", "[[unused]]"),
    ("pack-hearts", "darkness", "[[heart]]", "[[unused]]"),
    ("pack-abysses", "darkness", "[[abyss]]", "[[unused]]"),
    ("pack-virtuals", "solo", "[[virtual]]", "[[unused]]"),
    ("pack-trails", "solo", "[[trail]]", "[[unused]]"),
    ("pack-citadels", "map", 'kind = "citadel"\ncolour = "grey"', 'kind = "citadel"\ncolour = "green"'),
    ("pack-temples", "map", 'kind = "temple"\ncolour = "grey"', 'kind = "plain"'),
    ("pack-entrances", "map", 'kind = "entrance"', 'kind = "plain"'),
    ("pack-paths", "map", 'kind = "path"', 'kind = "plain"'),
    ("pack-monoliths", "map", 'kind = "monolith"', 'kind = "plain"'),
    ("pack-summits", "map", 'kind = "summit"', 'kind = "plain"'),
]
"""A message, and what must be changed in which file to get it; without an old text the whole file is another."""
ELSEWHERE = {"pack-no-folder", "pack-no-file", "pack-closed", "pack-not-text", "pack-nameless", "pack-apart"}
"""Messages that need more than that, or are the same as in Sanctum."""


@pytest.mark.parametrize(("key", "file", "old", "new"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_dd_1_2_every_problem_is_said_in_every_language(pack, key, file, old, new):
    spoil(pack, file, old, new)
    found = problems(pack)
    assert any(key in keys(problem.words) for problem in found), found
    for problem in found:
        said = {language: problem.say(pack_words(), language) for language in LANGUAGES}
        assert said["en"] == str(problem)
        assert len(set(said.values())) == len(LANGUAGES)
        assert not any(re.search(r"pack-|\{ ?\$|\n", line) for line in said.values()), said


def test_dd_1_2_every_message_about_packs_is_tried_here():
    assert {wrong[0] for wrong in WRONG} | ELSEWHERE == {
        key for key in pack_words().messages["en"] if key.startswith("pack-")
    }


def test_dd_1_2_missing_files_and_folders_are_named(pack, tmp_path):
    (pack / "solo.toml").unlink()
    assert told(pack) == ["solo.toml: there is no such file in the pack"]
    assert told(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: there is no such folder"]


@pytest.mark.parametrize("name", FILES)
def test_dd_1_2_junk_anywhere_in_a_pack_is_a_problem_and_never_an_error(name):
    reader = _Reader(PACK)
    files = reader.files()
    for junk in spoilt(files[name]):
        spoiled = _Reader(PACK)
        spoiled.texts = reader.texts
        with contextlib.suppress(BadPack):
            spoiled.digest({**files, name: junk})


# The map


def test_dd_1_3_the_map_has_four_of_each_colour_and_the_mountain_in_the_middle():
    c = CONTENT
    for kind, areas in (("citadel", c.citadels), ("temple", c.temples)):
        assert [(c.areas[n].kind, c.areas[n].colour) for n in areas] == [(kind, n) for n in range(4)]
    assert c.areas[c.monolith].next == c.areas[c.summit].next == (c.path,)
    assert {c.monolith, c.summit} < set(c.areas[c.path].next)
    assert {area.region for area in c.areas} == set(c.regions)


def test_dd_1_3_the_lodge_joins_the_entrances():
    c = CONTENT
    doors = [n for n, area in enumerate(c.areas) if area.kind == "entrance"]
    assert len(doors) == 4
    for start in doors:
        for goal in doors:
            assert c.ways[start][goal] == (start != goal)
            assert c.roads[start][goal] > 1 or start == goal
    for start, line in enumerate(c.ways):
        assert [c.ways[goal][start] for goal in range(len(line))] == line
        assert all(by_lodge <= on_foot for by_lodge, on_foot in zip(line, c.roads[start], strict=True))


def test_dd_1_3_no_start_temple_is_better_than_another():
    c = CONTENT
    for places in (c.citadels, c.temples, [c.path]):
        assert len({tuple(sorted(c.ways[temple][place] for place in places)) for temple in c.temples}) == 1


def test_dd_1_3_a_map_that_is_not_symmetric_is_refused(pack):
    spoil(pack, "map", '"thrown-stone-wood", "door-of-stone"', '"door-of-stone"')
    said = "map.toml: thrown-stone-wood: thrown-stone-wood borders recruits-meadow"
    assert told(pack) == [f"{said}, but recruits-meadow does not border thrown-stone-wood"]


def test_dd_1_3_a_map_in_two_parts_is_refused_in_every_language(pack):
    path = pack / "map.toml"
    source = path.read_text(encoding="utf-8").replace('"oath-field", ', "").replace(', "oath-field"', "")
    path.write_text(re.sub(r'(id = "oath-field".*?next = )\[[^]]*\]', r"\1[]", source, flags=re.S), encoding="utf-8")
    (problem,) = problems(pack)
    assert str(problem).endswith("oath-field cannot be reached on foot from path-to-winter-mountain")
    assert len({problem.say(pack_words(), language) for language in LANGUAGES}) == len(LANGUAGES)


# Sentences


@pytest.mark.parametrize(
    ("sentence", "table", "effect"),
    [
        ("add sword shield", CARDS["combat"], Effect("add", 0, ("sword", "shield"))),
        ("draw equipment 2", CARDS["turn"], Effect("draw", 2, ("equipment",))),
        ("draw 2", CARDS["turn"], Effect("draw", 2)),
        ("each fame -1", EVENT, Effect("each fame", -1)),
        ("rule tests 1", EVENT, Effect("rule tests", 1)),
        ("rule no lodge", EVENT, Effect("rule no lodge")),
        ("clear citadel grey", VIRTUAL, Effect("clear citadel", 0, ("grey",))),
        ("if done fame 3", CARDS["turn"], Effect("fame", 3, if_done=True)),
    ],
)
def test_dd_1_2_a_sentence_is_a_verb_its_words_and_a_number(sentence, table, effect):
    assert read_effect(sentence, table) == effect
    assert effect.sentence == sentence


@pytest.mark.parametrize(
    ("sentence", "kind", "why"),
    [
        ("add sword", "turn", "“add sword” is not an effect"),
        ("action 1", "battle", "“action 1” is not an effect"),
        ("heal", "turn", "“heal” needs a number, not “”"),
        ("heal 0", "turn", "“heal” needs a number, not “0”"),
        ("fame -1", "turn", "“fame” needs a number, not “-1”"),
        ("heal 1 1", "turn", "“heal 1 1” is too long"),
        ("draw hats 1", "turn", "“draw” needs one of equipment, traps, spells, encounters"),
        ("add", "battle", "“add” needs one of sword"),
        ("", "turn", "“” is not an effect"),
        ("if done", "turn", "“if done” is not an effect"),
        ("if done if done fame 1", "turn", "is not an effect"),
    ],
)
def test_dd_1_2_a_sentence_that_does_not_belong_is_refused(sentence, kind, why):
    with pytest.raises(BadSentence, match=re.escape(why)):
        read_effect(sentence, CARDS[kind])


def test_dd_1_2_conditions_are_joined_by_and():
    found = read_conditions("have lanterns 1 and at lake")
    assert found == (Condition("have", "lanterns", 1), Condition("at", "lake"))
    with pytest.raises(BadSentence):
        read_conditions("at lake and")


# Words


def spoken():
    """Everything a pack can say, of every vocabulary."""
    for prefix, tables in VOCABULARIES.items():
        for verb, shape in ((verb, shape) for table in tables for verb, shape in table.items()):
            amounts = [n for n in (-5, -2, -1, 1, 2, 5) if shape.low <= n <= shape.high] or [0]
            for amount in amounts:
                for word in ((), *((word,) for word in shape.words)):
                    if shape.least <= len(word):
                        yield words(Effect(verb, amount, word), prefix)
    for kind, (names, _) in CONDITIONS.items():
        yield from (condition_words(Condition(kind, name, n)) for name in names for n in (1, 2, 5))
    for deed in ("seal", "shame"):
        yield text([Effect(deed, 1), Effect("fame", 1, if_done=True)])
    yield cost_words(Cost())
    yield cost_words(Cost(1, 2, 3, 4, 5))


def printed():
    """The texts of the shipped cards."""
    c = CONTENT
    for card in c.cards:
        yield text(card.effects)
        yield cost_words(card.cost)
    for achievement in c.achievements:
        yield from map(condition_words, achievement.conditions)
        yield from map(text, achievement.rewards)
    for event in c.events:
        yield text((*event.create, *event.effects))
    yield from (text(abyss.effects, "doom-abyss") for abyss in c.abysses)
    yield from (words(attack.echo, "doom-echo") for attack in c.attacks)
    yield from (text(cell, "doom-virtual") for card in c.virtuals for row in card.rows for cell in row)
    yield from (text(card.effects) for card in c.corruptions if card.leader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dd_1_2_every_card_text_is_whole(language):
    catalogue = pack_words()
    for said in (*spoken(), *printed()):
        line = catalogue.arg(language, said)
        assert line
        assert not re.search(r"doom-|[{}]|  ", line), line


def test_dd_1_2_no_card_text_is_left_over():
    said = {key for phrase in spoken() for key in keys(phrase)}
    icons = {f"doom-icon-{icon}" for icon in ICONS}
    colours = {"doom-colour", "doom-colour-temple", "doom-colour-with"}
    read = read_ftl((HOME / "words" / "en" / "effects.ftl").read_text(encoding="utf-8")).keys()
    assert {key for key in read if key not in colours and not is_form(key)} == {
        key for key in said | icons if key.startswith("doom-")
    }
    assert {f"doom-deed-{deed}" for deed in DEEDS} <= read


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            "stork-exorcist",
            {
                "en": "remove a Dark Abyss in or next to your area; if you did: gain 3 Daily Fame",
                "de": "entferne einen Dunklen Abgrund in deinem Gebiet oder daneben; "
                "wenn du es getan hast: erhalte 3 Tagesruhm",
                "pl": "usuń mroczną otchłań z twojego lub sąsiedniego obszaru; "
                "jeśli to zrobisz: zdobądź 3 punkty dziennej sławy",
                "ru": "убрать темную бездну из вашей или соседней области; "
                "если вы это сделали: получить 3 очка дневной славы",
            },
        ),
        (
            "tar-and-feathers",
            {
                "en": "the target loses 2 Daily Fame; if so: gain 1 Daily Fame",
                "de": "das Ziel verliert 2 Tagesruhm; wenn es dazu kommt: erhalte 1 Tagesruhm",
                "pl": "cel traci 2 punkty dziennej sławy; jeśli tak się stało: zdobądź 1 punkt dziennej sławy",
                "ru": "цель теряет 2 очка дневной славы; если это произошло: получить 1 очко дневной славы",
            },
        ),
    ],
)
def test_dd_3_5_a_card_says_what_depends_on_what(card, said):
    design = next(c for c in CONTENT.cards if c.id == card)
    assert {language: pack_words().arg(language, text(design.effects)) for language in LANGUAGES} == said


@pytest.mark.parametrize(
    ("effect", "polish", "russian"),
    [
        (Effect("fame", 1), "zdobądź 1 punkt dziennej sławy", "получить 1 очко дневной славы"),
        (Effect("coins", 2), "otrzymaj 2 monety", "получить 2 монеты"),
        (Effect("wound", 5), "cel otrzymuje 5 ran", "цель получает 5 ран"),
        (Effect("draw", 2, ("traps",)), "dobierz 2 karty pułapek", "взять 2 карты ловушек"),
        (Effect("each coins", -1), "każdy strażnik traci 1 monetę", "каждый страж теряет 1 монету"),
        (Effect("temple", 0, ("grey",)), "1 pnącze na szarej świątyni krwi", "1 лоза на сером храме крови"),
        (Effect("add", 0, ("sword", "dusk")), "dodaj do wyniku: miecz, zmierzch", "добавить к результату: меч, закат"),
    ],
)
def test_dd_1_2_texts_have_the_right_endings(effect, polish, russian):
    assert pack_words().arg("pl", words(effect)) == polish
    assert pack_words().arg("ru", words(effect)) == russian


def test_dd_1_2_everything_has_a_name_and_no_name_is_left_over():
    c = CONTENT
    wanted = {f"card-{x.id}" for x in c.cards} | {f"area-{x.id}" for x in c.areas} | {f"region-{x}" for x in c.regions}
    wanted |= {f"mission-{x.id}" for x in c.missions} | {f"achievement-{x.id}" for x in c.achievements}
    wanted |= {f"event-card-{x.id}" for x in c.events} | {f"abyss-{x.id}" for x in c.abysses}
    wanted |= {f"guardian-{x.id}" for x in c.characters} | {f"ability-{x.ability}" for x in c.characters}
    wanted |= {"ability-claws", "spectre", "leader-of-the-hunt"}
    for language in LANGUAGES:
        files = [HOME / "words" / language / f"{name}.ftl" for name in NAMED]
        assert {
            key for path in files for key in read_ftl(path.read_text(encoding="utf-8")) if not is_form(key)
        } == wanted
