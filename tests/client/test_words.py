"""The words of the web client: the same in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest

from dawnbreach.kernel.languages import KNOWN
from dawnbreach.kernel.words import LANGUAGES, Select, read_ftl, variables

CLIENT = Path(__file__).parents[2] / "client"
PARTS = ["", "-pages", "-sanctum", "-doom", "-sanctum-aid", "-doom-aid"]
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in (CLIENT / "src").rglob("*") if path.suffix in (".ts", ".svelte")
)
QUOTED = set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)[\"'`]", CODE))
SPOKEN = set(re.findall(r"\bt\(\s*\"([^\"]+)\"", CODE))
MADE = set(re.findall(r"\bt\(\s*`([a-z-]+)\$\{", CODE))
"""Beginnings of keys that are put together."""


def words(language, part):
    path = CLIENT / "words" / f"{language}{part}.ftl"
    return read_ftl(path.read_text(encoding="utf-8"), path.name)


def all_words(language):
    return {key: pattern for part in PARTS for key, pattern in words(language, part).items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages_with_the_same_parameters(part, language):
    english, other = words("en", part), words(language, part)
    assert english.keys() == other.keys()
    assert not {key for key in english if variables(english[key]) != variables(other[key])}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", PARTS)
def test_plural_selectors_have_every_category(part, language):
    for key, pattern in words(language, part).items():
        for piece in pattern:
            if isinstance(piece, Select) and {"one", "few", "many"} & {name for name, _ in piece.variants}:
                names = {name for name, _ in piece.variants}
                wanted = [category for category, _ in KNOWN[language].plurals]
                assert {*wanted[:-1]} <= names and names & {wanted[-1], "other"}, key


def test_every_key_that_is_used_exists():
    known = all_words("en")
    assert not {key for key in SPOKEN if key not in known}
    assert not {begin for begin in MADE if not any(key.startswith(begin) for key in known)}


def test_every_key_is_used():
    keys = {key.removesuffix(".more") for key in all_words("en")}
    unused = {key for key in keys if key not in QUOTED and not key.startswith(tuple(MADE) or ("\0",))}
    assert not unused


def imports(path):
    """What a source loads with itself, or later by itself; not what is `opened`, which brings words of its own."""
    code = re.sub(r"opened\(\s*import\(.*?\)\s*\)", "", path.read_text(encoding="utf-8"))
    for name in re.findall(r"(?:\bfrom|\bimport)\s*\(?\s*\"(\.[^\"]+)\"", code):
        whole = (path.parent / name).resolve()
        yield from (one for one in (whole, whole.with_name(whole.name + ".ts")) if one.is_file())


def unopened():
    """The sources that a visit may use before anything is opened."""
    found, left = set(), [CLIENT / "src" / "main.ts"]
    while left:
        if (path := left.pop().resolve()) not in found and path.suffix in (".ts", ".svelte"):
            found.add(path)
            left += imports(path)
    return found


def test_what_every_visit_loads_is_what_it_may_need_before_anything_is_opened():
    code = "\n".join(path.read_text(encoding="utf-8") for path in unopened())
    needed = set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)[\"'`]", code))
    made = tuple(re.findall(r"\bt\(\s*`([a-z-]+)\$\{", code)) or ("\0",)
    assert not {key for key in words("en", "-pages") if key in needed or key.startswith(made)}
    assert not {key for key in words("en", "") if key not in needed and not key.startswith(made)}


@pytest.mark.parametrize("part", PARTS[2:])
def test_keys_of_a_board_begin_with_its_name(part):
    assert all(key.startswith(f"{part[1:].removesuffix('-aid')}-") for key in words("en", part))


def test_no_language_is_left_in_english():
    same = {"bot-other", "doom-mission", "doom-is-mission", "doom-is-monolith"}
    for part in PARTS:
        english = words("en", part)
        for language in LANGUAGES[1:]:
            other = words(language, part)
            spoken = {
                key
                for key in english
                if english[key] == other[key]
                and any(isinstance(piece, str) and re.search(r"[A-Za-z]{3}", piece) for piece in english[key])
            }
            assert spoken <= same, spoken
