"""Names that people can tell apart: what looks alike at a table is one name (UTS 39)."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from dawnbreach.server.core.refusal import Refusal

BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters of which nothing is seen."""
MOST_MARKS = 2
"""So many accents stand on one letter; more would paint over the lines above."""


def clean(text: str) -> str:
    """One line without signs that cannot be seen, that turn the direction, or that are piled on others."""
    shown = "".join(" " if sign in BLANK or not sign.isprintable() else sign for sign in _flat(text))
    tidy = " ".join(shown.split())
    if not tidy:
        raise Refusal("malformed", "refuse-empty")
    return tidy


def _flat(text: str) -> str:
    kept, marks = [], 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that a hurried reader takes for one another."""
    plain = unicodedata.normalize("NFKD", _looks(unicodedata.normalize("NFKD", name)))
    small = _looks(plain.casefold())
    return "".join(
        sign for sign in small if sign.isprintable() and not sign.isspace() and not unicodedata.combining(sign)
    ).casefold()


def _looks(text: str) -> str:
    known = _confusables()
    return "".join(known.get(sign, sign) for sign in text)


@cache
def _confusables() -> dict[str, str]:
    lines = (Path(__file__).parent / "confusables.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" ", 1) for line in lines if not line.startswith("# ")]
    return {sign: like for like, signs in pairs for sign in signs}
