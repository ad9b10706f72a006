"""Puzzles: positions from games among bots with one best answer, worked out exactly; each game says what is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.games import info
from dawnbreach.kernel import Choice, Event, Position
from dawnbreach.kernel.chance import Chance

P = TypeVar("P", bound=Position)

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
    """How positions of a game become puzzles of one kind."""

    begins: Callable[[Any, int], bool]
    """May one begin here, where a seat has to decide?"""
    alone: Callable[[Any, int], Position]
    """The position by itself: what chance will answer follows from nothing that came before."""
    asked: Callable[[Any, int], Answer | None]
    """The answer to such a position, if that is a puzzle."""
    is_on: Callable[[Any, int], bool]
    """Has the seat still to decide something in it?"""
    end_of: Callable[[Any, int, Sequence[Event]], End]
    """What it came to: the position after it, and all that was told on the way."""


Kinds = Mapping[str, Kind]
"""The kinds of puzzles of a game, by name."""


class Puzzle(NamedTuple):
    """A position, who has to decide, and the answer."""

    kind: str
    table: Position
    seat: int
    best: End
    plan: tuple[str, ...]

    @property
    def rules(self) -> Kind:
        return kinds_of(self.table.game.name)[self.kind]


def games() -> list[str]:
    """The games that have puzzles."""
    return [name for name in dawnbreach.GAMES if info(name).puzzles]


def kinds_of(game: str) -> Kinds:
    kinds: Kinds = info(game).part(info(game).puzzles)
    return kinds


def daily(day: str) -> str:
    """The seed of a day's puzzle."""
    return f"daily/{day}"


def today() -> str:
    """Days change at midnight UTC, for everybody."""
    return datetime.now(UTC).date().isoformat()


@lru_cache(READY)
def puzzle(seed: str, game: str = "sanctum") -> Puzzle:
    """The puzzle of a seed: the same for everybody; the seed also says of which kind it is."""
    kind = Rng(f"{seed}/{game}").choice(sorted(kinds_of(game)))
    for number in range(1000):
        for found in puzzles(f"{seed}/{number}", game, kind):
            return found
    raise AssertionError("every game has some")


def puzzles(seed: str, game: str, name: str) -> Iterator[Puzzle]:
    """The positions of one game, in no order, that a novice gets wrong and that have one best answer."""
    kind, rng = kinds_of(game)[name], Rng(seed)
    for table, seat in sorted(moments(seed, game, kind), key=lambda _: rng.next()):
        answer = kind.asked(table, seat)
        if answer is not None:
            found = Puzzle(name, table, seat, *answer)
            if played(found) != answer.best:
                yield found


def moments(seed: str, game: str, kind: Kind) -> Iterator[tuple[Position, int]]:
    """The positions of a game among novices in which a puzzle may begin, and who has to decide."""
    table = dawnbreach.game(game).start(seats=SEATS, seed=seed)
    players = [bots.make(MISSES, game, f"{seed}/{seat}") for seat in range(SEATS)]
    for _ in range(LONGEST):
        if table.over:
            return
        seat = bots.Seat(table, table.waiting[0])
        if kind.begins(table, seat.number):
            yield kind.alone(table, seat.number), seat.number
        table.play(bots.ask(players[seat.number], seat), seat.number)


def alone(position: Position, seat: int) -> Position:
    """A position without its past, for a seat that asks nothing of chance."""
    return planted(position, Fancy(0))


def planted(position: P, source: Chance) -> P:
    """A position without its past; chance is another."""
    found = position.copy()
    found.source = source
    found.plant()
    return found


def has_just(position: Position, seat: int, text: str) -> bool:
    """Was this the last thing that was chosen, and by this seat?"""
    last = position.past
    return last is not None and last.seat == seat and last.choice.text == text


def played(found: Puzzle) -> End:
    """What a novice makes of a puzzle."""
    made, novice = Try(found, found.table.copy(), []), bots.make(MISSES, found.table.game.name, "puzzle")
    while made.is_on:
        made.play(bots.ask(novice, bots.Seat(made.position, found.seat)))
    return made.end


class Try(NamedTuple):
    """A puzzle as far as somebody has got with it."""

    puzzle: Puzzle
    position: Position
    told: list[Event]

    @property
    def is_on(self) -> bool:
        return self.puzzle.rules.is_on(self.position, self.puzzle.seat)

    @property
    def end(self) -> End:
        """What it has come to so far."""
        return self.puzzle.rules.end_of(self.position, self.puzzle.seat, self.told)

    def play(self, choice: Choice | str) -> None:
        self.told.extend(self.position.play(choice, self.puzzle.seat))


def tried(found: Puzzle, choices: Sequence[str]) -> Try:
    """A puzzle after some choices; one that is not allowed is refused by the rules, and none is left after its end."""
    made = Try(found, found.table.copy(), [])
    for text in choices:
        if not made.is_on:
            break
        made.play(text)
    return made
