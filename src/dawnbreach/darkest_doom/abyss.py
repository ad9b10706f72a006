"""DD-11 Dark Abyss: a test, and what lies behind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.ambush import Test
from dawnbreach.darkest_doom.combat import fight
from dawnbreach.darkest_doom.common import add_coins, add_fame, add_mana, did, receive_corruption
from dawnbreach.darkest_doom.death import hurt
from dawnbreach.darkest_doom.fate_track import remove_abyss
from dawnbreach.darkest_doom.monsters import lure, place_hound
from dawnbreach.darkest_doom.state import MONSTER, NONE, Guardian, Land
from dawnbreach.kernel import Frame
from dawnbreach.kernel.chance import TABLE


def face_abyss(table: Land, seat: int, area: int) -> None:
    """Entering a Dark Abyss is an ambush test. DD-11.1"""
    table.push(AbyssResult(seat, area, table.level))
    table.push(Test(seat, table.level))


class AbyssResult(Frame[Land]):
    """Passed: Fame equal to the level. Failed: the back of the token. It is gone either way. DD-10.9, DD-11.1"""

    id = "abyss-result"

    area: int
    level: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.seat]
        remove_abyss(table, self.area)
        if table.outcome == 0:
            did(guardian, "close-abyss")
            add_fame(table, guardian, self.level)
            return
        back = table.ask(TABLE, "abyss", table.backs or tuple(range(len(table.content.abysses))))
        table.backs = tuple([b for b in table.backs if b != back])
        table.tell(dusk_events.AbyssTurned(self.seat, back))
        for effect in table.content.abysses[back].effects:
            BACKS[effect.verb](table, guardian, effect.amount)


def whelp(table: Land, guardian: Guardian, amount: int) -> None:
    """A Hound appears where the Guardian stands, and two figures in one area fight. DD-7.1, DD-11.1"""
    area = guardian.area
    place_hound(table, area)
    born = next((n for n, m in enumerate(table.monsters) if m.tier != NONE and m.area == area), NONE)
    if born != NONE:
        fight(table, MONSTER + born, guardian.number, beside=False)


BACKS: Mapping[str, Callable[[Land, Guardian, int], object]] = {
    "corruption": receive_corruption,
    "wound": hurt,
    "fame": add_fame,
    "coins": add_coins,
    "mana": add_mana,
    "lure": lure,
    "spawn": whelp,
}
"""What the back of a token does to whoever failed the test. DD-11.1"""
