"""Who judges decisions of Sanctum for the coach: those of the march, too, by what a hero may hope for after it."""

from __future__ import annotations

from dawnbreach.bots.sanctum_finale import in_respite
from dawnbreach.bots.sanctum_master import Master
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import Choice, Position
from dawnbreach.sanctum.state import Hero, Table

LEAST = 0.5
"""On the march a choice must be better by so many points of health to be looked at again."""
GEAR = "equipping"


class Judge(Master):
    """A master who notes what its playouts of the march came to."""

    most = 4

    @property
    def least(self) -> float:
        """By so much another choice must be better; on the march the plan itself is never doubted."""
        return 0.0 if is_near_the_end(self.table) else LEAST

    def candidates(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        """In a Rest on the way: to wear something that makes readier, beside wearing no more. SAN-6.2"""
        frame = table.frame(seat.number)
        if frame is None or frame.id != GEAR or is_near_the_end(table):
            return super().candidates(table, seat, favourite)
        return [favourite, *[choice for choice in seat.choices if choice.text == "end equip" and choice != favourite]]

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        assert isinstance(position, Table)
        if is_near_the_end(position):
            return super().playout(position, choice, whims)
        position.play(choice, self.seat)
        lead = self.marched(position, whims)
        self.notes.setdefault(choice.text, []).append(stands(position, position.heroes[self.seat], lead))
        return lead


def is_near_the_end(table: Table) -> bool:
    return table.unveiled or in_respite(table)


def stands(table: Table, hero: Hero, lead: float) -> dict[str, float]:
    """What people count after a turn of the march, and how much readier than the others the hero may hope to be."""
    mine = sum([owner == hero.seat for owner in table.achievements])
    skills = hero.skills.bit_count()
    return {"lead": lead, "left": float(hero.health), "skills": float(skills), "achievements": float(mine)}
