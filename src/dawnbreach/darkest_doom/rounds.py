"""DD-2 Rounds and phases: Dawn, Dusk, order of play."""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import Draw, add_coins, add_fame, add_tendrils, discard, receive_corruption
from dawnbreach.darkest_doom.darkness import DarkestFate
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.missions import DESTINY, draw_mission
from dawnbreach.darkest_doom.order_achievements import Announcing, Ordering, unsung
from dawnbreach.darkest_doom.state import MAGIC, NONE, ROUNDS, WISDOM, Guardian, Land
from dawnbreach.darkest_doom.turn import Turn
from dawnbreach.darkest_doom.victory import alliances
from dawnbreach.darkest_doom.virtual_guardians import VirtualTurn
from dawnbreach.kernel import NOBODY, Frame, Plain
from dawnbreach.kernel.chance import TABLE


def roll_order(table: Land, tied: list[int]) -> list[int]:
    """Highest Destiny die first; ties roll again. DD-1.7, DD-2.6"""
    if len(tied) < 2:
        return tied
    rolls: dict[int, int] = {}
    for number in tied:
        stream = number if number < table.seats else TABLE
        rolls[number] = table.ask(stream, "destiny", DESTINY)
        table.tell(events.DestinyRolled(number, rolls[number]))
    ordered: list[int] = []
    for value in sorted(set(rolls.values()), reverse=True):
        ordered += roll_order(table, [n for n in tied if rolls[n] == value])
    return ordered


def set_order(table: Land) -> None:
    """Fame, then with alliances, then the die, of Virtual ones too; then Fame is reset. DD-2.6, DD-2.7, DD-14.8"""
    keys = {g.number: (g.fame, table.glory(g.number)) for g in table.guardians}
    ordered: list[int] = []
    for key in sorted(set(keys.values()), reverse=True):
        ordered += roll_order(table, [n for n in keys if keys[n] == key])
    table.order = tuple(ordered)
    table.tell(events.OrderSet(NOBODY, table.order))
    for guardian in table.guardians:
        guardian.fame = -guardian.moths


class FirstOrder(Frame[Land]):
    """The order of the first round, and the first coins. DD-1.7, DD-1.8"""

    id = "first-order"

    def run(self, table: Land) -> None:
        table.order = tuple(roll_order(table, [g.number for g in table.guardians]))
        table.opener = table.order[0]
        table.tell(events.OrderSet(NOBODY, table.order))
        for guardian in table.guardians:
            if not guardian.virtual:
                add_coins(table, guardian, table.content.numbers.coins_start)
        table.become(Dawn(NOBODY))


def begin_phase(table: Land, dusk: bool) -> None:
    """Action points are restored, deeds forgotten. DD-2.5"""
    table.dusk = dusk
    table.tell(events.PhaseBegan(NOBODY, table.round, dusk))
    for guardian in table.guardians:
        guardian.actions = table.content.numbers.actions
        guardian.deeds = (0,) * len(guardian.deeds)
        guardian.stepped = guardian.halted = guardian.unsung = False
        if not dusk:
            guardian.served = False


def plays(guardian: Guardian) -> bool:
    """Still a Guardian with turns to take?"""
    return guardian.alive and not guardian.consumed


class Dawn(Frame[Land]):
    """Cards, missions, then turns. DD-2.2"""

    id = "dawn"

    def run(self, table: Land) -> None:
        begin_phase(table, dusk=False)
        table.become(Dusk(NOBODY))
        table.push(Turns(NOBODY, table.order))
        for number in reversed(table.order):
            guardian = table.guardians[number]
            if guardian.virtual:
                table.push(VirtualDawn(NOBODY, number))
            elif plays(guardian):
                table.push(Mission(number))
                for _ in range(guardian.attributes[WISDOM]):
                    table.push(Draw(number, NONE))


class VirtualDawn(Frame[Land]):
    """A Virtual Guardian's morning: Fame for allies, Acolytes clear its Temple. DD-14.2"""

    id = "virtual-dawn"

    number: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        add_fame(table, guardian, len(alliances(table, self.number)))
        add_tendrils(table, 4 + guardian.colour, -guardian.acolytes)


class Mission(Frame[Land]):
    """A mission for whoever has none, in setup and at Dawn. DD-1.5, DD-2.2"""

    id = "mission"

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.seat]
        if guardian.mission == NONE:
            draw_mission(table, guardian)


class Turns(Frame[Land]):
    """Turns in order of play. DD-2.2"""

    id = "turns"

    left: tuple[int, ...]

    def run(self, table: Land) -> None:
        table.active = NONE
        if heard := unsung(table, [n for n in table.order if n not in self.left]):
            table.push(Announcing(heard[0]))
            return
        if not self.left:
            table.pop()
            return
        table.become(Turns(NOBODY, self.left[1:]))
        guardian = table.guardians[self.left[0]]
        if guardian.virtual:
            table.push(VirtualTurn(NOBODY, guardian.number))
        elif plays(guardian):
            table.active = guardian.number
            table.push(Turn(guardian.number))


class Dusk(Frame[Land]):
    """Mana, achievements, the Darkest Fate, turns, order. DD-2.4"""

    id = "dusk"

    def run(self, table: Land) -> None:
        begin_phase(table, dusk=True)
        table.become(Night(NOBODY))
        table.push(Turns(NOBODY, table.order))
        table.push(DarkestFate(NOBODY))
        for number in reversed(table.order):
            guardian = table.guardians[number]
            if guardian.virtual or not guardian.alive:
                continue
            if guardian.consumed:
                table.push(Feed(NOBODY, number))
                continue
            guardian.mana = guardian.attributes[MAGIC]
            table.push(Ordering(number))
            if guardian.corruption:
                table.push(Swapping(number))


class Feed(Frame[Land]):
    """The consumed player draws a Corruption card each Dusk. DD-12.3"""

    id = "feed"

    number: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        if len(guardian.corruption) < guardian.attributes[WISDOM]:
            receive_corruption(table, guardian, 1)


class Swap(Plain[Land, "Swapping"]):
    """Discard all Dark Corruption and draw as much. DD-10.7"""

    pattern = "swap"
    clause = "DD-10.7"

    def do(self, table: Land, frame: Swapping) -> None:
        guardian = table.guardians[frame.seat]
        table.pop()
        held = guardian.corruption
        for card in held:
            discard(table, guardian, card)
        receive_corruption(table, guardian, len(held))


class Keep(Plain[Land, "Swapping"]):
    """Keep the Dark Corruption you have. DD-10.7"""

    pattern = "keep"
    clause = "DD-10.7"

    def do(self, table: Land, frame: Swapping) -> None:
        table.pop()


class Swapping(Frame[Land]):
    """At the start of Dusk, Dark Corruption may be exchanged. DD-10.7"""

    id = "swapping"
    clause = "DD-10.7"
    kinds = (Keep, Swap)


class Night(Frame[Land]):
    """After eight rounds the highest Fame wins; else the next Dawn. DD-2.4, DD-13.5"""

    id = "night"

    def run(self, table: Land) -> None:
        if table.round == ROUNDS:
            end(table, NONE, 1)
            return
        set_order(table)
        table.round += 1
        table.become(Dawn(NOBODY))
