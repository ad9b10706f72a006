"""What the page and the terminal say alike: headings of choices, texts of cards, the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dawnbreach.kernel.words import Arg, Catalogue, load_words


@cache
def shared_words() -> Catalogue:
    """The words that both have."""
    return load_words(Path(__file__).parent)


def say(language: str, key: str, **args: Arg) -> str:
    """A message that both have."""
    return shared_words().say(language, key, args)
