"""Lanterns: three nights, everybody draws a lantern and keeps or swaps it in secret; the brightest scores.

TPL-1 Two to four seats play three nights. TPL-2 Each night every seat draws a lantern, 1 to 6, that only it may see.
TPL-3 All at the same time keep their lantern or swap it for a new one; who swaps may swap only once a night.
TPL-4 Then the lanterns are shown, and the brightest score a point each. TPL-5 Most points win; ties are shared.
TPL-6 A decision may be taken back until something new is seen or somebody else's decision depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from dawnbreach import kernel
from dawnbreach.kernel import (
    NOBODY,
    Await,
    Chance,
    Choice,
    Event,
    Frame,
    Game,
    Notation,
    Plain,
    Position,
    Refusal,
    Standing,
    set_at,
)
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.words import Arg, load_words

LANTERNS = (1, 2, 3, 4, 5, 6)
NIGHTS = 3


class Lanterns(Position):
    """A position: what each seat holds and has scored."""

    night: int
    held: tuple[int, ...]
    swapped: tuple[int, ...]
    points: tuple[int, ...]

    def __init__(self, game: Game, seats: int, source: Chance, how: tuple[tuple[str, Any], ...]) -> None:
        super().__init__(game, seats, source, how)
        self.night = 0
        self.held = self.swapped = self.points = (0,) * seats

    def copy(self) -> Lanterns:
        new = Lanterns.__new__(Lanterns)
        self.copy_into(new)
        new.night, new.held, new.swapped, new.points = self.night, self.held, self.swapped, self.points
        return new

    def standings(self) -> list[Standing]:
        order = sorted(range(self.seats), key=lambda seat: -self.points[seat])
        return [Standing(s, 1 + sum(p > self.points[s] for p in self.points), self.points[s]) for s in order]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "night": self.night,
            "held": None if seat is None else self.held[seat],
            "swapped": list(self.swapped),
            "points": list(self.points),
            "waiting": list(self.waiting),
            "over": self.over,
        }


@dataclass(frozen=True)
class Drew(Event):
    """A lantern only its seat may see. TPL-2"""

    private = True
    lantern: int


@dataclass(frozen=True)
class Swapped(Event):
    """Everybody sees that a lantern was swapped. TPL-3"""


@dataclass(frozen=True)
class Shown(Event):
    """A lantern everybody sees. TPL-4"""

    lantern: int


def draw(table: Lanterns, seat: int) -> None:
    """TPL-2"""
    table.held = set_at(table.held, seat, table.ask(seat, "lantern", LANTERNS))
    table.tell(Drew(seat, table.held[seat]))


@dataclass(frozen=True)
class Night(Frame):
    """Everybody draws, decides at the same time, and shows. TPL-1"""

    def run(self, table: Lanterns) -> None:
        if table.night == NIGHTS:
            table.pop()
            table.over = True
            return
        table.night += 1
        table.swapped = (0,) * table.seats
        table.push(Show(NOBODY))
        table.push(Await(NOBODY))
        for seat in range(table.seats):
            draw(table, seat)
            table.start_strand(seat, Deciding(seat))


@dataclass(frozen=True)
class Show(Frame):
    """The brightest lanterns score. TPL-4"""

    def run(self, table: Lanterns) -> None:
        table.pop()
        for seat, lantern in enumerate(table.held):
            table.reveal(Shown(seat, lantern))
        best = max(table.held)
        table.points = tuple(p + (h == best) for p, h in zip(table.points, table.held, strict=True))
        table.held = (0,) * table.seats


class Keep(Plain):
    """Keep the lantern. TPL-3"""

    pattern = "keep"
    clause = "TPL-3"

    def do(self, table: Lanterns, seat: int) -> None:
        table.pop()


class Swap(Plain):
    """Swap it for a new one, once a night. TPL-3"""

    pattern = "swap"
    clause = "TPL-3"

    def forbids(self, table: Lanterns, seat: int) -> Refusal | None:
        return no("TPL-3", "swapped-already") if table.swapped[seat] else None

    def do(self, table: Lanterns, seat: int) -> None:
        table.swapped = set_at(table.swapped, seat, 1)
        table.tell(Swapped(seat))
        draw(table, seat)


@dataclass(frozen=True)
class Deciding(Frame):
    """Keep or swap. TPL-3"""

    clause = "TPL-3"
    kinds = (Keep, Swap)
    seat: int


class Template(Game):
    """The tiny game."""

    name = "template"
    rules = 1
    min_seats = 2
    max_seats = 4
    turn_clause = "TPL-3"
    take_back_clause = "TPL-6"
    frames = (Await, Night, Show, Deciding)

    def __init__(self) -> None:
        self.notation = Notation((Keep, Swap), {})
        self.catalogue = load_words(Path(kernel.__file__).parent, Path(__file__).parent)
        self.pack = "none"

    def set_up(
        self, seats: int, source: Chance, how: tuple[tuple[str, Any], ...], options: Mapping[str, Any]
    ) -> Lanterns:
        table = Lanterns(self, seats, source, how)
        table.main.frames.append(Night(NOBODY))
        return table

    def imagine(self, position: Position, seat: int | None, source: Chance) -> Position:
        assert isinstance(position, Lanterns)
        other = position.copy()
        other.source = source
        for number in range(position.seats):
            if number != seat and position.held[number]:
                other.held = set_at(other.held, number, source.pick(number + 1, 0, "lantern", LANTERNS))
        return other

    def args(self, position: Position, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        if not isinstance(thing, Event):
            return {}
        found: dict[str, Arg] = {f.name: getattr(thing, f.name) for f in fields(thing)}
        return {**found, "seat": thing.seat + 1}
