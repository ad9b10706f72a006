"""What the screens of all games have in common: parts that stay or go, and the log between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from dawnbreach.cli.layout import Part, beside, cut, hang, text
from dawnbreach.cli.speech import Speech

WIDE = 150
"""From this width on, the table and the own board lie side by side."""
FEWEST_LOG, MOST_LOG = 3, 14
"""Lines of the log."""
LOG = "log"
OLD = "dim"
"""The style of what was on the screen before."""


class Screen:
    """Draws a view for its seat, or for a spectator. Subclass it once per game."""

    middle_width: ClassVar[int] = 74
    """How wide the table is on a wide screen."""
    needed_by_step: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Which parts a decision needs most: they stand next to the choices and are never left out."""

    def __init__(self, say: Speech, view: Mapping[str, object], players: list[str], width: int) -> None:
        self.say, self.view, self.players, self.width = say, view, players, width
        self.left_out = False
        """Was the terminal too small for everything?"""

    # What a game has to say

    def title(self) -> Text:
        raise NotImplementedError

    def middle(self, width: int) -> list[Part]:
        """What lies between the players."""
        raise NotImplementedError

    def own(self, width: int) -> list[Part]:
        """The board of the reader, if there is one."""
        raise NotImplementedError

    def full_board(self, seat: int) -> list[Text]:
        raise NotImplementedError

    def full_table(self) -> list[Text]:
        raise NotImplementedError

    def fitting(self, parts: list[Part], room: int) -> list[Part]:
        """Those parts that fit into so many lines, in the same order."""
        raise NotImplementedError

    # Drawing

    def draw(self, log: list[Text], height: int) -> list[Text]:
        """All that fits above `height` lines of something else."""
        body = self.wide(log, height - 2) if self.width >= WIDE else self.narrow(log, height - 2)
        hint = Text(f"  {self.say('more-there')}", "dim") if self.left_out else Text()
        return [text(cut(self.title(), self.width - hint.cell_len), hint), *body]

    def narrow(self, log: list[Text], height: int) -> list[Text]:
        parts = self.fit([*self.middle(self.width), Part(LOG, []), *self.own(self.width)], height, len(log))
        parts.sort(key=lambda part: part.name in self.needed)
        used = sum(len(part.lines) for part in parts)
        told = self.log(log, height - used, self.width)
        return [line for part in parts for line in (told if part.name == LOG else part.lines)]

    def wide(self, log: list[Text], height: int) -> list[Text]:
        left = self.fit(self.middle(self.middle_width), height, len(log))
        lines = [line for part in left for line in part.lines]
        lines += self.log(log, height - len(lines), self.middle_width)
        right = self.fit(self.own(self.width - self.middle_width - 2), height, 0)
        return beside(lines, [line for part in right for line in part.lines], self.middle_width + 2)

    @property
    def needed(self) -> tuple[str, ...]:
        return self.needed_by_step.get(str(self.view["step"]), ())

    def fit(self, parts: list[Part], height: int, log: int) -> list[Part]:
        """Leave out what matters least for this decision until the rest fits."""
        fitting = self.fitting(parts, height - min(log, FEWEST_LOG) - bool(log))
        self.left_out = self.left_out or self.misses(parts, fitting)
        return fitting

    def misses(self, parts: list[Part], fitting: list[Part]) -> bool:
        """Was something left out?"""
        return len(fitting) < len(parts)

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
