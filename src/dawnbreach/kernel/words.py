"""A small reader of Fluent catalogues: messages, attributes, variables, references, plurals, forms of names.

The files are ordinary `.ftl`, and any Fluent library says the same of them, but that the end of a line within a text is
a space here. The one kind of function is a form: `{ ACC($foe) }` is the attribute `acc` of the message that `$foe` is.
Left out on purpose: terms, other functions, numbers and escapes. A file with anything else is refused as it
is loaded. `docs/decisions/0003-words.md` says why there is a reader of our own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Union

from dawnbreach.kernel.data import Value
from dawnbreach.kernel.languages import LANGUAGES as LANGUAGES
from dawnbreach.kernel.languages import plural as plural


class Name(Value):
    """An argument that is itself a message: a card, a hero, a colour."""

    key: str


class Phrase(Value):
    """An argument that is a message with arguments of its own: an ability inside a refusal."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


class Joined(Value):
    """Several arguments in a row, with a message between them, and another before the last."""

    parts: tuple[Arg, ...]
    separator: str = "list-comma"
    last: str = ""


Arg = Union[str, int, Name, Phrase, Joined]
Args = Mapping[str, Arg]


class Variable(Value):
    name: str


class Form(Value):
    """A name as a sentence needs it: in a case, with its article or preposition, in another voice."""

    variable: str
    form: str


class Reference(Value):
    key: str


class Select(Value):
    """Variants by a word, a plural category, a number, or a form of a name: its gender."""

    variable: str
    variants: tuple[tuple[str | int, Pattern], ...]
    default: Pattern
    form: str = ""


Part = Union[str, Variable, Form, Reference, Select]
Pattern = tuple[Part, ...]


class BadCatalogue(ValueError):
    """A catalogue file that is not in the subset this reader knows; `where` and `words` say it in any language."""

    def __init__(self, where: str, why: str, key: str, /, **args: Arg) -> None:
        super().__init__(f"{where}: {why}")
        self.where, self.words = where, Phrase(key, tuple(args.items()))


_NAME = "[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY = re.compile(rf"({_NAME}) *= *(.*)")
_ATTRIBUTE = re.compile(rf" +\.({_NAME}) *= *(.*)")
_COMMENT = re.compile("#{1,3}( .*)?")
_TEXT = re.compile(r"(?:[^{}\n]|\n(?![}\[*.]))+")
_FORM = re.compile(rf"(?!NUMBER|DATETIME)([A-Z][A-Z0-9_-]*)\([ \n]*\$({_NAME})[ \n]*\)")
_VARIANT = re.compile(rf"\n(\*?)\[[ \n]*(?:(-?[0-9]+)|({_NAME}))[ \n]*\] *")


def read_ftl(text: str, where: str = "catalogue") -> dict[str, Pattern]:
    """The messages of a file; the attribute `remedy` of message `m` has the key `m.remedy`."""
    sources: dict[str, list[str]] = {}
    message = key = ""
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if not line.strip(" "):
            continue
        if _COMMENT.fullmatch(line):
            message = key = ""
            continue
        entry, attribute = _ENTRY.fullmatch(line), _ATTRIBUTE.fullmatch(line)
        if entry:
            message = key = entry[1]
        elif attribute and message:
            key = f"{message}.{attribute[1]}"
        elif line.startswith(" ") and key:
            sources[key].append(line.lstrip(" "))
            continue
        else:
            raise BadCatalogue(f"{where}:{number}", f"not a message: {line!r}", "words-line", text=line)
        if key in sources:
            raise BadCatalogue(f"{where}:{number}", f"{key} is here twice", "words-twice", key=key)
        found = entry or attribute
        assert found is not None
        sources[key] = [found[2]]
    return {k: _Parser("\n".join(lines), f"{where}: {k}").whole() for k, lines in sources.items()}


