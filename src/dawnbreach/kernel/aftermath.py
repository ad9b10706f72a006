"""What a finished game comes to: its score, curve, gains and dice, and where in it something happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from math import comb
from typing import Literal, NamedTuple

from dawnbreach.kernel.film import Film
from dawnbreach.kernel.words import Arg

Level = Literal["part", "turn", "fight"]
"""A part is the largest: an act, or half a day."""
FACES = 6


class Row(NamedTuple):
    """One thing that is counted, for everybody; nothing for those it is not counted for."""

    key: str
    values: tuple[float | None, ...]


class Section(NamedTuple):
    """What is counted together."""

    key: str
    rows: tuple[Row, ...]


class Curve(NamedTuple):
    """A number over the rounds of the game, a line for everybody; nothing once somebody is out."""

    key: str
    labels: tuple[Arg, ...]
    lines: tuple[tuple[int | None, ...], ...]


class Moment(NamedTuple):
    """Something that decided; it is seen at position `ply` of the film."""

    ply: int
    weight: int
    player: int
    """Whose it is: a column of `who`, or NOBODY."""
    words: Arg


class Mark(NamedTuple):
    """Where a part of the game, a turn or a fight begins."""

    ply: int
    level: Level
    words: Arg


class Aftermath(NamedTuple):
    """All of it, for the seats in order and whoever plays without one after them."""

    who: tuple[Arg, ...]
    ranks: tuple[int | None, ...]
    curve: Curve | None
    sections: tuple[Section, ...]
    moments: tuple[Moment, ...]
    marks: tuple[Mark, ...]


class Tally:
    """Counts things for everybody, by the key of their row."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.counts: dict[str, list[float]] = defaultdict(lambda: [0] * players)

    def add(self, key: str, player: int, amount: float = 1) -> None:
        self.counts[key][player] += amount

    def section(self, key: str, rows: Iterable[str], silent: Collection[int] = ()) -> Section:
        """Some rows in order; those in which nothing was counted are left out, those who are `silent` have no count."""
        found = [Row(row, self._row(row, silent)) for row in rows if any(self.counts.get(row, ()))]
        return Section(key, tuple(found))

    def _row(self, row: str, silent: Collection[int]) -> tuple[float | None, ...]:
        return tuple([None if n in silent else round(value, 2) for n, value in enumerate(self.counts[row])])


def matches(dice: Sequence[int], wanted: Sequence[int]) -> int:
    """How many of these faces the dice show, each die counted once."""
    return sum([min(dice.count(face), wanted.count(face)) for face in set(wanted)])


def expected_matches(dice: int, wanted: Sequence[int]) -> float:
    """How many of these faces so many fair dice show on average; exact."""
    return sum([_expected_least(dice, wanted.count(face)) for face in set(wanted)])


def _expected_least(dice: int, most: int) -> float:
    """The mean of how often one face shows, where no more than `most` count."""
    ways: list[int] = [comb(dice, n) * (FACES - 1) ** (dice - n) for n in range(dice + 1)]
    rolls: int = FACES**dice
    return sum([min(n, most) * way for n, way in enumerate(ways)]) / rolls


def weightiest(moments: Sequence[Moment], most: int = 6) -> tuple[Moment, ...]:
    """Those that mattered most, in the order of the game."""
    numbers = sorted(range(len(moments)), key=lambda number: -moments[number].weight)[:most]
    return tuple(sorted([moments[number] for number in sorted(numbers)], key=lambda moment: moment.ply))


def plain(film: Film) -> Aftermath:
    """Who won, for a game that tells no more of itself."""
    end, game = film.positions[-1], film.game
    who = tuple([game.who(end, seat) for seat in range(end.seats)])
    return Aftermath(who, ranks(film, end.seats), None, (Section("aftermath-score", (points(film),)),), (), ())


def points(film: Film) -> Row:
    """The score of the standings."""
    end = film.positions[-1]
    scores = {standing.seat: standing.score for standing in end.standings()}
    return Row("aftermath-points", tuple([scores[seat] for seat in range(end.seats)]))


def ranks(film: Film, players: int) -> tuple[int | None, ...]:
    """Everybody's place at the end; nothing while it is not over, and for those without a seat."""
    end = film.positions[-1]
    places = {standing.seat: standing.rank for standing in end.standings()} if end.over else {}
    return tuple([places.get(player) for player in range(players)])
