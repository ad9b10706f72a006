"""Everything that can be told of a game of Darkest Doom."""

from __future__ import annotations

from dawnbreach.kernel.event import Event


class Secret(Event):
    """Only the seat it is about may know."""

    id = "secret"
    private = True


class OrderSet(Event):
    """The order of play for the round."""

    id = "order-set"

    guardians: tuple[int, ...]


class PhaseBegan(Event):
    id = "phase-began"
    round: int
    dusk: bool


class DestinyRolled(Event):
    id = "destiny-rolled"
    value: int


class CardsDrawn(Event):
    """Everybody sees how many cards were drawn, and from where."""

    id = "cards-drawn"

    deck: int


class CardSeen(Secret):
    id = "card-seen"
    card: int


class CorruptionReceived(Event):
    id = "corruption-received"
    count: int


class CardDiscarded(Event):
    id = "card-discarded"
    card: int


class MissionTaken(Event):
    id = "mission-taken"
    attribute: int
    relic: int


class MissionSeen(Secret):
    id = "mission-seen"
    mission: int


class MissionDeclared(Event):
    id = "mission-declared"
    area: int


class MissionDone(Event):
    id = "mission-done"
    mission: int


class AttributeRaised(Event):
    id = "attribute-raised"
    attribute: int
    value: int


class RelicGained(Event):
    id = "relic-gained"
    relic: int


class OrderSeen(Secret):
    id = "order-seen"
    order: int


class OrderMet(Event):
    id = "order-met"
    order: int


class Walked(Event):
    id = "walked"
    area: int


class FameChanged(Event):
    id = "fame-changed"
    amount: int
    fame: int


class CoinsChanged(Event):
    id = "coins-changed"
    amount: int


class ManaChanged(Event):
    id = "mana-changed"
    amount: int


class Allied(Event):
    id = "allied"
    citadel: int
    points: int


class AcolyteGained(Event):
    id = "acolyte-gained"
    citadel: int


class CardPlayed(Event):
    id = "card-played"
    card: int


class Aimed(Event):
    """A card is aimed at a figure."""

    id = "aimed"

    figure: int


class EquipmentUsed(Event):
    id = "equipment-used"
    card: int


class MarkersShort(Event):
    """Equipment comes into play with fewer damage markers than printed: no more are left."""

    id = "markers-short"

    count: int


class RelicMissed(Event):
    """The search of a mission brings no relic."""

    id = "relic-missed"


class RelicLeft(Event):
    """A relic that was there for the taking is left."""

    id = "relic-left"


class RelicLaidDown(Event):
    id = "relic-laid-down"
    relic: int


class OrderShed(Event):
    """An achievement is discarded unseen."""

    id = "order-shed"


class TrapSet(Event):
    id = "trap-set"
    area: int


class TrapTaken(Event):
    id = "trap-taken"
    area: int


class TrapDisarmed(Event):
    """Somebody gives a trap token back to its owner, another Guardian."""

    id = "trap-disarmed"

    figure: int
    area: int


class TrapSprung(Event):
    id = "trap-sprung"
    figure: int
    area: int


class DiceCapped(Event):
    """A roll would have more dice than there are."""

    id = "dice-capped"

    dice: int
    wanted: int


class DiceRolled(Event):
    id = "dice-rolled"
    icons: tuple[int, ...]


class DieChanged(Event):
    id = "die-changed"
    die: int
    icon: int


class DieRerolled(Event):
    """A die is rolled again, so a Moon counts again."""

    id = "die-rerolled"

    die: int
    icon: int


class AbilityUsed(Event):
    """The ability of a character."""

    id = "ability-used"

    ability: int


class FateMoved(Event):
    id = "fate-moved"
    place: int


class TestFaced(Event):
    id = "test-faced"
    icons: tuple[int, ...]


class TestEnded(Event):
    id = "test-ended"
    missed: int


class CombatBegan(Event):
    id = "combat-began"
    figure: int
    enemy: int


class MonsterDrawn(Event):
    id = "monster-drawn"
    hits: int
    health: int


class HealthDrawn(Event):
    """An event wounds a Virtual Guardian, whose health is on an attack card."""

    id = "health-drawn"

    amount: int
    health: int


class EchoHeard(Event):
    id = "echo-heard"
    attack: int


class Wounded(Event):
    id = "wounded"
    amount: int
    left: int


class Unhurt(Event):
    """All wounds were parried, or there were none."""

    id = "unhurt"


class Healed(Event):
    id = "healed"
    amount: int


class MonsterKilled(Event):
    id = "monster-killed"
    figure: int
    area: int


class GuardianDied(Event):
    id = "guardian-died"
    figure: int


class MothCame(Event):
    """A White Moth settles on a player board."""

    id = "moth-came"


class Moved(Event):
    """A figure was moved by somebody or something else."""

    id = "moved"

    figure: int
    area: int


class SpectreSummoned(Event):
    id = "spectre-summoned"
    lanterns: int


class SpectreLost(Event):
    """The Lake Spectre goes back to the water."""

    id = "spectre-lost"


class Consumed(Event):
    """A player becomes the Leader of the Hunt."""

    id = "consumed"


class Endured(Event):
    """Dark Corruption takes the wounds that would have killed a consumed player."""

    id = "endured"

    count: int


class Ended(Event):
    id = "ended"
    ending: int
