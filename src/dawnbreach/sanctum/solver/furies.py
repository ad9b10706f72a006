"""A fury card that nobody has turned up: what it costs to find out. SAN-9.4, SAN-11

Nobody knows the card, so what can be made of it is bounded: from below by stopping there and paying the cheaper of its
penalty and its wounds, from above by a card that does nothing, before every hit that the dice left could make.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dawnbreach.sanctum.solver.aims import Aim
from dawnbreach.sanctum.solver.judging import Judge, wounds_in
from dawnbreach.sanctum.solver.solving import End, Solver
from dawnbreach.sanctum.solver.spending import FOCUS, PART, RAGE, STAMINA, TOKEN, price, within
from dawnbreach.sanctum.state import FACE_DOWN, Table

FREE = ("reroll", "modified only")
"""Penalties that cost nothing when one stops."""
PRICES = {"lose stamina": STAMINA + TOKEN, "lose focus": FOCUS + TOKEN}


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
        self.ahead = [1 if foe == FACE_DOWN else len(content.foes[foe].faces) for foe in ahead]
        """How many hits each card after that takes at least."""
        self.known: dict[tuple[int, int, int, bool], float] = {}

    # From below

    def least(self, end: End, dice: int) -> float:
        """Stop at once, whatever it is: the average over all cards it can be."""
        spent, aim = price(end.attack.spent), end.attack.aim
        left = dice - len(end.attack.way.plain) - len(end.attack.way.turned)
        known = spent, aim.killed, aim.hits, left > 0
        if known not in self.known:
            values = [count * self.stop(spent, aim, card, left) for card, count in self.cards.items()]
            self.known[known] = sum(values) / self.cards.total()
        return self.known[known]

    def stop(self, spent: int, aim: Aim, card: tuple[int, str, int], left: int) -> float:
        damage, effect, wounds = card
        paid = [self.block(after, aim, damage, 0, dice) for after, dice in self.payments(spent, effect, left)]
        return max(self.block(spent, aim, damage, wounds, left), *paid, float("-inf"))

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

    def block(self, spent: int, aim: Aim, damage: int, wounds: int, left: int) -> float:
        """The best block, an idle die having woken rage; some wounds are taken already. SAN-4.9"""
        judge, missing = self.judge, spent // RAGE & PART
        if left and missing:
            spent -= RAGE
        gained = judge.gain(aim.killed, aim.hits, aim.survivors)
        return max(
            judge.after(wounds + wounds_in(key), gained) + judge.kept(key, stamina, focus)
            for key, _ in self.solver.blocks(spent, aim.damage + damage)
            for key, stamina, focus in self.solver.splits(key)
        )

    # From above

    def promise(self, aim: Aim) -> float:
        return self.most(aim, 0, 99)

    def most(self, aim: Aim, key: int, hits: int) -> float:
        """No penalty, no wound, and so many more hits."""
        more = 0.0
        for need in self.ahead:
            if hits < need:
                break
            hits -= need
            more += self.judge.worth.card
        else:
            more += self.judge.worth.victory
        rest = min(hits, 3) * self.judge.worth.hit
        return self.judge.gain(aim.killed, aim.hits, True) + more + rest + self.judge.kept(key, 0, 0)
