"""Effects of cards, done one after another; what each verb does is in deeds.py, above all the chapters. DD-10"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.darkest_doom.content import AIMED, Effect
from dawnbreach.darkest_doom.possible import is_possible
from dawnbreach.darkest_doom.state import NONE, Land, Verbs
from dawnbreach.kernel import Frame


class Do(Frame[Land]):
    """One effect of a card, done by a seat, perhaps to a target. DD-10"""

    id = "do"

    effect: int
    target: int
    due: bool
    """False while the effect it depends on has not been done. DD-3.5"""

    def run(self, table: Land) -> None:
        table.pop()
        guardian, effect = table.guardians[self.seat], table.doom.effects[self.effect]
        if self.due and is_possible(table, guardian, effect, self.target):
            self.verbs(table)[effect.verb](table, guardian, effect, self.target)

    def verbs(self, table: Land) -> Verbs:
        return table.doom.verbs


class Snap(Do):
    """One effect of a trap card: what it wounds has no magic dice, and no wounds of spells before. DD-10.3"""

    id = "snap"

    def verbs(self, table: Land) -> Verbs:
        return table.doom.trap_verbs


def push_effects(table: Land, seat: int, effects: Sequence[Effect], target: int = NONE, trap: bool = False) -> None:
    """Have effects done one after another, the first on top."""
    frame = Snap if trap else Do
    for effect in reversed(effects):
        table.push(frame(seat, table.doom.effect_number[effect], target, not effect.if_done))


def let_rest(table: Land, figure: int) -> None:
    """Whatever a card still does, it no longer does to one who has died. DD-12.1"""
    frames, effects = table.main.frames, table.doom.effects
    frames[:] = [
        f for f in frames if not (isinstance(f, Do) and f.target == figure and effects[f.effect].verb in AIMED)
    ]


def earn(table: Land) -> None:
    """What a card says was done, so what waits for it, next on the stack, follows. DD-3.5"""
    frames = table.here.frames
    for index in range(len(frames) - 1, -1, -1):
        frame = frames[index]
        if not isinstance(frame, Do) or frame.due:
            return
        frames[index] = frame.but(due=True)
