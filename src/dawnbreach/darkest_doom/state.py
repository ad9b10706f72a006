"""The position of a Darkest Doom game: the map, the Guardians, the Darkness and the decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dawnbreach.darkest_doom.content import Content, Effect
from dawnbreach.darkest_doom.view_types import View
from dawnbreach.kernel import Choice, Frame, Game
from dawnbreach.kernel.data import Data
from dawnbreach.kernel.ply import Standing
from dawnbreach.kernel.position import Position

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
BY_DARKNESS = 4
"""The number of the ending in which the Darkness wins. DD-13.6"""
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
    wounds: int = 0
    mana: int = 0
    coins: int = 0
    actions: int = 0
    fame: int = 0
    acolytes: int = 0
    moths: int = 0
    hand: tuple[int, ...] = ()
    equipment: tuple[tuple[int, int], ...] = ()
    """Card and damage markers left, for each slot in use."""
    spectre: int = 0
    """Lanterns used to summon the Lake Spectre; 0 without it."""
    relics: tuple[int, ...] = (0, 0, 0)
    mission: int = NONE
    aim: tuple[int, ...] = ()
    """Attribute and relic marked for the present mission."""
    last_aim: tuple[int, ...] = ()
    """Those marked for the mission before; nothing before the first. DD-9.2"""
    declared: bool = False
    orders: tuple[int, ...] = ()
    """Order Achievements held, by design."""
    deeds: tuple[int, ...] = ()
    """What was done in this phase, by deed. DD-8.2"""
    unsung: bool = False
    """Was something done since achievements could last be announced? DD-8.2"""
    stepped: bool = False
    """Was Blood Step used in this phase?"""
    served: bool = False
    """Was the Temple action used in this round? DD-3.4"""
    halted: bool = False
    """No more movement in this turn."""
    consumed: bool = False
    alive: bool = True
    """False for a consumed player whose monster was killed. DD-12.3"""
    dice: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    """Icons added in this combat."""
    more_dice: int = 0
    weaken: int = 0
    free: int = NONE
    """The place of the Fate track that lets one die be changed, or NONE."""
    tier: int = 0
    """A Virtual Guardian's column of the attack cards. DD-14.4"""
    worn: int = 0
    """Bit set of the equipment slots used in this combat or test."""
    shaken: tuple[int, ...] = ()
    """Target, attack card and wounds so far of spells played directly one after the other; or nothing. DD-10.5"""

    @staticmethod
    def new(number: int, who: int, colour: int, area: int, attributes: tuple[int, ...], deeds: int) -> Guardian:
        """A Guardian as the game begins. DD-1.5"""
        new = Guardian()
        new.number, new.who, new.colour, new.area = number, who, colour, area
        new.attributes, new.deeds = attributes, (0,) * deeds
        new.mana = attributes[MAGIC] if attributes else 0
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

    tier: int = NONE
    """NONE: this place is free."""
    area: int = NONE
    token: int = NONE
    """Target token, or NONE."""
    rider: int = NONE
    """The consumed player who is this monster, or NONE. DD-12.3"""


