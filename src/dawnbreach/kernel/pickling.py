"""Positions for other processes: with their history, their chance and all that a running game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from dawnbreach.kernel.choice import Choice
from dawnbreach.kernel.ply import Outcome, Ply
from dawnbreach.kernel.position import Position

if TYPE_CHECKING:
    from dawnbreach.kernel.game import Game

P = TypeVar("P", bound=Position)
Decided = tuple[int, Choice, tuple[Outcome, ...], bool]
"""A ply without those before it: a chain of hundreds would go too deep."""

KEPT = ("source", "how", "origin", "opening", "prelude", "agains", "forked", "told", "outcomes", "shown")
"""What is no part of the state and yet belongs to the position; all else follows from these and from the game."""


def pickled(position: Position) -> tuple[object, ...]:
    """What `pickle` keeps of a position, and how it makes the position again."""
    plies: list[Decided] = [(ply.seat, ply.choice, ply.outcomes, ply.revealed) for ply in position.plies()]
    values = {name: getattr(position, name) for name in (*position.fields(), *KEPT)}
    return unpickled, (type(position), position.game, plies, values)


def unpickled(cls: type[P], game: Game, plies: list[Decided], values: dict[str, object]) -> P:
    """The position that was pickled."""
    position = cls()
    position.belong(game)
    for name, value in values.items():
        setattr(position, name, value)
    position.here, position.beside, position.watch, position.past = position.main, None, None, None
    for number, (seat, choice, outcomes, revealed) in enumerate(plies, 1):
        mine = game.notation.all[choice.index]
        position.past = Ply(position.past, seat, mine, outcomes, revealed, number)
    return position
