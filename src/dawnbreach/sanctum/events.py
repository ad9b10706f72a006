"""Everything that can be told of a game of Sanctum."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.kernel.event import Event


@dataclass(frozen=True)
class Began(Event):
    """The game is set up; this seat begins."""


@dataclass(frozen=True)
class PotionGained(Event):
    potion: int


@dataclass(frozen=True)
class Blocked(Event):
    """An achievement space is not used in this game."""

    achievement: int


@dataclass(frozen=True)
class Moved(Event):
    act: int
    space: int


@dataclass(frozen=True)
class Dealt(Event):
    """A set of demons is dealt to the board."""

    foes: tuple[int, ...]


@dataclass(frozen=True)
class DeckRefilled(Event):
    level: int


@dataclass(frozen=True)
class Took(Event):
    """A set of demons goes to a battle board."""

    foes: tuple[int, ...]


@dataclass(frozen=True)
class DiceGranted(Event):
    """Everybody gains a die: divine intervention."""


@dataclass(frozen=True)
class DieGained(Event):
    """The die in the gem pool, for the first item."""


@dataclass(frozen=True)
class ChestOpened(Event):
    items: tuple[int, ...]


@dataclass(frozen=True)
class Looted(Event):
    item: int


@dataclass(frozen=True)
class FightBegan(Event):
    """A fight begins with the potions."""


@dataclass(frozen=True)
class Drank(Event):
    potion: int
    ability: int


@dataclass(frozen=True)
class Rolled(Event):
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Used(Event):
    """An ability was used."""

    ability: int


@dataclass(frozen=True)
class Raged(Event):
    """Rage was used."""


@dataclass(frozen=True)
class Turned(Event):
    """A die was changed."""

    die: int
    old: int
    new: int


@dataclass(frozen=True)
class Rerolled(Event):
    die: int
    old: int
    new: int


@dataclass(frozen=True)
class HitMade(Event):
    foe: int
    face: int


@dataclass(frozen=True)
class Killed(Event):
    foe: int


@dataclass(frozen=True)
class RageWoke(Event):
    """Rage is active again."""


@dataclass(frozen=True)
class Shielded(Event):
    amount: int


@dataclass(frozen=True)
class Wounded(Event):
    amount: int
    health: int


@dataclass(frozen=True)
class Unhurt(Event):
    """All damage was blocked."""

    amount: int


@dataclass(frozen=True)
class Died(Event):
    """A hero fell."""


@dataclass(frozen=True)
class Healed(Event):
    health: int


@dataclass(frozen=True)
class GemMoved(Event):
    """A gem moved up from a space of the skill table."""

    gem: int
    skill: int


@dataclass(frozen=True)
class LevelLost(Event):
    """No gem could move."""

    gem: int


@dataclass(frozen=True)
class SkillGained(Event):
    skill: int


@dataclass(frozen=True)
class ItemFound(Event):
    item: int


@dataclass(frozen=True)
class Regained(Event):
    """A skill brought a token back."""

    token: int


@dataclass(frozen=True)
class Rested(Event):
    """A Rest begins."""


@dataclass(frozen=True)
class Equipped(Event):
    item: int


@dataclass(frozen=True)
class Removed(Event):
    item: int


@dataclass(frozen=True)
class Brewed(Event):
    potion: int
    item: int


@dataclass(frozen=True)
class Poured(Event):
    potion: int


@dataclass(frozen=True)
class Achieved(Event):
    achievement: int


@dataclass(frozen=True)
class BlessingSeen(Event):
    """The taker looks under the tile."""

    private = True
    blessing: int


@dataclass(frozen=True)
class Breached(Event):
    """The walls are breached."""


@dataclass(frozen=True)
class LordCardLaid(Event):
    foe: int


@dataclass(frozen=True)
class Answered(Event):
    cards: int


@dataclass(frozen=True)
class RespiteBegan(Event):
    """The last Rest of everybody."""


@dataclass(frozen=True)
class BlessingsShown(Event):
    blessings: tuple[int, ...]


@dataclass(frozen=True)
class BattleDealt(Event):
    """The fight sides of a hero's Demon Lord cards."""

    foes: tuple[int, ...]


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True)
class LordCardTurned(Event):
    """The effect of a Demon Lord card is read."""

    lord: int


@dataclass(frozen=True)
class FuryTurned(Event):
    fury: int


@dataclass(frozen=True)
class Paid(Event):
    """A penalty was accepted."""

    penalty: int
    fury: bool


@dataclass(frozen=True)
class Blessed(Event):
    blessing: int


@dataclass(frozen=True)
class Triumphed(Event):
    """All nine cards are defeated."""

    health: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over; this seat is (among) the first."""
