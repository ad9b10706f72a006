"""Plain and compiled: which one runs, what is compiled, and that it is taken from the same sources."""

import ast
import importlib
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import dawnbreach
from dawnbreach import builds

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))
compiling = importlib.import_module("compiling")


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    """A folder with something compiled in it, from the present sources."""
    monkeypatch.delenv("DAWNBREACH_PLAIN", raising=False)
    monkeypatch.setattr(builds, "COMPILED", tmp_path)
    monkeypatch.setattr(builds, "STAMP", tmp_path / "made-from")
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    builds.library().touch()
    builds.STAMP.write_text(builds.digest(), encoding="utf-8")
    return tmp_path


def test_what_is_compiled_runs_while_it_is_of_these_sources(compiled):
    assert builds.choose() == "compiled"
    assert isinstance(sys.meta_path[0], builds.Finder)


def test_a_changed_source_is_not_run_as_it_was(compiled, monkeypatch, capsys):
    monkeypatch.setattr(builds, "digest", lambda: "another")
    assert builds.choose() == "plain"
    assert capsys.readouterr().err == f"{builds.STALE}\n"


def test_plain_python_can_be_asked_for(compiled, monkeypatch):
    monkeypatch.setenv("DAWNBREACH_PLAIN", "1")
    assert builds.choose() == "plain"


def test_nothing_compiled_for_this_python_is_plain_and_silent(compiled, capsys):
    builds.library().unlink()
    assert builds.choose() == "plain" and capsys.readouterr().err == ""


def test_the_digest_sees_every_compiled_source(monkeypatch, tmp_path):
    for module in builds.modules():
        (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / module).write_bytes((builds.PACKAGE.parent / module).read_bytes())
    before = builds.digest()
    monkeypatch.setattr(builds, "PACKAGE", tmp_path / "dawnbreach")
    assert builds.digest() == before
    rule = tmp_path / "dawnbreach" / "sanctum" / "fight.py"
    rule.write_text(rule.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert builds.digest() != before


def test_the_command_says_which_build_runs():
    for plain in ("", "1"):
        env = {**os.environ, "DAWNBREACH_PLAIN": plain, "PYTHONPATH": str(ROOT / "src"), "LANGUAGE": "en"}
        code = "import dawnbreach; print(dawnbreach.__build__)"
        runs = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        command = [sys.executable, "-m", "dawnbreach", "--language", "en", "--version"]
        said = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        words = {"plain": "plain Python", "compiled": "compiled"}[runs.stdout.strip()]
        assert said.stdout == f"{dawnbreach.__version__} ({words})\n"
        assert not plain or words == "plain Python"


@pytest.mark.parametrize("asked", [(), ("check",)])
def test_no_compiler_is_no_error(asked):
    env = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run([sys.executable, ROOT / "tools" / "fast.py", *asked], env=env, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("There is no C compiler here") and done.stdout.count("\n") == 1


PLAYED = """
import dawnbreach, json, pickle, random
for name in ("sanctum", "darkest-doom"):
    rng, position = random.Random(3), dawnbreach.game(name).start(seats=2, seed="builds")
    for _ in range(80):
        seat = position.waiting[0]
        position.play(rng.choice(position.choices(seat)), seat)
    print(json.dumps([name, position.save(), position.record(), pickle.dumps(position).hex()]))
"""


@pytest.mark.parametrize("plain", ["", "1"])
def test_saves_records_and_pickles_travel_between_builds(plain):
    """From either build to the one that runs here; with nothing compiled both are plain."""
    env = {**os.environ, "DAWNBREACH_PLAIN": plain, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        name, saved, text, pickled = json.loads(line)
        loaded = dawnbreach.game(name).load(saved)
        assert loaded.save() == saved and loaded.record() == text
        assert dawnbreach.replay(text) == loaded == pickle.loads(bytes.fromhex(pickled))


# What mypyc is given


def test_every_class_of_data_has_its_fields_written_out():
    """In plain Python, from which the sources are written, whichever build runs here."""
    env = {**os.environ, "DAWNBREACH_PLAIN": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200


def check_written_out(module):
    """How many classes of data a module has, all with their fields."""
    from dawnbreach.kernel.data import Data, Value, annotated

    known, count = importlib.import_module(".".join(module.with_suffix("").parts)), 0
    for node in ast.parse(compiling.written_out(module)).body:
        if not isinstance(node, ast.ClassDef) or not issubclass(cls := getattr(known, node.name), (Data, Value)):
            continue
        if cls in (Data, Value):
            continue
        made = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
        if issubclass(cls, Value):
            assert [one.arg for one in made["__init__"].args.args] == ["self", *annotated(cls)]
        else:
            assert "copy_into" in made
        [written] = [one.value for one in node.body if isinstance(one, ast.Assign) and is_fields(one)]
        assert set(ast.literal_eval(written)) == own_fields(module, node.name), node.name
        count += 1
    return count


def is_fields(one):
    return isinstance(one.targets[0], ast.Name) and one.targets[0].id == "FIELDS"


def own_fields(module, name):
    """The fields a class has, as its source annotates them."""
    tree = ast.parse((ROOT / "src" / module).read_text(encoding="utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    annotated = [one for one in body if isinstance(one, ast.AnnAssign)]
    return {ast.unparse(one.target) for one in annotated if "ClassVar" not in ast.unparse(one.annotation)}


if __name__ == "__main__":
    sys.stdout.write(str(sum(map(check_written_out, builds.modules()))))
