"""A reading copy of everything a player reads, one page for each language: `python tools/reading.py [--folder FOLDER]`.

All names with their forms, all words of the page, all texts of cards, all refusals with examples and the logs of three
games, with the key of every line in front of it, so that a native speaker can read it in an hour and answer by line.
docs/words.md says how.
"""

from __future__ import annotations

import argparse
import html
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import dawnbreach
from dawnbreach import cli, presentation, server
from dawnbreach.bots import make
from dawnbreach.kernel import Game
from dawnbreach.kernel.words import LANGUAGES, Arg, Catalogue, Pattern, Select, is_form, load_words, parts_of, variables

ROOT = Path(__file__).parents[1]
LOGS = (("sanctum", 3, "reading"), ("darkest-doom", 3, "reading"), ("darkest-doom", 1, "reading"))
"""Game, seats and seed of each log."""
EXAMPLES = (1, 2, 5)
"""Numbers with which messages are shown."""
OFTEN = 5
"""So many lines of each kind are shown of a game: the rest says nothing new about the words."""
Line = tuple[str, str]


def messages(catalogue: Catalogue, language: str) -> Iterator[Line]:
    """Every message: as it is, or with numbers for examples; a name with its forms."""
    found = catalogue.messages[language]
    forms: dict[str, list[str]] = {}
    for key in found:
        if is_form(key):
            forms.setdefault(key.partition(".")[0], []).append(key)
    for key, pattern in found.items():
        if not is_form(key):
            said = [catalogue.say(language, key, args) for args in examples(pattern)]
            yield (
                key,
                " · ".join(dict.fromkeys([*said, *(catalogue.say(language, form) for form in forms.get(key, ()))])),
            )


def examples(pattern: Pattern) -> Iterator[dict[str, Arg]]:
    """A message with each number, and with each word that it chooses by."""
    names = variables(pattern)
    yield from (dict.fromkeys(names, n) for n in EXAMPLES)
    for part in parts_of(pattern):
        if isinstance(part, Select) and not part.form:
            yield from ({**dict.fromkeys(names, "…"), part.variable: key} for key, _ in part.variants)


def of_the_page() -> Catalogue:
    """The words that only the page has."""
    catalogue = Catalogue()
    for path in sorted((ROOT / "client" / "words").glob("*.ftl")):
        catalogue.add(path.stem.partition("-")[0], path.read_text(encoding="utf-8"), path.name)
    return catalogue


def cards(game: Game, language: str) -> Iterator[Line]:
    """Every text that is printed on a card."""
    info = dawnbreach.info(game.name)
    texts, _ = info.part(info.book)(game, language)
    yield from texts.items()


def refusals(game: Game, language: str) -> Iterator[Line]:
    """Why not, as it is said in the first decisions of a game; one example of each."""
    seen: dict[str, str] = {}
    for position, seat in decided(game, 2, "refusals"):
        for choice in game.notation.all[:: max(1, len(game.notation.all) // 400)]:
            refusal = position.why_not(choice, seat)
            if refusal is not None and refusal.key not in seen:
                seen[refusal.key] = f"{position.words(choice, language, seat)} → {refusal.words(language)}"
        if position.past is not None and position.past.number > 120:
            break
    yield from seen.items()


def decided(game: Game, seats: int, seed: str) -> Iterator[tuple[dawnbreach.Position, int]]:
    """A game of novices, before each decision."""
    position = game.start(seats=seats, seed=seed)
    players = [make("novice", game.name, f"{seed}/{seat}") for seat in range(seats)]
    while not position.over:
        seat = position.waiting[0]
        yield position, seat
        position.play(players[seat](position.view(seat), position.choices(seat)), seat)


def log(name: str, seats: int, seed: str, language: str) -> Iterator[Line]:
    """A whole game, without most of what is said again and again."""
    seen: Counter[str] = Counter()
    for key, text in told(name, seats, seed, language):
        seen[key] += 1
        if seen[key] <= OFTEN:
            yield key, text


def told(name: str, seats: int, seed: str, language: str) -> Iterator[Line]:
    """What was chosen, and what came of it."""
    game = dawnbreach.game(name)
    position = game.start(seats=seats, seed=seed)
    players = [make("novice", name, f"{seed}/{seat}") for seat in range(seats)]
    while not position.over:
        seat = position.waiting[0]
        choice = players[seat](position.view(seat), position.choices(seat))
        yield f"choice-{choice.kind()}", position.words(choice, language, seat)
        for event in position.play(choice, seat):
            yield event.key(), position.words(event, language)


def sections(language: str) -> Iterator[tuple[str, Iterator[Line]]]:
    """The page, part by part."""
    for folder in (cli, presentation, server):
        home = Path(folder.__file__).parent
        home = home / "narration" if folder is server else home
        yield f"Words of {folder.__name__}", messages(load_words(home), language)
    yield "Words of the page", messages(of_the_page(), language)
    for name in dawnbreach.GAMES:
        game = dawnbreach.game(name)
        yield f"Words of {name}", messages(game.catalogue, language)
        yield f"Cards of {name}", cards(game, language)
        yield f"Refusals of {name}", refusals(game, language)
    for name, seats, seed in LOGS:
        yield f"A game of {name} for {seats}", log(name, seats, seed, language)


def page(language: str) -> str:
    """The reading copy as one HTML page."""
    parts, number = [], 0
    seen: set[Line] = set()
    for title, lines in sections(language):
        parts.append(f"<h2>{html.escape(title)}</h2>\n<table>")
        for key, text in lines:
            if (key, text) in seen:
                continue
            seen.add((key, text))
            number += 1
            parts.append(f"<tr><td>{number}<td><code>{html.escape(key)}</code><td>{html.escape(text)}")
        parts.append("</table>")
    style = "td{vertical-align:top;padding:.1em .6em}td:nth-child(-n+2){color:#777;font-size:80%}"
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Dawnbreach: {language}</title>'
    return "\n".join([head, f"<style>{style}</style>", *parts]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "site")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"reading-{language}.html").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
