"""DD-9 Missions: an area to reach, an attribute to raise, a relic to seek."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_fame, did, without
from dawnbreach.darkest_doom.relics import Seeking
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no

FAR = 3
"""How far away a mission is declared from. DD-9.3"""
DESTINY = tuple(range(1, 11))


def draw_mission(table: Land, guardian: Guardian) -> None:
    """Take a mission and mark what it is for. DD-9.2"""
    if not table.missions:
        table.missions, table.mission_pile = tuple(sorted(table.mission_pile)), ()
    guardian.mission = table.ask(guardian.number, "mission", table.missions)
    table.missions = without(table.missions, guardian.mission)
    guardian.declared = False
    table.tell(events.MissionSeen(guardian.number, guardian.mission))
    table.push(Marking(guardian.number))


class Mark(Choice[Land, "Marking"]):
    """Mark the attribute to raise and the relic to seek. DD-9.2"""

    pattern = "mark {attribute} {relic}"
    clause = "DD-9.2"
    attribute: int
    relic: int

    @classmethod
    def options(cls, table: Land, frame: Marking) -> Iterable[Self]:
        grid = cls.grid(table)
        return [choice for row in grid for choice in row]

    def forbids(self, table: Land, frame: Marking) -> Refusal | None:
        last = table.guardians[frame.seat].last_aim
        if last and last[0] == self.attribute:
            return no("DD-9.2", "same-attribute")
        return no("DD-9.2", "same-relic") if last and last[1] == self.relic else None

    def do(self, table: Land, frame: Marking) -> None:
        seat = frame.seat
        table.guardians[seat].aim = (self.attribute, self.relic)
        table.tell(events.MissionTaken(seat, self.attribute, self.relic))
        table.pop()


class Marking(Frame[Land]):
    """Choose what the mission is for. DD-9.2"""

    id = "marking"
    clause = "DD-9.2"
    kinds = (Mark,)


class Declare(Plain[Land, OwnTurn]):
    """Say where the mission leads, from at least three areas away. DD-9.3"""

    pattern = "declare"
    clause = "DD-9.3"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        guardian = table.guardians[frame.seat]
        return guardian.mission != NONE and not guardian.declared

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if guardian.mission == NONE:
            return no("DD-9.1", "no-mission")
        if guardian.declared:
            return no("DD-9.3", "declared-already")
        near = table.distance(guardian.area, table.content.missions[guardian.mission].area) < FAR
        return no("DD-9.3", "too-near", n=FAR) if near else None

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        guardian.declared = True
        table.reveal(events.MissionDeclared(seat, table.content.missions[guardian.mission].area))


class Complete(Plain[Land, OwnTurn]):
    """Complete the mission in its area. DD-9.4"""

    pattern = "complete"
    clause = "DD-9.4"

    @classmethod
    def likely(cls, table: Land, frame: OwnTurn) -> bool:
        guardian = table.guardians[frame.seat]
        return guardian.mission != NONE and guardian.area == table.content.missions[guardian.mission].area

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if guardian.mission == NONE:
            return no("DD-9.1", "no-mission")
        here = guardian.area == table.content.missions[guardian.mission].area
        return None if here else no("DD-9.4", "not-in-area")

    def do(self, table: Land, frame: OwnTurn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        mission = guardian.mission
        table.reveal(events.MissionDone(seat, mission))
        add_fame(table, guardian, 3 if guardian.declared else 1)
        did(guardian, "mission")
        if guardian.declared:
            did(guardian, "declared-mission")
        raise_attribute(table, guardian, guardian.aim[0])
        guardian.mission, guardian.declared = NONE, False
        table.mission_pile += (mission,)
        value = table.ask(seat, "destiny", DESTINY)
        table.tell(events.DestinyRolled(seat, value))
        table.push(Seeking(seat, value, mission))


def raise_attribute(table: Land, guardian: Guardian, attribute: int) -> None:
    """One point more, up to the limit; present wounds stay. DD-9.5"""
    value = min(table.content.numbers.attribute_max, guardian.attributes[attribute] + 1)
    raised = value - guardian.attributes[attribute]
    guardian.attributes = set_at(guardian.attributes, attribute, value)
    if attribute == 3:
        guardian.wounds += raised
    table.tell(events.AttributeRaised(guardian.number, attribute, value))
