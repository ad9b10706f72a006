"""The position of a Sanctum game: four boards and what lies between them."""

from __future__ import annotations

from dawnbreach.kernel import Game, Name
from dawnbreach.kernel.data import Data
from dawnbreach.kernel.ply import Standing
from dawnbreach.kernel.position import Position
from dawnbreach.sanctum.content import COLOURS, Content, Foe, Step
from dawnbreach.sanctum.printed import Printed
from dawnbreach.sanctum.view_types import Deciding, Space, View

RED, GREEN, BLUE, WHITE = range(4)
EMPTY = -1
FACE_DOWN = -1
"""A fury card nobody has turned up."""
TAKEN_BACK = -2
"""A defeated Demon Lord card that went back into the deck. SAN-9.8"""
SKILL_PLACES = 18
"""Ability places 0 to 17 are the six item slots, three each; from here on the nine skills."""
GONE, FREE = -2, -1
"""An achievement space that is blocked or cleared away, and one that can be gained."""


class Hero(Data):
    """A player's board. Every value is a number or a tuple, so that copies are cheap."""

    seat: int
    who: int
    """Number of the character in the pack."""
    alive: bool = True
    victorious: bool = False
    health: int = 10
    marked: int = 0
    """How many of the lowest spaces of the health track are marked. SAN-10.8"""
    stamina: int
    focus: int
    rage: int = 1
    """Active rage tiles."""
    rages: int = 1
    """Rage tiles in all."""
    gold: int = 2
    """Gold dice owned."""
    first_die: bool = True
    """Does a die still wait in the gem pool? SAN-6.5"""
    gems: tuple[int, ...] = (0, 0, 0, 1)
    """Red, green, blue and white gems gained, on items or not. SAN-5.5"""
    grid: tuple[int, ...]
    """Coloured gems on the nine spaces of the skill table, column by column, then the white ones. SAN-1.9"""
    skills: int = 0
    """Bit set of the skills gained, by place."""
    items: tuple[int, ...] = (EMPTY,) * 6
    """The item in each slot, or EMPTY."""
    sack: tuple[int, ...] = ()
    potions: tuple[int, ...] = (0, 0)
    """Red and blue."""
    potion_slots: int = 4
    places: tuple[int, ...] = ()
    """Where the abilities lie, in order."""
    abilities: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    """For each ability its two spaces, as first + 4 * second; 1 on one without spaces: used."""
    shield: int = 0
    guard: int = 0
    loot: int = 0
    twin: tuple[int, ...] = ()
    """Two faces that hit each other's locations, or nothing."""
    wrath: bool = False
    refresh: int = 0
    """Tokens that come back after a fight: 1 stamina, 2 focus, 3 both."""
    demons: tuple[int, ...] = ()
    """The foes on the battle board; nine cards in the final battle."""
    marks: tuple[int, ...] = ()
    """Bit set of the locations hit, for each foe."""
    at: int = 0
    """Final battle: the card the figure stands on."""
    dice: tuple[int, ...] = ()
    silver: bool = False
    """Is the last of the dice the silver one?"""
    placed: int = 0
    """Bit set of the dice assigned."""
    changed: int = 0
    """Bit set of the dice modified."""
    lost: int = 0
    """Bit set of the dice lost for this fight."""
    drunk: int = 0
    """Potions drunk in this fight."""
    shields: int = 0
    """Damage blocked so far."""
    less_dice: int = 0
    more_damage: int = 0
    only_changed: bool = False
    """Only modified dice may hit the current card in this fight. SAN-11.5"""
    space: int = -1
    """Where the figure stands on the march; -1 before the first move."""
    lingered: int = 0
    """Turns since the last Move. SAN-2.6"""
    tiles: tuple[int, ...] = ()
    """Achievement spaces gained."""
    blessings: tuple[int, ...] = ()
    blessed: tuple[int, ...] = ()
    """Blessings already used."""
    answered: int = 0
    """How many Demon Lord cards lay there when the hero answered the call; 0 before."""

    @staticmethod
    def new(seat: int, who: int, content: Content) -> Hero:
        """A hero as the game begins. SAN-1.2"""
        character = content.heroes[who]
        hero = Hero()
        hero.seat, hero.who = seat, who
        hero.stamina, hero.focus = character.stamina, character.focus
        hero.grid = (*(s.gems - s.white for s in character.skills), *(s.white for s in character.skills))
        return hero

    @property
    def fighting(self) -> bool:
        """Still in the game?"""
        return self.alive and not self.victorious

    @property
    def free_dice(self) -> int:
        """Bit set of the dice that are neither assigned nor lost."""
        return ((1 << len(self.dice)) - 1) & ~(self.placed | self.lost)


