"""Puzzles over the network: nothing of a try is kept, every question brings all choices so far."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial

from dawnbreach.bots import puzzles
from dawnbreach.bots.puzzles import Puzzle, Try
from dawnbreach.kernel import DawnbreachError, Position
from dawnbreach.presentation.advice import listed
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.tale import chronicle
from dawnbreach.server.narration import decisions
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.narration.words import refused, refused_by_rules, say
from dawnbreach.server.protocol.http_schema import PuzzleJudged, PuzzleTold
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.protocol.parts import Person
from dawnbreach.server.worker.processes import in_time

DAYS = 30
"""So many days back there are puzzles."""
SECONDS = 20.0
"""Of processor time, to find a day's puzzle or to look at a try."""
REMEMBERED = 20_000
"""So many first answers are remembered, as a whole, so that nobody is counted twice."""


def first_day() -> str:
    """The earliest day that still has a puzzle."""
    return (date.fromisoformat(puzzles.today()) - timedelta(days=DAYS)).isoformat()


def must_be_known(game: str, day: str) -> None:
    """Only the puzzles of today and of some days before."""
    if game not in puzzles.games() or not is_day(day) or not first_day() < day <= puzzles.today():
        raise Refusal("unknown", "refuse-no-puzzle")


def is_day(text: str) -> bool:
    """As puzzles are named by it: what only begins like a day would be a puzzle that nobody has seen."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


class FirstAnswers:
    """Which addresses, hidden, have answered which puzzle already."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def is_first(self, hidden: str, name: str) -> bool:
        if (hidden, name) in self.known:
            return False
        self.known[hidden, name] = None
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return True


# In the process


def shown(game: str, day: str, choices: Sequence[str], language: str) -> PuzzleTold | Refused:
    """A puzzle after some choices."""
    try:
        with in_time(SECONDS):
            return _shown(day, tried(game, day, choices), language)
    except DawnbreachError as error:
        return refused_by_rules(error, puzzles.puzzle(puzzles.daily(day), game).table.game, language)
    except TimeoutError:
        return refused(Refusal("failed", "refuse-failed"), language)


def judged(game: str, day: str, choices: Sequence[str], language: str) -> PuzzleJudged | Refused:
    """What somebody made of a puzzle, beside the best."""
    try:
        with in_time(SECONDS):
            made = tried(game, day, choices)
            if made.is_on:
                return refused(Refusal("not-now", "refuse-puzzle-on"), language)
            return _judged(made, language)
    except DawnbreachError as error:
        return refused_by_rules(error, puzzles.puzzle(puzzles.daily(day), game).table.game, language)
    except TimeoutError:
        return refused(Refusal("failed", "refuse-failed"), language)


def tried(game: str, day: str, choices: Sequence[str]) -> Try:
    return puzzles.tried(puzzles.puzzle(puzzles.daily(day), game), choices)


def _shown(day: str, made: Try, language: str) -> PuzzleTold:
    position, seat, speak = made.position, made.puzzle.seat, partial(say, language)
    options = decisions.options(position, seat) if made.is_on else []
    return PuzzleTold(
        game=position.game.name,
        day=day,
        seat=seat,
        people=tuple([Person(n, None, None, False, n == seat) for n in range(position.seats)]),
        view=dict(position.view(seat)),
        task=speak(f"puzzle-task-{position.game.name}-{made.puzzle.kind}"),
        so_far=listed(speak, made.end),
        now=decisions.now(position, (seat,), ("",) * position.seats, language) if made.is_on else "",
        decision=decisions.decision(position, seat, language, options) if made.is_on else None,
        log=tuple([log_line(position, told, seat, language) for told in chronicle(position)[1:]]),
    )


def _judged(made: Try, language: str) -> PuzzleJudged:
    found, speak = made.puzzle, partial(say, language)
    end, best, novice = [listed(speak, one) for one in (made.end, found.best, puzzles.played(found))]
    why = speak(f"puzzle-why-{found.table.game.name}-{found.kind}")
    return PuzzleJudged(made.end == found.best, end, best, novice, tuple(in_words(found, language)), why)


def in_words(found: Puzzle, language: str) -> list[str]:
    """The best answer, choice by choice."""
    world: Position = found.table.copy()
    said = []
    for text in found.plan:
        choice = world.game.read(text)
        said.append(world.words(choice, language, found.seat))
        world.play(choice, found.seat)
    return said