class _Parser:
    """Reads the lines of one message, of which none is empty and none but the first begins with a space."""

    def __init__(self, text: str, where: str) -> None:
        self.text, self.where, self.at = text, where, 0

    def fail(self, why: str, key: str = "words-text") -> BadCatalogue:
        rest = self.text[self.at : self.at + 20]
        return BadCatalogue(self.where, f"{why} at {rest!r}", key, text=rest)

    def whole(self) -> Pattern:
        try:
            parts = self.pattern()
        except RecursionError:
            raise self.stray("words-text") from None
        if self.at != len(self.text):
            raise self.stray("words-text")
        return parts

    def stray(self, key: str) -> BadCatalogue:
        return self.fail("unexpected text", "words-brace-more" if self.text.startswith("}", self.at) else key)

    def pattern(self) -> Pattern:
        """Text and what stands in braces, as far as the next variant; the end of a line is a space."""
        parts: list[Part] = []
        self.expect(r"(?:\n(?![}\[*.]))?", "a text")
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                parts.append(self.placeable())
            elif found := _TEXT.match(self.text, self.at):
                self.at = found.end()
                is_last = self.text[self.at : self.at + 1] != "{"
                words = re.sub(" *\n", " ", found[0].rstrip(" ") if is_last else found[0])
                parts += [words] if words else []
            else:
                break
        if not parts:
            raise self.stray("words-empty")
        return tuple(parts)

    def expect(self, pattern: str, what: str, key: str = "words-text") -> str:
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            raise self.fail(f"{what} expected", key)
        self.at = found.end()
        return found[1] if found.groups() else found[0]

    def placeable(self) -> Part:
        self.expect(r"\{[ \n]*", "a brace")
        head = self.text[self.at : self.at + 1]
        part: Part
        if head == '"':
            part = self.expect(r'"([^"\\\n]*)"', "a closing quote", "words-quote")
        elif head == "$":
            name = self.expect(rf"\$({_NAME})", "a variable", "words-variable")
            if self.selects():
                return self.select(name)
            part = Variable(name)
        elif found := _FORM.match(self.text, self.at):
            self.at = found.end()
            if self.selects():
                return self.select(found[2], found[1].lower())
            part = Form(found[2], found[1].lower())
        else:
            part = Reference(self.expect(rf"({_NAME}(?:\.{_NAME})?)", "a message", "words-message"))
        self.expect(r"[ \n]*\}", "a closing brace", "words-brace")
        return part

    def selects(self) -> bool:
        return re.compile(r"[ \n]*->").match(self.text, self.at) is not None

    def select(self, name: str, form: str = "") -> Select:
        self.expect(r"[ \n]*-> *", "an arrow")
        variants: list[tuple[str | int, Pattern]] = []
        default: list[Pattern] = []
        while found := _VARIANT.match(self.text, self.at):
            self.at = found.end()
            variant = self.pattern()
            variants.append((found[3] or int(found[2]), variant))
            default += [variant] if found[1] else []
        if not variants:
            raise self.fail("a variant expected", "words-variant")
        if len(default) != 1:
            raise self.fail("one default variant expected", "words-default")
        inline = self.text.startswith("}", self.at)
        self.expect(r"\n\}", "a brace on a line of its own", "words-variant" if inline else "words-brace")
        return Select(name, tuple(variants), default[0], form)


def parts_of(pattern: Pattern) -> Iterator[Part]:
    """All parts of a pattern, those of its variants too."""
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from parts_of(variant)


