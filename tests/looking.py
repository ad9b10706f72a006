"""Views as tests look into them."""

from __future__ import annotations

from typing import Any

from dawnbreach.kernel import Position


def view_of(position: Position, seat: int | None = None) -> Any:
    """A view, without asking whether what is looked for can be there."""
    return position.view(seat)
