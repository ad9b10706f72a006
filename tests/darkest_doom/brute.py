"""Tests and combats played out in every way there is, through the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.ambush import AfterTest, TestTools
from dawnbreach.darkest_doom.combat import Casting
from dawnbreach.darkest_doom.common import Discarding
from dawnbreach.darkest_doom.crimson_fate import Changing, Rerolling
from dawnbreach.darkest_doom.death import Hurting
from dawnbreach.darkest_doom.fate_track import Growing
from dawnbreach.darkest_doom.odds.bout import Stakes
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import Choice, Event, Frame
from tests.forks import forks

INSIDE = (Casting, Changing, Discarding, Rerolling, Hurting, AfterTest, TestTools, Growing)
"""Steps of a test or a combat."""


class So(NamedTuple):
    """What a combat has come to so far."""

    killed: bool = False
    wounds: int = 0
    dead: bool = False

    def after(self, told: list[Event], seat: int) -> So:
        mine = [event for event in told if event.seat == seat]
        return So(
            self.killed or any(isinstance(event, (events.MonsterKilled, events.Ended)) for event in told),
            self.wounds + sum(event.amount for event in mine if isinstance(event, events.Wounded)),
            self.dead or any(isinstance(event, events.GuardianDied) for event in mine),
        )


class Player:
    """Plays as well as can be, by looking at everything."""

    def __init__(self, seat: int, stakes: Stakes | None = None) -> None:
        self.seat, self.stakes = seat, stakes
        self.known: dict[object, float] = {}

    def begin(self, table: Land, frame: Frame) -> float:
        """What it is worth to enter a step that nobody has to choose."""

        def enter(after: Land) -> None:
            after.told = []
            after.main.frames.append(frame)
            after.settle()

        return self.average(table, enter, So())

    def average(self, table: Land, act: Callable[[Land], object], so: So) -> float:
        found = forks(table, act, alike="crimson")
        return sum(chance * self.value(after, so.after(after.told, self.seat)) for chance, after in found)

    def value(self, table: Land, so: So) -> float:
        frame = table.frame(self.seat)
        if not isinstance(frame, INSIDE):
            return self.test(table) if self.stakes is None else self.combat(table, so, self.stakes)
        key = self.key(table, so)
        if key not in self.known:
            self.known[key] = max(self.choose(table, choice, so) for choice in table.choices(self.seat))
        return self.known[key]

    def choose(self, table: Land, choice: Choice, so: So) -> float:
        return self.average(table, lambda after: after.play(choice, self.seat), so)

    def key(self, table: Land, so: So) -> object:
        guardian = table.guardians[self.seat]
        fight = guardian.bonus, guardian.more_dice, guardian.weaken, guardian.free, guardian.worn, guardian.equipment
        things = guardian.mana, guardian.coins, guardian.relics, guardian.wounds, guardian.actions, guardian.spectre
        cards = tuple(sorted(guardian.hand))
        faced = table.fate, table.wants, table.foe, tuple(table.main.frames)
        return tuple(sorted(guardian.dice)), fight, things, cards, faced, so

    def test(self, table: Land) -> float:
        """To pass comes first, then to match as much as possible."""
        return (table.outcome == 0) - table.outcome / 10**6

    def combat(self, table: Land, so: So, stakes: Stakes) -> float:
        guardian = table.guardians[self.seat]
        if so.dead:
            return so.killed * stakes.kill - stakes.death
        uses = sum(left for _, left in guardian.equipment)
        kept = len(guardian.supplies) * stakes.card + guardian.mana * stakes.mana + uses * stakes.use
        return so.killed * stakes.kill - so.wounds + self.healed(table, so) + kept

    def healed(self, table: Land, so: So) -> int:
        """Wounds that were taken before and are gone."""
        return self.before + so.wounds - table.guardians[self.seat].wounds

    before = 0
    """Wounds at the beginning."""
