"""What is wrong with a pack, in Sanctum's words."""

from __future__ import annotations

from pathlib import Path

from dawnbreach.kernel import packs
from dawnbreach.kernel.packs import phrase
from dawnbreach.kernel.words import Catalogue

__all__ = ["BadSentence", "Problem", "pack_words", "phrase"]

HOME = Path(__file__).parent


def pack_words() -> Catalogue:
    """The words about packs in every language."""
    return packs.pack_words(HOME)


class Problem(packs.Problem):
    """One fault of a pack of Sanctum."""

    home = HOME


class BadSentence(packs.BadSentence):
    """An effect that is not in Sanctum's vocabulary."""

    home = HOME
