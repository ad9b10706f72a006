"""DD-10.5 Defence against spells: magic dice parry."""

from __future__ import annotations

from dawnbreach.darkest_doom.common import did
from dawnbreach.darkest_doom.crimson_fate import Fate, Free, clear_dice, parries, roll
from dawnbreach.darkest_doom.death import hurt
from dawnbreach.darkest_doom.state import MAGIC, Guardian, Land
from dawnbreach.kernel import Frame, Plain


class Stand(Plain[Land, "Defending"]):
    """Let the dice of a defence stand: wounds minus shields. DD-10.5"""

    pattern = "stand"
    clause = "DD-10.5"

    def do(self, table: Land, frame: Defending) -> None:
        guardian = table.guardians[frame.seat]
        amount = max(0, frame.amount - parries(guardian.dice))
        clear_dice(guardian)
        table.pop()
        if amount:
            did(table.guardians[frame.by], "ranged-hit")
        hurt(table, guardian, amount, frame.by)


class Defending(Frame[Land]):
    """Shields on magic dice parry the wounds of a spell. DD-10.5"""

    id = "defending"
    clause = "DD-10.5"
    kinds = (Stand, Fate, Free)
    amount: int
    by: int


def defend(table: Land, guardian: Guardian, amount: int, by: int) -> None:
    """Roll as many dice as Magic Knowledge. DD-10.5"""
    table.push(Defending(guardian.number, amount, by))
    roll(table, guardian, guardian.attributes[MAGIC])
