"""SAN-10 Demon Lord card effects: pay the penalty, or take the wounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.blessings import Bless, unused
from dawnbreach.sanctum.common import (
    add_token,
    dice_in,
    die,
    find_space,
    has_token,
    heal,
    is_at_death,
    put_token,
    spaces_of,
    wound,
)
from dawnbreach.sanctum.content import Curse
from dawnbreach.sanctum.effects import FACES, Space, Token, penalty_name
from dawnbreach.sanctum.state import Hero, Table


def curse_of(table: Table, seat: int) -> Curse:
    frame = table.frame(seat)
    assert isinstance(frame, Penalty)
    return frame.curse(table)


def afflict(table: Table, seat: int, card: int, fury: bool) -> None:
    """Let a seat face a card's effect. SAN-10.1"""
    if not fury and table.content.lords[card].effect == "heal":
        heal(table, table.heroes[seat], top=11)
    else:
        table.push(Penalty(seat, card, fury))


def paid(table: Table, seat: int) -> None:
    """Leave the penalty behind."""
    frame = table.here.frames[-1]
    assert isinstance(frame, Penalty)
    table.tell(events.Paid(seat, frame.card, frame.fury))
    table.pop()


class Suffer(Plain):
    """Take the wounds instead. SAN-10.1"""

    pattern = "suffer"
    clause = "SAN-10.1"

    def do(self, table: Table, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Penalty)
        table.pop()
        wound(table, table.heroes[seat], frame.curse(table).wounds)


# One kind of payment each


def forbids_other_payment(table: Table, seat: int, *effects: str) -> Refusal | None:
    effect = curse_of(table, seat).effect
    return None if effect.startswith(effects) else no("SAN-10.1", "other-payment", penalty=penalty_name(effect))


class Accept(Plain):
    """Pay a penalty that needs no further choice. SAN-10.1"""

    pattern = "accept"
    clause = "SAN-10.1"

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        effect = curse_of(table, seat).effect
        if effect == "lose stamina" and not hero.stamina:
            return no("SAN-10.1", "penalty-pool-empty")
        if effect == "lose focus" and not hero.focus:
            return no("SAN-10.2", "penalty-pool-empty")
        if effect == "use rage" and not hero.rage:
            return no("SAN-11.3", "rage-inactive")
        return forbids_other_payment(table, seat, *PAYMENTS)

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        effect = curse_of(table, seat).effect
        paid(table, seat)
        PAYMENTS[effect](table, hero)


def lose_stamina(table: Table, hero: Hero) -> None:
    """For good, from the pool. SAN-10.1"""
    hero.stamina -= 1


def lose_focus(table: Table, hero: Hero) -> None:
    """For good, from the pool. SAN-10.2"""
    hero.focus -= 1


def roll_less(table: Table, hero: Hero) -> None:
    """One die less in the next fight. SAN-10.6"""
    hero.less_dice += 1


def take_more_damage(table: Table, hero: Hero) -> None:
    """Two more in the next fight. SAN-10.7"""
    hero.more_damage += 2


def use_rage(table: Table, hero: Hero) -> None:
    """Without its effect. SAN-11.3"""
    hero.rage -= 1


def hit_with_modified_only(table: Table, hero: Hero) -> None:
    """The card that was turned up, in this fight. SAN-11.5"""
    hero.only_changed = True


def shorten(table: Table, hero: Hero) -> None:
    """Mark the two lowest unmarked spaces of the health track. SAN-10.8"""
    hero.marked += 2
    if is_at_death(hero):
        die(table, hero)


def reroll_face(table: Table, hero: Hero, face: int) -> None:
    """Reroll all unassigned dice of a face until none shows it; they are unmodified then. SAN-11.2, SAN-11.5"""
    for number in dice_in(hero.free_dice):
        old = hero.dice[number]
        while hero.dice[number] == face:
            rolled = table.ask(hero.seat, "die", (1, 2, 3, 4, 5, 6))
            hero.dice = set_at(hero.dice, number, rolled)
            hero.changed &= ~(1 << number)
            table.tell(events.Rerolled(hero.seat, number, old, rolled))


PAYMENTS: Mapping[str, Callable[[Table, Hero], None]] = {
    "lose stamina": lose_stamina,
    "lose focus": lose_focus,
    "roll less": roll_less,
    "more damage": take_more_damage,
    "shorten": shorten,
    "use rage": use_rage,
    "modified only": hit_with_modified_only,
    **{f"reroll {face}": partial(reroll_face, face=face) for face in FACES},
}
"""Penalties that need no further choice. SAN-10, SAN-11"""


class Forfeit(Choice):
    """Lose a blessing without its effect. SAN-10.3"""

    pattern = "forfeit {blessing}"
    clause = "SAN-10.3"
    blessing: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[b] for b in unused(table.heroes[seat])]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        if self.blessing not in unused(table.heroes[seat]):
            return no("SAN-10.3", "not-your-blessing")
        return forbids_other_payment(table, seat, "lose blessing")

    def do(self, table: Table, seat: int) -> None:
        table.heroes[seat].blessed += (self.blessing,)
        paid(table, seat)


