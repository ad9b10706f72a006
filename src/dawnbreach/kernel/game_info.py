"""A game as everything around its rules knows it: one descriptor, exported by the game's package."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any


@dataclass(frozen=True, eq=False)
class GameInfo:
    """What a game brings along. Parts of other layers are named "module:name" and loaded when somebody needs them."""

    name: str
    engine: str
    """The `Game` subclass; called with the folder of a content pack, or with nothing."""
    home: Path
    """Where its words lie, and by default its rules."""
    rules: Path | None = None
    """The folder of NAME.md, NAME.pl.md …: the clauses, numbered."""
    pack_file: str = ""
    """A file that only packs of this game have."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """By name, the weakest first: what makes a bot from an `Rng`."""
    tastes: str = ""
    """By name, the temperaments: each of the bots above can be made with one, told after the `Rng`."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Options of `start`, beside the characters, that the set-up offers, with their values; nothing: all there are."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """Choices that come in numbers stand under headings, in this order: the kind of choice, the key of its heading."""
    main: frozenset[str] = frozenset()
    """Kinds of choices that matter so much that they come first."""
    cautions: str = ""
    """Why a choice is asked about once more: from a position, a seat and its choices, to words for some of them."""
    idle: str = ""
    """Which choice is the only one that makes sense: from a position, a seat and several choices, to one or nothing."""
    view_types: str = ""
    """The module with the types of what it tells: `View`, and `Box` and `Scene` where it has them."""
    forecast: str = ""
    """What foresees a decision: from a position and a seat, to a `Forecast` that depends on what the seat may know."""
    sentences: str = ""
    """What puts that into words."""
    forecast_types: str = ""
    """The module with the types of that."""
    foreseen: frozenset[str] = frozenset()
    """The steps at which there is something to foresee."""
    readiness: str = ""
    """How ready a seat is for the end of the game: from a bot's `Seat`, to named numbers, or nothing."""
    adviser: str = "adept"
    """The bot whose thoughts hints tell, perhaps with how it is to think."""
    judge: str = ""
    """Who tries choices for the coach, made from an `Rng`; the adviser where nobody is named."""
    judged: str = ""
    """Decisions that could have been better, where that can be worked out: from a film and a seat, to `Point`s."""
    puzzles: str = ""
    """How puzzles are made of its positions: `Kinds`."""
    aftermath: str = ""
    """What a game comes to once it is over: from its `Film` to an `Aftermath`."""
    face: str = ""
    """How the terminal shows it; without one it shows the view as it is."""
    book: str = ""
    """What gives the texts of its cards and the printed box to a page."""
    lessons: Path | None = None
    """The folder of the guided first games: 1.toml, 2.toml …"""

    def part(self, name: str) -> Any:
        """What one of the names above stands for."""
        module, _, attribute = name.partition(":")
        return getattr(import_module(module), attribute)

    def rules_folder(self) -> Path:
        return self.rules or self.home / "rules"


def our_rules() -> Path:
    """Where the rules of our own games lie: inside the package when installed, in docs/ in the repository."""
    package = Path(__file__).parent.parent
    shipped = package / "rules"
    return shipped if shipped.is_dir() else package.parent.parent / "docs" / "rules"
