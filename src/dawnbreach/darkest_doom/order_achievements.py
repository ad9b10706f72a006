"""DD-8 Order Achievements: conditions to announce, rewards to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.content import ATTRIBUTES, DEED_NUMBERS, RELICS, Condition
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.state import LANTERN, MONSTER, Guardian, Land
from dawnbreach.kernel import Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no


def amount_of(table: Land, guardian: Guardian, thing: str) -> int:
    return AMOUNTS[thing](table, guardian)


def bonds_of(table: Land, guardian: Guardian) -> list[int]:
    """The alliance points on each Citadel that is allied with a Guardian."""
    return [bond for owner, bond in zip(table.allies, table.bonds, strict=True) if owner == guardian.number]


AMOUNTS: Mapping[str, Callable[[Land, Guardian], int]] = {
    "coins": lambda table, me: me.coins,
    "mana": lambda table, me: me.mana,
    "cards": lambda table, me: len(me.hand),
    "corruption": lambda table, me: len(me.corruption),
    "relics": lambda table, me: sum(me.relics) + me.spectre,
    "crystals": lambda table, me: me.relics[RELICS.index("crystal")],
    "lanterns": lambda table, me: me.relics[LANTERN] + me.spectre,
    "urns": lambda table, me: me.relics[RELICS.index("urn")],
    "allies": lambda table, me: len(bonds_of(table, me)),
    "alliance-points": lambda table, me: sum(bonds_of(table, me)),
    "fame": lambda table, me: me.fame,
    "acolytes": lambda table, me: me.acolytes,
    "moths": lambda table, me: me.moths,
    "equipment": lambda table, me: len(me.equipment),
    "traps-set": lambda table, me: len([owner for owner, _ in table.traps if owner == me.number]),
}
"""What an achievement may ask for, to be had now."""


def is_beside(table: Land, guardian: Guardian, thing: str) -> bool:
    near = table.content.areas[guardian.area].next
    if thing == "abyss":
        return any(area in table.abysses for area in near)
    figures = [table.figure_at(area) for area in near]
    if thing == "monster":
        return any(f >= MONSTER for f in figures)
    return any(0 <= f < MONSTER for f in figures)


def others_fame(table: Land, guardian: Guardian) -> list[int]:
    return [g.fame for g in table.guardians if g.number != guardian.number]


CONDITIONS: Mapping[str, Callable[[Land, Guardian, Condition], bool]] = {
    "deed": lambda table, me, wanted: me.deeds[DEED_NUMBERS[wanted.name]] >= wanted.amount,
    "have": lambda table, me, wanted: amount_of(table, me, wanted.name) >= wanted.amount,
    "attribute": lambda table, me, wanted: me.attributes[ATTRIBUTES.index(wanted.name)] >= wanted.amount,
    "at": lambda table, me, wanted: table.content.areas[me.area].kind == wanted.name,
    "beside": lambda table, me, wanted: is_beside(table, me, wanted.name),
    "lowest": lambda table, me, wanted: me.fame <= min(others_fame(table, me), default=me.fame),
    "highest": lambda table, me, wanted: me.fame >= max(others_fame(table, me), default=me.fame),
}
"""Every kind of condition. DD-8.2"""


def design_of(table: Land, card: int) -> int:
    return table.content.achievement_cards[card]


def held_designs(table: Land, guardian: Guardian) -> list[int]:
    """The designs of the achievements held, each once."""
    found: list[int] = []
    for card in guardian.orders:
        if (design := design_of(table, card)) not in found:
            found.append(design)
    return found


def can_announce(table: Land, guardian: Guardian, design: int) -> bool:
    """Are all conditions of an achievement met? DD-8.2"""
    for condition in table.content.achievements[design].conditions:
        if not CONDITIONS[condition.kind](table, guardian, condition):
            return False
    return True


class Achieve(Choice[Land, Frame[Land]]):
    """Announce an achievement and take one of its rewards. DD-8.2"""

    pattern = "achieve {order} {reward}"
    clause = "DD-8.2"
    exact = True
    order: int
    reward: int

    @classmethod
    def options(cls, table: Land, frame: Frame[Land]) -> Iterable[Self]:
        guardian = table.guardians[frame.seat]
        designs = held_designs(table, guardian)
        met = [d for d in designs if can_announce(table, guardian, d)]
        if not met:
            return ()
        grid = cls.grid(table)
        return [grid[d][r] for d in met for r in range(len(table.content.achievements[d].rewards))]

    def forbids(self, table: Land, frame: Frame[Land]) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if self.order not in held_designs(table, guardian):
            return no("DD-8.2", "not-your-order")
        achievement = table.content.achievements[self.order]
        if self.reward >= len(achievement.rewards):
            return no("DD-8.2", "no-such-reward")
        return None if can_announce(table, guardian, self.order) else no("DD-8.2", "not-met")

    def do(self, table: Land, frame: Frame[Land]) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        card = next(c for c in guardian.orders if design_of(table, c) == self.order)
        guardian.orders = without(guardian.orders, card)
        table.order_pile += (card,)
        table.reveal(events.OrderMet(seat, self.order))
        push_effects(table, seat, table.content.achievements[self.order].rewards[self.reward])


# After your turn


class SayNothing(Plain[Land, "Announcing"]):
    """Announce no more achievements for now. DD-8.2"""

    pattern = "say nothing"
    clause = "DD-8.2"

    def do(self, table: Land, frame: Announcing) -> None:
        table.pop()
        table.guardians[frame.seat].unsung = False


class Announcing(Frame[Land]):
    """Announce what you have met since your turn was over. DD-8.2"""

    id = "announcing"
    clause = "DD-8.2"
    kinds = (SayNothing, Achieve)


def unsung(table: Land, numbers: Iterable[int]) -> list[int]:
    """Who of these holds achievements and did something since they could last be announced. DD-8.2"""
    return [n for n in numbers if table.guardians[n].unsung and table.guardians[n].orders]


# At Dusk


class Shed(Choice[Land, "Ordering"]):
    """Discard a held achievement before drawing. DD-8.1"""

    pattern = "shed {order}"
    clause = "DD-8.1"
    exact = True
    order: int

    @classmethod
    def options(cls, table: Land, frame: Ordering) -> Iterable[Self]:
        row = cls.row(table)
        return [row[d] for d in held_designs(table, table.guardians[frame.seat])]

    def forbids(self, table: Land, frame: Ordering) -> Refusal | None:
        held = held_designs(table, table.guardians[frame.seat])
        return None if self.order in held else no("DD-8.1", "not-your-order")

    def do(self, table: Land, frame: Ordering) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        card = next(c for c in guardian.orders if design_of(table, c) == self.order)
        guardian.orders = without(guardian.orders, card)
        table.order_pile += (card,)
        table.tell(events.OrderShed(seat))


class DrawOrders(Plain[Land, "Ordering"]):
    """Draw up to two achievements held. DD-8.1"""

    pattern = "draw orders"
    clause = "DD-8.1"

    def do(self, table: Land, frame: Ordering) -> None:
        table.pop()
        draw_orders(table, table.guardians[frame.seat])


def draw_orders(table: Land, guardian: Guardian) -> None:
    while len(guardian.orders) < 2:
        if not table.orders:
            table.orders, table.order_pile = tuple(sorted(table.order_pile)), ()
        if not table.orders:
            return
        card = table.ask(guardian.number, "order", table.orders)
        table.orders = without(table.orders, card)
        guardian.orders += (card,)
        table.tell(events.OrderSeen(guardian.number, design_of(table, card)))


class Ordering(Frame[Land]):
    """Exchange achievements, then draw up to two. DD-8.1"""

    id = "ordering"
    clause = "DD-8.1"
    kinds = (DrawOrders, Shed)
