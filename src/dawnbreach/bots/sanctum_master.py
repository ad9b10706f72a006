"""A hero who tries the choices of the march, too: some turns are played on, and what they are worth then is learnt."""

from __future__ import annotations

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_adept import Veteran
from dawnbreach.bots.sanctum_fighter import Fighter, Wanderer
from dawnbreach.bots.sanctum_finale import LONGEST, in_respite
from dawnbreach.bots.sanctum_growth import worth_of_choice
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.sanctum_outlook import outlook, settled
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import Choice, Position
from dawnbreach.sanctum.state import Table

GROWTH = ("taking", "looting", "moving-gem", "moving-bonus-gem")
ROLLS = 2
"""So many rolls are looked at before a fight in a playout."""


class Master(Veteran):
    """Tries all that makes a hero stronger, for a second."""

    seconds = 1.0
    sure = 1.6
    most = 6
    turns: int = 1
    """So many turns are played on."""
    march_sure: float = 1.0
    """So many standard errors a choice of the march must be ahead."""

    def made(self, rng: Rng) -> Fighter:
        wanderer = Wanderer(rng)
        wanderer.rolls = 24
        return wanderer

    def candidates(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        if table.unveiled or in_respite(table):
            return super().candidates(table, seat, favourite)
        frame = table.frame(seat.number)
        step = frame.id if frame is not None else ""
        others = [choice for choice in seat.choices if choice != favourite]
        if step == "turn":
            return [favourite, *others]
        if step not in GROWTH:
            return [favourite]
        hero = table.heroes[seat.number]
        others.sort(key=lambda choice: -worth_of_choice(table, hero, choice))
        return [favourite, *others[: self.most - 1]]

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        assert isinstance(position, Table)
        if position.unveiled or in_respite(position):
            return super().playout(position, choice, whims)
        position.play(choice, self.seat)
        return self.marched(position, whims)

    def marched(self, table: Table, whims: int) -> float:
        """Some turns of the march, the others by rules of thumb."""
        me, others, turns = Wanderer(Rng(str(whims))), Novice(Rng(str(whims))), self.turns
        me.rolls = ROLLS
        for _ in range(LONGEST):
            hero = table.heroes[self.seat]
            if table.over or not hero.alive:
                break
            if table.unveiled or in_respite(table):
                return settled(table, hero)
            number = self.seat if self.seat in table.waiting else table.waiting[0]
            choices = table.choices(number)
            if number == self.seat:
                frame = table.frame(number)
                if frame is not None and frame.id == "turn":
                    if not turns:
                        return outlook(table, hero)
                    turns -= 1
                table.play(me.decide(table, number, choices), number)
            else:
                table.play(others(table.view(number), choices), number)
        return settled(table, table.heroes[self.seat])
