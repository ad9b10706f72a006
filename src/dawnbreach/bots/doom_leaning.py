"""What a temperament adds to the worth of a position of Darkest Doom."""

from __future__ import annotations

from dawnbreach.bots.doom_policy import can_spring
from dawnbreach.bots.doom_worth import SEALS, fame, prospects
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.darkest_doom.state import CRYSTAL, Guardian, Land


def leaning(land: Land, seat: int, taste: Taste) -> float:
    """More or less for what a Guardian of this temperament cares for more or less, in points of the final count."""
    if taste == EVEN or land.over:
        return 0.0
    me = land.guardians[seat]
    value = (taste.fight - 1) * fame(land, me) + (taste.loot - 1) * things(me) - (taste.wound - 1) * 0.5 * me.wounds
    rivals = [prospects(land, g) + fame(land, g) for g in land.guardians if g.number != seat and not g.consumed]
    value -= (taste.rival - 1) * 0.3 * max(rivals, default=0.0)
    mine = sum([owner == seat for owner, _ in land.traps])
    return value + taste.traps * min(1, mine) * can_spring(land, me)


def things(me: Guardian) -> float:
    """What there is to have, as it is valued anyway."""
    relics = SEALS[min(3, me.relics[CRYSTAL])] + 0.35 * (me.relics[1] + me.relics[2])
    return relics + 0.25 * min(5, me.coins) + 0.45 * len(me.supplies)
