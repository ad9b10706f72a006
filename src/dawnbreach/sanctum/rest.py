"""SAN-6 Rest: restore, equip, buy potions; then achievements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, Self, cast

from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.choice import Notation
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import Token
from dawnbreach.sanctum.common import Done, lay_out_abilities, spaces_of
from dawnbreach.sanctum.content import SLOTS_OF_TYPE, Content
from dawnbreach.sanctum.move import discard
from dawnbreach.sanctum.potions import Pour, PourStep, add_potion, forbids_gaining
from dawnbreach.sanctum.state import EMPTY, WHITE, Hero, Table

MOST_CHANGES = 100
"""So often equipment is put on or off in one Rest; any arrangement needs far fewer. SAN-6.2"""
NO_GEMS = (0, 0, 0)
NOTHING: tuple[Sequence[Equip], Sequence[Wield]] = ((), ())


def restore(table: Table, hero: Hero) -> None:
    """Every spent token goes back to its pool; rage and demons stay as they are. SAN-6.1"""
    for _, _, _, token in spaces_of(table, hero):
        hero.stamina += token == Token.STAMINA
        hero.focus += token == Token.FOCUS
    hero.tokens = (0,) * len(hero.tokens)


def gems_left(content: Content, gems: Sequence[int], items: Iterable[int]) -> list[int]:
    """The gems of each colour that match no icon of these items; below 0 where white ones have to. SAN-6.2"""
    icons = [content.items[item].gems for item in items if item != EMPTY]
    return [gems[colour] - sum([icon[colour] for icon in icons]) for colour in range(3)]


def can_pay(table: Table, hero: Hero, items: Iterable[int]) -> bool:
    """Do the gems match the icons of all these items, one to one, white for any? SAN-6.2"""
    return sum([max(0, -left) for left in gems_left(table.content, hero.gems, items)]) <= hero.gems[WHITE]


@lru_cache(4096)
def wearable(
    content: Content, worn: tuple[int, ...], sack: tuple[int, ...], gems: tuple[int, ...]
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What else and which weapons can be put on, each with its slot; asked again and again of the same sack. SAN-6.2"""
    left = gems_left(content, gems, worn)
    found: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for item in sack:
        kind, wanted = content.items[item].type, content.items[item].gems
        for slot in SLOTS_OF_TYPE[kind]:
            freed = NO_GEMS if worn[slot] == EMPTY else content.items[worn[slot]].gems
            missing = sum([max(0, wanted[colour] - left[colour] - freed[colour]) for colour in range(3)])
            if missing <= gems[WHITE]:
                found[kind == "weapon"].append((item, slot))
    return found


def put_on(table: Table, hero: Hero, item: int, slot: int) -> None:
    """Equip an item; what lay in the slot goes back to the sack. SAN-6.2, SAN-6.4, SAN-6.5"""
    take_off(table, hero, slot)
    hero.sack = tuple([other for other in hero.sack if other != item])
    hero.items = set_at(hero.items, slot, item)
    hero.stamina += table.content.items[item].stamina
    hero.focus += table.content.items[item].focus
    lay_out_abilities(table, hero)
    table.tell(events.Equipped(hero.seat, item))
    if hero.first_die:
        hero.first_die = False
        hero.gold += 1
        table.tell(events.DieGained(hero.seat))


def take_off(table: Table, hero: Hero, slot: int) -> None:
    """Put an equipped item back in the sack; its gems and flames go with it. SAN-6.2, SAN-6.4"""
    item = hero.items[slot]
    if item == EMPTY:
        return
    hero.items = set_at(hero.items, slot, EMPTY)
    hero.sack += (item,)
    hero.stamina -= table.content.items[item].stamina
    hero.focus -= table.content.items[item].focus
    lay_out_abilities(table, hero)
    table.tell(events.Removed(hero.seat, item))


