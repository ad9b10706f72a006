"""Looking at records, and checking them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run, only


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    return {}


@pytest.fixture
def record(run: Run, home: Path, tmp_path: Path, kept: dict[str, str]) -> Path:
    """The record of a game of two novices."""
    if not kept:
        run("play", "--watch", "--bots", "novice,novice", "--seed", "5")
        kept["text"] = only(home, "*.record").read_text(encoding="utf-8")
    path = tmp_path / "game.record"
    path.write_text(kept["text"], encoding="utf-8")
    return path


def test_replay_steps_jumps_and_changes_eyes_and_language(run: Run, record: Path) -> None:
    ran = run(
        "replay", str(record), lines=["", "n", "p", "40", "999999", "0", "s 2", "s open", "s", "l ru", "l pl", "q"]
    )
    assert ran.code == 0
    assert ran.out.count(" · seat") == 5
    for words in ("Start (of", "1/", "40/", "(seen from here)", "Начало", "Początek"):
        assert words in ran.out


def test_replay_shows_boards_and_the_table(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--at", "150", lines=["show 2", "show", "show 7", "show open", "table", "q"])
    assert ran.out.count("left hand:") == 2
    assert "Seats are numbered" in ran.out
    assert ran.out.count("Top cards of the demon decks") == 2


def test_replay_explains_what_it_does_not_know(run: Run, record: Path) -> None:
    ran = run("replay", str(record), lines=["dance", "s 9", "l fr", "s x"])
    assert ran.code == 0
    for words in ("Type Enter or n", "Seats are numbered", "There is no language"):
        assert words in ran.out


def test_replay_starts_anywhere_and_with_any_eyes(run: Run, record: Path) -> None:
    assert "\n100/" in run("replay", str(record), "--at", "100").out
    assert "seen from here" in run("replay", str(record), "--seat", "2").out
    assert run("replay", str(record), "--seat", "7").code == 2
    assert run("replay", str(record), "--at", "x").code == 2


@pytest.mark.parametrize(("language", "words"), [("en", "The game is over"), ("pl", "Koniec"), ("ru", "окончена")])
def test_replay_prints_everything_in_any_language(run: Run, record: Path, language: str, words: str) -> None:
    ran = run("replay", str(record), "--all", "--language", language)
    assert ran.code == 0
    assert words.lower() in ran.out.lower()


def test_every_position_of_a_record_can_be_drawn_from_any_eyes(run: Run, record: Path) -> None:
    for start, eyes in enumerate([(), ("--seat", "1"), ("--open",)]):
        ran = run("replay", str(record), *eyes, lines=[str(at) for at in range(start, 900, 7)])
        assert ran.code == 0, ran.err


def test_verify_checks_the_dice_against_the_seed(run: Run, record: Path) -> None:
    ran = run("verify", str(record))
    assert ran.code == 0
    assert ran.out.startswith("All ") and "Nobody vouches" in ran.out


def test_verify_finds_a_changed_die(run: Run, record: Path) -> None:
    text = record.read_text()
    at = text.index(" die ") + 5
    record.write_text(text[:at] + str(int(text[at]) % 6 + 1) + text[at + 1 :])
    ran = run("verify", str(record))
    assert ran.code == 1
    assert ran.out.startswith("Not verified: ")


def test_verify_finds_another_seed(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("seed 5", "seed 6"))
    ran = run("verify", str(record))
    assert ran.code == 1
    assert "not the one that was announced before the game" in ran.out


def answers_in_a_sentence(ran: Ran, codes: tuple[int, ...]) -> None:
    assert ran.code in codes
    assert "Traceback" not in ran.out + ran.err
    assert ran.code == 0 or (ran.out + ran.err).strip()


def test_damaged_records_are_refused_in_a_sentence(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    rng = random.Random(2)
    for _ in range(60):
        broken = lines[:]
        at = rng.randrange(len(broken))
        change = rng.choice(
            ["", "!", "= 0 die 9", "= 9 die 3", "9 move", "1 move", "x", "= 1 item 7", "seats: 99", "seed"]
        )
        broken[at : at + rng.randrange(2)] = [change]
        record.write_text("\n".join(broken))
        answers_in_a_sentence(run("verify", str(record)), (0, 1))
        answers_in_a_sentence(run("replay", str(record), "--all"), (0, 2))


@pytest.mark.parametrize("content", ["", "hello", "dawnbreach record 1", "dawnbreach record 1\ngame: chess\n", "{}"])
def test_foreign_records_are_refused(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "x"
    path.write_text(content)
    assert run("verify", str(path)).code == 1
    assert run("replay", str(path)).code == 2
