"""SAN-3 Move: advance, reveal, take, and perhaps a chest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.kernel import NOBODY, Await, Choice, Frame, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.state import EMPTY, Table


def turn_up(table: Table, level: int) -> None:
    """Show the next card of a demon deck, refilled from its discards when it has run out. SAN-1.4, SAN-3.8"""
    deck = table.decks[level - 1]
    if not deck and table.discards[level - 1]:
        deck = refilled(table, level)
    if not deck:
        top = EMPTY
    else:
        top = table.ask(TABLE, "demon", deck)
        deck = tuple([number for number in deck if number != top])
    table.tops = replaced(table.tops, level - 1, top)
    table.decks = replaced(table.decks, level - 1, deck)


def refilled(table: Table, level: int) -> tuple[int, ...]:
    """The discards of a level, which become its deck. SAN-3.8"""
    deck: tuple[int, ...] = table.discards[level - 1]
    table.discards = replaced(table.discards, level - 1, ())
    table.tell(events.DeckRefilled(table.turn, level))
    return deck


def replaced(values: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:index], value, *values[index + 1 :])


def discard(table: Table, cards: Iterable[int]) -> None:
    """Put demon cards, whichever side lay up, on the discards. SAN-3.8"""
    for number in cards:
        level = table.foe(number).level
        pile = tuple(sorted((*table.discards[level - 1], number)))
        table.discards = replaced(table.discards, level - 1, pile)


def deal(table: Table, levels: tuple[int, ...]) -> tuple[int, ...]:
    """One set, from the top of the decks; dealt short when a deck is empty. SAN-3.2, SAN-3.8"""
    dealt: list[int] = []
    for level in levels:
        if table.tops[level - 1] == EMPTY:
            turn_up(table, level)
        if table.tops[level - 1] != EMPTY:
            dealt.append(table.tops[level - 1])
            turn_up(table, level)
    if dealt:
        table.tell(events.Dealt(table.turn, tuple(dealt)))
    return tuple(dealt)


def needs_discards(table: Table, sets: Iterable[tuple[int, ...]]) -> bool:
    """Could dealing these sets need cards that somebody has still to discard?"""
    wanted = [level for levels in sets for level in levels]
    return any(wanted.count(level) + 1 > len(table.decks[level - 1]) for level in set(wanted))


class Reveal(Frame[Table]):
    """Advance to the front of the line; who is first there deals what the space says. SAN-3.1, SAN-3.2, SAN-8.1"""

    id = "reveal"

    def waits(self, table: Table) -> bool:
        return bool(table.side) and needs_discards(table, table.track[self.goal(table)].sets)

    def goal(self, table: Table) -> int:
        """The space just ahead of the foremost figure; nobody goes past the walls. SAN-3.1, SAN-8.2"""
        return min(table.front + 1, len(table.track) - 1)

    def run(self, table: Table) -> None:
        goal = self.goal(table)
        first = goal > table.front
        hero = table.heroes[self.seat]
        hero.space = table.front = goal
        others = [seat for seat in table.march if seat != self.seat]
        ahead = sum(table.heroes[seat].space == goal for seat in others)
        table.march = (*others[:ahead], self.seat, *others[ahead:])
        step = table.track[goal]
        table.tell(events.Moved(self.seat, step.act, step.number))
        if first:
            table.sets += tuple([dealt for levels in step.sets if (dealt := deal(table, levels))])
            if table.sanctum.has_divine(table.seats, goal):
                grant_dice(table, self.seat)
        table.pop()
        if step.chest:
            table.push(Chest(self.seat))
            table.push(Await(NOBODY))
        if table.sets:
            table.push(Taking(self.seat))


def grant_dice(table: Table, seat: int) -> None:
    """Divine intervention: one more die for everybody alive. SAN-3.7"""
    for hero in table.living():
        hero.gold += 1
    table.tell(events.DiceGranted(seat))


class Take(Choice[Table, "Taking"]):
    """Take all demons of one set. SAN-3.3"""

    pattern = "take {set}"
    clause = "SAN-3.3"
    exact = True
    set: int

    @classmethod
    def options(cls, table: Table, frame: Taking) -> Iterable[Self]:
        row = cls.row(table)
        return row[: len(table.sets)]

    def forbids(self, table: Table, frame: Taking) -> Refusal | None:
        if self.set >= len(table.sets):
            return no("SAN-3.3", "no-such-set", sets=len(table.sets))
        return None

    def do(self, table: Table, frame: Taking) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        foes = table.sets[self.set]
        table.sets = table.sets[: self.set] + table.sets[self.set + 1 :]
        hero.demons += foes
        hero.marks += (0,) * len(foes)
        table.tell(events.Took(seat, foes))
        table.pop()


class Taking(Frame[Table]):
    """Choose one set of the board. SAN-3.3"""

    id = "taking"
    clause = "SAN-3.3"
    kinds = (Take,)


class Chest(Frame[Table]):
    """At the end of the mover's turn the demons left are turned over and shared out. SAN-3.4"""

    id = "chest"

    def run(self, table: Table) -> None:
        table.chest, table.sets = tuple([card for one in table.sets for card in one]), ()
        table.pop()
        if table.chest:
            table.reveal(events.ChestOpened(self.seat, table.chest))
        table.push(Sharing(NOBODY, takers(table)))


def takers(table: Table) -> tuple[int, ...]:
    """Who takes an item, in order: everybody one, and only then those whose skill gives them more. SAN-3.4, SAN-3.5"""
    heroes = [table.heroes[seat] for seat in table.march if table.heroes[seat].alive]
    rounds = range(1 + max([hero.loot for hero in heroes], default=0))
    return tuple([hero.seat for turn in rounds for hero in heroes if hero.loot >= turn])


class Sharing(Frame[Table]):
    """Each in marching order takes an item, as long as there are any; the rest is discarded. SAN-3.4, SAN-3.5"""

    id = "sharing"

    takers: tuple[int, ...]

    def run(self, table: Table) -> None:
        if not self.takers or not table.chest:
            discard(table, table.chest)
            table.chest = ()
            table.pop()
        else:
            table.become(Sharing(NOBODY, self.takers[1:]))
            table.push(Looting(self.takers[0]))


class Loot(Choice[Table, "Looting"]):
    """Take an item from the chest. SAN-3.4"""

    pattern = "loot {item}"
    clause = "SAN-3.4"
    exact = True
    item: int

    @classmethod
    def options(cls, table: Table, frame: Looting) -> Iterable[Self]:
        row = cls.row(table)
        return [row[item] for item in table.chest]

    def forbids(self, table: Table, frame: Looting) -> Refusal | None:
        if self.item not in table.chest:
            return no("SAN-3.4", "not-in-chest", item=table.sanctum.item_name(self.item))
        return None

    def do(self, table: Table, frame: Looting) -> None:
        seat = frame.seat
        table.chest = tuple([item for item in table.chest if item != self.item])
        table.heroes[seat].sack += (self.item,)
        table.tell(events.Looted(seat, self.item))
        table.pop()


class Looting(Frame[Table]):
    """Choose an item of the chest. SAN-3.4"""

    id = "looting"
    clause = "SAN-3.4"
    kinds = (Loot,)
