"""The position of a Sanctum game: four boards and what lies between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dawnbreach.kernel.chance import Chance
from dawnbreach.kernel.data import Data
from dawnbreach.kernel.position import Position, Standing
from dawnbreach.sanctum.content import Content, Foe, Step

if TYPE_CHECKING:
    from dawnbreach.sanctum.game import Sanctum

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
    alive: bool
    victorious: bool
    health: int
    marked: int
    """How many of the lowest spaces of the health track are marked. SAN-10.8"""
    stamina: int
    focus: int
    rage: int
    """Active rage tiles."""
    rages: int
    """Rage tiles in all."""
    gold: int
    """Gold dice owned."""
    first_die: bool
    """Does a die still wait in the gem pool? SAN-6.5"""
    gems: tuple[int, ...]
    """Red, green, blue and white gems gained, on items or not."""
    grid: tuple[int, ...]
    """Coloured gems on the nine spaces of the skill table, then the white ones."""
    skills: int
    """Bit set of the skills gained, by place."""
    items: tuple[int, ...]
    """The item in each slot, or EMPTY."""
    sack: tuple[int, ...]
    potions: tuple[int, ...]
    """Red and blue."""
    potion_slots: int
    places: tuple[int, ...]
    """Where the abilities lie, in order."""
    abilities: tuple[int, ...]
    tokens: tuple[int, ...]
    """For each ability its two spaces, as first + 4 * second; 1 on one without spaces: used."""
    shield: int
    guard: int
    loot: int
    twin: tuple[int, ...]
    """Two faces that hit each other's locations, or nothing."""
    wrath: bool
    refresh: int
    """Tokens that come back after a fight: 1 stamina, 2 focus, 3 both."""
    demons: tuple[int, ...]
    """The foes on the battle board; nine cards in the final battle."""
    marks: tuple[int, ...]
    """Bit set of the locations hit, for each foe."""
    at: int
    """Final battle: the card the figure stands on."""
    dice: tuple[int, ...]
    silver: bool
    """Is the last of the dice the silver one?"""
    placed: int
    """Bit set of the dice assigned."""
    changed: int
    """Bit set of the dice modified."""
    lost: int
    """Bit set of the dice lost for this fight."""
    drunk: int
    """Potions drunk in this fight."""
    shields: int
    """Damage blocked so far."""
    less_dice: int
    more_damage: int
    only_changed: bool
    """Only modified dice may hit the current card in this fight. SAN-11.5"""
    space: int
    """Where the figure stands on the march; -1 before the first move."""
    tiles: tuple[int, ...]
    """Achievement spaces gained."""
    blessings: tuple[int, ...]
    blessed: tuple[int, ...]
    """Blessings already used."""
    answered: int
    """How many Demon Lord cards lay there when the hero answered the call; 0 before."""

    def __init__(self, seat: int, who: int, content: Content) -> None:
        character = content.heroes[who]
        self.seat, self.who = seat, who
        self.alive, self.victorious = True, False
        self.health, self.marked = 10, 0
        self.stamina, self.focus = character.stamina, character.focus
        self.rage = self.rages = 1
        self.gold, self.first_die = 2, True
        self.gems = (0, 0, 0, 1)
        self.grid = (*(s.gems - s.white for s in character.skills), *(s.white for s in character.skills))
        self.skills = 0
        self.items, self.sack = (EMPTY,) * 6, ()
        self.potions, self.potion_slots = (0, 0), 4
        self.places = self.abilities = self.tokens = ()
        self.shield = self.guard = self.loot = self.refresh = 0
        self.twin, self.wrath = (), False
        self.demons = self.marks = ()
        self.at = 0
        self.dice, self.silver = (), False
        self.placed = self.changed = self.lost = self.drunk = self.shields = 0
        self.less_dice = self.more_damage = 0
        self.only_changed = False
        self.space = -1
        self.tiles = self.blessings = self.blessed = ()
        self.answered = 0

    def copy(self) -> Hero:
        new = Hero.__new__(Hero)
        new.seat, new.who, new.alive, new.victorious = self.seat, self.who, self.alive, self.victorious
        new.health, new.marked, new.stamina, new.focus = self.health, self.marked, self.stamina, self.focus
        new.rage, new.rages, new.gold, new.first_die = self.rage, self.rages, self.gold, self.first_die
        new.gems, new.grid, new.skills = self.gems, self.grid, self.skills
        new.items, new.sack, new.potions, new.potion_slots = self.items, self.sack, self.potions, self.potion_slots
        new.places, new.abilities, new.tokens = self.places, self.abilities, self.tokens
        new.shield, new.guard, new.loot, new.twin = self.shield, self.guard, self.loot, self.twin
        new.wrath, new.refresh = self.wrath, self.refresh
        new.demons, new.marks, new.at = self.demons, self.marks, self.at
        new.dice, new.silver, new.placed, new.changed = self.dice, self.silver, self.placed, self.changed
        new.lost, new.drunk, new.shields = self.lost, self.drunk, self.shields
        new.less_dice, new.more_damage, new.only_changed = self.less_dice, self.more_damage, self.only_changed
        new.space, new.tiles, new.answered = self.space, self.tiles, self.answered
        new.blessings, new.blessed = self.blessings, self.blessed
        return new

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

    transient = Position.transient | {"sanctum"}

    sanctum: Sanctum
    """The game this is a position of, with its content."""
    difficulty: int
    """Cards of the first roar."""
    heroes: list[Hero]
    first: int
    turn: int
    """The seat whose turn it is or was last."""
    march: tuple[int, ...]
    """Seats in marching order, foremost first."""
    front: int
    """The foremost space reached, -1 before the first move."""
    sets: tuple[tuple[int, ...], ...]
    """The demon sets on the current board."""
    chest: tuple[int, ...]
    """Items lying in an open chest."""
    tops: tuple[int, ...]
    """The visible card of each demon deck, or EMPTY. SAN-1.4"""
    decks: tuple[tuple[int, ...], ...]
    """What is left of each deck below its top card, in no order."""
    discards: tuple[tuple[int, ...], ...]
    achievements: tuple[int, ...]
    """For each space: GONE, FREE, or the seat that gained it."""
    unseen: tuple[int, ...]
    """Blessings nobody has looked at."""
    unveiled: bool
    """Have the blessings been turned up? SAN-8.9"""
    breacher: int
    lords: tuple[int, ...]
    """What is left of the Demon Lord deck, in no order."""
    laid: tuple[int, ...]
    """Demon Lord cards laid on the city and in the rows of the roars, in order."""
    turned: int
    """How many of them have been turned to their effect."""
    furies: tuple[int, ...]
    """Fury cards that were face down when the round began."""
    round: int
    """The round of the final battle; 0 before it."""
    roar: int
    """Cards of the next roar."""

    def __init__(self, game: Sanctum, seats: int, source: Chance, how: tuple[tuple[str, Any], ...]) -> None:
        super().__init__(game, seats, source, how)
        self.sanctum = game
        content = game.content
        self.difficulty = self.roar = 2
        self.heroes = []
        self.first = self.turn = 0
        self.march, self.front = (), -1
        self.sets, self.chest = (), ()
        levels = [tuple(n for n, i in enumerate(content.items) if i.level == lv) for lv in (1, 2, 3)]
        self.tops, self.decks, self.discards = (EMPTY,) * 3, tuple(levels), ((), (), ())
        self.achievements = (FREE,) * 11
        self.unseen = tuple(range(len(content.blessings)))
        self.unveiled = False
        self.breacher = -1
        self.lords, self.laid, self.turned = tuple(range(len(content.lords))), (), 0
        self.furies = tuple(range(len(content.furies)))
        self.round = 0

    def copy(self) -> Table:
        new = Table.__new__(Table)
        self.copy_into(new)
        new.sanctum = self.sanctum
        new.difficulty, new.heroes = self.difficulty, [hero.copy() for hero in self.heroes]
        new.first, new.turn, new.march, new.front = self.first, self.turn, self.march, self.front
        new.sets, new.chest, new.tops, new.decks = self.sets, self.chest, self.tops, self.decks
        new.discards, new.achievements, new.unseen = self.discards, self.achievements, self.unseen
        new.unveiled, new.breacher = self.unveiled, self.breacher
        new.lords, new.laid, new.turned = self.lords, self.laid, self.turned
        new.furies, new.round, new.roar = self.furies, self.round, self.roar
        return new

    # Reading

    @property
    def content(self) -> Content:
        return self.sanctum.content

    @property
    def track(self) -> tuple[Step, ...]:
        """The spaces of the boards in use, walls last. SAN-1.5"""
        return self.sanctum.tracks[self.seats]

    @property
    def final(self) -> bool:
        """Are we in the final battle?"""
        return self.round > 0

    @property
    def breached(self) -> bool:
        return self.breacher >= 0

    def foe(self, number: int) -> Foe:
        return self.sanctum.content.foes[number]

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.alive]

    def in_order(self, start: int) -> list[Hero]:
        """The heroes clockwise from a seat."""
        return self.heroes[start:] + self.heroes[:start]

    def is_dead(self, hero: Hero, index: int) -> bool:
        """Is this foe of the battle board hit everywhere? SAN-4.10"""
        number = hero.demons[index]
        return number >= 0 and hero.marks[index] == self.sanctum.content.foes[number].full

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

    def score(self, hero: Hero) -> int:
        """Health; for the dead less than nothing, the less the more cards were left. SAN-9.12, SAN-10.8"""
        return hero.health if hero.alive else self.cards_defeated(hero) - 10

    def view(self, seat: int | None) -> dict[str, Any]:
        from dawnbreach.sanctum.view import view

        return view(self, seat)

    def seen_by(self, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
        from dawnbreach.sanctum.view import seen_by

        return seen_by(self, seat, public)

    def check(self) -> None:
        from dawnbreach.sanctum.invariants import check

        check(self)
