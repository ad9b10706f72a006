"""Who judges decisions of Sanctum for the coach: those of the march, too, by what a hero may hope for after it."""

from __future__ import annotations

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_finale import LONGEST, in_respite
from dawnbreach.bots.sanctum_growth import worth_of_choice
from dawnbreach.bots.sanctum_master import Master
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.sanctum_outlook import outlook, settled
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice, Position
from dawnbreach.sanctum.state import Hero, Table

MARCH = ("turn", "taking", "looting", "moving-gem", "moving-bonus-gem")
"""Where choices are tried on the march."""
TURNS = 1
"""So many turns after this one are played in a playout of the march."""
ROLLS = 2
"""So many rolls are looked at before each fight of a playout."""
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
        """On the march what the plan likes best; in a Rest there, to wear what makes readier, or no more. SAN-6.2"""
        frame = table.frame(seat.number)
        if frame is None or is_near_the_end(table):
            return super().candidates(table, seat, favourite)
        others = [choice for choice in seat.choices if choice != favourite]
        if frame.id == GEAR:
            return [favourite, *[choice for choice in others if choice.text == "end equip"]]
        if frame.id not in MARCH:
            return [favourite]
        hero = table.heroes[seat.number]
        others.sort(key=lambda choice: -worth_of_choice(table, hero, choice, self.racing))
        return [favourite, *others[: self.most - 1]]

    @property
    def racing(self) -> Taste:
        """Who plays on in playouts of the march."""
        return EVEN._replace(aims=self.aims)

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        assert isinstance(position, Table)
        if is_near_the_end(position):
            return super().playout(position, choice, whims)
        position.play(choice, self.seat)
        lead = self.marched(position, whims)
        self.notes.setdefault(choice.text, []).append(stands(position, position.heroes[self.seat], lead))
        return lead

    def marched(self, table: Table, whims: int) -> float:
        """This turn and those that follow, the others by rules of thumb."""
        me, others, turns = Wanderer(Rng(str(whims)), self.racing), Novice(Rng(str(whims))), 0
        me.rolls = ROLLS
        for _ in range(LONGEST):
            hero = table.heroes[self.seat]
            if table.over or not hero.alive or is_near_the_end(table):
                break
            number = self.seat if self.seat in table.waiting else table.waiting[0]
            choices = table.choices(number)
            if number != self.seat:
                table.play(others(table.view(number), choices), number)
                continue
            frame = table.frame(number)
            turns += frame is not None and frame.id == "turn"
            if turns > TURNS:
                return outlook(table, hero)
            table.play(me.decide(table, number, choices), number)
        return settled(table, table.heroes[self.seat])


def is_near_the_end(table: Table) -> bool:
    return table.unveiled or in_respite(table)


def stands(table: Table, hero: Hero, lead: float) -> dict[str, float]:
    """What people count after a turn of the march, and how much readier than the others the hero may hope to be."""
    mine = sum([owner == hero.seat for owner in table.achievements])
    skills = hero.skills.bit_count()
    return {"lead": lead, "left": float(hero.health), "skills": float(skills), "achievements": float(mine)}
