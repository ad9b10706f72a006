"""A fury card that nobody has turned up: what it costs to find out. SAN-9.4, SAN-11

Nobody knows the card, so what can be made of it is bounded: from below by stopping there and paying the cheaper of its
penalty and its wounds, from above by a card that does nothing, before every hit that the dice left could make.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim
from dawnbreach.sanctum.solver.hitting import Attack
from dawnbreach.sanctum.solver.judging import Judge, wounds_in
from dawnbreach.sanctum.solver.solving import Solver
from dawnbreach.sanctum.solver.spending import FOCUS, PART, RAGE, STAMINA, TOKEN, within
from dawnbreach.sanctum.state import FACE_DOWN, Table

FREE = ("reroll", "modified only")
"""Penalties that cost nothing when one stops."""
PRICES = {"lose stamina": STAMINA + TOKEN, "lose focus": FOCUS + TOKEN}


ALL = 99
MOST_LOCATIONS = 4


class Stop(NamedTuple):
    """What it is worth to stop, on average, with how many wounds, and how likely to die."""

    value: float
    wounds: float
    death: float


class Furies:
    """The cards that may be turned up in this fight, and what comes after them in the row."""

    def __init__(self, table: Table, seat: int, solver: Solver, judge: Judge) -> None:
        self.solver, self.judge = solver, judge
        content, hero = table.content, table.heroes[seat]
        shown = {foe - content.fury_base for other in table.heroes for foe in other.demons}
        cards = [card for card in table.furies if card not in shown]
        self.cards = Counter(
            [
                (
                    content.foes[content.fury_base + card].damage,
                    content.furies[card].effect,
                    content.furies[card].wounds,
                )
                for card in cards
            ]
        )
        ahead = hero.demons[hero.at + len(solver.targets.open) :] if table.round else ()
        self.ahead = [
            (1, 0) if foe == FACE_DOWN else (len(content.foes[foe].faces), content.foes[foe].damage) for foe in ahead
        ]
        """How many hits each card after that takes at least, and the damage it deals as it lies."""
        self.known: dict[tuple[int, int, int, int], Stop] = {}

    # From below

    def stop(self, attack: Attack, dice: int) -> Stop:
        """Go no further, whatever it is: the average over all cards it can be."""
        spent, aim = attack.spent, attack.group.aim
        left = dice - self.solver.hitting.dice_used(attack)
        key = spent, aim.killed, aim.hits, min(left, 2)
        if key not in self.known:
            stops = [self.stop_at(spent, aim, card, left) for card in self.cards.elements()]
            self.known[key] = Stop(*[sum(part) / len(stops) for part in zip(*stops, strict=True)])
        return self.known[key]

    def stop_at(self, spent: int, aim: Aim, card: tuple[int, str, int], left: int) -> Stop:
        """Pay the penalty of this card or take its wounds, whichever is better, and block. SAN-10.1"""
        damage, effect, wounds = card
        paid = [self.block(after, aim, damage, 0, dice) for after, dice in self.payments(spent, effect, left)]
        return max([self.block(spent, aim, damage, wounds, left), *paid])

    def payments(self, spent: int, effect: str, left: int) -> Iterator[tuple[int, int]]:
        """What is spent and how many dice are left, if the penalty is paid in a way that is sure to be possible."""
        if effect.startswith(FREE):
            yield spent, left
        elif effect == "lose die" and left:
            yield spent, left - 1
        elif effect == "use rage" and spent // RAGE & PART < self.solver.means.rages:
            yield spent + RAGE, left
        elif effect in PRICES and within(spent + PRICES[effect] & ~(PART * RAGE), self.solver.means.purse):
            yield spent + PRICES[effect], left

    def block(self, spent: int, aim: Aim, damage: int, wounds: int, left: int) -> Stop:
        """The best block, an idle die having woken rage; some wounds are taken already. SAN-4.9"""
        judge = self.judge
        if left and spent // RAGE & PART:
            spent -= RAGE
        gained = judge.gain(aim.killed, aim.hits, aim.survivors)
        return max(
            Stop(judge.after(taken, gained) + judge.kept(split), taken, taken >= judge.health)
            for key, _ in self.solver.blocks(spent, aim.damage + damage)
            for taken in [wounds + wounds_in(key)]
            for split in self.solver.splits(key)
        )

    # From above

    def promise(self, aim: Aim) -> float:
        """The most that can be made of an aim, whatever it takes."""
        return self.most(aim, 0, ALL)

    def most(self, aim: Aim, spent: int, hits: int) -> float:
        """Cards that do nothing, and so many more hits, all of them on the next cards."""
        judge, damage, more = self.judge, aim.damage, 0.0
        values = [self.unhurt(aim, damage, min(hits, MOST_LOCATIONS) * judge.worth.hit)]
        for need, dealt in self.ahead:
            if hits < need:
                break
            hits, damage, more = hits - need, damage - dealt, more + judge.worth.card
            values.append(self.unhurt(aim, damage, more + min(hits, MOST_LOCATIONS) * judge.worth.hit))
        else:
            values.append(self.unhurt(aim, damage, more + judge.worth.victory))
        return max(values) + judge.kept(spent & -TOKEN)

    def unhurt(self, aim: Aim, damage: int, more: float) -> float:
        """What the foes left deal, blocked with all there is."""
        shields = self.solver.means.shields + max(blocked.shields for blocked in self.solver.blockings)
        return self.judge.after(max(0, damage - shields), self.judge.gain(aim.killed, aim.hits, True) + more)
