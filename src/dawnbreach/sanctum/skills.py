"""SAN-4.12 to SAN-4.14 and SAN-5: levels move gems, empty skills are gained, demons become items."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Self

from dawnbreach.kernel import Choice, Frame, Refusal, set_at
from dawnbreach.kernel.errors import no
from dawnbreach.sanctum import events
from dawnbreach.sanctum.card_effects import REFRESH, Perk
from dawnbreach.sanctum.common import heal
from dawnbreach.sanctum.potions import FillingSlot
from dawnbreach.sanctum.state import SKILL_PLACES, WHITE, Hero, Table

ANY_COLOUR = 3
"""A level that may move a gem of any colour."""
CLAIMED = -1
"""The marks of a demon whose levels are being taken: every bit, so that it shows all its hits."""


# Levels


class Levels(Frame[Table]):
    """Take the levels and the item of each killed demon, in the order the player chooses. SAN-4.12"""

    id = "levels"

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        killed = [index for index in range(len(hero.demons)) if table.is_dead(hero, index)]
        if not killed:
            table.pop()
        elif len(killed) == 1:
            claim(table, self.seat, killed[0])
        else:
            table.push(Claiming(self.seat))


def claim(table: Table, seat: int, index: int) -> None:
    """Begin with one killed demon: its levels, one by one, then its item. SAN-4.12"""
    hero = table.heroes[seat]
    hero.marks = set_at(hero.marks, index, CLAIMED)
    foe = table.foe(hero.demons[index])
    table.push(Flip(seat))
    for _ in range(foe.level):
        table.push(Level(seat, foe.colour))


class Claim(Choice[Table, "Claiming"]):
    """Choose the killed demon to be dealt with next. SAN-4.12"""

    pattern = "claim {foe}"
    clause = "SAN-4.12"
    exact = True
    foe: int

    @classmethod
    def options(cls, table: Table, frame: Claiming) -> Iterable[Self]:
        hero = table.heroes[frame.seat]
        row = cls.row(table)
        return [row[index] for index in range(len(hero.demons)) if table.is_dead(hero, index)]

    def forbids(self, table: Table, frame: Claiming) -> Refusal | None:
        hero = table.heroes[frame.seat]
        if self.foe >= len(hero.demons) or not table.is_dead(hero, self.foe):
            return no("SAN-4.12", "not-killed", foe=table.sanctum.letter(self.foe))
        return None

    def do(self, table: Table, frame: Claiming) -> None:
        table.pop()
        claim(table, frame.seat, self.foe)


class Claiming(Frame[Table]):
    """Choose which killed demon comes next. SAN-4.12"""

    id = "claiming"
    clause = "SAN-4.12"
    kinds = (Claim,)


class Flip(Frame[Table]):
    """Turn the claimed demon over; its item goes to the sack. SAN-4.14"""

    id = "flip"

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        index = hero.marks.index(CLAIMED)
        card = hero.demons[index]
        hero.demons = hero.demons[:index] + hero.demons[index + 1 :]
        hero.marks = hero.marks[:index] + hero.marks[index + 1 :]
        hero.sack += (card,)
        table.reveal(events.ItemFound(self.seat, card))
        table.pop()


class Level(Frame[Table]):
    """One level: a gem of the colour, or a white one, moves up; if none can, it is lost. SAN-4.12"""

    id = "level"

    colour: int

    def run(self, table: Table) -> None:
        hero = table.heroes[self.seat]
        if can_level(hero, self.colour):
            table.become(MovingGem(self.seat, self.colour))
        else:
            table.tell(events.LevelLost(self.seat, self.colour))
            table.pop()


def can_level(hero: Hero, colour: int) -> bool:
    """Can any gem move for a level of this colour? SAN-4.12, SAN-4.13"""
    if colour == ANY_COLOUR:
        return any(hero.grid)
    return any(hero.grid[9:]) or any(hero.grid[colour * 3 : colour * 3 + 3])


class MoveGem(Choice[Table, "MovingGem | MovingBonusGem"]):
    """Move a gem up one space of the skill table. SAN-4.12"""

    column: int
    level: int
    white: ClassVar[int] = 0

    @property
    def place(self) -> int:
        return self.column * 3 + self.level

    @classmethod
    def options(cls, table: Table, frame: MovingGem | MovingBonusGem) -> Iterable[Self]:
        grid = table.heroes[frame.seat].grid
        rows = cls.grid(table)
        return [rows[place // 3][place % 3] for place in range(9) if grid[cls.white + place]]

    def forbids(self, table: Table, frame: MovingGem | MovingBonusGem) -> Refusal | None:
        if not table.heroes[frame.seat].grid[self.white + self.place]:
            return no("SAN-4.12", "no-gem-there")
        if isinstance(frame, MovingBonusGem):
            return None if self.place in frame.places else no("SAN-1.10", "other-skill")
        if not self.white and frame.colour not in (self.column, ANY_COLOUR):
            return no("SAN-4.12", "gem-colour", colour=table.sanctum.colour_name(frame.colour))
        return None

    def do(self, table: Table, frame: MovingGem | MovingBonusGem) -> None:
        seat = frame.seat
        table.pop()
        if isinstance(frame, MovingBonusGem):
            table.push(BonusCards(seat, tuple([place for place in frame.places if place != self.place])))
        move_gem(table, seat, self.place, bool(self.white))


class Gem(MoveGem):
    """Move a coloured gem up. SAN-4.12"""

    pattern = "gem {column} {level}"
    clause = "SAN-4.12"


class WhiteGem(MoveGem):
    """Move a white gem up, in any column; it is never a red, green or blue one. SAN-4.13, SAN-5.7"""

    pattern = "white {column} {level}"
    clause = "SAN-4.13"
    white: ClassVar[int] = 9


class MovingGem(Frame[Table]):
    """Choose the gem that moves up. SAN-4.12"""

    id = "moving-gem"
    clause = "SAN-4.12"
    kinds = (Gem, WhiteGem)
    colour: int


class MovingBonusGem(Frame[Table]):
    """Choose which starting bonus card comes next, and which gem it moves, coloured or white. SAN-1.10"""

    id = "moving-bonus-gem"
    clause = "SAN-1.10"
    kinds = (Gem, WhiteGem)
    places: tuple[int, ...]


class BonusCards(Frame[Table]):
    """The cards of a seat each move a gem off their skill; ask if gem or order matters. SAN-1.10, SAN-1.11"""

    id = "bonus-cards"

    places: tuple[int, ...]

    def run(self, table: Table) -> None:
        grid = table.heroes[self.seat].grid
        places = tuple([place for place in self.places if grid[place] or grid[place + 9]])
        table.pop()
        if leaves_a_choice(grid, places):
            table.push(MovingBonusGem(self.seat, places))
        elif places:
            table.push(BonusCards(self.seat, places[1:]))
            move_gem(table, self.seat, places[0], white=not grid[places[0]])


def leaves_a_choice(grid: tuple[int, ...], places: tuple[int, ...]) -> bool:
    """Are there coloured and white gems to take, or could the first of two cards gain a skill? SAN-1.10, SAN-1.11"""
    if any(grid[place] for place in places) and any(grid[place + 9] for place in places):
        return True
    return len(places) > 1 and any(grid[place] + grid[place + 9] == 1 for place in places)


def move_gem(table: Table, seat: int, place: int, white: bool) -> None:
    """III to II, II to I, I to the pool; the last gem off any skill gains it. SAN-4.12, SAN-5.1, SAN-5.4, SAN-5.5"""
    hero = table.heroes[seat]
    colour = WHITE if white else place // 3
    index = place + 9 if white else place
    hero.grid = set_at(hero.grid, index, hero.grid[index] - 1)
    if place % 3:
        hero.grid = set_at(hero.grid, index - 1, hero.grid[index - 1] + 1)
    else:
        hero.gems = set_at(hero.gems, colour, hero.gems[colour] + 1)
    table.tell(events.GemMoved(seat, colour, place))
    if not hero.grid[place] and not hero.grid[place + 9] and not hero.skills >> place & 1:
        gain_skill(table, hero, place)


# Skills


def gain_skill(table: Table, hero: Hero, place: int) -> None:
    """A tile gives its tokens now; a card does what it does now, then lies on the board. SAN-5.1, SAN-5.2, SAN-5.3"""
    skill = table.content.heroes[hero.who].skills[place]
    hero.skills |= 1 << place
    hero.stamina += skill.stamina
    hero.focus += skill.focus
    table.tell(events.SkillGained(hero.seat, table.sanctum.skill_number(hero.who, place)))
    if skill.ability >= 0:
        hero.places += (SKILL_PLACES + place,)
        hero.abilities += (skill.ability,)
        hero.tokens += (0,)
    for perk in skill.perks:
        if perk.immediate:
            do_now(table, hero, perk)
        else:
            gain_perk(hero, perk)


def gain_perk(hero: Hero, perk: Perk) -> None:
    """A lasting effect. SAN-5.2, SAN-5.6"""
    LASTING[perk.name](hero, perk)


def gain_shield(hero: Hero, perk: Perk) -> None:
    hero.shield += perk.numbers[0]


def gain_guard(hero: Hero, perk: Perk) -> None:
    hero.guard += perk.numbers[0]


def gain_loot(hero: Hero, perk: Perk) -> None:
    hero.loot += perk.numbers[0]


def gain_wrath(hero: Hero, perk: Perk) -> None:
    hero.wrath = True


def gain_twin(hero: Hero, perk: Perk) -> None:
    hero.twin = perk.numbers


def gain_refresh(hero: Hero, perk: Perk) -> None:
    hero.refresh |= REFRESH.index(perk.kind) + 1


def gain_rage(hero: Hero, perk: Perk) -> None:
    """More rage tiles, and active at once. SAN-5.6"""
    hero.rages += perk.numbers[0]
    hero.rage += perk.numbers[0]


def gain_potion_slots(hero: Hero, perk: Perk) -> None:
    hero.potion_slots += perk.numbers[0]


LASTING: Mapping[str, Callable[[Hero, Perk], None]] = {
    "shield": gain_shield,
    "guard": gain_guard,
    "loot": gain_loot,
    "wrath": gain_wrath,
    "twin": gain_twin,
    "refresh": gain_refresh,
    "rage": gain_rage,
    "potion slots": gain_potion_slots,
    "silver": lambda hero, perk: None,
}
"""What each lasting effect changes on the board; `has_silver_die` asks for the die skill at the roll. SAN-5.6"""


def do_now(table: Table, hero: Hero, perk: Perk) -> None:
    """An immediate effect; what needs a choice comes before the next level. SAN-5.2"""
    for _ in range(perk.numbers[0]):
        IMMEDIATE[perk.name](table, hero)


IMMEDIATE: Mapping[str, Callable[[Table, Hero], None]] = {
    "now heal": heal,
    "now level": lambda table, hero: table.push(Level(hero.seat, ANY_COLOUR)),
    "now potion": lambda table, hero: table.push(FillingSlot(hero.seat)),
}


def has_silver_die(table: Table, hero: Hero) -> bool:
    """Does the die skill let the silver die be rolled in this fight? SAN-1.9, SAN-4.3, SAN-5.6"""
    for skill in table.content.heroes[hero.who].skills:
        for perk in skill.perks:
            if perk.name == "silver" and hero.skills >> skill.place & 1:
                return silver_condition(table, hero, perk)
    return False


def silver_condition(table: Table, hero: Hero, perk: Perk) -> bool:
    if perk.kind == "facing":
        left = range(hero.at, len(hero.demons))
        return sum(not table.is_dead(hero, index) for index in left) >= perk.numbers[0]
    if perk.kind == "potion":
        return hero.drunk > 0
    return (hero.rage > 0) == (perk.kind == "rage")
