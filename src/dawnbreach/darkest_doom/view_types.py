"""The types of what a view of Darkest Doom holds, and of its scenes and its box: plain JSON data."""

from __future__ import annotations

from typing import Literal, TypedDict, final

from dawnbreach.darkest_doom.content import AreaKind, Attribute, Colour, Deck, Ending, Icon, Relic, Tier
from dawnbreach.kernel.view_types import Place

Phase = Literal["dawn", "dusk"]

# The land


class Building(TypedDict):
    """A Citadel or a Temple."""

    area: str
    colour: Colour
    kind: Literal["citadel", "temple"]
    tendrils: int
    corrupted: bool
    ally: int | None
    """The Guardian allied with the Citadel."""
    points: int | None
    """Alliance points on a Citadel; nothing for a Temple."""
    acolyte: bool | None
    """Does the Citadel's Acolyte still wait? Nothing for a Temple."""


class Target(TypedDict):
    """What a target token names. DD-6.7"""

    kind: str
    """ "temple", "citadel" or "guardian"."""
    colour: Colour


class Monster(TypedDict):
    """A Penumbra figure on the map. DD-6.4"""

    tier: Tier
    area: str
    targets: list[Target] | None
    """What its token names, by priority."""
    rider: int | None
    """The consumed Guardian who is this monster. DD-12.3"""


class Trap(TypedDict):
    owner: int
    area: str


class LandView(TypedDict):
    """What lies and stands on the map and beside it. All of it is public."""

    round: int
    phase: Phase
    echo: bool
    """Is the Echo of Darkness active? DD-6.2"""
    fate: int | None
    """The place of the Fate marker on its track; nothing in the centre. DD-5.3"""
    hearts: int
    """Hearts still on the round track."""
    event: str | None
    """The Dark Event in force."""
    buildings: list[Building]
    """The Citadels, then the Temples."""
    monsters: list[Monster | None]
    """m1 to m3 of the notation."""
    abysses: list[str]
    """The areas with a Dark Abyss."""
    traps: list[Trap]


class Placed(TypedDict):
    """Where a Guardian stands."""

    area: str
    place: str | None
    """Where it stands, as itself or as the monster it became; nothing for one who is out. DD-12.3"""
    alive: bool
    """False for one who was consumed and whose monster was killed. DD-12.3"""
    consumed: bool
    """Has it become a monster?"""


class Scene(LandView):
    """The land at one moment of a Dusk, for telling it step by step. DD-6"""

    guardians: list[Placed]


# Guardians


class GuardianFigure(Placed):
    """What a player's Guardian and a Virtual one have alike."""

    colour: Colour
    fame: int
    bonds: int
    """Alliance points."""
    glory: int
    """Fame and alliance points. DD-13.5"""
    acolytes: int
    moths: int


@final
class VirtualGuardian(GuardianFigure):
    """A rival of one who plays alone. DD-14"""

    number: int
    virtual: Literal[True]
    who: None


class Worn(TypedDict):
    """Equipment in play."""

    card: str
    uses: int
    """Damage markers left. DD-10.1"""


class PrintedMission(TypedDict):
    area: str
    high: bool
    """Is a relic found at 5 and more, not at 5 and less? DD-9.4"""


class Mission(PrintedMission):
    id: str
    way: list[str]
    """A shortest way there, through the Black Lodge too while it is open; none for who is there."""


class Aim(TypedDict):
    """What is marked for a mission. DD-9.2"""

    attribute: Attribute
    relic: Relic


@final
class PlayedGuardian(GuardianFigure):
    """A player board: hand, mission and achievements only for their owner."""

    number: int
    """The seat."""
    virtual: Literal[False]
    who: str
    attack: int
    magic: int
    wisdom: int
    health: int
    wounds: int
    mana: int
    coins: int
    actions: int
    """Action points left."""
    mana_most: int
    hand_most: int
    slots_free: int
    followers_free: int
    cards: int
    """Cards in hand."""
    corruption: int
    """How many of them are Dark Corruption."""
    hand: list[str] | None
    """Each card with its icons: "silver-censer.dusk"; nothing where the reader may not know it."""
    equipment: list[Worn]
    spectre: int
    """Lanterns used to summon the Lake Spectre; 0 without it. DD-13.7"""
    spectre_attack: int
    spectre_defence: int
    relics: dict[Relic, int]
    aim: Aim | None
    """Nothing until it is marked."""
    declared: str | None
    """The area of a mission that was declared."""
    mission: Mission | None
    orders: list[str] | None
    """Order Achievements; nothing where the reader may not know them."""
    orders_held: int
    dice: list[Icon]
    bonus: list[Icon]
    """Icons added in this combat."""


