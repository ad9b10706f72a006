"""A record that has been played: every position of a game, and what led to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dawnbreach.kernel.errors import DawnbreachError, Unreadable
from dawnbreach.kernel.event import Event
from dawnbreach.kernel.game import Game
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.record import Record, read, steps

OPEN = -1
"""The eyes of somebody who may know everything."""


@dataclass
class Film:
    """All positions of a record; number 0 is the one before the first decision."""

    game: Game
    record: Record
    positions: list[Position] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    """What happened in the step that led to each."""

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def view(self, at: int, eyes: int | None) -> Mapping[str, object]:
        """What a seat, a spectator or somebody who may know everything sees."""
        position = self.positions[at]
        return self.game.everything(position) if eyes == OPEN else position.view(eyes)


def film(text: str, game_named: Callable[[str], Game], most: int | None = None) -> Film:
    """Read a record of at most so many decisions and play it; whatever is wrong with it is said in one sentence."""
    try:
        record, game = read(text, game_named)
        if most is not None and len(record.decisions) > most:
            raise Unreadable(f"the record has more than {most} decisions", "record-long", most=most)
        made = Film(game, record)
        for position in steps(record, game):
            made.events.append(tuple(position.told) if position.past else position.prelude)
            made.positions.append(position.copy())
    except DawnbreachError:
        raise
    except (LookupError, OverflowError, TypeError, AssertionError, ValueError):
        raise Unreadable("the record is damaged", "record-damaged") from None
    return made
