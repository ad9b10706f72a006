"""What card effects do: one small function for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.cards import Defending, defend
from dawnbreach.darkest_doom.combat import beaten, draw_attack, is_open, place, stats, where
from dawnbreach.darkest_doom.common import (
    Draw,
    add_coins,
    add_fame,
    add_mana,
    add_relic,
    add_tendrils,
    did,
    discard,
    must_discard,
    receive_corruption,
    set_at,
)
from dawnbreach.darkest_doom.content import DECKS, ICONS, RELICS, Effect
from dawnbreach.darkest_doom.crimson_fate import Changing, Enough, Rerolling, clear_dice, parries
from dawnbreach.darkest_doom.death import hurt
from dawnbreach.darkest_doom.fate_track import remove_abyss
from dawnbreach.darkest_doom.state import MONSTER, NONE, Guardian, Land
from dawnbreach.kernel import Choice, Frame, Refusal
from dawnbreach.kernel.errors import no


@dataclass(frozen=True)
class Do(Frame):
    """One effect of a card, done by a seat, perhaps to a target. DD-10"""

    effect: int
    target: int

    def run(self, table: Land) -> None:
        table.pop()
        effect = table.doom.effects[self.effect]
        VERBS[effect.verb](table, table.guardians[self.seat], effect, self.target)


# Combat


def add_icons(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.bonus += tuple(ICONS.index(word) for word in effect.words)


def more_dice(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.more_dice += effect.amount


def change(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if guardian.dice:
        table.push(Changing(guardian.number, effect.amount))


def reroll(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if guardian.dice:
        table.push(Rerolling(guardian.number, effect.amount))


def weaken(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.weaken += effect.amount


# Wounds


def wound(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """Ranged rules: magic dice parry for a Guardian, a card tells a monster's health. DD-10.5"""
    if target == NONE:
        return
    if target < MONSTER and not table.guardians[target].virtual:
        defend(table, table.guardians[target], effect.amount, guardian.number)
        return
    if target >= MONSTER and table.monsters[target - MONSTER].tier == NONE:
        return
    last, card, dealt = guardian.shaken // 10000, guardian.shaken // 100 % 100, guardian.shaken % 100
    if last != target + 1:
        card, dealt = draw_attack(table), 0
    dealt += effect.amount
    guardian.shaken = (target + 1) * 10000 + card * 100 + dealt
    did(guardian, "ranged-hit")
    _, health = stats(table, target, card)
    table.tell(events.MonsterDrawn(guardian.number, dealt, health))
    if dealt >= health:
        guardian.shaken = 0
        beaten(table, target, guardian.number)


def end_defence(table: Land, seat: int) -> None:
    """Wounds minus shields. DD-10.5"""
    frame = table.here.frames[-1]
    assert isinstance(frame, Defending)
    guardian = table.guardians[seat]
    amount = max(0, frame.amount - parries(guardian.dice))
    clear_dice(guardian)
    table.pop()
    if amount:
        did(table.guardians[frame.by], "ranged-hit")
    hurt(table, guardian, amount, frame.by)


