"""The whole screen of Sanctum: the table, the board of the reader, what happened, fitted to the terminal."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import Part
from dawnbreach.cli.sanctum.board import Board
from dawnbreach.cli.sanctum.names import Names
from dawnbreach.cli.sanctum.table import Middle
from dawnbreach.cli.screen import Screen
from dawnbreach.cli.speech import Speech
from dawnbreach.sanctum.view_types import View

GEAR = "equipping buying looting"
LEVELS = "claiming moving-gem moving-bonus-gem filling-slot"
DROPPED = (
    "story",
    "decks",
    "achievements",
    "blessings",
    "city",
    "sack",
    "items",
    "skills",
    "others",
    "sets",
    "abilities",
    "march",
)
"""What a small screen leaves out, first things first."""


class SanctumScreen(Screen):
    """Draws a view for its seat, or for a spectator."""

    view: View

    needed_by_step = {
        **dict.fromkeys(GEAR.split(), ("items", "sack")),
        **dict.fromkeys(LEVELS.split(), ("skills",)),
        "taking": ("sets",),
        "penalty": ("city",),
    }

    def __init__(self, say: Speech, view: View, players: list[str], width: int) -> None:
        super().__init__(say, view, players, width)
        self.names = Names(say)

    def title(self) -> Text:
        return Middle(self.names, self.view, self.width).title()

    def middle(self, width: int) -> list[Part]:
        return Middle(self.names, self.view, width).parts(self.players)

    def own(self, width: int) -> list[Part]:
        seat = self.view["seat"]
        return [] if seat is None else self.board(seat, width).parts(self.players[seat])

    def board(self, seat: int, width: int) -> Board:
        return Board(self.names, self.view["heroes"][seat], width)

    def full_board(self, seat: int) -> list[Text]:
        return self.board(seat, self.width).full(self.players[seat])

    def full_table(self) -> list[Text]:
        return [self.title(), *(line for part in self.middle(self.width) for line in part.lines)]

    def fitting(self, parts: list[Part], room: int) -> list[Part]:
        for name in [n for n in DROPPED if n not in self.needed]:
            if sum(len(part.lines) for part in parts) <= room:
                break
            parts = [part for part in parts if part.name != name]
        return parts
