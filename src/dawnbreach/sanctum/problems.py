"""What is wrong with a pack, in words that need no game: a broken pack makes none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from dawnbreach import kernel
from dawnbreach.kernel.words import Arg, BadCatalogue, Catalogue, Name, Phrase, load_words


@cache
def pack_words() -> Catalogue:
    """The words about packs in every language."""
    return load_words(Path(kernel.__file__).parent, Path(__file__).parent)


def phrase(key: str, /, **args: Arg) -> Phrase:
    """A message with its arguments: `phrase("pack-no-effect", verb="juggle")`."""
    return Phrase(key, tuple(args.items()))


def shown(value: Any) -> Arg:
    """A value as it stands in the file, and a word for one that is not there."""
    return Name("pack-nothing") if value is None else repr(value)


def escaped(text: str) -> str:
    """One line, whatever a file has in its strings."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


@dataclass(frozen=True)
class Problem:
    """One fault of a pack; `where` is a file and line, `entry` a card or the like, and either may be empty."""

    where: str
    entry: str
    words: Phrase

    @classmethod
    def of_words(cls, error: BadCatalogue) -> Problem:
        """A fault in the names that come with a pack."""
        return cls(error.where, "", error.words)

    def say(self, catalogue: Catalogue, language: str) -> str:
        """The line a person reads: `demons.toml:12: cinder-visor: the item does nothing`."""
        parts = (self.where, self.entry, catalogue.arg(language, self.words))
        return escaped(": ".join(part for part in parts if part))

    def __str__(self) -> str:
        return self.say(pack_words(), "en")
