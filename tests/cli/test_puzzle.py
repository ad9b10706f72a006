"""`dawnbreach puzzle`: a fight or a combat with one best answer, the same for everybody on a day."""

from __future__ import annotations

from pathlib import Path

import pytest

from dawnbreach.bots import puzzles
from dawnbreach.bots.doom_puzzles import value, ways
from dawnbreach.bots.sanctum_puzzles import MARGIN
from dawnbreach.darkest_doom.combat import AfterCombat
from dawnbreach.darkest_doom.odds.fighting import Stakes, combat
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.solver.answers import solve
from dawnbreach.sanctum.state import Table
from tests.cli.conftest import Run

DAY = ["--date", "2026-11-16"]


@pytest.fixture(scope="module")
def found() -> puzzles.Puzzle:
    return puzzles.puzzle("daily/2026-11-16")


def test_a_puzzle_has_one_best_answer_that_a_novice_misses(found: puzzles.Puzzle) -> None:
    assert found == puzzles.puzzle("daily/2026-11-16"), "a day has one puzzle"
    assert isinstance(found.table, Table)
    solved = solve(found.table, found.seat)
    best = solved.best
    for other in solved.outcomes:
        if (other.killed, other.wounds) != (best.killed, best.wounds):
            assert solved.bounds(best)[0] - solved.bounds(other)[1] >= MARGIN
    made = puzzles.tried(found, found.plan)
    assert not made.is_on and made.end == found.best != puzzles.played(found.table, found.seat)
    assert puzzles.tried(found, found.plan[:1]).is_on


@pytest.fixture(scope="module")
def combats() -> list[puzzles.Puzzle]:
    return [one for seed in range(4) for one in puzzles.puzzles(f"test/{seed}", "darkest-doom")]


def test_a_puzzle_of_darkest_doom_has_one_best_end_of_all_that_can_be_reached(combats: list[puzzles.Puzzle]) -> None:
    assert combats
    for found in combats:
        assert isinstance(found.table, Land)
        made = puzzles.tried(found, found.plan)
        assert not made.is_on and made.end == found.best != puzzles.played(found.table, found.seat)
        best, next_best = sorted(map(value, ways(found.table, found.seat)), reverse=True)[:2]
        assert best - next_best >= 1.0


def test_the_exact_odds_know_no_better_end_of_such_a_combat(combats: list[puzzles.Puzzle]) -> None:
    free = Stakes(card=0.0, mana=0.0, use=0.0)
    judged = 0
    for found in combats:
        land = found.table
        assert isinstance(land, Land)
        frame = next(frame for frame in reversed(land.main.frames) if isinstance(frame, AfterCombat))
        odds = combat(land, found.seat, max(frame.attacker, frame.defender), free)
        if odds.trust is Trust.EXACT:
            judged += 1
            assert odds.value == max(map(value, ways(land, found.seat)))
    assert judged


def test_darkest_doom_has_its_own_puzzle_of_the_day_at_the_terminal(run: Run) -> None:
    found = puzzles.puzzle(puzzles.daily("2026-11-16"), "darkest-doom")
    ran = run("puzzle", "darkest-doom", *DAY, "--language", "de", lines=list(found.plan))
    assert ran.code == 0 and "Gelöst:" in ran.out and "puzzle-" not in ran.out


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