Guardian = PlayedGuardian | VirtualGuardian


class RoundField(TypedDict):
    """A field of the round track. DD-2.1"""

    level: int
    """Of ambush tests."""
    heart: bool
    """Does its Heart still lie there?"""
    echo: bool
    """Is the Echo active from here on? DD-6.2"""


class Near(TypedDict):
    """An area beside the one the reader stands in."""

    area: str
    points: int
    """Action points to enter it. DD-3.2"""


class Victor(TypedDict):
    """How the game ended and who won it. DD-13.5, DD-13.6"""

    how: Ending
    guardians: list[int]
    darkness: bool


class Pile(TypedDict):
    """A deck of Citadel Supplies."""

    left: int
    discards: list[str]


class Destiny(TypedDict):
    """The Destiny die of a search. DD-9.4"""

    value: int
    high: bool
    """Must it be 5 and more, not 5 and less?"""


class Hurt(TypedDict):
    """Wounds that somebody is about to take. DD-12.1"""

    guardian: int
    amount: int
    parried: int
    """What is parried of them so far. DD-10.5"""
    wounds: int
    left: int
    """How many more can be taken."""
    dies: bool
    by: str | None
    """The figure that deals them, as the notation writes it."""


class Foe(TypedDict):
    """The attack card in the present combat. DD-7.5"""

    hits: int
    health: int


class Against(TypedDict):
    """Who fights by attack card. DD-7.5, DD-14.4"""

    figure: str | None
    tier: Tier | None


class Side(TypedDict):
    """One side of a combat, as the dice lie now. DD-7.2"""

    figure: str
    """As the notation writes it: a colour, m1 to m3, "high-priestess"."""
    tier: Tier | None
    """Of who fights by attack card."""
    hits: int
    pierces: int
    parries: int
    wounds: int
    """What it would take."""
    left: int
    """How many more it can take."""
    dies: bool


class Combat(TypedDict):
    attacker: Side
    defender: Side
    rolled: bool


class View(LandView):
    """The land through the eyes of a seat, or of a spectator. DD-15.2"""

    game: str
    seat: int | None
    """Through whose eyes."""
    seats: int
    over: bool
    ending: int
    """How it ended, by number; 0 before."""
    victor: Victor | None
    waiting: list[int]
    """The seats that decide now."""
    step: str | None
    """What this seat decides on."""
    clause: str | None
    """Where the rules speak of it."""
    level: int
    """Of ambush tests in this round. DD-2.8"""
    track: list[RoundField]
    order: list[int]
    """Guardians in order of play."""
    active: int | None
    """Whose turn it is."""
    bag: int
    """Target tokens in the bag."""
    decks: dict[Deck, Pile]
    markers: int
    """Damage markers that lie on no equipment."""
    destiny: Destiny | None
    hurt: Hurt | None
    test: list[Icon]
    """The symbols that an ambush test asks for."""
    missing: list[Icon] | None
    """Those that no die matches so far; nothing before the roll. DD-4.4"""
    foe: Foe | None
    against: Against | None
    combat: Combat | None
    near: list[Near]
    """None for spectators."""
    guardians: list[Guardian]
    """By number: those of the seats, then Virtual ones."""
    standings: list[Place] | None
    """Of all of them, by their numbers."""


# What is the same in every game


class Area(TypedDict):
    """A place on the map. DD-1.3"""

    id: str
    kind: AreaKind
    colour: Colour | None
    """Of a Citadel or Temple."""
    region: str
    x: int
    y: int
    next: list[str]
    """The areas beside it."""


class Character(TypedDict):
    """One of the Guardians. DD-1.5"""

    id: str
    ability: str
    attack: int
    magic: int
    wisdom: int
    health: int


class SupplyCard(TypedDict):
    """A design of a Citadel Supplies card. DD-10"""

    deck: Deck
    kind: str
    """When it is used or whom it is for."""
    range: int
    uses: int
    cost: dict[str, int]
    """What is paid, and how much of it."""


class Rewards(TypedDict):
    """An Order Achievement: so many rewards to choose from. DD-8"""

    rewards: int


class Box(TypedDict):
    """The map, the tracks, the printed numbers and the cards."""

    areas: list[Area]
    regions: list[str]
    levels: list[int]
    fate: list[str]
    """The places of the Darkest Fate track, clockwise. DD-5.3"""
    numbers: dict[str, int]
    icons: list[Icon]
    colours: list[Colour]
    decks: list[Deck]
    attributes: list[Attribute]
    relics: list[Relic]
    tiers: list[Tier]
    guardians: list[Character]
    cards: dict[str, SupplyCard]
    achievements: dict[str, Rewards]
    missions: dict[str, PrintedMission]
