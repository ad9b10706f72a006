"""The whole screen of Darkest Doom: the land, the board of the reader, what happened, fitted to the terminal."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.board import Board
from dawnbreach.cli.darkest_doom.names import Names
from dawnbreach.cli.darkest_doom.table import Middle
from dawnbreach.cli.layout import Part
from dawnbreach.cli.screen import LOG, Screen
from dawnbreach.cli.speech import Speech
from dawnbreach.darkest_doom.view_types import View

CARDS = "drawing discarding test-tools after-test defending casting springing changing rerolling"
KEPT = (
    *(LOG, "dice", "stats", "around", "mission", "hand", "brief hand", "order", "event", "monsters", "map"),
    *("equipment", "buildings", "orders", "others", "fate", "story"),
)
"""What a screen shows as long as there is room, first things first."""


class DoomScreen(Screen):
    """Draws a view for its seat, or for a spectator."""

    view: View

    middle_width = 96
    needed_by_step = {
        **dict.fromkeys(CARDS.split(), ("hand", "dice")),
        **dict.fromkeys(("seeking", "hurting"), ("dice",)),
        **dict.fromkeys(("taking-relic", "overladen"), ("stats",)),
        "marking": ("mission",),
        "ordering": ("orders",),
        "turn": ("around",),
        "walking": ("around",),
        "roaming": ("monsters", "map"),
    }

    @property
    def needed(self) -> tuple[str, ...]:
        """In a combat of Guardians the other one is looked at too."""
        duel = self.view["step"] == "casting" and self.view["foe"] is None
        return (*super().needed, "others") if duel else super().needed

    def __init__(self, say: Speech, view: View, players: list[str], width: int) -> None:
        super().__init__(say, view, players, width)
        self.names = Names(say, view)

    def title(self) -> Text:
        return Middle(self.names, self.width).title()

    def middle(self, width: int) -> list[Part]:
        return Middle(self.names, width).parts(self.players)

    def own(self, width: int) -> list[Part]:
        seat = self.view["seat"]
        return [] if seat is None else self.board(seat, width).parts(self.players[seat])

    def board(self, seat: int, width: int) -> Board:
        guardian = self.view["guardians"][seat]
        assert not guardian["virtual"]
        return Board(self.names, guardian, width)

    def full_board(self, seat: int) -> list[Text]:
        return self.board(seat, self.width).full(self.players[seat])

    def full_table(self) -> list[Text]:
        return [self.title(), *Middle(self.names, self.width).full(self.players)]

    def fitting(self, parts: list[Part], room: int) -> list[Part]:
        """What matters most comes first; what is too high is passed over for something smaller."""
        lines = {part.name: len(part.lines) for part in parts}
        kept: set[str] = set()
        left = room
        for name in ("stats", *self.needed, *KEPT):
            always = name == "stats" or name in self.needed
            if name in lines and name not in kept and (lines[name] <= left or always):
                kept |= {name, "brief hand"} if name == "hand" else {name}
                left -= lines[name]
        twice = {"brief hand"} if "hand" in kept else set()
        return [part for part in parts if part.name in kept - twice]

    def misses(self, parts: list[Part], fitting: list[Part]) -> bool:
        return bool({part.name for part in parts} - {part.name for part in fitting} - {"brief hand"})
