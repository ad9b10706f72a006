"""SAN-8 Act V: the walls, the breach, the call to arms, the respite and the Demon Lord's answer."""

from __future__ import annotations

from dawnbreach.kernel import NOBODY, Await, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.achievements import clear_away
from dawnbreach.sanctum.demon_lord import Battle, Turning, lay_card
from dawnbreach.sanctum.move import discard
from dawnbreach.sanctum.rest import Equipping, restore
from dawnbreach.sanctum.state import Hero, Table

MOST_LINGERING = 40
"""So many turns in a row anybody may stay without a Move. SAN-2.6"""
LAST_CARD = 4
"""With two cards below the cathedral nobody can wait any longer. SAN-8.7"""


def is_at_the_walls(table: Table, seat: int) -> bool:
    """Does the figure stand on the last space of the march? SAN-8.2"""
    return table.heroes[seat].space == len(table.track) - 1


class Breach(Plain[Table, Frame[Table]]):
    """Breach the walls: on to the cathedral. SAN-8.3"""

    pattern = "breach"
    clause = "SAN-8.3"

    def forbids(self, table: Table, frame: Frame[Table]) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if table.breached:
            return no("SAN-8.3", "already-breached")
        if not is_at_the_walls(table, frame.seat):
            return no("SAN-8.3", "not-at-the-walls")
        return no("SAN-8.3", "demons-left") if hero.demons and hero.lingered < MOST_LINGERING else None

    def do(self, table: Table, frame: Frame[Table]) -> None:
        table.become(Breaching(frame.seat))
        table.push(Await(NOBODY))


class Breaching(Frame[Table]):
    """Earlier turns are finished first; then achievements are gone and two cards are laid. SAN-8.4"""

    id = "breaching"

    def run(self, table: Table) -> None:
        table.pop()
        table.breacher = self.seat
        table.tell(events.Breached(self.seat))
        enter_city(table, table.heroes[self.seat])
        clear_away(table)
        for _ in range(2):
            lay_card(table)
        table.heroes[self.seat].answered = 2
        end_act_if_all_answered(table)


def call_again(table: Table) -> None:
    """The breacher's turn: one more card; at the second everybody left answers at once. SAN-8.7"""
    lay_card(table)
    if len(table.laid) == LAST_CARD:
        for hero in table.in_order(table.breacher):
            if hero.alive and not hero.answered:
                answer(table, hero.seat)
    end_act_if_all_answered(table)


def answer(table: Table, seat: int) -> None:
    """Discard all demons and enter the city, to the card laid last. SAN-8.5, SAN-8.6"""
    hero = table.heroes[seat]
    enter_city(table, hero)
    hero.answered = len(table.laid)
    table.tell(events.Answered(seat, hero.answered))


def enter_city(table: Table, hero: Hero) -> None:
    """No demon follows into the city. SAN-8.5"""
    discard(table, hero.demons)
    hero.demons = hero.marks = ()


def end_act_if_all_answered(table: Table) -> None:
    """Act V ends when all living players have answered. SAN-8.8, SAN-8.11"""
    if all(hero.answered for hero in table.living()):
        table.main.frames[:] = [Respite(NOBODY), Await(NOBODY)]


class Answer(Plain[Table, Frame[Table]]):
    """Answer the call to arms. SAN-8.5"""

    pattern = "answer"
    clause = "SAN-8.5"

    def forbids(self, table: Table, frame: Frame[Table]) -> Refusal | None:
        return None if table.breached else no("SAN-8.5", "no-call")

    def do(self, table: Table, frame: Frame[Table]) -> None:
        table.pop()
        answer(table, frame.seat)
        end_act_if_all_answered(table)


class Respite(Frame[Table]):
    """Everyone takes a last Rest, all at the same time. SAN-8.9"""

    id = "respite"

    def run(self, table: Table) -> None:
        table.become(AfterRespite(NOBODY))
        table.push(Await(NOBODY))
        table.tell(events.RespiteBegan(table.breacher))
        for hero in table.living():
            restore(table, hero)
            table.start_strand(hero.seat, Equipping(hero.seat))


class AfterRespite(Frame[Table]):
    """Unequipped items are discarded, blessings turned up, the laid cards resolved. SAN-8.9, SAN-8.10"""

    id = "after-respite"

    def run(self, table: Table) -> None:
        table.unveiled = True
        for hero in table.living():
            discard(table, hero.sack)
            hero.sack = ()
            if hero.blessings:
                table.reveal(events.BlessingsShown(hero.seat, hero.blessings))
        table.become(Battle(NOBODY))
        table.push(Turning(NOBODY))
