"""Any game at the terminal: its view as a tidy tree. For games that bring no face of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.text import Text

from dawnbreach.cli.faces import Face
from dawnbreach.cli.layout import Part, hang, heading, text
from dawnbreach.cli.screen import Screen
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel import Game


def tree(value: object, indent: int = 0) -> Iterator[Text]:
    """Plain data, a line for each thing that is not made of others."""
    for name, inside in _parts(value):
        label = text(" " * indent, (str(name).replace("_", " "), "bold"), ": ")
        if _is_deep(inside):
            yield label
            yield from tree(inside, indent + 2)
        else:
            yield text(label, said(inside))


def _parts(value: object) -> Iterable[tuple[object, object]]:
    if isinstance(value, dict):
        return value.items()
    return enumerate(value, 1) if isinstance(value, list) else ()


def _is_deep(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value))


def said(value: object) -> str:
    """A value in few signs."""
    if isinstance(value, list):
        return ", ".join(said(v) for v in value) or "–"
    if value is None or isinstance(value, bool):
        return "+" if value else "–"
    return str(value)


class PlainScreen(Screen):
    """Draws a view as it is."""

    @property
    def needed(self) -> tuple[str, ...]:
        return ()

    def title(self) -> Text:
        return heading(self.say.name("game-title"))

    def middle(self, width: int) -> list[Part]:
        lines = [row for line in tree(self.view) for row in hang(line, width)]
        return [Part("view", lines)]

    def own(self, width: int) -> list[Part]:
        return []

    def full_board(self, seat: int) -> list[Text]:
        return self.full_table()

    def full_table(self) -> list[Text]:
        return [self.title(), *tree(self.view)]

    def fitting(self, parts: list[Part], room: int) -> list[Part]:
        return [Part(part.name, part.lines[: max(room, 4)]) for part in parts]


def standings(say: Speech, view: Mapping[str, object], players: list[str]) -> list[Text]:
    """The end, as the view has it."""
    return [heading(say("game-over")), *tree(view)]


def complete(game: Game, say: Speech) -> str:
    return game.pack


def named(game: Game) -> Iterator[str]:
    yield from (f"{game.character_key}-{name}" for name in game.characters())


FACE = Face(screen=PlainScreen, standings=standings, options={}, signs=(), complete=complete, named=named)
