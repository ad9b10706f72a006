"""Puzzles: one best answer, worked out exactly, that a novice misses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from dawnbreach.bots import doom_turns, puzzles, sanctum_turns
from dawnbreach.bots.doom_puzzles import value, ways
from dawnbreach.bots.rng import Fancy
from dawnbreach.bots.sanctum_puzzles import MARGIN
from dawnbreach.darkest_doom.combat import AfterCombat
from dawnbreach.darkest_doom.odds.bout import Stakes
from dawnbreach.darkest_doom.odds.fighting import combat
from dawnbreach.darkest_doom.state import Land
from dawnbreach.darkest_doom.turn import EndTurn, SetTrap
from dawnbreach.kernel import Position
from dawnbreach.kernel.chance import Unasked
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.solver.answers import solve
from dawnbreach.sanctum.state import Table
from tests.thorough import THOROUGH

FEW = 20_000 if THOROUGH else 2_500
"""Turns with fewer positions than this are played in every way there is;"""
SMALL = {
    "sanctum": [(0, 1), (1, 2), (2, 0), (3, 1), (4, 1), (6, 0), (7, 1)],
    "darkest-doom": [(0, 7), (0, 20), (0, 22), (0, 24), (0, 34)],
}
"""such as these, by game and by number in it."""


@cache
def some(game: str, kind: str, count: int) -> list[puzzles.Puzzle]:
    """Some puzzles, of several games."""
    found = (one for seed in range(9) for one in islice(puzzles.puzzles(f"test/{seed}", game, kind), 3))
    return list(islice(found, count))


@pytest.mark.parametrize("game", puzzles.games())
@pytest.mark.parametrize("kind", ["fight", "turn"])
def test_the_best_line_leads_to_what_a_novice_misses(game: str, kind: str) -> None:
    for found in some(game, kind, 4):
        made = puzzles.tried(found, found.plan)
        assert found.kind == kind and not made.is_on and made.end == found.best != puzzles.played(found)
        assert puzzles.tried(found, found.plan[:1]).is_on


def test_a_day_has_one_puzzle_of_each_game_and_both_kinds_come() -> None:
    days = [puzzles.daily(f"2026-11-{day}") for day in range(10, 15)]
    assert puzzles.puzzle(days[0]) == puzzles.puzzle(days[0])
    assert {puzzles.puzzle(day).kind for day in days} == {"fight", "turn"}


def test_a_fight_of_sanctum_has_one_best_end() -> None:
    for found in some("sanctum", "fight", 4):
        assert isinstance(found.table, Table)
        solved = solve(found.table, found.seat)
        best = solved.best
        for other in solved.outcomes:
            if (other.killed, other.wounds) != (best.killed, best.wounds):
                assert solved.bounds(best)[0] - solved.bounds(other)[1] >= MARGIN


@pytest.fixture(scope="module")
def combats() -> list[puzzles.Puzzle]:
    return [one for seed in range(4) for one in puzzles.puzzles(f"test/{seed}", "darkest-doom", "fight")]


def test_a_puzzle_of_darkest_doom_has_one_best_end_of_all_that_can_be_reached(combats: list[puzzles.Puzzle]) -> None:
    assert combats
    for found in combats:
        assert isinstance(found.table, Land)
        made = puzzles.tried(found, found.plan)
        assert not made.is_on and made.end == found.best != puzzles.played(found)
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


# Turns


def test_a_turn_of_sanctum_has_one_best_end_of_all_that_can_be_reached() -> None:
    """Against every choice in every position; what tokens are spent is all the same then."""
    judged = 0
    for table, seat in turns("sanctum"):
        assert isinstance(table, Table)
        solved, reached = solve(table, seat), everything(table, seat)
        if reached is not None and not solved.means.rerolls:
            judged += 1
            best = max(reached, key=sanctum_turns.value)
            worked_out = max(sanctum_turns.ends(table, seat, solved), key=sanctum_turns.value)
            assert sanctum_turns.value(worked_out) == sanctum_turns.value(best)
    assert judged >= len(SMALL["sanctum"])


def turns(game: str) -> Iterator[tuple[Position, int]]:
    """Small turns of a game, as their puzzles begin; where there is time, all of some games."""
    kind, small = puzzles.kinds_of(game)["turn"], SMALL[game]
    for seed in range(8) if THOROUGH else sorted({seed for seed, _ in small}):
        for number, found in enumerate(puzzles.moments(f"small/{seed}", game, kind)):
            if THOROUGH or (seed, number) in small:
                yield found


def everything(table: Table, seat: int) -> set[sanctum_turns.Sums] | None:
    """All that a turn can come to; None if it is too much to look at."""
    found: set[sanctum_turns.Sums] = set()
    edge, seen = [(table, (0, 0, 0))], {(table, (0, 0, 0))}
    while edge:
        here, before = edge.pop()
        for choice in here.choices(seat):
            after = here.copy()
            more = sanctum_turns.summed(seat, after.play(choice, seat))
            told = (before[0] + more[0], before[1] + more[1], before[2] + more[2])
            if not after.heroes[seat].alive:
                continue
            if not sanctum_turns.is_on(after, seat):
                found.add(told)
            elif (after, told) not in seen:
                seen.add((after, told))
                edge.append((after, told))
        if len(seen) > FEW:
            return None
    return found


def test_a_turn_of_darkest_doom_brings_no_more_in_any_way_without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against every choice in every position but for where traps are set, which brings nobody points."""
    monkeypatch.setattr(doom_turns, "MOST", FEW)
    judged = 0
    for land, seat in turns("darkest-doom"):
        assert isinstance(land, Land)
        reached = all_points(land, seat)
        if reached is not None:
            judged += 1
            assert max(doom_turns.ends(land, seat)) == max(reached)
    assert judged >= len(SMALL["darkest-doom"])


