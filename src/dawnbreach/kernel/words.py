"""A small reader of Fluent catalogues: messages, attributes, variables, references, plurals.

The files are ordinary `.ftl`, so any Fluent library can read them too. What is left out on purpose:
functions, number formats and parametrised terms. A file with anything else is refused at load time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Union


@dataclass(frozen=True)
class Name:
    """An argument that is itself a message: a card, a hero, a colour."""

    key: str


@dataclass(frozen=True)
class Phrase:
    """An argument that is a message with arguments of its own: an ability inside a refusal."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


@dataclass(frozen=True)
class Joined:
    """Several arguments in a row, with a message between them."""

    parts: tuple[Arg, ...]
    separator: str = "list-comma"


Arg = Union[str, int, Name, Phrase, Joined]
Args = Mapping[str, Arg]


@dataclass(frozen=True)
class Variable:
    name: str


@dataclass(frozen=True)
class Reference:
    key: str


@dataclass(frozen=True)
class Select:
    variable: str
    variants: tuple[tuple[str, Pattern], ...]
    default: str


Part = Union[str, Variable, Reference, Select]
Pattern = tuple[Part, ...]

LANGUAGES = ("en", "pl", "ru")


def plural(language: str, n: int) -> str:
    """The CLDR category of a whole number."""
    n = abs(n)
    if language == "pl":
        if n == 1:
            return "one"
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    if language == "ru":
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    return "one" if n == 1 else "other"


class BadCatalogue(ValueError):
    """A catalogue file that is not in the subset this reader knows; `where` and `words` say it in any language."""

    def __init__(self, where: str, why: str, key: str, /, **args: Arg) -> None:
        super().__init__(f"{where}: {why}")
        self.where, self.words = where, Phrase(key, tuple(args.items()))


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)\s*=\s*(.*)$")
_ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*)\s*=\s*(.*)$")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]")


def read_ftl(text: str, where: str = "catalogue") -> dict[str, Pattern]:
    """The messages of a file; the attribute `remedy` of message `m` has the key `m.remedy`."""
    sources: dict[str, list[str]] = {}
    message = key = ""
    for number, line in enumerate(text.splitlines(), 1):
        entry, attribute = _ENTRY.match(line), _ATTRIBUTE.match(line)
        if entry:
            message = key = entry[1]
        elif attribute and message:
            key = f"{message}.{attribute[1]}"
        elif not line.strip() or line.startswith("#"):
            continue
        elif line[:1].isspace() and key:
            sources[key].append(line.strip())
            continue
        else:
            raise BadCatalogue(f"{where}:{number}", f"not a message: {line!r}", "words-line", text=line)
        if key in sources:
            raise BadCatalogue(f"{where}:{number}", f"{key} is here twice", "words-twice", key=key)
        found = entry or attribute
        assert found is not None
        sources[key] = [found[2]] if found[2] else []
    return {k: _Parser("\n".join(lines), f"{where}: {k}").whole() for k, lines in sources.items()}


