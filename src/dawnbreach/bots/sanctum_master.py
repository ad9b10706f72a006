"""Heroes who race for masteries; masters also try choices, in the last Rest and in the final battle."""

from __future__ import annotations

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_adept import Adept
from dawnbreach.bots.sanctum_aims import Aims
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_finale import in_respite
from dawnbreach.bots.sanctum_outfit import arrangements, steps_to
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import Taste
from dawnbreach.kernel import Choice
from dawnbreach.sanctum.state import Table

RESPITE = ("penalty", "before-roll", "buying", "filling-slot", "refreshing")
OUTFITS = 12
"""So many ways to dress are tried in the last Rest at most."""

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


class Veteran(Adept):
    """Races for masteries, and fights as an adept does."""

    aims: Aims = RACER
    """What counts on the march."""

    def made(self, rng: Rng, taste: Taste) -> Wanderer:
        return Wanderer(rng, taste._replace(aims=self.aims))


class Master(Veteran):
    """Minds its rivals in the race, tries the choices of the last Rest, and the final battle to its very end."""

    playouts = 100_000
    seconds = 1.0
    most = 6
    steps = RESPITE
    tries = True
    sure = 1.6
    aims = MASTERY

    def candidates(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        frame = table.frame(seat.number)
        if frame is not None and frame.id == "equipping" and in_respite(table):
            return self.outfits(table, seat)
        return super().candidates(table, seat, favourite)

    def outfits(self, table: Table, seat: Seat) -> list[Choice]:
        """Ways to dress for the final battle, each by its first step; in the same worlds at every step of them."""
        self.rng, self.plans = Rng("outfit"), {self.favourite.text: [self.favourite.text, "end equip"]}
        for goal in arrangements(table, table.heroes[seat.number])[:OUTFITS]:
            plan = steps_to(table, seat.number, goal)
            if len(self.plans.get(plan[0], ())) <= 2:
                self.plans[plan[0]] = plan
        return [self.favourite, *[c for c in seat.choices if c.text in self.plans and c != self.favourite]]
