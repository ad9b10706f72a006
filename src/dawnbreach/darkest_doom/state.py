"""The position of a Darkest Doom game: the map, the Guardians, the Darkness and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dawnbreach.darkest_doom.content import Content
from dawnbreach.kernel import Choice, Event, Refusal
from dawnbreach.kernel.chance import Chance
from dawnbreach.kernel.data import Data
from dawnbreach.kernel.position import Position, Standing

if TYPE_CHECKING:
    from dawnbreach.darkest_doom.game import DarkestDoom

SWORD, PRIESTESS, SHIELD, DAWN, DUSK, MOON = range(6)
ATTACK, MAGIC, WISDOM, HEALTH = range(4)
CRYSTAL, LANTERN, URN = range(3)
HOUND, HUNTSMAN, LEADER = range(3)
NONE = -1
CORRUPTION = 160
"""Cards of a hand below this are Citadel Supplies, from here on Dark Corruption."""
MONSTER = 10
"""Figures: 0 to 3 are Guardians, 10 to 12 monsters, 20 the possessed High Priestess."""
HIGH_PRIESTESS = 20
TOLD_MONSTER = 30
"""In events, plus the tier, plus 3 for each place on the board before its own."""
TENDRILS = 3
"""A building with so many is corrupted. DD-6.5"""
CRIMSON_DICE = 14
"""So many Crimson Fate dice there are. DD-1.2"""
ROUNDS = 8
ENDINGS = ("none", "priest", "mosh", "cleansed", "darkness")
"""How a game ends, by number. DD-13.5, DD-13.6"""
BY_DARKNESS = 4
ECHO_ROUND = 5
"""From the Dusk of this round the Echo is active. DD-6.2"""


class Guardian(Data):
    """A player board, or a Virtual Guardian's. Numbers and tuples, so that copies are cheap."""

    number: int
    who: int
    """The character, or NONE for a Virtual Guardian."""
    colour: int
    area: int
    attributes: tuple[int, ...]
    """Attack, magic, wisdom, health."""
    wounds: int
    mana: int
    coins: int
    actions: int
    fame: int
    acolytes: int
    moths: int
    hand: tuple[int, ...]
    equipment: tuple[tuple[int, int], ...]
    """Card and damage markers left, for each slot in use."""
    spectre: int
    """Lanterns used to summon the Lake Spectre; 0 without it."""
    relics: tuple[int, ...]
    mission: int
    aim: tuple[int, ...]
    """Attribute and relic marked for the present mission."""
    last_aim: tuple[int, ...]
    """Those marked for the mission before; nothing before the first. DD-9.2"""
    declared: bool
    orders: tuple[int, ...]
    """Order Achievements held, by design."""
    deeds: tuple[int, ...]
    """What was done in this phase, by deed. DD-8.2"""
    unsung: bool
    """Was something done since achievements could last be announced? DD-8.2"""
    stepped: bool
    """Was Blood Step used in this phase?"""
    served: bool
    """Was the Temple action used in this round? DD-3.4"""
    halted: bool
    """No more movement in this turn."""
    consumed: bool
    alive: bool
    """False for a consumed player whose monster was killed. DD-12.3"""
    dice: tuple[int, ...]
    bonus: tuple[int, ...]
    """Icons added in this combat."""
    more_dice: int
    weaken: int
    free: int
    """The place of the Fate track that lets one die be changed, or NONE."""
    tier: int
    """A Virtual Guardian's column of the attack cards. DD-14.4"""
    worn: int
    """Bit set of the equipment slots used in this combat or test."""
    shaken: tuple[int, ...]
    """Target, attack card and wounds so far of spells played directly one after the other; or nothing. DD-10.5"""

    def __init__(self, number: int, who: int, colour: int, area: int, attributes: tuple[int, ...], deeds: int) -> None:
        self.number, self.who, self.colour, self.area = number, who, colour, area
        self.attributes = attributes
        self.wounds = self.coins = self.actions = self.fame = self.acolytes = self.moths = 0
        self.mana = attributes[MAGIC] if attributes else 0
        self.hand, self.equipment, self.spectre = (), (), 0
        self.relics = (0, 0, 0)
        self.mission, self.aim, self.last_aim, self.declared = NONE, (), (), False
        self.orders, self.deeds = (), (0,) * deeds
        self.stepped = self.served = self.halted = self.consumed = self.unsung = False
        self.alive = True
        self.dice, self.bonus = (), ()
        self.more_dice = self.weaken = self.worn = self.tier = 0
        self.free, self.shaken = NONE, ()

    def copy(self) -> Guardian:
        new = Guardian.__new__(Guardian)
        new.number, new.who, new.colour, new.area = self.number, self.who, self.colour, self.area
        new.attributes, new.wounds, new.mana, new.coins = self.attributes, self.wounds, self.mana, self.coins
        new.actions, new.fame, new.acolytes, new.moths = self.actions, self.fame, self.acolytes, self.moths
        new.hand, new.equipment, new.spectre, new.relics = self.hand, self.equipment, self.spectre, self.relics
        new.mission, new.aim, new.last_aim = self.mission, self.aim, self.last_aim
        new.declared, new.orders = self.declared, self.orders
        new.deeds, new.stepped, new.served, new.halted = self.deeds, self.stepped, self.served, self.halted
        new.consumed, new.alive, new.dice, new.bonus = self.consumed, self.alive, self.dice, self.bonus
        new.more_dice, new.weaken, new.free = self.more_dice, self.weaken, self.free
        new.worn, new.shaken, new.tier, new.unsung = self.worn, self.shaken, self.tier, self.unsung
        return new

    @property
    def virtual(self) -> bool:
        return self.who == NONE

    @property
    def supplies(self) -> list[int]:
        """The Citadel Supplies cards in hand."""
        return [card for card in self.hand if card < CORRUPTION]

    @property
    def corruption(self) -> list[int]:
        return [card for card in self.hand if card >= CORRUPTION]