class Table(Position):
    """A position of Sanctum."""

    transient = Position.transient | {"sanctum", "content"}

    sanctum: Engine
    """The game this is a position of."""
    content: Content
    difficulty: int
    """Cards of the first roar."""
    heroes: list[Hero]
    first: int = 0
    turn: int = 0
    """The seat whose turn it is or was last."""
    march: tuple[int, ...] = ()
    """Seats in marching order, foremost first, however far behind the others are. SAN-3.6"""
    front: int = -1
    """The foremost space reached, -1 before the first move."""
    sets: tuple[tuple[int, ...], ...] = ()
    """The demon sets on the current board."""
    chest: tuple[int, ...] = ()
    """Items lying in an open chest."""
    tops: tuple[int, ...] = (EMPTY,) * 3
    """The visible card of each demon deck, or EMPTY. SAN-1.4"""
    decks: tuple[tuple[int, ...], ...]
    """What is left of each deck below its top card, in no order."""
    discards: tuple[tuple[int, ...], ...] = ((), (), ())
    achievements: tuple[int, ...] = (FREE,) * 11
    """For each space: GONE, FREE, or the seat that gained it."""
    unseen: tuple[int, ...]
    """Blessings nobody has looked at."""
    unveiled: bool = False
    """Have the blessings been turned up? SAN-8.9"""
    breacher: int = -1
    lords: tuple[int, ...]
    """What is left of the Demon Lord deck, in no order."""
    laid: tuple[int, ...] = ()
    """Demon Lord cards laid on the city and in the rows of the roars, in order."""
    turned: int = 0
    """How many of them have been turned to their effect."""
    furies: tuple[int, ...]
    """Fury cards that were face down when the round began."""
    round: int = 0
    """The round of the final battle; 0 before it."""
    roar: int
    """Cards of the next roar."""

    def belong(self, game: Game) -> None:
        assert isinstance(game, Engine)
        super().belong(game)
        self.sanctum, self.content = game, game.content

    def lay_out(self) -> None:
        """The decks and the other components, before anything is dealt. SAN-1"""
        content = self.content
        self.heroes = []
        levels = [tuple(n for n, i in enumerate(content.items) if i.level == lv) for lv in (1, 2, 3)]
        self.decks = tuple(levels)
        self.unseen = tuple(range(len(content.blessings)))
        self.lords = tuple(range(len(content.lords)))
        self.furies = tuple(range(len(content.furies)))

    # Reading

    @property
    def track(self) -> tuple[Step, ...]:
        """The spaces of the boards in use, walls last: one line, so the next board is always there. SAN-1.5, SAN-3.6"""
        return self.sanctum.tracks[self.seats]

    @property
    def final(self) -> bool:
        """Are we in the final battle?"""
        return self.round > 0

    @property
    def breached(self) -> bool:
        return self.breacher >= 0

    def foe(self, number: int) -> Foe:
        return self.content.foes[number]

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def in_order(self, start: int) -> list[Hero]:
        """The heroes clockwise from a seat."""
        return self.heroes[start:] + self.heroes[:start]

    def is_dead(self, hero: Hero, index: int) -> bool:
        """Is this foe of the battle board hit everywhere? SAN-4.10"""
        number = hero.demons[index]
        return number >= 0 and hero.marks[index] == self.content.foes[number].full

    def cards_defeated(self, hero: Hero) -> int:
        return hero.at if hero.demons and self.final else 0

    def standings(self) -> list[Standing]:
        """Victors by health and achievements, then the fallen by cards and hits. SAN-9.12"""
        keys = {hero.seat: self._merit(hero) for hero in self.heroes}
        order = sorted(keys, key=lambda seat: keys[seat], reverse=True)
        standings: list[Standing] = []
        for place, seat in enumerate(order, 1):
            tied = standings and keys[standings[-1].seat] == keys[seat]
            rank = standings[-1].rank if tied else place
            standings.append(Standing(seat, rank, self.score(self.heroes[seat])))
        return standings

    def _merit(self, hero: Hero) -> tuple[int, int, int]:
        if hero.alive:
            return 1 + hero.victorious, hero.health, len(hero.tiles)
        current = hero.marks[hero.at].bit_count() if self.final and hero.at < len(hero.marks) else 0
        return 0, self.cards_defeated(hero), current

    def decided_by(self) -> Deciding:
        """What decided who won. SAN-9.12"""
        first, second, *_ = sorted((self._merit(hero) for hero in self.heroes), reverse=True)
        if first == second:
            return "share" if first[0] else "share-fallen"
        if not first[0]:
            return "cards" if first[1] > second[1] else "hits"
        if first[0] > second[0]:
            return "alone"
        return "health" if first[1] > second[1] else "achievements"

    def score(self, hero: Hero) -> int:
        """Health; for the dead less than nothing, the less the more cards were left. SAN-9.12, SAN-10.8"""
        return hero.health if hero.alive else self.cards_defeated(hero) - 10

    def view(self, seat: int | None) -> View:
        return self.sanctum.view(self, seat)

    def check(self) -> None:
        self.sanctum.check(self)


