"""Whatever is wrong gets one clear sentence, and nothing is lost."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest

from dawnbreach.cli import session as sessions
from dawnbreach.kernel.saving import seal
from dawnbreach.sanctum.pack_loader import PACK
from tests.cli.conftest import SOME, Ran, Run, only

PLAY = ["play", "sanctum", *SOME]


def sentence(ran: Ran, code: int = 2) -> str:
    """The one sentence, and no more."""
    assert ran.code == code
    text = (ran.err if code == 2 else ran.out).strip()
    assert text
    assert "Traceback" not in text
    assert len(text.splitlines()) <= 4
    return text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", "is not a choice of this game"),
        ("hit d1", "is not a choice of this game"),
        ("0", "There is no choice number 0"),
        ("99", "There is no choice number 99"),
        ("9" * 5000, "There is no choice number"),
        ("-1", "is not a choice of this game"),
        ("fight", "SAN-2.2"),
        ("take 1", "SAN-3.3"),
        ("\x1b[2J\x00\x07 move\t!", "is not a choice of this game"),
        ("x" * 100_000, "is not a choice of this game"),
        ("back", "SAN-13.1"),
        ("language fr", "There is no language"),
        ("language", "There is no language"),
        ("save /no/such/folder/x", "could not be saved"),
        ("record /no/such/folder/x", "could not be saved"),
        ("save /", "left untouched"),
        ("rules " + "x" * 1000, "No rule has"),
        ("show -1", "Seats are numbered"),
        ("why", "why rest"),
        ("²", "is not a choice of this game"),
    ],
)
def test_a_bad_line_changes_nothing(run: Run, home: Path, line: str, answer: str) -> None:
    run(*PLAY)
    before = sessions.load(only(home, "*.json"))
    ran = run("resume", lines=[line])
    assert ran.code == 0
    assert answer in " ".join(ran.out.split())
    assert "\x1b" not in ran.out
    assert sessions.load(only(home, "*.json")).position == before.position


def test_an_ambiguous_line_lists_what_it_could_mean(run: Run) -> None:
    out = run(*PLAY, lines=["move", "take"]).out
    assert "“take” could mean: take 1, take 2" in out


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["play", "chess"],
        ["play", "darkest-doom", "--difficulty", "hard"],
        ["play", "darkest-doom", "--hero", "huntress"],
        ["play", "darkest-doom", "--solo", "4"],
        ["play", "darkest-doom", "--solo", "0"],
        ["play", "darkest-doom", "--solo", "x"],
        ["play", "darkest-doom", "--solo", "2", "--seats", "3"],
        ["play", "darkest-doom", "--solo", "2", "--bots", "random"],
        ["play", "darkest-doom", "--seats", "5"],
        ["play", "sanctum", "--solo", "2"],
        ["play", "sanctum", "--seats", "1"],
        ["check", "/", "--game", "chess"],
        ["play", "--seats", "7"],
        ["play", "--seats", "two"],
        ["play", "--seats"],
        ["play", "--seat", "9"],
        ["play", "--bots", "deep-thought"],
        ["play", "--bots", "novice,novice,novice,novice"],
        ["play", "--seats", "2", "--bots", "random,random"],
        ["play", "--hero", "wizard"],
        ["play", "--difficulty", "easy"],
        ["play", "--language", "fr"],
        ["play", "--language"],
        ["play", "--colour", "red"],
        ["play", "--pack", "/no/such/folder"],
        ["replay"],
        ["replay", "/no/such/file"],
        ["replay", "/"],
        ["resume"],
        ["resume", "/no/such/file"],
        ["verify"],
        ["verify", "/no/such/file"],
        ["check"],
        ["play", "--seed", ""],
        ["play", "--seed", "1\n2"],
        ["play", "--lang", "pl"],
    ],
)
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_bad_arguments_get_one_sentence(run: Run, argv: list[str], language: str, monkeypatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    text = sentence(run(*argv))
    assert len(text.splitlines()) == 1
    assert text.split()[0] not in ("input-seats", "bad-arguments")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b'{"dawnbreach": 1}',
        b'{"dawnbreach": 1, "game": "sanctum", "position": {}}',
        b'{"dawnbreach": 2, "game": "sanctum", "position": {}}',
        b'{"dawnbreach": 1, "game": "chess", "position": {"format": 1}}',
        b'{"dawnbreach": 1, "game": "sanctum", "pack": 5, "position": {"format": 1}}',
        b"[" * 100_000,
        b"dawnbreach record 1\ngame: sanctum\n",
    ],
)
def test_a_foreign_save_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    sentence(run("resume", str(path)))
    assert path.read_bytes() == content


def test_a_damaged_save_is_refused_wherever_the_damage_is(run: Run, home: Path, tmp_path: Path) -> None:
    run(*PLAY, typist="damage", most=30)
    text = only(home, "*.json").read_text()
    rng = random.Random(4)
    for number in range(60):
        at = rng.randrange(len(text))
        broken = text[:at] + rng.choice(["", "7", '"', "}", "x", "null"]) + text[at + rng.randrange(4) :]
        path = tmp_path / f"{number}.json"
        path.write_text(broken)
        ran = run("resume", str(path), lines=["quit"])
        assert ran.code in (0, 2), broken[max(at - 20, 0) : at + 20]
        assert ran.code == 0 or len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("field", "value"), [("seed", None), ("seed", 7), ("how", [["seats"]]), ("how", [["seats", 9]])]
)
def test_a_forged_save_is_refused_even_under_a_good_seal(run: Run, home: Path, field: str, value: object) -> None:
    run(*PLAY)
    path = only(home, "*.json")
    data = json.loads(path.read_text())
    body = {**{name: part for name, part in data["position"].items() if name != "seal"}, field: value}
    path.write_text(json.dumps({**data, "position": {**body, "seal": seal(body)}}))
    assert "damaged" in sentence(run("resume"))


@pytest.mark.parametrize("field", ["bots", "seeds"])
@pytest.mark.parametrize("value", [None, [], ["x"], [None, "deep-thought", None], [1, 2, 3], {"a": 1}, [[], [], []]])
def test_a_save_with_wrong_players_is_refused(run: Run, home: Path, field: str, value: object) -> None:
    run(*PLAY)
    path = only(home, "*.json")
    path.write_text(json.dumps({**json.loads(path.read_text()), field: value}))
    assert "damaged" in sentence(run("resume"))


def test_a_full_disk_is_said_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    ran = run(*PLAY, lines=["move"])
    assert ran.code == 1
    assert "could not be saved" in ran.out
    assert "take a set of demons" in ran.out


def broken_pack(tmp_path: Path, file: str, old: str, new: str) -> Path:
    pack = tmp_path / "pack"
    shutil.copytree(PACK, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


def test_a_pack_with_wrong_counts_is_refused(run: Run, tmp_path: Path) -> None:
    text = (PACK / "finale.toml").read_text(encoding="utf-8")
    last = text[text.rindex("[[blessing]]") :]
    pack = broken_pack(tmp_path, "finale.toml", last, "")
    assert "blessings: 11, but the game has 12" in sentence(run("play", "--pack", str(pack)))
    ran = run("check", str(pack))
    assert ran.code == 1
    assert "blessings: 11, but the game has 12" in ran.out


def test_a_pack_can_be_checked_and_played(run: Run, home: Path, tmp_path: Path) -> None:
    assert run("check", str(PACK)).code == 0
    assert "The pack is complete: 84 demon cards, 4 heroes" in run("check", str(PACK)).out
    pack = broken_pack(tmp_path, "acts.toml", "# The act", "# My act")
    assert run("check", str(pack)).code == 0
    run(*PLAY, "--pack", str(pack), typist="pack")
    record = str(only(home, "*.record"))
    assert run("verify", record).code == 1
    assert run("verify", record, "--pack", str(pack)).code == 0


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("demons.toml", "[[", "[[["),
        ("demons.toml", 'source = "designed"', 'source = "elsewhere"'),
        ("acts.toml", '"1+1"', '"1+9"'),
        ("heroes.toml", "[[", "[["),
    ],
)
def test_check_names_every_problem(run: Run, tmp_path: Path, file: str, old: str, new: str) -> None:
    pack = broken_pack(tmp_path, file, old, new)
    ran = run("check", str(pack))
    assert ran.code == int(old != new)
    assert (file in ran.out) == (old != new)


def test_check_of_no_folder_is_a_problem(run: Run) -> None:
    ran = run("check", "/no/such/folder")
    assert ran.code == 1
    assert "there is no such folder" in ran.out


@pytest.mark.parametrize(
    ("language", "told", "total"),
    [
        ("en", "“1+9” is not a set", "1 problem: the pack"),
        ("pl", "„1+9” nie jest zestawem", "1 problem: tym pakietem"),
        ("ru", "«1+9» — не группа", "1 ошибка: этим пакетом"),
    ],
)
def test_a_bad_pack_is_explained_in_the_language_of_the_reader(
    run: Run, tmp_path: Path, language: str, told: str, total: str
) -> None:
    pack = broken_pack(tmp_path, "acts.toml", '"1+1"', '"1+9"')
    checked = run("check", str(pack), "--language", language)
    assert checked.code == 1
    assert told in checked.out
    assert total in checked.out
    assert told in sentence(run("play", "--pack", str(pack), "--language", language))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a brace too many"), ("pl", "o jedną klamrę za dużo"), ("ru", "лишняя фигурная скобка")],
)
def test_bad_names_in_a_pack_are_explained_in_the_language_of_the_reader(
    run: Run, tmp_path: Path, language: str, told: str
) -> None:
    pack = broken_pack(tmp_path, "acts.toml", "# The act", "# My act")
    names = pack / "words" / "en" / "names.ftl"
    names.parent.mkdir(parents=True)
    names.write_text("item-x = }\n", encoding="utf-8")
    assert told in " ".join(run("check", str(pack), "--language", language).out.split())
    assert told in sentence(run("play", "--pack", str(pack), "--language", language))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "no name in words/en"), ("pl", "brak nazwy w words/en"), ("ru", "нет названия в words/en")],
)
def test_a_card_without_a_name_is_a_problem_in_every_language(
    run: Run, tmp_path: Path, language: str, told: str
) -> None:
    pack = broken_pack(tmp_path, "demons.toml", 'item = "cinder-visor"', 'item = "nameless-visor"')
    assert f"item-nameless-visor: {told}" in run("check", str(pack), "--language", language).out
