"""DD-7 Combat: spells in turn, dice, spells again, wounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_coins, add_fame, add_mana, did, receive_corruption
from dawnbreach.darkest_doom.crimson_fate import Fate, Free, clear_dice, hits, parries, roll
from dawnbreach.darkest_doom.death import die_together, forget, hurt, is_spent
from dawnbreach.darkest_doom.equipment import SILENCE_BIT, Cast, Senses, UseCombat
from dawnbreach.darkest_doom.possession import falls, leader_ability, offer_consumption, rider_of
from dawnbreach.darkest_doom.state import ATTACK, HIGH_PRIESTESS, LEADER, MONSTER, NONE, Land
from dawnbreach.darkest_doom.victory import end
from dawnbreach.kernel import NOBODY, Choice, Frame, Plain, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no

KILL_DEEDS = ("kill-hound", "kill-huntsman", "kill-leader")
MONSTER_FAME = (3, 4, 5)
"""Hound, Huntsman, Leader. DD-7.7"""


@dataclass(frozen=True)
class Combat(Frame):
    """Two figures fight; the one who entered attacks. DD-7.1"""

    attacker: int
    defender: int
    beside: bool
    """An adjacent attack: nobody moves afterwards. DD-7.6"""

    def run(self, table: Land) -> None:
        table.tell(events.CombatBegan(NOBODY, table.as_told(self.attacker), table.as_told(self.defender)))
        people = [f for f in (self.attacker, self.defender) if is_person(table, f)]
        table.become(AfterCombat(NOBODY, self.attacker, self.defender, self.beside))
        table.push(Wounds(NOBODY, self.attacker, self.defender))
        if len(people) == 1:
            draw_foe(table, self.defender if is_person(table, self.attacker) else self.attacker)
        if not people:
            return
        other = people[1] if len(people) == 2 else NONE
        table.push(Casting(people[0], other, 0, True))
        table.push(RollAll(NOBODY, tuple(people)))
        table.push(Casting(people[0], other, 0, False))
        if len(people) == 1:
            echo(table, people[0], self.attacker, self.defender)


def is_person(table: Land, figure: int) -> bool:
    """A Guardian with a hand of cards: no monster, no Virtual Guardian."""
    return figure < MONSTER and not table.guardians[figure].virtual


def draw_attack(table: Land) -> int:
    """The next monster attack card. DD-7.5"""
    if not table.attacks:
        table.attacks, table.attack_pile = tuple(sorted(table.attack_pile)), ()
    card = table.ask(TABLE, "attack", table.attacks)
    table.attacks = tuple([c for c in table.attacks if c != card])
    table.attack_pile += (card,)
    return card


def stats(table: Land, figure: int, card: int) -> tuple[int, int]:
    """Hits and health of a figure that fights by card. DD-7.5, DD-7.8, DD-14.4"""
    attack = table.content.attacks[card]
    if figure == HIGH_PRIESTESS:
        return 8 - table.hearts + attack.priestess[0], table.hearts + attack.priestess[1]
    if figure < MONSTER:
        return attack.tiers[table.guardians[figure].tier]
    hits, health = attack.tiers[table.monsters[figure - MONSTER].tier]
    if rider_of(table, figure) == NONE:
        return hits, health
    return hits + leader_ability(table, "hits"), health + leader_ability(table, "tough")


def draw_foe(table: Land, figure: int) -> None:
    card = draw_attack(table)
    strength, health = stats(table, figure, card)
    table.foe = (strength, health, card)
    table.tell(events.MonsterDrawn(NOBODY, strength, health))


def echo(table: Land, person: int, attacker: int, defender: int) -> None:
    """The Echo ability comes first. Never by or against Virtual Guardians. DD-7.5"""
    foe = defender if attacker == person else attacker
    if not table.echo or foe < MONSTER:
        return
    guardian = table.guardians[person]
    effect = table.content.attacks[table.foe[2]].echo
    table.tell(events.EchoHeard(person, table.foe[2]))
    strength, health, card = table.foe
    if effect.verb == "hits":
        strength += effect.amount
    elif effect.verb == "tough":
        health += effect.amount
    elif effect.verb == "dice":
        guardian.more_dice += effect.amount
    elif effect.verb == "silence":
        guardian.worn |= SILENCE_BIT
    elif effect.verb == "taint":
        receive_corruption(table, guardian, effect.amount)
    elif effect.verb == "rob":
        add_coins(table, guardian, -effect.amount)
    elif effect.verb == "drain":
        add_mana(table, guardian, -effect.amount)
    table.foe = (strength, health, card)


def piercing(table: Land, figure: int) -> int:
    """How many hits of a figure cannot be parried, by its Echo. DD-7.5"""
    if figure < MONSTER or not table.echo:
        return 0
    effect = table.content.attacks[table.foe[2]].echo
    return effect.amount if effect.verb == "pierce" else 0


class Pass(Plain):
    """Play nothing more; when both pass in a row it goes on. DD-7.2"""

    pattern = "pass"
    clause = "DD-7.2"

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Casting)
        if frame.other == NONE or frame.passes:
            table.pop()
        else:
            table.become(Casting(frame.other, seat, 1, frame.rolled))


@dataclass(frozen=True)
class Casting(Frame):
    """Battle spells and equipment, in turn, before and after the roll. DD-7.2"""

    clause = "DD-7.2"
    kinds = (Pass, Cast, UseCombat, Senses, Fate, Free)
    other: int
    passes: int
    rolled: bool


@dataclass(frozen=True)
class RollAll(Frame):
    """Each Guardian rolls dice equal to Attack, the attacker first. DD-7.2, DD-5.2"""

    people: tuple[int, ...]

    def run(self, table: Land) -> None:
        if not self.people:
            table.pop()
            return
        table.become(RollAll(NOBODY, self.people[1:]))
        guardian = table.guardians[self.people[0]]
        spectre = table.content.numbers.spectre_attack + guardian.spectre if guardian.spectre else 0
        roll(table, guardian, guardian.attributes[ATTACK] + guardian.more_dice + spectre)


def strength_of(table: Land, figure: int) -> tuple[int, int]:
    """Hits and parries a figure brings to the end of a combat. DD-7.2"""
    if is_person(table, figure):
        guardian = table.guardians[figure]
        icons = (*guardian.dice, *guardian.bonus)
        spectre = table.content.numbers.spectre_defence + guardian.spectre if guardian.spectre else 0
        return hits(table, icons), parries(icons) + spectre
    return table.foe[0], 0


@dataclass(frozen=True)
class Wounds(Frame):
    """Wounds are the other's hits minus your parries, at the same time. DD-7.2"""

    attacker: int
    defender: int

    def run(self, table: Land) -> None:
        table.pop()
        if not is_person(table, self.attacker) and not is_person(table, self.defender):
            duel_by_card(table, self.attacker, self.defender)
            return
        sides = ((self.attacker, self.defender), (self.defender, self.attacker))
        taken = {figure: wounds_of(table, figure, enemy) for figure, enemy in sides}
        cards = [side for side in sides if not is_person(table, side[0])]
        by_card = [side for side in cards if falls(table, side[0], taken[side[0]], table.foe[1])]
        # The wounds of people come above all that asks whether they survived. DD-7.8, DD-12.3
        if self.attacker < MONSTER and self.defender < MONSTER:
            table.push(Fallen(NOBODY, self.attacker, self.defender, tuple(figure for figure, _ in by_card)))
        else:
            beaten(table, by_card)
        for figure, enemy in sides:
            if is_person(table, figure):
                self.suffer(table, figure, enemy, taken[figure])
            elif taken[figure]:
                did(table.guardians[enemy], "wound-dealt", taken[figure])

    def suffer(self, table: Land, figure: int, enemy: int, amount: int) -> None:
        guardian = table.guardians[figure]
        clear_dice(guardian)
        if not amount:
            did(guardian, "unhurt-fight")
        duel = enemy < MONSTER
        hurt(table, guardian, amount, enemy if duel else NONE, duel)


