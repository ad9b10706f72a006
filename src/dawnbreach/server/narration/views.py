"""The views of one position as JSON: what all readers see is made and encoded once."""

from __future__ import annotations

from msgspec import Raw
from msgspec.json import encode

from dawnbreach.kernel import Position


class Views:
    """A seat's view shares with a spectator's all but what is its own; the shared parts are found by identity."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.public = position.view(None)
        self.parts = {name: Raw(encode(value)) for name, value in self.public.items()}
        self.made: dict[int | None, Raw] = {None: Raw(encode(self.parts))}
        boards = self.public.get(position.game.boards)
        self.boards = [(board, Raw(encode(board))) for board in boards] if isinstance(boards, list) else []

    def of(self, seat: int | None) -> Raw:
        """What a seat, or a spectator, may know."""
        if seat is not None and seat not in self.made:
            view = self.position.game.seen_by(self.position, seat, self.public)
            self.made[seat] = Raw(encode({name: self._part(name, value) for name, value in view.items()}))
        return self.made[seat]

    def _part(self, name: str, value: object) -> object:
        if value is self.public.get(name):
            return self.parts[name]
        if name == self.position.game.boards and isinstance(value, list):
            return [part if one is board else one for one, (board, part) in zip(value, self.boards, strict=True)]
        return value
