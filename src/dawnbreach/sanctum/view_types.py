"""The types of what a view of Sanctum holds, and of its box: plain JSON data, made by `view.py` and `printed.py`."""

from __future__ import annotations

from typing import Literal, TypedDict, final

from dawnbreach.kernel.view_types import Place
from dawnbreach.sanctum.content import Colour, ItemType, Slot

Difficulty = Literal["normal", "hard", "nightmare", "inferno"]
SpaceName = Literal["red", "blue", "purple"]
TokenName = Literal["stamina", "focus", "corrupted"]
TimingName = Literal["fight", "rest"]
Deciding = Literal["alone", "health", "achievements", "share", "cards", "hits", "share-fallen"]
"""One survived, or more health or achievements, or nothing; of the fallen more cards or hits, or nothing. SAN-9.12"""

# Cards


class PrintedAbility(TypedDict):
    """An ability as it stands on a card. SAN-4.5"""

    spaces: list[SpaceName]
    """Where tokens are put; none for what is done once."""
    once: TimingName | None
    """Without spaces: ready again after each fight, or after each Rest."""
    effect: str
    """A sentence of the pack: "block 3"."""


class Item(TypedDict):
    """The back of a demon card. SAN-6.2"""

    id: str
    level: int
    type: ItemType
    gems: list[Colour]
    """The gem icons, one for each gem that must be free to wear it. SAN-6.4"""
    stamina: int
    focus: int
    abilities: list[PrintedAbility]


class ItemIcon(TypedDict):
    """What a demon shows of its item."""

    type: ItemType
    colour: Colour


@final
class FaceDown(TypedDict):
    """A fury card that nobody has turned up."""

    kind: Literal["face down"]


@final
class Gone(TypedDict):
    """A defeated Demon Lord card that went back into the deck. SAN-9.8"""

    kind: Literal["gone"]


@final
class Demon(TypedDict):
    """The front of a demon card."""

    kind: Literal["demon"]
    hits: list[int]
    """The face of each location."""
    damage: int
    card: int
    """Which card it is: its back is known to those who know the pack. SAN-1.3"""
    demon: str
    """Which sort it is: those of one sort have one name, colour and level."""
    level: int
    colour: Colour
    item: ItemIcon
    marked: list[bool]
    """Which locations are hit."""
    killed: bool
    """Is it hit everywhere? SAN-4.10"""


@final
class LordCard(TypedDict):
    """The front of a Demon Lord card."""

    kind: Literal["lord"]
    hits: list[int]
    damage: int
    card: int
    marked: list[bool]
    killed: bool


@final
class FuryCard(TypedDict):
    """A fury card that is turned up. SAN-11"""

    kind: Literal["fury"]
    hits: list[int]
    damage: int
    id: str
    effect: str
    """The penalty, as a sentence of the pack: "lose die"."""
    wounds: int
    """What it costs not to pay the penalty."""
    marked: list[bool]
    killed: bool


Card = Demon | LordCard | FuryCard
"""A card that can be hit."""
Foe = Card | FaceDown | Gone
"""What lies on a battle board."""


class Curse(TypedDict):
    """A Demon Lord card turned to its effect. SAN-10"""

    id: str
    effect: str
    wounds: int
    """What it costs not to pay the penalty."""


# Heroes


class Ability(PrintedAbility):
    """An ability that a hero has."""

    place: str
    """Where it lies, as the notation writes it: "helmet.1", "red2"."""
    tokens: list[TokenName | None]
    """What lies on each space."""
    ready: bool


class Skill(TypedDict):
    """A place of the skill table. SAN-5"""

    id: str
    column: Colour
    level: int
    gems: int
    """Gems of its column that still lie on it."""
    white: int
    gained: bool
    tile: bool
    """Has it no effect but to be gained?"""
    signature: bool


class Potions(TypedDict):
    red: int
    blue: int
    slots: int
    free: int
    """Slots without a potion."""


class Die(TypedDict):
    """A die of a fight."""

    value: int
    assigned: bool
    modified: bool
    lost: bool
    free: bool
    """Can it still be assigned? SAN-4.8"""
    silver: bool


class Coming(TypedDict):
    """What a fight or a penalty does as things stand. SAN-4.10, SAN-4.11"""

    damage: int
    blocked: int
    wounds: int
    """What comes through."""
    lethal: bool


class Blessing(TypedDict):
    id: str
    effect: str
    used: bool