def wounds_of(table: Land, figure: int, enemy: int) -> int:
    """The other's hits minus the own parries. DD-7.2"""
    weaken = table.guardians[figure].weaken if is_person(table, figure) else 0
    strikes = max(0, strength_of(table, enemy)[0] - weaken)
    parried = min(strength_of(table, figure)[1], max(0, strikes - piercing(table, enemy)))
    return strikes - parried


@dataclass(frozen=True)
class Fallen(Frame):
    """When both Guardians have taken their wounds, those who can take no more die together. DD-7.4"""

    attacker: int
    defender: int
    by_card: tuple[int, ...]
    """Virtual Guardians who have lost all their health. DD-14.4"""

    def run(self, table: Land) -> None:
        table.pop()
        sides = ((self.attacker, self.defender), (self.defender, self.attacker))
        people = [(table.guardians[figure], enemy) for figure, enemy in sides]
        die_together(table, [(g, by) for g, by in people if g.number in self.by_card or is_spent(g)])


def duel_by_card(table: Land, attacker: int, defender: int) -> None:
    """A Virtual Guardian against a monster or another: both by attack cards. DD-14.4"""
    draw_foe(table, attacker)
    mine = table.foe
    draw_foe(table, defender)
    theirs = table.foe
    lost = [(defender, attacker)] if falls(table, defender, mine[0], theirs[1]) else []
    beaten(table, [*lost, (attacker, defender)] if falls(table, attacker, theirs[0], mine[1]) else lost)


def beaten(table: Land, lost: Sequence[tuple[int, int]]) -> None:
    """Figures that fight by card have lost all their health, each to another; deaths come last. DD-7.7, DD-14.4"""
    for figure, by in lost:
        if figure == HIGH_PRIESTESS:
            table.push(Cleansed(by))
        elif figure >= MONSTER:
            kill_monster(table, figure - MONSTER, by)
    die_together(table, [(table.guardians[figure], by) for figure, by in lost if figure < MONSTER])


