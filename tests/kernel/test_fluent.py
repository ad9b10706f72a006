"""The Fluent project's own reader judges ours: it reads the same files and has to say the same of them."""

import random
import sys
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from hypothesis import example, given, settings
from hypothesis import strategies as st

import dawnbreach
from dawnbreach import kernel
from dawnbreach.kernel.words import (
    LANGUAGES,
    BadCatalogue,
    Catalogue,
    Name,
    Select,
    load_words,
    parts_of,
    plural,
    references,
    variables,
)
from tests.judge import Judge, Unsaid, alike, junk

pytestmark = pytest.mark.slow
SOURCE = Path(dawnbreach.__file__).parent
FOLDERS = sorted({path.parents[2] for path in SOURCE.glob("**/words/en/*.ftl")})
FILES = [*SOURCE.glob("**/words/*/*.ftl"), *(SOURCE.parents[1] / "client" / "words").glob("*.ftl")]
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112, 1000, -1, -3)
CATEGORIES = {"one", "few", "many", "other"}


def test_no_catalogue_has_anything_that_is_no_fluent():
    assert len(FILES) > 70
    assert [(path.name, text) for path in FILES for text in junk(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_the_cldr(language):
    rule = Locale(language).plural_form
    for n in (*range(-30, 1000), 1000, 1001, 10_012, 1_000_000, 1_000_021):
        assert plural(language, n) == rule(n), n


def samples(pattern):
    """Arguments that bring every variant of a pattern to light."""
    names = variables(pattern)
    yield dict.fromkeys(names, "words")
    for part in parts_of(pattern):
        if not isinstance(part, Select):
            continue
        keys = {key for key, _ in part.variants}
        counts = CATEGORIES & keys or any(isinstance(key, int) for key in keys)
        for value in (*keys - CATEGORIES, *NUMBERS) if counts else (*keys, *map(Name, map(str, keys)), "words"):
            yield {**dict.fromkeys(names, 3), part.variable: value}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_said_alike(folder):
    ours, judge = load_words(folder), Judge(folder)
    for language in LANGUAGES:
        assert ours.messages[language].keys() == judge.keys(language)
        for key, pattern in ours.messages[language].items():
            inner = [part for other in references(pattern) for part in ours.messages[language][other]]
            for args in samples((*pattern, *inner)):
                assert alike(ours.say(language, key, args), judge.say(language, key, args)), (language, key, args)


class Judged(Catalogue):
    """The words of a game, each of which is judged when it is said."""

    def __init__(self, game):
        home = Path(sys.modules[type(game).__module__].__file__ or "").parent
        self.messages, self.judge = game.catalogue.messages, Judge(Path(kernel.__file__).parent, home)
        self.said = 0

    def say(self, language, key, args=()):
        said = super().say(language, key, args)
        if self.has(key):
            assert alike(said, self.judge.say(language, key, args)), (language, key, args)
            self.said += 1
        return said


@pytest.fixture
def judged(request, monkeypatch):
    game = dawnbreach.game(request.param)
    monkeypatch.setattr(game, "catalogue", Judged(game))
    return game


@pytest.mark.parametrize("judged", dawnbreach.GAMES, indirect=True)
def test_a_game_is_told_alike(judged):
    """Offers, events and refusals, whose arguments are messages with arguments of their own."""
    chance, position = random.Random(5), judged.start(seats=3, seed=11)
    for number in range(60):
        seat = chance.choice(position.waiting)
        language = LANGUAGES[number % len(LANGUAGES)]
        choices = position.choices(seat)
        for choice in choices:
            position.words(choice, language, seat)
        for choice in chance.sample(judged.notation.all, 30):
            if refusal := position.why_not(choice, seat):
                refusal.words(language)
        for event in position.play(chance.choice(choices), seat):
            position.words(event, language, seat)
    assert judged.catalogue.said > 2000


@pytest.mark.parametrize("judged", dawnbreach.GAMES, indirect=True)
def test_every_text_of_a_card_is_said_alike(judged):
    info = dawnbreach.info(judged.name)
    for language in LANGUAGES:
        info.part(info.book)(judged, language)
    assert judged.catalogue.said > 500


# Files that nobody would write

GOOD = """\
# about
a = b { $n } c
    .d = e
f =
    { $n ->
        [0] none
        [one] { $n } one
       *[other] { a } more
    }
g = { "x" } { f } { a.d }
"""
PIECES = (
    *("\n", " ", "    ", "\n    ", "\t", "=", "{", "}", "{ ", " }", "$", "$n", "->", "-> ", "[", "]", "*", ".", '"'),
    *("\\", "#", "# ", "-", "-a = b\n", "a", "b = c\n", "[one]", "\n       *[x] y", "\n    }", "ж", "\u00a0", "1.5"),
)


def patched(base, changes):
    """A text with pieces put in, in place of others, at some places."""
    for place, length, piece in changes:
        at = place % (len(base) + 1)
        base = base[:at] + piece + base[at + length :]
    return base


changes = st.lists(
    st.tuples(st.integers(0, 400), st.sampled_from([0, 0, 0, 1, 2, 5, 20]), st.sampled_from(PIECES)), max_size=4
)
scraps = st.lists(st.sampled_from(PIECES), max_size=12).map(lambda pieces: "a = " + "".join(pieces))


def said_by(reader, key, n):
    try:
        text = reader.say("en", key, {"n": n})
    except (Unsaid, RecursionError):
        return None
    return " ".join(text.split()) if "\n" in text else text


@settings(max_examples=1000, deadline=None)
@given(st.one_of(st.builds(patched, st.just(GOOD), changes), scraps))
@example("a = b\n# c\n    d")
@example("a = { $n -> [one] b *[other] c }")
@example("a =\n    [b] c")
@example("a = b  ")
@example('a =\n    { $n ->\n       *[x] { "" }\n    }')
@example("a =\n    { $n ->\n        [one] b\n       *[one] c\n        [1] d\n    }")
def test_whatever_we_read_is_fluent_and_said_alike(text):
    text += "\n"  # Without it the judge takes a last line that is an empty comment for junk.
    ours, judge = Catalogue(), Judge()
    try:
        ours.add("en", text, "file")
    except BadCatalogue:
        return
    assert junk(text) == []
    judge.bundles["en"].add_resource(FluentResource(text))
    assert ours.messages["en"].keys() == judge.keys("en")
    for key in ours.messages["en"]:
        for n in (0, 1, 2, "one", "y"):
            wanted = said_by(judge, key, n)
            said = said_by(ours, key, n)
            if wanted is not None and said is not None:
                assert said == wanted or " ".join(said.split()) == wanted
