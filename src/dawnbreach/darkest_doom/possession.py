"""DD-12.3 Possession: being consumed by the Leader of the Hunt, and living on as it."""

from __future__ import annotations

from dawnbreach.darkest_doom import dusk_events, events
from dawnbreach.darkest_doom.common import discard, throw
from dawnbreach.darkest_doom.death import end_turn_of, lose_spectre
from dawnbreach.darkest_doom.retreat import Sending
from dawnbreach.darkest_doom.state import CORRUPTION, HIGH_PRIESTESS, LEADER, MONSTER, NONE, Guardian, Land
from dawnbreach.darkest_doom.steps import Spoils
from dawnbreach.darkest_doom.victory import alliances
from dawnbreach.kernel import NOBODY, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no


def leader_card(table: Land) -> int:
    """The one card among Dark Corruption that is the Leader of the Hunt. DD-10.8"""
    return CORRUPTION + next(n for n, c in enumerate(table.content.corruptions) if c.leader)


def leader_ability(table: Land, verb: str) -> int:
    """How much the Leader of the Hunt card gives to the one consumed. DD-12.3"""
    effects = table.content.corruptions[leader_card(table) - CORRUPTION].effects
    return sum([effect.amount for effect in effects if effect.verb == verb])


def rider_of(table: Land, figure: int) -> int:
    """The consumed player who is this figure, or NONE. DD-12.3"""
    return table.monsters[figure - MONSTER].rider if MONSTER <= figure < HIGH_PRIESTESS else NONE


def place_of(table: Land, guardian: Guardian) -> int:
    """Where a Guardian stands, as itself or as the monster it became; NONE for one who is out. DD-12.3"""
    if not guardian.consumed:
        return guardian.area
    ridden = [monster.area for monster in table.monsters if monster.tier != NONE and monster.rider == guardian.number]
    return ridden[0] if ridden else NONE


def falls(table: Land, figure: int, wounds: int, health: int) -> bool:
    """Do these wounds kill a figure that fights by card, or does Dark Corruption take them? DD-7.5, DD-12.3"""
    return wounds >= health and not endure(table, figure, wounds - health + 1)


def endure(table: Land, figure: int, wounds: int) -> bool:
    """Can a consumed player discard Dark Corruption, but never the Leader's card, for so many wounds? DD-12.3"""
    rider = rider_of(table, figure)
    if rider == NONE:
        return False
    if spare(table, figure) < wounds:
        return False
    guardian = table.guardians[rider]
    for card in [card for card in guardian.corruption if card != leader_card(table)][:wounds]:
        discard(table, guardian, card)
    table.tell(events.Endured(rider, wounds))
    return True


def spare(table: Land, figure: int) -> int:
    """How many wounds Dark Corruption can take for a figure: everybody can count the cards of the consumed. DD-12.3"""
    rider = rider_of(table, figure)
    return 0 if rider == NONE else sum(card != leader_card(table) for card in table.guardians[rider].hand)


def offer_consumption(table: Land, guardian: Guardian) -> None:
    """Who beats a Leader of the Hunt is asked, so that nobody learns whether the card is in the hand. DD-12.3"""
    if not guardian.virtual:
        table.push(Tempted(guardian.number))


class Become(Plain[Land, "Tempted"]):
    """Be consumed by the Leader of the Hunt. DD-12.3"""

    pattern = "become"
    clause = "DD-12.3"

    def forbids(self, table: Land, frame: Tempted) -> Refusal | None:
        held = leader_card(table) in table.guardians[frame.seat].hand
        return None if held else no("DD-12.3", "no-leader-card")

    def do(self, table: Land, frame: Tempted) -> None:
        table.pop()
        consume(table, table.guardians[frame.seat])


class Refuse(Plain[Land, "Tempted"]):
    """Stay a Guardian. DD-12.3"""

    pattern = "refuse"
    clause = "DD-12.3"

    def do(self, table: Land, frame: Tempted) -> None:
        table.pop()


class Tempted(Spoils):
    """Become the monster, or not. DD-12.3"""

    id = "tempted"
    clause = "DD-12.3"
    kinds = (Refuse, Become)


def consume(table: Land, guardian: Guardian) -> None:
    """Fame and alliances are gone; from now on the player is the monster. DD-12.3"""
    slot = next((n for n, m in enumerate(table.monsters) if m.tier == NONE), NONE)
    if slot == NONE:
        return
    monster = table.monsters[slot]
    monster.tier, monster.area, monster.rider = LEADER, guardian.area, guardian.number
    guardian.consumed = True
    guardian.fame = 0
    for citadel in alliances(table, guardian.number):
        table.allies = set_at(table.allies, citadel, NONE)
        table.bonds = set_at(table.bonds, citadel, 0)
    strip_consumed(table, guardian)
    table.reveal(events.Consumed(guardian.number))
    table.tell(dusk_events.MonsterCame(NOBODY, monster.area, table.as_told(MONSTER + slot)))
    if table.active == guardian.number:
        end_turn_of(table, guardian.number)
    drop_duties(table, guardian.number)


def drop_duties(table: Land, number: int) -> None:
    """What a Guardian had under way ends; only figures that have to make room still do. DD-12.3"""
    frames = table.main.frames
    frames[:] = [f for f in frames if f.seat != number or isinstance(f, Sending)]


def strip_consumed(table: Land, guardian: Guardian) -> None:
    """Of all that was a Guardian's only the Dark Corruption is left. DD-12.3"""
    for card in (*guardian.supplies, *(card for card, _ in guardian.equipment)):
        throw(table, card)
    guardian.hand, guardian.equipment = tuple(guardian.corruption), ()
    lose_spectre(table, guardian)
    guardian.relics, guardian.coins, guardian.mana = (0, 0, 0), 0, 0
    table.traps = tuple([trap for trap in table.traps if trap[0] != guardian.number])
    if guardian.mission != NONE:
        table.mission_pile += (guardian.mission,)
        guardian.mission, guardian.declared = NONE, False
    table.order_pile += guardian.orders
    guardian.orders = ()
