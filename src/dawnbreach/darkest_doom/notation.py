"""How choices are written: which words each parameter has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dawnbreach.darkest_doom import (
    ambush,
    cards,
    choosing,
    combat,
    common,
    crimson_fate,
    darkness,
    death,
    defence,
    equipment,
    fate_track,
    missions,
    movement,
    possession,
    relics,
    retreat,
    rounds,
    stalking,
    traps,
    turn,
    virtual_guardians,
)
from dawnbreach.darkest_doom import order_achievements as orders
from dawnbreach.darkest_doom.content import ATTRIBUTES, COLOURS, DECKS, ICONS, RELICS, Content
from dawnbreach.darkest_doom.state import CRIMSON_DICE
from dawnbreach.kernel import Choice

KINDS: tuple[type[Choice], ...] = (
    *turn.Turn.kinds,
    movement.Walk,
    movement.StopWalk,
    common.DrawFrom,
    common.NoCard,
    common.Discard,
    missions.Mark,
    relics.Seek,
    relics.Coin,
    cards.Aim,
    equipment.Cast,
    equipment.UseCombat,
    equipment.Senses,
    ambush.UseTest,
    ambush.RollTest,
    defence.Stand,
    crimson_fate.Fate,
    crimson_fate.Free,
    crimson_fate.Change,
    crimson_fate.Reroll,
    crimson_fate.Enough,
    ambush.Settle,
    combat.Pass,
    retreat.Send,
    death.Gift,
    death.Ward,
    death.Bear,
    choosing.Travel,
    choosing.Drive,
    choosing.Clear,
    choosing.Seal,
    choosing.Disarm,
    choosing.Bond,
    relics.TakeRelic,
    traps.Spring,
    traps.LetGo,
    orders.Shed,
    orders.DrawOrders,
    rounds.Swap,
    rounds.Keep,
    darkness.PlaceHound,
    stalking.Point,
    stalking.Chase,
    stalking.Lurk,
    possession.Become,
    possession.Refuse,
    choosing.Cleanse,
    fate_track.Beast,
    orders.SayNothing,
    virtual_guardians.SetOn,
    relics.LeaveRelic,
    stalking.Roam,
)
"""Every kind of choice. The order fixes the numbers of choices: add at the end."""


def vocabulary(content: Content) -> Mapping[str, Sequence[str]]:
    """The words of every parameter."""
    return {
        "area": [area.id for area in content.areas],
        "card": content.names,
        "taint": [".".join(["corruption", *(ICONS[icon] for icon in card.icons)]) for card in content.corruptions],
        "deck": list(DECKS),
        "die": [f"d{n}" for n in range(1, CRIMSON_DICE + 1)],
        "icon": list(ICONS),
        "attribute": list(ATTRIBUTES),
        "relic": list(RELICS),
        "colour": list(COLOURS),
        "figure": [*COLOURS, "m1", "m2", "m3"],
        "building": [*(f"{c}-citadel" for c in COLOURS), *(f"{c}-temple" for c in COLOURS)],
        "order": [achievement.id for achievement in content.achievements],
        "reward": ["1", "2", "3"],
        "slot": ["1", "2"],
        "lanterns": ["1", "2", "3"],
        "way": ["up", "down"],
    }
