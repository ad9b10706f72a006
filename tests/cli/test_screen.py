"""The screen at every size: it fits, and nothing depends on colour."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from fcntl import ioctl
from typing import Any

import pytest
from rich.text import Text

import dawnbreach
from dawnbreach.cli.choosing import listing
from dawnbreach.cli.faces import face_of
from dawnbreach.cli.layout import columns, cut, flow, hang
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import Position
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.presentation.choice_groups import grouped, ordered
from tests.cli.conftest import WIDTHS
from tests.sanctum.test_san_13_prospects import attacked


@pytest.fixture(scope="module")
def game_of_novices() -> list[tuple[Position, int]]:
    """Positions of a whole game, with a seat that has to decide."""
    game = dawnbreach.game("sanctum")
    session = Session.new(game, game.start(seats=4, seed=5), ["novice"] * 4, "en", None)
    found: dict[object, tuple[Position, int]] = {}
    while not session.position.over:
        seat = session.position.waiting[0]
        view = session.position.view(seat)
        found[view["step"], view["act"], len(session.log) % 3] = (session.position.copy(), seat)
        session.bot_decides()
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "every"), WIDTHS)
def test_no_line_is_wider_than_the_screen(game_of_novices, width: int, every: int, language: str, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for position, seat in game_of_novices[LANGUAGES.index(language) % every :: every]:
        session = Session.new(position.game, position, ["novice"] * 4, language, None)
        table = Table(session, Terminal(io.StringIO(), io.StringIO()))
        say = Speech(language, position.game)
        screen = table.screen(seat)
        lines = screen.draw([Text("what happened " * 9)], 30) + screen.full_board(seat) + screen.full_table()
        lines += listing(say, position, seat, position.choices(seat), width)
        for line in lines:
            assert line.cell_len <= width, line.plain
            assert "\n" not in line.plain


def test_a_small_screen_keeps_what_the_decision_needs(game_of_novices) -> None:
    needed = {"attack": "Battle board", "moving-gem": "Skill table", "taking": "Demons on the board"}
    for position, seat in game_of_novices:
        session = Session.new(position.game, position, ["novice"] * 4, "en", None)
        screen = Table(session, Terminal(io.StringIO(), io.StringIO())).screen(seat)
        shown = "\n".join(line.plain for line in screen.draw([], 29))
        assert needed.get(str(screen.view["step"]), "health") in shown
        shown = "\n".join(line.plain for line in screen.draw([], 5))
        assert "health" in shown or "dead" in shown or "victorious" in shown
        assert "(show, table: the rest)" in shown


def test_every_choice_has_a_number_and_its_notation(game_of_novices) -> None:
    for position, seat in game_of_novices:
        game, choices = position.game, position.choices(seat)
        rows = listing(Speech("en", game), position, seat, choices, 120)
        shown = "\n".join(row.plain for row in rows)
        assert sorted(map(str, ordered(game, choices))) == sorted(map(str, choices))
        in_groups = [str(c) for group in grouped(game, choices).values() for c in group]
        assert in_groups == [str(c) for c in ordered(game, choices)]
        for number, choice in enumerate(ordered(game, choices), 1):
            assert re.search(rf"(^|\s){number}  \S", shown, re.MULTILINE)
            assert f"‹{choice}›" in shown


def test_lines_wrap_at_words_and_pieces_stay_whole() -> None:
    long = Text("one two three four five six seven")
    assert [row.plain for row in hang(long, 24, 2)] == ["one two three four five", "  six seven"]
    assert [row.plain for row in flow(["aaaa", "bbbb", "cccc"], 10, 2)] == ["aaaa  bbbb", "  cccc"]
    assert [row.plain for row in columns([Text(c) for c in "abcd"], 6)] == ["a   c", "b   d"]
    assert columns([], 9) == []
    assert cut(Text("abcdef"), 4).plain == "abc…"


def hears_control_c() -> None:
    """Whatever runs behind a shell was told not to, and tells its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """The command in a real terminal of a given size."""

    def __init__(self, width: int, height: int, *argv: str) -> None:
        self.own, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color"}
        environment.pop("COLUMNS", None)
        command = [sys.executable, "-m", "dawnbreach", *argv]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, preexec_fn=hears_control_c
        )
        os.close(theirs)

    def until(self, words: str, seconds: float = 60) -> str:
        shown, end = "", time.monotonic() + seconds
        while words not in shown and select.select([self.own], [], [], max(0, end - time.monotonic()))[0]:
            try:
                shown += os.read(self.own, 65536).decode(errors="replace")
            except OSError:
                break
        assert words in shown, shown[-2000:]
        return shown

    def type(self, line: str) -> None:
        os.write(self.own, f"{line}\n".encode())

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.own)
        return code


@pytest.fixture
def opened() -> Iterator[Callable[..., Screen]]:
    """Terminals that are gone after the test, whatever happens in it."""
    screens: list[Screen] = []

    def opened(*size_and_words: Any) -> Screen:
        screens.append(Screen(*size_and_words))
        return screens[-1]

    yield opened
    for screen in screens:
        if screen.process.poll() is None:
            screen.process.kill()
            screen.process.wait()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50)])
def test_it_works_in_a_real_terminal(opened: Callable[..., Screen], width: int, height: int) -> None:
    screen = opened(width, height, "play", "sanctum", "--seed", "7", "--bots", "random", "--hero", "dancer")
    assert "\x1b[" in screen.until("words or ? > ")
    screen.type("why rest")
    screen.until("SAN-")
    screen.type("language pl")
    screen.until("albo ? > ")
    screen.type("quit")
    screen.until("dawnbreach")
    assert screen.close() == 0


def test_control_c_keeps_the_game(opened: Callable[..., Screen]) -> None:
    screen = opened(100, 40, "play", "sanctum", "--seed", "7", "--bots", "random")
    screen.until("words or ? > ")
    for _ in range(20):
        screen.process.send_signal(signal.SIGINT)
        if select.select([screen.own], [], [], 1)[0]:
            break
    screen.until("continue it with")
    assert screen.close() == 0


@pytest.mark.parametrize(("language", "death"), [("en", "this is fatal!"), ("pl", "to śmierć!"), ("ru", "это смерть!")])
def test_what_comes_through_is_shown_and_whether_it_kills(language: str, death: str) -> None:
    table = attacked()
    table.fights(6, 6)
    screen = face_of("sanctum").screen
    players = ["Ann", "Bob", "Eve", "Kim"]

    def shown() -> str:
        view = table.table.view(table.seat)
        return "\n".join(
            line.plain for line in screen(Speech(language, table.table.game), view, players, 100).draw([], 60)
        )

    assert death not in shown()
    if language == "en":
        wounds = table.table.view(None)["heroes"][table.seat]["coming"]["wounds"]
        assert f"blocked so far: 0, comes through: {wounds}" in shown()
    table.hero.health = 1
    assert death in shown()
