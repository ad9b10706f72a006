"""What a position of Darkest Doom is worth to a Guardian, in points of the final count."""

from __future__ import annotations

import math

from dawnbreach.darkest_doom.state import CRYSTAL, HEALTH, NONE, ROUNDS, TENDRILS, WISDOM, Guardian, Land

TOP = 6
WON = 60.0
"""A game that is won, or lost by minus as much."""
BARE = {3: 0.20, 4: 0.16, 5: 0.13}
"""How likely an ambush test of a level is passed without cards, and how much each card adds: means of exact odds."""
CARD_HELPS = 0.085
HELD = (1.0, 0.55, 0.65, 0.74, 0.82, 0.88, 0.95)
"""By its points, how likely an alliance outlasts a round."""
SEALS = (0.0, 1.2, 3.5, 9.0)
"""What Seal Crystals are worth while there is time to free Mosh."""
GROWTH = (0.0, 3.3, 6.6, 9.9, 13.0, 15.0, 16.5, 18.0, 19.0)
"""How many tendrils usually come in the last so many days,"""
SPREAD = 2.0
"""by how many that is wrong,"""
RIDDEN, A_DAY, RIDES = 2.0, 5.0, 0.75
"""with a player among the monsters how many more a day, and in all, and how likely that player lives for a day."""
PROWL, USUAL_STRIDES = 0.3, 4
"""What each tendril that monsters could bring adds to a day, beyond so many of them."""
DOOM = 15.0
"""What it costs when the Darkness is sure to win."""
HINDERED = 10.0
"""To keep a rival from a victory that is sure."""


def passes(level: int, cards: int) -> float:
    """Roughly how likely an ambush test is passed with so many cards in hand."""
    return BARE[level] + CARD_HELPS * min(6, cards)


def lasting(land: Land, points: int) -> float:
    """What alliance points are worth today that can be lost on every day to come."""
    if points <= 0:
        return 0.0
    return points * (0.4 + 0.6 * HELD[min(TOP, points)] ** (ROUNDS - land.round))


def darkness(land: Land, more: float = 0.0) -> float:
    """Roughly how likely the Darkness wins, if it grows by so many tendrils a day more than usual. DD-13.6"""
    dark, days = sum([min(TENDRILS, n) for n in land.tendrils]), ROUNDS - land.round + 1
    return 1 / (1 + math.exp((8 * TENDRILS - dark - GROWTH[days] - more * days) / SPREAD))


def prowling(land: Land) -> float:
    """How many tendrils a day the monsters on the map bring beyond the usual. DD-6.9"""
    strides = sum([monster.tier + 1 for monster in land.monsters if monster.tier != NONE])
    return PROWL * (strides - USUAL_STRIDES)


def outlook(land: Land, seat: int) -> float:
    """Roughly how likely a Guardian wins as such: by its share of all prospects, unless the Darkness does."""
    hopes = [math.exp((prospects(land, g) + fame(land, g)) / 3) for g in land.guardians if not g.consumed]
    mine = math.exp((prospects(land, land.guardians[seat]) + fame(land, land.guardians[seat])) / 3)
    return (1 - darkness(land)) * mine / sum(hopes)


def hunted(land: Land) -> float:
    """Roughly how likely the Darkness wins with a player as its Leader of the Hunt. DD-12.3"""
    missing = sum([TENDRILS - min(TENDRILS, n) for n in land.tendrils])
    return darkness(land, RIDDEN) * math.pow(RIDES, min(ROUNDS - land.round + 1, missing / A_DAY))


def threat(land: Land, rival: Guardian) -> float:
    """How likely a rival frees Mosh in its next turn. DD-13.5"""
    if rival.virtual or rival.relics[CRYSTAL] < 3:
        return 0.0
    near = land.content.ways[rival.area][land.content.monolith] <= land.content.numbers.actions
    return passes(land.level, len(rival.hand)) * (1.0 if near else 0.4)


def prospects(land: Land, guardian: Guardian) -> float:
    """What a Guardian may count on at the end, but for the Daily Fame of this day."""
    bonds = [points for owner, points in zip(land.allies, land.bonds, strict=True) if owner == guardian.number]
    days = ROUNDS - land.round
    worth = sum([lasting(land, points) for points in bonds])
    if guardian.virtual:
        return worth
    worth += SEALS[min(3, guardian.relics[CRYSTAL])] * min(1.0, (days + 1) / 3)
    worth += 0.35 * (guardian.relics[1] + guardian.relics[2])
    growth = min(1.0, days / 5)
    worth += growth * (0.9 * guardian.attributes[WISDOM] + 0.6 * guardian.attributes[HEALTH])
    worth += growth * 0.6 * (guardian.attributes[0] + 0.5 * guardian.attributes[1])
    worth += 0.25 * min(5, guardian.coins) * min(1.0, (days + 1) / 4)
    worth += 0.5 * guardian.acolytes - 0.5 * guardian.moths * days
    left = guardian.attributes[HEALTH] - guardian.wounds
    worth -= 0.5 * guardian.wounds + (1.5 if left <= 1 else 0.0)
    return worth + 0.45 * len(guardian.supplies) - 0.35 * len(guardian.corruption)


def fame(land: Land, guardian: Guardian) -> float:
    """Daily Fame counts on the last day; before, it buys alliances while the day lasts, then a place in the order."""
    if land.round == ROUNDS:
        return float(guardian.fame)
    return (0.12 if land.dusk else 0.45) * min(8, guardian.fame)


def worth(land: Land, seat: int) -> float:
    """The own prospects, less what the strongest rivals have."""
    guardian = land.guardians[seat]
    if land.over:
        return WON if seat in land.victors() else -WON
    if guardian.consumed:
        return WON * (2 * hunted(land) - 1)
    rivals = [g for g in land.guardians if g.number != seat and not g.consumed]
    others = [prospects(land, g) + fame(land, g) for g in rivals]
    rival = max(others, default=0.0)
    mean = sum(others) / max(1, len(others))
    doom = DOOM * darkness(land, prowling(land))
    doom += HINDERED * max([threat(land, g) for g in rivals], default=0.0)
    return prospects(land, guardian) + fame(land, guardian) - 0.3 * rival - 0.15 * mean - doom


def free(land: Land, area: int, seat: int) -> bool:
    """Is nobody else in an area?"""
    return land.figure_at(area, but=seat) == NONE
