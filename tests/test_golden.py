"""Playthroughs and choice counts are text files: any change of behaviour shows as a diff."""

import importlib
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
golden = importlib.import_module("golden")


@pytest.mark.parametrize("stem", golden.PLAYTHROUGHS)
def test_the_playthrough_is_as_it_was(stem):
    kept = (golden.FOLDER / f"{stem}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(stem).splitlines() == kept.splitlines()


@pytest.mark.parametrize("stem", golden.PLAYTHROUGHS)
def test_the_choice_counts_are_as_they_were(stem):
    kept = (golden.FOLDER / f"{stem}.counts.txt").read_text(encoding="utf-8")
    assert golden.counts(stem).splitlines() == kept.splitlines()
