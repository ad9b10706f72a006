"""The views of one position as JSON: what all readers see is made and encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Raw
from msgspec.json import encode

from dawnbreach.kernel import Position


def views(position: Position, seats: Iterable[int]) -> dict[int | None, Raw]:
    """What a spectator (None) and these seats may know; only bytes are kept, for many tables wait at the same time."""
    sharing = _Sharing(position, position.view(None))
    return {None: Raw(encode(sharing.parts)), **{seat: sharing.seen_by(seat) for seat in seats}}


class _Sharing:
    """A seat's view shares with a spectator's all but what is its own; the shared parts are found by identity."""

    def __init__(self, position: Position, public: Mapping[str, object]) -> None:
        self.position, self.public = position, public
        self.parts = {name: Raw(encode(value)) for name, value in public.items()}
        boards = public.get(position.game.boards)
        self.boards = [(board, Raw(encode(board))) for board in boards] if isinstance(boards, list) else []

    def seen_by(self, seat: int) -> Raw:
        view, public, parts = self.position.game.seen_by(self.position, seat, self.public), self.public, self.parts
        seen = {n: parts[n] if value is public.get(n) else self._own(n, value) for n, value in view.items()}
        return Raw(encode(seen))

    def _own(self, name: str, value: object) -> object:
        """What a seat sees otherwise than a spectator, at least in part."""
        if name == self.position.game.boards and isinstance(value, list):
            return [part if one is board else one for one, (board, part) in zip(value, self.boards, strict=True)]
        return value
