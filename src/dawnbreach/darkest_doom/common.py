"""What several chapters need: decks, hands, Fame, wounds, dice, movement of figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from dawnbreach.darkest_doom import dusk_events, events
from dawnbreach.darkest_doom.content import DEED_NUMBERS
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.state import CORRUPTION, MAGIC, NONE, WISDOM, Guardian, Land
from dawnbreach.kernel import NOBODY, Choice, Frame, Plain, Refusal, set_at
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.generic import F


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same tuple with one occurrence of a value taken out."""
    index = values.index(value)
    return values[:index] + values[index + 1 :]


def did(guardian: Guardian, deed: str, times: int = 1) -> None:
    """Count a deed of this phase, for Order Achievements. DD-8.2"""
    if not guardian.virtual:
        index = DEED_NUMBERS[deed]
        guardian.deeds = set_at(guardian.deeds, index, guardian.deeds[index] + times)
        guardian.unsung = True


def has_ability(table: Land, guardian: Guardian, name: str) -> bool:
    """Is this the character with that ability? DD-1.5"""
    return not guardian.virtual and table.content.characters[guardian.who].ability == name


# Fame, coins, mana


def add_fame(table: Land, guardian: Guardian, amount: int) -> None:
    """Daily Fame never falls below 0, or below what moths have made it. DD-2.7"""
    before = guardian.fame
    floor = min(0, before)
    guardian.fame = max(floor, before + amount)
    if guardian.fame != before:
        table.tell(events.FameChanged(guardian.number, guardian.fame - before, guardian.fame))


def add_coins(table: Land, guardian: Guardian, amount: int) -> int:
    """At most five Destiny coins a Guardian. DD-4.5"""
    before = guardian.coins
    guardian.coins = max(0, min(table.content.numbers.coins_max, before + amount))
    if guardian.coins != before:
        table.tell(events.CoinsChanged(guardian.number, guardian.coins - before))
    return guardian.coins - before


def add_mana(table: Land, guardian: Guardian, amount: int) -> None:
    before = guardian.mana
    guardian.mana = max(0, min(guardian.attributes[MAGIC], before + amount))
    if guardian.mana != before:
        table.tell(events.ManaChanged(guardian.number, guardian.mana - before))


# Cards


def draw_supply(table: Land, guardian: Guardian, deck: int) -> bool:
    """Draw one Citadel Supplies card; its deck is refilled from its discards. DD-2.2"""
    if not table.decks[deck] and table.piles[deck]:
        table.decks = (*table.decks[:deck], tuple(sorted(table.piles[deck])), *table.decks[deck + 1 :])
        table.piles = (*table.piles[:deck], (), *table.piles[deck + 1 :])
    if not table.decks[deck]:
        return False
    card = table.ask(guardian.number, "supply", table.decks[deck])
    table.decks = (*table.decks[:deck], without(table.decks[deck], card), *table.decks[deck + 1 :])
    guardian.hand += (card,)
    table.tell(events.CardsDrawn(guardian.number, deck))
    table.tell(events.CardSeen(guardian.number, card))
    return True


def draw_corruption(table: Land) -> int:
    """The next Dark Corruption card, or NONE when every one is in a hand."""
    if not table.taints and table.taint_pile:
        table.taints, table.taint_pile = tuple(sorted(table.taint_pile)), ()
    if not table.taints:
        return NONE
    card = table.ask(TABLE, "corruption", table.taints)
    table.taints = without(table.taints, card)
    return card


def discard(table: Land, guardian: Guardian, card: int) -> None:
    """Put a card of the hand on its discard pile, face up."""
    guardian.hand = without(guardian.hand, card)
    throw(table, card)
    table.reveal(events.CardDiscarded(guardian.number, card))


def throw(table: Land, card: int) -> None:
    """Onto the discard pile of its deck."""
    if card >= CORRUPTION:
        table.taint_pile += (card - CORRUPTION,)
        return
    deck = table.content.designs[card].deck
    table.piles = (*table.piles[:deck], (*table.piles[deck], card), *table.piles[deck + 1 :])


def over_limit(guardian: Guardian) -> bool:
    """More cards than Wisdom, and one that may be discarded? DD-2.3, DD-10.7"""
    return len(guardian.hand) > guardian.attributes[WISDOM] and bool(guardian.supplies)


class Draw(Frame[Land]):
    """Draw a card: of a named deck, or of one the player names. DD-2.2"""

    id = "draw"

    deck: int

    def run(self, table: Land) -> None:
        if self.deck == NONE:
            table.become(Drawing(self.seat))
            return
        table.become(Limit(self.seat))
        draw_supply(table, table.guardians[self.seat], self.deck)


class Limit(Frame[Land]):
    """Over the hand limit a card is discarded at once. DD-2.3"""

    id = "limit"

    def run(self, table: Land) -> None:
        if over_limit(table.guardians[self.seat]):
            table.become(Discarding(self.seat, 1, False))
        else:
            table.pop()


