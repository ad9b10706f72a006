"""SAN-12 Blessings: each once, in the Demon Lord's answer and the final battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.kernel import Choice, Frame, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.abilities import forbids_effect, perform
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.common import add_token
from dawnbreach.sanctum.state import Hero, Table


def unused(hero: Hero) -> list[int]:
    """The blessings that can still be used."""
    return [b for b in hero.blessings if b not in hero.blessed] if hero.blessings else []


class Bless(Choice[Table, Frame[Table]]):
    """Use a blessing. SAN-12.1, SAN-12.2"""

    pattern = "bless {blessing}"
    clause = "SAN-12.1"
    blessing: int

    @classmethod
    def options(cls, table: Table, frame: Frame[Table]) -> Iterable[Self]:
        hero = table.heroes[frame.seat]
        if not hero.blessings or not table.unveiled:
            return ()
        row = cls.row(table)
        return [row[b] for b in unused(hero)]

    def forbids(self, table: Table, frame: Frame[Table]) -> Refusal | None:
        seat = frame.seat
        hero = table.heroes[seat]
        if not table.unveiled:
            return no("SAN-12.1", "blessing-too-early")
        if self.blessing not in hero.blessings:
            return no("SAN-12.1", "not-your-blessing")
        if self.blessing in hero.blessed:
            return no("SAN-12.1", "blessing-used")
        verb = table.content.blessings[self.blessing].verb
        if verb is None:
            return None
        return forbids_effect(table, frame, verb, "SAN-12.2", step_clause="SAN-12.2")

    def do(self, table: Table, frame: Frame[Table]) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        blessing = table.content.blessings[self.blessing]
        hero.blessed += (self.blessing,)
        table.tell(events.Blessed(seat, self.blessing))
        if blessing.verb is None:
            add_token(hero, Token.STAMINA if blessing.effect == "gain stamina" else Token.FOCUS, 1)
        else:
            perform(table, seat, blessing.verb)
