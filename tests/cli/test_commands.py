"""Every word that can be typed while playing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import SOME, Ran, Run, only

LANGUAGES = ("en", "de", "pl", "ru")


@pytest.fixture
def typed(run: Run):
    """What is printed when these lines are typed on the first turn."""

    def typed(*lines: str, language: str = "en") -> Ran:
        return run("play", "sanctum", *SOME, "--language", language, lines=lines)

    return typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_mark_explains_in_each_language(typed, language: str) -> None:
    out = typed("?", language=language).out
    titles = {
        "en": "What you can type",
        "de": "Was du eingeben",
        "pl": "Co możesz wpisać",
        "ru": "Что можно ввести",
    }
    assert titles[language] in out
    assert "SAN-2.1 " in out


def test_why_names_the_clause_and_the_remedy(typed) -> None:
    out = typed("why rest").out
    assert "SAN-2.2: You must begin with a Move. Move to the front and take demons." in out


def test_why_says_when_nothing_forbids_it(typed) -> None:
    assert "“Move to the front and take demons” can be chosen now" in typed("why 1").out
    assert "“Move to the front and take demons” can be chosen now" in typed("? move").out


def test_why_alone_and_why_nonsense_are_answered(typed) -> None:
    assert "why rest" in typed("why").out
    assert "is not a choice of this game" in typed("why xyzzy").out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You may assign"), ("de", "zone"), ("pl", "Kość"), ("ru", "куб")]
)
def test_rules_shows_a_clause_in_the_readers_language(typed, language: str, words: str) -> None:
    out = typed("rules SAN-4.8", language=language).out
    assert "SAN-4.8 " in out
    assert words.lower() in out.partition("SAN-4.8 ")[2].lower()


def test_rules_finds_chapters_numbers_and_words(typed) -> None:
    out = typed("rules", "rules 4", "rules san-5.7", "rules potion slots are full", "rules abracadabra").out
    for words in ("SAN-9  Act VI", "SAN-4.17 ", "SAN-5.7 ", "SAN-6.6 ", "No rule has"):
        assert words in out


def test_show_prints_any_board_in_full(typed) -> None:
    out = typed("show", "show 2", "show 9", "show two").out
    assert "Heartseeker" in out
    assert out.count("left hand: empty") == 2
    assert out.count("Seats are numbered from 1 to 3.") == 2


def test_table_and_log_print_what_a_small_screen_leaves_out(typed) -> None:
    out = typed("table", "log", "log 1", "log 0").out
    assert "Top cards of the demon decks" in out
    assert "Top cards" in out


def test_save_puts_a_copy_into_a_file(typed, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "my game"
    assert f"Saved: {copy}" in typed(f"save {copy}").out.replace("\n", "")
    assert run("resume", str(copy), lines=["quit"]).code == 0


def test_save_alone_says_where(typed, home: Path) -> None:
    out = typed("save").out
    assert f"Saved: {only(home, '*.json')}" in out.replace("\n", "")


def test_save_never_overwrites_what_is_not_a_save(typed, tmp_path: Path) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Anna")
    assert "left untouched" in typed(f"save {mine}").out.replace("\n", " ")
    assert "left untouched" in typed(f"record {mine}").out.replace("\n", " ")
    assert mine.read_text() == "Dear Anna"


def test_record_explains_that_the_game_is_not_over(typed) -> None:
    assert "when the game ends" in typed("record").out


def test_language_switches_and_stays(typed, run: Run) -> None:
    assert "Twoja decyzja" in typed("language pl").out
    assert "Twoja decyzja" in run("resume").out
    assert "Ваше решение" in run("resume", "--language", "ru").out


@pytest.mark.parametrize("line", ["quit", "exit", "QUIT"])
def test_quit_keeps_the_game(typed, home: Path, line: str) -> None:
    ran = typed(line)
    assert ran.code == 0
    assert json.loads(only(home, "*.json").read_text())["dawnbreach"] == 1
