"""Finds a beginning in which everything happens that the first two chapters of a lesson tell about, and writes them.

What is said names no places, cards and faces, so it fits whatever seed is found; what it claims is asked of the seed.
Usage: python tools/lesson.py sanctum|darkest-doom [FIRST_SEED]
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.lessons.darkest_doom import DoomPupil
from tools.lessons.sanctum import SanctumPupil
from tools.lessons.teaching import Pupil, chapters, file_of, lesson

import dawnbreach

PUPILS: dict[str, type[Pupil]] = {pupil.name: pupil for pupil in (SanctumPupil, DoomPupil)}


def main(name: str, first: str = "1") -> int:
    pupil, game, best = PUPILS[name], dawnbreach.game(name), 0
    for number in itertools.count(int(first)):
        seed = str(number)
        steps = lesson(pupil, seed) if pupil.is_promising(game, seed) else []
        if len(steps) > best:
            best = len(steps)
            sys.stdout.write(f"seed {seed}: {best} of {len(pupil.steps) + 1} steps, as far as {steps[-1][0]}\n")
        if len(steps) > len(pupil.steps):
            for chapter, text in enumerate(chapters(pupil, seed), 1):
                file_of(pupil, chapter).write_text(text, encoding="utf-8")
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
