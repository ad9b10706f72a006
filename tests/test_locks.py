"""What is installed is what was locked: the lock files agree with pyproject.toml and name everything by its hash."""

import importlib
import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))
lock = importlib.import_module("lock")
WANTED = lock.wanted()
LINE = re.compile(r"(?:#.*|[a-z0-9.-]+==\S+(?: ; .+)? \\|    --hash=sha256:[0-9a-f]{64}(?: \\)?)")


def text_of(name):
    return (lock.LOCKS / f"{name}.txt").read_text(encoding="utf-8")


def pins(name):
    """What a lock names: the requirements, several for a package where systems or Pythons differ."""
    return [Requirement(line) for line in re.findall(r"^([a-z0-9].*) \\$", text_of(name), re.M)]


def version(pin):
    return str(pin.specifier).removeprefix("==")


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_is_for_what_the_project_requires(name):
    head = [line for line in text_of(name).splitlines() if line.startswith("#")]
    assert head == [lock.HEAD, *(f"#   {one}" for one in WANTED[name])], "run make lock"


@pytest.mark.parametrize("name", WANTED)
def test_what_is_locked_fits_what_is_required(name):
    locked = pins(name)
    for required in map(Requirement, WANTED[name]):
        found = [pin for pin in locked if canonicalize_name(pin.name) == canonicalize_name(required.name)]
        assert found, f"{required} is not locked"
        assert all(required.specifier.contains(version(pin)) for pin in found), required


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_has_hashes_and_no_addresses(name):
    lines = text_of(name).splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    for before, after in zip(lines, [*lines[1:], ""], strict=True):
        assert not re.match("[a-z0-9]", before) or after.startswith("    --hash="), before


@pytest.mark.parametrize("name", WANTED)
def test_the_locks_agree_with_each_other(name):
    playing = {canonicalize_name(pin.name): version(pin) for pin in pins("play")}
    differing = [
        str(pin) for pin in pins(name) if playing.get(canonicalize_name(pin.name), version(pin)) != version(pin)
    ]
    assert differing == []


def test_every_lock_is_made_by_the_tool():
    assert {path.stem for path in lock.LOCKS.glob("*")} == set(WANTED)


def test_make_installs_from_the_locks_only():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "pip install" not in makefile
    for name in ("play", "test", "docs"):
        assert f"tools/install.py {name}" in makefile
        assert f"locks/{name}.txt" in makefile