class Monster(Data):
    """A Penumbra figure on the map. DD-6.4"""

    tier: int
    """NONE: this place is free."""
    area: int
    token: int
    """Target token, or NONE."""
    rider: int
    """The consumed player who is this monster, or NONE. DD-12.3"""

    def __init__(self) -> None:
        self.tier, self.area, self.token, self.rider = NONE, NONE, NONE, NONE

    def copy(self) -> Monster:
        new = Monster.__new__(Monster)
        new.tier, new.area, new.token, new.rider = self.tier, self.area, self.token, self.rider
        return new


class Land(Position):
    """A position of Darkest Doom."""

    transient = Position.transient | {"doom", "content"}

    doom: DarkestDoom
    """The game this is a position of."""
    content: Content
    guardians: list[Guardian]
    monsters: list[Monster]
    round: int
    dusk: bool
    order: tuple[int, ...]
    """Guardians in order of play."""
    opener: int
    """Who was first in the order of the first round, or NONE before it is rolled."""
    active: int
    """Whose turn it is, or NONE."""
    fate: int
    """Place of the Fate marker, NONE in the centre."""
    tendrils: tuple[int, ...]
    """On the four Citadels, then the four Temples, by colour."""
    allies: tuple[int, ...]
    """Who is allied with each Citadel, or NONE."""
    bonds: tuple[int, ...]
    """The alliance points on each Citadel."""
    acolytes: tuple[int, ...]
    """1 where the Acolyte still stands on the alliance track."""
    abysses: tuple[int, ...]
    """Areas with a Dark Abyss."""
    backs: tuple[int, ...]
    """Backs of Abyss tokens nobody has seen since they were placed."""
    traps: tuple[tuple[int, int], ...]
    """Owner and area of every trap token on the map."""
    bag: tuple[int, ...]
    """Target tokens in the bag, in no order; hearts from 8 on."""
    hearts: int
    """Heart tokens still on the round track."""
    struck: tuple[int, ...]
    """Buildings attacked in this Dusk. DD-6.7"""
    event: int
    event_map: int
    decks: tuple[tuple[int, ...], ...]
    """Supplies left in each deck, in no order."""
    piles: tuple[tuple[int, ...], ...]
    """Discarded Supplies by deck."""
    taints: tuple[int, ...]
    taint_pile: tuple[int, ...]
    missions: tuple[int, ...]
    mission_pile: tuple[int, ...]
    orders: tuple[int, ...]
    order_pile: tuple[int, ...]
    attacks: tuple[int, ...]
    attack_pile: tuple[int, ...]
    events: tuple[int, ...]
    maps: tuple[int, ...]
    trails: tuple[int, ...]
    virtuals: tuple[int, ...]
    foe: tuple[int, ...]
    """The monster's hits, health and Echo in the present combat."""
    wants: tuple[int, ...]
    """The icons an ambush test asks for."""
    outcome: int
    """The result of the last test: 0 passed, else unmatched symbols."""
    victor: int
    """Who won before the eighth day was over, or NONE."""
    ending: int
    """How, as a number of ENDINGS."""

    def __init__(self, game: DarkestDoom, seats: int, source: Chance, how: tuple[tuple[str, Any], ...]) -> None:
        super().__init__(game, seats, source, how)
        self.doom = game
        self.content = content = game.content
        self.guardians = []
        self.monsters = [Monster(), Monster(), Monster()]
        self.round, self.dusk, self.order, self.opener, self.active = 1, False, (), NONE, NONE
        self.fate = NONE
        self.tendrils = (0,) * 8
        self.allies, self.bonds, self.acolytes = (NONE,) * 4, (0,) * 4, (1,) * 4
        self.abysses, self.backs, self.traps = (), (), ()
        self.bag, self.hearts, self.struck = tuple(range(8)), 8, ()
        self.event = self.event_map = NONE
        by_deck: list[list[int]] = [[], [], [], []]
        for number in content.in_play(seats):
            by_deck[content.cards[content.supplies[number][0]].deck].append(number)
        self.decks, self.piles = tuple(tuple(d) for d in by_deck), ((), (), (), ())
        self.taints, self.taint_pile = tuple(range(len(content.corruptions))), ()
        self.missions, self.mission_pile = tuple(range(len(content.missions))), ()
        self.orders, self.order_pile = tuple(range(len(content.achievement_cards))), ()
        self.attacks, self.attack_pile = tuple(range(len(content.attacks))), ()
        self.events = tuple(n for n, e in enumerate(content.events) if not e.echo)
        self.maps = tuple(range(len(content.maps)))
        self.trails, self.virtuals = tuple(range(len(content.trails))), tuple(range(len(content.virtuals)))
        self.foe, self.wants, self.outcome = (), (), 0
        self.victor, self.ending = NONE, 0

    def copy(self) -> Land:
        new = Land.__new__(Land)
        self.copy_into(new)
        new.doom, new.content = self.doom, self.content
        new.guardians = [g.copy() for g in self.guardians]
        new.monsters = [m.copy() for m in self.monsters]
        new.round, new.dusk, new.order = self.round, self.dusk, self.order
        new.opener, new.active = self.opener, self.active
        new.fate, new.tendrils, new.allies, new.bonds = self.fate, self.tendrils, self.allies, self.bonds
        new.acolytes, new.abysses, new.backs, new.traps = self.acolytes, self.abysses, self.backs, self.traps
        new.bag, new.hearts, new.struck = self.bag, self.hearts, self.struck
        new.event, new.event_map = self.event, self.event_map
        new.decks, new.piles = self.decks, self.piles
        new.taints, new.taint_pile = self.taints, self.taint_pile
        new.missions, new.mission_pile = self.missions, self.mission_pile
        new.orders, new.order_pile = self.orders, self.order_pile
        new.attacks, new.attack_pile = self.attacks, self.attack_pile
        new.events, new.maps, new.trails, new.virtuals = self.events, self.maps, self.trails, self.virtuals
        new.foe, new.wants, new.outcome = self.foe, self.wants, self.outcome
        new.victor, new.ending = self.victor, self.ending
        return new

    # Reading

    @property
    def level(self) -> int:
        """Level of ambush tests in this round. DD-2.8"""
        harder = self.has_rule("rule tests")
        return min(5, self.content.levels[self.round - 1] + harder)

    @property
    def echo(self) -> bool:
        """Is the Echo of Darkness active? DD-6.2"""
        return self.round > ECHO_ROUND or (self.round == ECHO_ROUND and self.dusk)

    def has_rule(self, verb: str) -> int:
        """How much the present event changes a rule, until the next one."""
        return 0 if self.event == NONE else self.doom.event_rules[self.event].get(verb, 0)

    def distance(self, start: int, goal: int) -> int:
        """How many areas it is from one to another, on foot. DD-1.3"""
        return self.content.roads[start][goal]

    def way(self, start: int, goal: int) -> int:
        """The same for a monster, through the Black Lodge unless it is closed. DD-6.7"""
        open_lodge = not self.has_rule("rule no lodge")
        return (self.content.ways if open_lodge else self.content.roads)[start][goal]

    def figure_at(self, area: int, but: int = NONE) -> int:
        """The other figure in an area, or NONE. DD-7.1"""
        for guardian in self.guardians:
            if guardian.area == area and guardian.number != but and guardian.alive and not guardian.consumed:
                return guardian.number
        for index, monster in enumerate(self.monsters):
            if monster.tier != NONE and monster.area == area and MONSTER + index != but:
                return MONSTER + index
        return NONE

    def as_told(self, figure: int) -> int:
        """A figure as events name it: a monster with its tier, for it may be gone when somebody reads of it."""
        if not MONSTER <= figure < HIGH_PRIESTESS:
            return figure
        return TOLD_MONSTER + 3 * (figure - MONSTER) + self.monsters[figure - MONSTER].tier

    def building(self, area: int) -> int:
        """The building of an area (Citadels 0 to 3, Temples 4 to 7), or NONE."""
        place = self.content.areas[area]
        if place.colour < 0:
            return NONE
        return place.colour + (4 if place.kind == "temple" else 0)

    def area_of(self, building: int) -> int:
        return (self.content.citadels if building < 4 else self.content.temples)[building % 4]

    def glory(self, number: int) -> int:
        """Daily Fame plus alliance points. DD-13.5"""
        bonds = [b for owner, b in zip(self.allies, self.bonds, strict=True) if owner == number]
        return self.guardians[number].fame + sum(bonds)

    def standings(self) -> list[Standing]:
        """Who won, and the others by Fame and alliances. DD-13.5"""
        keys = {g.number: self._merit(g) for g in self.guardians if not g.virtual}
        order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
        rivals = [self._needed, *(self._merit(g) for g in self.guardians if g.virtual)]
        standings = []
        for seat in order:
            rank = 1 + sum(key > keys[seat] for key in [*keys.values(), *rivals])
            standings.append(Standing(seat, rank, self.glory(seat)))
        return standings

    def victors(self) -> list[int]:
        """The Guardians who won, Virtual ones too; nobody when the Darkness wins alone. DD-13.5, DD-12.4"""
        merits = {g.number: self._merit(g) for g in self.guardians}
        best = max(self._needed, *merits.values())
        return [number for number, merit in merits.items() if merit == best]

    @property
    def _needed(self) -> tuple[int, int, int, int]:
        """Who wins has more than this: nobody beside the Darkness, and no consumed player without it."""
        return (1, 0, 0, 0) if self.ending == BY_DARKNESS else (0, -99, 0, 0)

    def _merit(self, g: Guardian) -> tuple[int, int, int, int]:
        """The Darkness wins alone, or with the one it has consumed, who wins in no other way. DD-12.4"""
        won = g.number == self.victor or (self.ending == BY_DARKNESS and g.consumed and g.alive)
        rank = 2 if won else -int(g.consumed)
        return rank, self.glory(g.number), g.coins, -len(g.corruption)

    def play(self, choice: Choice | str, seat: int | None = None) -> list[Event]:
        """Whatever is done in a turn but to play another card ends a series of spells. DD-10.5"""
        told = super().play(choice, seat)
        assert self.past is not None
        guardian = self.guardians[self.past.seat]
        if guardian.shaken and type(self.past.choice) in self.doom.pauses:
            guardian.shaken = ()
        return told

    # The Lake Spectre goes at any moment, whatever is being decided. DD-13.7

    def choices(self, seat: int) -> list[Choice]:
        found = super().choices(seat)
        release = self.doom.release
        if found and self.guardians[seat].spectre and release not in found:
            found.insert(len(found) - 1, release)
        return found

    def forbids(self, choice: Choice, seat: int) -> Refusal | None:
        if choice.index == self.doom.release.index and self.frame(seat) is not None:
            return choice.forbids(self, seat)
        return super().forbids(choice, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        from dawnbreach.darkest_doom.view import view

        return view(self, seat)

    def seen_by(self, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        from dawnbreach.darkest_doom.view import seen_by

        return seen_by(self, seat, public)

    def check(self) -> None:
        from dawnbreach.darkest_doom.invariants import check

        check(self)
