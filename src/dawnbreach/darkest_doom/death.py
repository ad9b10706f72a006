"""DD-12 Wounds, death, White Moths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.cards import effects_of
from dawnbreach.darkest_doom.common import add_fame, add_mana, did, has_ability, throw
from dawnbreach.darkest_doom.doing import Do, let_rest, push_effects
from dawnbreach.darkest_doom.equipment import wear
from dawnbreach.darkest_doom.figures import free_areas, place
from dawnbreach.darkest_doom.retreat import Sending
from dawnbreach.darkest_doom.state import HEALTH, MAGIC, MONSTER, NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.steps import March, Onslaught, OwnTurn, Spoils, VirtualStep
from dawnbreach.kernel import Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no

KILL_FAME = 3


def hurt(table: Land, guardian: Guardian, amount: int, by: int = NONE, duel: bool = False) -> None:
    """Let a Guardian take wounds, after what may prevent them. DD-12.1"""
    if not guardian.alive or guardian.virtual:
        return
    if amount <= 0:
        table.tell(events.Unhurt(guardian.number))
        return
    guardian.worn = 0  # armour works each time anew
    table.push(Hurt(guardian.number, amount, by, duel))


class Hurt(Frame[Land]):
    """Wounds that are about to be taken. DD-12.1"""

    id = "hurt"

    amount: int
    by: int
    duel: bool
    """In a combat of two Guardians deaths wait until both have taken their wounds. DD-7.4"""

    def run(self, table: Land) -> None:
        guardian = table.guardians[self.seat]
        if self.amount > 0 and (can_gift(table, guardian) or shields(table, guardian)):
            table.become(Hurting(self.seat, self.amount, self.by, self.duel))
            return
        table.pop()
        take_wounds(table, guardian, self.amount, self.by, self.duel)


def take_wounds(table: Land, guardian: Guardian, amount: int, by: int, duel: bool = False) -> None:
    """Count the wounds; at the limit the Guardian dies. DD-12.1"""
    if amount <= 0:
        table.tell(events.Unhurt(guardian.number))
        return
    guardian.wounds += amount
    did(guardian, "wound-taken", amount)
    if by != NONE and by < len(table.guardians):
        did(table.guardians[by], "wound-dealt", amount)
    table.tell(events.Wounded(guardian.number, amount, max(0, guardian.attributes[HEALTH] - guardian.wounds)))
    if is_spent(guardian) and not duel:
        die(table, guardian, by)


def is_spent(guardian: Guardian) -> bool:
    """Can this Guardian take no more wounds? DD-12.1"""
    return not guardian.virtual and guardian.wounds >= guardian.attributes[HEALTH]


def can_gift(table: Land, guardian: Guardian) -> bool:
    """Gift of the Witches: two mana for a wound less. DD-1.5"""
    return has_ability(table, guardian, "gift-of-the-witches") and guardian.mana >= 2


def shields(table: Land, guardian: Guardian) -> list[int]:
    """Slots with equipment that prevents wounds. DD-10.1"""
    designs = table.content.designs
    return [
        slot
        for slot, (card, _) in enumerate(guardian.equipment)
        if designs[card].kind == "hurt" and not guardian.worn >> slot & 1
    ]


class Gift(Plain[Land, "Hurting"]):
    """Pay two mana to take one wound less. DD-1.5"""

    pattern = "gift"
    clause = "DD-1.5"

    def forbids(self, table: Land, frame: Hurting) -> Refusal | None:
        return None if can_gift(table, table.guardians[frame.seat]) else no("DD-1.5", "no-gift")

    def do(self, table: Land, frame: Hurting) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        table.tell(events.AbilityUsed(seat, guardian.who))
        add_mana(table, guardian, -2)
        table.become(Hurt(seat, frame.amount - 1, frame.by, frame.duel))


class Ward(Choice[Land, "Hurting"]):
    """Use equipment that prevents wounds. DD-10.1"""

    pattern = "ward {slot}"
    clause = "DD-10.1"
    exact = True
    slot: int

    @classmethod
    def options(cls, table: Land, frame: Hurting) -> Iterable[Self]:
        row = cls.row(table)
        return [row[slot] for slot in shields(table, table.guardians[frame.seat])]

    def forbids(self, table: Land, frame: Hurting) -> Refusal | None:
        return None if self.slot in shields(table, table.guardians[frame.seat]) else no("DD-10.1", "no-such-tool")

    def do(self, table: Land, frame: Hurting) -> None:
        seat = frame.seat
        guardian = table.guardians[seat]
        card = guardian.equipment[self.slot][0]
        effects = effects_of(table, card)
        prevented = sum(e.amount for e in effects if e.verb == "prevent")
        table.become(Hurt(seat, max(0, frame.amount - prevented), frame.by, frame.duel))
        wear(table, guardian, self.slot)
        push_effects(table, seat, [e for e in effects if e.verb != "prevent"])


class Bear(Plain[Land, "Hurting"]):
    """Take the wounds. DD-12.1"""

    pattern = "bear"
    clause = "DD-12.1"

    def do(self, table: Land, frame: Hurting) -> None:
        table.pop()
        take_wounds(table, table.guardians[frame.seat], frame.amount, frame.by, frame.duel)


class Hurting(Frame[Land]):
    """Prevent wounds, or bear them. DD-12.1"""

    id = "hurting"
    clause = "DD-12.1"
    kinds = (Bear, Gift, Ward)
    amount: int
    by: int
    duel: bool


def die(table: Land, guardian: Guardian, by: int) -> None:
    """One Guardian dies. DD-12.1"""
    die_together(table, [(guardian, by)])


def die_together(table: Land, deaths: Sequence[tuple[Guardian, int]]) -> None:
    """Those who die, each with who killed them; all kills are rewarded before any Fame is lost. DD-7.4"""
    for guardian, by in deaths:
        table.tell(events.GuardianDied(guardian.number, guardian.number))
        reward(table, guardian, by)
    for guardian, _ in deaths:
        go_home(table, guardian)
    for guardian, _ in deaths:
        clear_temple(table, guardian)


def reward(table: Land, guardian: Guardian, by: int) -> None:
    """Fame for whoever killed a Guardian. DD-7.4"""
    if by != NONE and by < len(table.guardians) and by != guardian.number:
        killer = table.guardians[by]
        add_fame(table, killer, KILL_FAME)
        did(killer, "kill-guardian")


def go_home(table: Land, guardian: Guardian) -> None:
    """Back to the own Temple, healed unless it is corrupted; Fame lost, a White Moth. DD-12.1"""
    guardian.area = table.content.temples[guardian.colour]
    add_fame(table, guardian, -KILL_FAME)
    let_rest(table, guardian.number)
    if guardian.virtual:
        end_virtual_turn(table, guardian.number)
    else:
        revive(table, guardian)


def revive(table: Land, guardian: Guardian) -> None:
    """Mana and wounds restored, a Moth, the turn over, and nothing of what only a survivor gets. DD-12.1"""
    corrupted = table.tendrils[4 + guardian.colour] == TENDRILS
    guardian.wounds = guardian.attributes[HEALTH] - 1 if corrupted else 0
    guardian.mana = guardian.attributes[MAGIC]
    lose_spectre(table, guardian)
    add_moth(table, guardian)
    forfeit(table, guardian)
    if table.active == guardian.number:
        end_turn_of(table, guardian.number)


def forfeit(table: Land, guardian: Guardian) -> None:
    """Who died has neither beaten the High Priestess nor the Leader of the Hunt. DD-7.8, DD-12.3"""
    frames = table.main.frames
    frames[:] = [f for f in frames if not (isinstance(f, Spoils) and f.seat == guardian.number)]


def forget(table: Land, index: int) -> None:
    """What takes a dead monster's place has neither its wounds nor its way to go. DD-7.7, DD-10.5"""
    for guardian in table.guardians:
        if guardian.shaken[:1] == (MONSTER + index,):
            guardian.shaken = ()
    frames = table.main.frames
    frames[:] = [f for f in frames if not (isinstance(f, March) and f.monster == index)]


