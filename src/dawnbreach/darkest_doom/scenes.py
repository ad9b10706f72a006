"""The land as everybody sees it at one moment, and whose doing an event is: for telling a Dusk step by step. DD-6"""

from __future__ import annotations

from dawnbreach.darkest_doom.content import COLOURS, TIERS
from dawnbreach.darkest_doom.darkness import DarkestFate
from dawnbreach.darkest_doom.events import PhaseBegan
from dawnbreach.darkest_doom.monsters import Prowl, Tokens
from dawnbreach.darkest_doom.possession import place_of
from dawnbreach.darkest_doom.state import NONE, TENDRILS, Guardian, Land
from dawnbreach.darkest_doom.view_types import Building, LandView, Monster, Placed, Scene, Target
from dawnbreach.kernel import NOBODY, Event
from dawnbreach.kernel.event import Note

DARKNESS = -1
"""Whose doing it is when no Guardian does it."""


def land(table: Land) -> LandView:
    """What lies and stands on the map and beside it. All of it is public; a view has the same under the same names."""
    areas = table.content.areas
    return {
        "round": table.round,
        "phase": "dusk" if table.dusk else "dawn",
        "echo": table.echo,
        "fate": table.fate if table.fate != NONE else None,
        "hearts": table.hearts,
        "event": table.content.events[table.event].id if table.event != NONE else None,
        "buildings": [building(table, number) for number in range(8)],
        "monsters": [monster(table, index) for index in range(len(table.monsters))],
        "abysses": [areas[area].id for area in table.abysses],
        "traps": [{"owner": owner, "area": areas[area].id} for owner, area in table.traps],
    }


def building(table: Land, number: int) -> Building:
    citadel = number < 4
    return {
        "area": table.content.areas[table.area_of(number)].id,
        "colour": COLOURS[number % 4],
        "kind": "citadel" if citadel else "temple",
        "tendrils": table.tendrils[number],
        "corrupted": table.tendrils[number] == TENDRILS,
        "ally": table.allies[number] if citadel and table.allies[number] != NONE else None,
        "points": table.bonds[number] if citadel else None,
        "acolyte": bool(table.acolytes[number]) if citadel else None,
    }


def monster(table: Land, index: int) -> Monster | None:
    shown = table.monsters[index]
    if shown.tier == NONE:
        return None
    return {
        "tier": TIERS[shown.tier],
        "area": table.content.areas[shown.area].id,
        "targets": targets(table, shown.token) if shown.token != NONE else None,
        "rider": shown.rider if shown.rider != NONE else None,
    }


def targets(table: Land, token: int) -> list[Target]:
    return [{"kind": kind, "colour": COLOURS[colour]} for kind, colour in table.content.targets[token]]


def scene(table: Land, event: Event) -> Scene | None:
    """The land when this is told, from nightfall until the Darkness has done; with where the Guardians stand. DD-2.4"""
    if not is_nightfall(event) and not any(
        isinstance(frame, (DarkestFate, Tokens, Prowl)) for frame in table.main.frames
    ):
        return None
    return {**land(table), "guardians": [placed(table, guardian) for guardian in table.guardians]}


def placed(table: Land, guardian: Guardian) -> Placed:
    areas, place = table.content.areas, place_of(table, guardian)
    return {
        "area": areas[guardian.area].id,
        "place": areas[place].id if place != NONE else None,
        "alive": guardian.alive,
        "consumed": guardian.consumed,
    }


def is_nightfall(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.dusk


def places(table: Land, event: Event) -> tuple[str, ...]:
    """The areas an event is about."""
    found = list(getattr(event, "areas", ()))
    found += [event.area] if hasattr(event, "area") else []
    found += [table.area_of(event.building)] if hasattr(event, "building") else []
    return tuple(table.content.areas[area].id for area in found)


def is_dark(table: Land) -> bool:
    """Is it the Darkness that acts? DD-6.1"""
    frames = table.main.frames
    begins = bool(frames) and isinstance(frames[-1], DarkestFate)
    return begins or any(isinstance(frame, (Tokens, Prowl)) for frame in frames)


def actor(table: Land, event: Event, asked: int | None) -> int | None:
    """Whose doing it is: that of a Virtual Guardian, of the Darkness, or None: of whoever has just decided.

    Of what follows when somebody was `asked` in the Darkness's turn, that is what concerns this Guardian.
    """
    figure = getattr(event, "figure", NONE) if event.seat == NOBODY else event.seat
    if table.seats <= figure < len(table.guardians):
        return int(figure)
    return DARKNESS if is_nightfall(event) or (is_dark(table) and event.seat != asked) else None


def note(table: Land, asked: int | None, event: Event) -> Note:
    """What is seen when this is told, if somebody was `asked` in the Darkness's turn or nobody was. DD-6"""
    seen = scene(table, event)
    return Note(actor(table, event, asked), seen, places(table, event) if seen else ())
