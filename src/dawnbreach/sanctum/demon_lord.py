"""SAN-9 Act VI: nine cards each, rounds of fights, and the Demon Lord's roar."""

from __future__ import annotations

from dawnbreach.kernel import NOBODY, Await, Frame, set_at
from dawnbreach.kernel.chance import TABLE
from dawnbreach.sanctum import events
from dawnbreach.sanctum.common import End
from dawnbreach.sanctum.fight import BeforeRoll
from dawnbreach.sanctum.penalties import afflict
from dawnbreach.sanctum.state import FACE_DOWN, TAKEN_BACK, Hero, Table


def draw_card(table: Table) -> int:
    """The next Demon Lord card; dealt or laid, it shows its fight side. SAN-8.4, SAN-9.1"""
    card = table.ask(TABLE, "lord", table.lords)
    table.lords = tuple([other for other in table.lords if other != card])
    return card


def lay_card(table: Table) -> None:
    """Lay a Demon Lord card on the board, effect side down. SAN-8.4, SAN-8.7, SAN-9.7"""
    card = draw_card(table)
    table.laid += (card,)
    table.tell(events.LordCardLaid(table.breacher, table.content.lord_base + card))


def has_card(table: Table) -> bool:
    """Is there a card to draw, if need be from those already defeated? SAN-9.8"""
    if not table.lords:
        for hero in table.heroes:
            gather_defeated(table, hero)
        table.lords = tuple(sorted(table.lords))
    return bool(table.lords)


def gather_defeated(table: Table, hero: Hero) -> None:
    """Take a hero's defeated Demon Lord cards back into the deck. SAN-9.8"""
    for index in range(0, min(hero.at, len(hero.demons)), 2):
        if hero.demons[index] != TAKEN_BACK:
            table.lords += (hero.demons[index] - table.content.lord_base,)
            hero.demons = set_at(hero.demons, index, TAKEN_BACK)


class Turning(Frame[Table]):
    """Turn the laid cards over one by one; before Act VI each hits those who answered later. SAN-8.10, SAN-9.7"""

    id = "turning"

    def run(self, table: Table) -> None:
        fighters = [hero for hero in table.in_order(table.breacher) if hero.fighting]
        if not fighters or table.turned == len(table.laid):
            table.pop()
            return
        card = table.laid[table.turned]
        hit = [hero.seat for hero in fighters if table.final or hero.answered > table.turned]
        table.turned += 1
        table.reveal(events.LordCardTurned(table.breacher, card))
        table.push(Resolve(NOBODY, card, tuple(hit)))


class Resolve(Frame[Table]):
    """One Demon Lord card hits these seats, one after another. SAN-9.7"""

    id = "resolve"

    card: int
    seats: tuple[int, ...]

    def run(self, table: Table) -> None:
        if not self.seats:
            table.pop()
            return
        table.become(Resolve(NOBODY, self.card, self.seats[1:]))
        if table.heroes[self.seats[0]].fighting:
            afflict(table, self.seats[0], self.card, fury=False)


class Battle(Frame[Table]):
    """Deal the nine cards of each living hero: five Demon Lord, four fury, alternating. SAN-9.1"""

    id = "battle"

    def run(self, table: Table) -> None:
        for hero in table.in_order(table.breacher):
            if hero.alive:
                base = table.content.lord_base
                cards = [base + draw_card(table) if n % 2 == 0 else FACE_DOWN for n in range(9)]
                hero.demons, hero.marks, hero.at = tuple(cards), (0,) * 9, 0
                table.tell(events.BattleDealt(hero.seat, tuple(cards[::2])))
        table.roar = table.difficulty
        table.become(Round(NOBODY))


class Round(Frame[Table]):
    """Everyone takes one Fight as any other, all at the same time; there is no Rest. SAN-9.2, SAN-9.6, SAN-9.13"""

    id = "round"

    def run(self, table: Table) -> None:
        fighters = [hero for hero in table.heroes if hero.fighting]
        if not fighters:
            table.become(End(NOBODY))
            return
        table.round += 1
        table.furies = unturned_furies(table)
        table.become(Roar(NOBODY))
        table.push(Await(NOBODY))
        table.tell(events.RoundBegan(table.breacher, table.round))
        for hero in fighters:
            table.start_strand(hero.seat, BeforeRoll(hero.seat))


def unturned_furies(table: Table) -> tuple[int, ...]:
    """The fury cards nobody has turned up. SAN-9.4"""
    base = table.content.fury_base
    shown = {foe - base for hero in table.heroes for foe in hero.demons if foe >= base}
    return tuple([card for card in range(len(table.content.furies)) if card not in shown])


class Roar(Frame[Table]):
    """The roar: a row of cards, one fewer each time, each resolved by all from the breacher on. SAN-9.7"""

    id = "roar"

    def run(self, table: Table) -> None:
        count, table.roar = table.roar, max(0, table.roar - 1)
        table.become(Round(NOBODY))
        if not any(hero.fighting for hero in table.heroes):
            return
        for _ in range(count):
            if has_card(table):
                lay_card(table)
        table.push(Turning(NOBODY))
