"""The history of a game, played again: for what was told, for going back, and for taking back beside others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from dawnbreach.kernel.chance import Asked, Recorded, Unasked
from dawnbreach.kernel.errors import DawnbreachError

if TYPE_CHECKING:
    from dawnbreach.kernel.choice import Choice
    from dawnbreach.kernel.event import Event
    from dawnbreach.kernel.ply import Ply
    from dawnbreach.kernel.position import Position

T = TypeVar("T")


def beginning(position: Position) -> Position:
    """The position before the first decision; chance will answer as it did in this game."""
    assert position.origin is not None
    again = position.origin.copy()
    again.origin, again.opening, again.prelude = position.origin, position.opening, position.prelude
    again.agains, again.forked = position.agains, position.forked
    again.source = answers(position.plies(), again)
    return again


def answers(plies: list[Ply], start: Position) -> Recorded:
    """Chance that answers from this position on as it did in these decisions."""
    return Recorded([outcome for ply in plies for outcome in ply.outcomes], offsets=tuple(start.asked))


def rewound(position: Position, count: int) -> Position:
    """The position as it was `count` decisions ago, made anew from the history."""
    plies = position.plies()
    again = beginning(position)
    for ply in plies[: len(plies) - count]:
        again.play(ply.choice, ply.seat)
    again.source = position.source.copy()
    again.agains = _until(position.agains, 1 + len(plies) - count)
    return again


def _until(agains: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, int], ...]:
    """Where chance began to answer anew, in a game that goes on with this decision."""
    kept, last = [one for one in agains if one[0] < number], agains[-1:]
    return (*kept, (number, last[0][1])) if len(kept) < len(agains) else agains


def retold(position: Position, step: Callable[[Position, Ply], T], after: int = 0, until: int | None = None) -> list[T]:
    """Play the history once more; of the decisions `after` < number <= `until`, `step` plays and tells."""
    again = beginning(position)
    told: list[T] = []
    for ply in position.plies()[:until]:
        if ply.number > after:
            told.append(step(again, ply))
        else:
            again.play(ply.choice, ply.seat)
    return told


def decided_beside(position: Position) -> dict[int, Beside]:
    """What `Position.beside` would hold if it had been kept from the start; from now on it is kept."""
    again = beginning(position)
    again.beside = {}
    try:
        for ply in position.plies():
            again.play(ply.choice, ply.seat)
    except DawnbreachError:  # a position that was not begun as its history says: nothing past others
        return {}
    return again.beside


class Beside(NamedTuple):
    """A seat's last decision, made while others could decide too, and the game as it goes on without it.

    Whoever takes such a decision back is where waiting would have brought them: no better off than somebody slow.
    """

    seat: int
    choice: Choice
    world: Position
    """The game without the decision. It is never changed: who goes on with it copies it."""
    number: int
    """The last decision of the true game that is also made in the world."""

    def followed(self, position: Position) -> Beside | None:
        """With all that others have decided since; None when something of it depended on the decision."""
        missed = since(position, self.number)
        if not missed:
            return self
        world = self.world.copy()
        world.source = answers(missed, world)
        if not all(_same(world, ply) for ply in missed):
            return None
        after = world.copy()
        if after.forbids(self.choice, self.seat) is not None:
            return None
        after.play(self.choice, self.seat)
        return self._replace(world=world, number=missed[-1].number) if after == position else None


def since(position: Position, number: int) -> list[Ply]:
    """The decisions after a number, first one first."""
    plies: list[Ply] = []
    ply = position.past
    while ply is not None and ply.number > number:
        plies.append(ply)
        ply = ply.before
    return plies[::-1]


def _same(world: Position, ply: Ply) -> bool:
    """Can this be decided here too, and does it show the same? Plays it."""
    try:
        world.play(ply.choice, ply.seat)
    except DawnbreachError:  # not allowed here, or chance is asked something else
        return False
    assert world.past is not None
    return world.past.outcomes == ply.outcomes and world.past.revealed == ply.revealed


def remember(position: Position, ply: Ply, world: Position | None) -> None:
    """Keep the world without a decision that shows nothing and is made beside others."""
    position.beside = {seat: kept for seat, kept in (position.beside or {}).items() if seat != ply.seat}
    if world is not None and not ply.outcomes and not ply.revealed:
        world.beside = None
        position.beside[ply.seat] = Beside(ply.seat, ply.choice, world, ply.number)


def without(position: Position, seat: int) -> Position | None:
    """The game as it would be without a seat's last decision, where others went on independently of it."""
    if position.beside is None:
        position.beside = decided_beside(position)
    kept = position.beside.get(seat)
    if kept is None:
        return None
    followed = kept.followed(position)
    others = {other: beside for other, beside in position.beside.items() if other != seat}
    position.beside = others if followed is None else {**others, seat: followed}
    return None if followed is None else followed.world


def shows_nothing(position: Position, choice: Choice | str, seat: int) -> bool:
    """Whether a choice asks chance nothing and reveals nothing: it is tried, up to the first thing it would show."""
    trial = position.copy()

    def stop(event: Event) -> None:
        if trial.shown:
            raise Asked

    trial.beside, trial.source, trial.watch = None, Unasked(), stop
    try:
        trial.play(choice, seat)
    except Asked:
        return False
    finally:
        trial.watch = None  # it knows the trial: a circle, which only the garbage collector would find
    return True
