"""DD-10 Cards: what they cost, whom they aim at, when they are used. Their effects are in deeds.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_coins, add_mana, did, receive_corruption, throw, without
from dawnbreach.darkest_doom.content import AIMED, Card, Cost, Effect
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.figures import figure_of, figure_word
from dawnbreach.darkest_doom.possible import forbids_idle, is_possible
from dawnbreach.darkest_doom.state import MONSTER, NONE, URN, WISDOM, Guardian, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no

DAMAGE_MARKERS = 16
"""All there are, for everybody's equipment. DD-1.2"""


def design(table: Land, card: int) -> Card:
    return table.content.designs[card]


def effects_of(table: Land, card: int) -> tuple[Effect, ...]:
    return design(table, card).effects


# Costs


def forbids_cost(table: Land, guardian: Guardian, cost: Cost, spell: bool = False) -> Refusal | None:
    """Every component must be there. DD-3.5"""
    mana = cost.mana + (table.has_rule("rule dark mana") if spell else 0)
    if guardian.coins < cost.coins:
        return no("DD-3.5", "coins-missing", n=cost.coins)
    if guardian.mana < mana:
        return no("DD-3.5", "mana-missing", n=mana)
    if guardian.actions < cost.action:
        return no("DD-3.5", "actions-missing", n=cost.action)
    if guardian.relics[URN] < cost.urn:
        return no("DD-3.5", "urn-missing")
    if cost.corruption and len(guardian.corruption) + cost.corruption > guardian.attributes[WISDOM]:
        return no("DD-10.7", "corruption-full", n=cost.corruption)
    return None


def pay(table: Land, guardian: Guardian, cost: Cost, spell: bool = False) -> None:
    add_coins(table, guardian, -cost.coins)
    add_mana(table, guardian, -cost.mana - (table.has_rule("rule dark mana") if spell else 0))
    guardian.actions -= cost.action
    guardian.relics = set_at(guardian.relics, URN, guardian.relics[URN] - cost.urn)
    receive_corruption(table, guardian, cost.corruption)


def play_out(table: Land, guardian: Guardian, card: int) -> None:
    """Pay for a card and put it on its pile, face up."""
    chosen = design(table, card)
    guardian.hand = without(guardian.hand, card)
    throw(table, card)
    table.reveal(events.CardPlayed(guardian.number, card))
    pay(table, guardian, chosen.cost, spell=chosen.deck == 2)


def held(table: Land, seat: int, deck: int, kinds: tuple[str, ...]) -> list[int]:
    """Cards of a deck and kind in a hand."""
    designs, hand = table.content.designs, table.guardians[seat].supplies
    return [card for card in hand if designs[card].deck == deck and designs[card].kind in kinds]


# In the turn


def slots_free(guardian: Guardian) -> int:
    """Two equipment slots, one of which the Lake Spectre takes. DD-3.6, DD-13.7"""
    return 2 - len(guardian.equipment) - (guardian.spectre > 0)


def markers_left(table: Land) -> int:
    """Damage markers that lie on no equipment. DD-1.2"""
    return DAMAGE_MARKERS - sum([uses for g in table.guardians for _, uses in g.equipment])


def put_on(table: Land, guardian: Guardian, card: int) -> None:
    """Equipment comes into play with its damage markers, or with those that are left. DD-10.1"""
    printed, left = design(table, card).uses, markers_left(table)
    guardian.hand = without(guardian.hand, card)
    guardian.equipment += ((card, min(printed, left)),)
    table.reveal(events.CardPlayed(guardian.number, card))
    if left < printed:
        table.tell(events.MarkersShort(guardian.number, left))
    pay(table, guardian, design(table, card).cost)


def targets_of(table: Land, seat: int, reach: int) -> list[int]:
    """Guardians and monsters within range. DD-10.5"""
    here = table.guardians[seat].area
    found = [
        g.number
        for g in table.guardians
        if g.number != seat and g.alive and not g.consumed and table.distance(here, g.area) <= reach
    ]
    found += [
        MONSTER + n for n, m in enumerate(table.monsters) if m.tier != NONE and table.distance(here, m.area) <= reach
    ]
    return found


def fitting_targets(table: Land, seat: int, card: Card) -> list[int]:
    """Targets on which an aimed effect can do something. DD-3.5, DD-14.5"""
    guardian = table.guardians[seat]
    aimed = [effect for effect in card.effects if effect.verb in AIMED]
    found = targets_of(table, seat, card.range)
    return [figure for figure in found if any(is_possible(table, guardian, e, figure) for e in aimed)]


class Play(Choice[Land, OwnTurn]):
    """Play a Citadel Supplies card in your turn; encounters cost action points. DD-3.5, DD-10.6"""

    pattern = "play {card}"
    clause = "DD-3.5"
    card: int

    @classmethod
    def options(cls, table: Land, frame: OwnTurn) -> Iterable[Self]:
        """Traps wait, and battle spells are for combats. DD-10.2, DD-10.5"""
        row, designs = cls.row(table), table.content.designs
        hand = table.guardians[frame.seat].supplies
        return [row[card] for card in hand if designs[card].deck != 1 and designs[card].kind != "battle"]

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        if self.card not in guardian.hand:
            return no("DD-3.5", "not-in-hand")
        card = design(table, self.card)
        if card.deck == 1:
            return no("DD-10.2", "trap-waits")
        if card.deck == 2 and card.kind == "battle":
            return no("DD-10.5", "battle-only")
        if card.deck == 0 and slots_free(guardian) <= 0:
            return no("DD-3.6", "slots-full")
        if (refusal := forbids_cost(table, guardian, card.cost, spell=card.deck == 2)) is not None:
            return refusal
        if card.deck == 0:
            return None if markers_left(table) else no("DD-10.1", "markers-gone")
        if not card.range:
            return forbids_idle(table, guardian, card)
        return None if fitting_targets(table, seat, card) else no("DD-10.5", "no-target", n=card.range)

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        card = design(table, self.card)
        if card.deck == 0 or not card.needs_target:
            guardian.shaken = ()
        if card.deck == 0:
            put_on(table, guardian, self.card)
            return
        did(guardian, "spell" if card.deck == 2 else "encounter")
        if card.needs_target:
            table.push(Aiming(seat, self.card))
        else:
            push_effects(table, seat, card.effects)
        play_out(table, guardian, self.card)


class Aim(Choice[Land, "Aiming"]):
    """Choose the target of a card. DD-10.5"""

    pattern = "target {figure}"
    clause = "DD-10.5"
    exact = True
    figure: int

    @classmethod
    def options(cls, table: Land, frame: Aiming) -> Iterable[Self]:
        row = cls.row(table)
        found = fitting_targets(table, frame.seat, design(table, frame.card))
        return [row[figure_word(table, figure)] for figure in found]

    def forbids(self, table: Land, frame: Aiming) -> Refusal | None:
        allowed = fitting_targets(table, frame.seat, design(table, frame.card))
        return None if figure_of(table, self.figure) in allowed else no("DD-10.5", "out-of-range")

    def do(self, table: Land, frame: Aiming) -> None:
        seat = frame.seat
        target = figure_of(table, self.figure)
        if table.guardians[seat].shaken[:1] != (target,):
            table.guardians[seat].shaken = ()
        table.pop()
        table.tell(events.Aimed(seat, table.as_told(target)))
        push_effects(table, seat, effects_of(table, frame.card), target)


class Aiming(Frame[Land]):
    """Choose whom a card is aimed at. DD-10.5"""

    id = "aiming"
    clause = "DD-10.5"
    kinds = (Aim,)
    card: int
