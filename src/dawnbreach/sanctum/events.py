"""Everything that can be told of a game of Sanctum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dawnbreach.kernel.event import Event


@dataclass(frozen=True)
class Began(Event):
    """The game is set up; this seat begins."""

    seat: int


@dataclass(frozen=True)
class PotionGained(Event):
    seat: int
    potion: int


@dataclass(frozen=True)
class Blocked(Event):
    """An achievement space is not used in this game."""

    seat: int
    achievement: int


@dataclass(frozen=True)
class Moved(Event):
    seat: int
    act: int
    space: int


@dataclass(frozen=True)
class Dealt(Event):
    """A set of demons is dealt to the board."""

    seat: int
    foes: tuple[int, ...]


@dataclass(frozen=True)
class DeckRefilled(Event):
    seat: int
    level: int


@dataclass(frozen=True)
class Took(Event):
    """A set of demons goes to a battle board."""

    seat: int
    foes: tuple[int, ...]


@dataclass(frozen=True)
class DiceGranted(Event):
    """Everybody gains a die: divine intervention."""

    seat: int


@dataclass(frozen=True)
class DieGained(Event):
    seat: int


@dataclass(frozen=True)
class ChestOpened(Event):
    seat: int
    items: tuple[int, ...]


@dataclass(frozen=True)
class Looted(Event):
    seat: int
    item: int


@dataclass(frozen=True)
class FightBegan(Event):
    seat: int


@dataclass(frozen=True)
class Drank(Event):
    seat: int
    potion: int
    ability: int


@dataclass(frozen=True)
class Rolled(Event):
    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Used(Event):
    """An ability was used."""

    seat: int
    ability: int


@dataclass(frozen=True)
class Raged(Event):
    seat: int


@dataclass(frozen=True)
class Turned(Event):
    """A die was changed."""

    seat: int
    die: int
    old: int
    new: int


@dataclass(frozen=True)
class Rerolled(Event):
    seat: int
    die: int
    old: int
    new: int


@dataclass(frozen=True)
class HitMade(Event):
    seat: int
    foe: int
    face: int


@dataclass(frozen=True)
class Killed(Event):
    seat: int
    foe: int


@dataclass(frozen=True)
class RageWoke(Event):
    seat: int


@dataclass(frozen=True)
class Shielded(Event):
    seat: int
    amount: int


@dataclass(frozen=True)
class Wounded(Event):
    seat: int
    amount: int
    health: int


@dataclass(frozen=True)
class Unhurt(Event):
    """All damage was blocked."""

    seat: int
    amount: int


@dataclass(frozen=True)
class Died(Event):
    seat: int


@dataclass(frozen=True)
class Healed(Event):
    seat: int
    health: int


@dataclass(frozen=True)
class GemMoved(Event):
    """A gem moved up from a space of the skill table."""

    seat: int
    gem: int
    skill: int


@dataclass(frozen=True)
class LevelLost(Event):
    """No gem could move."""

    seat: int
    gem: int


@dataclass(frozen=True)
class SkillGained(Event):
    seat: int
    skill: int


@dataclass(frozen=True)
class ItemFound(Event):
    seat: int
    item: int


@dataclass(frozen=True)
class Regained(Event):
    """A skill brought a token back."""

    seat: int
    token: int


@dataclass(frozen=True)
class Rested(Event):
    seat: int


@dataclass(frozen=True)
class Equipped(Event):
    seat: int
    item: int


@dataclass(frozen=True)
class Removed(Event):
    seat: int
    item: int


@dataclass(frozen=True)
class Brewed(Event):
    seat: int
    potion: int
    item: int


@dataclass(frozen=True)
class Poured(Event):
    seat: int
    potion: int


@dataclass(frozen=True)
class Achieved(Event):
    seat: int
    achievement: int


@dataclass(frozen=True)
class BlessingSeen(Event):
    """The taker looks under the tile."""

    private: ClassVar[bool] = True
    seat: int
    blessing: int


@dataclass(frozen=True)
class Breached(Event):
    seat: int


@dataclass(frozen=True)
class LordCardLaid(Event):
    seat: int
    foe: int


@dataclass(frozen=True)
class Answered(Event):
    seat: int
    cards: int


@dataclass(frozen=True)
class RespiteBegan(Event):
    seat: int


@dataclass(frozen=True)
class BlessingsShown(Event):
    seat: int
    blessings: tuple[int, ...]


@dataclass(frozen=True)
class BattleDealt(Event):
    """The fight sides of a hero's Demon Lord cards."""

    seat: int
    foes: tuple[int, ...]


@dataclass(frozen=True)
class RoundBegan(Event):
    seat: int
    round: int


@dataclass(frozen=True)
class LordCardTurned(Event):
    """The effect of a Demon Lord card is read."""

    seat: int
    lord: int


@dataclass(frozen=True)
class FuryTurned(Event):
    seat: int
    fury: int


@dataclass(frozen=True)
class Paid(Event):
    """A penalty was accepted."""

    seat: int
    penalty: int
    fury: bool


@dataclass(frozen=True)
class Blessed(Event):
    seat: int
    blessing: int


@dataclass(frozen=True)
class Triumphed(Event):
    """All nine cards are defeated."""

    seat: int
    health: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over; this seat is (among) the first."""

    seat: int
