"""DD-3 A player's turn: everything that can be done in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.areas import Lodge, Praise, Purge, Rite, Road, Summon
from dawnbreach.darkest_doom.cards import Play
from dawnbreach.darkest_doom.common import AreaChoice, add_coins, add_fame, did, discard, has_ability
from dawnbreach.darkest_doom.crimson_fate import call_back
from dawnbreach.darkest_doom.death import drop_equipment, lose_spectre, take_wounds
from dawnbreach.darkest_doom.equipment import UseTurn
from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.missions import Complete, Declare
from dawnbreach.darkest_doom.movement import Go
from dawnbreach.darkest_doom.order_achievements import Achieve
from dawnbreach.darkest_doom.relics import LayDown
from dawnbreach.darkest_doom.state import NONE, Land
from dawnbreach.darkest_doom.steps import OwnTurn
from dawnbreach.darkest_doom.traps import take_trap
from dawnbreach.darkest_doom.victory import Ally, Forsake, FreeMosh
from dawnbreach.kernel import Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no

MOST_TRAPS = 2


# Traps and equipment


def traps_out(table: Land, seat: int) -> int:
    """How many trap tokens of a seat lie on the map."""
    return len([owner for owner, _ in table.traps if owner == seat])


class SetTrap(AreaChoice["Turn"]):
    """One coin puts a trap token on an area. DD-10.2"""

    pattern = "trap {area}"
    clause = "DD-10.2"
    reversible = True

    @classmethod
    def areas(cls, table: Land, frame: Turn) -> Sequence[int]:
        if not table.guardians[frame.seat].coins or traps_out(table, frame.seat) >= MOST_TRAPS:
            return ()
        taken = {table.content.path, table.content.summit, *(area for _, area in table.traps)}
        taken |= {g.area for g in table.guardians if g.alive and not g.consumed}
        taken |= {m.area for m in table.monsters if m.tier != NONE}
        return [n for n in range(len(table.content.areas)) if n not in taken]

    def forbids(self, table: Land, frame: Turn) -> Refusal | None:
        closed = self.area in (table.content.path, table.content.summit)
        if closed or table.figure_at(self.area) != NONE or trap_at(table, self.area) != NONE:
            return no("DD-10.2", "not-bare")
        if not table.guardians[frame.seat].coins:
            return no("DD-10.2", "coins-missing", n=1)
        out = traps_out(table, frame.seat) >= MOST_TRAPS
        return no("DD-10.2", "traps-out", n=MOST_TRAPS) if out else None

    def do(self, table: Land, frame: Turn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        add_coins(table, guardian, -1)
        table.traps += ((seat, self.area),)
        did(guardian, "trap-set")
        table.tell(events.TrapSet(seat, self.area))


class LiftTrap(AreaChoice["Turn"]):
    """Take your own trap token back. DD-10.2"""

    pattern = "lift {area}"
    clause = "DD-10.2"

    @classmethod
    def areas(cls, table: Land, frame: Turn) -> Sequence[int]:
        return [area for owner, area in table.traps if owner == frame.seat] if table.traps else ()

    def do(self, table: Land, frame: Turn) -> None:
        take_trap(table, self.area)


class Drop(Choice[Land, "Turn"]):
    """Drop equipment for free. DD-3.6"""

    pattern = "drop {slot}"
    clause = "DD-3.6"
    exact = True
    slot: int

    @classmethod
    def options(cls, table: Land, frame: Turn) -> Iterable[Self]:
        worn = table.guardians[frame.seat].equipment
        return cls.row(table)[: len(worn)] if worn else ()

    def forbids(self, table: Land, frame: Turn) -> Refusal | None:
        return None if self.slot < len(table.guardians[frame.seat].equipment) else no("DD-3.6", "no-such-tool")

    def do(self, table: Land, frame: Turn) -> None:
        drop_equipment(table, table.guardians[frame.seat], self.slot)


class Release(Plain[Land, Frame[Land]]):
    """Let the Lake Spectre go, whatever is being decided. DD-13.7"""

    pattern = "release"
    clause = "DD-13.7"

    @classmethod
    def likely(cls, table: Land, frame: Frame[Land]) -> bool:
        return table.guardians[frame.seat].spectre > 0

    def forbids(self, table: Land, frame: Frame[Land]) -> Refusal | None:
        return None if table.guardians[frame.seat].spectre else no("DD-13.7", "no-spectre")

    def do(self, table: Land, frame: Frame[Land]) -> None:
        call_back(table)
        lose_spectre(table, table.guardians[frame.seat])


# Abilities


class Trick(Plain[Land, "Turn"]):
    """Magic Trick: discard your hand for two Fame. DD-1.5"""

    pattern = "trick"
    clause = "DD-1.5"

    @classmethod
    def likely(cls, table: Land, frame: Turn) -> bool:
        return has_ability(table, table.guardians[frame.seat], "magic-trick")

    def forbids(self, table: Land, frame: Turn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if not has_ability(table, guardian, "magic-trick"):
            return no("DD-1.5", "no-trick")
        return None if guardian.supplies else no("DD-1.5", "cards-missing", n=1)

    def do(self, table: Land, frame: Turn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        table.tell(events.AbilityUsed(seat, guardian.who))
        for card in guardian.supplies:
            discard(table, guardian, card)
        add_fame(table, guardian, 2)


class BloodStep(Plain[Land, "Turn"]):
    """Blood Step: one wound for one action point, once a phase. DD-1.5"""

    pattern = "blood step"
    clause = "DD-1.5"

    @classmethod
    def likely(cls, table: Land, frame: Turn) -> bool:
        return has_ability(table, table.guardians[frame.seat], "blood-step")

    def forbids(self, table: Land, frame: Turn) -> Refusal | None:
        guardian = table.guardians[frame.seat]
        if not has_ability(table, guardian, "blood-step"):
            return no("DD-1.5", "no-blood-step")
        return no("DD-1.5", "stepped-already") if guardian.stepped else None

    def do(self, table: Land, frame: Turn) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        guardian.stepped = True
        guardian.actions += 1
        table.tell(events.AbilityUsed(seat, guardian.who))
        take_wounds(table, guardian, 1, NONE)


class EndTurn(Plain[Land, "Turn"]):
    """End your turn. DD-3.1"""

    pattern = "end turn"
    clause = "DD-3.1"

    def do(self, table: Land, frame: Turn) -> None:
        table.pop()
        table.guardians[frame.seat].unsung = False


class Turn(OwnTurn):
    """Any number of actions in any order, as long as they can be paid. DD-3.1"""

    id = "turn"
    clause = "DD-3.1"
    kinds: ClassVar[tuple[type[Choice], ...]] = (
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
        LayDown,
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
