"""Potions: gained, thrown away, declined. Drinking them is in fight.py and penalties.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.common import Done
from dawnbreach.sanctum.state import Hero, Table


def add_potion(hero: Hero, potion: int, count: int = 1) -> None:
    """Change the number of potions of a colour."""
    hero.potions = set_at(hero.potions, potion, hero.potions[potion] + count)


def has_full_slots(hero: Hero) -> bool:
    """Does every slot hold a potion? SAN-6.6"""
    return sum(hero.potions) >= hero.potion_slots


def forbids_gaining(hero: Hero) -> Refusal | None:
    """A potion needs an empty slot. SAN-6.6"""
    return no("SAN-6.6", "slots-full", slots=hero.potion_slots) if has_full_slots(hero) else None


class PourStep(Frame[Table]):
    """A step in which potions may be thrown away."""

    drinks: ClassVar[bool] = False
    """Does a potion thrown away here count as drunk? SAN-4.2"""

    def forbids_pouring(self, table: Table, hero: Hero, potion: int) -> Refusal | None:
        """Potions are thrown away only to make room. SAN-6.6"""
        free = hero.potion_slots - sum(hero.potions)
        return no("SAN-6.6", "slots-free", slots=free) if free > 0 else None


class Pour(Choice[Table, PourStep]):
    """Throw a potion away: before a roll, or to make room for another. SAN-4.2, SAN-6.6"""

    pattern = "pour {potion}"
    clause = "SAN-6.6"
    potion: int

    @classmethod
    def options(cls, table: Table, frame: PourStep) -> Iterable[Self]:
        return cls.row(table) if any(table.heroes[frame.seat].potions) else ()

    def forbids(self, table: Table, frame: PourStep) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if not hero.potions[self.potion]:
            return no(frame.clause, "no-potion")
        return frame.forbids_pouring(table, hero, self.potion)

    def do(self, table: Table, frame: PourStep) -> None:
        hero = table.heroes[frame.seat]
        add_potion(hero, self.potion, -1)
        hero.drunk += frame.drinks
        table.tell(events.Poured(hero.seat, self.potion))


class Fill(Choice[Table, "FillingSlot"]):
    """Choose the colour of a potion that is a gift. SAN-5.2"""

    pattern = "fill {potion}"
    clause = "SAN-5.2"
    potion: int

    @classmethod
    def options(cls, table: Table, frame: FillingSlot) -> Iterable[Self]:
        return cls.row(table)

    def forbids(self, table: Table, frame: FillingSlot) -> Refusal | None:
        return forbids_gaining(table.heroes[frame.seat])

    def do(self, table: Table, frame: FillingSlot) -> None:
        seat = frame.seat
        add_potion(table.heroes[seat], self.potion)
        table.tell(events.PotionGained(seat, self.potion))
        table.pop()


class Decline(Done["FillingSlot"]):
    """With full slots, keep what is in them. SAN-5.2"""

    pattern = "decline"
    clause = "SAN-5.2"

    def forbids(self, table: Table, frame: FillingSlot) -> Refusal | None:
        return None if has_full_slots(table.heroes[frame.seat]) else no("SAN-5.2", "room-for-potion")


class FillingSlot(PourStep):
    """Choose the colour of the potion; with full slots, what to throw away for it. SAN-5.2"""

    id = "filling-slot"
    clause = "SAN-5.2"
    kinds = (Fill, Pour, Decline)
