"""What is printed on the components, by number. The cards themselves are data, in pack/*.toml."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, get_args

Icon = Literal["sword", "priestess", "shield", "dawn", "dusk", "moon"]
Colour = Literal["green", "purple", "orange", "grey"]
Deck = Literal["equipment", "traps", "spells", "encounters"]
Attribute = Literal["attack", "magic", "wisdom", "health"]
Relic = Literal["crystal", "lantern", "urn"]
AreaKind = Literal["citadel", "temple", "forest", "plain", "mountain", "lake", "entrance", "path", "monolith", "summit"]
Tier = Literal["hound", "huntsman", "leader"]
Ending = Literal["none", "priest", "mosh", "cleansed", "darkness"]
ICONS: tuple[Icon, ...] = get_args(Icon)
COLOURS: tuple[Colour, ...] = get_args(Colour)
DECKS: tuple[Deck, ...] = get_args(Deck)
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
RELICS: tuple[Relic, ...] = get_args(Relic)
KINDS: tuple[AreaKind, ...] = get_args(AreaKind)
TIERS: tuple[Tier, ...] = get_args(Tier)
ENDINGS: tuple[Ending, ...] = get_args(Ending)
"""How a game ends, by number. DD-13.5, DD-13.6"""
DEEDS = (
    "kill-guardian",
    "kill-hound",
    "kill-huntsman",
    "kill-leader",
    "kill-monster",
    "close-abyss",
    "fail-test",
    "pass-test",
    "mission",
    "declared-mission",
    "alliance",
    "rob-alliance",
    "spell",
    "battle-spell",
    "ranged-hit",
    "equipment",
    "trap-set",
    "trap-sprung",
    "encounter",
    "lodge",
    "citadel-road",
    "forest-rite",
    "change-die",
    "wound-taken",
    "wound-dealt",
    "unhurt-fight",
    "moves",
    "cleanse",
    "clear",
)
"""What is counted in a phase. DD-8.2"""
DEED_NUMBERS = {deed: number for number, deed in enumerate(DEEDS)}
ABILITIES = ("magic-trick", "keen-senses", "gift-of-the-witches", "blood-step")
FATES = ("eclipse", "metamorphosis", "priestess moon", "sword shield", "dawn dusk")
"""The places of the Darkest Fate track, in some order. DD-5.3"""
CARD_KINDS = {
    "equipment": ("combat", "hurt", "test", "turn"),
    "traps": ("monster", "guardian", "any"),
    "spells": ("battle", "basic", "ranged"),
    "encounters": ("",),
}
"""When equipment is used, whom a trap is for, what a spell is. DD-10"""
AIMED = frozenset({"wound", "push", "taint", "rob", "strip", "shame", "drain", "haunt"})
"""Verbs that ask for somebody to do them to."""
AT_VIRTUAL = frozenset({"wound", "push", "shame"})
"""Those that may be done to a Virtual Guardian. DD-14.5"""
IF_DONE = "if done"
"""Before a sentence: it holds only if what the sentence before says was done. DD-3.5"""
DOABLE = frozenset(
    {*("heal", "cleanse", "relic", "walk", "travel", "clear", "seal", "disarm", "bond")} | AIMED - {"wound"}
)
"""Verbs that may find nothing to do, so that a reward can wait for them."""
IN_COMBAT = ("combat", "battle")
"""Kinds of cards whose target is the enemy already there."""


@dataclass(frozen=True)
class Area:
    """A place on the map. DD-1.3"""

    id: str
    kind: AreaKind
    colour: int
    """Of a Citadel or Temple; -1 for the others."""
    region: str
    x: int
    y: int
    next: tuple[int, ...]
    """The areas beside it."""


@dataclass(frozen=True)
class Effect:
    """A sentence of a card: `draw equipment 2` is ("draw", 2, ("equipment",))."""

    verb: str
    amount: int = 0
    words: tuple[str, ...] = ()
    if_done: bool = False
    """Does it follow only if the effect before it was done? DD-3.5"""

    @property
    def sentence(self) -> str:
        """The sentence it was read from."""
        said = [self.verb, *self.words, *([str(self.amount)] if self.amount else [])]
        return " ".join([IF_DONE, *said] if self.if_done else said)


@dataclass(frozen=True)
class Cost:
    """The components of a card. DD-3.5"""

    coins: int = 0
    mana: int = 0
    action: int = 0
    urn: int = 0
    corruption: int = 0
    """Dark Corruption cards received."""


@dataclass(frozen=True)
class Card:
    """A design of a Citadel Supplies card. DD-10"""

    id: str
    deck: int
    kind: str
    """When it is used or whom it is for; encounters have none."""
    range: int
    """How far a target may be; 0 without one."""
    uses: int
    """The damage markers of equipment. DD-10.1"""
    cost: Cost
    effects: tuple[Effect, ...]

    @property
    def needs_target(self) -> bool:
        """Does it have to be aimed at somebody when it is played?"""
        return self.kind not in IN_COMBAT and any(effect.verb in AIMED for effect in self.effects)

    @property
    def works_alone(self) -> bool:
        """Can it do anything where all others are Virtual Guardians and monsters? DD-14.3, DD-14.5"""
        return self.kind in ("monster", "any") or not self.needs_target or self.reaches_virtual

    @property
    def reaches_virtual(self) -> bool:
        """Does it do anything to a Virtual Guardian? DD-14.5"""
        return any(effect.verb in AT_VIRTUAL for effect in self.effects)


@dataclass(frozen=True)
class Character:
    """One of the Guardians. DD-1.5"""

    id: str
    attributes: tuple[int, int, int, int]
    """Attack, magic, wisdom, health."""
    ability: str


@dataclass(frozen=True)
class Corruption:
    """A Dark Corruption card. DD-4.4, DD-10.7"""

    icons: tuple[int, ...]
    leader: bool
    """Is it the Leader of the Hunt? DD-10.8, DD-12.3"""
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Condition:
    """A part of an achievement's condition: `deed moves 5` is ("deed", "moves", 5)."""

    kind: str
    name: str
    amount: int = 0


