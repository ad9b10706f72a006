"""All words that a client needs to draw a game, in one language, and what never changes in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256

import msgspec

import dawnbreach
from dawnbreach.kernel import Game
from dawnbreach.kernel.words import Catalogue, variables
from dawnbreach.presentation import shared_words
from dawnbreach.server.protocol.http_schema import Book

UNNEEDED = re.compile(
    r"(no|event(?!-card)|choice|pack|words|record|save|input|penalty|perk|effect|step|hint|aftermath|luck|review|group)-"
    r"|(forecast|caution|what|percent|list|puzzle|dice)-|doom-(?!area|kind|relic)|.*\."
)
"""Messages that only the server says, or that are among the texts."""


@cache
def book(name: str, language: str, pack: str | None = None) -> Book:
    """The book of a game; `pack` is the folder of its pack, where that is not its own."""
    game = dawnbreach.game(name, pack)
    names = {**names_of(shared_words(), language), **names_of(game.catalogue, language)}
    texts, box = _contents(game, language)
    digest = sha256(msgspec.json.encode([names, texts, box])).hexdigest()[:16]
    return Book(name, language, digest, names, texts, box)  # type: ignore[arg-type]


def names_of(catalogue: Catalogue, language: str) -> dict[str, str]:
    """The messages that need no parameter."""
    messages = catalogue.messages[language]
    wanted = [key for key, pattern in messages.items() if not variables(pattern) and not UNNEEDED.match(key)]
    said = {key: catalogue.say(language, key) for key in wanted}
    return {key: text for key, text in said.items() if "{" not in text}


def _contents(game: Game, language: str) -> tuple[dict[str, str], Mapping[str, object]]:
    info = dawnbreach.info(game.name)
    found: tuple[dict[str, str], Mapping[str, object]] = info.part(info.book)(game, language) if info.book else ({}, {})
    return found
