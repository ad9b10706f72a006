"""SAN-1 Setup: heroes, decks, achievements, bonuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from dawnbreach.kernel import NOBODY, Frame, set_at
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.seating import deal_asked
from dawnbreach.sanctum import events
from dawnbreach.sanctum.achievements import BY_LEVEL
from dawnbreach.sanctum.common import lay_out_abilities
from dawnbreach.sanctum.move import turn_up
from dawnbreach.sanctum.potions import add_potion
from dawnbreach.sanctum.skills import BonusCards
from dawnbreach.sanctum.state import GONE, Hero, Table
from dawnbreach.sanctum.turn import Turns
from dawnbreach.sanctum.view_types import Difficulty

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
"""Two to five cards in the first roar. SAN-9.7"""


def set_up(table: Table, options: Mapping[str, Any]) -> None:
    """Everything before the first turn. SAN-1"""
    table.difficulty = table.roar = 2 + DIFFICULTIES.index(options["difficulty"])
    choose_heroes(table, options["heroes"])
    for hero in table.heroes:
        lay_out_abilities(table, hero)
    for level in (1, 2, 3):
        turn_up(table, level)
    if table.seats == 2:
        block_achievements(table)
    table.first = table.ask(TABLE, "first", range(table.seats))
    table.turn = (table.first - 1) % table.seats
    table.tell(events.Began(table.first))
    table.main.frames[:] = [Turns(NOBODY), Bonuses(NOBODY)]


def choose_heroes(table: Table, wanted: tuple[str, ...]) -> None:
    """Each seat's hero as asked, the others dealt at random, no hero twice. SAN-1.1"""
    ids = [character.id for character in table.content.heroes]
    for seat, who in enumerate(deal_asked(table, "hero", wanted, ids)):
        table.heroes.append(Hero.new(seat, who, table.content))


def block_achievements(table: Table) -> None:
    """Two players: one random space of each level is not used. SAN-1.6"""
    for spaces in BY_LEVEL:
        space = table.ask(TABLE, "blocked", spaces)
        table.achievements = set_at(table.achievements, space, GONE)
        table.tell(events.Blocked(table.first, space))


class Bonuses(Frame[Table]):
    """Starting bonuses by turn order: cards move a gem, potions are flipped like a coin. SAN-1.10"""

    id = "bonuses"

    def run(self, table: Table) -> None:
        table.pop()
        cards = list(range(len(table.content.bonuses)))
        moves: dict[int, tuple[int, ...]] = {}
        rows = table.content.bonus_table[table.seats]
        for hero, row in zip(table.in_order(table.first), rows, strict=True):
            for bonus in row:
                if bonus == "card":
                    card = table.ask(TABLE, "bonus", cards)
                    cards.remove(card)
                    moves[hero.seat] = (*moves.get(hero.seat, ()), table.content.bonuses[card])
                else:
                    potion = table.ask(TABLE, "potion", (0, 1))
                    add_potion(hero, potion)
                    table.tell(events.PotionGained(hero.seat, potion))
        for seat, places in reversed(moves.items()):
            table.push(BonusCards(seat, places))
