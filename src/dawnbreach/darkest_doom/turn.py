"""DD-3 A player's turn: moving, arriving, what the areas offer, abilities."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.abyss import face_abyss
from dawnbreach.darkest_doom.cards import Play, UseTurn, slots_free
from dawnbreach.darkest_doom.combat import fight
from dawnbreach.darkest_doom.common import (
    Draw,
    Plain,
    add_coins,
    add_fame,
    add_mana,
    did,
    discard,
    must_discard,
    set_at,
)
from dawnbreach.darkest_doom.death import drop_equipment, has_ability, lose_spectre, take_wounds
from dawnbreach.darkest_doom.deeds import AreaChoice
from dawnbreach.darkest_doom.missions import Complete, Declare
from dawnbreach.darkest_doom.order_achievements import Achieve
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, LANTERN, NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.traps import spring, take_trap, trap_at
from dawnbreach.darkest_doom.victory import Ally, Forsake, FreeMosh, alliances
from dawnbreach.kernel import Choice, Frame, Refusal
from dawnbreach.kernel.errors import no

MOST_TRAPS = 2


# Moving


def enter(table: Land, guardian: Guardian, area: int) -> None:
    """Come into an area; what waits there happens in its order. DD-3.3"""
    guardian.area = area
    table.tell(events.Walked(guardian.number, area))
    did(guardian, "moves")
    table.push(Arrival(guardian.number, area, 0))


@dataclass(frozen=True)
class Arrival(Frame):
    """Combat, Dark Abyss, trap; each only while the Guardian is still there. DD-3.3"""

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
    building = table.building(area)
    corrupted = 0 <= building < 4 and table.tendrils[building] == TENDRILS
    mountain = table.content.areas[area].kind == "mountain"
    return 1 + corrupted + (table.has_rule("rule mountains") if mountain else 0)


class Go(AreaChoice):
    """Move to an adjacent area. DD-3.2"""

    pattern = "go {area}"
    clause = "DD-3.2"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        return list(table.content.areas[table.guardians[seat].area].next)

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if self.area not in self.areas(table, seat):
            return no("DD-3.2", "not-adjacent")
        if guardian.halted:
            return no("DD-10.3", "halted")
        cost = step_cost(table, self.area)
        return no("DD-3.2", "actions-missing", n=cost) if guardian.actions < cost else None

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.actions -= step_cost(table, self.area)
        enter(table, guardian, self.area)


class Walk(AreaChoice):
    """Move one area without action points. DD-3.4"""

    pattern = "walk {area}"
    clause = "DD-3.4"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        frame = table.frame(seat)
        assert isinstance(frame, Walking)
        near = table.content.areas[table.guardians[seat].area].next
        last = frame.road and frame.left == 1
        return [a for a in near if not (last and table.content.areas[a].kind == "citadel")]

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Walking)
        if frame.left > 1:
            table.become(Walking(seat, frame.left - 1, frame.road))
        else:
            table.pop()
        enter(table, table.guardians[seat], self.area)


class StopWalk(Plain):
    """Walk no further; a Citadel's road does not end at a Citadel. DD-3.4"""

    pattern = "stop"
    clause = "DD-3.4"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        frame = table.frame(seat)
        assert isinstance(frame, Walking)
        area = table.content.areas[table.guardians[seat].area]
        stuck = not Walk.areas(table, seat)
        return no("DD-3.4", "not-at-a-citadel") if frame.road and area.kind == "citadel" and not stuck else None

    def do(self, table: Land, seat: int) -> None:
        table.pop()


@dataclass(frozen=True)
class Walking(Frame):
    """Free moves, area by area. DD-3.4"""

    clause = "DD-3.4"
    kinds = (Walk, StopWalk)
    left: int
    road: bool


# What areas offer


def kind_here(table: Land, seat: int) -> str:
    return table.content.areas[table.guardians[seat].area].kind


