"""`dawnbreach puzzle`: a fight with one best answer, the same for everybody on a day."""

from __future__ import annotations

from pathlib import Path

import pytest

from dawnbreach.bots import puzzles
from dawnbreach.bots.puzzles import MARGIN, end_of, fought
from dawnbreach.sanctum.solver.answers import solve
from tests.cli.conftest import Run

DAY = ["--date", "2026-11-16"]


@pytest.fixture(scope="module")
def found() -> puzzles.Puzzle:
    return puzzles.puzzle("daily/2026-11-16")


def test_a_puzzle_has_one_best_answer_that_a_novice_misses(found: puzzles.Puzzle) -> None:
    assert found == puzzles.puzzle("daily/2026-11-16"), "a day has one puzzle"
    solved = solve(found.table, found.seat)
    best = solved.best
    for other in solved.outcomes:
        if (other.killed, other.wounds) != (best.killed, best.wounds):
            assert solved.bounds(best)[0] - solved.bounds(other)[1] >= MARGIN
    table, told = found.table.copy(), []
    for text in found.plan:
        told += table.play(text, found.seat)
    assert end_of(told, found.seat) == found.best != fought(found.table.copy(), found.seat)


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
