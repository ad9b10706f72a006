"""SAN-7 Achievements: first to master skills, gems, equipment, and the higher levels of any."""

from __future__ import annotations

from dawnbreach.kernel import Frame, set_at
from dawnbreach.sanctum import events
from dawnbreach.sanctum.state import EMPTY, FREE, GONE, Hero, Table

# Spaces: skill, gem and equip mastery at levels I, II, III, then higher-level mastery II and III. SAN-1.6
SKILL, GEM, EQUIP = 0, 3, 6
HIGHER_II, HIGHER_III = 9, 10
BY_LEVEL = ((0, 3, 6), (1, 4, 7, 9), (2, 5, 8, 10))
SKILLS_NEEDED = (3, 5, 7)
GEMS_NEEDED = (2, 3, 4)
LEVELS_NEEDED = (4, 7, 10)


def equipped_levels(table: Table, hero: Hero) -> int:
    """Levels of all equipped items. SAN-7.3"""
    items = table.content.items
    return sum([items[item].level for item in hero.items if item != EMPTY])


def mastered(table: Table, hero: Hero) -> tuple[int, int, int]:
    """How many levels of skill, gem and equip mastery the hero meets. SAN-7.1, SAN-7.2, SAN-7.3"""
    return (
        levels_met(hero.skills.bit_count(), SKILLS_NEEDED),
        levels_met(sorted(hero.gems[:3])[1], GEMS_NEEDED),
        levels_met(equipped_levels(table, hero), LEVELS_NEEDED),
    )


def levels_met(found: int, needed: tuple[int, int, int]) -> int:
    return (found >= needed[0]) + (found >= needed[1]) + (found >= needed[2])


def gain(table: Table, hero: Hero, space: int) -> None:
    """Take the tile and look at the blessing under it. SAN-7.5, SAN-7.6"""
    table.achievements = set_at(table.achievements, space, hero.seat)
    hero.tiles += (space,)
    table.tell(events.Achieved(hero.seat, space))
    blessing = table.ask(hero.seat, "blessing", table.unseen)
    table.unseen = tuple([b for b in table.unseen if b != blessing])
    hero.blessings += (blessing,)
    table.tell(events.BlessingSeen(hero.seat, blessing))


class Achievements(Frame[Table]):
    """At the end of a Fight and of a Rest, with the higher-level ones; none after the breach. SAN-7.4, SAN-7.7"""

    id = "achievements"

    def run(self, table: Table) -> None:
        table.pop()
        hero = table.heroes[self.seat]
        if table.breached:
            return
        levels = mastered(table, hero)
        for space in range(9):
            if table.achievements[space] == FREE and space % 3 < levels[space // 3]:
                gain(table, hero, space)
                higher = {1: HIGHER_II, 2: HIGHER_III}.get(space % 3)
                if higher is not None and table.achievements[higher] == FREE:
                    gain(table, hero, higher)


def clear_away(table: Table) -> None:
    """Achievements nobody gained are gone with the breach. SAN-8.4"""
    table.achievements = tuple([GONE if owner == FREE else owner for owner in table.achievements])