class Road(Plain):
    """Citadel: one coin for two areas, and one more per allied Citadel. DD-3.4"""

    pattern = "road"
    clause = "DD-3.4"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "citadel":
            return no("DD-3.4", "wrong-area")
        if guardian.halted:
            return no("DD-10.3", "halted")
        return None if guardian.coins else no("DD-3.4", "coins-missing", n=1)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        add_coins(table, guardian, -1)
        did(guardian, "citadel-road")
        table.push(Walking(seat, 2 + len(alliances(table, seat)), True))


class Rite(Choice):
    """Forest: two mana, discard two cards, draw two from one deck. DD-3.4"""

    pattern = "rite {deck}"
    clause = "DD-3.4"
    deck: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return grid

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "forest":
            return no("DD-3.4", "wrong-area")
        if guardian.mana < 2:
            return no("DD-3.4", "mana-missing", n=2)
        return None if len(guardian.supplies) >= 2 else no("DD-3.4", "cards-missing", n=2)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        add_mana(table, guardian, -2)
        did(guardian, "forest-rite")
        table.push(Draw(seat, self.deck))
        table.push(Draw(seat, self.deck))
        must_discard(table, guardian, 2)


class Lodge(AreaChoice):
    """Black Lodge Entrance: one action point to another Entrance. DD-3.4"""

    pattern = "lodge {area}"
    clause = "DD-3.4"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        here = table.guardians[seat].area
        return [n for n, a in enumerate(table.content.areas) if a.kind == "entrance" and n != here]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "entrance":
            return no("DD-3.4", "wrong-area")
        if table.has_rule("rule no lodge"):
            return no("DD-6.3", "lodge-closed")
        if guardian.halted:
            return no("DD-10.3", "halted")
        if guardian.actions < 1:
            return no("DD-3.4", "actions-missing", n=1)
        return super().forbids(table, seat)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.actions -= 1
        did(guardian, "lodge")
        enter(table, guardian, self.area)


class Summon(Choice):
    """Lake: one to three Lanterns summon the Lake Spectre. DD-3.4, DD-13.7"""

    pattern = "summon {lanterns}"
    clause = "DD-3.4"
    lanterns: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return grid[: table.guardians[seat].relics[LANTERN]]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if kind_here(table, seat) != "lake":
            return no("DD-3.4", "wrong-area")
        if guardian.relics[LANTERN] < self.lanterns + 1:
            return no("DD-3.4", "lanterns-missing", n=self.lanterns + 1)
        if any(g.spectre for g in table.guardians):
            return no("DD-13.7", "spectre-away")
        return None if slots_free(guardian) > 0 else no("DD-3.6", "slots-full")

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.relics = set_at(guardian.relics, LANTERN, guardian.relics[LANTERN] - self.lanterns - 1)
        guardian.spectre = self.lanterns + 1
        table.tell(events.SpectreSummoned(seat, guardian.spectre))


def forbids_temple(table: Land, seat: int) -> Refusal | None:
    """In Dawn, once, wherever you are, with Acolytes. DD-3.4"""
    guardian = table.guardians[seat]
    if table.dusk:
        return no("DD-3.4", "dawn-only")
    if not guardian.acolytes:
        return no("DD-3.4", "no-acolytes")
    return no("DD-3.4", "served-already") if guardian.served else None


class Praise(Plain):
    """Blood Temple: Daily Fame for your Acolytes. DD-3.4"""

    pattern = "praise"
    clause = "DD-3.4"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return forbids_temple(table, seat)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.served = True
        add_fame(table, guardian, guardian.acolytes)


class Purge(Plain):
    """Blood Temple: discard Dark Corruption for your Acolytes. DD-3.4"""

    pattern = "purge"
    clause = "DD-3.4"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        if not table.guardians[seat].corruption:
            return no("DD-3.4", "no-corruption")
        return forbids_temple(table, seat)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.served = True
        for card in guardian.corruption[: guardian.acolytes]:
            discard(table, guardian, card)
            did(guardian, "cleanse")


