"""SAN-11 Fury cards, and stepping from card to card. The penalties themselves are in penalties.py."""

from __future__ import annotations

from dawnbreach.kernel import set_at
from dawnbreach.sanctum import events
from dawnbreach.sanctum.state import FACE_DOWN, Table


def step_on(table: Table, seat: int) -> None:
    """The figure moves to the next card; a fury card is turned up and resolved at once. SAN-9.3, SAN-9.4"""
    hero = table.heroes[seat]
    hero.at += 1
    hero.only_changed = False
    if hero.at < len(hero.demons) and hero.demons[hero.at] == FACE_DOWN:
        turn_up_fury(table, seat)


def turn_up_fury(table: Table, seat: int) -> None:
    """Look at the fury card the figure stands on. SAN-9.4, SAN-11"""
    hero = table.heroes[seat]
    base = table.content.fury_base
    places, known = fury_places(table)
    label = f"fury/{table.round}"
    card = table.ask_dealt(seat, "fury", label, table.furies, known, places.index((seat, hero.at)))
    hero.demons = set_at(hero.demons, hero.at, base + card)
    table.tell(events.FuryTurned(seat, card))
    table.sanctum.afflict(table, seat, card, fury=True)


def fury_places(table: Table) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """Where the fury cards lie that were face down when the round began, and which are known by now.

    `table.furies` are those cards in no order; the ones not dealt to anybody count as places too.
    """
    base = table.content.fury_base
    places: list[tuple[int, int]] = []
    known: dict[int, int] = {}
    for hero in table.heroes:
        for index, foe in enumerate(hero.demons):
            if foe == FACE_DOWN:
                places.append((hero.seat, index))
            elif foe >= base and foe - base in table.furies:
                known[len(places)] = foe - base
                places.append((hero.seat, index))
    return places, known
