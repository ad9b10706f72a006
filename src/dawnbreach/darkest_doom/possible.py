"""What an effect could do now: a card that could change nothing is not played. DD-3.5"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dawnbreach.darkest_doom.content import RELICS, Card, Effect
from dawnbreach.darkest_doom.state import LANTERN, MAGIC, MONSTER, NONE, WISDOM, Guardian, Land
from dawnbreach.kernel import Refusal
from dawnbreach.kernel.errors import no

RELICS_OF_A_KIND = 6
FOLLOWERS = 3
"""Places that Acolytes and White Moths share. DD-12.2"""


def goals(table: Land, guardian: Guardian, kind: str) -> list[int]:
    """Where a card that names a kind of area may lead; nowhere for whom a trap holds. DD-10.3"""
    if guardian.halted:
        return []
    if kind == "temple":
        found = [table.content.temples[guardian.colour]]
    else:
        found = [*table.content.of_kind[kind]]
    return [area for area in found if area != guardian.area]


def near(table: Land, guardian: Guardian) -> list[int]:
    return [guardian.area, *table.content.areas[guardian.area].next]


def clearable(table: Land, guardian: Guardian) -> list[int]:
    """Buildings with tendrils in or next to the Guardian's area."""
    found = [table.building(area) for area in near(table, guardian)]
    return [b for b in found if b != NONE and table.tendrils[b]]


def sealable(table: Land, guardian: Guardian) -> list[int]:
    """Dark Abysses in or next to the Guardian's area."""
    return [area for area in near(table, guardian) if area in table.abysses]


def disarmable(table: Land, guardian: Guardian) -> list[int]:
    """Trap tokens in or next to the Guardian's area."""
    close = near(table, guardian)
    return [area for _, area in table.traps if area in close]


def raisable(table: Land, number: int) -> list[int]:
    return [c for c in range(4) if table.allies[c] == number and table.bonds[c] < 6]


def relics_left(table: Land) -> list[int]:
    """The kinds of relics of which not all six are held, Lanterns in use among them. DD-1.2"""
    taken = [sum([g.relics[kind] for g in table.guardians]) for kind in range(len(RELICS))]
    taken[LANTERN] += sum([g.spectre for g in table.guardians])
    return [kind for kind, n in enumerate(taken) if n < RELICS_OF_A_KIND]


def is_relic_left(table: Land, effect: Effect) -> bool:
    left = relics_left(table)
    return bool(left) if effect.words[0] == "any" else RELICS.index(effect.words[0]) in left


Test = Callable[[Land, Guardian, Effect, int], bool]
LOSSES: Mapping[str, Callable[[Guardian], object]] = {
    "rob": lambda victim: victim.coins,
    "strip": lambda victim: victim.supplies,
    "drain": lambda victim: victim.mana,
    "taint": lambda victim: len(victim.corruption) < victim.attributes[WISDOM],
    "haunt": lambda victim: victim.moths < FOLLOWERS,
}
"""What a player's Guardian has to lose, by verb."""


def suffers(table: Land, me: Guardian, effect: Effect, target: int) -> bool:
    """Is the target a player's Guardian with something to lose? Virtual ones have only Fame. DD-14.5"""
    if not 0 <= target < MONSTER or table.guardians[target].virtual:
        return False
    return bool(LOSSES[effect.verb](table.guardians[target]))


TESTS: Mapping[str, Test] = {
    "heal": lambda table, me, effect, target: me.wounds > 0,
    "coins": lambda table, me, effect, target: me.coins < table.content.numbers.coins_max,
    "mana": lambda table, me, effect, target: me.mana < me.attributes[MAGIC],
    "cleanse": lambda table, me, effect, target: bool(me.corruption),
    "relic": lambda table, me, effect, target: is_relic_left(table, effect),
    "walk": lambda table, me, effect, target: not me.halted,
    "travel": lambda table, me, effect, target: bool(goals(table, me, effect.words[0])),
    "clear": lambda table, me, effect, target: bool(clearable(table, me)),
    "seal": lambda table, me, effect, target: bool(sealable(table, me)),
    "disarm": lambda table, me, effect, target: bool(disarmable(table, me)),
    "bond": lambda table, me, effect, target: bool(raisable(table, me.number)),
    **dict.fromkeys(LOSSES, suffers),
    "shame": lambda table, me, effect, target: 0 <= target < MONSTER and table.guardians[target].fame > 0,
}
"""By verb; what is not here can always be done."""


def is_possible(table: Land, guardian: Guardian, effect: Effect, target: int = NONE) -> bool:
    """Could this effect change anything now?"""
    test = TESTS.get(effect.verb)
    return test is None or test(table, guardian, effect, target)


def is_refund(card: Card, effect: Effect) -> bool:
    """Does an effect give what the card itself costs? Then there is always room for it."""
    return effect.verb in ("coins", "mana") and getattr(card.cost, effect.verb) > 0


def is_of_use(table: Land, guardian: Guardian, card: Card, target: int = NONE) -> bool:
    """Could a card change anything now? The Dark Corruption it brings does, too. DD-3.5"""
    if card.cost.corruption:
        return True
    for effect in card.effects:
        if not effect.if_done and (is_refund(card, effect) or is_possible(table, guardian, effect, target)):
            return True
    return False


IDLE: Mapping[str, Refusal] = {
    "heal": no("DD-3.5", "idle-heal"),
    "coins": no("DD-3.5", "idle-coins"),
    "mana": no("DD-3.5", "idle-mana"),
    "cleanse": no("DD-3.5", "idle-cleanse"),
    "relic": no("DD-3.5", "idle-relic"),
    "travel": no("DD-3.5", "idle-travel"),
    "clear": no("DD-3.5", "idle-clear"),
    "seal": no("DD-3.5", "idle-seal"),
    "disarm": no("DD-3.5", "idle-disarm"),
    "bond": no("DD-3.5", "idle-bond"),
}
"""Why nothing would change, by the verb of the first effect."""


def forbids_idle(table: Land, guardian: Guardian, card: Card) -> Refusal | None:
    """A card that is aimed at nobody and could change nothing is not played. DD-3.5"""
    if is_of_use(table, guardian, card):
        return None
    verb = card.effects[0].verb
    if guardian.halted and verb in ("walk", "travel"):
        return no("DD-10.3", "halted")
    return IDLE.get(verb) or no("DD-10.5", "no-target", n=card.range)