class _Parser:
    def __init__(self, text: str, where: str) -> None:
        self.text, self.where, self.at = text, where, 0

    def fail(self, why: str, key: str = "words-text") -> BadCatalogue:
        rest = self.text[self.at : self.at + 20]
        return BadCatalogue(self.where, f"{why} at {rest!r}", key, text=rest)

    def whole(self) -> Pattern:
        parts = self.pattern(stop=())
        if self.at != len(self.text):
            raise self.fail("unexpected text")
        return parts

    def pattern(self, stop: tuple[str, ...]) -> Pattern:
        parts: list[Part] = []
        words = ""
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                if words:
                    parts.append(words)
                words = ""
                parts.append(self.placeable())
            elif stop and (self.text[self.at] == "}" or self.starts_variant()):
                break
            elif self.text[self.at] == "}":
                raise self.fail("a brace too many", "words-brace-more")
            else:
                words += self.text[self.at]
                self.at += 1
        if stop:
            words = words.rstrip()
        if words:
            parts.append(words)
        return tuple(p.replace("\n", " ") if isinstance(p, str) else p for p in parts)

    def starts_variant(self) -> bool:
        line_start = self.text[: self.at].rpartition("\n")[2].strip() == ""
        return line_start and _VARIANT.match(self.text, self.at) is not None

    def expect(self, pattern: str, what: str, key: str = "words-text") -> str:
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            raise self.fail(f"{what} expected", key)
        self.at = found.end()
        return found[1] if found.groups() else found[0]

    def placeable(self) -> Part:
        self.expect(r"\{\s*", "a brace")
        head = self.text[self.at : self.at + 1]
        part: Part
        if head == '"':
            part = self.expect(r'"([^"]*)"', "a closing quote", "words-quote")
        elif head == "$":
            name = self.expect(r"\$([a-zA-Z][\w-]*)", "a variable", "words-variable")
            part = self.select(name) if re.compile(r"\s*->").match(self.text, self.at) else Variable(name)
        else:
            part = Reference(self.expect(r"(-?[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)", "a message", "words-message"))
        self.expect(r"\s*\}", "a closing brace", "words-brace")
        return part

    def select(self, name: str) -> Select:
        self.expect(r"\s*->\s*", "an arrow")
        variants: list[tuple[str, Pattern]] = []
        default = ""
        while found := _VARIANT.match(self.text, self.at):
            self.at = found.end()
            self.expect(r"[ ]*", "space")
            variants.append((found[2], self.pattern(stop=("}",))))
            default = found[2] if found[1] else default
            self.expect(r"\s*", "space")
        if not default:
            raise self.fail("a default variant expected", "words-default")
        return Select(name, tuple(variants), default)


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables in a pattern."""
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Select):
            names.add(part.variable)
            for _, variant in part.variants:
                names |= variables(variant)
    return names


class Catalogue:
    """Every message of a game in every language."""

    def __init__(self) -> None:
        self.messages: dict[str, dict[str, Pattern]] = {language: {} for language in LANGUAGES}

    def add(self, language: str, text: str, where: str) -> None:
        """Take in a file; a key that is already there is a mistake."""
        found = read_ftl(text, where)
        twice = found.keys() & self.messages[language].keys()
        if twice:
            keys = ", ".join(sorted(twice))
            raise BadCatalogue(where, f"{keys} is defined in another file too", "words-elsewhere", keys=keys)
        self.messages[language].update(found)

    def has(self, key: str) -> bool:
        return key in self.messages["en"]

    def say(self, language: str, key: str, args: Args | Iterable[tuple[str, Arg]] = ()) -> str:
        """A message in a language. A key nobody wrote is shown as it is, so nothing is ever lost."""
        pattern = self.messages[language].get(key)
        if pattern is None:
            return key
        return self._render(language, pattern, dict(args))

    def arg(self, language: str, value: Arg) -> str:
        if isinstance(value, Name):
            return self.say(language, value.key)
        if isinstance(value, Phrase):
            return self.say(language, value.key, value.args)
        if isinstance(value, Joined):
            glue = self.say(language, value.separator)
            return glue.join(self.arg(language, part) for part in value.parts)
        return str(value)

    def _render(self, language: str, pattern: Pattern, args: Args) -> str:
        return "".join([self._part(language, part, args) for part in pattern])

    def _part(self, language: str, part: Part, args: Args) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part, Variable):
            return self.arg(language, args.get(part.name, "{" + part.name + "}"))
        if isinstance(part, Reference):
            return self.say(language, part.key, args)
        value = args.get(part.variable, "")
        variants = dict(part.variants)
        chosen = variants.get(value.key if isinstance(value, Name) else str(value))
        if chosen is None and isinstance(value, int):
            chosen = variants.get(plural(language, value))
        return self._render(language, chosen if chosen is not None else variants[part.default], args)


def load_words(*folders: Path) -> Catalogue:
    """The catalogue of all `words/<language>/*.ftl` below these folders."""
    catalogue = Catalogue()
    for folder in dict.fromkeys(folders):
        for language in LANGUAGES:
            for path in sorted((folder / "words" / language).glob("*.ftl")):
                catalogue.add(language, read_text(path), str(path))
    return catalogue


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadCatalogue(str(path), "not a text in UTF-8", "words-not-text") from None