def clear_temple(table: Land, guardian: Guardian) -> None:
    """A figure in the Temple makes room for the one who returns, without combat. DD-12.1, DD-7.3"""
    other = table.figure_at(guardian.area, but=guardian.number)
    if other == NONE:
        return
    mover = 0 if guardian.virtual else guardian.number
    if table.guardians[mover].alive:
        table.push(Sending(mover, other))
    else:
        place(table, other, free_areas(table, guardian.area)[0])


def add_moth(table: Land, guardian: Guardian) -> None:
    """Moths and Acolytes share three places; a Moth drives an Acolyte out of the game. DD-12.2"""
    if guardian.moths + guardian.acolytes >= 3:
        if not guardian.acolytes:
            return
        guardian.acolytes -= 1
    guardian.moths += 1
    table.tell(events.MothCame(guardian.number))


def lose_spectre(table: Land, guardian: Guardian) -> None:
    """The Spectre goes back to the lake, with its Lanterns. DD-13.7"""
    if guardian.spectre:
        guardian.spectre = 0
        table.tell(events.SpectreLost(guardian.number))


def end_turn_of(table: Land, number: int) -> None:
    """Drop everything the active Guardian's turn had under way; what is up to others goes on. DD-12.1"""
    frames = table.main.frames
    for index, frame in enumerate(frames):
        if isinstance(frame, OwnTurn) and frame.seat == number:
            frames[index:] = [f for f in frames[index:] if is_of_others(f, number)]
            table.foe = ()
            break


def is_of_others(frame: object, number: int) -> bool:
    """Does a card of another, or a monster at the end of its move, still have something to do? DD-6.9, DD-12.1"""
    return isinstance(frame, Onslaught) or (isinstance(frame, Do) and frame.seat != number)


def end_virtual_turn(table: Land, number: int) -> None:
    """Who dies in its own turn has no more of it. DD-12.1, DD-14.4"""
    frames = table.main.frames
    frames[:] = [f for f in frames if not (isinstance(f, VirtualStep) and f.number == number)]


def drop_equipment(table: Land, guardian: Guardian, slot: int) -> None:
    card = guardian.equipment[slot][0]
    guardian.equipment = guardian.equipment[:slot] + guardian.equipment[slot + 1 :]
    guardian.worn = 0
    throw(table, card)
    table.tell(events.CardDiscarded(guardian.number, card))
