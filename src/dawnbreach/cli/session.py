"""A game under way: the position, who plays, what has been told, and where it is kept."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli import saves
from dawnbreach.kernel import Choice, DawnbreachError, Event, Game, Position, Unreadable
from dawnbreach.kernel.history import retold
from dawnbreach.kernel.record import seed_of
from dawnbreach.kernel.words import LANGUAGES


class Told(NamedTuple):
    """What followed from one decision."""

    seat: int
    choice: Choice
    events: tuple[Event, ...]


@dataclass
class Session:
    """Everything a game needs to go on, here or in another process."""

    game: Game
    position: Position
    players: list[str | None]
    """For each seat the name of a bot, or None for a person."""
    seeds: list[str]
    """For each seat what its bot's whims are computed from."""
    language: str
    pack: str | None = None
    path: Path | None = None
    record: Path | None = None
    """Where the player wants the record."""
    log: list[Told] = field(default_factory=list)
    failure: Path | None = None
    """Where the first thing a bot did wrong is told, with the record."""

    @classmethod
    def new(cls, game: Game, position: Position, players: list[str | None], language: str, pack: str | None) -> Session:
        secret = seed_of(position) or ""
        seeds = [sha256(f"{secret}/bot/{seat}".encode()).hexdigest()[:32] for seat in range(position.seats)]
        return cls(game, position, bots.dealt(players, game.name, secret), seeds, language, pack)

    # Playing

    @property
    def person(self) -> int | None:
        """The person whose decision it is now."""
        return next((seat for seat in self.position.waiting if self.players[seat] is None), None)

    def play(self, choice: Choice | str, seat: int) -> Told:
        events = tuple(self.position.play(choice, seat))
        assert self.position.past is not None
        self.log.append(Told(seat, self.position.past.choice, events))
        return self.log[-1]

    def take_back(self, seat: int) -> None:
        self.position.take_back(seat)
        self.log = retell(self.position)

    def bot_decides(self) -> Told | None:
        """Let one bot decide, if any can; people come last, so that they can take back."""
        for seat in self.position.waiting:
            name = self.players[seat]
            if name is not None:
                seed = f"{self.seeds[seat]}/{len(self.log)}"
                bot = bots.make(name, self.game.name, seed=seed)
                failed = partial(self.bot_failed, name, seat)
                return self.play(bots.decide(bot, bots.Seat(self.position, seat), seed, failed), seat)
        return None

    def bot_failed(self, name: str, seat: int, error: Exception) -> None:
        """Keep what a bot did wrong beside the games, once; the game goes on."""
        if self.failure is None:
            with suppress(OSError):
                self.failure = saves.new_path(self.game.name, ".failed.txt")
                saves.write(self.failure, bots.report(name, seat, error, self.position.record()))

    # Keeping

    def data(self) -> dict[str, Any]:
        return {
            "dawnbreach": saves.FORMAT,
            "game": self.game.name,
            "pack": self.pack,
            "bots": self.players,
            "seeds": self.seeds,
            "language": self.language,
            "record": None if self.record is None else str(self.record),
            "position": self.position.save(),
        }

    def save(self, path: Path | None = None) -> Path:
        """Write the game to its file, or a copy of it to another."""
        if path is None:
            self.path = path = self.path or saves.new_path(self.game.name)
        saves.write(path, json.dumps(self.data(), ensure_ascii=False))
        return path


def load(path: Path, pack: str | None = None) -> Session:
    """The game that was saved. Anything else is refused in one sentence."""
    data = saves.read(path)
    players: Any = data.get("bots")
    seeds: Any = data.get("seeds")
    language = data.get("language")
    own_pack = pack or data.get("pack")
    record = data.get("record")
    if not all(part is None or isinstance(part, str) for part in (own_pack, record)):
        raise saves.foreign(path)
    game = dawnbreach.game(str(data.get("game")), own_pack)
    position = _position(game, data["position"])
    if not _are_players(players, position.seats, game.name) or not _are_texts(seeds, position.seats):
        raise _damaged()
    session = Session(game, position, players, seeds, _language(language), own_pack, path)
    session.record = Path(record) if record else None
    session.log = retell(position)
    return session


def _damaged() -> Unreadable:
    return Unreadable("the saved game is damaged", "save-damaged")


def _position(game: Game, data: dict[str, Any]) -> Position:
    """The position of a save, with the seed that the next dice need."""
    try:
        position = game.load(data)
    except DawnbreachError:
        raise
    except ValueError:
        raise _damaged() from None
    if not isinstance(seed_of(position), str):
        raise _damaged()
    return position


def _language(value: Any) -> str:
    return value if value in LANGUAGES else LANGUAGES[0]


def _are_texts(value: Any, count: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(isinstance(v, str) for v in value)


def _are_players(value: Any, count: int, game: str) -> bool:
    def sits(name: Any) -> bool:
        return name is None or (isinstance(name, str) and bots.is_offered(name, game))

    return isinstance(value, list) and len(value) == count and all(sits(name) for name in value)


def retell(position: Position) -> list[Told]:
    """Play the history again for its events; it must lead to this very position."""
    try:
        told = retold(
            position, lambda again, ply: (again, Told(ply.seat, ply.choice, tuple(again.play(ply.choice, ply.seat))))
        )
    except DawnbreachError:
        raise _damaged() from None
    if told and told[-1][0] != position:
        raise _damaged()
    return [one for _, one in told]
