"""Beginning a new game from the arguments of `dawnbreach play`."""

from __future__ import annotations

import argparse
from pathlib import Path

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli.faces import face_of
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech, known_game
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import Game, Unreadable
from dawnbreach.kernel.packs import BadPack, Problem
from dawnbreach.kernel.words import BadCatalogue

SEATS = 3
"""How many play when nothing is said."""
OPTIONS = ("hero", "temple", "difficulty", "solo")
"""Arguments that not every game has."""


def start(args: argparse.Namespace, say: Speech, terminal: Terminal) -> int:
    """Set up a game and play it."""
    pack = None if args.pack is None else str(Path(args.pack).absolute())
    game = load_game(args.game, pack)
    say.game = game
    face = face_of(game.name)
    for option in OPTIONS:
        if getattr(args, option) is not None and option not in face.options:
            raise Unreadable(f"no --{option}", "no-option", option=f"--{option}", game=game.name)
    players = seating(args, game)
    position = game.start(seats=len(players), seed=seed(args.seed), **face.settle(args, game, players))
    table = Table(Session.new(game, position, players, say.language, pack), terminal)
    table.notice = say(face.words.get("welcome", "welcome"))
    return table.watch() if args.watch else table.run()


def load_game(name: str, pack: str | None) -> Game:
    try:
        return dawnbreach.game(known_game(name), pack)
    except BadCatalogue as error:
        raise BadPack([Problem.of_words(error)]) from None


def seating(args: argparse.Namespace, game: Game) -> list[str | None]:
    """Who sits where: bots by name, None for the person."""
    people = 0 if args.watch else 1
    named = bot_names(args.bots, game.name)
    seats = seats_wanted(args, len(named), people)
    if not game.min_seats <= seats <= game.max_seats:
        most, least = game.max_seats, game.min_seats
        raise Unreadable(f"{seats} seats", "input-seats", least=least, most=most, seats=seats)
    if len(named) > seats - people:
        raise Unreadable("too many bots", "too-many-bots", bots=len(named), room=seats - people)
    players: list[str | None] = [*named, *([bots.usual(game.name)] * (seats - people - len(named)))]
    seat = number(args.seat, "--seat") if args.seat is not None else 1
    if not 1 <= seat <= seats:
        raise Unreadable(f"no seat {seat}", "no-seat", seats=seats)
    return players if args.watch else [*players[: seat - 1], None, *players[seat - 1 :]]


def seats_wanted(args: argparse.Namespace, named: int, people: int) -> int:
    """As many as are asked for, or as there are bots; one who plays alone has rivals that need no seat."""
    if args.solo is not None:
        number(args.solo, "--solo")
        if args.seats not in (None, "1"):
            raise Unreadable("--solo has one seat", "solo-seats", seats=args.seats[:20])
        return 1
    if args.seats is not None:
        return number(args.seats, "--seats")
    return named + people if named else SEATS


def bot_names(text: str | None, game: str) -> list[str]:
    names = [name.strip().lower() for name in (text or "").split(",") if name.strip()]
    for name in names:
        if not bots.is_offered(name, game):
            raise Unreadable(f"no bot {name}", "input-bot", bot=name[:20], bots=", ".join(bots.names(game)))
    return names


def number(text: str, option: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise Unreadable(f"{option} takes a number", "no-number", option=option, text=text[:20])
    return int(text)


def seed(text: str | None) -> str | None:
    """A seed that fits on a line of a record."""
    if text is None:
        return None
    if not text.isprintable() or not text.strip() or len(text) > 100:
        raise Unreadable("no seed", "bad-arguments", text="--seed", command="dawnbreach play")
    return text.strip()
