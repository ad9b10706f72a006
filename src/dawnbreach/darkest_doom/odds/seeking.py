"""The search for a relic with the Destiny die and coins. DD-4.5, DD-9.4"""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.darkest_doom.missions import DESTINY
from dawnbreach.darkest_doom.possible import relics_left
from dawnbreach.darkest_doom.relics import Seeking
from dawnbreach.darkest_doom.state import NONE, Land
from dawnbreach.kernel.trust import Trust

MIDDLE = 5


class RelicOdds(NamedTuple):
    """Whether a relic is found."""

    chance: float
    by_coins: tuple[float, ...]
    """The chance with at most so many coins, none first."""
    coins: float
    """How many are spent on average, if as few as are needed."""
    trust: Trust = Trust.EXACT


def relic(table: Land, seat: int) -> RelicOdds | None:
    """The search that is going on, or the one that completing the mission would begin; None without either."""
    guardian, frame = table.guardians[seat], table.frame(seat)
    values: tuple[int, ...]
    if isinstance(frame, Seeking):
        values, mission = (frame.value,), frame.mission
    elif guardian.mission != NONE:
        values, mission = DESTINY, guardian.mission
    else:
        return None
    if guardian.aim[1] not in relics_left(table):
        return RelicOdds(0.0, (0.0,) * (guardian.coins + 1), 0.0)
    high = table.content.missions[mission].high
    needs = [max(0, MIDDLE - value if high else value - MIDDLE) for value in values]
    by_coins = tuple([sum(need <= coins for need in needs) / len(needs) for coins in range(guardian.coins + 1)])
    spent = [need for need in needs if need <= guardian.coins]
    return RelicOdds(by_coins[-1], by_coins, sum(spent) / len(needs))