def forbids_change(frame: Equipping) -> Refusal | None:
    """Nobody arranges equipment without end. SAN-6.2"""
    return no("SAN-6.2", "changes", most=MOST_CHANGES) if frame.changes >= MOST_CHANGES else None


class EquipChoice(Choice[Table, "Equipping"]):
    """Put an item of the sack into a slot."""

    exact = True
    item: int
    weapons: ClassVar[bool]

    def forbids_slot(self, table: Table) -> Refusal | None:
        raise NotImplementedError

    def forbids(self, table: Table, frame: Equipping) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if self.item not in hero.sack:
            return no("SAN-6.2", "not-in-sack", item=table.sanctum.item_name(self.item))
        if (refusal := self.forbids_slot(table) or forbids_change(frame)) is not None:
            return refusal
        slot = SLOTS_OF_TYPE[table.content.items[self.item].type][0] + self.hand
        if (self.item, slot) not in wearable(table.content, hero.items, hero.sack, hero.gems)[self.weapons]:
            return no("SAN-6.2", "gems-missing", item=table.sanctum.item_name(self.item))
        return None

    @property
    def hand(self) -> int:
        return 0

    def do(self, table: Table, frame: Equipping) -> None:
        slot = SLOTS_OF_TYPE[table.content.items[self.item].type][0] + self.hand
        put_on(table, table.heroes[frame.seat], self.item, slot)
        table.become(frame.but(changes=frame.changes + 1))


class Equip(EquipChoice):
    """Put on anything but a weapon. SAN-6.2"""

    pattern = "equip {item}"
    clause = "SAN-6.2"
    weapons = False

    @classmethod
    def options(cls, table: Table, frame: Equipping) -> Iterable[Self]:
        return cast("Iterable[Self]", listed(table, frame)[0])

    def forbids_slot(self, table: Table) -> Refusal | None:
        is_weapon = table.content.items[self.item].type == "weapon"
        return no("SAN-6.2", "weapon-hand", item=table.sanctum.item_name(self.item)) if is_weapon else None


class Wield(EquipChoice):
    """Take a weapon in the left or the right hand. SAN-6.2"""

    pattern = "wield {item} {side}"
    clause = "SAN-6.2"
    weapons = True
    side: int

    @property
    def hand(self) -> int:
        return self.side

    @classmethod
    def options(cls, table: Table, frame: Equipping) -> Iterable[Self]:
        return cast("Iterable[Self]", listed(table, frame)[1])

    def forbids_slot(self, table: Table) -> Refusal | None:
        is_weapon = table.content.items[self.item].type == "weapon"
        return None if is_weapon else no("SAN-6.2", "not-a-weapon", item=table.sanctum.item_name(self.item))


def listed(table: Table, frame: Equipping) -> tuple[Sequence[Equip], Sequence[Wield]]:
    """What may be put on now. SAN-6.2"""
    hero = table.heroes[frame.seat]
    return looked_into(table, hero).changes if hero.sack and frame.changes < MOST_CHANGES else NOTHING


class Sack:
    """What can be put on of a sack, and what can be brewed, as choices. SAN-6.2, SAN-6.6"""

    def __init__(self, table: Table, hero: Hero) -> None:
        self.notation: Notation = table.game.notation
        self.worn: tuple[int, ...] = hero.items
        self.items: tuple[int, ...] = hero.sack
        self.gems: tuple[int, ...] = hero.gems
        others, weapons = wearable(table.content, hero.items, hero.sack, hero.gems)
        row, hands = Equip.row(table), Wield.grid(table)
        first = SLOTS_OF_TYPE["weapon"][0]
        self.changes: tuple[Sequence[Equip], Sequence[Wield]] = (
            tuple([row[item] for item, _ in others]),
            tuple([hands[item][slot - first] for item, slot in weapons]),
        )
        potions = Brew.grid(table)
        self.brews: Sequence[Brew] = tuple([potions[potion][item] for item in hero.sack for potion in (0, 1)])

    def is_of(self, table: Table, hero: Hero) -> bool:
        """Are they the very same things, which cannot have changed?"""
        return (
            self.items is hero.sack
            and self.worn is hero.items
            and self.gems is hero.gems
            and self.notation is table.game.notation
        )


