"""Fights played out in every way there is, through the rules themselves."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.kernel import Event
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import Timing
from dawnbreach.sanctum.solver.answers import Solved
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.state import Hero, Table


class End(NamedTuple):
    """What counts of an end of a fight; more is better of everything but wounds."""

    killed: frozenset[int]
    hits: int
    unhurt: int
    """Minus the wounds."""
    stamina: int
    """Left, blessings that give it included: they can be used at any time."""
    focus: int
    rage: int
    left: frozenset[str]
    """Blessings and skills that can still be used once."""
    gifts: tuple[int, int]
    """Blessings left that give stamina and focus."""
    turns_up: bool


def is_worse(end: End, other: End) -> bool:
    """Is the other at least as good in every way, and better in one?"""
    return (
        end != other
        and end.turns_up == other.turns_up
        and end.killed <= other.killed
        and end.left <= other.left
        and all(mine <= theirs for mine, theirs in zip(end.gifts, other.gifts, strict=True))
        and all(mine <= theirs for mine, theirs in zip(end[1:6], other[1:6], strict=True))
    )


def best(ends: set[End]) -> set[End]:
    kept: list[End] = []
    for end in sorted(ends, key=lambda e: (-len(e.killed), -e.hits, -sum(e[2:6]), -len(e.left), -sum(e.gifts))):
        if not any(is_worse(end, other) for other in kept):
            kept.append(end)
    return {end for end in kept if not any(is_worse(end, other) for other in kept)}


class TooLarge(Exception):
    """There is more to try than was allowed."""


class Brute:
    """Plays every choice on copies, the same position once only."""

    def __init__(self, table: Table, seat: int, most: int) -> None:
        self.seat, self.most = seat, most
        self.start = table.heroes[seat].copy()
        self.ends: set[End] = set()
        self.seen: set[object] = set()
        self.play(table)

    def play(self, table: Table) -> None:
        key = self.key(table)
        if key in self.seen:
            return
        if len(self.seen) == self.most:
            raise TooLarge
        self.seen.add(key)
        for choice in table.choices(self.seat):
            after = table.copy()
            told = after.play(choice, self.seat)
            hero = after.heroes[self.seat]
            if choice.text == "end block":
                self.end(table, table.heroes[self.seat], wounds_told(told), hero.rage)
            elif hero.demons != self.start.demons:
                self.end(after, hero, 0, hero.rage, turns_up=True)
            else:
                self.play(after)

    def key(self, table: Table) -> object:
        """Dice that show the same are the same."""
        hero = table.heroes[self.seat]
        dice = [(v, hero.placed >> n & 1, hero.changed >> n & 1, hero.lost >> n & 1) for n, v in enumerate(hero.dice)]
        pools = hero.stamina, hero.focus, hero.rage, hero.tokens, hero.blessed, hero.shields, hero.only_changed
        frames = [frame for strand in (*table.side, table.main) for frame in strand.frames if frame.seat == self.seat]
        return tuple(sorted(dice)), pools, hero.marks, hero.at, tuple(frames)

    def end(self, table: Table, hero: Hero, wounds: int, rage: int, turns_up: bool = False) -> None:
        """Note what it has come to; `hero` as before the dice are gathered."""
        self.ends.add(end_of(table, self.start, hero, wounds, rage, turns_up))


def end_of(table: Table, before: Hero, hero: Hero, wounds: int, rage: int, turns_up: bool) -> End:
    """What a hero has come to since."""
    hits = sum(m.bit_count() for m in hero.marks) - sum(m.bit_count() for m in before.marks)
    foes = range(len(before.demons))
    killed = frozenset(n for n in foes if table.is_dead(hero, n) and not table.is_dead(before, n))
    left, gifts = leftovers(table, hero)
    return End(killed, hits, -wounds, hero.stamina + gifts[0], hero.focus + gifts[1], rage, left, gifts, turns_up)


def wounds_told(told: list[Event]) -> int:
    return sum(event.amount for event in told if isinstance(event, events.Wounded))


def follow(table: Table, seat: int, plan: list[str]) -> End:
    """What a plan comes to when it is played."""
    start = table.heroes[seat].copy()
    for text in plan:
        before, rows = table.copy(), table.heroes[seat].demons
        told = table.play(text, seat)
    hero = table.heroes[seat]
    if text != "end block":
        assert hero.demons != rows, "the plan ends with a card turned up"
        return end_of(table, start, hero, 0, hero.rage, True)
    return end_of(before, start, before.heroes[seat], wounds_told(told), hero.rage, False)


def as_end(solved: Solved, outcome: Outcome) -> End:
    """An outcome of the solver as an end of a fight played out."""
    means, killed = solved.means, outcome.killed
    left = frozenset(text for text in means.once if text not in outcome.used)
    red, blue = (sum(text not in outcome.used for text in kind) for kind in means.gifts)
    return End(
        frozenset(n for n in range(killed.bit_length()) if killed >> n & 1),
        outcome.hits,
        -outcome.wounds,
        outcome.stamina + red,
        outcome.focus + blue,
        outcome.rage,
        left,
        (red, blue),
        outcome.turns_up,
    )


def leftovers(table: Table, hero: Hero) -> tuple[frozenset[str], tuple[int, int]]:
    """What can still be used once, and blessings that are tokens."""
    content = table.content
    unused = [content.blessings[b] for b in hero.blessings if b not in hero.blessed] if table.unveiled else []
    left = {f"bless {b.id}" for b in unused if b.verb is not None}
    for place, number, code in zip(hero.places, hero.abilities, hero.tokens, strict=True):
        if content.abilities[number].timing == Timing.REST and not code:
            left.add(f"use {table.game.notation.words['ability'][place]}")
    effects = [b.effect for b in unused]
    return frozenset(left), (effects.count("gain stamina"), effects.count("gain focus"))
