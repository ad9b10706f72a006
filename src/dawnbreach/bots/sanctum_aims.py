"""What counts on the march, in points of health: as adepts see it, and as those who race for masteries do."""

from __future__ import annotations

from dawnbreach.kernel.data import Value


class Aims(Value):
    """How much things are worth to a hero who grows."""

    turn: float = 1.2
    """A turn that could be used otherwise."""
    late: float = 0.5
    """Answering before one more card of the Demon Lord's answer is laid. SAN-8.10"""
    level: float = 0.7
    """A level that a killed demon brings, in a fight that is looked ahead to,"""
    demon: float = 0.7
    """and where a set of demons is chosen."""
    crowd: float = 0.3
    """A location more than dice can soon hit."""
    gear: float = 0.12
    """A level of items, which leads to masteries. SAN-7.3"""
    pool: float = 0.25
    """A gem in the pool, which items are paid with."""
    unpaid: float = 0.6
    """What is left of the worth of an item whose gems are not there yet."""
    mastery: float = 0.0
    """Being first to a mastery: what a blessing is worth, and that no rival has it. SAN-7"""


GROWER = Aims()
