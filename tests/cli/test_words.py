"""The words of the terminal: the same in each language, all used, all there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import dawnbreach
from dawnbreach import cli, presentation
from dawnbreach.bots import doom_adept, names, puzzles, sanctum_adept, tempers
from dawnbreach.bots.sanctum_coach import stands
from dawnbreach.cli.main import ADD, LAB
from dawnbreach.cli.speech import Speech, own_words
from dawnbreach.darkest_doom.content import CARD_KINDS, KINDS
from dawnbreach.darkest_doom.game import DarkestDoom
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel.record import Dice
from dawnbreach.kernel.words import LANGUAGES, variables
from dawnbreach.presentation.advice import BECAUSE, amount
from dawnbreach.sanctum.forecast_types import Prospect
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.view_types import Deciding

FOLDER = Path(cli.__file__).parent
SHARED = Path(presentation.__file__).parent
SERVER = FOLDER.parent / "server"
SAID_BY_SERVER = [*(SERVER / "operations").glob("*.py"), *(SERVER / "storage").rglob("*.py")]
FILES = [*FOLDER.rglob("*.py"), *SHARED.rglob("*.py"), *SAID_BY_SERVER]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FILES))
FATE = DarkestDoom().content.fate
TYPED = ["help", "why", "hint", "back", "rules", "show", "table", "list", "log", "save", "record", "language", "quit"]
LAND, TABLE = DarkestDoom().start(seats=2, seed=1), Sanctum().start(seats=2, seed=1)
assert isinstance(LAND, Land) and isinstance(TABLE, Table)
ENDS = {*doom_adept.ends(LAND, 0), *sanctum_adept.ends(TABLE, TABLE.heroes[0])}
MADE = {
    **{f"build-{build}": "" for build in ("plain", "compiled")},
    **{f"hint-{name}": "" for name in (*ENDS, *Prospect.__annotations__)},
    **{f"luck-{name}": "" for name in ("survive", "wounds", "kills", "tests", "deaths")},
    **{f"hint-why-{game}-{why}": "" for game, found in BECAUSE.items() for why in found},
    **{f"typed-{name}": "" for name in TYPED},
    **{f"letter-{colour}": "" for colour in ("red", "green", "blue", "white", "purple")},
    **{f"token-{token}": "" for token in ("stamina", "focus", "corrupted")},
    **{f"by-{what}": "" for what in get_args(Deciding)},
    **{f"die-{state}": "" for state in ("lost", "assigned", "modified")},
    **{f"about-{name}": "" for name in (*ADD, *LAB)},
    **{f"dice-{dice}": "" for dice in get_args(Dice)},
    **{f"doom-area-{kind}": "" for kind in KINDS},
    **{f"doom-does-{kind}": "" for kind in (*KINDS, *(f"fate-{'-'.join(place.split())}" for place in FATE))},
    **{f"bot-{name}": "" for name in names("sanctum")},
    **{f"temper-{name}": "" for name in tempers("sanctum")},
    **{
        f"puzzle-{said}-{game}-{kind}": ""
        for said in ("task", "why")
        for game in puzzles.games()
        for kind in puzzles.kinds_of(game)
    },
    **{f"hint-{name}": "" for name in ("deaths", "points", "risks", *stands(TABLE, TABLE.heroes[0], 0.0))},
    **{key: "" for name in dawnbreach.GAMES for key in dawnbreach.info(name).headings.values()},
    **{f"doom-kind-{kind or deck}": "" for deck, kinds in CARD_KINDS.items() for kind in kinds},
}
"""Keys that are put together."""


def test_each_language_has_the_same_keys_with_the_same_variables() -> None:
    messages = own_words().messages
    for language in LANGUAGES:
        assert messages[language].keys() == messages["en"].keys()
        for key, pattern in messages["en"].items():
            assert variables(messages[language][key]) == variables(pattern), (language, key)


def test_every_key_is_used() -> None:
    words = set(re.findall(r"[a-z]+(?:-[a-z]+)*", SOURCE))
    unused = [key for key in own_words().messages["en"] if key not in words and key not in MADE]
    assert not unused


def test_every_key_that_is_said_exists() -> None:
    said = set(re.findall(r'(?:say|self\.say)\(\s*"([a-z-]+)"', SOURCE)) | set(MADE)
    said |= set(re.findall(r'Unreadable\([^"]*"[^"]*", "([a-z-]+)"', SOURCE))
    kernels = dawnbreach.game("sanctum").catalogue.messages["en"]
    assert not said - own_words().messages["en"].keys() - kernels.keys()


@pytest.mark.parametrize("command", ["", *ADD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(run, command: str, language: str) -> None:
    ran = run(*([command] if command else []), "--help", "--language", language) if command else run("--help")
    assert ran.code == 0
    if command and language != "en":
        assert "usage:" not in ran.out
        assert "show this help" not in ran.out


@pytest.mark.parametrize(("language", "written"), [("en", "−1.4"), ("pl", "−1,4"), ("ru", "−1,4"), ("de", "−1,4")])
def test_a_mean_is_written_as_in_the_readers_language(language, written):
    assert amount(Speech(language), "wounds", -1.42, signed=True) == written
