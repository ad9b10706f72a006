"""Running the command as a person would: arguments, typed lines, what is printed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from dawnbreach.bots.rng import Rng
from dawnbreach.cli.main import main

collect_ignore = ["test_screen.py"] if sys.platform == "win32" else []
"""It looks at a real terminal, of the kind that Windows does not have."""
WIDTHS = [(80, 2), (100, 5), (160, 5)]
"""Of screens, and of how many positions one is looked at: what fits on the narrow one, fits on the others as well."""
SOME = ["--bots", "random,random", "--seed", "7", "--hero", "huntress"]


class Ran(NamedTuple):
    """What a command gave back."""

    code: int
    out: str
    err: str


class Typist(io.StringIO):
    """Types a random legal number whenever asked, after some lines of its own."""

    def __init__(self, screen: io.StringIO, seed: str, first: Iterable[str] = (), most: int = 100_000) -> None:
        super().__init__()
        self.screen, self.rng, self.first, self.left = screen, Rng(seed), list(first), most
        self.mark = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.first:
            return self.first.pop(0) + "\n"
        shown = self.screen.getvalue()[self.mark :]
        self.mark += len(shown)
        self.left -= 1
        return f"{self.rng.next() % shown.count('‹') + 1}\n" if self.left >= 0 else ""


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of tests are kept apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    return tmp_path / "data" / "dawnbreach" / "games"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "sanctum", lines=["1", "quit"])`."""

    def ran(*argv: str, lines: Iterable[str] = (), typist: str = "", most: int = 100_000) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        source: io.StringIO = io.StringIO("".join(f"{line}\n" for line in lines))
        if typist:
            source = Typist(out, typist, lines, most)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", source)
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main(list(argv))
        return Ran(code, out.getvalue(), err.getvalue())

    return ran


def only(folder: Path, pattern: str) -> Path:
    """The one file there."""
    (found,) = folder.glob(pattern)
    return found
