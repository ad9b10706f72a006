"""DD-10.1, DD-10.5 Equipment and battle spells: what is used in turns and combats. Tools of tests are in ambush.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.cards import design, effects_of, forbids_cost, held, play_out
from dawnbreach.darkest_doom.common import did, has_ability, throw
from dawnbreach.darkest_doom.content import Card, Effect
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.possible import forbids_idle
from dawnbreach.darkest_doom.state import ATTACK, NONE, SWORD, Guardian, Land
from dawnbreach.darkest_doom.steps import Exchange, OwnTurn
from dawnbreach.kernel import Choice, Plain, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.generic import F

BEFORE_ROLL = frozenset({"dice"})
AFTER_ROLL = frozenset({"change", "reroll"})
SENSES_BIT = 1 << 7
SILENCE_BIT = 1 << 6
"""An Echo forbids spells in this combat. DD-7.5"""


def wear(table: Land, guardian: Guardian, slot: int) -> None:
    """A use takes a damage marker; none left: discarded. DD-10.1"""
    card, uses = guardian.equipment[slot]
    table.tell(events.EquipmentUsed(guardian.number, card))
    did(guardian, "equipment")
    guardian.worn |= 1 << slot
    if uses > 1:
        changed = list(guardian.equipment)
        changed[slot] = (card, uses - 1)
        guardian.equipment = tuple(changed)
        return
    guardian.equipment = guardian.equipment[:slot] + guardian.equipment[slot + 1 :]
    other = guardian.worn >> (1 - slot) & 1
    guardian.worn = guardian.worn & (SENSES_BIT | SILENCE_BIT) | other
    throw(table, card)


def forbids_timing(effects: Iterable[Effect], rolled: bool) -> Refusal | None:
    """More dice come before the roll of a combat, changes after it. DD-7.2"""
    if is_late(effects, rolled):
        return no("DD-7.2", "before-roll")
    return no("DD-7.2", "after-roll") if is_early(effects, rolled) else None


def is_late(effects: Iterable[Effect], rolled: bool) -> bool:
    """Would it add dice to a roll that has been made? DD-7.2, DD-10.1"""
    return rolled and any(effect.verb in BEFORE_ROLL for effect in effects)


def is_early(effects: Iterable[Effect], rolled: bool) -> bool:
    """Would it change dice that nobody has rolled yet? DD-7.2, DD-10.1"""
    return not rolled and any(effect.verb in AFTER_ROLL for effect in effects)


def attack_dice(table: Land, guardian: Guardian) -> int:
    """How many dice a Guardian who fights would roll now. DD-7.2, DD-13.7"""
    spectre = table.content.numbers.spectre_attack + guardian.spectre if guardian.spectre else 0
    return guardian.attributes[ATTACK] + guardian.more_dice + spectre


class UseChoice(Choice[Land, F]):
    """Use equipment of the kind this step is for. DD-10.1"""

    slot: int
    use: ClassVar[str] = ""
    """The kind of equipment."""

    @classmethod
    def options(cls, table: Land, frame: F) -> Iterable[Self]:
        worn = table.guardians[frame.seat].equipment
        return cls.row(table)[: len(worn)] if worn else ()

    def forbids(self, table: Land, frame: F) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if self.slot >= len(guardian.equipment):
            return no("DD-10.1", "no-such-tool")
        card = design(table, guardian.equipment[self.slot][0])
        if card.kind != self.use:
            return no("DD-10.1", "other-tool")
        if self.use != "turn" and guardian.worn >> self.slot & 1:
            return no("DD-10.1", "tool-used")
        return self.forbids_now(table, frame, card)

    def forbids_now(self, table: Land, frame: F, card: Card) -> Refusal | None:
        return None

    def do(self, table: Land, frame: F) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        effects = effects_of(table, guardian.equipment[self.slot][0])
        wear(table, guardian, self.slot)
        push_effects(table, seat, effects)


class UseTurn(UseChoice[OwnTurn]):
    """Use a tool in your turn. DD-10.1"""

    pattern = "apply {slot}"
    clause = "DD-10.1"
    use = "turn"

    def forbids_now(self, table: Land, frame: OwnTurn, card: Card) -> Refusal | None:
        return forbids_idle(table, table.guardians[frame.seat], card)


def hand_over(table: Land, frame: Exchange) -> None:
    """After a card it is the other's turn to play one. DD-7.2"""
    if frame.other != NONE:
        table.become(frame.but(seat=frame.other, other=frame.seat, passes=0))


class UseCombat(UseChoice[Exchange]):
    """Use a weapon in combat. DD-10.1"""

    pattern = "use {slot}"
    clause = "DD-10.1"
    use = "combat"

    def forbids_now(self, table: Land, frame: Exchange, card: Card) -> Refusal | None:
        return forbids_timing(card.effects, frame.rolled)

    def do(self, table: Land, frame: Exchange) -> None:
        hand_over(table, frame)
        super().do(table, frame)


class Cast(Choice[Land, Exchange]):
    """Play a battle spell. DD-10.5"""

    pattern = "cast {card}"
    clause = "DD-10.5"
    card: int

    @classmethod
    def options(cls, table: Land, frame: Exchange) -> Iterable[Self]:
        row = cls.row(table)
        return [row[card] for card in held(table, frame.seat, 2, ("battle",))]

    def forbids(self, table: Land, frame: Exchange) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        if self.card not in guardian.hand:
            return no("DD-10.5", "not-in-hand")
        card = design(table, self.card)
        if card.deck != 2:
            return no("DD-10.2", "trap-waits") if card.deck == 1 else no("DD-3.5", "spells-only")
        if card.kind != "battle":
            return no("DD-10.5", "battle-only")
        if guardian.worn & SILENCE_BIT:
            return no("DD-7.5", "silenced")
        return forbids_cost(table, guardian, card.cost, spell=True) or forbids_timing(card.effects, frame.rolled)

    def do(self, table: Land, frame: Exchange) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        enemy = frame.other
        hand_over(table, frame)
        did(guardian, "spell")
        did(guardian, "battle-spell")
        push_effects(table, seat, effects_of(table, self.card), enemy)
        play_out(table, guardian, self.card)


class Senses(Plain[Land, Exchange]):
    """Keen Senses: one die less for two swords. DD-1.5"""

    pattern = "senses"
    clause = "DD-1.5"

    @classmethod
    def likely(cls, table: Land, frame: Exchange) -> bool:
        return has_ability(table, table.guardians[frame.seat], "keen-senses")

    def forbids(self, table: Land, frame: Exchange) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        if not has_ability(table, guardian, "keen-senses"):
            return no("DD-1.5", "no-senses")
        if guardian.worn & SENSES_BIT:
            return no("DD-1.5", "tool-used")
        if frame.rolled:
            return no("DD-7.2", "before-roll")
        return None if attack_dice(table, guardian) > 0 else no("DD-1.5", "no-die-to-spare")

    def do(self, table: Land, frame: Exchange) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        guardian.more_dice -= 1
        guardian.bonus += (SWORD, SWORD)
        guardian.worn |= SENSES_BIT
        table.tell(events.AbilityUsed(seat, guardian.who))
        hand_over(table, frame)
