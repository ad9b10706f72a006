"""Content packs: folders of TOML that a stranger may have written, and everything that can be wrong with one."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from dawnbreach.kernel.errors import Unreadable
from dawnbreach.kernel.words import Arg, BadCatalogue, Catalogue, Name, Phrase, load_words

W = TypeVar("W", bound=str)
SOURCES = ("rulebook", "public", "designed")
HERE = Path(__file__).parent
_TOML_ERROR = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


@cache
def pack_words(home: Path = HERE) -> Catalogue:
    """The words about packs of the game in this folder, which need no game: a broken pack makes none."""
    return load_words(HERE, home)


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

    home: ClassVar[Path] = HERE
    """The folder of the game whose words it is said in."""

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
        return self.say(pack_words(self.home), "en")


class BadPack(Unreadable):
    """A pack that cannot be played with; `problems` has one for each fault."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        return BadPack, (self.problems,)


class BadSentence(ValueError):
    """An effect that is not in the vocabulary; `words` say why."""

    home: ClassVar[Path] = HERE

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.words = phrase(key, **args)

    def __str__(self) -> str:
        return pack_words(self.home).arg("en", self.words)


def not_toml(error: tomllib.TOMLDecodeError) -> Phrase:
    """Where a file stops being TOML, and what its parser says, which has English only."""
    found = _TOML_ERROR.fullmatch(str(error))
    if found and found[2]:
        return phrase("pack-not-toml", line=int(found[2]), column=int(found[3]), said=found[1])
    return phrase("pack-not-toml-end", said=found[1] if found else str(error))


class PackReader:
    """Reads the files of one pack and collects everything that is wrong with them."""

    problem: type[Problem] = Problem
    """The game's own, so that its words are found."""

    def __init__(self, folder: Path, files: tuple[str, ...]) -> None:
        self.folder, self.names = folder, files
        self.problems: list[Problem] = []
        self.texts: dict[str, str] = {}
        self.headings: dict[tuple[str, str], tuple[str, int]] = {}
        """What the entries without an id begin with, and which of those each is."""
        self.sources: Counter[str] = Counter()
        """How many entries come from where."""

    def files(self) -> dict[str, dict[str, Any]]:
        """Every file, parsed; one that cannot be is empty and a problem."""
        if not self.folder.is_dir():
            raise BadPack([self.problem(str(self.folder), "", phrase("pack-no-folder"))])
        return {name: self.file(name) for name in self.names}

    def file(self, name: str) -> dict[str, Any]:
        """One file, parsed."""
        path = self.folder / f"{name}.toml"
        try:
            self.texts[name] = path.read_text(encoding="utf-8")
            return tomllib.loads(self.texts[name])
        except FileNotFoundError:
            self.whole(name, phrase("pack-no-file"))
        except tomllib.TOMLDecodeError as error:
            self.whole(name, not_toml(error))
        except UnicodeDecodeError as error:
            self.whole(name, phrase("pack-not-text", byte=error.start + 1))
        except OSError:
            self.whole(name, phrase("pack-closed"))
        return {}

    def fingerprint(self) -> str:
        """What tells this pack from every other."""
        return hashlib.sha256("\0".join(self.texts[name] for name in self.names).encode()).hexdigest()[:16]

    def whole(self, file: str, words: Phrase) -> None:
        """Something is wrong with a file, not with one of its entries."""
        self.problems.append(self.problem(f"{file}.toml", "", words))

    def wrong(self, file: str, entry: str, words: Phrase) -> None:
        """Something is wrong with an entry; it is looked for in the file."""
        line = self.line(file, *self.headings.get((file, entry), (f'"{entry}"', 1)))
        where = f"{file}.toml:{line}" if line else f"{file}.toml"
        self.problems.append(self.problem(where, entry, words))

    def line(self, file: str, text: str, number: int) -> int:
        """Where a text stands in a file for the first time, the second, and so on; 0 if nowhere."""
        found = [n for n, line in enumerate(self.texts[file].splitlines(), 1) if text in line]
        return found[number - 1] if number <= len(found) else 0

    def entries(self, file: str, data: dict[str, Any], name: str, key: str) -> list[dict[str, Any]]:
        """The `[[name]]` tables that have a key to be called by."""
        good = []
        for number, entry in enumerate(self.tables(file, data, name), 1):
            label = entry.get(key)
            if not isinstance(label, (str, int)) or isinstance(label, bool):
                self.whole(file, phrase("pack-no-key", name=name, number=number, key=key))
                continue
            self.sourced(file, entry, str(label))
            good.append(entry)
        return good

    def numbered(self, file: str, data: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """The `[[name]]` tables that have no id, each called by its number."""
        for number, entry in enumerate(self.tables(file, data, name), 1):
            label = f"{name} {number}"
            self.headings[file, label] = f"[[{name}]]", number
            self.sourced(file, entry, label)
            yield label, entry

    def tables(self, file: str, data: dict[str, Any], name: str) -> list[dict[str, Any]]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.whole(file, phrase("pack-not-tables", name=name))
            return []
        return found

    def sourced(self, file: str, entry: dict[str, Any], label: str) -> None:
        """Every entry says where it comes from."""
        if entry.get("source") not in SOURCES:
            self.wrong(file, label, phrase("pack-source", known=", ".join(SOURCES)))
        self.sources[str(entry.get("source"))] += 1

    def number(self, file: str, entry: dict[str, Any], label: str, key: str, low: int, high: int, default: int) -> int:
        value = entry.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.wrong(file, label, phrase("pack-number", key=key, low=low, high=high, value=shown(value)))
            return max(low, default)
        return value

    def word(self, file: str, entry: dict[str, Any], label: str, key: str, allowed: tuple[W, ...]) -> W:
        value = entry.get(key)
        if value not in allowed:
            self.wrong(file, label, phrase("pack-word", key=key, known=", ".join(allowed), value=shown(value)))
            return allowed[0]
        return allowed[allowed.index(value)]

    def sentences(self, file: str, entry: dict[str, Any], label: str, key: str) -> list[str]:
        """A list of texts, empty if there is none."""
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            self.wrong(file, label, phrase("pack-sentences", key=key))
            return []
        return value

    def repeated(self, ids: Iterable[str]) -> Iterator[Problem]:
        """Ids that stand on several entries."""
        for name, n in Counter(ids).items():
            if n > 1:
                yield self.problem("", name, phrase("pack-id-repeated", n=n))
