"""The words that can be typed while playing."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from rich.text import Text

from dawnbreach import bots
from dawnbreach.bots.hint import hint, ready
from dawnbreach.cli import saves
from dawnbreach.cli.choosing import listing
from dawnbreach.cli.layout import hang, heading, text
from dawnbreach.cli.play import Table
from dawnbreach.cli.speech import Speech, known_languages, language_named
from dawnbreach.cli.terminal import Terminal
from dawnbreach.games import info
from dawnbreach.kernel import Choice, DawnbreachError
from dawnbreach.presentation.advice import readiness, reasons
from dawnbreach.presentation.rules_text import rules
from dawnbreach.presentation.typed import meant

HELP = (
    "help-number help-notation help-enter help-question help-why help-hint help-back help-rules help-show help-table "
    "help-list help-log help-save help-record help-language help-quit"
)
LOG = 30
"""How many lines `log` shows when no number is given."""


class Next(Enum):
    """What follows a typed line."""

    ASK = auto()
    DRAW = auto()
    QUIT = auto()


class Commands:
    """Asks a person for a decision until there is one."""

    def __init__(self, table: Table) -> None:
        self.table, self.session = table, table.session
        self.choices: list[Choice] = []
        self.seat = 0
        self.words: dict[str, Callable[[str], Next]] = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "back": self.back,
            "rules": self.rules,
            "show": self.show,
            "table": self.show_table,
            "list": self.list,
            "log": self.log,
            "save": self.save,
            "record": self.record,
            "language": self.language,
            "quit": self.quit,
        }

    @property
    def say(self) -> Speech:
        return self.table.say

    def worded(self, key: str) -> str:
        """A message, in the words of this game if it has its own."""
        return self.say(self.table.face.words.get(key, key), known=known_languages())

    @property
    def terminal(self) -> Terminal:
        return self.table.terminal

    def ask(self) -> bool:
        """Draw the screen and take lines until one changes it; False when the player leaves."""
        seat = self.session.person
        assert seat is not None
        self.seat = seat
        self.choices = self.table.draw(seat)
        following = Next.ASK
        while following is Next.ASK:
            line = self.terminal.read(self.say("prompt"))
            following = Next.QUIT if line is None else self.obey(line)
        return following is Next.DRAW

    def obey(self, line: str) -> Next:
        """Do what was typed; whatever is wrong with it is said, and nothing changes."""
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}"
        try:
            command = self.command(word.casefold())
            return self.words[command](rest.strip()) if command else self.choose(line)
        except DawnbreachError as error:
            return self.tell(self.say.error(error))

    def command(self, word: str) -> str:
        """The command that a word means, in English or in the reader's language; none, if it means no command."""
        if word in self.words:
            return word
        return next((name for name in self.words if word in self.say(f"typed-{name}").split()), "")

    def tell(self, *lines: str | Text) -> Next:
        for line in lines:
            self.terminal.say(line)
        return Next.ASK

    # Choosing

    def choose(self, line: str) -> Next:
        if not line:
            return self.play(self.choices[0]) if len(self.choices) == 1 else Next.DRAW
        return self.play(self.meant(line))

    def meant(self, line: str) -> Choice:
        """What was typed: a number, notation, or words of the list."""
        if line.isdecimal():
            return self.numbered(line)
        return meant(self.session.position, self.seat, line, self.session.language)

    def play(self, choice: Choice | str) -> Next:
        self.session.play(choice, self.seat)
        self.table.keep()
        return Next.DRAW

    def numbered(self, digits: str) -> Choice:
        number = int(digits) if len(digits) < 6 else 0
        if not 1 <= number <= len(self.choices):
            raise DawnbreachError("no such number", "input-number", number=digits[:12], most=len(self.choices))
        return self.choices[number - 1]

    def back(self, rest: str) -> Next:
        self.session.take_back(self.seat)
        self.table.keep()
        self.table.notice = self.say("taken-back")
        return Next.DRAW

    # Explaining

    def help(self, rest: str) -> Next:
        """What can be typed, what the signs mean, and the rule of this decision."""
        if rest.strip():
            return self.why(rest.strip())
        width = self.terminal.width
        rows = [heading(self.say("help-title"))]
        for key in HELP.split():
            what, _, words = self.worded(key).partition(" — ")
            rows += hang(text((f"  {what:<18}", "bold"), f" {words}"), width, 21)
        rows.append(heading(self.say("signs-title")))
        for key in self.table.face.signs:
            rows += hang(Text(f"  {self.say(key)}"), width, 4)
        self.terminal.lines(rows)
        frame = self.session.position.frame(self.seat)
        return self.rules(frame.clause) if frame and frame.clause else Next.ASK

    def why(self, rest: str) -> Next:
        """Which clause forbids a choice, and what would allow it."""
        if not rest:
            return self.tell(self.worded("why-usage"))
        choice = self.meant(rest)
        refusal = self.session.position.why_not(choice, self.seat)
        if refusal is None:
            words = self.session.position.words(choice, self.session.language, self.seat)
            return self.tell(self.say("allowed", choice=words))
        return self.tell(self.say.refusal(refusal), self.say("see-rules", clause=refusal.clause))

    def hint(self, rest: str) -> Next:
        """What the adviser would think of here, and what that leads to in worlds that may be the true one."""
        position, say = self.session.position, self.say
        game, seed = self.session.game.name, f"{self.session.seeds[self.seat]}/hint/{len(self.session.log)}"
        bot = bots.make(info(game).adviser, game, seed)
        found = hint(bot, bots.Seat(position, self.seat))
        for number, advice in enumerate(found):
            words = position.words(advice.choice, self.session.language, self.seat)
            self.tell(say("hint-choice", number=number + 1, choice=words, text=advice.choice.text))
            for reason in reasons(say, self.session.game.name, found, number):
                self.terminal.lines(hang(Text(f"   {reason}"), self.terminal.width, 3))
        for remark in readiness(say, ready(bots.Seat(position, self.seat))):
            self.terminal.lines(hang(Text(remark, "cyan"), self.terminal.width, 2))
        return Next.ASK

    def rules(self, rest: str) -> Next:
        """A clause, a chapter, a search, or the list of chapters."""
        book = rules(self.session.game.name, self.session.language)
        if not rest:
            chapters = [f"{number}  {title}" for number, title in book.chapters.items()]
            return self.tell(*chapters, self.worded("rules-usage"))
        found = book.find(rest)
        if not found:
            return self.tell(self.say("no-rule", text=rest[:40]))
        for number, words in found.items():
            self.terminal.lines(hang(text((number, "bold"), f" {words}"), self.terminal.width, 4))
        return Next.ASK

    # Looking

    def show(self, rest: str) -> Next:
        """A board in full: the own one, or that of a seat."""
        seats = self.session.position.seats
        seat = int(rest) - 1 if rest.isdecimal() and len(rest) < 4 else self.seat if not rest else -1
        if not 0 <= seat < seats:
            return self.tell(self.say("no-seat", seats=seats))
        self.terminal.lines(self.table.screen(self.seat).full_board(seat))
        return Next.ASK

    def show_table(self, rest: str) -> Next:
        self.terminal.lines(self.table.screen(self.seat).full_table())
        return Next.ASK

    def list(self, rest: str) -> Next:
        """Every choice, also those that the screen puts together."""
        choices = self.session.position.choices(self.seat)
        self.terminal.lines(listing(self.say, self.session.position, self.seat, choices, self.terminal.width))
        return Next.ASK

    def log(self, rest: str) -> Next:
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG
        lines = self.table.prelude(self.seat)
        lines += [line for told in self.session.log for line in self.table.told(told, self.seat)]
        self.terminal.lines(lines[-count:] if count else [])
        return Next.ASK

    # Keeping

    def save(self, rest: str) -> Next:
        """Save, or put a copy into a file; a file that is no save is never overwritten."""
        path = Path(rest).expanduser() if rest else None
        if path is not None and path.exists() and not saves.is_save(path):
            return self.tell(self.say("file-kept", file=str(path)))
        try:
            return self.tell(self.say("saved", file=str(self.session.save(path))))
        except OSError:
            return self.tell(self.say("save-failed", file=str(path or saves.folder())))

    def record(self, rest: str) -> Next:
        """Before the end there is no record, but it can be said where it will go."""
        if not rest:
            return self.tell(self.say("record-later"))
        path = Path(rest).expanduser().absolute()
        if path.exists():
            return self.tell(self.say("file-kept", file=str(path)))
        if not path.parent.is_dir():
            return self.tell(self.say("save-failed", file=str(path)))
        self.session.record = path
        self.table.keep()
        return self.tell(self.say("record-goes", file=str(path)))

    def language(self, rest: str) -> Next:
        self.session.language = language_named(rest)
        self.table.keep()
        return Next.DRAW

    def quit(self, rest: str) -> Next:
        return Next.QUIT
