"""Everything that can be told of a game of Sanctum."""

from __future__ import annotations

from dawnbreach.kernel.event import Event


class Began(Event):
    """The game is set up; this seat begins."""

    id = "began"


class PotionGained(Event):
    id = "potion-gained"
    potion: int


class Blocked(Event):
    """An achievement space is not used in this game."""

    id = "blocked"

    achievement: int


class Moved(Event):
    id = "moved"
    act: int
    space: int


class Dealt(Event):
    """A set of demons is dealt to the board."""

    id = "dealt"

    foes: tuple[int, ...]


class DeckRefilled(Event):
    id = "deck-refilled"
    level: int


class Took(Event):
    """A set of demons goes to a battle board."""

    id = "took"

    foes: tuple[int, ...]


class DiceGranted(Event):
    """Everybody gains a die: divine intervention."""

    id = "dice-granted"


class DieGained(Event):
    """The die in the gem pool, for the first item."""

    id = "die-gained"


class ChestOpened(Event):
    id = "chest-opened"
    items: tuple[int, ...]


class Looted(Event):
    id = "looted"
    item: int


class FightBegan(Event):
    """A fight begins with the potions."""

    id = "fight-began"


class Drank(Event):
    id = "drank"
    potion: int
    ability: int


class Rolled(Event):
    id = "rolled"
    dice: tuple[int, ...]


class Used(Event):
    """An ability was used."""

    id = "used"

    ability: int


class Raged(Event):
    """Rage was used."""

    id = "raged"


class Turned(Event):
    """A die was changed."""

    id = "turned"

    die: int
    old: int
    new: int


class Rerolled(Event):
    id = "rerolled"
    die: int
    old: int
    new: int


class HitMade(Event):
    id = "hit-made"
    foe: int
    face: int


class Killed(Event):
    id = "killed"
    foe: int


class RageWoke(Event):
    """Rage is active again."""

    id = "rage-woke"


class Shielded(Event):
    id = "shielded"
    amount: int


class Wounded(Event):
    id = "wounded"
    amount: int
    health: int


class Unhurt(Event):
    """All damage was blocked."""

    id = "unhurt"

    amount: int


class Died(Event):
    """A hero fell."""

    id = "died"


class Healed(Event):
    id = "healed"
    health: int


class GemMoved(Event):
    """A gem moved up from a space of the skill table."""

    id = "gem-moved"

    gem: int
    skill: int


class LevelLost(Event):
    """No gem could move."""

    id = "level-lost"

    gem: int


class SkillGained(Event):
    id = "skill-gained"
    skill: int


class ItemFound(Event):
    id = "item-found"
    item: int


class Regained(Event):
    """A skill brought a token back."""

    id = "regained"

    token: int


class Rested(Event):
    """A Rest begins."""

    id = "rested"


class Equipped(Event):
    id = "equipped"
    item: int


class Removed(Event):
    id = "removed"
    item: int


class Brewed(Event):
    id = "brewed"
    potion: int
    item: int


class Poured(Event):
    id = "poured"
    potion: int


class Achieved(Event):
    id = "achieved"
    achievement: int


class BlessingSeen(Event):
    """The taker looks under the tile."""

    id = "blessing-seen"
    private = True
    blessing: int


class Breached(Event):
    """The walls are breached."""

    id = "breached"


class LordCardLaid(Event):
    id = "lord-card-laid"
    foe: int


class Answered(Event):
    id = "answered"
    cards: int


class RespiteBegan(Event):
    """The last Rest of everybody."""

    id = "respite-began"


class BlessingsShown(Event):
    id = "blessings-shown"
    blessings: tuple[int, ...]


class BattleDealt(Event):
    """The fight sides of a hero's Demon Lord cards."""

    id = "battle-dealt"

    foes: tuple[int, ...]


class RoundBegan(Event):
    id = "round-began"
    round: int


class LordCardTurned(Event):
    """The effect of a Demon Lord card is read."""

    id = "lord-card-turned"

    lord: int


class FuryTurned(Event):
    id = "fury-turned"
    fury: int


class Paid(Event):
    """A penalty was accepted."""

    id = "paid"

    penalty: int
    fury: bool


class Blessed(Event):
    id = "blessed"
    blessing: int


class Triumphed(Event):
    """All nine cards are defeated."""

    id = "triumphed"

    health: int


class Ended(Event):
    """The game is over; this seat is (among) the first."""

    id = "ended"
