"""One word for one thing: what docs/glossary.md rules out is in no catalogue, and its terms are in use."""

import re
from pathlib import Path

import pytest

import dawnbreach
from dawnbreach.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = Path(dawnbreach.__file__).parent
ROWS = [
    [cell.strip() for cell in line.strip("|\n").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith(("| English", "|---"))
]
NEVER = sorted({word.strip() for row in ROWS for word in row[5].split(",") if word.strip()})


def texts(language):
    files = [*SOURCE.glob(f"**/words/{language}/*.ftl"), *(ROOT / "client" / "words").glob(f"{language}*.ftl")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if not line.startswith("#"))


TEXTS = {language: texts(language) for language in LANGUAGES}


@pytest.mark.parametrize("word", NEVER)
def test_words_that_are_never_used_are_in_no_catalogue(word):
    found = [
        line for text in TEXTS.values() for line in text.splitlines() if re.search(rf"\b{re.escape(word)}\b", line)
    ]
    assert found == []


def test_no_space_stands_before_an_ellipsis_but_in_german():
    found = [line for language in LANGUAGES if language != "de" for line in TEXTS[language].splitlines()]
    assert [line for line in found if re.search(r"[^\W\d] …", line)] == []


def test_every_row_has_a_word_for_each_language_and_says_where_from():
    assert len(ROWS) > 35
    for row in ROWS:
        assert len(row) == 6 and all(row[:5]), row
        assert set(row[4].replace(" ", "").split(",")) <= {"san", "dd", "ours"}, row


def test_english_has_typographic_apostrophes_and_russian_no_yo():
    assert not re.findall(r"\w'\w", TEXTS["en"])
    assert not re.findall(r"\b\w*ё\w*\b", re.sub(r"\b[Вв]сё\b", "", TEXTS["ru"]))


def test_russian_says_vy_as_the_book_does():
    assert not re.findall(r"\b(?:ты|теб[яе]|тобой|тво[йяеию]\w*)\b", TEXTS["ru"], re.I)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_colour_looks_like_a_digit(language):
    letters = re.findall(r"^(?:sanctum-)?letter-(?:red|green|blue|white|purple) = (.+)$", TEXTS[language], re.M)
    assert len(letters) == 10
    assert not {*letters} & {"З", "Б", "О", "O", "I", "S"}
