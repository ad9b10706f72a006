"""The best outcome of a roll, without looking at all the others: the most promising aims first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.sanctum.solver.aims import Aim, Cards, Kills, aims_in_row
from dawnbreach.sanctum.solver.furies import Furies, Stop
from dawnbreach.sanctum.solver.hitting import Group
from dawnbreach.sanctum.solver.judging import Judge, wounds_in
from dawnbreach.sanctum.solver.making import CHANGED, Dice, Wanted
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.solver.solving import End, Solver


class Best(NamedTuple):
    """The best a roll can come to."""

    value: float
    outcome: Outcome
    end: End


class Ranking:
    """Remembers the best of every roll."""

    def __init__(self, solver: Solver, judge: Judge, furies: Furies, most: int) -> None:
        """`most`: how many dice are rolled at most."""
        self.solver, self.judge, self.furies = solver, judge, furies
        hits = most + len(solver.hitting.specials)
        groups: dict[Aim, list[Cards]] = {}
        for aim, cards in self.all_aims(hits):
            groups.setdefault(aim, []).append(cards)
        self.aims = sorted([(self.promise(aim), aim, groups[aim]) for aim in groups], key=lambda each: -each[0])
        self.known: dict[Dice, Best] = {}

    def all_aims(self, most: int) -> Iterator[tuple[Aim, Cards]]:
        targets = self.solver.targets
        if targets.final:
            yield from aims_in_row(targets, most)
            return
        kills = Kills(targets, most, self.solver.means.wrath)
        level: list[Wanted] = [()]
        for _ in range(most + 1):
            for wanted in level:
                yield from [(aim, (wanted,)) for aim in kills.aims(wanted)]
            level = [longer for wanted in level for longer in targets.longer(wanted)]

    def promise(self, aim: Aim) -> float:
        """What an aim would be worth if the hits cost nothing."""
        if aim.turns_up:
            return self.furies.promise(aim)
        means = self.solver.means
        shields = means.shields + max(blocked.shields for blocked in self.solver.blockings)
        gained = self.judge.gain(aim.killed, aim.hits, aim.survivors)
        return self.judge.after(max(0, aim.damage - shields), gained) + self.judge.kept(0)

    def best(self, dice: Dice) -> Best:
        found = self.known.get(dice)
        if found is None:
            found = self.known[dice] = self.search(dice)
        return found

    def search(self, dice: Dice) -> Best:
        best: Best | None = None
        for promise, aim, cards in self.aims:
            if best is not None and promise <= best.value:
                break
            if aim.hits <= self.solver.hitting.most(dice):
                for value, end in self.ends(dice, aim, cards):
                    if best is None or value > best.value:
                        best = Best(value, self.solver.outcome(end.key, aim), end)
        assert best is not None, "to hit nothing is always possible"
        return best

    def ends(self, dice: Dice, aim: Aim, all_cards: list[Cards]) -> Iterator[tuple[float, End]]:
        """Every end of an aim, and its value; where a fury card is turned up, the least that can be made of it."""
        hitting, group = self.solver.hitting, Group(aim)
        for cards in all_cards:
            group.add(cards, hitting.families(dice, cards))
        gained = self.judge.gain(aim.killed, aim.hits, aim.survivors)
        for end in map(End._make, self.solver.ends(hitting.attacks(group)).items()):
            if aim.turns_up:
                yield self.furies.stop(end.attack, len(dice)).value, end
            else:
                yield self.judge.after(wounds_in(end.key), gained) + self.judge.kept(end.key), end

    def stop(self, best: Best, dice: int) -> Stop:
        """The wounds of it, and whether one dies of them."""
        wounds = best.outcome.wounds
        return (
            self.furies.stop(best.end.attack, dice)
            if best.outcome.turns_up
            else Stop(best.value, wounds, wounds >= self.judge.health)
        )

    # With a die that is rolled again

    def rolled_again(self, dice: Dice) -> Iterator[tuple[int, tuple[Dice, ...]]]:
        """Every die that may be rolled again, and what the dice show then. SAN-5.6"""
        changed = CHANGED if self.solver.hitting.picky else 0
        for die in sorted(set(dice)):
            rest = list(dice)
            rest.remove(die)
            yield die, tuple([tuple(sorted([*rest, face + changed])) for face in range(1, 7)])

    def gamble(self, dice: Dice) -> tuple[float, int, tuple[Dice, ...]] | None:
        """The best die to roll again, if that is worth more than anything sure."""
        if not self.solver.means.rerolls:
            return None
        means = [
            (sum(self.best(roll).value for roll in rolls) / 6, die, rolls) for die, rolls in self.rolled_again(dice)
        ]
        found = max(means, default=None, key=lambda each: each[0])
        return found if found is not None and found[0] > self.best(dice).value else None
