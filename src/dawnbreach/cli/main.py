"""The command `dawnbreach` and its arguments."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import dawnbreach
from dawnbreach.cli import checking, keeping, saves, serving
from dawnbreach.cli.extras import needing
from dawnbreach.cli.output import clean
from dawnbreach.cli.speech import InFile, Speech, add_language, language_named, language_of
from dawnbreach.kernel import DawnbreachError, Unreadable

LAB = ("simulate", "arena", "bench")


class Parser(argparse.ArgumentParser):
    """Speaks the reader's language, and says what is wrong in one sentence."""

    say = Speech("en")

    def __init__(self, prog: str, description: str = "") -> None:
        super().__init__(prog=prog, description=description, add_help=False, allow_abbrev=False)
        self._positionals.title = self.say("arguments")
        self._optionals.title = self.say("options")
        self.add_argument("-h", "--help", action="help", help=self.say("arg-help"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", self.say("usage"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.say("usage"), 1)

    def error(self, message: str) -> NoReturn:
        key = "missing-arguments" if "required" in message else "bad-arguments"
        raise Unreadable(message, key, text=trouble(message), command=self.prog)


def trouble(message: str) -> str:
    """The word that argparse complains about, without its English."""
    if quoted := re.search(r"'([^']*)'", message):
        return quoted[1]
    head, _, rest = message.partition(": ")
    return head.removeprefix("argument ") if head.startswith("argument ") else rest or head


def build_parser(say: Speech, argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """All commands; those of the lab are loaded only when they are named."""
    Parser.say = say
    parser = Parser(prog="dawnbreach", description=say("about"))
    parser.add_argument("--version", action="version", version=version(say), help=say("arg-version"))
    add_language(parser, say)
    commands = parser.add_subparsers(dest="command", metavar=say("command"), title=say("commands"))
    for name, add in ADD.items():
        add(commands.add_parser(name, help=say(f"about-{name}"), description=say(f"about-{name}")), say)
    for name in LAB:
        added = commands.add_parser(name, help=say(f"about-{name}"), description=say(f"about-{name}"))
        if name in argv:
            lab(name).add_arguments(added)
        if "--language" not in added.format_usage():
            add_language(added, say)
    return parser


def version(say: Speech) -> str:
    """Which Dawnbreach this is, and which build of it runs."""
    return f"{dawnbreach.__version__} ({say(f'build-{dawnbreach.__build__}')})"


def add_play(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("game", nargs="?", default="sanctum", help=say("arg-game"))
    parser.add_argument("--terminal", action="store_true", help=say("arg-terminal"))
    parser.add_argument("--seats", metavar="N", help=say("arg-seats"))
    parser.add_argument("--seat", metavar="N", help=say("arg-seat"))
    parser.add_argument("--bots", metavar="novice,…", help=say("arg-bots"))
    parser.add_argument("--hero", metavar="huntress", help=say("arg-hero"))
    parser.add_argument("--temple", metavar="grey", help=say("arg-temple"))
    parser.add_argument("--solo", metavar="N", help=say("arg-solo"))
    parser.add_argument("--difficulty", metavar="hard", help=say("arg-difficulty"))
    parser.add_argument("--seed", metavar="7", help=say("arg-seed"))
    parser.add_argument("--pack", metavar="FOLDER", help=say("arg-pack"))
    parser.add_argument("--watch", action="store_true", help=say("arg-watch"))
    add_language(parser, say)


def add_resume(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("arg-save"))
    parser.add_argument("--terminal", action="store_true", help=say("arg-terminal"))
    parser.add_argument("--pack", metavar="FOLDER", help=say("arg-pack"))
    add_language(parser, say)


def add_replay(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("file", metavar="FILE", help=say("arg-record"))
    parser.add_argument("--seat", metavar="N", default="", help=say("arg-eyes"))
    parser.add_argument("--open", action="store_true", help=say("arg-open"))
    parser.add_argument("--at", metavar="K", default="0", help=say("arg-at"))
    parser.add_argument("--all", action="store_true", help=say("arg-all"))
    parser.add_argument("--pack", metavar="FOLDER", help=say("arg-pack"))
    add_language(parser, say)


def add_review(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("file", metavar="FILE", help=say("arg-record"))
    parser.add_argument("--seat", metavar="N", default="", help=say("arg-review-seat"))
    parser.add_argument("--tries", metavar="16", default="16", help=say("arg-tries"))
    parser.add_argument("--jobs", metavar="1", default="1", help=say("arg-jobs"))
    parser.add_argument("--again", metavar="K", default="", help=say("arg-again"))
    parser.add_argument("--pack", metavar="FOLDER", help=say("arg-pack"))
    add_language(parser, say)


def add_puzzle(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", default="sanctum", help=say("arg-puzzle-game"))
    parser.add_argument("--date", metavar="2026-11-16", default="", help=say("arg-date"))
    parser.add_argument("--seed", metavar="7", default="", help=say("arg-puzzle-seed"))
    add_language(parser, say)


def add_verify(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("file", metavar="FILE", help=say("arg-record"))
    parser.add_argument("--pack", metavar="FOLDER", help=say("arg-pack"))
    add_language(parser, say)


def add_check(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("folder", metavar="PACK", help=say("arg-folder"))
    parser.add_argument("--game", metavar="sanctum", help=say("arg-pack-game"))
    add_language(parser, say)


ADD: dict[str, Callable[[argparse.ArgumentParser, Speech], None]] = {
    "play": add_play,
    "resume": add_resume,
    "replay": add_replay,
    "review": add_review,
    "puzzle": add_puzzle,
    "verify": add_verify,
    "check": add_check,
    "serve": serving.add_serve,
    "migrate": serving.add_migrate,
    "backup": keeping.add_backup,
    "restore": keeping.add_backup,
    "admin": keeping.add_admin,
    "person": keeping.add_person,
}
ON_TABLE = ("seats", "seat", "bots", "hero", "temple", "solo", "difficulty", "seed", "pack", "watch")
"""Arguments of `play` that the page asks for itself: with one of them the game is in the terminal."""


def run(args: argparse.Namespace, say: Speech) -> int:
    """Do what a command says."""
    if args.command in LAB:
        return int(lab(args.command).run(args))
    return COMMANDS[args.command](args, say)


def play(args: argparse.Namespace, say: Speech) -> int:
    """In the browser, unless something was said that is about the terminal."""
    if not args.terminal and all(getattr(args, name) in (None, False) for name in ON_TABLE):
        return serving.browse(args, say)
    with needing("terminal", "play --terminal"):
        from dawnbreach.cli.starting import start
        from dawnbreach.cli.terminal import Terminal
    return start(args, say, Terminal())


def resume(args: argparse.Namespace, say: Speech) -> int:
    with needing("terminal", "resume"):
        from dawnbreach.cli.play import Table
        from dawnbreach.cli.session import load
        from dawnbreach.cli.terminal import Terminal

    path = Path(args.file) if args.file else saves.latest()
    try:
        session = load(path, args.pack)
    except DawnbreachError as error:
        raise InFile(path, error) from None
    if "language" in args:
        session.language = say.language
    return Table(session, Terminal()).run()


def replay(args: argparse.Namespace, say: Speech) -> int:
    with needing("terminal", "replay"):
        from dawnbreach.cli.replaying import OPEN, Replay, eyes_named, film_at
        from dawnbreach.cli.terminal import Terminal
    shown = film_at(Path(args.file), args.pack)
    eyes = OPEN if args.open else eyes_named(args.seat, shown.positions[0].seats)
    if not args.at.isdecimal():
        raise Unreadable("--at is a number", "bad-arguments", text="--at", command="dawnbreach replay")
    replay = Replay(shown, Terminal(), say.language, eyes, int(args.at[:9]))
    return replay.everything() if args.all else replay.run()


def review(args: argparse.Namespace, say: Speech) -> int:
    with needing("terminal", "review"):
        from dawnbreach.cli import reviewing
        from dawnbreach.cli.terminal import Terminal
    return reviewing.review(args, say, Terminal())


def puzzle(args: argparse.Namespace, say: Speech) -> int:
    with needing("terminal", "puzzle"):
        from dawnbreach.cli import puzzling
        from dawnbreach.cli.terminal import Terminal
    return puzzling.puzzle(args, say, Terminal())


def lab(name: str) -> Any:
    """A command of the lab, which is a module with `add_arguments` and `run`."""
    return import_module(f"dawnbreach.lab.{name}")


COMMANDS: dict[str, Callable[[argparse.Namespace, Speech], int]] = {
    "play": play,
    "resume": resume,
    "replay": replay,
    "review": review,
    "puzzle": puzzle,
    "verify": checking.verify,
    "check": checking.check,
    "serve": serving.serve,
    "migrate": serving.migrate,
    "backup": keeping.backup,
    "restore": keeping.restore,
    "admin": keeping.admin,
    "person": keeping.person,
}


def wanted_language(argv: list[str]) -> str:
    """The language of the arguments, before they are read; else that of the environment."""
    for number, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--language":
            return language_named(value if equals else "".join(argv[number + 1 : number + 2]))
    return language_of(os.environ)


def dispatch(argv: list[str]) -> int:
    say = Speech(language_of(os.environ))
    try:
        say = Speech(wanted_language(argv))
        parser = build_parser(say, argv)
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
        return run(args, say)
    except DawnbreachError as error:
        sys.stderr.write(clean(say.error(error)).replace("\n", " ") + "\n")
        return 2


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    try:
        code = dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except SystemExit as ended:
        return int(ended.code or 0)
