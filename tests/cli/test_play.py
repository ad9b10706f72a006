"""Playing at the terminal."""

from __future__ import annotations

import io
import json
import re
import sys
from itertools import cycle
from pathlib import Path

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli import session as sessions
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import own_words
from dawnbreach.cli.terminal import Terminal
from tests.cli.conftest import SOME, Run, only
from tests.looking import view_of
from tests.thorough import some

LANGUAGES = ("en", "pl", "ru")
PLAY = ["play", "sanctum", "--terminal", *SOME]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers_in_each_language(run: Run, home: Path, language: str) -> None:
    ran = run(*PLAY, "--language", language, typist=f"typist {language}")
    assert ran.code == 0, ran.err
    record = only(home, "*.record")
    assert str(record) in ran.out.replace("\n", "")
    assert not list(home.glob("*.json"))
    assert dawnbreach.replay(record.read_text(encoding="utf-8")).over
    assert run("verify", str(record)).code == 0


class Able(io.StringIO):
    """Types in notation what a novice would do."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.extra = cycle(["", "show 1", "", "", "", "", "show 2", "", "", "", "table", "", "", "", "log", "", "", ""])

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if extra := next(self.extra):
            return f"{extra}\n"
        position, seat = self.session.position, self.session.person
        assert seat is not None
        bot = bots.make("novice", "sanctum", seed=str(len(self.session.log)))
        return f"{bot(position.view(seat), position.choices(seat))}\n"


@pytest.mark.parametrize("language", some(["ru"], LANGUAGES))
def test_a_whole_game_with_its_final_battle_can_be_played_in_notation(language: str) -> None:
    game = dawnbreach.game("sanctum")
    session = Session.new(game, game.start(seats=2, seed=3), [None, "novice"], language, None)
    out = io.StringIO()
    assert Table(session, Terminal(Able(session), out)).run() == 0
    assert view_of(session.position)["round"] > 0
    shown = out.getvalue()
    keys = {*game.catalogue.messages["en"], *own_words().messages["en"]}
    assert not {word for word in set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", shown)) & keys if f"‹{word}" not in shown}
    assert "{" not in shown


def test_the_screen_shows_everything_there_is(run: Run) -> None:
    out = run(*PLAY, "--difficulty", "hard", lines=["1", "1", "1", "1", "1", "1"]).out
    for words in (
        "hard",
        "March",
        "Demons on the board",
        "The others",
        "health 10",
        "stamina",
        "Abilities",
        "Skill table",
    ):
        assert words in out
    for words in ("potions", "What happened", "Battle board", "Huntress (you)", "random bot", "Your decision"):
        assert words in out


def test_nothing_but_plain_text_goes_into_a_pipe(run: Run) -> None:
    assert "\x1b" not in run(*PLAY, lines=["1", "1", "?", "show 2", "table"]).out


def test_choices_can_be_typed_in_notation_and_abbreviated(run: Run) -> None:
    out = run(*PLAY, lines=["move", "take 2"]).out
    assert "The Huntress moves to space 1 of The Empty Nets" in out
    assert run("resume", lines=["rest", "end equip"]).code == 0
    assert "End the Rest" in run("resume").out


def test_enter_takes_the_only_choice_and_else_draws_again(run: Run) -> None:
    out = run(*PLAY, lines=["", ""]).out
    assert out.count("one action") == 1
    assert out.count("take a set of demons") == 2


def test_the_end_of_input_keeps_the_game(run: Run, home: Path) -> None:
    ran = run(*PLAY, lines=["1"])
    assert ran.code == 0
    assert "dawnbreach resume" in ran.out.splitlines()[-1] + ran.out.splitlines()[-2]
    assert sessions.load(only(home, "*.json")).position.past is not None


def test_quit_and_resume_give_the_same_position(run: Run, home: Path) -> None:
    run(*PLAY, lines=["1", "2", "quit"])
    before = sessions.load(only(home, "*.json"))
    assert run("resume", lines=["quit"]).code == 0
    after = sessions.load(only(home, "*.json"))
    assert before.position == after.position
    assert before.log == after.log


def test_a_game_cut_in_pieces_is_the_game_played_at_once(run: Run, home: Path, tmp_path: Path) -> None:
    whole = run(*PLAY, typist="pieces", lines=[f"record {tmp_path / 'whole'}"])
    assert whole.code == 0
    numbers = iter(
        line.rsplit("> ", 1)[1] for line in whole.out.splitlines() if line.startswith("number, words or ? > ")
    )
    next(numbers)
    run(*PLAY, lines=[f"record {tmp_path / 'pieces'}"])
    for number in numbers:
        run("resume", lines=[number])
    assert (tmp_path / "pieces").read_text() == (tmp_path / "whole").read_text()


def test_what_is_on_disk_after_every_decision_loads(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[str] = []
    save = Session.save

    def spy(self: Session, path: Path | None = None) -> Path:
        written = save(self, path)
        saved.append(written.read_text(encoding="utf-8"))
        assert not list(written.parent.glob(".*"))
        return written

    monkeypatch.setattr(Session, "save", spy)
    run(*PLAY, typist="disk", most=60)
    assert len(saved) >= 30
    game = dawnbreach.game("sanctum")
    lengths = [len(game.load(json.loads(text)["position"]).plies()) for text in saved]
    assert lengths == sorted(lengths)


def test_a_kill_between_decisions_loses_nothing(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(self: Session) -> None:
        raise SystemExit(9)

    run(*PLAY, lines=["1"])
    with monkeypatch.context() as patch:
        patch.setattr(Session, "bot_decides", killed)
        assert run("resume", lines=["2"]).code == 9
    assert run("resume", lines=["quit"]).code == 0


def test_bots_decide_before_people_so_that_people_can_take_back(run: Run) -> None:
    ran = run(*PLAY, lines=["move", "take 1", "rest", "end equip", "back", "end equip"])
    assert "Taken back." in ran.out


def test_taking_back_is_refused_with_its_clause(run: Run) -> None:
    ran = run(*PLAY, lines=["1", "back"])
    assert "SAN-13.1" in ran.out


def test_a_game_of_bots_only_is_printed_to_its_end(run: Run, home: Path) -> None:
    ran = run("play", "sanctum", "--watch", "--bots", "random,random", "--seed", "3")
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "Seed of the dice: 3" in ran.out
    assert run("verify", str(only(home, "*.record"))).code == 0


def test_novices_fill_the_seats_that_nobody_was_named_for(run: Run) -> None:
    out = run("play", "sanctum", "--seats", "4", "--bots", "random", "--seed", "7", "--seat", "3").out
    assert out.count("novice bot") % 2 == 0
    assert "(you)" in out
    assert "3 " in out.split(" (you)", 1)[0].splitlines()[-1]


def test_a_secret_seed_is_shown_only_at_the_end(run: Run, home: Path) -> None:
    run("play", "sanctum", "--bots", "random", lines=["log", "table", "record", "quit"])
    seed = json.loads(only(home, "*.json").read_text())["position"]["seed"]
    ran = run("resume", typist="secret")
    before, _, after = ran.out.partition("The game is over")
    assert seed not in before
    assert seed in after


def test_others_blessings_never_reach_the_screen(run: Run, home: Path) -> None:
    """Private events of other seats are not told."""
    run("play", "sanctum", "--watch", "--bots", "novice,novice", "--seed", "5")
    record = str(only(home, "*.record"))
    told = {seat: run("replay", record, "--all", *seat).out for seat in ((), ("--seat", "1"), ("--open",))}
    looks = {seat: text.count("looks at the blessing") for seat, text in told.items()}
    assert looks[()] == 0
    assert looks[("--seat", "1")] < looks[("--open",)]


def test_heroes_and_difficulties_may_be_named_in_any_language(run: Run) -> None:
    out = run("play", "--hero", "Łowczyni", "--difficulty", "сложный", "--bots", "random").out
    assert "Huntress (you)" in out
    assert "hard" in out


def test_the_command_line_of_the_issue(run: Run) -> None:
    words = "play sanctum --terminal --seats 4 --bots novice,novice,novice --hero huntress --difficulty hard"
    ran = run(*words.split(), "--language", "pl", "--seed", "7")
    assert ran.code == 0
    assert "Łowczyni (ty)" in ran.out
    assert ran.out.count("bot nowicjusz") >= 3
    assert "trudny" in ran.out


def test_the_lab_is_loaded_only_when_it_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dawnbreach.lab.bench", None)
    assert run("--help").code == 0
    with pytest.raises(ModuleNotFoundError):
        run("bench")


def test_the_language_follows_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Twoja decyzja" in run(*PLAY).out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Your decision" in run(*PLAY).out


@pytest.mark.parametrize(("language", "told"), [("en", "imagined worlds"), ("pl", "światach"), ("ru", "мирах")])
def test_hint_says_what_an_adept_would_do_and_what_it_leads_to(run: Run, language: str, told: str) -> None:
    game = dawnbreach.game("darkest-doom")
    session = Session.new(game, game.start(seats=2, seed=3), [None, "novice"], language, None)
    players = [bots.make("apprentice", game.name, str(seat)) for seat in range(2)]
    while (frame := session.position.frame(0)) is None or frame.id != "turn":
        seat = session.position.waiting[0]
        session.play(bots.ask(players[seat], bots.Seat(session.position, seat)), seat)
    out = run("resume", str(session.save()), "--terminal", lines=["hint", "quit"]).out
    assert told in out and "3. " in out and "hint-" not in out, out[-2000:]