ACTS_BY_SEATS = {2: (1, 3, 5), 3: (1, 2, 4, 5), 4: (1, 2, 3, 4, 5)}
"""The boards in use before the last. SAN-1.5"""
DIVINE_ACTS = {2: (3, 5), 3: (2, 5), 4: (3, 5)}
"""Where divine intervention waits. SAN-1.7"""


class Engine(Game):
    """The game as its positions and chapters know it; game.py, which knows them all, fills it in."""

    content: Content
    printed: Printed
    letters: list[str]
    tracks: dict[int, tuple[Step, ...]]
    """The spaces of the boards in use, by the number of seats. SAN-1.5"""
    spaces: dict[int, tuple[list[Space], list[Space]]]
    """The same for views: where nobody has been yet, and where somebody has. SAN-1.7"""

    def view(self, table: Table, seat: int | None) -> View:
        raise NotImplementedError

    def check(self, table: Table) -> None:
        raise NotImplementedError

    def afflict(self, table: Table, seat: int, card: int, fury: bool) -> None:
        """Let a seat face a card's effect: blessings may be used then, which strike, and strikes turn up fury cards."""
        raise NotImplementedError

    def has_divine(self, seats: int, space: int) -> bool:
        """Does a divine intervention tile lie on this space of the march? SAN-1.7"""
        step = self.tracks[seats][space]
        return step.divine and step.act in DIVINE_ACTS[seats]

    def letter(self, foe: int) -> str:
        return self.letters[foe]

    def item_name(self, item: int) -> Name:
        return Name(f"item-{self.content.items[item].id}")

    def colour_name(self, colour: int) -> Name:
        return Name(f"colour-{COLOURS[colour]}" if colour < 3 else "colour-any")

    def skill_number(self, who: int, place: int) -> int:
        """A skill's number over all heroes, as events carry it."""
        return who * 9 + place
