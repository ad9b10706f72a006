"""Another reader of the same catalogues, of the Fluent project itself: the judge of ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from dawnbreach import kernel
from dawnbreach.kernel.words import LANGUAGES, Arg, Args, Joined, Name, Phrase

SOURCE = Path(kernel.__file__).parents[1]
FORM_NAMES = {
    found
    for path in SOURCE.glob("**/words/*/*.ftl")
    for found in re.findall(r"\{ ([A-Z]+)\(\$", path.read_text(encoding="utf-8"))
}
"""Of all functions in the catalogues."""


class Message(FluentType):  # type: ignore[misc, unused-ignore]
    """An argument that is itself a message: its text is shown, its forms can be asked for, its key selects."""

    def __init__(self, text: Callable[[str], str], key: str = "") -> None:
        self.text, self.key = text, key

    def __eq__(self, other: object) -> bool:
        return bool(self.key) and self.key == other

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: object) -> str:
        return self.text("")


def form(name: str) -> Callable[[object], object]:
    """The function that says a form of an argument."""
    return lambda value: value.text(name.lower()) if isinstance(value, Message) else value


FORMS: dict[str, Any] = {name: form(name) for name in sorted(FORM_NAMES)}


def junk(text: str) -> list[str]:
    """What is no Fluent in a text."""
    return [entry.content or "" for entry in FluentResource(text).body if isinstance(entry, ast.Junk)]


def alike(ours: str, theirs: str) -> bool:
    """The same words, but that our numbers have a proper minus."""
    return ours.replace("\N{MINUS SIGN}", "-") == theirs.replace("\N{MINUS SIGN}", "-")


class Unsaid(Exception):
    """A message that has not everything it needs."""


class Judge:
    """What `kernel.words.Catalogue` does, done by `fluent.runtime`."""

    def __init__(self, *folders: Path) -> None:
        self.bundles = {
            language: FluentBundle([language], use_isolating=False, functions=FORMS) for language in LANGUAGES
        }
        for folder in folders:
            for language, bundle in self.bundles.items():
                for path in sorted((folder / "words" / language).glob("*.ftl")):
                    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def keys(self, language: str) -> set[str]:
        """Of all messages and their attributes."""
        found = self.bundles[language]._messages.values()
        attributes = {f"{one.id.name}.{attribute.id.name}" for one in found for attribute in one.attributes}
        return {one.id.name for one in found if one.value} | attributes

    def say(self, language: str, key: str, args: Args | Iterable[tuple[str, Arg]] = ()) -> str:
        name, _, attribute = key.partition(".")
        bundle = self.bundles[language]
        if not bundle.has_message(name):
            return key
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        values = {name: self.value(language, value) for name, value in dict(args).items()}
        said, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise Unsaid(f"{language} {key}: {problems}")
        return str(said)

    def value(self, language: str, arg: Arg) -> str | FluentType:
        if isinstance(arg, Name):
            return Message(lambda form: self.say(language, self.formed(language, arg.key, form)), arg.key)
        if isinstance(arg, Phrase):
            return Message(lambda form: self.say(language, self.formed(language, arg.key, form), arg.args))
        if isinstance(arg, Joined):
            return Message(lambda form: self.joined(language, arg, form))
        return FluentInt(arg, useGrouping=False) if isinstance(arg, int) else arg

    def formed(self, language: str, key: str, form: str) -> str:
        bundle = self.bundles[language]
        has = bundle.has_message(key) and form in bundle.get_message(key).attributes
        return f"{key}.{form}" if has else key

    def joined(self, language: str, arg: Joined, form: str) -> str:
        said = [self.text(language, part, form) for part in arg.parts]
        if arg.last and len(said) > 1:
            said = [*said[:-2], self.say(language, arg.last).join(said[-2:])]
        return self.say(language, arg.separator).join(said)

    def text(self, language: str, arg: Arg, form: str = "") -> str:
        value = self.value(language, arg)
        return value.text(form) if isinstance(value, Message) else str(value)
