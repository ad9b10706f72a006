"""Puzzles: positions from games among bots with one best answer, worked out exactly; each game says what is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.games import info
from dawnbreach.kernel import Choice, Event, Position

SEATS = 3
LONGEST = 5_000
MISSES = "novice"
"""Who would get it wrong."""
READY = 16
"""So many are kept ready."""

End = Mapping[str, int]
"""What a puzzle came to, by what people count."""


class Answer(NamedTuple):
    """The one best end, and choices that lead there."""

    best: End
    plan: tuple[str, ...]


class Kind(NamedTuple):
    """How a game makes puzzles of its positions."""

    asked: Callable[[Any, int, Choice], Answer | None]
    """The answer to a position that a seat has just brought about by a choice, if that is a puzzle."""
    is_on: Callable[[Any, int], bool]
    """Has the seat still to decide something in it?"""
    end_of: Callable[[Any, int, Sequence[Event]], End]
    """What it came to: the position after it, and all that was told on the way."""


class Puzzle(NamedTuple):
    """A position, who has to decide, and the answer."""

    table: Position
    seat: int
    best: End
    plan: tuple[str, ...]


def games() -> list[str]:
    """The games that have puzzles."""
    return [name for name in dawnbreach.GAMES if info(name).puzzles]


def kind_of(game: str) -> Kind:
    kind: Kind = info(game).part(info(game).puzzles)
    return kind


def daily(day: str) -> str:
    """The seed of a day's puzzle."""
    return f"daily/{day}"


def today() -> str:
    """Days change at midnight UTC, for everybody."""
    return datetime.now(UTC).date().isoformat()


@lru_cache(READY)
def puzzle(seed: str, game: str = "sanctum") -> Puzzle:
    """The puzzle of a seed: the same for everybody."""
    for number in range(1000):
        found = list(puzzles(f"{seed}/{number}", game))
        if found:
            return Rng(seed).choice(found)
    raise AssertionError("every game has some")


def puzzles(seed: str, game: str) -> Iterator[Puzzle]:
    """The positions of one game that a novice would get wrong, and that have one best answer."""
    table, kind = dawnbreach.game(game).start(seats=SEATS, seed=seed), kind_of(game)
    players = [bots.make(MISSES, game, f"{seed}/{seat}") for seat in range(SEATS)]
    for _ in range(LONGEST):
        if table.over:
            return
        seat = bots.Seat(table, table.waiting[0])
        choice = bots.ask(players[seat.number], seat)
        table.play(choice, seat.number)
        answer = kind.asked(table, seat.number, choice) if kind.is_on(table, seat.number) else None
        if answer is not None:
            alone = table.copy()
            alone.source = Fancy(0)
            alone.plant()
            if played(alone, seat.number) != answer.best:
                yield Puzzle(alone, seat.number, *answer)


def played(position: Position, seat: int) -> End:
    """What a novice makes of a puzzle."""
    world, kind, told = position.copy(), kind_of(position.game.name), list[Event]()
    novice = bots.make(MISSES, position.game.name, "puzzle")
    while kind.is_on(world, seat):
        told += world.play(bots.ask(novice, bots.Seat(world, seat)), seat)
    return kind.end_of(world, seat, told)


class Try(NamedTuple):
    """A puzzle as far as somebody has got with it."""

    puzzle: Puzzle
    position: Position
    told: list[Event]

    @property
    def is_on(self) -> bool:
        return kind_of(self.position.game.name).is_on(self.position, self.puzzle.seat)

    @property
    def end(self) -> End:
        return kind_of(self.position.game.name).end_of(self.position, self.puzzle.seat, self.told)


def tried(found: Puzzle, choices: Sequence[str]) -> Try:
    """A puzzle after some choices; one that is not allowed is refused by the rules, and none is left after its end."""
    made = Try(found, found.table.copy(), [])
    for text in choices:
        if not made.is_on:
            break
        made.told.extend(made.position.play(text, found.seat))
    return made
