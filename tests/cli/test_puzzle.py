"""`dawnbreach puzzle`: a fight or a turn with one best answer, the same for everybody on a day."""

from __future__ import annotations

from pathlib import Path

import pytest

from dawnbreach.bots import puzzles
from tests.cli.conftest import Run

DAY = ["--date", "2026-11-18"]
"""Fights; of turns are those of these days:"""
TURNS = {"sanctum": "2026-11-17", "darkest-doom": "2026-11-12"}


@pytest.fixture(scope="module")
def found() -> puzzles.Puzzle:
    return puzzles.puzzle("daily/2026-11-18")


def test_darkest_doom_has_its_own_puzzle_of_the_day_at_the_terminal(run: Run) -> None:
    found = puzzles.puzzle(puzzles.daily("2026-11-18"), "darkest-doom")
    ran = run("puzzle", "darkest-doom", *DAY, "--language", "de", lines=list(found.plan))
    assert ran.code == 0 and "Gelöst:" in ran.out and "puzzle-" not in ran.out


@pytest.mark.parametrize("game", TURNS)
def test_on_some_days_it_is_a_whole_turn(run: Run, game: str) -> None:
    found = puzzles.puzzle(puzzles.daily(TURNS[game]), game)
    assert found.kind == "turn"
    ran = run("puzzle", game, "--date", TURNS[game], "--language", "pl", lines=list(found.plan))
    assert ran.code == 0 and "Rozegraj tę turę" in ran.out and "Rozwiązane:" in ran.out and "puzzle-" not in ran.out


@pytest.mark.parametrize(("language", "words"), [("en", "Solved:"), ("pl", "Rozwiązane:"), ("ru", "Решено:")])
def test_who_finds_the_answer_is_told_so(run: Run, found: puzzles.Puzzle, language: str, words: str) -> None:
    ran = run("puzzle", *DAY, "--language", language, lines=list(found.plan))
    assert ran.code == 0 and words in ran.out and "puzzle-" not in ran.out


def test_who_misses_it_is_told_what_would_have_been_best_and_only_the_first_try_counts(
    run: Run, found: puzzles.Puzzle, home: Path
) -> None:
    ran = run("puzzle", *DAY, lines=["end attack", "end block"])
    assert "Not quite" in ran.out and found.plan[0] in ran.out and "0 of 1" in ran.out
    assert "0 of 1" in run("puzzle", *DAY, lines=list(found.plan)).out
    assert not home.exists() or not list(home.glob("*.json")), "a puzzle is no game to go on with"


def test_choices_of_a_puzzle_can_be_taken_back_and_it_can_be_left(run: Run, found: puzzles.Puzzle) -> None:
    ran = run("puzzle", *DAY, lines=[found.plan[0], "back", "quit"])
    assert ran.code == 0 and "is waiting for you" in ran.out
    assert run("puzzle", "--date", "yesterday").code == 2
