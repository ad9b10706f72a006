"""The whole screen: the table, the board of the reader, what happened, fitted to the terminal."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.layout import Part, beside, cut, hang, text
from dawnbreach.cli.sanctum.board import Board
from dawnbreach.cli.sanctum.names import Names, View
from dawnbreach.cli.sanctum.table import Middle
from dawnbreach.cli.speech import Speech

WIDE = 150
"""From this width on, the table and the own board lie side by side."""
MIDDLE = 74
"""How wide the table is then."""
FEWEST_LOG, MOST_LOG = 3, 14
"""Lines of the log."""
LOG = "log"
OLD = "dim"
"""The style of what was on the screen before."""

GEAR = "Equipping Buying Looting"
LEVELS = "Claiming MovingGem MovingBonusGem FillingSlot"
NEEDED = {
    **dict.fromkeys(GEAR.split(), ("items", "sack")),
    **dict.fromkeys(LEVELS.split(), ("skills",)),
    "Taking": ("sets",),
    "Penalty": ("city",),
}
"""Which parts a decision needs most, beside the battle board."""
DROPPED = (
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


class Screen:
    """Draws a view for its seat, or for a spectator."""

    def __init__(self, say: Speech, view: View, players: list[str], width: int) -> None:
        self.say, self.view, self.players, self.width = say, view, players, width
        self.names = Names(say)
        self.left_out = False
        """Was the terminal too small for everything?"""

    def draw(self, log: list[Text], height: int) -> list[Text]:
        """All that fits above `height` lines of something else."""
        title = Middle(self.names, self.view, self.width).title()
        body = self.wide(log, height - 2) if self.width >= WIDE else self.narrow(log, height - 2)
        hint = Text(f"  {self.say('more-there')}", "dim") if self.left_out else Text()
        return [cut(text(title, hint), self.width), *body]

    def board(self, seat: int, width: int) -> Board:
        return Board(self.names, self.view["heroes"][seat], width)

    def full_board(self, seat: int) -> list[Text]:
        return self.board(seat, self.width).full(self.players[seat])

    def full_table(self) -> list[Text]:
        middle = Middle(self.names, self.view, self.width)
        return [middle.title(), *(line for part in middle.parts(self.players) for line in part.lines)]

    def own(self, width: int) -> list[Part]:
        seat = self.view["seat"]
        return [] if seat is None else self.board(seat, width).parts(self.players[seat])

    def narrow(self, log: list[Text], height: int) -> list[Text]:
        middle = Middle(self.names, self.view, self.width).parts(self.players)
        own = self.own(self.width)
        parts = self.fit([*middle, Part(LOG, []), *own], height, len(log))
        parts.sort(key=lambda part: part.name in self.needed)
        used = sum(len(part.lines) for part in parts)
        told = self.log(log, height - used, self.width)
        return [line for part in parts for line in (told if part.name == LOG else part.lines)]

    def wide(self, log: list[Text], height: int) -> list[Text]:
        left = self.fit(Middle(self.names, self.view, MIDDLE).parts(self.players), height, len(log))
        lines = [line for part in left for line in part.lines]
        lines += self.log(log, height - len(lines), MIDDLE)
        right = self.fit(self.own(self.width - MIDDLE - 2), height, 0)
        return beside(lines, [line for part in right for line in part.lines], MIDDLE + 2)

    @property
    def needed(self) -> tuple[str, ...]:
        """The parts that stand next to the choices and are never left out."""
        return NEEDED.get(self.view["step"] or "", ())

    def fit(self, parts: list[Part], height: int, log: int) -> list[Part]:
        """Leave out what matters least for this decision until the rest fits."""
        needed = self.needed
        room = height - min(log, FEWEST_LOG) - bool(log)
        for name in [n for n in DROPPED if n not in needed]:
            if sum(len(part.lines) for part in parts) <= room:
                break
            self.left_out = True
            parts = [part for part in parts if part.name != name]
        return parts

    def log(self, log: list[Text], room: int, width: int) -> list[Text]:
        """The last of what happened."""
        if not log:
            return []
        most = max(min(room - 1, MOST_LOG), FEWEST_LOG)
        rows: list[Text] = []
        count = 0
        while count < len(log) and len(more := hang(log[-1 - count], width, 2)) + len(rows) <= most:
            rows = more + rows
            count += 1
        left_out = sum(line.style != OLD for line in log[: len(log) - count])
        title = self.say("log-title-more", n=left_out) if left_out else self.say("log-title")
        return [Text(title, "bold"), *rows]