SACKS: dict[int, Sack] = {}
"""Those that were looked into, by identity: a full sack costs no more than an empty one."""
MOST_SACKS = 4096


def looked_into(table: Table, hero: Hero) -> Sack:
    """A hero's sack, which is asked again and again what it holds."""
    known = SACKS.get(id(hero.sack))
    if known is None or not known.is_of(table, hero):
        if len(SACKS) >= MOST_SACKS:
            SACKS.clear()
        known = SACKS[id(hero.sack)] = Sack(table, hero)
    return known


class Remove(Choice[Table, "Equipping"]):
    """Put an equipped item back in the sack. SAN-6.2"""

    pattern = "remove {slot}"
    clause = "SAN-6.2"
    exact = True
    slot: int

    @classmethod
    def options(cls, table: Table, frame: Equipping) -> Iterable[Self]:
        if frame.changes >= MOST_CHANGES:
            return ()
        row = cls.row(table)
        return [row[slot] for slot, item in enumerate(table.heroes[frame.seat].items) if item != EMPTY]

    def forbids(self, table: Table, frame: Equipping) -> Refusal | None:
        empty = table.heroes[frame.seat].items[self.slot] == EMPTY
        return no("SAN-6.2", "slot-empty") if empty else forbids_change(frame)

    def do(self, table: Table, frame: Equipping) -> None:
        take_off(table, table.heroes[frame.seat], self.slot)
        table.become(frame.but(changes=frame.changes + 1))


class EndEquip(Done["Equipping"]):
    """Go on to the potions. SAN-6.6"""

    pattern = "end equip"
    clause = "SAN-6.2"

    def do(self, table: Table, frame: Equipping) -> None:
        table.become(Buying(frame.seat))


class Equipping(Frame[Table]):
    """Rearrange the equipment freely. SAN-6.2"""

    id = "equipping"
    clause = "SAN-6.2"
    kinds = (Equip, Wield, Remove, EndEquip)

    changes: int = 0
    """How often something was put on or off in this Rest."""


class Brew(Choice[Table, "Buying"]):
    """Discard an unequipped item for a potion. SAN-6.6"""

    pattern = "brew {potion} {item}"
    clause = "SAN-6.6"
    exact = True
    potion: int
    item: int

    @classmethod
    def options(cls, table: Table, frame: Buying) -> Iterable[Self]:
        hero = table.heroes[frame.seat]
        if not hero.sack or forbids_gaining(hero) is not None:
            return ()
        return cast("Iterable[Self]", looked_into(table, hero).brews)

    def forbids(self, table: Table, frame: Buying) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if self.item not in hero.sack:
            return no("SAN-6.6", "not-in-sack", item=table.sanctum.item_name(self.item))
        return forbids_gaining(hero)

    def do(self, table: Table, frame: Buying) -> None:
        seat = frame.seat
        hero = table.heroes[seat]
        hero.sack = tuple([item for item in hero.sack if item != self.item])
        discard(table, (self.item,))
        add_potion(hero, self.potion)
        table.tell(events.Brewed(seat, self.potion, self.item))


class EndRest(Done["Buying"]):
    """Finish the Rest. SAN-6.7"""

    pattern = "end rest"
    clause = "SAN-6.6"


class Buying(PourStep):
    """Discard items for potions. SAN-6.6"""

    id = "buying"
    clause = "SAN-6.6"
    kinds = (Brew, Pour, EndRest)

    def forbids_pouring(self, table: Table, hero: Hero, potion: int) -> Refusal | None:
        refusal = super().forbids_pouring(table, hero, potion)
        return refusal if refusal is not None or hero.sack else no("SAN-6.6", "nothing-to-brew")
