"""DD-3.2, DD-3.3 Moving, and what waits in an area."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.abyss import face_abyss
from dawnbreach.darkest_doom.combat import fight
from dawnbreach.darkest_doom.common import AreaChoice, did
from dawnbreach.darkest_doom.doing import earn
from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.darkest_doom.traps import spring
from dawnbreach.kernel import Frame, Plain, Refusal
from dawnbreach.kernel.errors import no


def enter(table: Land, guardian: Guardian, area: int) -> None:
    """Come into an area; what waits there happens in its order. DD-3.3"""
    guardian.area = area
    table.tell(events.Walked(guardian.number, area))
    did(guardian, "moves")
    table.push(Arrival(guardian.number, area, 0))


class Arrival(Frame[Land]):
    """Combat, Dark Abyss, trap; each only while the Guardian is still there. DD-3.3"""

    id = "arrival"

    area: int
    stage: int

    def run(self, table: Land) -> None:
        guardian = table.guardians[self.seat]
        if guardian.area != self.area or self.stage == 3:
            table.pop()
            return
        table.become(Arrival(self.seat, self.area, self.stage + 1))
        if self.stage == 0:
            self.combat(table)
        elif self.stage == 1 and self.area in table.abysses:
            face_abyss(table, self.seat, self.area)
        elif self.stage == 2 and trap_at(table, self.area, self.seat) != NONE:
            spring(table, self.seat, self.area)

    def combat(self, table: Land) -> None:
        """Entering an area with another figure means combat. DD-7.1"""
        if self.area == table.content.summit:
            fight(table, self.seat, HIGH_PRIESTESS, beside=False)
            return
        other = table.figure_at(self.area, but=self.seat)
        if other != NONE:
            fight(table, self.seat, other, beside=False)


def step_cost(table: Land, area: int) -> int:
    """One action point; two into a corrupted Citadel's area. DD-3.2"""
    building = table.content.buildings[area]
    if building == NONE:
        mountain = table.content.areas[area].kind == "mountain"
        return 1 + table.has_rule("rule mountains") if mountain else 1
    return 2 if building < 4 and table.tendrils[building] == TENDRILS else 1


def road(table: Land, start: int, goal: int) -> list[int]:
    """A shortest way, through the Black Lodge too while it is open; without the area it starts in. DD-3.2, DD-3.4"""
    way: list[int] = []
    while far := table.way(start, goal):
        start = next(area for area in beyond(table, start) if table.way(area, goal) < far)
        way.append(start)
    return way


def beyond(table: Land, area: int) -> list[int]:
    """The areas beside one, and from an Entrance the other Entrances. DD-3.4"""
    doors = table.content.of_kind["entrance"]
    lodge = area in doors and not table.has_rule("rule no lodge")
    return [*table.content.areas[area].next, *(doors if lodge else ())]


class Go(AreaChoice[OwnTurn]):
    """Move to an adjacent area. DD-3.2"""

    pattern = "go {area}"
    clause = "DD-3.2"

    @classmethod
    def areas(cls, table: Land, frame: OwnTurn) -> Sequence[int]:
        guardian = table.guardians[frame.seat]
        if guardian.halted or not guardian.actions:
            return ()
        return [a for a in table.content.areas[guardian.area].next if step_cost(table, a) <= guardian.actions]

    def forbids(self, table: Land, frame: OwnTurn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if self.area not in table.content.areas[guardian.area].next:
            return no("DD-3.2", "not-adjacent")
        if guardian.halted:
            return no("DD-10.3", "halted")
        cost = step_cost(table, self.area)
        return no("DD-3.2", "actions-missing", n=cost) if guardian.actions < cost else None

    def do(self, table: Land, frame: OwnTurn) -> None:
        guardian = table.guardians[frame.seat]
        guardian.actions -= step_cost(table, self.area)
        enter(table, guardian, self.area)


class Walk(AreaChoice["Walking"]):
    """Move one area without action points. DD-3.4"""

    pattern = "walk {area}"
    clause = "DD-3.4"

    @classmethod
    def areas(cls, table: Land, frame: Walking) -> Sequence[int]:
        guardian = table.guardians[frame.seat]
        near = () if guardian.halted else table.content.areas[guardian.area].next
        return [a for a in near if not cls.ends_at_citadel(table, frame, a)]

    @staticmethod
    def ends_at_citadel(table: Land, frame: Walking, area: int) -> bool:
        """Would a Citadel's road end at a Citadel? DD-3.4"""
        return frame.road and frame.left == 1 and table.content.areas[area].kind == "citadel"

    def forbids(self, table: Land, frame: Walking) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if guardian.halted:
            return no("DD-10.3", "halted")
        if self.area not in table.content.areas[guardian.area].next:
            return no("DD-3.4", "not-adjacent")
        return no("DD-3.4", "road-ends") if self.ends_at_citadel(table, frame, self.area) else None

    def do(self, table: Land, frame: Walking) -> None:
        seat = frame.seat
        table.pop()
        earn(table)
        if frame.left > 1:
            table.push(Walking(seat, frame.left - 1, frame.road))
        enter(table, table.guardians[seat], self.area)


class StopWalk(Plain[Land, "Walking"]):
    """Walk no further; a Citadel's road does not end at a Citadel. DD-3.4"""

    pattern = "stop"
    clause = "DD-3.4"

    def forbids(self, table: Land, frame: Walking) -> Refusal | None:
        seat = frame.seat
        area = table.content.areas[table.guardians[seat].area]
        stuck = not Walk.areas(table, frame)
        return no("DD-3.4", "not-at-a-citadel") if frame.road and area.kind == "citadel" and not stuck else None

    def do(self, table: Land, frame: Walking) -> None:
        table.pop()


class Walking(Frame[Land]):
    """Free moves, area by area. DD-3.4"""

    id = "walking"
    clause = "DD-3.4"
    kinds = (Walk, StopWalk)
    left: int
    road: bool
