"""Another reader of the same catalogues, of the Fluent project itself: the judge of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from dawnbreach.kernel.words import LANGUAGES, Arg, Args, Joined, Name, Phrase


class Message(FluentType):  # type: ignore[misc, unused-ignore]
    """An argument that is itself a message: its text is shown, its key selects."""

    def __init__(self, key: str, text: Callable[[], str]) -> None:
        self.key, self.text = key, text

    def __eq__(self, other: object) -> bool:
        return self.key == other

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: object) -> str:
        return self.text()


def junk(text: str) -> list[str]:
    """What is no Fluent in a text."""
    return [entry.content or "" for entry in FluentResource(text).body if isinstance(entry, ast.Junk)]


class Unsaid(Exception):
    """A message that has not everything it needs."""


class Judge:
    """What `kernel.words.Catalogue` does, done by `fluent.runtime`."""

    def __init__(self, *folders: Path) -> None:
        self.bundles = {language: FluentBundle([language], use_isolating=False) for language in LANGUAGES}
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
            return Message(arg.key, lambda: self.say(language, arg.key))
        if isinstance(arg, Phrase):
            return self.say(language, arg.key, arg.args)
        if isinstance(arg, Joined):
            glue = self.say(language, arg.separator)
            return glue.join(self.text(language, part) for part in arg.parts)
        return FluentInt(arg, useGrouping=False) if isinstance(arg, int) else arg

    def text(self, language: str, arg: Arg) -> str:
        value = self.value(language, arg)
        return value.text() if isinstance(value, Message) else str(value)