class Hero(TypedDict):
    """A player's board."""

    seat: int
    hero: str
    alive: bool
    victorious: bool
    health: int
    marked: int
    """How many of the lowest spaces of the health track are marked. SAN-10.8"""
    dies_at: int
    """The highest space that means death."""
    stamina: int
    focus: int
    rage: int
    """Active rage tiles."""
    rages: int
    """Rage tiles in all."""
    dice_owned: int
    """Gold dice."""
    first_die: bool
    """Does a die still wait in the gem pool? SAN-6.5"""
    stands: Literal["start", "march", "city"] | None
    """Where the figure is: not yet moved, on the march, in the city; nothing for the dead."""
    space: int
    """The space of the march it has reached; -1 before the first move."""
    answered: int
    """How many Demon Lord cards lay there when the hero answered the call; 0 before."""
    gems: dict[Colour, int]
    """Gems gained, on items or not."""
    gems_free: int
    """Gems that lie on no item."""
    skills: list[Skill]
    """Column by column, level I first."""
    skills_gained: int
    """What a mastery of skills counts. SAN-7.1"""
    slots: dict[Slot, Item | None]
    """What is worn."""
    levels_worn: int
    """What a mastery of equipment counts. SAN-7.3"""
    sack: list[Item]
    potions: Potions
    abilities: list[Ability]
    shield: int
    """Damage blocked in every fight."""
    guard: int
    """Damage that each block ability blocks in addition."""
    twin: list[int]
    """Two faces that hit each other's locations, or none."""
    demons: list[Foe]
    """The battle board; nine cards in the final battle."""
    at: int
    """Final battle: the card the figure stands on."""
    defeated: int
    """Final battle: cards behind the figure."""
    cards_left: int
    """Final battle: cards from the figure on."""
    dice: list[Die]
    damage: int
    """What the cards on the battle board deal now."""
    shields: int
    """Damage blocked so far in this fight."""
    coming: Coming | None
    less_dice: int
    """So many dice less in this or the next fight."""
    more_damage: int
    only_modified: bool
    """Only modified dice may hit the current card in this fight. SAN-11.5"""
    achievements: list[str]
    blessings: list[Blessing] | None
    """Nothing where the reader may not know them. SAN-7.6"""


# The table


class Space(TypedDict):
    """A space of the march. SAN-3.2"""

    act: int
    space: int
    """Its number on the board of its act."""
    chest: bool
    divine: bool
    """Does divine intervention wait there? SAN-1.7"""


class Deck(TypedDict):
    """A demon deck. SAN-1.4"""

    level: int
    top: Demon | None
    """The card that is next."""
    below: int
    discards: int


class Achievement(TypedDict):
    """A space of the achievement board. SAN-7"""

    name: str
    free: bool
    gone: bool
    """Blocked from the start, or cleared away with the breach."""
    seat: int | None
    """Whose it is."""


class View(TypedDict):
    """The table through the eyes of a seat, or of a spectator. SAN-13.2"""

    game: str
    seat: int | None
    """Through whose eyes."""
    seats: int
    difficulty: Difficulty
    over: bool
    waiting: list[int]
    """The seats that decide now."""
    step: str | None
    """What this seat decides on."""
    clause: str | None
    """Where the rules speak of it."""
    turn: int
    """The seat whose turn it is or was last."""
    first: int
    """The seat that began."""
    act: int
    """6 once the walls are breached and the blessings turned up."""
    round: int
    """Of the final battle; 0 before it."""
    roar: int
    """Cards of the next roar."""
    track: list[Space]
    front: int
    """The foremost space reached; -1 before the first move."""
    march: list[int]
    """Seats in marching order, foremost first."""
    sets: list[list[Demon]]
    """The demon sets on the current board."""
    chest: list[Item]
    """What lies in an open chest."""
    decks: list[Deck]
    """Of level I, II and III."""
    achievements: list[Achievement]
    breacher: int | None
    """The seat that breached the walls."""
    laid: list[LordCard]
    """Demon Lord cards laid on the city and not yet turned."""
    row: list[Curse]
    """Those turned to their effect, in order."""
    resolved: int | None
    """The one of them that this seat decides on, counted from 0. SAN-9.7"""
    heroes: list[Hero]
    """By seat."""
    standings: list[Place] | None
    decided: Deciding | None
    """What decided who won. SAN-9.12"""


# What is the same in every game


class PrintedSpace(TypedDict):
    """A space of an act board: the levels of the demons of each set that is dealt there."""

    sets: list[list[int]]
    chest: bool
    divine: bool


class PrintedSkill(TypedDict):
    """A skill card or tile."""

    id: str
    gems: int
    white: int
    stamina: int
    focus: int
    tile: bool


class Box(TypedDict):
    """What is printed."""

    acts: dict[str, list[PrintedSpace]]
    actsBySeats: dict[str, list[int]]
    """The acts of the march, by number of seats. SAN-1.5"""
    divineActs: dict[str, list[int]]
    """Where divine intervention waits, by number of seats. SAN-1.7"""
    heroes: list[str]
    letters: list[str]
    """What the notation calls the cards of a battle board, in order."""
    items: list[Item]
    """By number of the card."""
    skills: dict[str, list[PrintedSkill]]
    """By hero, column by column."""
