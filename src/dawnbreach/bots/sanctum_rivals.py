"""How likely the own end of the final battle is the best: the rivals' health is seen, and what it may cost them yet."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.bots.sanctum_finale import CARD
from dawnbreach.sanctum.state import Hero, Table

LESS = (0.04, 0.09, 0.12, 0.17, 0.22, 0.3, 0.38, 0.48, 0.61, 0.73, 0.86, 0.96)
"""By the health one has at the end: how likely a rival has less who began with ten points."""
CARDS = 9
LOSS = 0.39
"""So many points each card costs that is not defeated yet."""
USUAL = 10 - CARDS * LOSS
STEEP = 0.4
"""How much one point more counts beside a rival who is victorious already."""


class Rival(NamedTuple):
    """One who has not fallen."""

    health: float
    """To be expected at the end."""
    done: bool
    """Is nothing left to happen?"""


def rivals_of(table: Table, seat: int) -> tuple[Rival, ...]:
    """Those whom one has to surpass. SAN-9.12"""
    others = [hero for hero in table.heroes if hero.seat != seat and hero.alive]
    return tuple(
        Rival(hero.health - LOSS * (CARDS - hero.at) * (not hero.victorious), hero.victorious) for hero in others
    )


def surpasses(health: int, rival: Rival) -> float:
    """How likely one who ends with so much health has more than a rival."""
    ahead = health - rival.health
    if rival.done:
        return min(1.0, max(0.0, 0.5 + STEEP * ahead))
    at = min(max(USUAL + ahead, 0.0), len(LESS) - 1.001)
    low = int(at)
    return LESS[low] + (at - low) * (LESS[low + 1] - LESS[low])


def hope(table: Table, hero: Hero, rivals: tuple[Rival, ...]) -> float:
    """How much one who ends so may hope to be first; beside several less steep than the odds, and so less noisy."""
    if not hero.victorious:
        return CARD * table.cards_defeated(hero)
    chance = 1.0
    for rival in rivals:
        chance *= surpasses(hero.health, rival)
    return float(chance ** ((1 + len(rivals)) / (2 * len(rivals)))) if rivals else 1.0
