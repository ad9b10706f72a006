"""What is easily overlooked before a choice is made, and what is no choice at all."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel import Choice
from dawnbreach.kernel.words import Phrase
from dawnbreach.sanctum.effect_targets import open_locations
from dawnbreach.sanctum.fight import Attack, EndAttack, EndBlock, Hit
from dawnbreach.sanctum.forecast import stop
from dawnbreach.sanctum.prospects import coming
from dawnbreach.sanctum.state import Table


def cautions(table: Table, seat: int, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """To end a block that kills, or an attack after which no block saves, or whose dice can kill. SAN-4.8, SAN-4.10"""
    words = lethal(table, seat) or (Phrase("caution-kill") if can_kill(table, seat, choices) else None)
    return {choice: words for choice in choices if words and isinstance(choice, (EndAttack, EndBlock))}


def lethal(table: Table, seat: int) -> Phrase | None:
    """How many wounds kill, if nothing that follows saves."""
    now = coming(table, table.heroes[seat])
    if now is None or not now["lethal"]:
        return None
    if isinstance(table.frame(seat), Attack) and stop(table, seat)["survive"]:
        return None
    return Phrase("caution-lethal", (("n", now["wounds"]),))


def can_kill(table: Table, seat: int, choices: Sequence[Choice]) -> bool:
    """Whether the dice that lie there hit all that is left of a foe. SAN-4.8"""
    hits = [choice for choice in choices if isinstance(choice, Hit)]
    left: dict[int, list[set[int]]] = {}
    for foe, location, _ in open_locations(table, table.heroes[seat]) if hits else ():
        dice = {hit.die for hit in hits if (hit.foe, hit.location) == (foe, location)}
        left.setdefault(foe, []).append(dice)
    return any(each_has_its_own(dice) for dice in left.values())


def each_has_its_own(dice: Sequence[set[int]]) -> bool:
    """Whether each location can have a die that no other one takes."""
    if not dice:
        return True
    first, *others = dice
    return any(each_has_its_own([one - {die} for one in others]) for die in first)


def idle(table: Table, seat: int, choices: Sequence[Choice]) -> Choice | None:
    """To end a block in which nothing comes through. SAN-4.10"""
    now = coming(table, table.heroes[seat])
    if now is None or now["wounds"]:
        return None
    return next((choice for choice in choices if isinstance(choice, EndBlock)), None)
