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
DARK = (-2.46, -2.46, -3.26, -4.06)
"""How likely the Darkness wins, as log odds: by the number of players,"""
A_DAY, LESS = 1.93, 0.056
"""more with each day that is left, less with its square,"""
A_TENDRIL = 0.374
"""less with each tendril that is missing,"""
A_STRIDE = 0.24
"""and more with each that monsters on the map could bring in a Dusk: fitted to games of apprentices."""
RIDDEN, FEAST, RIDES = 2.0, 5.0, 0.75
"""With a player among the monsters how many more a day, and in all, and how likely that player lives for a day."""
DOOM = 15.0
"""What it costs when the Darkness is sure to win."""
HINDERED = 10.0
"""To keep a rival from a victory that is sure,"""
FEARED = 6.0
"""and so many points it may count on more."""
RIVALRY = 1.8
"""What rivals have counts for so much, shared by all who play."""
EVEN = 8.0
"""So many points ahead make a Guardian e times as likely to win,"""
VICTORY = 32.0
"""and so many a victory is worth where it is open: then a point more of them is one more here."""


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
    missing = sum([TENDRILS - min(TENDRILS, n) for n in land.tendrils])
    if not missing:
        return 1.0
    days = ROUNDS - land.round + (0.5 if land.dusk else 1.0)
    strides = sum([monster.tier + 1 for monster in land.monsters if monster.tier != NONE])
    odds = DARK[land.seats - 1] + A_DAY * days - LESS * days * days + A_STRIDE * strides
    return 1 / (1 + math.exp(A_TENDRIL * (missing - more * days) - odds))


def outlook(land: Land, seat: int) -> float:
    """Roughly how likely a Guardian wins as such: by its share of all prospects, unless the Darkness does."""
    hopes = {g.number: hope(land, g, seat) for g in land.guardians if not g.consumed}
    return (1 - darkness(land)) * hopes[seat] / sum(hopes.values())


def hope(land: Land, guardian: Guardian, seat: int) -> float:
    """How much speaks for a Guardian, as a seat fears it of the others."""
    feared = FEARED * threat(land, guardian) if guardian.number != seat else 0.0
    return math.exp((prospects(land, guardian) + fame(land, guardian) + feared) / EVEN)


def chance(land: Land, seat: int) -> float:
    """Roughly how likely a seat wins in any way."""
    if land.over:
        return float(seat in land.victors())
    return hunted(land) if land.guardians[seat].consumed else outlook(land, seat)


def hunted(land: Land) -> float:
    """Roughly how likely the Darkness wins with a player as its Leader of the Hunt. DD-12.3"""
    missing = sum([TENDRILS - min(TENDRILS, n) for n in land.tendrils])
    return darkness(land, RIDDEN) * math.pow(RIDES, min(ROUNDS - land.round + 1, missing / FEAST))


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
    worth += 1.5 * guardian.acolytes - 0.5 * guardian.moths * days
    left = guardian.attributes[HEALTH] - guardian.wounds
    worth -= 0.3 * guardian.wounds + (1.5 if left <= 1 else 0.0)
    return worth + 0.6 * len(guardian.supplies) - 0.8 * len(guardian.corruption)


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
    doom = DOOM * darkness(land) + HINDERED * max([threat(land, g) for g in rivals], default=0.0)
    envy = RIVALRY / (1 + len(rivals)) * (2 * rival + mean) / 3
    return prospects(land, guardian) + fame(land, guardian) - envy - doom


def free(land: Land, area: int, seat: int) -> bool:
    """Is nobody else in an area?"""
    return land.figure_at(area, but=seat) == NONE