class DrawFrom(Choice[Land, "Drawing"]):
    """Name the deck to draw from. DD-2.2"""

    pattern = "draw {deck}"
    clause = "DD-2.2"
    exact = True
    deck: int

    @classmethod
    def options(cls, table: Land, frame: Drawing) -> Iterable[Self]:
        decks, piles = table.decks, table.piles
        return [choice for choice in cls.row(table) if decks[choice.deck] or piles[choice.deck]]

    def forbids(self, table: Land, frame: Drawing) -> Refusal | None:
        if table.decks[self.deck] or table.piles[self.deck]:
            return None
        return no("DD-2.2", "deck-empty")

    def do(self, table: Land, frame: Drawing) -> None:
        seat = frame.seat
        table.become(Limit(seat))
        draw_supply(table, table.guardians[seat], self.deck)


class NoCard(Plain[Land, "Drawing"]):
    """Go without, when every deck is empty. DD-2.2"""

    pattern = "draw nothing"
    clause = "DD-2.2"

    @classmethod
    def likely(cls, table: Land, frame: Drawing) -> bool:
        return not any(table.decks)

    def forbids(self, table: Land, frame: Drawing) -> Refusal | None:
        return no("DD-2.2", "cards-left") if any(table.decks) or any(table.piles) else None

    def do(self, table: Land, frame: Drawing) -> None:
        table.pop()


class Drawing(Frame[Land]):
    """Choose the deck of the next card. DD-2.2"""

    id = "drawing"
    clause = "DD-2.2"
    kinds = (DrawFrom, NoCard)


class Discard(Choice[Land, "Discarding"]):
    """Choose a Supplies card to discard. DD-2.3"""

    pattern = "discard {card}"
    clause = "DD-2.3"
    exact = True
    card: int

    @classmethod
    def options(cls, table: Land, frame: Discarding) -> Iterable[Self]:
        row = cls.row(table)
        return [row[card] for card in table.guardians[frame.seat].supplies]

    def forbids(self, table: Land, frame: Discarding) -> Refusal | None:
        return None if self.card in table.guardians[frame.seat].hand else no("DD-2.3", "not-in-hand")

    def do(self, table: Land, frame: Discarding) -> None:
        seat = frame.seat
        discard(table, table.guardians[seat], self.card)
        left = frame.count - 1
        if frame.fixed and left and table.guardians[seat].supplies:
            table.become(Discarding(seat, left, True))
        else:
            table.become(Limit(seat))


class Discarding(Frame[Land]):
    """Discard Supplies cards: down to the limit, or as many as an effect says. DD-2.3"""

    id = "discarding"
    clause = "DD-2.3"
    kinds = (Discard,)
    count: int
    fixed: bool


def must_discard(table: Land, guardian: Guardian, count: int) -> None:
    """Make a Guardian discard some cards of its choice."""
    count = min(count, len(guardian.supplies))
    if count and not guardian.virtual:
        table.push(Discarding(guardian.number, count, True))


class Taint(Frame[Land]):
    """Receive a Dark Corruption card; with a full hand another card goes first. DD-10.7"""

    id = "taint"

    def run(self, table: Land) -> None:
        guardian = table.guardians[self.seat]
        full = len(guardian.hand) >= guardian.attributes[WISDOM]
        if full and not guardian.supplies:
            table.pop()
            return
        table.become(Tainted(self.seat))
        if full:
            table.push(Discarding(self.seat, 1, True))


class Tainted(Frame[Land]):
    """Take the card into the hand. DD-10.7"""

    id = "tainted"

    def run(self, table: Land) -> None:
        table.pop()
        card = draw_corruption(table)
        if card != NONE:
            guardian = table.guardians[self.seat]
            guardian.hand += (CORRUPTION + card,)
            table.tell(events.CorruptionReceived(self.seat, 1))
            table.tell(events.CardSeen(self.seat, CORRUPTION + card))


def receive_corruption(table: Land, guardian: Guardian, count: int) -> None:
    if not guardian.virtual:
        for _ in range(count):
            table.push(Taint(guardian.number))


# Areas and buildings


class AreaChoice(Choice[Land, F]):
    """A choice of an area among those the step allows."""

    exact = True
    area: int

    @classmethod
    def areas(cls, table: Land, frame: F) -> Sequence[int]:
        raise NotImplementedError(cls.__name__)

    @classmethod
    def options(cls, table: Land, frame: F) -> Iterable[Self]:
        areas = cls.areas(table, frame)
        if not areas:
            return ()
        row = cls.row(table)
        return [row[area] for area in areas]

    def forbids(self, table: Land, frame: F) -> Refusal | None:
        return None if self.area in self.areas(table, frame) else no(self.clause, "not-there")


def add_tendrils(table: Land, building: int, count: int) -> None:
    """At most three on a building. The Darkness wins when all have three. DD-6.5, DD-13.6"""
    before = table.tendrils[building]
    after = max(0, min(3, before + count))
    if after == before:
        return
    table.tendrils = set_at(table.tendrils, building, after)
    table.tell(dusk_events.TendrilsChanged(NOBODY, building, after))
    if all(n == 3 for n in table.tendrils):
        end(table, NONE, 4)
