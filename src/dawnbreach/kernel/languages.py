"""The languages there are: one for each `words/XX/language.toml` beside this file, English first.

It has the language's own name, its plural rules as the CLDR writes them, and `unread = true` until a native speaker
has read the words.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path

from dawnbreach.kernel.data import Value

Test = tuple[int, bool, int, int]
"""Modulus (0: none), whether it is to be within, and the bounds."""
_TEST = re.compile(r"n(?: % (\d+))? (!?=) (\d+)(?:\.\.(\d+))?")


class Language(Value):
    name: str
    """What its speakers call it."""
    is_read: bool
    """Whether a native speaker has read its words."""
    plurals: tuple[tuple[str, tuple[Test, ...]], ...]
    """Categories with the tests of a number that is in them; the last has none."""


def tests_in(rule: str) -> tuple[Test, ...]:
    """The tests of a rule of the CLDR: `n % 10 = 2..4 and n % 100 != 12..14`."""
    found = [_TEST.fullmatch(part) for part in rule.split(" and ")] if rule else []
    return tuple((int(t[1] or 0), t[2] == "=", int(t[3]), int(t[4] or t[3])) for t in found if t is not None)


def read_language(path: Path) -> Language:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    plurals = tuple((category, tests_in(rule)) for category, rule in told["plural"].items())
    return Language(told["name"], not told.get("unread", False), plurals)


def is_within(n: int, test: Test) -> bool:
    modulus, wanted, low, high = test
    return (low <= (n % modulus if modulus else n) <= high) == wanted


KNOWN = {path.parent.name: read_language(path) for path in (Path(__file__).parent / "words").glob("*/language.toml")}
LANGUAGES = tuple(sorted(KNOWN, key=lambda code: (code != "en", code)))


@lru_cache(4096)
def plural(language: str, n: int) -> str:
    """The CLDR category of a whole number."""
    categories = KNOWN[language].plurals
    return next(category for category, tests in categories if all(is_within(abs(n), test) for test in tests))
