"""The views of one position as JSON: what all readers see is made and encoded once."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import encode

from dawnbreach.kernel import Position


class Views:
    """A seat's view shares with a spectator's all but what is its own; the shared parts are found by identity."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.public = position.view(None)
        self.parts = {name: self._part(value) for name, value in self.public.items()}
        self.made: dict[int | None, Raw] = {None: Raw(encode(self.parts))}

    def of(self, seat: int | None) -> Raw:
        """What a seat, or a spectator, may know."""
        if seat is not None and seat not in self.made:
            view = self.position.seen_by(seat, self.public)
            self.made[seat] = Raw(encode({name: self._shared(name, value) for name, value in view.items()}))
        return self.made[seat]

    @staticmethod
    def _part(value: Any) -> Any:
        """Encoded, so that it need not be walked through again; lists stay lists of encoded things."""
        return [Raw(encode(one)) for one in value] if isinstance(value, list) else Raw(encode(value))

    def _shared(self, name: str, value: Any) -> Any:
        public = self.public.get(name)
        if value is public:
            return self.parts[name]
        if isinstance(value, list) and isinstance(public, list) and len(value) == len(public):
            pairs = zip(value, public, self.parts[name], strict=True)
            return [part if one is shared else one for one, shared, part in pairs]
        return value
