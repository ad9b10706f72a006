"""How choices are written: which words each parameter has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dawnbreach.kernel import Choice
from dawnbreach.sanctum import abilities, effect_targets, fight, move, penalties, potions, rest, skills, turn, walls
from dawnbreach.sanctum.blessings import Bless
from dawnbreach.sanctum.content import COLOURS, PLACES, SLOTS, Content

KINDS: tuple[type[Choice], ...] = (
    turn.Move,
    turn.Fight,
    turn.Rest,
    walls.Breach,
    walls.Answer,
    move.Take,
    move.Loot,
    fight.Drink,
    fight.Roll,
    fight.Hit,
    abilities.Use,
    abilities.Pay,
    abilities.Rage,
    effect_targets.Turn,
    effect_targets.Reroll,
    effect_targets.Strike,
    effect_targets.Again,
    fight.EndAttack,
    fight.EndBlock,
    fight.Regain,
    skills.Claim,
    skills.Gem,
    skills.WhiteGem,
    potions.Fill,
    rest.Equip,
    rest.Wield,
    rest.Remove,
    rest.EndEquip,
    rest.Brew,
    potions.Pour,
    rest.EndRest,
    Bless,
    penalties.Suffer,
    penalties.Accept,
    penalties.Forfeit,
    penalties.Corrupt,
    penalties.Sacrifice,
    penalties.Spend,
    penalties.Lose,
    potions.Decline,
)
"""Every kind of choice. The order fixes the numbers of choices: add at the end."""


def letters(count: int) -> list[str]:
    """a to z, then aa, ab …"""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return [(alphabet[n // 26 - 1] if n >= 26 else "") + alphabet[n % 26] for n in range(count)]


def vocabulary(content: Content) -> Mapping[str, Sequence[str]]:
    """The words of every parameter."""
    return {
        "set": [str(n) for n in range(1, 6)],
        "item": [item.id for item in content.items],
        "blessing": [blessing.id for blessing in content.blessings],
        "die": [f"d{n}" for n in range(1, 7)],
        "face": [str(n) for n in range(1, 7)],
        "foe": letters(len(content.items)),
        "location": ["1", "2", "3", "4"],
        "ability": PLACES,
        "space": [place + side for place in PLACES for side in "ab"],
        "token": ["stamina", "focus"],
        "potion": ["red", "blue"],
        "column": list(COLOURS[:3]),
        "level": ["1", "2", "3"],
        "slot": list(SLOTS),
        "side": ["left", "right"],
    }
