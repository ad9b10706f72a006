"""How likely a Guardian wins, as learnt from games: what everybody has, weighed by how many turns are left."""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path

from dawnbreach.bots.doom_worth import TOP, chance, darkness, threat
from dawnbreach.darkest_doom.state import CRYSTAL, HEALTH, NONE, ROUNDS, TENDRILS, Guardian, Land

WEIGHTS = Path(__file__).with_name("doom_outlook.json")
"""Made by tools/learn_doom.py."""
NAMES = (
    *("alliance points", "alliances", "alliances of six", "alliance points a rival can take", "one to move", "turns"),
    *("Fame on the last day", "Fame at Dawn", "Fame at Dusk", "Fame for six"),
    *("a Seal Crystal", "two Seal Crystals", "three Seal Crystals", "Lanterns", "Urns", "way to the Monolith"),
    *("Attack", "Magic", "Wisdom", "Health", "wounds", "one wound left", "coins", "Acolytes", "Moths"),
    *("cards", "Dark Corruption", "equipment", "Order Achievements", "place in the order"),
    *("way to the mission", "declared", "seeks a crystal", "way to an Abyss", "way to another", "way to a Citadel"),
    "frees Mosh",
)
"""What counts of a Guardian. Each has three weights: for itself, the more the earlier, and the more the later."""
DARK_NAMES = ("always", "days", "days squared", "tendrils missing", "missing by days", "monsters")
MOST_FAME = 10
NOWHERE = 8
"""As far as this everything is equally far."""

Weights = list[tuple[float, float, float]]


@cache
def learnt() -> tuple[Weights, list[float]]:
    """The weights of what Guardians have, and those of the Darkness."""
    found = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return [tuple(found["guardian"][name]) for name in NAMES], [found["darkness"][name] for name in DARK_NAMES]


def likely(land: Land, seat: int) -> float:
    """How likely a seat wins in any way."""
    if land.over or land.guardians[seat].consumed or land.seats == 1:
        return chance(land, seat)
    mine = score(land, land.guardians[seat])
    others = [score(land, g) - mine for g in land.guardians if not g.consumed and g.number != seat]
    return (1 - shaded(land)) / (1 + sum([math.exp(min(50.0, other)) for other in others]))


def score(land: Land, guardian: Guardian) -> float:
    """How much speaks for a Guardian, in log odds."""
    turns = turns_left(land, guardian)
    early, late = turns / (2 * ROUNDS), 1 / (1 + turns)
    values, weights = features(land, guardian, turns), learnt()[0]
    return sum([value * (a + b * early + c * late) for value, (a, b, c) in zip(values, weights, strict=True)])


def turns_left(land: Land, guardian: Guardian) -> int:
    """How many turns a Guardian has to come, with the one that is on."""
    order, active, mine = land.order, land.active, guardian.number
    later = active in order and mine in order and order.index(mine) >= order.index(active)
    return 2 * (ROUNDS - land.round) + (not land.dusk) + (active == NONE or later)


def features(land: Land, me: Guardian, turns: int) -> list[float]:
    """A Guardian in numbers, none of them far above one, in the order of the names."""
    return [*standing(land, me, turns), *fame(land, me), *possessions(land, me), *whereabouts(land, me)]


def standing(land: Land, me: Guardian, turns: int) -> list[float]:
    bonds = [points for owner, points in zip(land.allies, land.bonds, strict=True) if owner == me.number]
    feared = max([g.fame for g in land.guardians if g.number != me.number and not g.consumed], default=0)
    open_to = sum([points for points in bonds if feared >= points])
    to_move = float(land.active == me.number)
    return [sum(bonds) / TOP, len(bonds), bonds.count(TOP), open_to / TOP, to_move, turns / 4]


def fame(land: Land, me: Guardian) -> list[float]:
    """Daily Fame counts on the last day; before, it buys alliances."""
    worth = min(MOST_FAME, me.fame) / TOP
    if land.round == ROUNDS:
        return [worth, 0.0, 0.0, 0.0]
    return [0.0, 0.0 if land.dusk else worth, worth if land.dusk else 0.0, float(me.fame >= TOP)]


def possessions(land: Land, me: Guardian) -> list[float]:
    crystals, lanterns, urns = me.relics
    attack, magic, wisdom, health = me.attributes
    way = land.content.ways[me.area][land.content.monolith] if crystals >= 3 else 0
    return [
        *(float(crystals >= 1), float(crystals >= 2), float(crystals >= 3), lanterns / 2, urns / 2, way / 4),
        *(attack / 3, magic / 3, wisdom / 3, health / 3, me.wounds / 3, float(me.attributes[HEALTH] - me.wounds <= 1)),
        *(me.coins / 3, float(me.acolytes), float(me.moths), len(me.supplies) / 3, len(me.corruption) / 2),
        *(len(me.equipment) / 2, len(me.orders) / 2),
        float(land.order.index(me.number)) if me.number in land.order else 0.0,
    ]


def whereabouts(land: Land, me: Guardian) -> list[float]:
    """How far it is to what can be had, and a rival's threat to end it all."""
    far, content = land.content.ways[me.area], land.content
    abysses = sorted([*[far[area] for area in land.abysses], NOWHERE, NOWHERE])
    citadels = [far[content.citadels[colour]] for colour in range(4) if land.allies[colour] != me.number]
    mission = far[content.missions[me.mission].area] if me.mission != NONE else NOWHERE
    seeks = bool(me.aim) and me.aim[1] == CRYSTAL
    return [
        *(min(NOWHERE, mission) / 4, float(me.declared), float(seeks)),
        *(min(NOWHERE, abysses[0]) / 4, min(NOWHERE, abysses[1]) / 4, min([NOWHERE, *citadels]) / 4),
        threat(land, me),
    ]


def shade(land: Land) -> list[float]:
    """The Darkness in numbers, in the order of its names."""
    missing = sum([TENDRILS - min(TENDRILS, n) for n in land.tendrils])
    days = ROUNDS - land.round + (0.5 if land.dusk else 1.0)
    strides = sum([monster.tier + 1 for monster in land.monsters if monster.tier != NONE])
    return [1.0, days / 4, days * days / 16, missing / 8, missing * days / 32, strides / 4]


def shaded(land: Land) -> float:
    """How likely the Darkness wins: learnt of two players; of more, as it was known before."""
    if land.seats > 2:
        return darkness(land)
    odds = sum([value * weight for value, weight in zip(shade(land), learnt()[1], strict=True)])
    return 1 / (1 + math.exp(-odds))
