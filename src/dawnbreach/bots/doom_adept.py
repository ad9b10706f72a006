"""A Guardian with a plan."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.doom_novice import Novice
from dawnbreach.bots.doom_policy import Policy
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.seat import Seat
from dawnbreach.darkest_doom.state import Land
from dawnbreach.darkest_doom.view_types import View
from dawnbreach.kernel import Choice


class Adept:
    def __init__(self, rng: Rng) -> None:
        self.rng, self.policy = rng, Policy(rng)

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        return Novice(self.rng)(view, choices)

    def choose(self, seat: Seat) -> Choice:
        if len(seat.choices) == 1:
            return seat.choices[0]
        land = seat.imagined(Fancy(self.rng.next()))
        assert isinstance(land, Land)
        return self.policy.choose(land, seat.number, seat.choices)
