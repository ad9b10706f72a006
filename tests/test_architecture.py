"""The shape of the code: one way of imports, standard library below the edges, small files."""

import ast
import re
import sys
from pathlib import Path

import pytest

import dawnbreach

SOURCE = Path(dawnbreach.__file__).parent
GAMES = ["sanctum", "darkest_doom"]
LEVELS = ["kernel", *GAMES]
FORBIDDEN = {"random", "time", "datetime", "socket", "asyncio", "threading", "multiprocessing", "secrets"}
ALLOWED_SECRET = {"kernel/game.py"}


TYPES_ONLY = {"kernel/generic.py": "typing_extensions"}
"""What only mypy reads, under `if TYPE_CHECKING`."""


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("package", LEVELS)
def test_kernel_and_games_import_the_standard_library_and_the_kernel_only(package):
    for path in (SOURCE / package).glob("**/*.py"):
        for name in imports(path):
            top = name.split(".")[0]
            if top == "dawnbreach":
                assert name == "dawnbreach" or name.split(".")[1] in ("kernel", package), (path, name)
                assert package != "kernel" or name.split(".")[1] == "kernel", (path, name)
            elif TYPES_ONLY.get(path.relative_to(SOURCE).as_posix()) != top:
                assert top in sys.stdlib_module_names, (path, name)


@pytest.mark.parametrize("package", LEVELS)
def test_kernel_and_games_know_no_clock_socket_or_global_random(package):
    for path in (SOURCE / package).glob("**/*.py"):
        found = {name.split(".")[0] for name in imports(path)} & FORBIDDEN
        if path.relative_to(SOURCE).as_posix() in ALLOWED_SECRET:
            found -= {"secrets"}
        assert not found, (path, found)


@pytest.mark.parametrize("package", GAMES)
def test_games_import_at_the_top_of_a_file_only(package):
    """What a chapter needs lies below it; the contracts in pyproject.toml say in which order."""
    for path in (SOURCE / package).glob("**/*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inner = [node.lineno for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
        top = [node.lineno for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
        assert inner == top, (path, sorted(set(inner) - set(top)))


def test_bots_never_touch_the_position_that_is_played():
    """They may try choices in imagined ones, which their seat lends them."""
    for path in (SOURCE / "bots").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert path.name == "seat.py" or "_position" not in re.findall(r"\w+", text), path


def test_files_stay_small():
    for path in SOURCE.glob("**/*.py"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 420, f"{path.name} has {lines} lines"