def heal(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    healed = min(guardian.wounds, effect.amount)
    if healed:
        guardian.wounds -= healed
        table.tell(events.Healed(guardian.number, healed))


# Gains and losses


def fame(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_fame(table, guardian, effect.amount)


def coins(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_coins(table, guardian, effect.amount)


def mana(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    add_mana(table, guardian, effect.amount)


def action(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    guardian.actions += effect.amount


def draw(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    deck = DECKS.index(effect.words[0]) if effect.words else NONE
    for _ in range(effect.amount):
        table.push(Draw(guardian.number, deck))


def cleanse(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    for card in guardian.corruption[: effect.amount]:
        discard(table, guardian, card)
        did(guardian, "cleanse")


def rob(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if 0 <= target < MONSTER:
        add_coins(table, guardian, -add_coins(table, table.guardians[target], -effect.amount))


def strip(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if 0 <= target < MONSTER:
        must_discard(table, table.guardians[target], effect.amount)


def shame(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if 0 <= target < MONSTER:
        add_fame(table, table.guardians[target], -effect.amount)


def drain(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if 0 <= target < MONSTER and not table.guardians[target].virtual:
        add_mana(table, table.guardians[target], -effect.amount)


def taint(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if 0 <= target < MONSTER:
        receive_corruption(table, table.guardians[target], effect.amount)


def relic(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if sum(guardian.relics) >= table.content.numbers.relics_max:
        return
    if effect.words[0] == "any":
        table.push(TakingRelic(guardian.number))
    else:
        add_relic(table, guardian, RELICS.index(effect.words[0]))


# Movement


def walk(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    from dawnbreach.darkest_doom.movement import Walking

    if not guardian.halted:
        table.push(Walking(guardian.number, effect.amount, False))


def travel(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if goals(table, guardian, effect.words[0]):
        table.push(Travelling(guardian.number, effect.words[0]))


def goals(table: Land, guardian: Guardian, kind: str) -> list[int]:
    if kind == "temple":
        found = [table.content.temples[guardian.colour]]
    else:
        found = [n for n, area in enumerate(table.content.areas) if area.kind == kind]
    return [area for area in found if area != guardian.area]


def push(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if target != NONE and where(table, target) != NONE:
        table.push(Pushing(guardian.number, target, effect.amount))


def halt(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    """A Guardian moves no more in this turn, a monster no further. DD-10.3"""
    from dawnbreach.darkest_doom.darkness import Stalk

    if 0 <= target < MONSTER:
        table.guardians[target].halted = True
        return
    for index, frame in enumerate(table.main.frames):
        if isinstance(frame, Stalk) and frame.monster == target - MONSTER:
            table.main.frames[index] = Stalk(frame.seat, frame.monster, 0, frame.goal)


# Buildings, Abysses, traps, alliances


def near(table: Land, guardian: Guardian) -> list[int]:
    return [guardian.area, *table.content.areas[guardian.area].next]


def clearable(table: Land, guardian: Guardian) -> list[int]:
    """Buildings with tendrils in or next to the Guardian's area."""
    found = [table.building(area) for area in near(table, guardian)]
    return [b for b in found if b != NONE and table.tendrils[b]]


def clear(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if clearable(table, guardian):
        table.push(Clearing(guardian.number, effect.amount))


def seal(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if any(area in table.abysses for area in near(table, guardian)):
        table.push(Sealing(guardian.number))


def disarm(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if any(area in near(table, guardian) for _, area in table.traps):
        table.push(Disarming(guardian.number))


def bond(table: Land, guardian: Guardian, effect: Effect, target: int) -> None:
    if raisable(table, guardian.number):
        table.push(Bonding(guardian.number, effect.amount))


def raisable(table: Land, number: int) -> list[int]:
    return [c for c in range(4) if table.allies[c] == number and table.bonds[c] < 6]


VERBS: dict[str, Callable[[Land, Guardian, Effect, int], None]] = {
    "add": add_icons,
    "dice": more_dice,
    "change": change,
    "reroll": reroll,
    "weaken": weaken,
    "wound": wound,
    "heal": heal,
    "fame": fame,
    "coins": coins,
    "mana": mana,
    "action": action,
    "draw": draw,
    "cleanse": cleanse,
    "rob": rob,
    "strip": strip,
    "shame": shame,
    "drain": drain,
    "taint": taint,
    "relic": relic,
    "walk": walk,
    "travel": travel,
    "push": push,
    "halt": halt,
    "clear": clear,
    "seal": seal,
    "disarm": disarm,
    "bond": bond,
}
"""Every verb a card may have. DD-10"""


# Choosing what an effect works on


class AreaChoice(Choice):
    """A choice of an area among those the step allows."""

    area: int

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
        raise NotImplementedError(cls.__name__)

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return [grid[area] for area in cls.areas(table, seat)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if self.area in self.areas(table, seat) else no(self.clause, "not-there")


class Travel(AreaChoice):
    """Go to an area of the kind a card names. DD-3.5"""

    pattern = "travel {area}"
    clause = "DD-3.5"

    @classmethod
    def areas(cls, table: Land, seat: int) -> list[int]:
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
    def areas(cls, table: Land, seat: int) -> list[int]:
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
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return [grid[b] for b in clearable(table, table.guardians[seat])]

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
    def areas(cls, table: Land, seat: int) -> list[int]:
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
    def areas(cls, table: Land, seat: int) -> list[int]:
        close = near(table, table.guardians[seat])
        return [area for _, area in table.traps if area in close]

    def do(self, table: Land, seat: int) -> None:
        table.pop()
        table.traps = tuple([trap for trap in table.traps if trap[1] != self.area])
        table.tell(events.TrapTaken(seat, self.area))


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
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return [grid[c] for c in raisable(table, seat)]

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
        grid: tuple[Choice, ...] = table.doom.notation.grids[cls]
        return grid

    def do(self, table: Land, seat: int) -> None:
        table.pop()
        add_relic(table, table.guardians[seat], self.relic)


@dataclass(frozen=True)
class TakingRelic(Frame):
    """Choose which relic. DD-9.5"""

    clause = "DD-9.5"
    kinds = (TakeRelic,)
