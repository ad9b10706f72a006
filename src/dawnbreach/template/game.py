"""Lanterns: three nights, everybody draws a lantern and keeps or swaps it in secret; the brightest scores.

TPL-1.1 Two to four seats play three nights. TPL-1.2 Each night every seat draws a lantern that only it may see.
TPL-1.3 All at the same time keep their lantern or swap it for a new one; who swaps may swap only once a night.
TPL-1.4 Then the lanterns are shown, and the brightest score a point each. TPL-1.5 Most points win; ties are shared.
TPL-1.6 A decision may be taken back until something new is seen or somebody else's decision depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

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
from dawnbreach.kernel.game import Summary
from dawnbreach.kernel.packs import BadPack, PackReader
from dawnbreach.kernel.ply import How
from dawnbreach.kernel.words import Arg, Name
from dawnbreach.template.view_types import Lantern as LanternView
from dawnbreach.template.view_types import View

HOME = Path(__file__).parent
NIGHTS = 3
UNLIT = -1


class Lanterns(Position):
    """A position: what each seat holds and has scored."""

    night: int = 0
    held: tuple[int, ...]
    swapped: tuple[int, ...]
    points: tuple[int, ...]

    def standings(self) -> list[Standing]:
        order = sorted(range(self.seats), key=lambda seat: -self.points[seat])
        return [Standing(s, 1 + sum(p > self.points[s] for p in self.points), self.points[s]) for s in order]

    def lantern(self, number: int) -> LanternView:
        id, brightness = lanterns(self)[number]
        return {"id": id, "brightness": brightness}

    def view(self, seat: int | None) -> View:
        return {
            "seat": seat,
            "night": self.night,
            "held": None if seat is None or self.held[seat] == UNLIT else self.lantern(self.held[seat]),
            "swapped": list(self.swapped),
            "points": list(self.points),
            "waiting": list(self.waiting),
            "over": self.over,
        }


class Drew(Event):
    """A lantern only its seat may see. TPL-1.2"""

    id = "drew"
    private = True
    lantern: int


class Swapped(Event):
    """Everybody sees that a lantern was swapped. TPL-1.3"""

    id = "swapped"


class Shown(Event):
    """A lantern everybody sees. TPL-1.4"""

    id = "shown"

    lantern: int


def lanterns(table: Lanterns) -> tuple[Lantern, ...]:
    assert isinstance(table.game, Template)
    return table.game.content


def draw(table: Lanterns, seat: int) -> None:
    """TPL-1.2"""
    table.held = set_at(table.held, seat, table.ask(seat, "lantern", range(len(lanterns(table)))))
    table.tell(Drew(seat, table.held[seat]))


class Night(Frame[Lanterns]):
    """Everybody draws, decides at the same time, and shows. TPL-1.1"""

    id = "night"

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


class Show(Frame[Lanterns]):
    """The brightest lanterns score. TPL-1.4"""

    id = "show"

    def run(self, table: Lanterns) -> None:
        table.pop()
        for seat, lantern in enumerate(table.held):
            table.reveal(Shown(seat, lantern))
        light = [lanterns(table)[lantern].brightness for lantern in table.held]
        table.points = tuple(p + (n == max(light)) for p, n in zip(table.points, light, strict=True))
        table.held = (UNLIT,) * table.seats


class Keep(Plain[Lanterns, "Deciding"]):
    """Keep the lantern. TPL-1.3"""

    pattern = "keep"
    clause = "TPL-1.3"

    def do(self, table: Lanterns, frame: Deciding) -> None:
        table.pop()


class Swap(Plain[Lanterns, "Deciding"]):
    """Swap it for a new one, once a night. TPL-1.3"""

    pattern = "swap"
    clause = "TPL-1.3"

    def forbids(self, table: Lanterns, frame: Deciding) -> Refusal | None:
        return no("TPL-1.3", "swapped-already") if table.swapped[frame.seat] else None

    def do(self, table: Lanterns, frame: Deciding) -> None:
        seat = frame.seat
        table.swapped = set_at(table.swapped, seat, 1)
        table.tell(Swapped(seat))
        draw(table, seat)


class Deciding(Frame[Lanterns]):
    """Keep or swap. TPL-1.3"""

    id = "deciding"
    clause = "TPL-1.3"
    kinds = (Keep, Swap)


class Lantern(NamedTuple):
    """A lantern of the pack."""

    id: str
    brightness: int


def load_pack(folder: Path) -> tuple[tuple[Lantern, ...], str]:
    """The lanterns of a pack, and what tells it from others; raises BadPack with everything that is wrong."""
    reader = PackReader(folder, ("lanterns",))
    found = [
        Lantern(str(entry["id"]), reader.number("lanterns", entry, str(entry["id"]), "brightness", 1, 99, 1))
        for entry in reader.entries("lanterns", reader.files()["lanterns"], "lantern", "id")
    ]
    if problems := [*reader.problems, *reader.repeated(lantern.id for lantern in found)]:
        raise BadPack(problems)
    return tuple(found), reader.fingerprint()


class Template(Game):
    """The tiny game."""

    name = "template"
    rules = 1
    min_seats = 2
    max_seats = 4
    turn_clause = "TPL-1.3"
    take_back_clause = "TPL-1.6"
    frames = (Await, Night, Show, Deciding)

    def __init__(self, pack: Path | str = HOME / "pack") -> None:
        self.content, digest = load_pack(Path(pack))
        self.open(HOME, Path(pack), digest, Notation((Keep, Swap), {}))
        self.outcome_names = {"lantern": [lantern.id for lantern in self.content]}

    def set_up(self, seats: int, source: Chance, how: How, options: Mapping[str, Any]) -> Lanterns:
        table = Lanterns()
        table.prepare(self, seats, source, how)
        table.held, table.swapped, table.points = (UNLIT,) * seats, (0,) * seats, (0,) * seats
        table.main.frames.append(Night(NOBODY))
        return table

    def imagine(self, position: Position, seat: int | None, source: Chance) -> Position:
        assert isinstance(position, Lanterns)
        other = position.copy()
        other.source = source
        for number in range(position.seats):
            if number != seat and position.held[number] != UNLIT:
                drawn = source.pick(number + 1, 0, "lantern", range(len(self.content)))
                other.held = set_at(other.held, number, drawn)
        return other

    def args(self, position: Position, thing: Event | Choice, viewer: int | None) -> dict[str, Arg]:
        if not isinstance(thing, Event):
            return {}
        found: dict[str, Arg] = {name: getattr(thing, name) for name in thing.fields()}
        if isinstance(thing, Drew | Shown):
            found["lantern"] = Name(f"lantern-{self.content[thing.lantern].id}")
        return {**found, "seat": thing.seat + 1}

    def summary(self, position: Position) -> Summary:
        assert isinstance(position, Lanterns)
        seats = range(position.seats)
        labels, survived = [f"seat {seat + 1}" for seat in seats], [True for _ in seats]
        return {"labels": labels, "survived": survived, "first": 0, "rounds": position.night, "end": "dawn"}
