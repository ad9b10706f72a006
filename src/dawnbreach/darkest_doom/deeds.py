"""What card effects do: one small function for each verb of the vocabulary."""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.choosing import (
    Bonding,
    Cleansing,
    Clearing,
    Disarming,
    Pushing,
    Sealing,
    Travelling,
)
from dawnbreach.darkest_doom.combat import beaten, draw_attack, stats
from dawnbreach.darkest_doom.common import Draw, add_coins, add_fame, add_mana, did, must_discard, receive_corruption
from dawnbreach.darkest_doom.content import DECKS, ICONS, RELICS, Effect
from dawnbreach.darkest_doom.crimson_fate import Changing, Rerolling
from dawnbreach.darkest_doom.death import add_moth, hurt
from dawnbreach.darkest_doom.defence import defend
from dawnbreach.darkest_doom.doing import earn
from dawnbreach.darkest_doom.figures import is_person, where
from dawnbreach.darkest_doom.movement import Walking
from dawnbreach.darkest_doom.possession import falls
from dawnbreach.darkest_doom.relics import TakingRelic, find
from dawnbreach.darkest_doom.state import MONSTER, NONE, Guardian, Land, Verbs
from dawnbreach.darkest_doom.steps import March
from dawnbreach.darkest_doom.ways import HELD

# Combat


def add_icons(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.bonus += tuple(ICONS.index(word) for word in effect.words)


def more_dice(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.more_dice += effect.amount


def change(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if guardian.dice:
        table.push(Changing(guardian.number, effect.amount))


def reroll(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if guardian.dice:
        table.push(Rerolling(guardian.number, effect.amount))


def weaken(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.weaken += effect.amount


# Wounds


def wound(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """Spells and encounters: magic dice parry for a Guardian, a card tells a monster's health. DD-10.5, DD-10.6"""
    if target == NONE or is_gone(table, target):
        return
    if is_person(table, target):
        defend(table, table.guardians[target], effect.amount, guardian.number)
        return
    _, card, dealt = guardian.shaken or (target, draw_attack(table), 0)
    dealt += effect.amount
    did(guardian, "ranged-hit")
    did(guardian, "wound-dealt", effect.amount)
    if strike(table, guardian, target, card, dealt):
        guardian.shaken = ()
    else:  # Wounds that Dark Corruption took are gone. DD-12.3
        guardian.shaken = (target, card, min(dealt, stats(table, target, card)[1] - 1))


def is_gone(table: Land, target: int) -> bool:
    return target >= MONSTER and table.monsters[target - MONSTER].tier == NONE


def strike(table: Land, guardian: Guardian, target: int, card: int, dealt: int) -> bool:
    """Compare the wounds with the health on a monster attack card; does it kill? DD-10.5"""
    _, health = stats(table, target, card)
    table.tell(events.MonsterDrawn(guardian.number, dealt, health))
    killed = falls(table, target, dealt, health)
    if killed:
        beaten(table, [(target, guardian.number)])
    return killed


def trap_wound(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """The test was the defence: a Guardian takes the wounds; a card tells a monster's health. DD-10.3, DD-10.4"""
    if is_gone(table, target):
        return
    if is_person(table, target):
        hurt(table, table.guardians[target], effect.amount, guardian.number)
    else:
        did(guardian, "wound-dealt", effect.amount)
        strike(table, guardian, target, draw_attack(table), effect.amount)


def heal(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    healed = min(guardian.wounds, effect.amount)
    guardian.wounds -= healed
    table.tell(events.Healed(guardian.number, healed))
    earn(table)


# Gains and losses


def fame(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_fame(table, guardian, effect.amount)


def coins(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_coins(table, guardian, effect.amount)


def mana(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_mana(table, guardian, effect.amount)


def action(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.actions += effect.amount


def draw(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    deck = DECKS.index(effect.words[0]) if effect.words else NONE
    for _ in range(effect.amount):
        table.push(Draw(guardian.number, deck))


def cleanse(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Cleansing(guardian.number, effect.amount))


def rob(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_coins(table, guardian, -add_coins(table, table.guardians[target], -effect.amount))
    earn(table)


def strip(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    earn(table)
    must_discard(table, table.guardians[target], effect.amount)


def shame(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_fame(table, table.guardians[target], -effect.amount)
    earn(table)


def drain(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_mana(table, table.guardians[target], -effect.amount)
    earn(table)


def moth(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_moth(table, guardian)


def haunt(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """The target gets a White Moth, which Virtual Guardians never do. DD-12.2, DD-14.4"""
    add_moth(table, table.guardians[target])
    earn(table)


def taint(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    earn(table)
    receive_corruption(table, table.guardians[target], effect.amount)


def relic(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if effect.words[0] == "any":
        table.push(TakingRelic(guardian.number))
    else:
        find(table, guardian, RELICS.index(effect.words[0]))


# Movement


def walk(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Walking(guardian.number, effect.amount, False))


def travel(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Travelling(guardian.number, effect.words[0]))


def push(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if target != NONE and where(table, target) != NONE:
        table.push(Pushing(guardian.number, target, effect.amount))


def halt(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """A Guardian moves no more in this turn, a monster no further. DD-10.3"""
    if 0 <= target < MONSTER:
        table.guardians[target].halted = True
        return
    for index, frame in enumerate(table.main.frames):
        if isinstance(frame, March) and frame.monster == target - MONSTER:
            table.main.frames[index] = frame.but(left=HELD)


# Buildings, Abysses, traps, alliances


def clear(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Clearing(guardian.number, effect.amount))


def seal(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Sealing(guardian.number))


def disarm(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Disarming(guardian.number))


def bond(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    table.push(Bonding(guardian.number, effect.amount))


VERBS: Verbs = {
    "add": add_icons,
    "dice": more_dice,
    "change": change,
    "reroll": reroll,
    "weaken": weaken,
    "wound": wound,
    "heal": heal,
    "fame": fame,
    "coins": coins,
    "mana": mana,
    "action": action,
    "draw": draw,
    "cleanse": cleanse,
    "rob": rob,
    "strip": strip,
    "shame": shame,
    "drain": drain,
    "taint": taint,
    "moth": moth,
    "haunt": haunt,
    "relic": relic,
    "walk": walk,
    "travel": travel,
    "push": push,
    "halt": halt,
    "clear": clear,
    "seal": seal,
    "disarm": disarm,
    "bond": bond,
}
"""Every verb a card may have. DD-10"""
TRAP_VERBS: Verbs = {**VERBS, "wound": trap_wound}
