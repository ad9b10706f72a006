"""SAN-4 Fight: before roll, roll, attack, block; then levels, items and achievements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.kernel import Choice, InOrder, Plain, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.frame import Frame
from dawnbreach.sanctum import events
from dawnbreach.sanctum.abilities import FightStep, Rage, Use
from dawnbreach.sanctum.achievements import Achievements
from dawnbreach.sanctum.blessings import Bless
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.common import add_token, dice_in, find_space, gather_dice, put_token, spaces_of, wound
from dawnbreach.sanctum.effect_targets import (
    DIE,
    fits,
    forbids_die,
    forbids_location,
    forbids_unchanged,
    mark,
    open_locations,
)
from dawnbreach.sanctum.penalties import DrinkChoice
from dawnbreach.sanctum.potions import Pour, PourStep
from dawnbreach.sanctum.skills import CLAIMED, Levels, has_silver_die
from dawnbreach.sanctum.state import Hero, Table


def begin_fight(table: Table, seat: int) -> None:
    """Start with the potions. SAN-4.1"""
    table.tell(events.FightBegan(seat))
    table.push(BeforeRoll(seat))


class Drink(DrinkChoice["BeforeRoll"]):
    """Drink a potion to regenerate a token. SAN-4.1"""

    pattern = "drink {potion} {space}"
    clause = "SAN-4.1"

    def do(self, table: Table, frame: BeforeRoll) -> None:
        hero = table.heroes[frame.seat]
        self.drink(table, frame)
        add_token(hero, self.potion + 1, 1)
        hero.drunk += 1


class Roll(Plain[Table, "BeforeRoll"]):
    """Roll all dice at once; one that a penalty sets aside is not there in this fight. SAN-4.3, SAN-10.6"""

    pattern = "roll"
    clause = "SAN-4.3"

    def do(self, table: Table, frame: BeforeRoll) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        hero.silver = has_silver_die(table, hero)
        count = max(0, hero.gold + hero.silver - hero.less_dice)
        hero.less_dice = 0
        hero.dice = tuple([table.ask(seat, "die", DIE) for _ in range(count)])
        table.tell(events.Rolled(seat, hero.dice))
        table.become(Attack(seat))


class BeforeRoll(PourStep):
    """Potions, then the roll. SAN-4.1"""

    id = "before-roll"
    clause = "SAN-4.1"
    kinds = (Roll, Drink, Pour, Bless)
    drinks = True

    def forbids_pouring(self, table: Table, hero: Hero, potion: int) -> Refusal | None:
        """A potion that can regenerate a token does; any other is discarded for nothing. SAN-4.2"""
        useful = any(token == potion + 1 for _, _, _, token in spaces_of(table, hero))
        return no("SAN-4.2", "potion-regenerates") if useful else None


class Hit(Choice[Table, "Attack"]):
    """Assign a die to a hit location. SAN-4.8"""

    pattern = "hit {die} {foe}.{location}"
    clause = "SAN-4.4"
    exact = True
    die: int
    foe: int
    location: int

    @classmethod
    def options(cls, table: Table, frame: Attack) -> Iterable[Self]:
        hero = table.heroes[frame.seat]
        free = hero.free_dice
        if not free:
            return ()
        grid = cls.cube(table)
        dice = [(die, hero.dice[die]) for die in dice_in(free) if forbids_unchanged(hero, die) is None]
        return [
            grid[die][foe][location]
            for foe, location, face in open_locations(table, hero)
            for die, value in dice
            if value == face or (hero.twin and fits(hero, value, face))
        ]

    def forbids(self, table: Table, frame: Attack) -> Refusal | None:
        hero = table.heroes[frame.seat]
        refusal = forbids_die(hero, self.die) or forbids_location(table, hero, self.foe, self.location)
        if refusal is not None:
            return refusal
        value = hero.dice[self.die]
        face = table.content.foes[hero.demons[self.foe]].faces[self.location]
        if not fits(hero, value, face):
            return no("SAN-4.8", "differs", die=f"d{self.die + 1}", value=value, face=face)
        return forbids_unchanged(hero, self.die)

    def do(self, table: Table, frame: Attack) -> None:
        seat = frame.seat
        table.heroes[seat].placed |= 1 << self.die
        mark(table, seat, self.foe, self.location)


def has_living_foe(table: Table, hero: Hero) -> bool:
    """Is there a foe left that is not killed? SAN-4.9, SAN-9.6"""
    if table.round:
        return hero.at < len(hero.demons)
    return any(not table.is_dead(hero, index) for index in range(len(hero.demons)))


class EndAttack(Plain[Table, "Attack"]):
    """Finish the attack; unassigned dice wake rage. SAN-4.9"""

    pattern = "end attack"
    clause = "SAN-4.4"

    def do(self, table: Table, frame: Attack) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        if hero.free_dice and has_living_foe(table, hero) and hero.rage < hero.rages:
            hero.rage += 1
            table.tell(events.RageWoke(seat))
        hero.shields = hero.shield
        table.become(Block(seat))


class Attack(FightStep):
    """Change dice and assign them, in any order, until done. SAN-4.4"""

    id = "attack"
    clause = "SAN-4.4"
    kinds = (Hit, Use, Rage, Bless, EndAttack)
    blocks = False


def damage_faced(table: Table, hero: Hero) -> int:
    """What the foes left deal and what a penalty adds, before blocking. SAN-4.10, SAN-9.5, SAN-10.7"""
    foes, damage = table.content.foes, hero.more_damage
    for index in range(hero.at if table.round else 0, len(hero.demons)):
        number, marks = hero.demons[index], hero.marks[index]
        if number >= 0 and marks != CLAIMED and marks != foes[number].full:
            damage += foes[number].damage
    return damage


class EndBlock(Plain[Table, "Block"]):
    """Take what is not blocked as wounds. SAN-4.11"""

    pattern = "end block"
    clause = "SAN-4.10"

    def do(self, table: Table, frame: Block) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        damage = damage_faced(table, hero)
        wounds = max(0, damage - hero.shields)
        gather_dice(table, hero)
        table.become(AfterBlock(seat))
        if wounds:
            if hero.wrath and hero.rage < hero.rages:
                hero.rage += 1
                table.tell(events.RageWoke(seat))
            wound(table, hero, wounds)
        elif damage:
            table.tell(events.Unhurt(seat, damage))


class Block(FightStep):
    """Block the damage of the foes left. SAN-4.10"""

    id = "block"
    clause = "SAN-4.10"
    kinds = (Use, Bless, EndBlock)
    blocks = True


class AfterBlock(Frame[Table]):
    """Tokens come back; then levels, items and achievements, while others may go on. SAN-4.12, SAN-4.16, SAN-13.3"""

    id = "after-block"

    refreshed: int = 0

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        token = next((t for t in (Token.STAMINA, Token.FOCUS) if hero.refresh & t & ~self.refreshed), None)
        if token is not None:
            table.become(AfterBlock(self.seat, self.refreshed | token))
            if any(lying == token for _, _, _, lying in spaces_of(table, hero)):
                table.push(Refreshing(self.seat, token))
            return
        table.pop()
        if table.round:
            finish_round(table, hero)
        else:
            table.start_strand(self.seat, Achievements(self.seat), InOrder(self.seat), Levels(self.seat))


def finish_round(table: Table, hero: Hero) -> None:
    """A hero who has defeated all nine cards is victorious. SAN-9.9"""
    if hero.at == len(hero.demons):
        hero.victorious = True
        table.tell(events.Triumphed(hero.seat, hero.health))


class Regain(Choice[Table, "Refreshing"]):
    """Choose the token a skill brings back. SAN-5.6"""

    pattern = "regain {space}"
    clause = "SAN-5.6"
    space: int

    @classmethod
    def options(cls, table: Table, frame: Refreshing) -> Iterable[Self]:
        hero, row = table.heroes[frame.seat], cls.row(table)
        return [row[hero.places[index] * 2 + side] for index, side, _, _ in spaces_of(table, hero)]

    def forbids(self, table: Table, frame: Refreshing) -> Refusal | None:
        found = find_space(table, table.heroes[frame.seat], self.space)
        if found is None:
            return no("SAN-5.6", "no-such-space")
        return None if found[3] == frame.token else no("SAN-5.6", "nothing-to-regain")

    def do(self, table: Table, frame: Refreshing) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        put_token(hero, found[0], found[1], Token.EMPTY)
        add_token(hero, found[3], 1)
        table.tell(events.Regained(seat, found[3]))
        table.pop()


class Refreshing(Frame[Table]):
    """Choose which spent token comes back after a fight. SAN-5.6"""

    id = "refreshing"
    clause = "SAN-5.6"
    kinds = (Regain,)
    token: int
