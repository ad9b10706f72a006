"""What the lessons of both games have in common: a pupil who plays a script that the seed has to allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import dawnbreach
from dawnbreach import Game, bots

View = dict[str, Any]
ME, OTHER = 0, 1


class Taught(NamedTuple):
    """Which choices a step is about, the first of which is played, and what the page points at."""

    expects: tuple[str, ...] = ()
    about: str = ""


def do(text: str, about: str = "") -> Taught:
    return Taught((text,), about)


Step = Taught | Callable[[Any], Taught | None]
"""What is to be chosen, or how a pupil finds it: None where the game does not offer what the words of the step say."""


class Pupil:
    """Plays the lesson of a game from the view alone, against a novice."""

    name: ClassVar[str]
    words: ClassVar[str]
    """How the names of its words begin."""
    options: ClassVar[dict[str, tuple[str, ...]]]
    steps: ClassVar[dict[str, Step]]
    second: ClassVar[str]
    """The step that the second chapter begins with."""

    def __init__(self, game: Game, seed: str, hasty: bool = False) -> None:
        self.seed, self.hasty = seed, hasty
        """Hasty: decides before the novice wherever both are asked."""
        self.position = game.start(seats=2, seed=seed, **self.options)
        self.played_before: tuple[str, ...] = ()
        """What is decided when the second chapter begins."""
        self.seen: View = {}
        self.legal: list[str] = []

    @classmethod
    def is_promising(cls, game: Game, seed: str) -> bool:
        """What can be asked of a seed without a game."""
        return True

    def has_learnt(self) -> bool:
        """Do the last words say the truth?"""
        raise NotImplementedError

    def look(self) -> None:
        self.seen = dict(self.position.view(ME))
        self.legal = [choice.text for choice in self.position.choices(ME)] if ME in self.position.waiting else []

    def others_play(self) -> None:
        """The novice in the other seat, as at a table."""
        secret = sha256(f"{self.seed}/bot/{OTHER}".encode()).hexdigest()[:32]
        position = self.position
        while OTHER in position.waiting and not (self.hasty and ME in position.waiting):
            ply = position.past.number if position.past else 0
            bot = bots.make("novice", position.game.name, seed=f"{secret}/{ply}")
            position.play(bot(position.view(OTHER), position.choices(OTHER)), OTHER)

    def taught(self) -> Iterator[tuple[str, Taught]]:
        """The steps of the lesson as far as this seed has them."""
        for name, step in self.steps.items():
            self.others_play()
            self.look()
            wanted = step if isinstance(step, Taught) else step(self) if self.legal else None
            if wanted is None or not wanted.expects or not set(wanted.expects) <= set(self.legal):
                return
            if name == self.second:
                self.played_before = tuple(f"{ply.seat + 1} {ply.choice.text}" for ply in self.position.plies())
            yield name, wanted
            self.position.play(wanted.expects[0], ME)
        self.others_play()
        self.look()
        if self.legal and self.has_learnt():
            yield "alone", Taught()


def lesson(pupil: type[Pupil], seed: str) -> list[tuple[str, Taught]]:
    """The lesson in this seed: as far as it goes, and no further than the first step that haste would change."""
    game = dawnbreach.game(pupil.name)
    calm = list(pupil(game, seed).taught())
    if len(calm) <= len(pupil.steps):
        return calm
    hasty = list(pupil(game, seed, hasty=True).taught())
    return [one for one, other in zip(calm, hasty, strict=False) if one == other]


def chapters(pupil: type[Pupil], seed: str) -> list[str]:
    """The first two chapters as their files have them."""
    player = pupil(dawnbreach.game(pupil.name), seed)
    steps = list(player.taught())
    cut = next(number for number, (name, _) in enumerate(steps) if name == pupil.second)
    first = [*steps[:cut], ("first-done", Taught())]
    return [script(pupil, seed, first, ()), script(pupil, seed, steps[cut:], player.played_before)]


def script(pupil: type[Pupil], seed: str, steps: list[tuple[str, Taught]], played: tuple[str, ...]) -> str:
    lines = [f"# Made by tools/lesson.py {pupil.name}. tests/server/test_lessons.py says when it breaks."]
    lines += [f'seed = "{seed}"', 'seats = ["me", "novice"]']
    lines += ["played = [", *[f'    "{line}",' for line in played], "]"] if played else []
    lines += ["", "[options]", *[f"{name} = {quoted(value)}" for name, value in pupil.options.items()]]
    for name, (expects, about) in steps:
        lines += ["", "[[steps]]", f'say = "lesson-{pupil.words}-{name}"']
        lines += [f"expects = {quoted(expects)}"] if expects else []
        lines += [f'about = "{about}"'] if about else []
    return "\n".join(lines) + "\n"


def quoted(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def file_of(pupil: type[Pupil], chapter: int) -> Path:
    folder = dawnbreach.info(pupil.name).lessons
    assert folder is not None
    return folder / f"{chapter}.toml"
