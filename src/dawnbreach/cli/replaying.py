"""Looking at a record: step by step, from any seat's eyes, in any language."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import dawnbreach
from dawnbreach.cli import aftermath, saves
from dawnbreach.cli.faces import face_of
from dawnbreach.cli.layout import hang, text
from dawnbreach.cli.screen import OLD, Screen
from dawnbreach.cli.speech import Speech, language_named
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import DawnbreachError, Unreadable
from dawnbreach.kernel.film import OPEN, Film, film

CONTEXT = 12
"""How many earlier decisions a screen repeats."""


def film_at(path: Path, pack: str | None) -> Film:
    """Read a record and play it."""
    return film(saves.read_text(path), lambda name: dawnbreach.game(name, pack))


class Replay:
    """A film and where we are in it."""

    def __init__(self, shown: Film, terminal: Terminal, language: str, eyes: int | None, at: int) -> None:
        self.film, self.terminal, self.language = shown, terminal, language
        self.eyes, self.at = eyes, min(max(at, 0), shown.last)

    @property
    def say(self) -> Speech:
        return Speech(self.language, self.film.game)

    def told(self, at: int) -> list[str]:
        """What happened in the step that led to a position."""
        words, eyes = self.film.positions[at].words, self.eyes
        return [
            words(event, self.language, None if eyes == OPEN else eyes)
            for event in self.film.events[at]
            if eyes == OPEN or event.reaches(eyes)
        ]

    # Printing everything

    def everything(self) -> int:
        for at in range(self.film.last + 1):
            self.terminal.say(self.decision(at), "bold")
            for line in self.told(at):
                self.terminal.say(f"    {line}")
        self.terminal.lines(self.standings(self.film.last))
        if self.film.positions[-1].over:
            self.terminal.lines(aftermath.lines(self.say, self.film, self.terminal.width))
        return 0

    def standings(self, at: int) -> list[Text]:
        """Who won, if it is decided."""
        position = self.film.positions[at]
        if not position.over:
            return []
        view = self.film.view(at, self.eyes)
        return face_of(self.film.game.name).standings(self.say, view, [""] * position.seats)

    def decision(self, at: int) -> str:
        """The number of a step and the decision that led to it."""
        if at == 0:
            return self.say("step-start", last=self.film.last)
        seat, choice, *_ = self.film.record.decisions[at - 1]
        return self.say("step-made", at=at, last=self.film.last, seat=seat + 1, choice=choice)

    # Step by step

    def run(self) -> int:
        self.draw()
        while (line := self.terminal.read("> ")) is not None:
            try:
                if not self.obey(*line.lower().partition(" ")[::2]):
                    return 0
            except DawnbreachError as error:
                self.terminal.say(self.say.error(error))
        return 0

    def obey(self, word: str, rest: str) -> bool:
        """Do what was typed; False to leave."""
        if word in ("q", "quit", "exit"):
            return False
        if word in ("", "n", "p") or word.isdecimal():
            steps_on = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1}
            self.at = min(max(steps_on[word] if word in steps_on else int(word[:9]), 0), self.film.last)
        elif word in ("l", "language"):
            self.language = language_named(rest)
        elif word in ("s", "seat"):
            self.eyes = eyes_named(rest, self.film.positions[0].seats)
        else:
            self.terminal.lines(self.look(word, rest))
            return True
        self.draw()
        return True

    def look(self, word: str, rest: str) -> list[Text]:
        """More of what is on the table, or what can be typed."""
        if word == "table":
            return self.screen().full_table()
        seats = self.film.positions[0].seats
        seat = eyes_named(rest or "1", seats) if word == "show" else None
        if seat is None or seat == OPEN:
            return hang(Text(self.say("replay-help")), self.terminal.width, 2)
        return self.screen().full_board(seat)

    def screen(self) -> Screen:
        view = self.film.view(self.at, self.eyes)
        players = [""] * self.film.positions[0].seats
        if self.eyes not in (None, OPEN):
            players[self.eyes or 0] = self.say("eyes")
        return face_of(self.film.game.name).screen(self.say, view, players, self.terminal.width)

    def draw(self) -> None:
        screen = self.screen()
        room = self.terminal.height - 3 - len(self.standings(self.at))
        self.terminal.clear()
        self.terminal.lines(screen.draw(self.log(), room))
        self.terminal.lines(self.standings(self.at))
        self.terminal.lines([text((self.decision(self.at), "bold reverse")), Text(self.say("replay-keys"), "dim")])

    def log(self) -> list[Text]:
        old = [Text(line, OLD) for at in range(max(self.at - CONTEXT, 0), self.at) for line in self.lines(at)]
        return old[-CONTEXT:] + [Text(line) for line in self.lines(self.at)]

    def lines(self, at: int) -> list[str]:
        return self.told(at)


def eyes_named(text: str, seats: int) -> int | None:
    """A seat's number, `open` for everything, nothing for a spectator."""
    word = text.strip().lower()
    if word == "open":
        return OPEN
    if not word:
        return None
    if not word.isdecimal() or len(word) > 3 or not 1 <= int(word) <= seats:
        raise Unreadable(f"there is no seat {word}", "no-seat", seats=seats)
    return int(word) - 1


__all__ = ["OPEN", "Replay", "eyes_named", "film_at"]
