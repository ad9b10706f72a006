"""SAN-4.5 to SAN-4.7: using abilities and rage, and what they do to dice and damage."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from dawnbreach.kernel import Choice, Frame, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.common import Plain, add_token, dice_in, has_token, put_token, set_at, turn_die
from dawnbreach.sanctum.effects import ANY, Ability, Space, Token, Verb
from dawnbreach.sanctum.state import FACE_DOWN, Hero, Table

class FightStep(Frame):
    """The attack or the block step of a fight."""

    blocks: ClassVar[bool]


# Reaching hit locations


def fits(hero: Hero, value: int, face: int) -> bool:
    """Does a die with this value hit a location with that face? SAN-4.8"""
    return value == face or (bool(hero.twin) and value in hero.twin and face in hero.twin)


def open_locations(table: Table, hero: Hero) -> list[tuple[int, int, int]]:
    """Foe, location and face of everything that can be hit now. SAN-4.8, SAN-9.3"""
    foes = table.game.content.foes
    if table.round:
        indexes: Iterable[int] = (hero.at,) if hero.at < len(hero.demons) else ()
    else:
        indexes = range(len(hero.demons))
    found: list[tuple[int, int, int]] = []
    for index in indexes:
        number = hero.demons[index]
        marks = hero.marks[index]
        for location, face in enumerate(foes[number].faces):
            if not marks >> location & 1:
                found.append((index, location, face))
    return found


def forbids_location(table: Table, hero: Hero, foe: int, location: int) -> Refusal | None:
    """Which clause keeps every die off this location. SAN-4.8, SAN-9.3"""
    if foe >= len(hero.demons):
        return no("SAN-4.8", "no-such-foe", foe=table.game.letter(foe))
    if table.round and foe != hero.at:
        return no("SAN-9.3", "not-current-card", foe=table.game.letter(hero.at))
    number = hero.demons[foe]
    if number == FACE_DOWN or location >= len(table.foe(number).faces):
        return no("SAN-4.8", "no-such-location", foe=table.game.letter(foe))
    if hero.marks[foe] >> location & 1:
        return no("SAN-4.8", "already-hit")
    return None


def mark(table: Table, seat: int, foe: int, location: int) -> None:
    """Hit a location; a foe hit everywhere is killed. SAN-4.8, SAN-4.10"""
    hero = table.heroes[seat]
    hero.marks = set_at(hero.marks, foe, hero.marks[foe] | 1 << location)
    number = hero.demons[foe]
    table.tell(events.HitMade(seat, number, table.foe(number).faces[location]))
    if hero.marks[foe] == table.foe(number).full:
        table.tell(events.Killed(seat, number))
        if table.round:
            from dawnbreach.sanctum.fury import step_on

            step_on(table, seat)


# What an effect needs


def reach(hero: Hero, verb: Verb, die: int) -> tuple[int, ...]:
    """The faces an effect can turn this die to. SAN-4.6"""
    if verb.name == "copy":
        others = [v for other, v in enumerate(hero.dice) if other != die and not hero.lost >> other & 1]
        return tuple(sorted(set(others)))
    return verb.reaches[hero.dice[die]]


def forbids_effect(table: Table, seat: int, verb: Verb, clause: str) -> Refusal | None:
    """Why an effect would do nothing now: wrong step, or nothing to work on. SAN-4.6, SAN-4.10"""
    hero = table.heroes[seat]
    step = table.frame(seat)
    if verb.blocks:
        return None if isinstance(step, FightStep) and step.blocks else no("SAN-4.10", "block-only")
    if not isinstance(step, FightStep) or step.blocks:
        return no("SAN-4.10", "attack-only")
    if verb.name == "strike":
        return None if open_locations(table, hero) else no(clause, "nothing-to-hit")
    if verb.name == "double":
        return None if any(doubles(table, hero)) else no(clause, "nothing-to-double")
    free = hero.free_dice
    if not free:
        return no("SAN-4.8", "no-free-die")
    if verb.name == "reroll" or any(reach(hero, verb, die) for die in dice_in(free)):
        return None
    return no("SAN-4.6", "no-die-fits", effect=verb.words())


def doubles(table: Table, hero: Hero) -> Iterable[tuple[int, int, int]]:
    """Assigned die, foe and location of every second strike. SAN-5.6"""
    for die in dice_in(hero.placed):
        for foe, location, face in open_locations(table, hero):
            if fits(hero, hero.dice[die], face) and not forbids_unchanged(hero, die):
                yield die, foe, location


def forbids_unchanged(hero: Hero, die: int) -> Refusal | None:
    """A card that only modified dice may hit. SAN-11.5"""
    if hero.only_changed and not hero.changed >> die & 1:
        return no("SAN-11.5", "unmodified", die=f"d{die + 1}")
    return None


def perform(table: Table, seat: int, verb: Verb) -> None:
    """Do what an ability, a blessing or rage does, or ask for its target."""
    hero = table.heroes[seat]
    if verb.blocks:
        hero.shields += verb.amount
        table.tell(events.Shielded(seat, verb.amount))
    elif verb.name == "strike":
        table.push(Striking(seat))
    elif verb.name == "double":
        table.push(Doubling(seat))
    elif verb.name == "reroll":
        table.push(Rerolling(seat))
    else:
        table.push(Changing(seat, table.content.verb_numbers[verb]))


# Abilities


def forbids_paying(hero: Hero, ability: Ability, code: int) -> Refusal | None:
    """Every space must be empty, uncorrupted and paid for. SAN-4.5"""
    if code:
        corrupted = any(code >> 2 * side & 3 == Token.CORRUPTED for side in range(len(ability.spaces)))
        if ability.timing:
            return no("SAN-5.6", "skill-spent")
        return no("SAN-4.5", "corrupted" if corrupted else "occupied")
    red = ability.spaces.count(Space.RED)
    blue = ability.spaces.count(Space.BLUE)
    if hero.stamina < red or hero.focus < blue or hero.stamina + hero.focus < len(ability.spaces):
        return no("SAN-4.5", "cannot-pay", stamina=hero.stamina, focus=hero.focus)
    return None


class Use(Choice):
    """Put tokens on an ability and have its effect. SAN-4.5"""

    pattern = "use {ability}"
    clause = "SAN-4.5"
    ability: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        hero = table.heroes[seat]
        grid: tuple[Choice, ...] = table.game.notation.grids[cls]
        return [grid[place] for place, code in zip(hero.places, hero.tokens, strict=True) if not code]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if self.ability not in hero.places:
            return no("SAN-4.5", "no-such-ability")
        index = hero.places.index(self.ability)
        ability = table.content.abilities[hero.abilities[index]]
        return forbids_paying(hero, ability, hero.tokens[index]) or forbids_effect(
            table, seat, ability.verb, "SAN-5.6"
        )

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        index = hero.places.index(self.ability)
        number = hero.abilities[index]
        ability = table.content.abilities[number]
        table.tell(events.Used(seat, number))
        verb = ability.verb
        perform(table, seat, Verb("block", verb.amount + hero.guard) if verb.blocks else verb)
        if ability.timing:
            hero.tokens = set_at(hero.tokens, index, 1)
        for side in reversed(range(len(ability.spaces))):
            if ability.spaces[side] == Space.PURPLE:
                table.push(Spending(seat, index, side))
        for side, colour in enumerate(ability.spaces):
            if colour != Space.PURPLE:
                spend(hero, index, side, colour)


def spend(hero: Hero, index: int, side: int, token: int) -> None:
    """Move a token from its pool onto a space. SAN-4.5"""
    add_token(hero, token, -1)
    put_token(hero, index, side, token)


@dataclass(frozen=True)
class Spending(Frame):
    """A purple space: pay with the only kind of token there is, or ask which. SAN-4.5"""

    seat: int
    index: int
    side: int

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        if hero.stamina and hero.focus:
            table.become(Paying(self.seat, self.index, self.side))
            return
        spend(hero, self.index, self.side, Token.STAMINA if hero.stamina else Token.FOCUS)
        table.pop()


class Pay(Choice):
    """Which token goes on a purple space. SAN-4.5"""

    pattern = "pay {token}"
    clause = "SAN-4.5"
    token: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.game.notation.grids[cls]
        return grid

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        return None if has_token(table.heroes[seat], self.token + 1) else no("SAN-4.5", "pool-empty")

    def do(self, table: Table, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Paying)
        spend(table.heroes[seat], frame.index, frame.side, self.token + 1)
        table.pop()


@dataclass(frozen=True)
class Paying(Frame):
    """Choose the token for a purple space. SAN-4.5"""

    clause = "SAN-4.5"
    kinds = (Pay,)
    seat: int
    index: int
    side: int


class Rage(Plain):
    """Set any one die to any value; then rage is inactive. SAN-4.7"""

    pattern = "rage"
    clause = "SAN-4.7"

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if not hero.rage:
            return no("SAN-4.7", "rage-inactive")
        return None if hero.free_dice else no("SAN-4.8", "no-free-die")

    def do(self, table: Table, seat: int) -> None:
        table.heroes[seat].rage -= 1
        table.tell(events.Raged(seat))
        perform(table, seat, ANY)


# Targets


def forbids_die(hero: Hero, die: int) -> Refusal | None:
    """A die that is not in hand, or can no longer be changed. SAN-4.8"""
    if die >= len(hero.dice) or hero.lost >> die & 1:
        return no("SAN-4.3", "no-such-die", dice=len(hero.dice))
    if hero.placed >> die & 1:
        return no("SAN-4.8", "die-assigned", die=f"d{die + 1}")
    return None


class Turn(Choice):
    """Turn a die to a face. SAN-4.6"""

    pattern = "turn {die} {face}"
    clause = "SAN-4.6"
    die: int
    face: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        hero = table.heroes[seat]
        frame = table.frame(seat)
        assert isinstance(frame, Changing)
        verb = table.content.verbs[frame.verb]
        grid: tuple[tuple[Choice, ...], ...] = table.game.notation.grids[cls]
        return [grid[die][face - 1] for die in dice_in(hero.free_dice) for face in reach(hero, verb, die)]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        frame = table.frame(seat)
        assert isinstance(frame, Changing)
        if (refusal := forbids_die(hero, self.die)) is not None:
            return refusal
        verb = table.content.verbs[frame.verb]
        if self.face + 1 not in reach(hero, verb, self.die):
            return no("SAN-4.6", "out-of-reach", value=hero.dice[self.die], face=self.face + 1, effect=verb.words())
        return None

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        table.tell(events.Turned(seat, self.die, hero.dice[self.die], self.face + 1))
        turn_die(hero, self.die, self.face + 1)
        table.pop()


@dataclass(frozen=True)
class Changing(Frame):
    """Choose the die an effect changes, and its face. SAN-4.6"""

    clause = "SAN-4.6"
    kinds = (Turn,)
    seat: int
    verb: int


class Reroll(Choice):
    """Roll one unassigned die again. SAN-5.6"""

    pattern = "reroll {die}"
    clause = "SAN-5.6"
    die: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        grid: tuple[Choice, ...] = table.game.notation.grids[cls]
        return [grid[die] for die in dice_in(table.heroes[seat].free_dice)]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        return forbids_die(table.heroes[seat], self.die)

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        old = hero.dice[self.die]
        turn_die(hero, self.die, table.ask(seat, "die", DIE))
        table.tell(events.Rerolled(seat, self.die, old, hero.dice[self.die]))
        table.pop()


DIE = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Rerolling(Frame):
    """Choose the die to roll again. SAN-5.6"""

    clause = "SAN-5.6"
    kinds = (Reroll,)
    seat: int


class Strike(Choice):
    """Hit a location without a die. SAN-5.6"""

    pattern = "strike {foe}.{location}"
    clause = "SAN-5.6"
    foe: int
    location: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        grid: tuple[tuple[Choice, ...], ...] = table.game.notation.grids[cls]
        return [grid[foe][location] for foe, location, _ in open_locations(table, table.heroes[seat])]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        return forbids_location(table, table.heroes[seat], self.foe, self.location)

    def do(self, table: Table, seat: int) -> None:
        table.pop()
        mark(table, seat, self.foe, self.location)


@dataclass(frozen=True)
class Striking(Frame):
    """Choose the location that is hit without a die. SAN-5.6"""

    clause = "SAN-5.6"
    kinds = (Strike,)
    seat: int


class Again(Choice):
    """Let an assigned die hit a second location that shows the same value. SAN-5.6"""

    pattern = "again {die} {foe}.{location}"
    clause = "SAN-5.6"
    die: int
    foe: int
    location: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        grid: tuple[tuple[tuple[Choice, ...], ...], ...] = table.game.notation.grids[cls]
        return [grid[die][foe][location] for die, foe, location in doubles(table, table.heroes[seat])]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if not hero.placed >> self.die & 1:
            return no("SAN-5.6", "die-not-assigned", die=f"d{self.die + 1}")
        if (refusal := forbids_location(table, hero, self.foe, self.location)) is not None:
            return refusal
        face = table.foe(hero.demons[self.foe]).faces[self.location]
        if not fits(hero, hero.dice[self.die], face):
            return no("SAN-4.8", "differs", die=f"d{self.die + 1}", value=hero.dice[self.die], face=face)
        return forbids_unchanged(hero, self.die)

    def do(self, table: Table, seat: int) -> None:
        table.pop()
        mark(table, seat, self.foe, self.location)


@dataclass(frozen=True)
class Doubling(Frame):
    """Choose the second location of a double strike. SAN-5.6"""

    clause = "SAN-5.6"
    kinds = (Again,)
    seat: int