class Land(Position):
    """A position of Darkest Doom."""

    transient = Position.transient | {"doom", "content"}

    doom: Engine
    """The game this is a position of."""
    content: Content
    guardians: list[Guardian]
    monsters: list[Monster]
    round: int = 1
    dusk: bool = False
    order: tuple[int, ...] = ()
    """Guardians in order of play."""
    opener: int = NONE
    """Who was first in the order of the first round, or NONE before it is rolled."""
    active: int = NONE
    """Whose turn it is, or NONE."""
    fate: int = NONE
    """Place of the Fate marker, NONE in the centre."""
    tendrils: tuple[int, ...] = (0,) * 8
    """On the four Citadels, then the four Temples, by colour."""
    allies: tuple[int, ...] = (NONE,) * 4
    """Who is allied with each Citadel, or NONE."""
    bonds: tuple[int, ...] = (0,) * 4
    """The alliance points on each Citadel."""
    acolytes: tuple[int, ...] = (1,) * 4
    """1 where the Acolyte still stands on the alliance track."""
    abysses: tuple[int, ...] = ()
    """Areas with a Dark Abyss."""
    backs: tuple[int, ...] = ()
    """Backs of Abyss tokens nobody has seen since they were placed."""
    traps: tuple[tuple[int, int], ...] = ()
    """Owner and area of every trap token on the map."""
    bag: tuple[int, ...] = tuple(range(8))
    """Target tokens in the bag, in no order; hearts from 8 on."""
    hearts: int = 8
    """Heart tokens still on the round track."""
    struck: tuple[int, ...] = ()
    """Buildings attacked in this Dusk. DD-6.7"""
    event: int = NONE
    event_map: int = NONE
    decks: tuple[tuple[int, ...], ...]
    """Supplies left in each deck, in no order."""
    piles: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """Discarded Supplies by deck."""
    taints: tuple[int, ...]
    taint_pile: tuple[int, ...] = ()
    missions: tuple[int, ...]
    mission_pile: tuple[int, ...] = ()
    orders: tuple[int, ...]
    order_pile: tuple[int, ...] = ()
    attacks: tuple[int, ...]
    attack_pile: tuple[int, ...] = ()
    events: tuple[int, ...]
    maps: tuple[int, ...]
    trails: tuple[int, ...]
    virtuals: tuple[int, ...]
    foe: tuple[int, ...] = ()
    """The monster's hits, health and Echo in the present combat."""
    wants: tuple[int, ...] = ()
    """The icons an ambush test asks for."""
    outcome: int = 0
    """The result of the last test: 0 passed, else unmatched symbols."""
    victor: int = NONE
    """Who won before the eighth day was over, or NONE."""
    ending: int = 0
    """How, as a number of ENDINGS."""

    def belong(self, game: Game) -> None:
        assert isinstance(game, Engine)
        super().belong(game)
        self.doom, self.content = game, game.content

    def lay_out(self) -> None:
        """The decks and the other components, before anything is dealt. DD-1"""
        content = self.content
        self.guardians = []
        self.monsters = [Monster(), Monster(), Monster()]
        by_deck: list[list[int]] = [[], [], [], []]
        for number in content.in_play(self.seats):
            by_deck[content.designs[number].deck].append(number)
        self.decks = tuple(tuple(d) for d in by_deck)
        self.taints = tuple(range(len(content.corruptions)))
        self.missions = tuple(range(len(content.missions)))
        self.orders = tuple(range(len(content.achievement_cards)))
        self.attacks = tuple(range(len(content.attacks)))
        self.events = tuple(n for n, e in enumerate(content.events) if not e.echo)
        self.maps = tuple(range(len(content.maps)))
        self.trails, self.virtuals = tuple(range(len(content.trails))), tuple(range(len(content.virtuals)))

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

    def way_beside(self, start: int, goal: int) -> int:
        """How far it is for a monster to the nearest area beside one in which it can stand. DD-6.9"""
        open_lodge = not self.has_rule("rule no lodge")
        return (self.content.gaps_by_lodge if open_lodge else self.content.gaps)[goal][start]

    def figure_at(self, area: int, but: int = NONE) -> int:
        """The other figure in an area, or NONE. DD-7.1"""
        for guardian in self.guardians:
            if guardian.area == area and guardian.number != but and guardian.alive and not guardian.consumed:
                return guardian.number
        for index, monster in enumerate(self.monsters):
            if monster.tier != NONE and monster.area == area and MONSTER + index != but:
                return MONSTER + index
        return NONE

    def figures_but(self, figure: int) -> dict[int, int]:
        """The other figures, by area; the same as `figure_at` says of each. DD-7.1"""
        found = {m.area: MONSTER + n for n, m in enumerate(self.monsters) if m.tier != NONE and MONSTER + n != figure}
        standing = [g for g in reversed(self.guardians) if g.number != figure and g.alive and not g.consumed]
        return {**found, **{g.area: g.number for g in standing}}

    def as_told(self, figure: int) -> int:
        """A figure as events name it: a monster with its tier, for it may be gone when somebody reads of it."""
        if not MONSTER <= figure < HIGH_PRIESTESS:
            return figure
        return TOLD_MONSTER + 3 * (figure - MONSTER) + self.monsters[figure - MONSTER].tier

    def building(self, area: int) -> int:
        """The building of an area (Citadels 0 to 3, Temples 4 to 7), or NONE."""
        return self.content.buildings[area]

    def area_of(self, building: int) -> int:
        return (self.content.citadels if building < 4 else self.content.temples)[building % 4]

    def glory(self, number: int) -> int:
        """Daily Fame plus alliance points. DD-13.5"""
        bonds = [b for owner, b in zip(self.allies, self.bonds, strict=True) if owner == number]
        return self.guardians[number].fame + sum(bonds)

    def standings(self) -> list[Standing]:
        """The places of the seats, among all Guardians. DD-13.5"""
        return [place for place in self.ranking() if not self.guardians[place.seat].virtual]

    def ranking(self) -> list[Standing]:
        """Who won, and the others by Fame and alliances, Virtual Guardians too, by their numbers. DD-13.5"""
        merits = {g.number: self._merit(g) for g in self.guardians}
        order = sorted(merits, key=lambda number: merits[number], reverse=True)
        all_merits = [self._needed, *merits.values()]
        return [Standing(n, 1 + sum(merit > merits[n] for merit in all_merits), self.glory(n)) for n in order]

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

    def decided(self, choice: Choice, frame: Frame) -> None:
        """Whatever is done in a turn but to play another card ends a series of spells. DD-10.5"""
        guardian = self.guardians[frame.seat]
        if guardian.shaken and type(choice) in self.doom.pauses:
            guardian.shaken = ()

    def view(self, seat: int | None) -> View:
        return self.doom.view(self, seat)

    def check(self) -> None:
        self.doom.check(self)


Verbs = Mapping[str, Callable[[Land, Guardian, Effect, int], None]]
"""What each verb does: the Guardian whose card it is, the effect, the target."""


class Engine(Game):
    """The game as its positions and chapters know it; game.py, which knows them all, fills it in."""

    content: Content
    effects: list[Effect]
    """Every effect of the pack, by number."""
    effect_number: dict[Effect, int]
    event_rules: list[dict[str, int]]
    """By event, how much it changes which rules. DD-6.3"""
    verbs: Verbs
    trap_verbs: Verbs
    pauses: frozenset[type[Choice]]
    """What ends a series of spells. DD-10.5"""

    def view(self, land: Land, seat: int | None) -> View:
        raise NotImplementedError

    def check(self, land: Land) -> None:
        raise NotImplementedError
