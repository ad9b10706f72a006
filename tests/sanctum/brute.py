"""Fights played out in every way there is, through the rules themselves."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.sanctum import events
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


class Brute:
    """Plays every choice on copies, the same position once only."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.start = table.heroes[seat].copy()
        self.ends: set[End] = set()
        self.seen: set[object] = set()
        self.play(table)

    def play(self, table: Table) -> None:
        key = self.key(table)
        if key in self.seen:
            return
        self.seen.add(key)
        for choice in table.choices(self.seat):
            after = table.copy()
            told = after.play(choice, self.seat)
            hero = after.heroes[self.seat]
            if choice.text == "end block":
                wounds = sum(event.amount for event in told if isinstance(event, events.Wounded))
                self.end(table, table.heroes[self.seat], wounds, hero.rage)
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
        hits = sum(m.bit_count() for m in hero.marks) - sum(m.bit_count() for m in self.start.marks)
        alive = range(len(self.start.demons))
        killed = frozenset(n for n in alive if table.is_dead(hero, n) and not table.is_dead(self.start, n))
        left, gifts = leftovers(table, hero)
        tokens = hero.stamina + gifts[0], hero.focus + gifts[1]
        self.ends.add(End(killed, hits, -wounds, *tokens, rage, left, gifts, turns_up))


def leftovers(table: Table, hero: Hero) -> tuple[frozenset[str], tuple[int, int]]:
    """What can still be used once, and blessings that are tokens."""
    content = table.content
    unused = [content.blessings[b] for b in hero.blessings if b not in hero.blessed] if table.unveiled else []
    left = {f"bless {b.id}" for b in unused if b.verb is not None}
    for place, number, code in zip(hero.places, hero.abilities, hero.tokens, strict=True):
        if content.abilities[number].timing == 2 and not code:
            left.add(f"use {table.game.notation.words['ability'][place]}")
    effects = [b.effect for b in unused]
    return frozenset(left), (effects.count("gain stamina"), effects.count("gain focus"))
