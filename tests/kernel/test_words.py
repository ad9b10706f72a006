"""The reader of catalogues: a small, strict subset of Fluent."""

from pathlib import Path

import pytest

from dawnbreach import kernel
from dawnbreach.kernel.words import (
    LANGUAGES,
    BadCatalogue,
    Catalogue,
    Joined,
    Name,
    Phrase,
    load_words,
    plural,
    read_ftl,
    variables,
)

SAMPLE = """
# a comment
hello = Hello, { $name }!
    .remedy = Say { "{" } to { $name }.
long =
    one line
    and another
list-comma = { ", " }
sword = sword
wounds =
    { $n ->
        [0] no wounds
        [one] one wound
       *[other] { $n } wounds for { $name }
    }
ref = { hello } and { sword }
"""


@pytest.fixture
def catalogue():
    made = Catalogue()
    made.add("en", SAMPLE, "sample")
    return made


def test_variables_attributes_and_references(catalogue):
    assert catalogue.say("en", "hello", {"name": "Anja"}) == "Hello, Anja!"
    assert catalogue.say("en", "hello.remedy", {"name": "Anja"}) == "Say { to Anja."
    assert catalogue.say("en", "ref", {"name": "Anja"}) == "Hello, Anja! and sword"
    assert catalogue.say("en", "long") == "one line and another"


@pytest.mark.parametrize(("n", "said"), [(0, "no wounds"), (1, "one wound"), (5, "5 wounds for Anja")])
def test_plurals_choose_exact_numbers_first(catalogue, n, said):
    assert catalogue.say("en", "wounds", {"n": n, "name": "Anja"}) == said


def test_arguments_may_be_messages(catalogue):
    assert catalogue.say("en", "hello", {"name": Name("sword")}) == "Hello, sword!"
    inner = Phrase("hello", (("name", "you"),))
    assert catalogue.say("en", "hello", {"name": Joined((Name("sword"), inner))}) == "Hello, sword, Hello, you!!"


@pytest.mark.parametrize(
    ("language", "n", "category"),
    [
        ("en", 1, "one"),
        ("en", 0, "other"),
        ("en", 21, "other"),
        ("pl", 1, "one"),
        ("pl", 2, "few"),
        ("pl", 5, "many"),
        ("pl", 12, "many"),
        ("pl", 21, "many"),
        ("pl", 22, "few"),
        ("pl", 112, "many"),
        ("ru", 1, "one"),
        ("ru", 2, "few"),
        ("ru", 5, "many"),
        ("ru", 11, "many"),
        ("ru", 21, "one"),
        ("ru", 22, "few"),
        ("ru", 111, "many"),
    ],
)
def test_plural_categories(language, n, category):
    assert plural(language, n) == category


@pytest.mark.parametrize(
    "text",
    [
        "not a message",
        "a = { $x",
        "a = }",
        "a = b\na = c",
        "a = { $n ->\n    [one] x\n    }",
        "a = { $n -> }",
        "a =",
        "a = b\n    .c =",
        "a = { $n -> [one] x *[other] y }",
        "a = { $n ->\n    [one] x\n   *[other] y }",
        "a = { $n ->\n    [one]\n   *[other] y\n    }",
        "a = { $n ->\n   *[one] x\n   *[other] y\n    }",
        "a = { $n ->\n   *[1st] x\n    }",
        "a = b\n    [c] d",
        "a = b\n    * d",
        "a = b\n    .d",
        "a = b\n\tc",
        "a = b\n# c\n    d",
        "#a",
        "ключ = b",
        "a\u0436 = b",
        'a = { "x\n    y" }',
        'a = { "\\u00a0" }',
        "-a = b",
        "a = { NUMBER($n) }",
        "a = { 5 }",
    ],
)
def test_what_is_not_in_the_subset_is_refused(text):
    with pytest.raises(BadCatalogue):
        read_ftl(text)


def test_a_key_may_stand_in_one_file_only(catalogue):
    with pytest.raises(BadCatalogue, match="another file"):
        catalogue.add("en", "hello = again", "other")


def test_variables_are_found_inside_selectors():
    assert variables(read_ftl(SAMPLE)["wounds"]) == {"n", "name"}


def test_a_missing_message_shows_its_key(catalogue):
    assert catalogue.say("en", "nobody-wrote-this") == "nobody-wrote-this"


@pytest.mark.parametrize(
    ("text", "where", "key"),
    [
        ("not a message", "names.ftl:1", "words-line"),
        ("a = b\na = c", "names.ftl:2", "words-twice"),
        ("hello = again", "names.ftl", "words-elsewhere"),
        ("a = { $x", "names.ftl: a", "words-brace"),
        ("a = }", "names.ftl: a", "words-brace-more"),
        ('a = { "x }', "names.ftl: a", "words-quote"),
        ("a = { $ }", "names.ftl: a", "words-variable"),
        ("a = { ! }", "names.ftl: a", "words-message"),
        ("a = { $n ->\n    [one] x\n    }", "names.ftl: a", "words-default"),
        ("a = { $n -> [one] x }", "names.ftl: a", "words-variant"),
        ("a = { $n ->\n   *[one] x }", "names.ftl: a", "words-variant"),
        ("a =", "names.ftl: a", "words-empty"),
        ("a = " + "{ $n ->\n   *[x] " * 5000, "names.ftl: a", "words-text"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_every_language(catalogue, text, where, key):
    with pytest.raises(BadCatalogue) as refused:
        catalogue.add("en", text, "names.ftl")
    assert (refused.value.where, refused.value.words.key) == (where, key)
    words = load_words(Path(kernel.__file__).parent)
    said = {words.arg(language, refused.value.words) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("words-" in each or "{ $text }" in each for each in said)


@pytest.mark.parametrize("text", ["a = { a }", "a = { b }\nb = { a }", "a = { b }\nb = { c }{ c }\nc = d"])
def test_a_message_in_a_message_has_no_message_in_it(tmp_path, text):
    """Else a stranger's names could go round in circles, or be longer than any memory."""
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "names.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadCatalogue) as refused:
        load_words(tmp_path)
    assert (refused.value.where, refused.value.words.key) == ("en: a", "words-chain")


def test_numbers_select_numbers_and_words_select_words(catalogue):
    catalogue.add("en", "said = { $n ->\n    [1] number\n    [one] category\n   *[x] word\n    }", "more")
    said = [catalogue.say("en", "said", {"n": value}) for value in (1, "1", "one", Name("one"), 2)]
    assert said == ["number", "word", "category", "category", "word"]
