"""Why something that was asked for is not done."""

from __future__ import annotations

from dawnbreach.kernel import DawnbreachError, Game
from dawnbreach.kernel.words import Arg


class Refusal(Exception):
    """The server does not do what was asked; `code` is for programs, the key of the words for people."""

    def __init__(self, code: str, key: str, remedy: str = "", **args: Arg) -> None:
        super().__init__(f"{code}: {key}")
        self.code, self.key, self.remedy, self.args_for_words = code, key, remedy, args


class Unable(Refusal):
    """The database takes too long: no fault of anybody's, nor of any table's, and worth another try."""

    def __init__(self, key: str = "refuse-database") -> None:
        super().__init__("failed", key)


class Full(Unable):
    """The disk of the database is full: nothing was written."""

    def __init__(self) -> None:
        super().__init__("refuse-full")


class GameRefusal(Exception):
    """What a game objects to, with the game that has the words for it."""

    def __init__(self, error: DawnbreachError, game: Game) -> None:
        super().__init__(str(error))
        self.error, self.game = error, game
