"""SAN-4.5 to SAN-4.7: using abilities and rage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import ANY, Ability, Space, Token, Verb
from dawnbreach.sanctum.common import add_token, dice_in, has_token, put_token
from dawnbreach.sanctum.effect_targets import Changing, Doubling, Rerolling, Striking, doubles, open_locations, reach
from dawnbreach.sanctum.state import Hero, Table


class FightStep(Frame[Table]):
    """The attack or the block step of a fight."""

    blocks: ClassVar[bool]


# What an effect needs


def forbids_effect(
    table: Table, step: Frame[Table], verb: Verb, clause: str, step_clause: str = "SAN-4.10"
) -> Refusal | None:
    """Why an effect would do nothing now: wrong step, or nothing to work on. SAN-4.6, SAN-4.10"""
    hero = table.heroes[step.seat]
    if verb.blocks:
        return None if isinstance(step, FightStep) and step.blocks else no(step_clause, "block-only")
    if not isinstance(step, FightStep) or step.blocks:
        return no(step_clause, "attack-only")
    if verb.name == "strike":
        return None if open_locations(table, hero) else no(clause, "nothing-to-hit")
    if verb.name == "double":
        return None if any(doubles(table, hero)) else no(clause, "nothing-to-double")
    free = hero.free_dice
    if not free:
        return no("SAN-4.8", "no-free-die")
    if verb.name == "reroll":
        return None
    for die in dice_in(free):
        if reach(hero, verb, die):
            return None
    return no("SAN-4.6", "no-die-fits", effect=verb.words())


def perform(table: Table, seat: int, verb: Verb) -> None:
    """Do what an ability, a blessing or rage does, or ask for its target."""
    hero = table.heroes[seat]
    if verb.blocks:
        hero.shields += verb.amount
        table.tell(events.Shielded(seat, verb.amount))
    elif verb.name in AIMED:
        table.push(AIMED[verb.name](seat))
    else:
        table.push(Changing(seat, table.content.verb_numbers[verb]))


AIMED: Mapping[str, type[Striking | Doubling | Rerolling]] = {
    "strike": Striking,
    "double": Doubling,
    "reroll": Rerolling,
}
"""Who chooses the target of an effect that turns no die, and where. SAN-5.6"""


# Abilities


def forbids_paying(hero: Hero, ability: Ability, code: int) -> Refusal | None:
    """Every space must be empty, uncorrupted and paid for. SAN-4.5"""
    if code:
        corrupted = any(code >> 2 * side & 3 == Token.CORRUPTED for side in range(len(ability.spaces)))
        if ability.timing:
            return no("SAN-5.6", "skill-spent")
        return no("SAN-4.5", "corrupted" if corrupted else "occupied")
    affordable = can_pay(hero, ability)
    return None if affordable else no("SAN-4.5", "cannot-pay", stamina=hero.stamina, focus=hero.focus)


def can_pay(hero: Hero, ability: Ability) -> bool:
    """Are there tokens for its spaces, purple ones taking either? SAN-4.5"""
    spaces, stamina, focus = ability.spaces, hero.stamina, hero.focus
    if stamina + focus < len(spaces):
        return False
    return stamina >= spaces.count(Space.RED) and focus >= spaces.count(Space.BLUE)


class Use(Choice[Table, FightStep]):
    """Put tokens on an ability and have its effect. SAN-4.5"""

    pattern = "use {ability}"
    clause = "SAN-4.5"
    exact = True
    ability: int

    @classmethod
    def options(cls, table: Table, frame: FightStep) -> Iterable[Self]:
        hero, abilities = table.heroes[frame.seat], table.content.abilities
        row = cls.row(table)
        found = []
        for index, code in enumerate(hero.tokens):
            if code:
                continue
            ability = abilities[hero.abilities[index]]
            if can_pay(hero, ability) and forbids_effect(table, frame, ability.verb, "SAN-5.6") is None:
                found.append(row[hero.places[index]])
        return found

    def forbids(self, table: Table, frame: FightStep) -> Refusal | None:
        seat = frame.seat
        hero = table.heroes[seat]
        if self.ability not in hero.places:
            return no("SAN-4.5", "no-such-ability")
        index = hero.places.index(self.ability)
        ability = table.content.abilities[hero.abilities[index]]
        return forbids_paying(hero, ability, hero.tokens[index]) or forbids_effect(
            table, frame, ability.verb, "SAN-5.6"
        )

    def do(self, table: Table, frame: FightStep) -> None:
        seat = frame.seat
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


class Spending(Frame[Table]):
    """A purple space: pay with the only kind of token there is, or ask which. SAN-4.5"""

    id = "spending"

    index: int
    side: int

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        if hero.stamina and hero.focus:
            table.become(Paying(self.seat, self.index, self.side))
            return
        spend(hero, self.index, self.side, Token.STAMINA if hero.stamina else Token.FOCUS)
        table.pop()


class Pay(Choice[Table, "Paying"]):
    """Which token goes on a purple space. SAN-4.5"""

    pattern = "pay {token}"
    clause = "SAN-4.5"
    token: int

    @classmethod
    def options(cls, table: Table, frame: Paying) -> Iterable[Self]:
        return cls.row(table)

    def forbids(self, table: Table, frame: Paying) -> Refusal | None:
        return None if has_token(table.heroes[frame.seat], self.token + 1) else no("SAN-4.5", "pool-empty")

    def do(self, table: Table, frame: Paying) -> None:
        spend(table.heroes[frame.seat], frame.index, frame.side, self.token + 1)
        table.pop()


class Paying(Frame[Table]):
    """Choose the token for a purple space. SAN-4.5"""

    id = "paying"
    clause = "SAN-4.5"
    kinds = (Pay,)
    index: int
    side: int


class Rage(Plain[Table, FightStep]):
    """Set any one die to any value; then rage is inactive. SAN-4.7"""

    pattern = "rage"
    clause = "SAN-4.7"

    def forbids(self, table: Table, frame: FightStep) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if not hero.rage:
            return no("SAN-4.7", "rage-inactive")
        return None if hero.free_dice else no("SAN-4.8", "no-free-die")

    def do(self, table: Table, frame: FightStep) -> None:
        seat = frame.seat
        table.heroes[seat].rage -= 1
        table.tell(events.Raged(seat))
        perform(table, seat, ANY)
