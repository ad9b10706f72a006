"""What is printed on the components, by number. The cards themselves are data, in pack/*.toml."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, get_args

from dawnbreach.sanctum.card_effects import Ability, Perk, Verb

Colour = Literal["red", "green", "blue", "white"]
ItemType = Literal["helmet", "armour", "boots", "weapon", "amulet"]
Slot = Literal["helmet", "armour", "boots", "left", "right", "amulet"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
TYPES: tuple[ItemType, ...] = get_args(ItemType)
SLOTS: tuple[Slot, ...] = get_args(Slot)
PLACES = [
    *[f"{slot}.{n}" for slot in SLOTS for n in (1, 2, 3)],
    *[f"{colour}{level}" for colour in COLOURS[:3] for level in (1, 2, 3)],
]
"""Where abilities lie: the item slots, three each, then the nine skills."""
SLOTS_OF_TYPE: dict[ItemType, tuple[int, ...]] = {
    "helmet": (0,),
    "armour": (1,),
    "boots": (2,),
    "weapon": (3, 4),
    "amulet": (5,),
}


@dataclass(frozen=True)
class Item:
    """The back of a demon card. SAN-6.2, SAN-6.4"""

    id: str
    level: int
    type: ItemType
    colour: int
    gems: tuple[int, int, int]
    """How many red, green and blue gem icons."""
    stamina: int
    focus: int
    abilities: tuple[int, ...]
    """Numbers of its abilities in `Content.abilities`."""


@dataclass(frozen=True)
class Foe:
    """Something to hit: the front of a demon, a Demon Lord or a fury card. SAN-1.3"""

    faces: tuple[int, ...]
    damage: int
    level: int = 0
    colour: int = 0
    kind: str = ""
    """Demons: which sort it is; all of a kind have one colour, one level and habits of their own."""

    full: int = field(init=False)
    """The marks of a foe that is hit everywhere."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "full", (1 << len(self.faces)) - 1)


@dataclass(frozen=True)
class Skill:
    """A skill card or tile. SAN-5"""

    id: str
    place: int
    """Column times three plus level, both from 0."""
    gems: int
    white: int
    stamina: int
    focus: int
    signature: bool
    ability: int
    """Number of its ability, or -1."""
    perks: tuple[Perk, ...]

    @property
    def is_tile(self) -> bool:
        return self.ability < 0 and not self.perks


@dataclass(frozen=True)
class Character:
    """One of the heroes. SAN-1.8"""

    id: str
    stamina: int
    focus: int
    printed: tuple[int, ...]
    """The ability printed on each of the six item slots, or -1."""
    skills: tuple[Skill, ...]
    """By place."""


@dataclass(frozen=True)
class Curse:
    """What a Demon Lord or fury card does: a penalty, or wounds. SAN-10"""

    id: str
    effect: str
    wounds: int
    payment: str


@dataclass(frozen=True)
class Blessing:
    """A one-shot gift. SAN-12"""

    id: str
    effect: str
    verb: Verb | None


@dataclass(frozen=True)
class Step:
    """A space of the march: what is dealt there, and what else it holds. SAN-3.2"""

    act: int
    number: int
    sets: tuple[tuple[int, ...], ...]
    chest: bool
    divine: bool


@dataclass(eq=False)
class Content:
    """Everything printed, by number."""

    items: list[Item] = field(default_factory=list)
    foes: list[Foe] = field(default_factory=list)
    """The demon fronts, each with the number of its item; then the Demon Lord cards, then the fury cards."""
    abilities: list[Ability] = field(default_factory=list)
    verbs: list[Verb] = field(default_factory=list)
    verb_numbers: dict[Verb, int] = field(default_factory=dict)
    heroes: list[Character] = field(default_factory=list)
    lords: list[Curse] = field(default_factory=list)
    furies: list[Curse] = field(default_factory=list)
    blessings: list[Blessing] = field(default_factory=list)
    bonuses: list[int] = field(default_factory=list)
    """The skill place each starting bonus card depicts."""
    bonus_table: dict[int, list[list[str]]] = field(default_factory=dict)
    acts: dict[int, tuple[Step, ...]] = field(default_factory=dict)
    digest: str = ""
    sources: Counter[str] = field(default_factory=Counter)

    def verb(self, verb: Verb) -> int:
        """The number of a verb; a new one gets the next."""
        if verb not in self.verb_numbers:
            self.verb_numbers[verb] = len(self.verbs)
            self.verbs.append(verb)
        return self.verb_numbers[verb]

    def ability(self, ability: Ability) -> int:
        self.verb(ability.verb)
        if ability not in self.abilities:
            self.abilities.append(ability)
        return self.abilities.index(ability)

    @property
    def lord_base(self) -> int:
        """The number of the first Demon Lord card among the foes."""
        return len(self.items)

    @property
    def fury_base(self) -> int:
        return len(self.items) + len(self.lords)