@dataclass(frozen=True)
class Achievement:
    """A design of an Order Achievement: all conditions, one of the rewards. DD-8"""

    id: str
    conditions: tuple[Condition, ...]
    rewards: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True)
class Mission:
    """A mission card. DD-9"""

    id: str
    area: int
    high: bool
    """Is a relic found at 5 and more, not at 5 and less?"""


@dataclass(frozen=True)
class Attack:
    """A monster attack card. DD-7.5"""

    tiers: tuple[tuple[int, int], ...]
    """Hits and health of Hound, Huntsman, Leader."""
    priestess: tuple[int, int]
    """What is added to hits and health of the High Priestess. DD-7.8"""
    echo: Effect


@dataclass(frozen=True)
class DarkEvent:
    """A Dark Event card. DD-6.3"""

    id: str
    echo: bool
    create: tuple[Effect, ...]
    """The creation icons, left to right."""
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class EventMap:
    """Where the things of a Dark Event appear. DD-6.3"""

    id: str
    abysses: tuple[int, ...]
    monsters: tuple[int, ...]


@dataclass(frozen=True)
class Abyss:
    """The back of a Dark Abyss token. DD-11.1"""

    id: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class VirtualCard:
    """A Virtual Guardian card. DD-14.3"""

    tiers: tuple[int, int, int]
    """The Penumbra column that green, purple and orange fight with. DD-14.4"""
    rows: tuple[tuple[tuple[Effect, ...], ...], ...]
    """What green, purple and orange do, in four rows of two rounds each."""


@dataclass(frozen=True)
class Numbers:
    """Single numbers of boards and cards. DD-2.5, DD-9.5, DD-13.7"""

    actions: int = 0
    attribute_max: int = 0
    coins_start: int = 0
    coins_max: int = 0
    relics_max: int = 0
    hounds: int = 0
    huntsmen: int = 0
    leaders: int = 0
    spectre_attack: int = 0
    spectre_defence: int = 0


Target = tuple[str, int]
"""A kind (temple, citadel, guardian) and a colour."""


@dataclass
class Content:
    """Everything printed, by number."""

    areas: list[Area] = field(default_factory=list)
    regions: list[str] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    """The designs of Citadel Supplies."""
    supplies: list[tuple[int, int]] = field(default_factory=list)
    """The 160 cards: number of the design and icon, by deck; copies of a design may differ in it. DD-4.6"""
    designs: list[Card] = field(default_factory=list)
    """The design of each of them."""
    names: list[str] = field(default_factory=list)
    """What each of them is called in notation, records and views."""
    characters: list[Character] = field(default_factory=list)
    corruptions: list[Corruption] = field(default_factory=list)
    achievements: list[Achievement] = field(default_factory=list)
    """The designs."""
    achievement_cards: list[int] = field(default_factory=list)
    """The design of each of the 40 cards."""
    missions: list[Mission] = field(default_factory=list)
    attacks: list[Attack] = field(default_factory=list)
    events: list[DarkEvent] = field(default_factory=list)
    maps: list[EventMap] = field(default_factory=list)
    targets: list[tuple[Target, ...]] = field(default_factory=list)
    """By priority: of the 8 target tokens, then of the 8 Heart tokens. DD-6.7"""
    hearts: int = 0
    """How many of them are on Heart tokens."""
    abysses: list[Abyss] = field(default_factory=list)
    trails: list[int] = field(default_factory=list)
    """The area of each Order Trail card."""
    virtuals: list[VirtualCard] = field(default_factory=list)
    levels: tuple[int, ...] = ()
    """The ambush test level of each round. DD-2.8"""
    fate: tuple[str, ...] = ()
    """The places of the Darkest Fate track, clockwise. DD-5.3"""
    numbers: Numbers = field(default_factory=Numbers)
    digest: str = ""
    sources: Counter[str] = field(default_factory=Counter)
    of_kind: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The areas of each kind."""
    buildings: list[int] = field(default_factory=list)
    """The building of each area (Citadels 0 to 3, Temples 4 to 7), or -1."""
    roads: list[list[int]] = field(default_factory=list)
    """Steps between all areas, on foot."""
    ways: list[list[int]] = field(default_factory=list)
    """The same for who may use the Black Lodge: from Entrance to Entrance in one."""
    stands: list[tuple[int, ...]] = field(default_factory=list)
    """The areas beside each, on foot, in which a monster can stand. DD-6.9"""
    prowls: list[tuple[int, ...]] = field(default_factory=list)
    """The same with the other Entrances beside each Entrance. DD-6.7"""
    gaps: list[list[int]] = field(default_factory=list)
    """For every area, how far the nearest of those beside it is from each, on foot."""
    gaps_by_lodge: list[list[int]] = field(default_factory=list)
    """The same for who may use the Black Lodge."""
    citadels: tuple[int, int, int, int] = (-1, -1, -1, -1)
    """The area of each colour."""
    temples: tuple[int, int, int, int] = (-1, -1, -1, -1)
    path: int = -1
    monolith: int = -1
    summit: int = -1

    def in_play(self, seats: int) -> list[int]:
        """The Citadel Supplies of a game: all, or for one who plays alone those that can do something. DD-14.5"""
        alone = seats == 1
        return [n for n, (design, _) in enumerate(self.supplies) if not alone or self.cards[design].works_alone]
