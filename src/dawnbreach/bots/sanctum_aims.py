"""What counts on the march, in points of health: as adepts see it, and as those who race for masteries do."""

from __future__ import annotations

from dawnbreach.kernel.data import Value


class Aims(Value):
    """How much things are worth to a hero who grows."""

    turn: float = 1.2
    """A turn that could be used otherwise."""
    late: float = 0.5
    """Answering before one more card of the Demon Lord's answer is laid. SAN-8.10"""
    ahead: float = 0.0
    """Moving on before the others do."""
    pause: float = 1.7
    """What masteries a Rest must bring to one who could move on."""
    wound: float = 1.0
    """A wound on the march."""

    level: float = 0.7
    """A level that a killed demon brings, in a fight that is looked ahead to,"""
    item: float = 0.5
    """the item on its back,"""
    damage: float = 0.4
    """a point of damage that it will not deal again,"""
    hit: float = 0.3
    """a location hit on one that lives on,"""
    token: float = 0.12
    """a token that is not spent,"""
    rage: float = 0.4
    """rage that is kept,"""
    once: float = 0.4
    """and what can be used once."""

    demon: float = 0.7
    """A level where a set of demons is chosen,"""
    danger: float = 0.25
    """each point of damage that it deals,"""
    repeated: float = 0.12
    """a face that is wanted twice,"""
    crowd: float = 0.3
    """a location more than dice can soon hit:"""
    spare: float = 2.0
    """so many more than there are dice."""
    colour: float = 0.0
    """How much it counts that the next level in a colour brings more than usual,"""
    usual: float = 0.6
    """which is this,"""
    later: float = 0.7
    """and how little that says of later ones."""

    gear: float = 0.12
    """A level of items, which leads to masteries. SAN-7.3"""
    pool: float = 0.25
    """A gem in the pool, which items are paid with."""
    unpaid: float = 0.6
    """What is left of the worth of an item whose gems are not there yet."""
    fodder: float = 0.25
    """An item that nobody wears becomes a potion. SAN-6.6"""
    last: float = 0.2
    """The last gem on a skill, besides its share,"""
    above: float = 0.5
    """and the share of the skill above that it takes."""
    white: float = 0.1
    """A white gem, which fits everywhere, where it is."""
    early: float = 0.0
    """A token more for the whole march,"""
    means: float = 0.0
    """and an ability that changes dice."""

    mastery: float = 0.0
    """Being first to a mastery: what a blessing is worth, and that no rival has it. SAN-7"""
    gems: float = 1.0
    """How much more than others masteries of gems count,"""
    equip: float = 1.0
    """and of equipment."""
    step: float = 0.5
    """What is left of a mastery with each step that it is away."""
    levels: float = 1.5
    """So many levels of items are a step."""
    rival: float = 0.0
    """How much of a mastery is given up that a rival is about to have."""


GROWER = Aims()
