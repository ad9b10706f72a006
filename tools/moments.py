"""Plays seeded games of novices and writes telling moments of them to client/fixtures, for drawing and for tests.

Usage: python tools/moments.py [LANGUAGE]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import dawnbreach
from dawnbreach import Position, bots
from dawnbreach.kernel import Choice, Event
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core import tale as tales
from dawnbreach.server.narration import decisions
from dawnbreach.server.narration.book import book
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.protocol.messages import PositionTold
from dawnbreach.server.protocol.parts import Person

FOLDER = Path(__file__).parent.parent / "client" / "fixtures"
LOG = 12
View = dict[str, Any]
Moment = Callable[[View, int], int]
"""How telling a view of a seat is; 0 not at all."""


def at(*steps: str, worth: Callable[[View], int] = lambda own: 1) -> Moment:
    """A decision of one of these steps, the more so the more its board has to show."""
    return lambda view, seat: worth(own(view, seat)) if view["step"] in steps else 0


def own(view: View, seat: int) -> View:
    board: View = view["heroes" if view["game"] == "sanctum" else "guardians"][seat]
    return board


def fighting(hero: View) -> int:
    return 2 * len(hero["dice"]) + len(hero["abilities"]) + len(hero["demons"])


SANCTUM: dict[str, Moment] = {
    "start": lambda view, seat: int(not view["march"]) if view["step"] == "moving-bonus-gem" else 0,
    "turn": at("turn", worth=lambda hero: len(hero["demons"]) * 5 + len(hero["abilities"])),
    "take": at("taking", worth=lambda hero: 20 - hero["space"]),
    "before-roll": at("before-roll", worth=lambda hero: len(hero["demons"]) + 3 * hero["potions"]["red"]),
    "attack": lambda view, seat: fighting(own(view, seat)) if view["step"] == "attack" and not view["round"] else 0,
    "change": at("changing", worth=lambda hero: len(hero["dice"]) + len(hero["abilities"])),
    "block": at("block", worth=lambda hero: hero["damage"] + len(hero["abilities"])),
    "levels": at("moving-gem", worth=lambda hero: sum(skill["gained"] for skill in hero["skills"])),
    "claim": at("claiming", worth=lambda hero: len(hero["abilities"])),
    "equip": at("equipping", worth=lambda hero: len(hero["sack"]) * 3 + len(hero["abilities"])),
    "potions": at("buying", worth=lambda hero: len(hero["sack"])),
    "chest": at("looting", worth=lambda hero: len(hero["sack"]) + 1),
    "walls": lambda view, seat: int(view["breacher"] is not None) if view["step"] == "turn" else 0,
    "respite": lambda view, seat: len(own(view, seat)["sack"]) + 1 if view["act"] == 6 and not view["round"] else 0,
    "penalty": at("penalty", worth=lambda hero: 1 + len(hero["demons"])),
    "final-battle": lambda view, seat: (
        view["round"] * 2 + len(own(view, seat)["dice"]) if view["step"] == "attack" else 0
    ),
    "over": lambda view, seat: int(view["over"]),
}
DOOM: dict[str, Moment] = {
    "dawn": at("drawing"),
    "turn": at("turn", worth=lambda g: 20 * bool(g["coins"]) + len(g["hand"] or ()) + 3 * len(g["equipment"])),
    "dusk": lambda view, seat: (
        len(view["abysses"]) + 3 * sum(m is not None for m in view["monsters"])
        if view["phase"] == "dusk" and view["step"] == "turn"
        else 0
    ),
    "combat": at("casting", "defending", worth=lambda g: 1 + len(g["hand"] or ())),
    "combat-dice": lambda view, seat: len(own(view, seat)["dice"]) if view["foe"] and view["step"] != "turn" else 0,
    "test": lambda view, seat: (
        len(view["test"]) + len(own(view, seat)["dice"]) if view["test"] and view["step"] != "turn" else 0
    ),
    "change": at("changing", "rerolling", worth=lambda g: 1 + len(g["dice"])),
    "mission": at("marking", worth=lambda g: 1 + len(g["hand"] or ())),
    "seek": at("seeking"),
    "walk": at("walking"),
    "orders": at("ordering", worth=lambda g: 1 + len(g["orders"] or ())),
    "discard": at("discarding"),
    "hurt": at("hurting"),
    "place": at("placing", "travelling", "pushing", "sending"),
    "aim": at("aiming"),
    "swap": at("swapping"),
    "over": lambda view, seat: int(view["over"]),
}
GAMES: list[tuple[str, str, dict[str, Moment], list[dict[str, Any]]]] = [
    ("sanctum", "", SANCTUM, [{"seats": n, "seed": s} for n, s in ((3, 7), (4, 11), (2, 5))]),
    ("darkest-doom", "", DOOM, [{"seats": n, "seed": s} for n, s in ((3, 7), (4, 11), (3, 5))]),
    ("darkest-doom", "solo-", {k: DOOM[k] for k in ("turn", "dusk", "over")}, [{"seats": 1, "seed": 3}]),
]


def moments(name: str, how: dict[str, Any]) -> Iterator[tuple[Position, int, list[tales.Told]]]:
    """Every position of a game of novices, with a seat that decides, and what was told so far."""
    position = dawnbreach.game(name).start(**how)
    players = [bots.make("novice", name, seed=f"moments/{seat}") for seat in range(position.seats)]
    tale = [tales.opening(position)]
    while not position.over:
        seat = position.waiting[0]
        yield position, seat, tale
        choice = players[seat](position.view(seat), position.choices(seat))
        tale.append(tales.play(position, choice, seat))
    yield position, 0, tale


def told(position: Position, seat: int, tale: list[tales.Told], language: str) -> PositionTold:
    lines = [log_line(position, one, seat, language) for one in tale[-LOG:]]
    return PositionTold(
        ply=len(tale) - 1,
        seat=seat,
        view=position.view(seat),
        waiting=position.waiting,
        now=decisions.now(position, [seat], [p.name or p.bot or "" for p in people(position, seat)], language),
        decision=decisions.decision(position, seat, language, decisions.options(position, seat)),
        can_take_back=position.can_take_back(seat),
        log=tuple(lines),
        restart=True,
    )


def people(position: Position, seat: int) -> list[Person]:
    """The reader and some others."""
    names = ["Ann", "Bartek", "Wiera", None]
    return [Person(s, names[s], None if names[s] else "novice", True, s == seat) for s in range(position.seats)]


def write(name: str, prefix: str, wanted: dict[str, Moment], games: list[dict[str, Any]], language: str) -> None:
    """The most telling position for each moment."""
    best: dict[str, tuple[int, bytes]] = {}
    for how in games:
        for position, seat, tale in moments(name, how):
            view = position.view(seat)
            for moment, worth in wanted.items():
                value = worth(view, seat)
                if value > best.get(moment, (0, b""))[0]:
                    data = {"position": told(position, seat, tale, language), "people": people(position, seat)}
                    best[moment] = value, msgspec.json.encode(data)
    for moment, (_, data) in best.items():
        (FOLDER / f"{name}-{prefix}{moment}.json").write_bytes(msgspec.json.format(data, indent=1) + b"\n")


# Whole Dusks, for the story that the page tells of them

DUSKS = 6
"""So many of each game."""
DUSKY = [{"seats": 3, "seed": 7}, {"seats": 4, "seed": 11}, {"seats": 1, "seed": 3}]
SEEN = ("round", "phase", "echo", "fate", "hearts", "event", "buildings", "monsters", "abysses", "traps")


def dusks(how: dict[str, Any], language: str) -> Iterator[dict[str, Any]]:
    """Each Dusk, decision by decision: the view before it, then the log, what was seen at each event, and the view."""
    position = dawnbreach.game("darkest-doom").start(**how)
    players = [bots.make("novice", "darkest-doom", seed=f"dusks/{seat}") for seat in range(position.seats)]
    plies: list[dict[str, Any]] | None = None
    while not position.over:
        seat, before = position.waiting[0], position.view(None)
        choice = players[seat](position.view(seat), position.choices(seat))
        seen = witnessed(position, choice, seat)
        line = log_line(position, tales.play(position, choice, seat), None, language)
        if any(scene.event == "phase-began" for scene in line.scenes):
            plies = []
            first = before
        if plies is not None:
            plies.append({"line": line, "seen": seen, "view": position.view(None)})
        if plies and position.view(None)["active"] is not None:
            yield {"before": first, "plies": plies}
            plies = None


def witnessed(position: Position, choice: Choice, seat: int) -> list[dict[str, Any]]:
    """What everybody sees at each public event of a decision."""
    trial = position.copy()
    seen: list[dict[str, Any]] = []

    def look(event: Event) -> None:
        view = trial.view(None)
        people = [{name: g[name] for name in ("area", "place", "alive", "consumed")} for g in view["guardians"]]
        if event.reaches(None):
            seen.append({**{name: view[name] for name in SEEN}, "guardians": people})

    trial.watch = look
    trial.play(choice, seat)
    return seen


def main(language: str = "en") -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in dawnbreach.GAMES:
        for spoken in LANGUAGES:
            suffix = "" if spoken == language else f"-{spoken}"
            (FOLDER / f"{name}-book{suffix}.json").write_bytes(msgspec.json.encode(book(name, spoken)) + b"\n")
    for game in GAMES:
        write(*game, language)
    told = [dusk for how in DUSKY for dusk in islice(dusks(how, language), DUSKS)]
    (FOLDER / "darkest-doom-dusks.json").write_bytes(msgspec.json.encode(told) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
