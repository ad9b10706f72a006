"""SAN-10 Demon Lord card effects: pay the penalty, or take the wounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import ClassVar, Self

from dawnbreach.kernel import Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.generic import F
from dawnbreach.sanctum import events
from dawnbreach.sanctum.blessings import Bless, unused
from dawnbreach.sanctum.card_effects import FACES, Space, Token, penalty_name
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
from dawnbreach.sanctum.state import Hero, Table


def afflict(table: Table, seat: int, card: int, fury: bool) -> None:
    """Let a seat face a card's effect. SAN-10.1"""
    if not fury and table.content.lords[card].effect == "heal":
        heal(table, table.heroes[seat], top=11)
    else:
        table.push(Penalty(seat, card, fury))


def paid(table: Table, frame: Penalty) -> None:
    """Leave the penalty behind."""
    table.tell(events.Paid(frame.seat, frame.card, frame.fury))
    table.pop()


class Suffer(Plain[Table, "Penalty"]):
    """Take the wounds instead. SAN-10.1"""

    pattern = "suffer"
    clause = "SAN-10.1"

    def do(self, table: Table, frame: Penalty) -> None:
        table.pop()
        wound(table, table.heroes[frame.seat], frame.curse(table).wounds)


# One kind of payment each


def is_asked(table: Table, frame: Penalty, payment: str) -> bool:
    """Does the card ask for such a payment? SAN-10.1"""
    return frame.curse(table).payment == payment


def forbids_payment(table: Table, frame: Penalty, payment: str) -> Refusal | None:
    """The card asks for something else. SAN-10.1"""
    if is_asked(table, frame, payment):
        return None
    return no("SAN-10.1", "other-payment", penalty=penalty_name(frame.curse(table).effect))


def cannot_pay(table: Table, frame: Penalty, clause: str) -> Refusal:
    """There is nothing of the kind the card asks for. SAN-10.1"""
    return no(clause, "nothing-to-pay", penalty=penalty_name(frame.curse(table).effect))


class Accept(Plain[Table, "Penalty"]):
    """Pay a penalty that needs no further choice. SAN-10.1"""

    pattern = "accept"
    clause = "SAN-10.1"

    @classmethod
    def likely(cls, table: Table, frame: Penalty) -> bool:
        return is_asked(table, frame, "accept")

    def forbids(self, table: Table, frame: Penalty) -> Refusal | None:
        seat = frame.seat
        hero = table.heroes[seat]
        effect = frame.curse(table).effect
        if effect == "lose stamina" and not hero.stamina:
            return no("SAN-10.1", "penalty-pool-empty")
        if effect == "lose focus" and not hero.focus:
            return no("SAN-10.2", "penalty-pool-empty")
        if effect == "use rage" and not hero.rage:
            return cannot_pay(table, frame, "SAN-11.3")
        return forbids_payment(table, frame, "accept")

    def do(self, table: Table, frame: Penalty) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        effect = frame.curse(table).effect
        paid(table, frame)
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


class Payment(Choice[Table, "Penalty"]):
    """Paying with something that is chosen. SAN-10.1"""

    payment: ClassVar[str]

    def forbids(self, table: Table, frame: Penalty) -> Refusal | None:
        if (refusal := forbids_payment(table, frame, self.payment)) is not None:
            return refusal
        refusal = self.forbids_this(table, frame)
        if refusal is None or any(other.forbids_this(table, frame) is None for other in self.options(table, frame)):
            return refusal
        return cannot_pay(table, frame, refusal.clause)

    def forbids_this(self, table: Table, frame: Penalty) -> Refusal | None:
        """Which clause keeps this very thing from paying."""
        raise NotImplementedError


