"""The engine installs alone: what it needs besides the standard library is nothing; the rest is in extras."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dawnbreach
from dawnbreach.kernel.words import LANGUAGES
from tests.patience import PATIENCE
from tests.test_architecture import TYPES_ONLY

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent
SOURCE = Path(dawnbreach.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {
    name: {canonicalize_name(Requirement(one).name) for one in required}
    for name, required in PROJECT["optional-dependencies"].items()
}
ENGINE = ("kernel", "sanctum", "darkest_doom", "bots", "lab")
PLACES = {"cli": {"terminal"}, "template": {"terminal"}, "paths.py": {"server", "terminal"}}
"""Which extras have what a folder uses; of all others it is the server's."""
COMMAND = "import sys; from dawnbreach.cli.main import main; sys.exit(main(sys.argv[1:]))"
WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Absent())
"""


def python(tmp_path, code, *args, bare=True):
    """Run a program; a bare Python has the standard library and our source, and nothing that was ever installed."""
    known = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, *(["-S"] if bare else []), "-c", code, *args]
    environment = {**known, **homes, "PYTHONPATH": str(SOURCE.parent), "DAWNBREACH_PLAIN": "1"}
    return subprocess.run(
        command, env=environment, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )


def command(tmp_path, *words):
    return python(tmp_path, COMMAND, *words)


def without(tmp_path, extra, *words):
    """A command where the packages of one extra are not installed."""
    installed = packages_distributions().items()
    modules = {top for top, names in installed if EXTRAS[extra] & {canonicalize_name(name) for name in names}}
    assert modules
    return python(tmp_path, WITHOUT.format(absent=modules) + COMMAND, *words, bare=False)


def test_the_project_requires_nothing_and_playing_brings_everything():
    assert PROJECT["dependencies"] == []
    assert PROJECT["optional-dependencies"]["play"] == ["dawnbreach[server,terminal]"]


def imported(path):
    """The packages of others that a file imports anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from {name.partition(".")[0] for name in names} - {"dawnbreach", *sys.stdlib_module_names}


def test_every_package_of_others_is_in_the_extra_of_its_place():
    distributions = packages_distributions()
    found = set()
    for path in SOURCE.glob("**/*.py"):
        folder = path.relative_to(SOURCE).parts[0]
        for name in imported(path):
            if TYPES_ONLY.get(path.relative_to(SOURCE).as_posix()) == name:
                continue
            brought = {canonicalize_name(one) for one in distributions[name]}
            extras = {extra for extra, names in EXTRAS.items() if brought & names}
            wanted = {"tracing"} if path.name == "tracing.py" else PLACES.get(folder, {"server"})
            assert wanted <= extras, (path, name)
            assert folder not in ENGINE, (path, name)
            found |= extras
    assert found == {"server", "terminal", "tracing"}


# Where nothing is installed


def test_nothing_is_installed_there(tmp_path):
    for name in ("rich", "msgspec", "starlette", "pytest"):
        assert "ModuleNotFoundError" in python(tmp_path, f"import {name}").stderr


GAME = """
import json, sys
import dawnbreach
from dawnbreach import bots
name = sys.argv[1]
game = dawnbreach.game(name)
position = game.start(seats=2, seed=7)
players = [bots.make("novice", name, str(seat)) for seat in range(2)]
decisions = 0
while not position.over:
    if decisions == 100:
        position = game.load(json.loads(json.dumps(position.save())))
    seat = position.waiting[0]
    refusals = [position.why_not(choice, seat) for choice in game.notation.all[:200]]
    assert all(refusal.words(language) for refusal in refusals if refusal for language in ("en", "pl", "ru"))
    position.play(players[seat](position.view(seat), position.choices(seat)), seat)
    decisions += 1
text = position.record()
assert dawnbreach.replay(text) == position
print(json.dumps({"decisions": decisions, "verified": dawnbreach.verify(text), "record": text}))
"""


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_the_engine_plays_saves_records_and_replays(tmp_path, game):
    done = python(tmp_path, GAME, game)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["decisions"] > 100 and figures["verified"] > 0
    record = tmp_path / "game.record"
    record.write_text(figures["record"], encoding="utf-8")
    assert command(tmp_path, "verify", str(record)).returncode == 0


def test_the_lab_simulates(tmp_path):
    done = command(tmp_path, "simulate", "sanctum", "--games", "2", "--seats", "2", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_the_command_explains_itself(tmp_path):
    assert command(tmp_path, "--version").stdout.startswith(f"{dawnbreach.__version__} (")
    assert "simulate" in command(tmp_path, "--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve", "server"),
        ("migrate", "server"),
        ("play", "play"),
        ("play --terminal", "terminal"),
        ("resume", "terminal"),
        ("replay game.record", "terminal"),
        ("check pack", "terminal"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(tmp_path, words, extra, language):
    done = command(tmp_path, *words.split(), "--language", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f'pip install "dawnbreach[{extra}]"' in done.stderr
    assert bool(re.search("[а-яё]", done.stderr)) == (language == "ru")


# Where only one extra is installed


def test_the_terminal_needs_no_server(tmp_path):
    done = without(tmp_path, "server", "play", "--watch", "--seats", "2", "--bots", "novice,novice", "--seed", "7")
    assert done.returncode == 0, done.stderr


def test_the_server_needs_no_terminal(tmp_path):
    done = without(tmp_path, "terminal", "migrate", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "tables.db").exists()
    assert 'dawnbreach[terminal]"' in without(tmp_path, "terminal", "resume").stderr
