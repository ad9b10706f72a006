"""How fast the solvers answer: fights of novice games, the largest fights, and the odds of Darkest Doom.

    python benchmarks/solver.py [--games 20] [--large 60]

Times are milliseconds of processor time for one answer in plain CPython; `exact` is the share of answers that are.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.rich import TABLES, rich
from tests.sanctum.fights import Fights

import dawnbreach
from dawnbreach.bots import make
from dawnbreach.darkest_doom.odds.ambush import ambush
from dawnbreach.darkest_doom.odds.fighting import combat
from dawnbreach.darkest_doom.odds.threats import danger
from dawnbreach.darkest_doom.odds.travel import reach
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, MONSTER, NONE
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.solver.rolling import odds, potions


class Row:
    """Answers to one kind of question."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.times: list[float] = []
        self.exact = 0

    def ask(self, question: Callable[[], Any], is_exact: Callable[[Any], bool]) -> None:
        start = time.process_time()
        answer = question()
        self.times.append((time.process_time() - start) * 1000)
        self.exact += is_exact(answer)

    def __str__(self) -> str:
        times, count = sorted(self.times), len(self.times)
        median, p95 = times[count // 2], times[min(count - 1, count * 95 // 100)]
        share = self.exact / count
        return f"{self.name:44}{count:7}{median:10.2f}{p95:10.2f}{times[-1]:10.2f}{share:9.1%}"


def all_outcomes(table: Any, seat: int) -> Solved:
    solved = solve(table, seat)
    assert solved.outcomes
    return solved


def is_exact(solved: Solved) -> bool:
    return solved.solver.exact


def novice_fights(games: int) -> Iterator[tuple[Any, int, str]]:
    """Every moment before and after a roll in games of novices."""
    game = dawnbreach.game("sanctum")
    for seed in range(games):
        seats = 2 + seed % 3
        table = game.start(seats=seats, seed=seed)
        bots = [make("novice", "sanctum", f"{seed}/{seat}") for seat in range(seats)]
        while not table.over:
            seat = table.waiting[0]
            choice = bots[seat](table.view(seat), table.choices(seat))
            if choice.text == "roll":
                yield table, seat, "before"
            table.play(choice, seat)
            if choice.text == "roll":
                yield table, seat, "after"


def sanctum(games: int, large: int) -> list[Row]:
    after, before, drinks = (
        Row("novice fights: all outcomes"),
        Row("novice fights: odds"),
        Row("novice fights: potions"),
    )
    for table, seat, when in novice_fights(games):
        if when == "after":
            after.ask(lambda table=table, seat=seat: all_outcomes(table, seat), is_exact)  # type: ignore[misc]
        else:
            before.ask(lambda table=table, seat=seat: odds(table, seat), lambda found: found.trust == Trust.EXACT)  # type: ignore[misc]
            if any(table.heroes[seat].potions) and len(drinks.times) < games:
                drinks.ask(lambda table=table, seat=seat: potions(table, seat), lambda found: True)  # type: ignore[misc]
    rows = [after, before, drinks]
    for foes in (4, 5, 6, 7, 8):
        row = Row(f"largest fights, {foes} demons: all outcomes")
        for seed in range(large):
            table = Fights(f"large/{seed}").large(foes=foes)
            row.ask(lambda table=table: all_outcomes(table, 0), is_exact)  # type: ignore[misc]
        rows.append(row)
    final = Row("largest fights, final battle: all outcomes")
    for seed in range(large):
        table = Fights(f"large/{seed}").large(final=True)
        final.ask(lambda table=table: all_outcomes(table, 0), is_exact)  # type: ignore[misc]
    return [row for row in [*rows, final] if row.times]


def darkest_doom(large: int) -> list[Row]:
    rows = {name: Row(f"rich lands: {name}") for name in ("test", "combat", "High Priestess", "ways", "danger")}
    for seed in range(large):
        seats, virtual = TABLES[seed % len(TABLES)]
        land = rich(seats, virtual, seed)
        seat = next((n for n in range(seats) if isinstance(land.frame(n), Turn)), None)
        if seat is None:
            continue
        questions: dict[str, Callable[[], Any]] = {
            "test": lambda land=land, seat=seat: ambush(land, seat),  # type: ignore[misc]
            "High Priestess": lambda land=land, seat=seat: combat(land, seat, HIGH_PRIESTESS),  # type: ignore[misc]
            "ways": lambda land=land, seat=seat: reach(land, seat),  # type: ignore[misc]
        }
        for index, monster in enumerate(land.monsters):
            if monster.tier != NONE:
                questions["combat"] = lambda land=land, seat=seat, n=index: combat(land, seat, MONSTER + n)  # type: ignore[misc]
                questions["danger"] = lambda land=land, seat=seat, n=index: danger(land, n, seat)  # type: ignore[misc]
        for name, question in questions.items():
            rows[name].ask(question, lambda found: getattr(found, "trust", Trust.EXACT) == Trust.EXACT)
    return [row for row in rows.values() if row.times]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--large", type=int, default=60)
    args = parser.parse_args()
    print(f"{'':44}{'answers':>7}{'median':>10}{'p95':>10}{'worst':>10}{'exact':>9}")
    for row in [*sanctum(args.games, args.large), *darkest_doom(args.large)]:
        print(row)


if __name__ == "__main__":
    main()