CORRUPTIBLE = {
    "corrupt any": (Space.RED, Space.BLUE, Space.PURPLE),
    "corrupt red": (Space.RED,),
    "corrupt blue": (Space.BLUE,),
    "corrupt purple": (Space.PURPLE,),
}


class SpaceChoice(Choice):
    """A choice of an ability space."""

    space: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        hero = table.heroes[seat]
        row = cls.row(table)
        return [row[hero.places[index] * 2 + side] for index, side, _, _ in spaces_of(table, hero)]


class Corrupt(SpaceChoice):
    """Make an empty ability space unusable for good. SAN-10.4, SAN-10.5"""

    pattern = "corrupt {space}"
    clause = "SAN-10.4"

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        if (refusal := forbids_other_payment(table, seat, "corrupt")) is not None:
            return refusal
        found = find_space(table, table.heroes[seat], self.space)
        if found is None:
            return no("SAN-10.4", "no-such-space")
        if found[3] != Token.EMPTY:
            return no("SAN-10.4", "space-occupied")
        if found[2] not in CORRUPTIBLE[curse_of(table, seat).effect]:
            return no("SAN-10.5", "space-colour")
        return None

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        put_token(hero, found[0], found[1], Token.CORRUPTED)
        paid(table, seat)


class DrinkChoice(Choice):
    """A potion and the ability space whose token it takes off. SAN-4.1"""

    potion: int
    space: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        hero = table.heroes[seat]
        if hero.potions == (0, 0):
            return ()
        grid = cls.grid(table)
        return [
            grid[token - 1][hero.places[index] * 2 + side]
            for index, side, _, token in spaces_of(table, hero)
            if token in (Token.STAMINA, Token.FOCUS)
        ]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if not hero.potions[self.potion]:
            return no("SAN-4.1", "no-potion")
        found = find_space(table, hero, self.space)
        if found is None:
            return no("SAN-4.1", "no-such-space")
        if found[3] != self.potion + 1:
            return no("SAN-4.2", "nothing-to-regenerate")
        return None

    def drink(self, table: Table, seat: int) -> None:
        """Discard the potion and take the token off its space."""
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        put_token(hero, found[0], found[1], Token.EMPTY)
        red, blue = hero.potions
        hero.potions = (red - 1, blue) if self.potion == 0 else (red, blue - 1)
        table.tell(events.Drank(seat, self.potion, hero.abilities[found[0]]))


class Sacrifice(DrinkChoice):
    """Drink a potion and lose the token it regenerates. SAN-10.10"""

    pattern = "sacrifice {potion} {space}"
    clause = "SAN-10.10"

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        return forbids_other_payment(table, seat, "drink") or super().forbids(table, seat)

    def do(self, table: Table, seat: int) -> None:
        self.drink(table, seat)
        paid(table, seat)


class Spend(Choice):
    """Put a token on an empty ability space for nothing. SAN-11.1"""

    pattern = "spend {token} {space}"
    clause = "SAN-11.1"
    token: int
    space: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        hero = table.heroes[seat]
        grid = cls.grid(table)
        return [
            grid[token][hero.places[index] * 2 + side]
            for index, side, colour, lying in spaces_of(table, hero)
            for token in (0, 1)
            if lying == Token.EMPTY and colour & token + 1
        ]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if (refusal := forbids_other_payment(table, seat, "pay space")) is not None:
            return refusal
        found = find_space(table, hero, self.space)
        if found is None:
            return no("SAN-11.1", "no-such-space")
        if found[3] != Token.EMPTY:
            return no("SAN-11.1", "space-occupied")
        if not found[2] & self.token + 1:
            return no("SAN-11.1", "space-colour")
        return None if has_token(hero, self.token + 1) else no("SAN-11.1", "pool-empty")

    def do(self, table: Table, seat: int) -> None:
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        add_token(hero, self.token + 1, -1)
        put_token(hero, found[0], found[1], self.token + 1)
        paid(table, seat)


class Lose(Choice):
    """Lose an unassigned die for this fight. SAN-11.4"""

    pattern = "lose {die}"
    clause = "SAN-11.4"
    die: int

    @classmethod
    def options(cls, table: Table, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[number] for number in dice_in(table.heroes[seat].free_dice)]

    def forbids(self, table: Table, seat: int) -> Refusal | None:
        if (refusal := forbids_other_payment(table, seat, "lose die")) is not None:
            return refusal
        free = table.heroes[seat].free_dice >> self.die & 1
        return None if free else no("SAN-11.4", "no-free-die")

    def do(self, table: Table, seat: int) -> None:
        table.heroes[seat].lost |= 1 << self.die
        paid(table, seat)


@dataclass(frozen=True)
class Penalty(Frame):
    """Pay what the card asks, perhaps with the help of a blessing, or take its wounds. SAN-10.1, SAN-10.11"""

    clause = "SAN-10.1"
    kinds = (Suffer, Accept, Forfeit, Corrupt, Sacrifice, Spend, Lose, Bless)
    card: int
    fury: bool

    def curse(self, table: Table) -> Curse:
        return (table.content.furies if self.fury else table.content.lords)[self.card]
