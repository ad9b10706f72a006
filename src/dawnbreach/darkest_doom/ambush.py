"""DD-4.4 Ambush tests: symbols to be matched by dice, with tools, cards and the Fate track."""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.cards import design
from dawnbreach.darkest_doom.common import did, draw_corruption
from dawnbreach.darkest_doom.content import Card
from dawnbreach.darkest_doom.crimson_fate import FACES, Fate, Free, clear_dice, roll
from dawnbreach.darkest_doom.equipment import UseChoice, is_early, is_late
from dawnbreach.darkest_doom.state import MOON, NONE, Guardian, Land
from dawnbreach.kernel import Frame, Plain, Refusal
from dawnbreach.kernel.errors import no


class Test(Frame[Land]):
    """Draw a Dark Corruption card, for nobody's hand: its first symbols must be matched. DD-4.4, DD-10.9"""

    id = "test"

    level: int

    def run(self, table: Land) -> None:
        card = draw_corruption(table)
        icons = table.content.corruptions[card].icons if card != NONE else (MOON,) * 5
        if card != NONE:
            table.taint_pile += (card,)
        table.wants = icons[: self.level]
        table.tell(events.TestFaced(self.seat, table.wants))
        table.become(BeforeTest(self.seat, self.level))


def missed(table: Land, guardian: Guardian) -> int:
    """Symbols no die matches, each die counted once. DD-4.4"""
    return sum([max(0, table.wants.count(icon) - guardian.dice.count(icon)) for icon in FACES])


def end_test(table: Land, guardian: Guardian) -> None:
    """Settle the test; the place below reads the outcome. DD-4.4"""
    table.outcome = missed(table, guardian)
    table.tell(events.TestEnded(guardian.number, table.outcome))
    did(guardian, "fail-test" if table.outcome else "pass-test")
    clear_dice(guardian)
    table.wants = ()
    table.pop()


class Settle(Plain[Land, "AfterTest"]):
    """Let the dice stand. DD-4.4"""

    pattern = "settle"
    clause = "DD-4.4"

    def do(self, table: Land, frame: AfterTest) -> None:
        end_test(table, table.guardians[frame.seat])


class UseTest(UseChoice["TestTools | AfterTest"]):
    """Use a tool in an ambush test. DD-10.1"""

    pattern = "aid {slot}"
    clause = "DD-10.1"
    use = "test"

    def forbids_now(self, table: Land, frame: TestTools | AfterTest, card: Card) -> Refusal | None:
        rolled = isinstance(frame, AfterTest)
        if is_late(card.effects, rolled):
            return no("DD-10.1", "before-test-roll")
        return no("DD-10.1", "after-test-roll") if is_early(card.effects, rolled) else None


class RollTest(Plain[Land, "TestTools"]):
    """Roll the dice of an ambush test. DD-4.4"""

    pattern = "roll"
    clause = "DD-4.4"

    def do(self, table: Land, frame: TestTools) -> None:
        roll_test(table, frame.seat, frame.level)


def roll_test(table: Land, seat: int, level: int) -> None:
    table.become(AfterTest(seat))
    guardian = table.guardians[seat]
    roll(table, guardian, level + 1 + guardian.more_dice)


class BeforeTest(Frame[Land]):
    """Tools that add dice come before the roll. DD-4.4"""

    id = "before-test"

    level: int

    def run(self, table: Land) -> None:
        guardian = table.guardians[self.seat]
        cards = [design(table, card) for card, _ in guardian.equipment]
        if any(c.kind == "test" and not is_early(c.effects, rolled=False) for c in cards):
            table.become(TestTools(self.seat, self.level))
        else:
            roll_test(table, self.seat, self.level)


class TestTools(Frame[Land]):
    """Use tools, then roll. DD-4.4"""

    id = "test-tools"
    clause = "DD-4.4"
    kinds = (RollTest, UseTest)
    level: int


class AfterTest(Frame[Land]):
    """Change the dice of a test, then let them stand. DD-4.4"""

    id = "after-test"
    clause = "DD-4.4"
    kinds = (Settle, Fate, Free, UseTest)