class Forfeit(Payment):
    """Lose a blessing without its effect. SAN-10.3"""

    pattern = "forfeit {blessing}"
    clause = "SAN-10.3"
    payment = "lose blessing"
    blessing: int

    @classmethod
    def options(cls, table: Table, frame: Penalty) -> Iterable[Self]:
        row = cls.row(table)
        return [row[b] for b in unused(table.heroes[frame.seat])] if is_asked(table, frame, cls.payment) else ()

    def forbids_this(self, table: Table, frame: Penalty) -> Refusal | None:
        mine = self.blessing in unused(table.heroes[frame.seat])
        return None if mine else no("SAN-10.3", "not-your-blessing")

    def do(self, table: Table, frame: Penalty) -> None:
        seat = frame.seat
        table.heroes[seat].blessed += (self.blessing,)
        paid(table, frame)


CORRUPTIBLE = {
    "corrupt any": (Space.RED, Space.BLUE, Space.PURPLE),
    "corrupt red": (Space.RED,),
    "corrupt blue": (Space.BLUE,),
    "corrupt purple": (Space.PURPLE,),
}


class Corrupt(Payment):
    """Make an empty ability space unusable for good. SAN-10.4, SAN-10.5"""

    pattern = "corrupt {space}"
    clause = "SAN-10.4"
    payment = "corrupt"
    exact = True
    space: int

    @classmethod
    def options(cls, table: Table, frame: Penalty) -> Iterable[Self]:
        colours = CORRUPTIBLE.get(frame.curse(table).effect)
        if colours is None:
            return ()
        hero, row = table.heroes[frame.seat], cls.row(table)
        return [
            row[hero.places[index] * 2 + side]
            for index, side, colour, token in spaces_of(table, hero)
            if token == Token.EMPTY and colour in colours
        ]

    def forbids_this(self, table: Table, frame: Penalty) -> Refusal | None:
        effect = frame.curse(table).effect
        clause = "SAN-10.4" if effect == "corrupt any" else "SAN-10.5"
        found = find_space(table, table.heroes[frame.seat], self.space)
        if found is None:
            return no(clause, "no-such-space")
        if found[2] not in CORRUPTIBLE[effect]:
            return no(clause, "space-colour")
        return None if found[3] == Token.EMPTY else no(clause, "space-occupied")

    def do(self, table: Table, frame: Penalty) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        put_token(hero, found[0], found[1], Token.CORRUPTED)
        paid(table, frame)


class DrinkChoice(Choice[Table, F]):
    """A potion and the ability space whose token it takes off. SAN-4.1"""

    nothing: ClassVar[str] = "SAN-4.2"
    """The clause that wants a token on the space."""
    potion: int
    space: int

    @classmethod
    def options(cls, table: Table, frame: F) -> Iterable[Self]:
        return cls.everywhere(table, frame)

    @classmethod
    def everywhere(cls, table: Table, frame: F) -> Iterable[Self]:
        """Where a token lies that a potion could take off."""
        hero = table.heroes[frame.seat]
        if hero.potions == (0, 0):
            return ()
        grid = cls.grid(table)
        return [
            grid[token - 1][hero.places[index] * 2 + side]
            for index, side, _, token in spaces_of(table, hero)
            if token in (Token.STAMINA, Token.FOCUS)
        ]

    def forbids(self, table: Table, frame: F) -> Refusal | None:
        return self.forbids_drinking(table, table.heroes[frame.seat])

    def forbids_drinking(self, table: Table, hero: Hero) -> Refusal | None:
        """Is there such a potion, and a token for it? SAN-4.1, SAN-4.2, SAN-10.10"""
        if not hero.potions[self.potion]:
            return no(self.clause, "no-potion")
        found = find_space(table, hero, self.space)
        if found is None:
            return no(self.clause, "no-such-space")
        return None if found[3] == self.potion + 1 else no(self.nothing, "nothing-to-regenerate")

    def drink(self, table: Table, frame: F) -> None:
        """Discard the potion and take the token off its space."""
        seat = frame.seat
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        put_token(hero, found[0], found[1], Token.EMPTY)
        red, blue = hero.potions
        hero.potions = (red - 1, blue) if self.potion == 0 else (red, blue - 1)
        table.tell(events.Drank(seat, self.potion, hero.abilities[found[0]]))


