"""The own last battle: alone, to its end, and what that end is worth. SAN-9"""

from __future__ import annotations

from dawnbreach.sanctum.state import Hero, Table
from dawnbreach.sanctum.walls import AfterRespite

LONGEST = 600
"""A playout ends after so many decisions."""
BEATS = (0.24, 0.26, 0.29, 0.34, 0.42, 0.52, 0.63, 0.75, 0.86, 0.94, 0.98, 1.0)
"""By the health one has at the end: how likely another hero has less."""
CARD = 0.002
"""Among the fallen the cards defeated count. SAN-9.12"""


def in_respite(table: Table) -> bool:
    """Is this the last Rest, after which the final battle begins? SAN-8.9"""
    return any(isinstance(frame, AfterRespite) for frame in table.main.frames)


def leave_alone(table: Table, seat: int) -> None:
    """The others have fallen: what they do in the final battle changes nothing for this hero. SAN-9.13"""
    for hero in table.heroes:
        if hero.seat != seat:
            hero.alive, hero.demons, hero.marks = False, (), ()
    table.side = [strand for strand in table.side if strand.seat == seat]


def ends(table: Table, hero: Hero) -> dict[str, float]:
    """What people count when the battle is over. SAN-9.12"""
    health = float(hero.health) if hero.victorious else 0.0
    return {"victory": float(hero.victorious), "health": health, "defeated": float(table.cards_defeated(hero))}


def hopes(table: Table, hero: Hero, rivals: int) -> float:
    """How much one who ends so may hope to be first: health decides; less steep than the odds, and so less noisy."""
    if not hero.victorious:
        return CARD * table.cards_defeated(hero)
    return float(BEATS[min(hero.health, len(BEATS) - 1)] ** ((1 + rivals) / 2))
