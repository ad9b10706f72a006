"""Beginning a new game from the arguments of `dawnbreach play`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import Game, Unreadable
from dawnbreach.kernel.packs import BadPack, Problem
from dawnbreach.kernel.words import LANGUAGES, BadCatalogue
from dawnbreach.sanctum.game import Sanctum

SEATS = 3
"""How many play when nothing is said."""
FILLER = "novice"


def start(args: argparse.Namespace, say: Speech, terminal: Terminal) -> int:
    """Set up a game and play it."""
    pack = None if args.pack is None else str(Path(args.pack).absolute())
    game = load_game(args.game, pack)
    say.game = game
    players = seating(args, game)
    options: dict[str, Any] = {"heroes": heroes(args, game, players)}
    if args.difficulty:
        options["difficulty"] = translated(game, args.difficulty, "difficulty", game.option_values["difficulty"])
    position = game.start(seats=len(players), seed=seed(args.seed), **options)
    table = Table(Session.new(game, position, players, say.language, pack), terminal)
    table.notice = say("welcome")
    return table.watch() if args.watch else table.run()


def load_game(name: str, pack: str | None) -> Game:
    if name not in dawnbreach.GAMES:
        raise Unreadable(f"there is no game {name!r}", "no-game", game=name, games=", ".join(dawnbreach.GAMES))
    try:
        return dawnbreach.game(name, pack)
    except BadCatalogue as error:
        raise BadPack([Problem.of_words(error)]) from None


def seating(args: argparse.Namespace, game: Game) -> list[str | None]:
    """Who sits where: bots by name, None for the person."""
    people = 0 if args.watch else 1
    named = bot_names(args.bots)
    seats = number(args.seats, "--seats") if args.seats is not None else len(named) + people if named else SEATS
    if not game.min_seats <= seats <= game.max_seats:
        most, least = game.max_seats, game.min_seats
        raise Unreadable(f"{seats} seats", "input-seats", least=least, most=most, seats=seats)
    if len(named) > seats - people:
        raise Unreadable("too many bots", "too-many-bots", bots=len(named), room=seats - people)
    players: list[str | None] = [*named, *([FILLER] * (seats - people - len(named)))]
    seat = number(args.seat, "--seat") if args.seat is not None else 1
    if not 1 <= seat <= seats:
        raise Unreadable(f"no seat {seat}", "no-seat", seats=seats)
    return players if args.watch else [*players[: seat - 1], None, *players[seat - 1 :]]


def bot_names(text: str | None) -> list[str]:
    names = [name.strip().lower() for name in (text or "").split(",") if name.strip()]
    for name in names:
        if name not in bots.NAMES:
            raise Unreadable(f"no bot {name}", "input-bot", bot=name[:20], bots=", ".join(bots.NAMES))
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


def heroes(args: argparse.Namespace, game: Game, players: list[str | None]) -> tuple[str, ...]:
    """The person's hero; the others are dealt."""
    assert isinstance(game, Sanctum)
    known = [hero.id for hero in game.content.heroes]
    if not args.hero or None not in players:
        return ()
    hero = translated(game, args.hero, "hero", known)
    return tuple(hero if player is None else "random" for player in players)


def translated(game: Game, text: str, kind: str, known: Iterable[str]) -> str:
    """An id, also when it was written as a language has it."""
    wanted = text.strip().casefold()
    for name in known:
        names = {game.catalogue.say(language, f"{kind}-{name}").casefold() for language in LANGUAGES}
        if wanted in {name, *names}:
            return name
    return wanted