class Sacrifice(DrinkChoice["Penalty"]):
    """Drink a potion and lose the token it regenerates. SAN-10.10"""

    pattern = "sacrifice {potion} {space}"
    clause = "SAN-10.10"
    nothing = "SAN-10.10"

    @classmethod
    def options(cls, table: Table, frame: Penalty) -> Iterable[Self]:
        return cls.everywhere(table, frame) if is_asked(table, frame, "drink") else ()

    def forbids(self, table: Table, frame: Penalty) -> Refusal | None:
        if (refusal := forbids_payment(table, frame, "drink")) is not None:
            return refusal
        hero = table.heroes[frame.seat]
        refusal = self.forbids_drinking(table, hero)
        if refusal is None or any(other.forbids_drinking(table, hero) is None for other in self.options(table, frame)):
            return refusal
        return cannot_pay(table, frame, refusal.clause)

    def do(self, table: Table, frame: Penalty) -> None:
        self.drink(table, frame)
        paid(table, frame)


class Spend(Payment):
    """Put a token on an empty ability space for nothing. SAN-11.1"""

    pattern = "spend {token} {space}"
    clause = "SAN-11.1"
    payment = "pay space"
    token: int
    space: int

    @classmethod
    def options(cls, table: Table, frame: Penalty) -> Iterable[Self]:
        if not is_asked(table, frame, cls.payment):
            return ()
        hero = table.heroes[frame.seat]
        grid = cls.grid(table)
        return [
            grid[token][hero.places[index] * 2 + side]
            for index, side, colour, lying in spaces_of(table, hero)
            for token in (0, 1)
            if lying == Token.EMPTY and colour & token + 1
        ]

    def forbids_this(self, table: Table, frame: Penalty) -> Refusal | None:
        hero = table.heroes[frame.seat]
        found = find_space(table, hero, self.space)
        if found is None:
            return no("SAN-11.1", "no-such-space")
        if found[3] != Token.EMPTY:
            return no("SAN-11.1", "space-occupied")
        if not found[2] & self.token + 1:
            return no("SAN-11.1", "space-colour")
        return None if has_token(hero, self.token + 1) else no("SAN-11.1", "pool-empty")

    def do(self, table: Table, frame: Penalty) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        found = find_space(table, hero, self.space)
        assert found is not None
        add_token(hero, self.token + 1, -1)
        put_token(hero, found[0], found[1], self.token + 1)
        paid(table, frame)


class Lose(Payment):
    """Lose an unassigned die for this fight. SAN-11.4"""

    pattern = "lose {die}"
    clause = "SAN-11.4"
    payment = "lose die"
    die: int

    @classmethod
    def options(cls, table: Table, frame: Penalty) -> Iterable[Self]:
        if not is_asked(table, frame, cls.payment):
            return ()
        row = cls.row(table)
        return [row[number] for number in dice_in(table.heroes[frame.seat].free_dice)]

    def forbids_this(self, table: Table, frame: Penalty) -> Refusal | None:
        free = table.heroes[frame.seat].free_dice >> self.die & 1
        return None if free else no("SAN-11.4", "die-not-free", die=f"d{self.die + 1}")

    def do(self, table: Table, frame: Penalty) -> None:
        seat = frame.seat
        table.heroes[seat].lost |= 1 << self.die
        paid(table, frame)


class Penalty(Frame[Table]):
    """Pay what the card asks, perhaps with the help of a blessing, or take its wounds. SAN-10.1, SAN-10.11"""

    id = "penalty"
    clause = "SAN-10.1"
    kinds = (Suffer, Accept, Forfeit, Corrupt, Sacrifice, Spend, Lose, Bless)
    card: int
    fury: bool

    def curse(self, table: Table) -> Curse:
        return (table.content.furies if self.fury else table.content.lords)[self.card]
