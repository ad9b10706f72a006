"""DD-4 Crimson Fate: rolling, and changing dice with cards. Ambush tests are in ambush.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import did, discard
from dawnbreach.darkest_doom.fate_track import move_marker, pair
from dawnbreach.darkest_doom.state import (
    CRIMSON_DICE,
    DAWN,
    DUSK,
    MOON,
    NONE,
    PRIESTESS,
    SHIELD,
    SWORD,
    Guardian,
    Land,
)
from dawnbreach.darkest_doom.steps import Exchange
from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no

FACES = (0, 1, 2, 3, 4, 5)


def roll(table: Land, guardian: Guardian, count: int) -> None:
    """Roll Crimson Fate dice, at most all there are; every Moon moves the Fate marker. DD-4.1, DD-4.3"""
    if count > CRIMSON_DICE:
        table.tell(events.DiceCapped(guardian.number, CRIMSON_DICE, count))
    dice = range(min(count, CRIMSON_DICE))
    guardian.dice = tuple([table.ask(guardian.number, "crimson", FACES) for _ in dice])
    table.tell(events.DiceRolled(guardian.number, guardian.dice))
    move_marker(table, guardian, guardian.dice.count(MOON))


def hits(table: Land, icons: Iterable[int]) -> int:
    """Swords and Priestesses hit, Dawns at Dawn, Dusks at Dusk. DD-4.1"""
    good = (SWORD, PRIESTESS, DUSK if table.dusk else DAWN)
    return sum([icon in good for icon in icons])


def parries(icons: Iterable[int]) -> int:
    return sum([icon == SHIELD for icon in icons])


def turn_die(table: Land, guardian: Guardian, die: int, icon: int) -> None:
    """Turn a die; a Moon made so never moves the marker. DD-4.3"""
    guardian.dice = set_at(guardian.dice, die, icon)
    table.tell(events.DieChanged(guardian.number, die, icon))


def clear_dice(guardian: Guardian) -> None:
    """Put the dice away after a combat or a test."""
    guardian.dice, guardian.bonus = (), ()
    guardian.more_dice = guardian.weaken = guardian.worn = 0
    guardian.free = NONE


def forbids_die(guardian: Guardian, die: int) -> Refusal | None:
    return None if die < len(guardian.dice) else no("DD-4.2", "no-such-die", dice=len(guardian.dice))


def call_back(table: Land) -> None:
    """In a combat of two, a pass no longer counts once the other changes a die. DD-4.2, DD-7.2"""
    frame = table.here.frames[-1]
    if isinstance(frame, Exchange) and frame.passes:
        table.become(frame.but(passes=0))


class Fate(Choice[Land, Frame[Land]]):
    """Discard a Supplies card to turn a die to the icon printed on this copy. DD-4.2, DD-4.6"""

    pattern = "fate {card} {die}"
    clause = "DD-4.2"
    exact = True
    card: int
    die: int

    @classmethod
    def options(cls, table: Land, frame: Frame[Land]) -> Iterable[Self]:
        guardian = table.guardians[frame.seat]
        if not guardian.dice:
            return ()
        grid, supplies = cls.grid(table), table.content.supplies
        return [
            grid[card][die]
            for card in guardian.supplies
            for die, icon in enumerate(guardian.dice)
            if icon != supplies[card][1]
        ]

    def forbids(self, table: Land, frame: Frame[Land]) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if self.card not in guardian.hand:
            return no("DD-4.2", "not-in-hand")
        if (refusal := forbids_die(guardian, self.die)) is not None:
            return refusal
        same = guardian.dice[self.die] == table.content.supplies[self.card][1]
        return no("DD-4.2", "same-icon") if same else None

    def do(self, table: Land, frame: Frame[Land]) -> None:
        guardian = table.guardians[frame.seat]
        discard(table, guardian, self.card)
        call_back(table)
        turn_die(table, guardian, self.die, table.content.supplies[self.card][1])
        did(guardian, "change-die")


class Free(Choice[Land, Frame[Land]]):
    """Turn one die of this roll to an icon of the Fate track, without a card. DD-5.3"""

    pattern = "free {die} {icon}"
    clause = "DD-5.3"
    exact = True
    die: int
    icon: int

    @classmethod
    def options(cls, table: Land, frame: Frame[Land]) -> Iterable[Self]:
        guardian = table.guardians[frame.seat]
        if guardian.free == NONE:
            return ()
        grid = cls.grid(table)
        icons = pair(table, guardian.free)
        return [grid[die][icon] for die, now in enumerate(guardian.dice) for icon in icons if icon != now]

    def forbids(self, table: Land, frame: Frame[Land]) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if guardian.free == NONE:
            return no("DD-5.3", "no-free-change")
        if (refusal := forbids_die(guardian, self.die)) is not None:
            return refusal
        if guardian.dice[self.die] == self.icon:
            return no("DD-5.3", "same-icon")
        return None if self.icon in pair(table, guardian.free) else no("DD-5.3", "other-icons")

    def do(self, table: Land, frame: Frame[Land]) -> None:
        guardian = table.guardians[frame.seat]
        guardian.free = NONE
        call_back(table)
        turn_die(table, guardian, self.die, self.icon)


class Change(Choice[Land, "Changing"]):
    """Turn a die to any icon, by an effect. DD-10.1"""

    pattern = "change {die} {icon}"
    clause = "DD-4.2"
    exact = True
    die: int
    icon: int

    @classmethod
    def options(cls, table: Land, frame: Changing) -> Iterable[Self]:
        guardian = table.guardians[frame.seat]
        grid = cls.grid(table)
        return [grid[die][i] for die, icon in enumerate(guardian.dice) for i in FACES if i != icon]

    def forbids(self, table: Land, frame: Changing) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if (refusal := forbids_die(guardian, self.die)) is not None:
            return refusal
        return no("DD-4.2", "same-icon") if guardian.dice[self.die] == self.icon else None

    def do(self, table: Land, frame: Changing) -> None:
        seat = frame.seat
        turn_die(table, table.guardians[seat], self.die, self.icon)
        table.become(Changing(seat, frame.left - 1)) if frame.left > 1 else table.pop()


class Enough(Plain[Land, Frame[Land]]):
    """Leave the rest of an effect. DD-10.1"""

    pattern = "enough"
    clause = "DD-10.1"

    def do(self, table: Land, frame: Frame[Land]) -> None:
        table.pop()


class Changing(Frame[Land]):
    """Turn up to so many dice to any icon. DD-10.1"""

    id = "changing"
    clause = "DD-10.1"
    kinds = (Change, Enough)
    left: int


class Reroll(Choice[Land, "Rerolling"]):
    """Roll a die again; a Moon counts again. DD-10.1"""

    pattern = "reroll {die}"
    clause = "DD-10.1"
    exact = True
    die: int

    @classmethod
    def options(cls, table: Land, frame: Rerolling) -> Iterable[Self]:
        row = cls.row(table)
        return row[: len(table.guardians[frame.seat].dice)]

    def forbids(self, table: Land, frame: Rerolling) -> Refusal | None:
        return forbids_die(table.guardians[frame.seat], self.die)

    def do(self, table: Land, frame: Rerolling) -> None:
        seat = frame.seat
        table.become(Rerolling(seat, frame.left - 1)) if frame.left > 1 else table.pop()
        guardian = table.guardians[seat]
        icon = table.ask(seat, "crimson", FACES)
        guardian.dice = set_at(guardian.dice, self.die, icon)
        table.tell(events.DieRerolled(seat, self.die, icon))
        move_marker(table, guardian, int(icon == MOON))


class Rerolling(Frame[Land]):
    """Roll up to so many dice again. DD-10.1"""

    id = "rerolling"
    clause = "DD-10.1"
    kinds = (Reroll, Enough)
    left: int
