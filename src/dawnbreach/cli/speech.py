"""Everything the terminal says, in the reader's language."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from dawnbreach import kernel, presentation
from dawnbreach.games import names
from dawnbreach.kernel import DawnbreachError, Game, Illegal, Refusal, Unreadable
from dawnbreach.kernel.languages import KNOWN
from dawnbreach.kernel.packs import BadPack, Problem, pack_words
from dawnbreach.kernel.words import LANGUAGES, Arg, Catalogue, load_words


@cache
def own_words() -> Catalogue:
    """The words of the terminal, and those it shares with the server."""
    return load_words(Path(__file__).parent, Path(presentation.__file__).parent)


@cache
def kernel_words() -> Catalogue:
    """The words of the kernel, for when no game is loaded."""
    return load_words(Path(kernel.__file__).parent)


class InFile(Unreadable):
    """What is wrong with a file that the reader did not name."""

    def __init__(self, path: Path, cause: DawnbreachError) -> None:
        super().__init__(f"{path}: {cause}")
        self.path, self.cause = path, cause


class Speech:
    """A language, the terminal's words in it and those of a game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language, self.game = language, game

    def __call__(self, key: str, **args: Arg) -> str:
        """A message of the terminal."""
        return own_words().say(self.language, key, args)

    def bot(self, name: str) -> str:
        """A bot's name, with its temperament if it has one; a stranger's is its own."""
        name, _, temper = name.partition(":")
        said = self(f"bot-{name}") if own_words().has(f"bot-{name}") else name
        return self("bot-tempered", bot=said, temper=self(f"temper-{temper}")) if temper else said

    def heading(self, key: str) -> str:
        """A heading of choices, in the game's own words if it has them."""
        return self.name(key) if self.game is not None and self.game.catalogue.has(key) else self(key)

    def name(self, key: str, **args: Arg) -> str:
        """A name of the game: a card, a hero, an act."""
        assert self.game is not None
        return self.game.catalogue.say(self.language, key, args)

    def story(self, key: str) -> str:
        """What is told of a thing for its own sake; a pack of one's own may tell nothing."""
        assert self.game is not None
        return self.name(f"story-{key}") if self.game.catalogue.has(f"story-{key}") else ""

    def arg(self, value: Arg) -> str:
        """A text that the game put together, such as that of a card."""
        assert self.game is not None
        return self.game.catalogue.arg(self.language, value)

    def refusal(self, refusal: Refusal) -> str:
        return refusal.words(self.language)

    def problem(self, problem: Problem) -> str:
        """What is wrong with a pack, in one line."""
        return problem.say(pack_words(problem.home), self.language)

    def error(self, error: DawnbreachError) -> str:
        """What was wrong, in one sentence."""
        if isinstance(error, Illegal):
            return self.refusal(error.refusal)
        if isinstance(error, InFile):
            return f"{error.path}: {self.error(error.cause)}"
        if isinstance(error, BadPack):
            more = len(error.problems) - 1
            return self("bad-pack", problem=self.problem(error.problems[0]), more=more)
        for catalogue in (own_words(), self.game.catalogue if self.game else kernel_words()):
            if catalogue.has(error.key):
                return catalogue.say(self.language, error.key, error.args_for_words)
        return str(error).replace("\n", " ")


def language_named(text: str) -> str:
    """A language by its code; anything else is refused."""
    code = text.strip().lower()[:2] if len(text) < 20 else ""
    if code not in LANGUAGES or (len(text.strip()) > 2 and text.strip()[2] not in "-_."):
        known = ", ".join(LANGUAGES)
        raise Unreadable(f"the languages are {known}", "input-language", language=text[:20], known=known)
    return code


def add_language(parser: ArgumentParser, say: Speech) -> None:
    """The argument `--language`; its help says which ones no native speaker has read."""
    unread = ", ".join(code for code in LANGUAGES if not KNOWN[code].is_read) or "–"
    known = "|".join(LANGUAGES)
    parser.add_argument("--language", metavar=known, default=SUPPRESS, help=say("arg-language", unread=unread))


def known_languages() -> str:
    """All languages, each by its own name."""
    return ", ".join(f"{KNOWN[code].name} ({code})" for code in LANGUAGES)


def known_game(name: str) -> str:
    """A game's name, as a person typed it; anything else is refused with what there is."""
    if name not in names():
        raise Unreadable(f"there is no game {name!r}", "no-game", game=name, games=", ".join(names()))
    return name


def language_of(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, if we have it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
