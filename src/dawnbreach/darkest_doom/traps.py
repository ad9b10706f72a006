"""DD-10.2 to DD-10.4 Traps: tokens on the map, and the card that makes them real."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.ambush import Test
from dawnbreach.darkest_doom.cards import design, effects_of, forbids_cost, held, play_out
from dawnbreach.darkest_doom.common import did
from dawnbreach.darkest_doom.content import Card
from dawnbreach.darkest_doom.doing import push_effects
from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.possible import is_of_use
from dawnbreach.darkest_doom.state import MONSTER, NONE, Land
from dawnbreach.kernel import Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no


def take_trap(table: Land, area: int) -> None:
    """The token goes back to its owner. DD-10.4"""
    owner = trap_at(table, area)
    table.traps = tuple([trap for trap in table.traps if trap[1] != area])
    table.tell(events.TrapTaken(owner, area))


def spring(table: Land, figure: int, area: int) -> None:
    """A figure has entered an area with somebody else's trap; only people are tested. DD-10.3, DD-10.4, DD-14.3"""
    owner = trap_at(table, area, figure)
    if owner == NONE:
        return
    table.push(Sprung(owner, figure, area))
    if figure < MONSTER and not table.guardians[figure].virtual:
        table.push(Test(figure, table.level))
    else:
        table.outcome = 1


class Sprung(Frame[Land]):
    """After a failed test, or at once against a monster, the owner may play a trap card. DD-10.4"""

    id = "sprung"

    figure: int
    area: int

    def run(self, table: Land) -> None:
        caught = table.outcome > 0
        take_trap(table, self.area)
        table.pop()
        if caught and table.guardians[self.seat].alive and not table.guardians[self.seat].consumed:
            table.push(Springing(self.seat, self.figure, self.area))


def fitting(table: Land, seat: int, figure: int) -> list[int]:
    """Trap cards in the owner's hand that catch this kind of figure, can be paid and are of use. DD-10.3, DD-3.5"""
    kind = "monster" if figure >= MONSTER else "guardian"
    guardian = table.guardians[seat]
    cards = [c for c in held(table, seat, 1, (kind, "any")) if touches(table, design(table, c), figure)]
    payable = [c for c in cards if forbids_cost(table, guardian, design(table, c).cost) is None]
    return [c for c in payable if is_of_use(table, guardian, design(table, c), figure)]


def touches(table: Land, card: Card, figure: int) -> bool:
    """Virtual Guardians only wounds, loss of Fame or being moved. DD-14.5"""
    virtual = figure < MONSTER and table.guardians[figure].virtual
    return not virtual or not card.needs_target or card.reaches_virtual


class Spring(Choice[Land, "Springing"]):
    """Play a trap card. DD-10.3"""

    pattern = "spring {card}"
    clause = "DD-10.3"
    exact = True
    card: int

    @classmethod
    def options(cls, table: Land, frame: Springing) -> Iterable[Self]:
        row = cls.row(table)
        return [row[card] for card in fitting(table, frame.seat, frame.figure)]

    def forbids(self, table: Land, frame: Springing) -> Refusal | None:
        return None if self.card in fitting(table, frame.seat, frame.figure) else no("DD-10.3", "no-fitting-trap")

    def do(self, table: Land, frame: Springing) -> None:
        seat = frame.seat
        table.pop()
        guardian = table.guardians[seat]
        did(guardian, "trap-sprung")
        table.tell(events.TrapSprung(seat, table.as_told(frame.figure), frame.area))
        push_effects(table, seat, effects_of(table, self.card), frame.figure, trap=True)
        play_out(table, guardian, self.card)


class LetGo(Plain[Land, "Springing"]):
    """Play no trap card. DD-10.3"""

    pattern = "let go"
    clause = "DD-10.3"

    def do(self, table: Land, frame: Springing) -> None:
        table.pop()


class Springing(Frame[Land]):
    """Choose the trap card, or none. DD-10.3"""

    id = "springing"
    clause = "DD-10.3"
    kinds = (LetGo, Spring)
    figure: int
    area: int