def is_form(key: str) -> bool:
    """Whether this is a form of a name, of which each language has its own; a remedy is a message of its own."""
    return "." in key and not key.endswith(".remedy")


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables in a pattern."""
    used = [part for part in parts_of(pattern) if isinstance(part, (Variable, Form, Select))]
    return {part.name if isinstance(part, Variable) else part.variable for part in used}


def references(pattern: Pattern) -> set[str]:
    """The keys of all messages that a pattern has in it."""
    return {part.key for part in parts_of(pattern) if isinstance(part, Reference)}


class Catalogue:
    """Every message of a game in every language."""

    def __init__(self) -> None:
        self.messages: dict[str, dict[str, Pattern]] = {language: {} for language in LANGUAGES}
        """By language, then by key; where they come from our own files, a language is read when it is first spoken."""
        self.game: object = None
        """Whose words they are; they are found again with it."""

    def __reduce__(self) -> tuple[object, ...]:
        if self.game is not None:
            return attrgetter("catalogue"), (self.game,)
        return catalogue_of, ({language: self.messages[language] for language in LANGUAGES},)

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

    def arg(self, language: str, value: Arg, form: str = "") -> str:
        if isinstance(value, Name):
            return self.say(language, self.formed(language, value.key, form) if form else value.key)
        if isinstance(value, Phrase):
            key = self.formed(language, value.key, form) if form else value.key
            return self.say(language, key, value.args)
        if isinstance(value, Joined):
            return self._joined(language, value, form)
        return str(value) if isinstance(value, str) or value >= 0 else f"\N{MINUS SIGN}{-value}"

    def formed(self, language: str, key: str, form: str) -> str:
        """The key of a form of a message; of the message itself where nobody wrote the form."""
        other = f"{key}.{form}"
        return other if other in self.messages[language] else key

    def _joined(self, language: str, value: Joined, form: str) -> str:
        parts = [self.arg(language, part, form) for part in value.parts]
        if value.last and len(parts) > 1:
            parts[-2:] = [self.say(language, value.last).join(parts[-2:])]
        return self.say(language, value.separator).join(parts)

    def _render(self, language: str, pattern: Pattern, args: Args) -> str:
        return "".join([part if isinstance(part, str) else self._part(language, part, args) for part in pattern])

    def _part(self, language: str, part: Part, args: Args) -> str:
        if isinstance(part, Variable):
            return self.arg(language, args.get(part.name, "{" + part.name + "}"))
        if isinstance(part, Form):
            return self.arg(language, args.get(part.variable, "{" + part.variable + "}"), part.form)
        if isinstance(part, Select):
            return self._render(language, self._chosen(language, part, args.get(part.variable, "")), args)
        assert isinstance(part, Reference)
        return self.say(language, part.key, args)

    def _chosen(self, language: str, select: Select, value: Arg) -> Pattern:
        """The first variant that fits a value."""
        if select.form:
            fits: tuple[str | int, ...] = (self.arg(language, value, select.form),)
        elif isinstance(value, int):
            fits = (value, plural(language, value))
        else:
            fits = (value.key if isinstance(value, Name) else str(value),)
        for key, variant in select.variants:
            if key in fits:
                return variant
        return select.default


def catalogue_of(messages: dict[str, dict[str, Pattern]]) -> Catalogue:
    catalogue = Catalogue()
    catalogue.messages = messages
    return catalogue


class _Spoken(dict[str, dict[str, Pattern]]):
    """Messages by language, read from files when somebody first asks for the language."""

    def __init__(self, files: dict[str, list[Path]]) -> None:
        super().__init__()
        self.files = files

    def __missing__(self, language: str) -> dict[str, Pattern]:
        read = Catalogue()
        for path in self.files[language]:
            read.add(language, read_text(path), str(path))
        self[language] = read.messages[language]
        check(language, self[language])
        return self[language]


OURS = Path(__file__).parent.parent
"""What lies here has been read by the tests; whatever comes from elsewhere is read at once, to be refused in time."""


def load_words(*folders: Path) -> Catalogue:
    """The catalogue of all `words/<language>/*.ftl` below these folders."""
    catalogue, found = Catalogue(), dict.fromkeys(folders)
    files = {name: [path for folder in found for path in _written(folder, name)] for name in LANGUAGES}
    catalogue.messages = spoken = _Spoken(files)
    if not all(folder.is_relative_to(OURS) for folder in found):
        catalogue.messages = {language: spoken[language] for language in LANGUAGES}
    return catalogue


def _written(folder: Path, language: str) -> list[Path]:
    return sorted((folder / "words" / language).glob("*.ftl"))


def check(language: str, messages: Mapping[str, Pattern]) -> None:
    """Refuse messages in messages in messages: they could go round in circles, or grow without end."""
    referring = {key: keys for key, pattern in messages.items() if (keys := references(pattern))}
    for key, keys in referring.items():
        if chained := sorted(keys & referring.keys()):
            raise BadCatalogue(f"{language}: {key}", f"{chained[0]} refers on", "words-chain", key=chained[0])


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadCatalogue(str(path), "not a text in UTF-8", "words-not-text") from None