def all_points(land: Land, seat: int) -> set[int] | None:
    """The points that a turn can surely end with; None if there is too much to look at."""
    start = doom_turns.unlucky(land, seat, Unasked())
    found, edge, seen = set[int](), [start], {start}
    while edge:
        here = edge.pop()
        for choice in here.choices(seat):
            after = here if isinstance(choice, EndTurn) else doom_turns.surely(here, seat, choice)
            if after is None or isinstance(choice, SetTrap):
                continue
            if isinstance(choice, EndTurn) or not doom_turns.is_turn(after, seat):
                found.add(after.glory(seat))
            elif after not in seen:
                seen.add(after)
                edge.append(after)
        if len(seen) > FEW:
            return None
    return found


def test_what_a_turn_can_make_sure_of_follows_from_what_its_seat_may_know() -> None:
    found = some("darkest-doom", "turn", 6)
    for one in found:
        other = one.table.game.imagine(one.table, one.seat, Fancy(7))
        assert isinstance(other, Land) and other != one.table
        again = doom_turns.asked(doom_turns.alone(other, one.seat), one.seat)
        assert again is not None and again.best == one.best
    assert found


def test_who_trusts_to_luck_has_not_solved_a_turn_and_is_told_so() -> None:
    risky = 0
    for found in some("darkest-doom", "turn", 6):
        for choice in found.table.choices(found.seat):
            made = puzzles.tried(found, [choice.text])
            if not made.is_on and choice.text not in ("end turn", "blood step"):
                risky += 1
                assert made.end["risks"] == 1 and made.end != found.best
    assert risky


def test_the_destiny_die_of_a_turn_falls_as_badly_as_it_can() -> None:
    """Low where the mission asks for five or more, high where it asks for five or less. DD-9.4"""
    seen = set()
    for found in some("darkest-doom", "turn", 9):
        land = found.table
        assert isinstance(land, Land)
        if "complete" in found.plan:
            high = land.content.missions[land.guardians[found.seat].mission].high
            made = puzzles.tried(found, found.plan[: found.plan.index("complete") + 1])
            assert getattr(made.position.frame(found.seat), "value", None) == (1 if high else 10)
            seen.add(high)
    assert seen == {True, False}


def test_daily_fame_counts_though_dusk_takes_it_when_the_turn_is_over() -> None:
    for found in some("darkest-doom", "turn", 6):
        assert found.plan[-1] == "end turn"
        before = puzzles.tried(found, found.plan[:-1])
        assert before.is_on and before.end == found.best == puzzles.tried(found, found.plan).end
