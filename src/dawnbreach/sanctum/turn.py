"""SAN-2 The turn: one action, Move, Fight or Rest."""

from __future__ import annotations

from dawnbreach.kernel import NOBODY, AwaitSeat, Frame, InOrder, Plain, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.achievements import Achievements
from dawnbreach.sanctum.common import End
from dawnbreach.sanctum.fight import begin_fight
from dawnbreach.sanctum.move import Reveal
from dawnbreach.sanctum.rest import Equipping, restore
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.walls import (
    LAST_CARD,
    MOST_LINGERING,
    Answer,
    Breach,
    call_again,
    end_act_if_all_answered,
    is_at_the_walls,
)


class Turns(Frame[Table]):
    """Give the turn to the next living player clockwise; with nobody alive the game ends. SAN-2.1, SAN-2.5, SAN-8.11"""

    id = "turns"

    def run(self, table: Table) -> None:
        if not table.living():
            table.become(End(NOBODY))
            return
        if table.breached and all(hero.answered for hero in table.living()):
            end_act_if_all_answered(table)
            return
        for hero in table.in_order((table.turn + 1) % table.seats):
            if hero.alive:
                break
        table.turn = hero.seat
        if table.breached and hero.answered:
            table.push(Idle(hero.seat))
        else:
            table.push(Turn(hero.seat))
        table.push(AwaitSeat(hero.seat))


class Idle(Frame[Table]):
    """The turn of a player who has answered the call: only the breacher lays a card. SAN-8.7"""

    id = "idle"

    def waits(self, table: Table) -> bool:
        """The last card makes everybody discard demons, so levels of earlier turns come first. SAN-13.3"""
        return self.seat == table.breacher and len(table.laid) == LAST_CARD - 1 and bool(table.side)

    def run(self, table: Table) -> None:
        table.pop()
        if self.seat == table.breacher:
            call_again(table)


def forbids_anything_but_move(table: Table, seat: int) -> Refusal | None:
    """The first action of the game is a Move. SAN-2.2"""
    hero = table.heroes[seat]
    if hero.space < 0 and not table.breached:
        return no("SAN-2.2", "first-action")
    return None


def forbids_lingering(table: Table, seat: int) -> Refusal | None:
    """Whoever has stayed all too long goes on. SAN-2.6"""
    stayed = not table.breached and table.heroes[seat].lingered >= MOST_LINGERING
    return no("SAN-2.6", "lingered", most=MOST_LINGERING) if stayed else None


class Move(Plain[Table, "Turn"]):
    """Go to the front and take demons. SAN-3"""

    pattern = "move"
    clause = "SAN-2.1"

    def forbids(self, table: Table, frame: Turn) -> Refusal | None:
        return no("SAN-8.2", "at-the-walls") if is_at_the_walls(table, frame.seat) else None

    def do(self, table: Table, frame: Turn) -> None:
        table.heroes[frame.seat].lingered = 0
        table.become(Reveal(frame.seat))


class Fight(Plain[Table, "Turn"]):
    """Fight the demons of the battle board. SAN-4"""

    pattern = "fight"
    clause = "SAN-2.1"

    def forbids(self, table: Table, frame: Turn) -> Refusal | None:
        seat = frame.seat
        if (refusal := forbids_anything_but_move(table, seat) or forbids_lingering(table, seat)) is not None:
            return refusal
        if table.heroes[seat].demons:
            return None
        return no("SAN-2.3", "no-demons-at-the-walls") if is_at_the_walls(table, seat) else no("SAN-2.3", "no-demons")

    def do(self, table: Table, frame: Turn) -> None:
        table.heroes[frame.seat].lingered += 1
        table.pop()
        begin_fight(table, frame.seat)


class Rest(Plain[Table, "Turn"]):
    """Restore, equip, buy potions, with demons on the battle board or without. SAN-2.4, SAN-6"""

    pattern = "rest"
    clause = "SAN-2.1"

    def forbids(self, table: Table, frame: Turn) -> Refusal | None:
        return forbids_anything_but_move(table, frame.seat) or forbids_lingering(table, frame.seat)

    def do(self, table: Table, frame: Turn) -> None:
        seat = frame.seat
        table.pop()
        table.tell(events.Rested(seat))
        table.heroes[seat].lingered += 1
        restore(table, table.heroes[seat])
        table.start_strand(seat, Achievements(seat), InOrder(seat), Equipping(seat))


class Turn(Frame[Table]):
    """Exactly one action; there is no pass. SAN-2.1"""

    id = "turn"
    clause = "SAN-2.1"
    kinds = (Move, Fight, Rest, Breach, Answer)
