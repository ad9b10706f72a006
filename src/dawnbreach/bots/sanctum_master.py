"""Heroes who race for masteries, and try choices: in the last Rest, in the final battle, and masters on the march."""

from __future__ import annotations

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_adept import Adept
from dawnbreach.bots.sanctum_aims import Aims
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_finale import LONGEST, in_respite
from dawnbreach.bots.sanctum_growth import worth_of_choice
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.sanctum_outfit import arrangements, steps_to
from dawnbreach.bots.sanctum_outlook import outlook, settled
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice, Position
from dawnbreach.sanctum.state import Table

RESPITE = ("penalty", "before-roll", "buying", "filling-slot", "refreshing")
OUTFITS = 12
"""So many ways to dress are tried in the last Rest at most."""
ROLLS = 2
"""So many rolls are looked at before each fight of a playout."""


USUAL = {"turn": 1.9, "late": 1.2, "level": 0.6, "demon": 1.2, "crowd": 0.45, "colour": 0.7, "gear": 0.4, "unpaid": 0.9}
RACER = Aims(**USUAL, ahead=0.5, pool=0.8, mastery=1.0)
"""What counts for veterans. Settled with the help of `python tools/aims.py`: marches with numbers drawn at random."""
FIGHTS = {"wound": 0.9, "rage": 0.5, "danger": 0.32, "repeated": 0.02, "means": 0.4}
CLAIMS = {
    "ahead": 1.0,
    "pause": 1.0,
    "later": 0.5,
    "pool": 1.0,
    "mastery": 1.6,
    "equip": 1.2,
    "step": 0.55,
    "rival": 0.15,
}
MASTERY = Aims(**USUAL, **FIGHTS, **CLAIMS)
"""What counts for masters: masteries more, as long as no rival is about to have them, and what changes dice."""
RACING = EVEN._replace(aims=RACER)


class Veteran(Adept):
    """Races for masteries, tries the choices of the last Rest, and the final battle to its very end."""

    playouts = 100_000
    seconds = 0.3
    most = 4
    steps = RESPITE
    tries = True
    march: tuple[str, ...] = ()
    """Where choices are tried on the march."""
    turns: int = 1
    """So many turns after this one are played in a playout of the march."""
    sure = 1.6
    aims: Aims = RACER
    """What counts on the march."""

    def made(self, rng: Rng, taste: Taste) -> Wanderer:
        return Wanderer(rng, taste._replace(aims=self.aims))

    @property
    def racing(self) -> Taste:
        """Who plays on in playouts of the march."""
        return EVEN._replace(aims=self.aims)

    def candidates(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        frame = table.frame(seat.number)
        step = frame.id if frame is not None else ""
        if table.unveiled or in_respite(table):
            return self.outfits(table, seat) if step == "equipping" else super().candidates(table, seat, favourite)
        others = [choice for choice in seat.choices if choice != favourite]
        if step not in self.march:
            return [favourite]
        hero = table.heroes[seat.number]
        others.sort(key=lambda choice: -worth_of_choice(table, hero, choice, self.racing))
        return [favourite, *others[: self.most - 1]]

    def outfits(self, table: Table, seat: Seat) -> list[Choice]:
        """Ways to dress for the final battle, each by its first step; in the same worlds at every step of them."""
        self.rng, self.plans = Rng("outfit"), {self.favourite.text: [self.favourite.text, "end equip"]}
        for goal in arrangements(table, table.heroes[seat.number])[:OUTFITS]:
            plan = steps_to(table, seat.number, goal)
            if len(self.plans.get(plan[0], ())) <= 2:
                self.plans[plan[0]] = plan
        return [self.favourite, *[c for c in seat.choices if c.text in self.plans and c != self.favourite]]

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        assert isinstance(position, Table)
        if position.unveiled or in_respite(position):
            return super().playout(position, choice, whims)
        position.play(choice, self.seat)
        return self.marched(position, whims)

    def marched(self, table: Table, whims: int) -> float:
        """This turn and those that follow, the others by rules of thumb."""
        me, others, turns = Wanderer(Rng(str(whims)), self.racing), Novice(Rng(str(whims))), 0
        me.rolls = ROLLS
        for _ in range(LONGEST):
            hero = table.heroes[self.seat]
            if table.over or not hero.alive or table.unveiled or in_respite(table):
                break
            number = self.seat if self.seat in table.waiting else table.waiting[0]
            choices = table.choices(number)
            if number != self.seat:
                table.play(others(table.view(number), choices), number)
                continue
            frame = table.frame(number)
            turns += frame is not None and frame.id == "turn"
            if turns > self.turns:
                return outlook(table, hero)
            table.play(me.decide(table, number, choices), number)
        return settled(table, table.heroes[self.seat])


class Master(Veteran):
    """Tries each turn of the march, which demons to take, which items and which gems to move, for a second."""

    seconds = 1.0
    most = 6
    aims = MASTERY
    march = ("turn", "taking", "looting", "moving-gem", "moving-bonus-gem")
