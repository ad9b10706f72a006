"""What is wrong with a pack, in Darkest Doom's words."""

from __future__ import annotations

from pathlib import Path

from dawnbreach.kernel import packs
from dawnbreach.kernel.words import Catalogue

HOME = Path(__file__).parent


def pack_words() -> Catalogue:
    """The words about packs in every language."""
    return packs.pack_words(HOME)


class Problem(packs.Problem):
    """One fault of a pack of Darkest Doom."""

    home = HOME


class BadSentence(packs.BadSentence):
    """An effect that is not in Darkest Doom's vocabulary."""

    home = HOME
