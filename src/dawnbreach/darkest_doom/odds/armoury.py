"""What a Guardian can bring into a combat: spells, weapons, cards to turn dice with, and their costs. DD-7.2, DD-10"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from dawnbreach.darkest_doom.cards import design
from dawnbreach.darkest_doom.common import has_ability
from dawnbreach.darkest_doom.content import ICONS, Card, Cost
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import SENSES_BIT, SILENCE_BIT, attack_dice
from dawnbreach.darkest_doom.state import HEALTH, MAGIC, SHIELD, URN, WISDOM, Guardian, Land

UNKNOWN = frozenset({"draw", "reroll", "mana"})
"""Effects in a combat of which only the least is known."""


class Aid(NamedTuple):
    """A card or a tool, and what it adds to a combat."""

    dice: int = 0
    hits: int = 0
    parries: int = 0
    weaken: int = 0
    heal: int = 0
    changes: int = 0
    """Dice turned to any icon."""
    cost: Cost | None = None
    """Of a spell, its components; None for what costs no component."""
    is_card: bool = False
    is_tool: bool = False
    is_used: bool = True
    """Can it be used as it is? Other cards are good only to turn a die."""
    turns_to_hit: bool = False
    turns_to_shield: bool = False
    """What a die may be turned to by discarding the card. DD-4.2"""


class Load(NamedTuple):
    """What was brought into a combat, and what is left of everything. More of anything is never worse."""

    hits: int = 0
    parries: int = 0
    weaken: int = 0
    heal: int = 0
    changes: int = 0
    to_hit: int = 0
    to_shield: int = 0
    mana: int = 0
    cards: int = 0
    uses: int = 0
    coins: int = 0
    urns: int = 0
    actions: int = 0
    room: int = 0
    """How many Dark Corruption cards can still be received. DD-10.7"""


@dataclass(frozen=True)
class Arms:
    """A Guardian about to fight."""

    dice: int
    first: tuple[Aid, ...]
    """Only of use before the roll."""
    later: tuple[Aid, ...]
    load: Load
    wards: tuple[tuple[int, int], ...]
    """Armour: the wounds it prevents and the mana it gives. DD-10.1"""
    gift: bool
    """May mana be paid for wounds? DD-1.5"""
    wounds: int
    health: int
    mana_most: int
    complete: bool
    """Is everything taken into account?"""

    def before(self) -> list[tuple[int, list[Load]]]:
        """Everything that may be done before the roll: how many dice more, and what may be brought after it."""
        found: list[tuple[int, Load, tuple[Aid, ...]]] = [(0, self.load, self.later)]
        for aid in self.first:
            kept = (aid._replace(is_used=False),)
            without = [(dice, load, later + kept) for dice, load, later in found]
            enough = [bag for bag in found if aid.dice > 0 or self.dice + bag[0] > 0]  # Keen Senses give up a die
            with_it = [(dice + aid.dice, used(load, aid), later) for dice, load, later in enough]
            found = without + [(dice, load, later) for dice, load, later in with_it if load is not None]
        return [(dice, loads(load, later)) for dice, load, later in found]

    def after(self) -> list[Load]:
        """Everything that may be brought once the dice lie."""
        return loads(self.load, (*self.later, *[aid._replace(is_used=False) for aid in self.first]))


def loads(load: Load, aids: tuple[Aid, ...]) -> list[Load]:
    """What these can bring, without what something else is better than in every way."""
    found = {load}
    for aid in aids:
        found |= {after for known in found for after in uses(known, aid)}
    return unbeaten({known._replace(coins=0, urns=0, actions=0, room=0) for known in found})


def used(load: Load, aid: Aid) -> Load | None:
    """After casting a spell or using a tool; None if it cannot be paid. DD-3.5"""
    cost = aid.cost or Cost()
    after = load._replace(
        hits=load.hits + aid.hits,
        parries=load.parries + aid.parries,
        weaken=load.weaken + aid.weaken,
        heal=load.heal + aid.heal,
        changes=load.changes + aid.changes,
        mana=load.mana - cost.mana,
        coins=load.coins - cost.coins,
        urns=load.urns - cost.urn,
        actions=load.actions - cost.action,
        room=load.room - cost.corruption,
        cards=load.cards - aid.is_card,
        uses=load.uses - aid.is_tool,
    )
    short = min(after.mana, after.coins, after.urns, after.actions) < 0 or (cost.corruption > 0 and after.room < 0)
    return None if short else after


def uses(load: Load, aid: Aid) -> Iterator[Load]:
    """As it is, or discarded to turn a die."""
    if aid.is_used and (after := used(load, aid)) is not None:
        yield after
    if aid.turns_to_hit:
        yield load._replace(to_hit=load.to_hit + 1, cards=load.cards - 1)
    if aid.turns_to_shield:
        yield load._replace(to_shield=load.to_shield + 1, cards=load.cards - 1)


def unbeaten(loads: Iterable[Load]) -> list[Load]:
    kept: list[Load] = []
    for load in sorted(loads, reverse=True):
        if not any(all(mine <= theirs for mine, theirs in zip(load, other, strict=True)) for other in kept):
            kept.append(load)
    return kept


# Reading a position


def arms_of(table: Land, guardian: Guardian) -> Arms:
    """All that this Guardian may use from now on in a combat."""
    aids = [*spells(table, guardian), *tools(table, guardian), *senses(table, guardian)]
    first = [aid for aid in aids if aid.dice]
    later = [aid for aid in aids if not aid.dice]
    equipment = [design(table, card) for card, _ in guardian.equipment]
    wards = [(amount(card, "prevent"), amount(card, "mana")) for card in equipment if card.kind == "hurt"]
    seen = [*equipment, *[design(table, card) for card in guardian.supplies]]
    fighting = [card for card in seen if card.kind in ("combat", "battle")]
    return Arms(
        dice=attack_dice(table, guardian),
        first=tuple(first),
        later=tuple(later),
        load=start(table, guardian),
        wards=tuple(wards),
        gift=has_ability(table, guardian, "gift-of-the-witches"),
        wounds=guardian.wounds,
        health=guardian.attributes[HEALTH],
        mana_most=guardian.attributes[MAGIC],
        complete=not any(effect.verb in UNKNOWN for card in fighting for effect in card.effects),
    )


def start(table: Land, guardian: Guardian) -> Load:
    spectre = table.content.numbers.spectre_defence + guardian.spectre if guardian.spectre else 0
    return Load(
        hits=hits(table, guardian.bonus),
        parries=parries(guardian.bonus) + spectre,
        weaken=guardian.weaken,
        mana=guardian.mana,
        cards=len(guardian.supplies),
        uses=sum(uses for _, uses in guardian.equipment),
        coins=guardian.coins,
        urns=guardian.relics[URN],
        actions=guardian.actions,
        room=guardian.attributes[WISDOM] - len(guardian.corruption),
    )


def spells(table: Land, guardian: Guardian) -> Iterator[Aid]:
    """Every Supplies card in hand: battle spells may be cast, and any turns a die to its icon. DD-4.2, DD-10.5"""
    dark = int(table.has_rule("rule dark mana"))
    for number in guardian.supplies:
        card, icon = design(table, number), table.content.supplies[number][1]
        battle = card.deck == 2 and card.kind == "battle" and not guardian.worn & SILENCE_BIT
        aid = aid_of(table, card) if battle else Aid(is_used=False)
        yield aid._replace(
            cost=replace(card.cost, mana=card.cost.mana + dark),
            is_card=True,
            turns_to_hit=bool(hits(table, (icon,))),
            turns_to_shield=icon == SHIELD,
        )


def tools(table: Land, guardian: Guardian) -> Iterator[Aid]:
    """Weapons that were not used in this combat. DD-10.1"""
    for slot, (number, _) in enumerate(guardian.equipment):
        card = design(table, number)
        if card.kind == "combat" and not guardian.worn >> slot & 1:
            yield aid_of(table, card)._replace(is_tool=True)


def senses(table: Land, guardian: Guardian) -> Iterator[Aid]:
    """Keen Senses give up a die for two hits, once in a combat. DD-1.5"""
    if has_ability(table, guardian, "keen-senses") and not guardian.worn & SENSES_BIT:
        yield Aid(dice=-1, hits=2)


def aid_of(table: Land, card: Card) -> Aid:
    """What the effects of a card come to in a combat."""
    added = [ICONS.index(word) for effect in card.effects if effect.verb == "add" for word in effect.words]
    return Aid(
        dice=amount(card, "dice"),
        hits=hits(table, added),
        parries=parries(added),
        weaken=amount(card, "weaken"),
        heal=amount(card, "heal"),
        changes=amount(card, "change"),
    )


def amount(card: Card, verb: str) -> int:
    return sum([effect.amount for effect in card.effects if effect.verb == verb])
