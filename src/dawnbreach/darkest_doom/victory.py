"""DD-13 Alliances, and the ways the game ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.ambush import Test
from dawnbreach.darkest_doom.common import did
from dawnbreach.darkest_doom.death import hurt
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.retreat import send_down
from dawnbreach.darkest_doom.state import CRYSTAL, NONE, Guardian, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no

MOST_ALLIES = 3
TOP = 6


# Alliances


def forbids_alliance(table: Land, guardian: Guardian, citadel: int) -> Refusal | None:
    """Fame at least 1, or as much as the present ally's points. DD-13.1"""
    if table.has_rule("rule citadels closed"):
        return no("DD-6.3", "citadels-closed")
    owner = table.allies[citadel]
    needed = 1 if owner in (NONE, guardian.number) else table.bonds[citadel]
    if guardian.fame < max(1, needed):
        return no("DD-13.1", "fame-missing", n=max(1, needed))
    return forbids_raising(table, guardian, citadel) if owner == guardian.number else None


def forbids_raising(table: Land, guardian: Guardian, citadel: int) -> Refusal | None:
    """An own alliance is raised with more Daily Fame than its points, and with the highest of all. DD-13.4"""
    if min(TOP, guardian.fame) <= table.bonds[citadel]:
        return no("DD-13.4", "not-higher", n=table.bonds[citadel])
    highest = max([g.fame for g in table.guardians])
    return no("DD-13.4", "not-highest", n=highest) if guardian.fame < highest else None


def alliances(table: Land, number: int) -> list[int]:
    return [citadel for citadel in range(4) if table.allies[citadel] == number]


def ally(table: Land, guardian: Guardian, citadel: int) -> None:
    """The marker on the number of your Fame, the dome on the Citadel; with 6 the Acolyte. DD-13.1, DD-13.3"""
    owner = table.allies[citadel]
    did(guardian, "alliance")
    if owner not in (NONE, guardian.number):
        did(guardian, "rob-alliance")
    points = min(TOP, guardian.fame)
    table.allies = set_at(table.allies, citadel, guardian.number)
    table.bonds = set_at(table.bonds, citadel, points)
    table.tell(events.Allied(guardian.number, citadel, points))
    if points == TOP and table.acolytes[citadel] and guardian.acolytes + guardian.moths < 3:
        table.acolytes = set_at(table.acolytes, citadel, 0)
        guardian.acolytes += 1
        table.tell(events.AcolyteGained(guardian.number, citadel))


def citadel_here(table: Land, guardian: Guardian) -> int:
    building = table.building(guardian.area)
    return building if 0 <= building < 4 else NONE


class Ally(Plain[Land, OwnTurn]):
    """Form an alliance with the Citadel you are at, or raise it. DD-13.1"""

    pattern = "ally"
    clause = "DD-13.1"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        return citadel_here(table, table.guardians[frame.seat]) != NONE

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        citadel = citadel_here(table, guardian)
        if citadel == NONE:
            return no("DD-13.1", "not-at-citadel")
        if (refusal := forbids_alliance(table, guardian, citadel)) is not None:
            return refusal
        mine = alliances(table, seat)
        full = citadel not in mine and len(mine) >= MOST_ALLIES
        return no("DD-13.2", "three-alliances") if full else None

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        ally(table, guardian, citadel_here(table, guardian))


class Forsake(Choice[Land, OwnTurn]):
    """Give up one of three alliances for the Citadel you are at. DD-13.2"""

    pattern = "forsake {colour}"
    clause = "DD-13.2"
    colour: int

    @classmethod
    def options(cls, table: Land, frame: OwnTurn) -> Iterable[Self]:
        if table.allies.count(frame.seat) < MOST_ALLIES:
            return ()
        row = cls.row(table)
        return [row[c] for c in alliances(table, frame.seat)]

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        seat = frame.seat
        guardian = table.guardians[seat]
        citadel, mine = citadel_here(table, guardian), alliances(table, seat)
        if citadel == NONE:
            return no("DD-13.1", "not-at-citadel")
        if self.colour not in mine:
            return no("DD-13.2", "no-alliance")
        if len(mine) < MOST_ALLIES or citadel in mine:
            return no("DD-13.2", "room-left")
        return forbids_alliance(table, guardian, citadel)

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        table.allies = set_at(table.allies, self.colour, NONE)
        table.bonds = set_at(table.bonds, self.colour, 0)
        ally(table, guardian, citadel_here(table, guardian))


# Freeing Mosh


class FreeMosh(Plain[Land, OwnTurn]):
    """With three Seal Crystals at the Monolith: an ambush test. DD-13.5"""

    pattern = "free mosh"
    clause = "DD-13.5"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        return table.guardians[frame.seat].area == table.content.monolith

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if guardian.area != table.content.monolith:
            return no("DD-13.5", "not-at-monolith")
        return None if guardian.relics[CRYSTAL] >= 3 else no("DD-13.5", "crystals-missing")

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        table.push(Freed(seat))
        table.push(Test(seat, table.level))


class Freed(Frame[Land]):
    """Passed: victory. Failed: wounds, the crystals lost, the living back to the Path. DD-13.5"""

    id = "freed"

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.seat]
        if table.outcome == 0:
            end(table, self.seat, 2)
            return
        guardian.relics = set_at(guardian.relics, CRYSTAL, 0)
        table.push(BackToPath(self.seat))
        hurt(table, guardian, table.outcome, NONE)


class BackToPath(Frame[Land]):
    """A Guardian who failed at the Monolith and lives goes to the Path. DD-13.5"""

    id = "back-to-path"

    def run(self, table: Land) -> None:
        table.pop()
        if table.guardians[self.seat].area == table.content.monolith:
            send_down(table, self.seat)
