"""What an effect works on: areas, buildings, Abysses, traps, alliances, relics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import AreaChoice, add_tendrils, did, discard
from dawnbreach.darkest_doom.crimson_fate import Enough
from dawnbreach.darkest_doom.doing import earn
from dawnbreach.darkest_doom.fate_track import remove_abyss
from dawnbreach.darkest_doom.figures import is_open, place, where
from dawnbreach.darkest_doom.movement import enter
from dawnbreach.darkest_doom.possible import clearable, disarmable, goals, raisable, sealable
from dawnbreach.darkest_doom.state import CORRUPTION, NONE, Guardian, Land
from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no


class Travel(AreaChoice["Travelling"]):
    """Go to an area of the kind a card names. DD-3.5"""

    pattern = "travel {area}"
    clause = "DD-3.5"

    @classmethod
    def areas(cls, table: Land, frame: Travelling) -> Sequence[int]:
        return goals(table, table.guardians[frame.seat], frame.kind)

    def do(self, table: Land, frame: Travelling) -> None:
        table.pop()
        earn(table)
        enter(table, table.guardians[frame.seat], self.area)


class Travelling(Frame[Land]):
    """Choose where to go. DD-3.5"""

    id = "travelling"
    clause = "DD-3.5"
    kinds = (Travel, Enough)
    kind: str


class Drive(AreaChoice["Pushing"]):
    """Move the target one area. DD-10.5"""

    pattern = "drive {area}"
    clause = "DD-10.5"

    @classmethod
    def areas(cls, table: Land, frame: Pushing) -> Sequence[int]:
        here = where(table, frame.figure)
        return [a for a in table.content.areas[here].next if table.figure_at(a) == NONE and is_open(table, a)]

    def do(self, table: Land, frame: Pushing) -> None:
        table.pop()
        earn(table)
        place(table, frame.figure, self.area)
        if frame.left > 1:
            table.push(frame.but(left=frame.left - 1))


class Pushing(Frame[Land]):
    """Move the target, area by area; tokens do not trigger. DD-10.5"""

    id = "pushing"
    clause = "DD-10.5"
    kinds = (Drive, Enough)
    figure: int
    left: int


class Clear(Choice[Land, "Clearing"]):
    """Remove tendrils from a building. DD-10"""

    pattern = "clear {building}"
    clause = "DD-6.5"
    exact = True
    building: int

    @classmethod
    def options(cls, table: Land, frame: Clearing) -> Iterable[Self]:
        row = cls.row(table)
        return [row[b] for b in clearable(table, table.guardians[frame.seat])]

    def forbids(self, table: Land, frame: Clearing) -> Refusal | None:
        allowed = clearable(table, table.guardians[frame.seat])
        return None if self.building in allowed else no("DD-6.5", "no-tendrils")

    def do(self, table: Land, frame: Clearing) -> None:
        count = min(frame.amount, table.tendrils[self.building])
        table.pop()
        earn(table)
        add_tendrils(table, self.building, -count)
        did(table.guardians[frame.seat], "clear", count)


class Clearing(Frame[Land]):
    """Choose the building. DD-6.5"""

    id = "clearing"
    clause = "DD-6.5"
    kinds = (Clear,)
    amount: int


class Seal(AreaChoice["Sealing"]):
    """Remove a Dark Abyss. DD-11.1"""

    pattern = "seal {area}"
    clause = "DD-11.1"

    @classmethod
    def areas(cls, table: Land, frame: Sealing) -> Sequence[int]:
        return sealable(table, table.guardians[frame.seat])

    def do(self, table: Land, frame: Sealing) -> None:
        table.pop()
        earn(table)
        remove_abyss(table, self.area)
        did(table.guardians[frame.seat], "close-abyss")


class Sealing(Frame[Land]):
    """Choose the Abyss. DD-11.1"""

    id = "sealing"
    clause = "DD-11.1"
    kinds = (Seal,)


class Disarm(AreaChoice["Disarming"]):
    """Give a trap token back to its owner. DD-10.2"""

    pattern = "disarm {area}"
    clause = "DD-10.2"

    @classmethod
    def areas(cls, table: Land, frame: Disarming) -> Sequence[int]:
        return disarmable(table, table.guardians[frame.seat])

    def do(self, table: Land, frame: Disarming) -> None:
        seat = frame.seat
        table.pop()
        earn(table)
        owner = next(owner for owner, area in table.traps if area == self.area)
        table.traps = tuple([trap for trap in table.traps if trap[1] != self.area])
        own = owner == seat
        table.tell(events.TrapTaken(seat, self.area) if own else events.TrapDisarmed(seat, owner, self.area))


class Disarming(Frame[Land]):
    """Choose the trap. DD-10.2"""

    id = "disarming"
    clause = "DD-10.2"
    kinds = (Disarm,)


class Bond(Choice[Land, "Bonding"]):
    """Raise an alliance of yours. DD-13.4"""

    pattern = "bond {colour}"
    clause = "DD-13.4"
    exact = True
    colour: int

    @classmethod
    def options(cls, table: Land, frame: Bonding) -> Iterable[Self]:
        row = cls.row(table)
        return [row[c] for c in raisable(table, frame.seat)]

    def forbids(self, table: Land, frame: Bonding) -> Refusal | None:
        return None if self.colour in raisable(table, frame.seat) else no("DD-13.4", "no-alliance")

    def do(self, table: Land, frame: Bonding) -> None:
        table.pop()
        earn(table)
        points = min(6, table.bonds[self.colour] + frame.amount)
        table.bonds = set_at(table.bonds, self.colour, points)
        table.tell(events.Allied(frame.seat, self.colour, points))


class Bonding(Frame[Land]):
    """Choose the alliance. DD-13.4"""

    id = "bonding"
    clause = "DD-13.4"
    kinds = (Bond,)
    amount: int


def shed(table: Land, guardian: Guardian, card: int) -> None:
    """Discard a Dark Corruption card, as an effect allows. DD-10.7"""
    discard(table, guardian, card)
    did(guardian, "cleanse")


def purge(table: Land, guardian: Guardian, count: int) -> None:
    """Discard so many Dark Corruption cards: all, or those the player chooses. DD-3.4"""
    if len(guardian.corruption) > count:
        table.push(Purging(guardian.number, count))
        return
    for card in guardian.corruption:
        shed(table, guardian, card)


class Cleanse(Choice[Land, "Cleansing | Purging"]):
    """Discard a Dark Corruption card from your hand. DD-10.7"""

    pattern = "cleanse {taint}"
    clause = "DD-10.7"
    exact = True
    taint: int

    @classmethod
    def options(cls, table: Land, frame: Cleansing | Purging) -> Iterable[Self]:
        row = cls.row(table)
        return [row[card - CORRUPTION] for card in table.guardians[frame.seat].corruption]

    def forbids(self, table: Land, frame: Cleansing | Purging) -> Refusal | None:
        held = CORRUPTION + self.taint in table.guardians[frame.seat].hand
        return None if held else no("DD-10.7", "not-in-hand")

    def do(self, table: Land, frame: Cleansing | Purging) -> None:
        guardian = table.guardians[frame.seat]
        table.pop()
        earn(table)
        shed(table, guardian, CORRUPTION + self.taint)
        if frame.left > 1 and guardian.corruption:
            table.push(frame.but(left=frame.left - 1))


class Cleansing(Frame[Land]):
    """Discard up to so many Dark Corruption cards, by an effect. DD-10.7"""

    id = "cleansing"
    clause = "DD-10.7"
    kinds = (Cleanse, Enough)
    left: int


class Purging(Frame[Land]):
    """Discard as many as you have Acolytes. DD-3.4"""

    id = "purging"
    clause = "DD-3.4"
    kinds = (Cleanse,)
    left: int
