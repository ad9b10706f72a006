"""Write the golden files anew: `python tools/golden.py`. Read the diff before you commit it.

A playthrough is a whole game among novices, decision by decision, with everything that was told. Choice counts are the
numbers of lines of play to depth 1, 2, 3 from fixed positions of it, with the dice of the seed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import dawnbreach
from dawnbreach.bots import Bot, make
from dawnbreach.kernel import Choice, Game, Position

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, str]]] = {
    "sanctum-2-normal": ("sanctum", 2, {"difficulty": "normal"}),
    "sanctum-4-inferno": ("sanctum", 4, {"difficulty": "inferno"}),
    "darkest-doom-3": ("darkest-doom", 3, {}),
    "darkest-doom-solo": ("darkest-doom", 1, {"virtual": "3"}),
}
"""File, game, seats and options of each."""
DEPTHS = (1, 2, 3)
MOST = 6000
"""A count above this is written as `more`."""


def players_of(game: Game, seats: int) -> list[Bot]:
    return [make("novice", game.name, f"golden/{seat}") for seat in range(seats)]


def decisions(position: Position) -> Iterator[tuple[int, list[Choice], Choice]]:
    """What novices decide, one after another; the caller plays it."""
    players = players_of(position.game, position.seats)
    while not position.over:
        seat = position.waiting[0]
        choices = position.choices(seat)
        yield seat, choices, players[seat](position.view(seat), choices)


def beginning(stem: str) -> Position:
    name, seats, options = PLAYTHROUGHS[stem]
    return dawnbreach.game(name).start(seats=seats, seed="golden", **options)


def playthrough(stem: str) -> str:
    """Every decision with the number of choices there were, and what followed."""
    lines: list[str] = []
    position = beginning(stem)
    for seat, choices, choice in decisions(position):
        lines.append(f"{seat + 1} {choice.text}  ({len(choices)})")
        lines += [f"    {position.words(event)}" for event in position.play(choice, seat)]
    lines += [f"{s.rank}. seat {s.seat + 1}, score {s.score}" for s in position.standings()]
    return "\n".join(lines) + "\n"


def count(position: Position, depth: int, most: int) -> int:
    """Lines of play of this depth, every waiting seat in turn; stops at `most`."""
    if depth == 0 or position.over:
        return 1
    total = 0
    for seat in position.waiting[:1]:
        for choice in position.choices(seat):
            after = position.copy()
            after.play(choice, seat)
            total += count(after, depth - 1, most - total)
            if total > most:
                return total
    return total


def counts(stem: str) -> str:
    """Choice counts from every 40th position of the playthrough."""
    lines = ["# ply, step, lines of play to depth " + ", ".join(map(str, DEPTHS))]
    position = beginning(stem)
    for ply, (seat, _, choice) in enumerate(decisions(position)):
        if ply % 40 == 0:
            found = [count(position, depth, MOST) for depth in DEPTHS]
            shown = [str(n) if n <= MOST else "more" for n in found]
            lines.append(f"{ply} {type(position.frame(seat)).__name__} {' '.join(shown)}")
        position.play(choice, seat)
    return "\n".join(lines) + "\n"


def golden_files() -> dict[str, str]:
    """Every golden file with its text."""
    files: dict[str, str] = {}
    for stem in PLAYTHROUGHS:
        files[f"{stem}.txt"] = playthrough(stem)
        files[f"{stem}.counts.txt"] = counts(stem)
    return files


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(text.splitlines())} lines\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
