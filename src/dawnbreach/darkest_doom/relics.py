"""DD-9.4, DD-9.5 Relics: sought, taken, left and laid down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_coins
from dawnbreach.darkest_doom.doing import earn
from dawnbreach.darkest_doom.possible import relics_left
from dawnbreach.darkest_doom.state import Guardian, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no

# The search


class Coin(Choice[Land, "Seeking"]):
    """Spend a coin to change the Destiny die by one. DD-4.5"""

    pattern = "coin {way}"
    clause = "DD-4.5"
    way: int

    @classmethod
    def options(cls, table: Land, frame: Seeking) -> Iterable[Self]:
        return cls.row(table)

    def forbids(self, table: Land, frame: Seeking) -> Refusal | None:
        if not table.guardians[frame.seat].coins:
            return no("DD-4.5", "coins-missing", n=1)
        after = frame.value + (1 if self.way == 0 else -1)
        return None if 1 <= after <= 10 else no("DD-4.5", "die-ends")

    def do(self, table: Land, frame: Seeking) -> None:
        seat = frame.seat
        add_coins(table, table.guardians[seat], -1)
        table.become(Seeking(seat, frame.value + (1 if self.way == 0 else -1), frame.mission))


def is_found(table: Land, frame: Seeking) -> bool:
    """Does the Destiny die show what the mission asks for? DD-9.4"""
    return frame.value >= 5 if table.content.missions[frame.mission].high else frame.value <= 5


def wipe_marks(guardian: Guardian) -> int:
    """The mission is over and its marks belong to the past; returns the relic that was sought. DD-9.2"""
    guardian.last_aim, guardian.aim = guardian.aim, ()
    return guardian.last_aim[1]


class Seek(Plain[Land, "Seeking"]):
    """Let the Destiny die stand: is the relic found? DD-9.4"""

    pattern = "seek"
    clause = "DD-9.4"

    def do(self, table: Land, frame: Seeking) -> None:
        seat = frame.seat
        table.pop()
        relic = wipe_marks(table.guardians[seat])
        if is_found(table, frame):
            find(table, table.guardians[seat], relic)
        else:
            table.tell(events.RelicMissed(seat))


# What is found


def has_room(table: Land, guardian: Guardian) -> bool:
    """At most three relics, Lanterns in use among them. DD-9.5, DD-13.7"""
    return sum(guardian.relics) + guardian.spectre < table.content.numbers.relics_max


def find(table: Land, guardian: Guardian, relic: int) -> None:
    """A relic for the taking, if one of its kind is left; without room the player decides. DD-9.5"""
    if relic not in relics_left(table):
        table.tell(events.RelicMissed(guardian.number))
    elif has_room(table, guardian):
        guardian.relics = set_at(guardian.relics, relic, guardian.relics[relic] + 1)
        table.tell(events.RelicGained(guardian.number, relic))
        earn(table)
    else:
        table.push(Overladen(guardian.number, relic))


class TakeRelic(Choice[Land, "TakingRelic | Overladen"]):
    """Take the relic found, or one of your choice. DD-9.5"""

    pattern = "take {relic}"
    clause = "DD-9.5"
    relic: int

    @classmethod
    def options(cls, table: Land, frame: TakingRelic | Overladen) -> Iterable[Self]:
        return cls.row(table)

    def forbids(self, table: Land, frame: TakingRelic | Overladen) -> Refusal | None:
        if self.relic not in relics_left(table):
            return no("DD-9.4", "relic-gone")
        if not isinstance(frame, Overladen):
            return None
        if self.relic != frame.relic:
            return no("DD-9.5", "other-relic")
        full = not has_room(table, table.guardians[frame.seat])
        return no("DD-9.5", "relics-full", n=table.content.numbers.relics_max) if full else None

    def do(self, table: Land, frame: TakingRelic | Overladen) -> None:
        table.pop()
        find(table, table.guardians[frame.seat], self.relic)


class LeaveRelic(Plain[Land, "Seeking | TakingRelic | Overladen"]):
    """Leave a relic that is there for the taking. DD-9.5"""

    pattern = "leave relic"
    clause = "DD-9.5"

    def forbids(self, table: Land, frame: Seeking | TakingRelic | Overladen) -> Refusal | None:
        return no("DD-9.4", "not-found") if isinstance(frame, Seeking) and not is_found(table, frame) else None

    def do(self, table: Land, frame: Seeking | TakingRelic | Overladen) -> None:
        seat = frame.seat
        if isinstance(frame, Seeking):
            wipe_marks(table.guardians[seat])
        table.pop()
        table.tell(events.RelicLeft(seat))


class LayDown(Choice[Land, "Overladen | OwnTurn"]):
    """Lay down a relic, in your turn or to make room for another. DD-9.5"""

    pattern = "lay down {relic}"
    clause = "DD-9.5"
    exact = True
    relic: int

    @classmethod
    def options(cls, table: Land, frame: Overladen | OwnTurn) -> Iterable[Self]:
        held = table.guardians[frame.seat].relics
        return [choice for choice, n in zip(cls.row(table), held, strict=True) if n] if any(held) else ()

    def forbids(self, table: Land, frame: Overladen | OwnTurn) -> Refusal | None:
        return None if table.guardians[frame.seat].relics[self.relic] else no("DD-9.5", "no-such-relic")

    def do(self, table: Land, frame: Overladen | OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        guardian.relics = set_at(guardian.relics, self.relic, guardian.relics[self.relic] - 1)
        table.tell(events.RelicLaidDown(seat, self.relic))
        if isinstance(frame, Overladen):
            table.pop()
            find(table, guardian, frame.relic)


class Seeking(Frame[Land]):
    """Change the Destiny die with coins, then look. DD-9.4"""

    id = "seeking"
    clause = "DD-9.4"
    kinds = (Seek, Coin, LeaveRelic)
    value: int
    mission: int


class TakingRelic(Frame[Land]):
    """Choose which relic to take. DD-9.5"""

    id = "taking-relic"
    clause = "DD-9.5"
    kinds = (TakeRelic, LeaveRelic)


class Overladen(Frame[Land]):
    """Lay a relic down for the one found, or leave that. DD-9.5"""

    id = "overladen"
    clause = "DD-9.5"
    kinds = (LeaveRelic, LayDown, TakeRelic)
    relic: int
