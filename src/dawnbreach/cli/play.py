"""A game at the terminal: bots decide, people are asked, everything is kept."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from dawnbreach.cli import aftermath, saves
from dawnbreach.cli.choosing import listing
from dawnbreach.cli.faces import Face, face_of
from dawnbreach.cli.layout import hang
from dawnbreach.cli.screen import OLD, Screen
from dawnbreach.cli.session import Session, Told
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import ENDLESS, Terminal
from dawnbreach.games import info
from dawnbreach.kernel import Choice, Event
from dawnbreach.kernel.film import Film, film
from dawnbreach.kernel.record import seed_of
from dawnbreach.presentation.choice_groups import ordered

CONTEXT = 14
"""How many lines of what was already seen a screen may repeat."""
TALL = 30
"""From this height on, there is room for headings."""


class Table:
    """A session and the terminal it is played at."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session, self.terminal = session, terminal
        self.notice = ""
        """What has to be said below the next screen."""

    @property
    def say(self) -> Speech:
        return Speech(self.session.language, self.session.game)

    @property
    def face(self) -> Face:
        return face_of(self.session.game.name)

    # The loop

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        from dawnbreach.cli.commands import Commands

        commands = Commands(self)
        try:
            self.keep()
            while not self.over:
                if not self.bots_decide() and not commands.ask():
                    return self.leave()
            self.finish()
        except KeyboardInterrupt:
            self.terminal.say()
            return self.leave()
        return 0

    @property
    def over(self) -> bool:
        return self.session.position.over

    def bots_decide(self) -> bool:
        """Let bots decide until only people are waited for; was there anything to decide?"""
        first = self.session.bot_decides()
        told = first
        while told is not None:
            told = self.session.bot_decides() if not self.over else None
        return first is not None

    def watch(self) -> int:
        """A game of bots only: print the log to the end."""
        self.terminal.lines(self.prelude(None))
        while not self.over:
            told = self.session.bot_decides()
            assert told is not None
            self.terminal.lines(self.told(told, None))
        self.finish()
        return 0

    # Keeping

    def keep(self) -> None:
        """Save; a failure is said, and the game goes on."""
        try:
            self.session.save()
        except OSError:
            self.notice = self.say("save-failed", file=str(self.session.path or saves.folder()))

    def leave(self) -> int:
        """The player goes; the game stays."""
        self.keep()
        if self.notice:
            self.terminal.say(self.notice)
            return 1
        assert self.session.path is not None
        self.terminal.say(self.say("left", file=str(self.session.path)))
        return 0

    # What is shown

    def players(self, viewer: int | None) -> list[str]:
        """Who sits where, in words."""
        return [self.player(seat, viewer) for seat in range(self.session.position.seats)]

    def player(self, seat: int, viewer: int | None) -> str:
        name = self.session.players[seat]
        if name is None:
            return self.say("you" if seat == viewer else "person")
        return self.say.bot(name)

    def screen(self, seat: int | None) -> Screen:
        view = self.session.position.view(seat)
        return self.face.screen(self.say, view, self.players(seat), self.terminal.width)

    def told(self, told: Told, viewer: int | None, style: str = "") -> list[Text]:
        """The events of one decision that the viewer may know."""
        return self.lines(told.events, viewer, style)

    def prelude(self, viewer: int | None) -> list[Text]:
        """What happened before the first decision."""
        return self.lines(self.session.position.prelude, viewer)

    def lines(self, events: Iterable[Event], viewer: int | None, style: str = "") -> list[Text]:
        words, language = self.session.position.words, self.session.language
        return [Text(words(event, language, viewer), style) for event in events if event.reaches(viewer)]

    def log(self, seat: int) -> list[Text]:
        """What happened since this seat's last decision, after some of what it has seen."""
        log = self.session.log
        new = next((n for n in range(len(log) - 1, -1, -1) if log[n].seat == seat), 0)
        old: list[Text] = [] if any(told.seat == seat for told in log) else self.prelude(seat)
        if self.terminal.height < ENDLESS:
            for told in log[max(new - CONTEXT, 0) : new]:
                old += self.told(told, seat, OLD)
        return old[-CONTEXT:] + [line for told in log[new:] for line in self.told(told, seat)]

    def draw(self, seat: int) -> list[Choice]:
        """The screen and the choices; returns them in the order of their numbers."""
        position = self.session.position
        choices = position.choices(seat)
        tall = self.terminal.height >= TALL
        full = self.terminal.height >= ENDLESS
        rows = listing(self.say, position, seat, choices, self.terminal.width, tall, full)
        frame = position.frame(seat)
        assert frame is not None
        step = self.say.arg(position.game.doing(position, frame))
        title = Text(self.say("your-decision", step=step, clause=frame.clause), "bold reverse")
        rows = [*hang(title, self.terminal.width, 2), *self.forecast(seat), *rows]
        room = self.terminal.height - len(rows) - 1 - 2 * bool(self.notice)
        self.terminal.clear()
        self.terminal.lines(self.screen(seat).draw(self.log(seat), room))
        self.terminal.lines(rows)
        if self.notice:
            self.terminal.say(self.notice, "bold")
            self.notice = ""
        return ordered(position.game, choices)

    def forecast(self, seat: int) -> list[Text]:
        """What the decision may come to, as far as that is soon known."""
        position, about = self.session.position, info(self.session.game.name)
        frame = position.frame(seat)
        if frame is None or frame.id not in about.foreseen:
            return []
        found = about.part(about.forecast)(position, seat, deep=False)
        said = about.part(about.sentences)(position, seat, found) if found else []
        return [line for phrase in said for line in hang(Text(self.say.arg(phrase), "cyan"), self.terminal.width, 2)]

    # The end

    def finish(self) -> None:
        """Standings, the seed, the record."""
        seat = next((s for s, name in enumerate(self.session.players) if name is None), None)
        view = self.session.position.view(seat)
        if seat is not None:
            self.terminal.clear()
            self.terminal.lines(self.log(seat)[-30:])
        self.terminal.lines(self.face.standings(self.say, view, self.players(seat)))
        self.terminal.lines(aftermath.lines(self.say, self.film(), self.terminal.width))
        self.terminal.say(self.say("seed", seed=seed_of(self.session.position) or "?"))
        self.write_record()

    def film(self) -> Film:
        """The game from its beginning, by the pack it was played with."""
        return film(self.session.position.record(), lambda name: self.session.game)

    def write_record(self) -> None:
        """Write the record; only then the save is no longer needed."""
        session = self.session
        try:
            path = session.record or self.record_path()
            saves.write(path, session.position.record())
        except OSError:
            self.terminal.say(self.say("record-failed"))
            return
        self.terminal.say(self.say("record-written", file=str(path)))
        if session.path is not None:
            session.path.unlink(missing_ok=True)

    def record_path(self) -> Path:
        if self.session.path is not None:
            return self.session.path.with_suffix(".record")
        return saves.new_path(self.session.game.name, ".record")
