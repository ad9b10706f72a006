"""Figures on the map: who they are, where they stand, where there is room for them. DD-7.3"""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.state import MONSTER, NONE, Land
from dawnbreach.kernel import NOBODY


def is_person(table: Land, figure: int) -> bool:
    """A Guardian with a hand of cards: no monster, no Virtual Guardian."""
    return figure < MONSTER and not table.guardians[figure].virtual


def first_person(table: Land) -> int:
    """The first player in order of play who can decide."""
    return next((g for g in table.order if not table.guardians[g].virtual and table.guardians[g].alive), NONE)


def figure_word(table: Land, figure: int) -> int:
    """Figures in notation: the four colours, then the three monsters."""
    return 4 + figure - MONSTER if figure >= MONSTER else table.guardians[figure].colour


def figure_of(table: Land, word: int) -> int:
    if word >= 4:
        return MONSTER + word - 4
    return next((g.number for g in table.guardians if g.colour == word), NONE)


def where(table: Land, figure: int) -> int:
    if figure >= MONSTER:
        return table.monsters[figure - MONSTER].area
    return table.guardians[figure].area


def place(table: Land, figure: int, area: int) -> None:
    """Put a figure somewhere; tokens there do not trigger. DD-7.3"""
    if figure >= MONSTER:
        table.monsters[figure - MONSTER].area = area
    else:
        table.guardians[figure].area = area
    table.tell(events.Moved(NOBODY, table.as_told(figure), area))


def is_open(table: Land, area: int) -> bool:
    """May a figure be moved here by others, or a monster go here? DD-7.3, DD-6.7"""
    return area not in (table.content.monolith, table.content.summit)


def free_areas(table: Land, area: int) -> list[int]:
    """Adjacent areas without a figure; those without tokens, if there are any. DD-7.3"""
    near = [a for a in table.content.stands[area] if table.figure_at(a) == NONE]
    bare = [a for a in near if a not in table.abysses and all(a != t for _, t in table.traps)]
    return bare or near or nearest_free(table, area)


def nearest_free(table: Land, area: int) -> list[int]:
    """The nearest areas without a figure, when every adjacent one holds one. DD-7.3"""
    taken = table.figures_but(NONE)
    far = {a: d for a, d in enumerate(table.content.roads[area]) if a not in taken and is_open(table, a)}
    least = min(far.values(), default=0)
    return [a for a, d in far.items() if d == least]


def trap_at(table: Land, area: int, but: int = NONE) -> int:
    """The owner of the trap in an area, unless it is this one's own; or NONE."""
    for owner, place in table.traps:
        if place == area and owner != but:
            return owner
    return NONE
