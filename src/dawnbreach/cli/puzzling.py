"""`dawnbreach puzzle`: a fight or a turn with one best answer; every day another, the same for everybody."""

from __future__ import annotations

import argparse
import json
from datetime import date

from rich.text import Text

from dawnbreach.bots import puzzles
from dawnbreach.bots.puzzles import End, Puzzle
from dawnbreach.cli import saves
from dawnbreach.cli.commands import Commands
from dawnbreach.cli.layout import hang
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech, known_game
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import Unreadable
from dawnbreach.paths import data_folder
from dawnbreach.presentation.advice import listed


class Trial(Table):
    """A puzzle at the terminal; nothing of it is kept but whether it was solved."""

    def keep(self) -> None:
        """There is no game to go on with."""


def puzzle(args: argparse.Namespace, say: Speech, terminal: Terminal) -> int:
    """Let somebody play a puzzle to its end, and say what would have been best."""
    game = known_game(args.game)
    if game not in puzzles.games():
        raise Unreadable(f"{game} has no puzzles", "bad-arguments", text=args.game[:20], command="dawnbreach puzzle")
    seed = f"seed/{args.seed}" if args.seed else puzzles.daily(day(args.date))
    found = puzzles.puzzle(seed, game)
    say.game = found.table.game
    players = [None if seat == found.seat else "novice" for seat in range(found.table.seats)]
    session = Session.new(found.table.game, found.table.copy(), players, say.language, None)
    trial = Trial(session, terminal)
    trial.notice = say("puzzle-named", name=seed.partition("/")[2], task=say(f"puzzle-task-{game}-{found.kind}"))
    commands = Commands(trial)
    while is_on(session, found):
        if not commands.ask():
            terminal.say(say("puzzle-left"))
            return 0
    told = [event for one in session.log for event in one.events]
    end = found.rules.end_of(session.position, found.seat, told)
    return judge(say, terminal, found, end, f"{game}/{seed}")


def day(text: str) -> str:
    """A date as it is written, today's unless another is named; days change at midnight UTC."""
    if not text:
        return puzzles.today()
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Unreadable("--date is a date", "bad-arguments", text="--date", command="dawnbreach puzzle") from None


def is_on(session: Session, found: Puzzle) -> bool:
    return found.rules.is_on(session.position, found.seat) and session.person == found.seat


def judge(say: Speech, terminal: Terminal, found: Puzzle, end: End, seed: str) -> int:
    solved = end == found.best
    terminal.say(say("puzzle-solved" if solved else "puzzle-missed", ends=in_words(say, end)), "bold")
    if not solved:
        best = say("puzzle-best", ends=in_words(say, found.best), plan=", ".join(found.plan))
        terminal.lines(hang(Text(best), terminal.width, 2))
    results = kept(seed, solved)
    terminal.say(say("puzzle-score", solved=sum(results.values()), all=len(results)))
    return 0


def in_words(say: Speech, end: End) -> str:
    return listed(say, end)


def kept(seed: str, solved: bool) -> dict[str, bool]:
    """Which puzzles were solved, each at the first try; a file that cannot be read or written is done without."""
    path = data_folder() / "puzzles.json"
    try:
        results: dict[str, bool] = json.loads(path.read_text(encoding="utf-8"))
        assert isinstance(results, dict)
    except (OSError, ValueError, AssertionError):
        results = {}
    results.setdefault(seed, solved)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write(path, json.dumps(results))
    except OSError:
        pass
    return results
