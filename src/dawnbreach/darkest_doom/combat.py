"""DD-7 Combat: spells in turn, dice, spells again, wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.common import add_coins, add_fame, add_mana, did, receive_corruption
from dawnbreach.darkest_doom.crimson_fate import Fate, Free, clear_dice, hits, parries, roll
from dawnbreach.darkest_doom.death import die_together, forget, hurt, is_spent
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.equipment import SILENCE_BIT, Cast, Senses, UseCombat, attack_dice
from dawnbreach.darkest_doom.figures import is_person, where
from dawnbreach.darkest_doom.possession import falls, leader_ability, offer_consumption, rider_of
from dawnbreach.darkest_doom.retreat import Sending, retreat, send_down
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, LEADER, MONSTER, NONE, Guardian, Land
from dawnbreach.darkest_doom.steps import Exchange, Spoils
from dawnbreach.kernel import NOBODY, Frame, Plain
from dawnbreach.kernel.chance import TABLE

KILL_DEEDS = ("kill-hound", "kill-huntsman", "kill-leader")
MONSTER_FAME = (3, 4, 5)
"""Hound, Huntsman, Leader. DD-7.7"""


class Combat(Frame[Land]):
    """Two figures fight; the one who entered attacks. DD-7.1"""

    id = "combat"

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
    ECHOES[effect.verb](table, guardian, effect.amount)


def strengthen(table: Land, hits: int = 0, health: int = 0) -> None:
    table.foe = (table.foe[0] + hits, table.foe[1] + health, table.foe[2])


def more_dice(table: Land, guardian: Guardian, amount: int) -> None:
    guardian.more_dice += amount


def silence(table: Land, guardian: Guardian, amount: int) -> None:
    """No spells in this combat. DD-7.5"""
    guardian.worn |= SILENCE_BIT


ECHOES: Mapping[str, Callable[[Land, Guardian, int], object]] = {
    "hits": lambda table, guardian, n: strengthen(table, hits=n),
    "tough": lambda table, guardian, n: strengthen(table, health=n),
    "dice": more_dice,
    "silence": silence,
    "taint": receive_corruption,
    "rob": lambda table, guardian, n: add_coins(table, guardian, -n),
    "drain": lambda table, guardian, n: add_mana(table, guardian, -n),
    "pierce": lambda table, guardian, n: None,
}
"""What each Echo does to the Guardian or for the monster; `piercing` counts with the wounds. DD-7.5"""


def piercing(table: Land, figure: int) -> int:
    """How many hits of a figure cannot be parried, by its Echo. DD-7.5"""
    if figure < MONSTER or not table.echo:
        return 0
    effect = table.content.attacks[table.foe[2]].echo
    return effect.amount if effect.verb == "pierce" else 0


class Pass(Plain[Land, "Casting"]):
    """Play nothing more; when both pass in a row it goes on. DD-7.2"""

    pattern = "pass"
    clause = "DD-7.2"

    def do(self, table: Land, frame: Casting) -> None:
        if frame.other == NONE or frame.passes:
            table.pop()
        else:
            table.become(Casting(frame.other, frame.seat, 1, frame.rolled))


class Casting(Exchange):
    """Battle spells and equipment, in turn, before and after the roll. DD-7.2"""

    id = "casting"
    clause = "DD-7.2"
    kinds = (Pass, Cast, UseCombat, Senses, Fate, Free)


class RollAll(Frame[Land]):
    """Each Guardian rolls dice equal to Attack, the attacker first. DD-7.2, DD-5.2"""

    id = "roll-all"

    people: tuple[int, ...]

    def run(self, table: Land) -> None:
        if not self.people:
            table.pop()
            return
        table.become(RollAll(NOBODY, self.people[1:]))
        guardian = table.guardians[self.people[0]]
        roll(table, guardian, attack_dice(table, guardian))


def strength_of(table: Land, figure: int) -> tuple[int, int]:
    """Hits and parries a figure brings to the end of a combat. DD-7.2"""
    if is_person(table, figure):
        guardian = table.guardians[figure]
        icons = (*guardian.dice, *guardian.bonus)
        spectre = table.content.numbers.spectre_defence + guardian.spectre if guardian.spectre else 0
        return hits(table, icons), parries(icons) + spectre
    return table.foe[0], 0


class Wounds(Frame[Land]):
    """Wounds are the other's hits minus your parries, at the same time. DD-7.2"""

    id = "wounds"

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


class Fallen(Frame[Land]):
    """When both Guardians have taken their wounds, those who can take no more die together. DD-7.4"""

    id = "fallen"

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
    """A Virtual Guardian against a monster or another: both by attack cards. DD-7.9, DD-14.4"""
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


class Cleansed(Spoils):
    """The High Priestess is beaten only if the Guardian survives. DD-7.8, DD-13.5"""

    id = "cleansed"

    def run(self, table: Land) -> None:
        table.pop()
        if table.guardians[self.seat].area == table.content.summit:
            end(table, self.seat, 3)


class AfterCombat(Frame[Land]):
    """Figures that still share an area are parted. DD-7.3, DD-7.6"""

    id = "after-combat"

    attacker: int
    defender: int
    beside: bool

    def run(self, table: Land) -> None:
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


def fight(table: Land, attacker: int, defender: int, beside: bool) -> None:
    """Begin a combat."""
    for figure in (attacker, defender):
        if is_person(table, figure):
            clear_dice(table.guardians[figure])
    table.push(Combat(NOBODY, attacker, defender, beside))