def kill_monster(table: Land, index: int, by: int) -> None:
    """The figure is removed; the killer gains Fame. DD-7.7"""
    monster = table.monsters[index]
    tier = monster.tier
    told = table.as_told(MONSTER + index)
    table.tell(events.MonsterKilled(by if by < MONSTER else NOBODY, told, monster.area))
    rider = monster.rider
    forget(table, index)
    monster.tier = monster.area = monster.token = monster.rider = NONE
    if rider != NONE:
        table.guardians[rider].alive = False
    if by < MONSTER and by != NONE:
        guardian = table.guardians[by]
        add_fame(table, guardian, MONSTER_FAME[tier])
        did(guardian, "kill-monster")
        did(guardian, KILL_DEEDS[tier])
        if tier == LEADER and rider == NONE:
            offer_consumption(table, guardian)


@dataclass(frozen=True)
class Cleansed(Frame):
    """The High Priestess is beaten only if the Guardian survives. DD-7.8, DD-13.5"""

    def run(self, table: Land) -> None:
        table.pop()
        if table.guardians[self.seat].area == table.content.summit:
            end(table, self.seat, 3)


@dataclass(frozen=True)
class AfterCombat(Frame):
    """Figures that still share an area are parted. DD-7.3, DD-7.6"""

    attacker: int
    defender: int
    beside: bool

    def run(self, table: Land) -> None:
        from dawnbreach.darkest_doom.retreat import retreat

        table.pop()
        table.foe = ()
        if self.beside:
            return
        if self.defender == HIGH_PRIESTESS:
            if where(table, self.attacker) == table.content.summit:
                send_down(table, self.attacker)
            return
        here, there = where(table, self.attacker), where(table, self.defender)
        if here == NONE or here != there:
            return
        if is_person(table, self.attacker):
            table.push(Sending(self.attacker, self.defender))
        else:
            retreat(table, self.defender)


def where(table: Land, figure: int) -> int:
    if figure >= MONSTER:
        return table.monsters[figure - MONSTER].area
    return table.guardians[figure].area


def place(table: Land, figure: int, area: int) -> None:
    """Put a figure somewhere; tokens there do not trigger. DD-7.3"""
    if figure >= MONSTER:
        table.monsters[figure - MONSTER].area = area
    else:
        table.guardians[figure].area = area
    table.tell(events.Moved(NOBODY, table.as_told(figure), area))


def free_areas(table: Land, area: int) -> list[int]:
    """Adjacent areas without a figure; those without tokens, if there are any. DD-7.3"""
    near = [a for a in table.content.areas[area].next if table.figure_at(a) == NONE and is_open(table, a)]
    bare = [a for a in near if a not in table.abysses and all(a != t for _, t in table.traps)]
    return bare or near or nearest_free(table, area)


def nearest_free(table: Land, area: int) -> list[int]:
    """The nearest areas without a figure, when every adjacent one holds one. DD-7.3"""
    far = {a: d for a, d in enumerate(table.content.roads[area]) if table.figure_at(a) == NONE and is_open(table, a)}
    return [a for a, d in far.items() if d == min(far.values())]


def send_down(table: Land, seat: int) -> None:
    """From Winter Mountain to the Path; past a figure there to the nearest free area of choice. DD-7.8, DD-13.5"""
    free = free_areas(table, where(table, seat))
    if len(free) > 1:
        table.push(Sending(seat, seat))
    else:
        place(table, seat, free[0])


def is_open(table: Land, area: int) -> bool:
    """May a figure be moved here by others, or a monster go here? DD-7.3, DD-6.7"""
    return area not in (table.content.monolith, table.content.summit)


class Send(Choice):
    """Move the beaten-off figure to an adjacent area. DD-7.3"""

    pattern = "send {area}"
    clause = "DD-7.3"
    area: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        frame = table.frame(seat)
        assert isinstance(frame, Sending)
        row = cls.row(table)
        return [row[area] for area in frame.areas(table)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        frame = table.frame(seat)
        assert isinstance(frame, Sending)
        return None if self.area in frame.areas(table) else no(frame.clause, "not-there")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Sending)
        table.pop()
        place(table, frame.figure, self.area)


@dataclass(frozen=True)
class Sending(Frame):
    """Choose where the attacked figure goes. DD-7.3"""

    clause = "DD-7.3"
    kinds = (Send,)
    figure: int

    def areas(self, table: Land) -> list[int]:
        return free_areas(table, where(table, self.figure))


def fight(table: Land, attacker: int, defender: int, beside: bool) -> None:
    """Begin a combat."""
    for figure in (attacker, defender):
        if is_person(table, figure):
            clear_dice(table.guardians[figure])
    table.push(Combat(NOBODY, attacker, defender, beside))
