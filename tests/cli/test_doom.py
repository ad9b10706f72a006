"""Darkest Doom through the same terminal: whole games, commands, saves, records, screens."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import dawnbreach
from dawnbreach import bots
from dawnbreach.cli import session as sessions
from dawnbreach.cli.choosing import listing
from dawnbreach.cli.darkest_doom.atlas import Atlas, placed, short_names, shortened
from dawnbreach.cli.darkest_doom.ending import standings
from dawnbreach.cli.darkest_doom.names import SIGNS, Names
from dawnbreach.cli.darkest_doom.screen import DoomScreen
from dawnbreach.cli.play import Table
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.darkest_doom.content import KINDS
from dawnbreach.darkest_doom.pack_loader import PACK
from dawnbreach.kernel import Position
from tests.cli.conftest import WIDTHS, Ran, Run, only
from tests.darkest_doom.test_dd_07_combat import hunt
from tests.looking import view_of
from tests.thorough import some

LANGUAGES = ("en", "de", "pl", "ru")
PLAY = ["play", "darkest-doom", "--bots", "random,random", "--seed", "7", "--hero", "urian"]
SOLO = ["play", "darkest-doom", "--solo", "3", "--seed", "7"]
DOOM = dawnbreach.game("darkest-doom")


# Whole games


@pytest.mark.parametrize(
    ("command", "language"),
    some([(PLAY, "pl"), (SOLO, "ru")], [(PLAY, "en"), (SOLO, "en"), (PLAY, "pl"), (SOLO, "ru")]),
)
def test_a_whole_game_by_numbers(run: Run, home: Path, command: list[str], language: str) -> None:
    looks = ["?", "table", "show", "log 500"]
    ran = run(*command, "--language", language, lines=looks, typist=f"doom/{language}")
    assert ran.code == 0, ran.err
    no_key_is_shown_instead_of_its_words(ran.out)
    over = {"en": "The game is over", "pl": "Koniec gry", "ru": "Игра окончена"}[language]
    assert over in ran.out
    record = only(home, "*.record")
    assert not list(home.glob("*.json"))
    assert "outcomes follow from the published seed" in run("verify", str(record)).out
    replayed = run("replay", str(record), "--all", "--language", language)
    assert replayed.code == 0
    assert over in replayed.out


def no_key_is_shown_instead_of_its_words(out: str) -> None:
    shown = re.sub(r"‹[^›]*›|doom-[\d\n-]+", "", out)
    prefixes = "doom|step|choice|event|card|area|icon|mission|achievement|building|tier|fate|relic|attribute|ability"
    assert not re.findall(rf"\b(?:{prefixes}|region|colour|phase|virtual|guardian|target|deck)-[a-z0-9-]+", shown)
    assert not re.findall(r"\{\w+\}", shown)


@pytest.mark.parametrize("rivals", ["1", "2", "3"])
def test_solo_has_one_seat_and_virtual_guardians(run: Run, home: Path, rivals: str) -> None:
    assert run("play", "darkest-doom", "--solo", rivals).code == 0
    view = view_of(sessions.load(only(home, "*.json")).position, 0)
    assert view["seats"] == 1
    assert sum(g["virtual"] for g in view["guardians"]) == int(rivals)


def test_bots_alone_can_be_watched(run: Run) -> None:
    ran = run("play", "darkest-doom", "--watch", "--bots", "random,random", "--seed", "3")
    assert ran.code == 0
    assert "Round 8: Dusk." in ran.out or "The game is over" in ran.out


@pytest.mark.parametrize("name", ["urian", "Urian", "Уриан"])
def test_the_guardian_can_be_named_in_any_language(run: Run, name: str) -> None:
    assert "1 Urian (you)" in run("play", "darkest-doom", "--hero", name, "--bots", "random").out


@pytest.mark.parametrize("name", ["orange", "pomarańczowy", "оранжевый"])
def test_the_start_temple_can_be_named_in_any_language(run: Run, home: Path, name: str) -> None:
    assert run("play", "darkest-doom", "--temple", name, "--bots", "random", "--seat", "2").code == 0
    view = view_of(sessions.load(only(home, "*.json")).position)
    assert view["guardians"][1]["area"] == "orange-temple"


@pytest.mark.parametrize("arguments", [["--temple", "blue"], ["--temple", "green", "--solo", "2"]])
def test_a_start_temple_that_cannot_be_is_refused(run: Run, arguments: list[str]) -> None:
    ran = run("play", "darkest-doom", *arguments)
    assert ran.code == 2
    assert "Starting Temples are" in ran.err


ENDS: list[tuple[dict[str, object], str]] = [
    ({"how": "darkness", "guardians": [], "darkness": True}, "The Darkness wins: tendrils cover every Citadel"),
    ({"how": "darkness", "guardians": [0], "darkness": True}, "wins with the Darkness: tendrils cover"),
    ({"how": "mosh", "guardians": [2], "darkness": False}, "Purple Virtual Guardian wins: Mosh is free."),
    ({"how": "priest", "guardians": [0, 1], "darkness": False}, "share the win: eight rounds are over"),
]


@pytest.mark.parametrize(("victor", "words"), ENDS)
def test_the_last_line_names_who_won_and_how_once(victor: dict[str, object], words: str) -> None:
    position = DOOM.start(seats=1, seed="end")
    view: Any = {**view_of(position, 0), "victor": victor, "standings": [s._asdict() for s in position.standings()]}
    said = standings(Speech("en", DOOM), view, ["you"])[1].plain
    assert words in said
    assert said.count("Darkness") == bool(victor["darkness"])


# Commands


@pytest.fixture
def typed(run: Run):
    def typed(*lines: str, language: str = "en") -> Ran:
        return run(*PLAY, "--language", language, lines=lines)

    return typed


def test_why_names_the_clause_and_the_remedy(typed) -> None:
    out = typed("why go monolith", "why mark attack urn", "why").out
    assert "DD-" in out
    assert "“Raise Attack and seek an Urn of the Elders” can be chosen now" in out
    assert "for example: why ally" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_a_clause_in_the_readers_language(typed, language: str) -> None:
    out = typed("rules DD-3.2", "rules 14", "rules", language=language).out
    words = {"en": "adjacent area", "de": "Nachbargebiet", "pl": "sąsiedni obszar", "ru": "соседнюю область"}[language]
    assert words in out.partition("DD-3.2 ")[2]
    assert "DD-14.1 " in out
    assert "rules DD-3.2" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_mark_explains_signs_and_the_rule(typed, language: str) -> None:
    out = typed("?", language=language).out
    assert "go oath-field" in out
    assert "SAN-" not in out
    assert "DD-9.2 " in out
    for sign in "#+&^~=":
        assert f" {sign} " in out


def test_back_takes_back_what_may_be_taken_back(run: Run, home: Path) -> None:
    run(*SOLO, typist="trap", most=1)
    position = sessions.load(only(home, "*.json")).position
    while not (position.view(0)["step"] == "turn" and "settrap" in kinds(position)):
        position = ready(run, home)
    run("resume", lines=[next(str(c) for c in position.choices(0) if str(c).startswith("trap"))])
    ran = run("resume", lines=["back", "back"])
    assert "Taken back." in ran.out
    assert sessions.load(only(home, "*.json")).position.view(0)["traps"] == position.view(0)["traps"]


def kinds(position: Position) -> set[str]:
    return {type(choice).__name__.lower() for choice in position.choices(0)}


def ready(run: Run, home: Path) -> Position:
    """The position after one more decision."""
    run("resume", typist=str(len(only(home, "*.json").read_text())), most=1)
    return sessions.load(only(home, "*.json")).position


def test_show_and_table_print_everything(typed) -> None:
    out = typed("show", "show 2", "show 9", "table").out
    assert out.count("Hand (") >= 3
    assert "Seats are numbered" in out
    assert "On the map: #" in out
    assert "cards left" in out


# Keeping


def test_save_and_resume(run: Run, home: Path, tmp_path: Path) -> None:
    run(*PLAY, typist="save", most=60)
    before = sessions.load(only(home, "*.json"))
    copy = tmp_path / "copy.json"
    ran = run("resume", lines=[f"save {copy}", "language ru", "quit"])
    assert ran.code == 0
    assert sessions.load(copy).position == before.position
    assert sessions.load(only(home, "*.json")).language == "ru"
    assert run("resume", str(copy), typist="on").code == 0


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    return {}


@pytest.fixture(params=["two", "solo"])
def record(request, run: Run, home: Path, tmp_path: Path, kept: dict[str, str]) -> Path:
    """The record of a game of random bots, and of one alone."""
    if request.param not in kept:
        seats = ["--bots", "random,random"] if request.param == "two" else ["--solo", "2", "--bots", "random"]
        run("play", "darkest-doom", "--watch", *seats, "--seed", "5")
        kept[request.param] = only(home, "*.record").read_text(encoding="utf-8")
    path = tmp_path / "game.record"
    path.write_text(kept[request.param], encoding="utf-8")
    return path


def test_replay_steps_jumps_and_changes_eyes_and_language(run: Run, record: Path) -> None:
    lines = ["", "n", "p", "40", "999999", "0", "s 1", "s open", "60", "show 1", "table", "0", "s", "l ru", "l pl", "q"]
    ran = run("replay", str(record), lines=lines)
    assert ran.code == 0, ran.err
    for words in ("Start (of", "1/", "40/", "(seen from here)", "Начало", "Początek", "On the map: #"):
        assert words in ran.out


def test_every_position_of_a_record_can_be_drawn_from_any_eyes(run: Run, record: Path) -> None:
    for start, eyes in enumerate([(), ("--seat", "1"), ("--open",)]):
        ran = run("replay", str(record), *eyes, lines=[str(at) for at in range(start, 400, 13)])
        assert ran.code == 0, ran.err


def test_open_eyes_see_the_hand_a_spectator_does_not(run: Run, record: Path) -> None:
    lines = [line for at in range(2, 40, 4) for line in (str(at), "show 1")]
    spectator, everything = (run("replay", str(record), *eyes, lines=lines).out for eyes in [(), ("--open",)])
    assert spectator.count(" — ") < everything.count(" — ")


def test_verify_finds_a_changed_outcome(run: Run, record: Path) -> None:
    assert run("verify", str(record)).code == 0
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r"crimson (sword|shield)", "crimson moon", text, count=1), encoding="utf-8")
    assert run("verify", str(record)).code == 1


# Packs


def test_check_knows_the_game_by_the_files(run: Run, tmp_path: Path) -> None:
    assert "51 areas, 160 Citadel Supplies cards, 4 Guardians" in " ".join(run("check", str(PACK)).out.split())
    assert run("check", str(PACK), "--game", "darkest-doom").code == 0
    assert run("check", str(PACK), "--game", "sanctum").code == 1
    pack = tmp_path / "pack"
    shutil.copytree(PACK, pack)
    words = (pack / "map.toml").read_text(encoding="utf-8").replace("oath-field", "nameless-field")
    (pack / "map.toml").write_text(words, encoding="utf-8")
    for path in pack.glob("*.toml"):
        path.write_text(path.read_text(encoding="utf-8").replace("oath-field", "nameless-field"), encoding="utf-8")
    assert "area-nameless-field: no name in words/en" in run("check", str(pack)).out


def test_a_pack_of_ones_own_can_be_played(run: Run, home: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(PACK, pack)
    words = (pack / "map.toml").read_text(encoding="utf-8")
    (pack / "map.toml").write_text(words.replace("test_levels = [3, 3, 3", "test_levels = [3, 3, 4"), encoding="utf-8")
    run(*SOLO, "--pack", str(pack), typist="pack")
    record = str(only(home, "*.record"))
    assert run("verify", record).code == 1
    assert run("verify", record, "--pack", str(pack)).code == 0


# The screen


@pytest.fixture(scope="module")
def positions() -> list[tuple[Position, int]]:
    """Positions of whole games at random and by novices, one for each step and round."""
    found: dict[object, tuple[Position, int]] = {}
    for seats, name in ((1, "random"), (3, "novice"), (4, "random")):
        position = DOOM.start(seats=seats, seed=f"screens/{seats}")
        bot = bots.make(name, DOOM.name, f"screens/{seats}")
        while not position.over:
            seat = position.waiting[0]
            view = view_of(position, seat)
            found[seats, view["step"], view["round"] % 3] = (position.copy(), seat)
            position.play(bot(view, position.choices(seat)), seat)
    return list(found.values())


def table_of(position: Position, language: str) -> Table:
    players: list[str | None] = ["random"] * position.seats
    return Table(Session.new(DOOM, position, players, language, None), Terminal(io.StringIO(), io.StringIO()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "every"), WIDTHS)
def test_no_line_is_wider_than_the_screen(positions, width: int, every: int, language: str, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for position, seat in positions[LANGUAGES.index(language) % every :: every]:
        screen = table_of(position, language).screen(seat)
        lines = screen.draw([Text("what happened " * 9)], 30) + screen.full_board(seat) + screen.full_table()
        lines += listing(Speech(language, DOOM), position, seat, position.choices(seat), width)
        for line in lines:
            assert line.cell_len <= width, line.plain
            assert "\n" not in line.plain


def test_a_small_screen_keeps_what_the_decision_needs(positions) -> None:
    for position, seat in positions:
        screen = table_of(position, "en").screen(seat)
        for height in (5, 29):
            shown = "\n".join(line.plain for line in screen.draw([], height))
            assert "action points" in shown
            assert screen.view["step"] not in ("turn", "walking") or "You are here" in shown
            assert screen.view["step"] != "after-test" or "The test asks for" in shown
        assert "(show, table: the rest)" in shown


def test_dozens_of_traps_stand_on_one_line_until_list_is_typed() -> None:
    position = DOOM.start(seats=2, seed="traps")
    while position.view(seat := position.waiting[0])["step"] != "turn":
        position.play(position.choices(seat)[0], seat)
    assert sum(str(c).startswith("trap ") for c in position.choices(seat)) > 20
    choices, say = position.choices(seat), Speech("en", DOOM)
    short, full = (
        [line.plain for line in listing(say, position, seat, choices, 100, True, full)] for full in (False, True)
    )
    assert sum("‹trap " in line for line in short) == 1
    assert "Set or lift a trap (list: all of them)" in "\n".join(short)
    folded = [line for line in short if line not in full]
    assert len(folded) == 1 and "‹trap " in folded[0], "the numbers of all others stay the same"


def test_list_names_every_choice(typed) -> None:
    assert typed("list").out.count("‹mark attack urn›") == 2


def test_a_search_shows_the_destiny_die_and_wounds_are_counted(positions) -> None:
    shown = {}
    for position, seat in positions:
        screen = table_of(position, "en").screen(seat)
        shown[screen.view["step"]] = "\n".join(line.plain for line in screen.draw([], 20))
    assert "Destiny die: " in shown["seeking"]
    assert re.search(r"\d wounds? to take", shown["hurting"])


def test_the_map_has_every_area_and_figure_once(positions) -> None:
    for position, seat in positions[::5]:
        view = position.view(seat)
        names = Names(Speech("en", DOOM), view)
        for width, height in ((78, 11), (100, 11), (100, 17)):
            rows = Atlas(names, width).draw(height)
            assert len(rows) == height
            shown = " ".join(row.plain for row in rows)
            signs = re.sub(r"\[[^]]*\]", "", shown).split(" ")
            assert sum(word[:1] in SIGNS.values() for word in signs if word) == len(names.content.areas)
            here = " ".join(re.findall(r"\[([^]]*)\]", shown)).split()
            assert sum(word.isdecimal() for word in here) == sum(
                g["alive"] and not g["consumed"] for g in view["guardians"]
            )
            assert here.count("o") == len(view["abysses"])
            assert sum(word.startswith("m") for word in here) == sum(m is not None for m in view["monsters"])


@pytest.mark.parametrize("alive", [True, False])
def test_one_who_is_consumed_sees_where_the_monster_stands(positions, alive: bool) -> None:
    position, seat = next((p, s) for p, s in positions if any(p.view(s)["monsters"]))
    screen = table_of(position, "en").screen(seat)
    assert isinstance(screen, DoomScreen)
    ridden = next(m for m in screen.view["monsters"] if m)
    place = ridden["area"] if alive else None
    screen.view["guardians"][seat].update(consumed=True, alive=alive, place=place)
    ridden["rider"] = seat if alive else None
    shown = "\n".join(line.plain for line in screen.draw([], 90) + screen.full_table() + screen.full_board(seat))
    assert "consumed" in shown
    assert ("You are here" in shown) == alive


def test_every_kind_of_area_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(KINDS)
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_labels_never_touch() -> None:
    assert placed([1, 2, 98], [4, 4, 6], 100) == [0, 5, 94]
    assert placed([95, 97, 99], [5, 5, 5], 100) == [83, 89, 95]
    assert short_names({"a": "Door of Fire", "b": "Door of Stone", "c": "Oath Field"}) == {
        "a": "Door Fire",
        "b": "Door Stone",
        "c": "Oath",
    }
    assert shortened("Door Stone", 20) == "Door Stone"
    assert shortened("Door Stone", 6) == "D.Ston"
    assert shortened("Apothecaries", 4) == "Apot"


# The lab


def test_simulation_and_bench_know_the_game(capsys) -> None:
    from dawnbreach.cli.main import main
    from dawnbreach.lab import bench

    some = ["simulate", "darkest-doom", "--games", "2", "--bots", "random", "--workers", "1"]
    assert main([*some, "--seats", "3"]) == 0
    assert main([*some, "--solo", "2", "--heroes", "roana"]) == 0
    told = capsys.readouterr().out
    assert "2 games, 3 seats" in told
    assert "2 games, 1 seats" in told
    assert main([*some, "--difficulty", "hard"]) == 2
    assert bench.measure("darkest-doom", 2, 0.1)["decisions_per_game"] > 50


def test_a_game_or_a_bot_that_is_not_there_is_refused() -> None:
    assert bots.names("sanctum") == ("random", "novice", "apprentice", "adept", "veteran", "master")
    with pytest.raises(dawnbreach.Unreadable, match="template"):
        bots.names("template")
    with pytest.raises(dawnbreach.Unreadable, match="genius"):
        bots.make("genius", "sanctum")


def test_a_mission_that_is_not_marked_yet_shows_its_own_relic_test_and_the_way_there(positions) -> None:
    for position, seat in positions:
        screen = table_of(position, "en").screen(seat)
        assert isinstance(screen, DoomScreen)
        guardian = screen.view["guardians"][seat]
        if guardian["mission"] and not guardian["virtual"]:
            [line, *rest] = screen.board(seat, 400).mission()
            content = screen.names.content
            areas = [area.id for area in content.areas]
            steps = content.ways[areas.index(guardian["area"])][areas.index(guardian["mission"]["area"])]
            assert not rest
            assert ("a relic at 5" in line.plain) == (screen.view["step"] == "marking")
            if steps > 1 and not position.has_rule("rule no lodge") and not guardian["consumed"]:
                assert f"{steps} areas away by " in line.plain


# What a decision is about


def shown(land: Position, seat: int, language: str = "en", width: int = 100) -> str:
    say = Speech(language, DOOM)
    screen = DoomScreen(say, view_of(land, seat), ["Ann", "Bob"], width)
    return "\n".join(line.plain for line in screen.draw([], 60))


def test_a_combat_is_shown_with_what_it_comes_to() -> None:
    made = hunt(card=0)
    made.says("go drowned-belfry")
    before = shown(made.land, 0)
    assert "Combat: 1 Tristram attacks, m1 Hound defends" in before
    assert "m1 Hound: hits 2, parries 0, can take 2" in before and "as it stands" not in before
    made.guardian.wounds = made.guardian.attributes[3] - 1
    made.rolls("sword", "shield", "moon").says("pass")
    after = shown(made.land, 0)
    assert "1 Tristram: hits 1, parries 1, can take 1 — takes 1 wound as it stands, and falls" in after
    assert "m1 Hound: hits 2, parries 0, can take 2 — takes 1 wound as it stands" in after


def test_wounds_that_come_are_shown_with_who_deals_them() -> None:
    made = hunt(guardian="roana", card=0)
    made.says("go drowned-belfry")
    made.rolls("moon", "moon").says("pass", "pass")
    assert "1 Roana: 2 wounds to take, can take 3 (from m1 Hound)" in shown(made.land, 0)
    made.guardian.wounds = 2
    for language, death in (
        ("en", "that is death!"),
        ("de", "das ist der Tod!"),
        ("pl", "to śmierć!"),
        ("ru", "это гибель!"),
    ):
        assert death in shown(made.land, 0, language)


def test_what_is_asked_names_the_figure() -> None:
    made = hunt()
    made.says("go drowned-belfry")
    out = io.StringIO()
    session = Session.new(DOOM, made.land, [None], "en", None)
    Table(session, Terminal(io.StringIO(), out)).draw(0)
    assert "combat with the Hound m1, before the roll" in out.getvalue()
