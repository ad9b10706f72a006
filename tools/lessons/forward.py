"""Later chapters: bots play a game forward to where something can be taught; from there the pupil is mostly free.

Usage: python tools/lessons/forward.py
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast

import dawnbreach
from dawnbreach import Position, bots
from dawnbreach.darkest_doom.state import Land
from dawnbreach.sanctum.state import Table

ME = 0


class Taught(NamedTuple):
    """What is said, when, which choices it is about, and what the page points at."""

    name: str
    at: tuple[str, ...] = ()
    expects: tuple[str, ...] = ()
    about: str = ""


class Chapter(NamedTuple):
    """A chapter, and where it may begin."""

    game: str
    number: int
    words: str
    seats: tuple[str, ...]
    options: Mapping[str, object]
    begins: Callable[[Position], bool]
    steps: tuple[Taught, ...]
    bot: str = "apprentice"


def leads_to_chest(position: Position) -> bool:
    """Would a move of the pupil open a treasure chest?"""
    table = cast("Table", position)
    if table.breached or "move" not in texts(position):
        return False
    return table.front + 1 < len(table.track) and table.track[table.front + 1].chest


def can_breach(position: Position) -> bool:
    """May the pupil, who is not yet hurt much, breach the walls?"""
    return "breach" in texts(position) and cast("Table", position).heroes[ME].health >= 8


def dawn_of(round: int, *, corrupted: bool) -> Callable[[Position], bool]:
    """Is it the beginning of the pupil's turn at Dawn?"""

    def begins(position: Position) -> bool:
        land = cast("Land", position)
        me = land.guardians[ME]
        fresh = land.round == round and not land.dusk and me.actions == land.content.numbers.actions
        return fresh and is_at(position, "turn") and bool(me.corruption) >= corrupted

    return begins


def is_at(position: Position, name: str) -> bool:
    frame = position.frame(ME)
    return frame is not None and frame.id == name


def texts(position: Position) -> set[str]:
    return {choice.text for choice in position.choices(ME)}


TWO = ("me", "novice")
HEROES = {"heroes": ("huntress", "slayer")}
GUARDIANS = {"guardians": ("urian", "sela")}
TURN = ("turn",)

CHAPTERS = (
    Chapter(
        "sanctum",
        3,
        "sanctum",
        TWO,
        HEROES,
        leads_to_chest,
        (
            Taught("march", (), ("move",), "march"),
            Taught("before-chest", ("taking",)),
            Taught("chest", ("looting",)),
            Taught("mastery", TURN),
            Taught("blessing", TURN),
            Taught("third-done", TURN),
        ),
    ),
    Chapter(
        "sanctum",
        4,
        "sanctum",
        TWO,
        HEROES,
        can_breach,
        (
            Taught("breach", (), ("breach",), "march"),
            Taught("respite", ("equipping",), (), "gems"),
            Taught("last-potions", ("buying",), (), "potions"),
            Taught("answer", ("penalty",), (), "health"),
            Taught("nine-cards", ("before-roll",), (), "a"),
            Taught("step-on", ("attack",), (), "dice"),
            Taught("strike-back", ("block",), (), "health"),
            Taught("roar", ("penalty", "before-roll")),
            Taught("fourth-done", ("before-roll",)),
        ),
    ),
    Chapter(
        "darkest-doom",
        3,
        "doom",
        TWO,
        GUARDIANS,
        dawn_of(3, corrupted=True),
        (
            Taught("corruption", (), (), "hand"),
            Taught("lodge", TURN, (), "actions"),
            Taught("own-traps", TURN, (), "coins"),
            Taught("dusk", ("ordering",), (), "rounds"),
            Taught("tendrils", TURN),
            Taught("third-done", TURN),
        ),
    ),
    Chapter(
        "darkest-doom",
        4,
        "doom",
        TWO,
        GUARDIANS,
        dawn_of(6, corrupted=False),
        (
            Taught("priest", (), (), "fame"),
            Taught("mosh", TURN, (), "relics"),
            Taught("cleanse", TURN),
            Taught("hunt-leader", TURN),
            Taught("fourth-done", TURN),
        ),
    ),
    Chapter(
        "darkest-doom",
        5,
        "doom",
        ("me",),
        {"guardians": ("urian",), "virtual": "3"},
        lambda position: is_at(position, "marking"),
        (
            Taught("rivals", (), (), "mission"),
            Taught("rivals-turn", TURN, (), "actions"),
            Taught("rivals-dusk", ("ordering",), (), "rounds"),
            Taught("rivals-threat", TURN),
            Taught("fifth-done", TURN),
        ),
    ),
)


def found(chapter: Chapter) -> tuple[str, tuple[str, ...]]:
    """A seed, and what bots decide in it before the chapter begins."""
    for number in itertools.count(1):
        for position in played(chapter, f"chapter {number}"):
            if ME in position.waiting and chapter.begins(position):
                plies = [f"{ply.seat + 1} {ply.choice.text}" for ply in position.plies()]
                return f"chapter {number}", tuple(plies)
    raise AssertionError


def played(chapter: Chapter, seed: str) -> Iterator[Position]:
    """The positions of a game of bots."""
    seats = len(chapter.seats)
    position = dawnbreach.game(chapter.game).start(seats=seats, seed=seed, **cast("dict[str, Any]", chapter.options))
    players = [bots.make(chapter.bot, chapter.game, f"{seed}/{seat}") for seat in range(seats)]
    while not position.over:
        yield position
        seat = position.waiting[0]
        position.play(bots.ask(players[seat], bots.Seat(position, seat)), seat)


def written(chapter: Chapter) -> str:
    """The chapter as its file has it."""
    seed, before = found(chapter)
    lines = ["# Made by tools/lessons/forward.py. tests/server/test_lessons.py says when it breaks."]
    lines += [f'seed = "{seed}"', f"seats = {quoted(chapter.seats)}"]
    lines += ["played = [", *[f'    "{line}",' for line in before], "]"] if before else []
    lines += ["", "[options]"]
    lines += [f"{name} = {quoted(v) if isinstance(v, tuple) else repr(v)}" for name, v in chapter.options.items()]
    for name, at, expects, about in chapter.steps:
        lines += ["", "[[steps]]", f'say = "lesson-{chapter.words}-{name}"']
        lines += [f"at = {quoted(at)}"] if at else []
        lines += [f"expects = {quoted(expects)}"] if expects else []
        lines += [f'about = "{about}"'] if about else []
    return "\n".join(lines) + "\n"


def quoted(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def main() -> int:
    for chapter in CHAPTERS:
        folder = dawnbreach.info(chapter.game).lessons
        assert folder is not None
        (folder / f"{chapter.number}.toml").write_text(written(chapter), encoding="utf-8")
        sys.stdout.write(f"{chapter.game} {chapter.number}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
