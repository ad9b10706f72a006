"""What an effect works on: areas, buildings, Abysses, traps, alliances, relics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.combat import is_open, place, where
from dawnbreach.darkest_doom.common import add_relic, add_tendrils, did, discard
from dawnbreach.darkest_doom.crimson_fate import Enough
from dawnbreach.darkest_doom.fate_track import remove_abyss
from dawnbreach.darkest_doom.state import CORRUPTION, NONE, Guardian, Land
from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no


def goals(table: Land, guardian: Guardian, kind: str) -> list[int]:
    if kind == "temple":
        found = [table.content.temples[guardian.colour]]
    else:
        found = [n for n, area in enumerate(table.content.areas) if area.kind == kind]
    return [area for area in found if area != guardian.area]


def near(table: Land, guardian: Guardian) -> list[int]:
    return [guardian.area, *table.content.areas[guardian.area].next]


def clearable(table: Land, guardian: Guardian) -> list[int]:
    """Buildings with tendrils in or next to the Guardian's area."""
    found = [table.building(area) for area in near(table, guardian)]
    return [b for b in found if b != NONE and table.tendrils[b]]


def raisable(table: Land, number: int) -> list[int]:
    return [c for c in range(4) if table.allies[c] == number and table.bonds[c] < 6]


class AreaChoice(Choice):
    """A choice of an area among those the step allows."""

    area: int

    @classmethod
    def areas(cls, table: Land, seat: int) -> Sequence[int]:
        raise NotImplementedError(cls.__name__)

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[area] for area in cls.areas(table, seat)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if self.area in self.areas(table, seat) else no(self.clause, "not-there")


class Travel(AreaChoice):
    """Go to an area of the kind a card names. DD-3.5"""

    pattern = "travel {area}"
    clause = "DD-3.5"

    @classmethod
    def areas(cls, table: Land, seat: int) -> Sequence[int]:
        frame = table.frame(seat)
        assert isinstance(frame, Travelling)
        return goals(table, table.guardians[seat], frame.kind)

    def do(self, table: Land, seat: int) -> None:
        from dawnbreach.darkest_doom.movement import enter

        table.pop()
        enter(table, table.guardians[seat], self.area)


@dataclass(frozen=True)
class Travelling(Frame):
    """Choose where to go. DD-3.5"""

    clause = "DD-3.5"
    kinds = (Travel, Enough)
    kind: str


class Drive(AreaChoice):
    """Move the target one area. DD-10.5"""

    pattern = "drive {area}"
    clause = "DD-10.5"

    @classmethod
    def areas(cls, table: Land, seat: int) -> Sequence[int]:
        frame = table.frame(seat)
        assert isinstance(frame, Pushing)
        here = where(table, frame.figure)
        return [a for a in table.content.areas[here].next if table.figure_at(a) == NONE and is_open(table, a)]

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Pushing)
        place(table, frame.figure, self.area)
        table.become(Pushing(seat, frame.figure, frame.left - 1)) if frame.left > 1 else table.pop()


@dataclass(frozen=True)
class Pushing(Frame):
    """Move the target, area by area; tokens do not trigger. DD-10.5"""

    clause = "DD-10.5"
    kinds = (Drive, Enough)
    figure: int
    left: int


class Clear(Choice):
    """Remove tendrils from a building. DD-10"""

    pattern = "clear {building}"
    clause = "DD-6.5"
    building: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[b] for b in clearable(table, table.guardians[seat])]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        allowed = clearable(table, table.guardians[seat])
        return None if self.building in allowed else no("DD-6.5", "no-tendrils")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Clearing)
        count = min(frame.amount, table.tendrils[self.building])
        table.pop()
        add_tendrils(table, self.building, -count)
        did(table.guardians[seat], "clear", count)


@dataclass(frozen=True)
class Clearing(Frame):
    """Choose the building. DD-6.5"""

    clause = "DD-6.5"
    kinds = (Clear,)
    amount: int


class Seal(AreaChoice):
    """Remove a Dark Abyss. DD-11.1"""

    pattern = "seal {area}"
    clause = "DD-11.1"

    @classmethod
    def areas(cls, table: Land, seat: int) -> Sequence[int]:
        return [a for a in near(table, table.guardians[seat]) if a in table.abysses]

    def do(self, table: Land, seat: int) -> None:
        table.pop()
        remove_abyss(table, self.area)
        did(table.guardians[seat], "close-abyss")


@dataclass(frozen=True)
class Sealing(Frame):
    """Choose the Abyss. DD-11.1"""

    clause = "DD-11.1"
    kinds = (Seal,)


class Disarm(AreaChoice):
    """Give a trap token back to its owner. DD-10.2"""

    pattern = "disarm {area}"
    clause = "DD-10.2"

    @classmethod
    def areas(cls, table: Land, seat: int) -> Sequence[int]:
        close = near(table, table.guardians[seat])
        return [area for _, area in table.traps if area in close]

    def do(self, table: Land, seat: int) -> None:
        table.pop()
        owner = next(owner for owner, area in table.traps if area == self.area)
        table.traps = tuple([trap for trap in table.traps if trap[1] != self.area])
        own = owner == seat
        table.tell(events.TrapTaken(seat, self.area) if own else events.TrapDisarmed(seat, owner, self.area))


@dataclass(frozen=True)
class Disarming(Frame):
    """Choose the trap. DD-10.2"""

    clause = "DD-10.2"
    kinds = (Disarm,)


class Bond(Choice):
    """Raise an alliance of yours. DD-13.4"""

    pattern = "bond {colour}"
    clause = "DD-13.4"
    colour: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[c] for c in raisable(table, seat)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if self.colour in raisable(table, seat) else no("DD-13.4", "no-alliance")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Bonding)
        table.pop()
        points = min(6, table.bonds[self.colour] + frame.amount)
        table.bonds = set_at(table.bonds, self.colour, points)
        table.tell(events.Allied(seat, self.colour, points))


@dataclass(frozen=True)
class Bonding(Frame):
    """Choose the alliance. DD-13.4"""

    clause = "DD-13.4"
    kinds = (Bond,)
    amount: int


class TakeRelic(Choice):
    """Choose a relic. DD-9.5"""

    pattern = "take {relic}"
    clause = "DD-9.5"
    relic: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        return cls.row(table)

    def do(self, table: Land, seat: int) -> None:
        table.pop()
        add_relic(table, table.guardians[seat], self.relic)


@dataclass(frozen=True)
class TakingRelic(Frame):
    """Choose which relic. DD-9.5"""

    clause = "DD-9.5"
    kinds = (TakeRelic,)


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


class Cleanse(Choice):
    """Discard a Dark Corruption card from your hand. DD-10.7"""

    pattern = "cleanse {taint}"
    clause = "DD-10.7"
    taint: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[card - CORRUPTION] for card in table.guardians[seat].corruption]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        held = CORRUPTION + self.taint in table.guardians[seat].hand
        return None if held else no("DD-10.7", "not-in-hand")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, (Cleansing, Purging))
        guardian = table.guardians[seat]
        shed(table, guardian, CORRUPTION + self.taint)
        more = frame.left > 1 and guardian.corruption
        table.become(replace(frame, left=frame.left - 1)) if more else table.pop()


@dataclass(frozen=True)
class Cleansing(Frame):
    """Discard up to so many Dark Corruption cards, by an effect. DD-10.7"""

    clause = "DD-10.7"
    kinds = (Cleanse, Enough)
    left: int


@dataclass(frozen=True)
class Purging(Frame):
    """Discard as many as you have Acolytes. DD-3.4"""

    clause = "DD-3.4"
    kinds = (Cleanse,)
    left: int
