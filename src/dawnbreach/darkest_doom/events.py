"""Everything that can be told of a game of Darkest Doom."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.kernel.event import Event


class Secret(Event):
    """Only the seat it is about may know."""

    private = True


@dataclass(frozen=True)
class OrderSet(Event):
    """The order of play for the round."""

    guardians: tuple[int, ...]


@dataclass(frozen=True)
class PhaseBegan(Event):
    round: int
    dusk: bool


@dataclass(frozen=True)
class DestinyRolled(Event):
    value: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Everybody sees how many cards were drawn, and from where."""

    deck: int


@dataclass(frozen=True)
class CardSeen(Secret):
    card: int


@dataclass(frozen=True)
class CorruptionReceived(Event):
    count: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    card: int


@dataclass(frozen=True)
class MissionTaken(Event):
    attribute: int
    relic: int


@dataclass(frozen=True)
class MissionSeen(Secret):
    mission: int


@dataclass(frozen=True)
class MissionDeclared(Event):
    area: int


@dataclass(frozen=True)
class MissionDone(Event):
    mission: int


@dataclass(frozen=True)
class AttributeRaised(Event):
    attribute: int
    value: int


@dataclass(frozen=True)
class RelicGained(Event):
    relic: int


@dataclass(frozen=True)
class OrderSeen(Secret):
    order: int


@dataclass(frozen=True)
class OrderMet(Event):
    order: int


@dataclass(frozen=True)
class Walked(Event):
    area: int


@dataclass(frozen=True)
class FameChanged(Event):
    amount: int
    fame: int


@dataclass(frozen=True)
class CoinsChanged(Event):
    amount: int


@dataclass(frozen=True)
class ManaChanged(Event):
    amount: int


@dataclass(frozen=True)
class Allied(Event):
    citadel: int
    points: int


@dataclass(frozen=True)
class AcolyteGained(Event):
    citadel: int


@dataclass(frozen=True)
class CardPlayed(Event):
    card: int


@dataclass(frozen=True)
class Aimed(Event):
    """A card is aimed at a figure."""

    figure: int


@dataclass(frozen=True)
class EquipmentUsed(Event):
    card: int


@dataclass(frozen=True)
class MarkersShort(Event):
    """Equipment comes into play with fewer damage markers than printed: no more are left."""

    count: int


@dataclass(frozen=True)
class RelicMissed(Event):
    """The search of a mission brings no relic."""


@dataclass(frozen=True)
class RelicLeft(Event):
    """A relic that was there for the taking is left."""


@dataclass(frozen=True)
class RelicLaidDown(Event):
    relic: int


@dataclass(frozen=True)
class OrderShed(Event):
    """An achievement is discarded unseen."""


@dataclass(frozen=True)
class TrapSet(Event):
    area: int


@dataclass(frozen=True)
class TrapTaken(Event):
    area: int


@dataclass(frozen=True)
class TrapDisarmed(Event):
    """Somebody gives a trap token back to its owner, another Guardian."""

    figure: int
    area: int


@dataclass(frozen=True)
class TrapSprung(Event):
    figure: int
    area: int


@dataclass(frozen=True)
class DiceCapped(Event):
    """A roll would have more dice than there are."""

    dice: int
    wanted: int


@dataclass(frozen=True)
class DiceRolled(Event):
    icons: tuple[int, ...]


@dataclass(frozen=True)
class DieChanged(Event):
    die: int
    icon: int


@dataclass(frozen=True)
class DieRerolled(Event):
    """A die is rolled again, so a Moon counts again."""

    die: int
    icon: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    """The ability of a character."""

    ability: int


@dataclass(frozen=True)
class FateMoved(Event):
    place: int


@dataclass(frozen=True)
class TestFaced(Event):
    icons: tuple[int, ...]


@dataclass(frozen=True)
class TestEnded(Event):
    missed: int


@dataclass(frozen=True)
class CombatBegan(Event):
    figure: int
    enemy: int


@dataclass(frozen=True)
class MonsterDrawn(Event):
    hits: int
    health: int


@dataclass(frozen=True)
class HealthDrawn(Event):
    """An event wounds a Virtual Guardian, whose health is on an attack card."""

    amount: int
    health: int


@dataclass(frozen=True)
class EchoHeard(Event):
    attack: int


@dataclass(frozen=True)
class Wounded(Event):
    amount: int
    left: int


@dataclass(frozen=True)
class Unhurt(Event):
    """All wounds were parried, or there were none."""


@dataclass(frozen=True)
class Healed(Event):
    amount: int


@dataclass(frozen=True)
class MonsterKilled(Event):
    figure: int
    area: int


@dataclass(frozen=True)
class GuardianDied(Event):
    figure: int


@dataclass(frozen=True)
class MothCame(Event):
    """A White Moth settles on a player board."""


@dataclass(frozen=True)
class Moved(Event):
    """A figure was moved by somebody or something else."""

    figure: int
    area: int


@dataclass(frozen=True)
class SpectreSummoned(Event):
    lanterns: int


@dataclass(frozen=True)
class SpectreLost(Event):
    """The Lake Spectre goes back to the water."""


@dataclass(frozen=True)
class Consumed(Event):
    """A player becomes the Leader of the Hunt."""


@dataclass(frozen=True)
class Endured(Event):
    """Dark Corruption takes the wounds that would have killed a consumed player."""

    count: int


@dataclass(frozen=True)
class Ended(Event):
    ending: int
