"""A bot of your own that looks one step ahead; docs/bots.md says how it comes to the tables."""

from dawnbreach.bots import Seat
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.kernel import Choice


class LookAhead:
    """Takes what leaves it with the best score in three worlds that may be the true one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        sources = [Fancy(self.rng.next()) for _ in range(3)]
        return max(seat.choices, key=lambda choice: sum(score(seat, choice, source) for source in sources))


def score(seat: Seat, choice: Choice, source: Fancy) -> int:
    world = seat.imagined(source)
    world.play(choice, seat.number)
    return next(standing.score for standing in world.standings() if standing.seat == seat.number)
