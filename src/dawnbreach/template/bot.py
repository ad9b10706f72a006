"""Somebody who knows how bright the average lantern is."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.rng import Rng
from dawnbreach.kernel import Choice
from dawnbreach.template.view_types import View


class Novice:
    """Swaps what is dim."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        held = view["held"]
        wanted = "keep" if held and held["brightness"] > 3 else "swap"
        return next((choice for choice in choices if choice.text == wanted), choices[0])
