"""Playthroughs and choice counts are text files: any change of behaviour shows as a diff."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
golden = importlib.util.module_from_spec(spec)
spec.loader.exec_module(golden)


@pytest.mark.parametrize(("name", "seats", "difficulty"), golden.PLAYTHROUGHS)
def test_the_playthrough_is_as_it_was(name, seats, difficulty):
    kept = (golden.FOLDER / f"{name}-{seats}-{difficulty}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name, seats, difficulty).splitlines() == kept.splitlines()


@pytest.mark.parametrize(("name", "seats", "difficulty"), golden.PLAYTHROUGHS)
def test_the_choice_counts_are_as_they_were(name, seats, difficulty):
    kept = (golden.FOLDER / f"{name}-{seats}-{difficulty}.counts.txt").read_text(encoding="utf-8")
    assert golden.counts(name, seats, difficulty).splitlines() == kept.splitlines()