# Traps and equipment


class SetTrap(AreaChoice):
    """One coin puts a trap token on an area. DD-10.2"""

    pattern = "trap {area}"
    clause = "DD-10.2"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        guardian = table.guardians[seat]
        if not guardian.coins:
            return []
        return [n for n in range(len(table.content.areas)) if cls.is_bare(table, n)]

    @staticmethod
    def is_bare(table: Land, area: int) -> bool:
        if area in (table.content.path, table.content.summit):
            return False
        return table.figure_at(area) == NONE and trap_at(table, area) == NONE

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        if not table.guardians[seat].coins:
            return no("DD-10.2", "coins-missing", n=1)
        if sum(owner == seat for owner, _ in table.traps) >= MOST_TRAPS:
            return no("DD-10.2", "traps-out", n=MOST_TRAPS)
        return None if self.is_bare(table, self.area) else no("DD-10.2", "not-bare")

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        add_coins(table, guardian, -1)
        table.traps += ((seat, self.area),)
        did(guardian, "trap-set")
        table.tell(events.TrapSet(seat, self.area))


class LiftTrap(AreaChoice):
    """Take your own trap token back. DD-10.2"""

    pattern = "lift {area}"
    clause = "DD-10.2"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        return [area for owner, area in table.traps if owner == seat]

    def do(self, table: Land, seat: int) -> None:
        take_trap(table, self.area)


class Drop(Choice):
    """Drop equipment for free. DD-3.6"""

    pattern = "drop {slot}"
    clause = "DD-3.6"
    slot: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return grid[: len(table.guardians[seat].equipment)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if self.slot < len(table.guardians[seat].equipment) else no("DD-3.6", "no-such-tool")

    def do(self, table: Land, seat: int) -> None:
        drop_equipment(table, table.guardians[seat], self.slot)


class Release(Plain):
    """Let the Lake Spectre go. DD-13.7"""

    pattern = "release"
    clause = "DD-13.7"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if table.guardians[seat].spectre else no("DD-13.7", "no-spectre")

    def do(self, table: Land, seat: int) -> None:
        lose_spectre(table, table.guardians[seat])


# Abilities


class Trick(Plain):
    """Magic Trick: discard your hand for two Fame. DD-1.5"""

    pattern = "trick"
    clause = "DD-1.5"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if not has_ability(table, guardian, "magic-trick"):
            return no("DD-1.5", "no-trick")
        return None if guardian.supplies else no("DD-1.5", "cards-missing", n=1)

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        for card in guardian.supplies:
            discard(table, guardian, card)
        add_fame(table, guardian, 2)


class BloodStep(Plain):
    """Blood Step: one wound for one action point, once a phase. DD-1.5"""

    pattern = "blood step"
    clause = "DD-1.5"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        guardian = table.guardians[seat]
        if not has_ability(table, guardian, "blood-step"):
            return no("DD-1.5", "no-blood-step")
        return no("DD-1.5", "stepped-already") if guardian.stepped else None

    def do(self, table: Land, seat: int) -> None:
        guardian = table.guardians[seat]
        guardian.stepped = True
        guardian.actions += 1
        take_wounds(table, guardian, 1, NONE)


class EndTurn(Plain):
    """End your turn. DD-3.1"""

    pattern = "end turn"
    clause = "DD-3.1"

    def do(self, table: Land, seat: int) -> None:
        table.pop()


@dataclass(frozen=True)
class Turn(Frame):
    """Any number of actions in any order, as long as they can be paid. DD-3.1"""

    clause = "DD-3.1"
    kinds = (
        Go,
        Play,
        UseTurn,
        Road,
        Rite,
        Lodge,
        Summon,
        Praise,
        Purge,
        SetTrap,
        LiftTrap,
        Drop,
        Release,
        Ally,
        Forsake,
        Declare,
        Complete,
        Achieve,
        Trick,
        BloodStep,
        FreeMosh,
        EndTurn,
    )
