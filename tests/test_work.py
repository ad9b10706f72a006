"""How much work a decision is, in calls of our own functions: it must not grow unseen. Time is no good measure."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
CALLS = {
    "sanctum": {"choices": 19.9, "play": 25.2, "copy": 8.2, "view": 99.7},
    "darkest-doom": {"choices": 38.5, "play": 37.8, "copy": 11.0, "view": 151.6},
}
"""Calls a decision in random games of four, as `python tests/test_work.py counted GAME` counts them."""
DECISIONS = 1500
INLINED = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")
"""Calls in some versions of Python only."""


LONG_GAMES = {"sanctum": 1, "darkest-doom": 8}
"""How many games of those who bring them least forward are long enough to tell."""


class Calls:
    """Counts the calls of our own functions."""

    def __init__(self):
        self.made = 0
        self.inside = str(SOURCE)

    def __call__(self, frame, event, arg):
        if event == "call" and frame.f_code.co_filename.startswith(self.inside):
            self.made += frame.f_code.co_name not in INLINED

    def of(self, action):
        """What an action gives, and the calls it makes."""
        before = self.made
        sys.setprofile(self)
        try:
            done = action()
        finally:
            sys.setprofile(None)
        return done, self.made - before


def counted(name):
    """The mean calls of a decision, by what is done."""
    import random

    import dawnbreach

    rng, calls, made = random.Random(5), dict.fromkeys(CALLS[name], 0), 0
    game, counter = dawnbreach.game(name), Calls()

    def count(what, action):
        done, number = counter.of(action)
        calls[what] += number
        return done

    for seed in range(100):
        position = game.start(seats=4, seed=seed)
        while not position.over and made < DECISIONS:
            seat = position.waiting[0]
            choice = rng.choice(count("choices", lambda: position.choices(seat)))  # noqa: B023
            count("copy", lambda: position.copy())  # noqa: B023
            count("view", lambda: position.view(seat))  # noqa: B023
            count("play", lambda: position.play(choice, seat))  # noqa: B023
            made += 1
    return {what: round(number / made, 2) for what, number in calls.items()}


def growth(name):
    """The calls of a decision at the end of long games, to those near their beginning."""
    import dawnbreach

    game, counter, early, late = dawnbreach.game(name), Calls(), 0, 0
    for seed in range(1, 1 + LONG_GAMES[name]):
        position, calls = game.start(seats=4, seed=seed), []
        while not position.over:
            seat = position.waiting[0]
            idle, listing = counter.of(lambda: game.idle(position.choices(seat)))  # noqa: B023
            _, playing = counter.of(lambda: position.play(idle, seat))  # noqa: B023
            calls.append(listing + playing)
        third = len(calls) // 3
        early, late = early + sum(calls[third : 2 * third]), late + sum(calls[-third:])
    return round(late / early, 3)


def asked(what, name):
    """What this file prints in a process of plain Python."""
    env = {**os.environ, "DAWNBREACH_PLAIN": "1", "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, __file__, what, name], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", CALLS)
def test_work_per_decision_has_not_grown_by_more_than_a_tenth(name):
    now = asked("counted", name)
    for what, before in CALLS[name].items():
        assert now[what] <= 1.1 * before, f"{what}: {before} calls before, {now[what]} now"
        assert now[what] >= 0.8 * before, (
            f"{what}: {now[what]} calls now, {before} stand here; write down the new figure"
        )


@pytest.mark.parametrize("name", LONG_GAMES)
def test_a_decision_late_in_a_long_game_is_at_most_a_tenth_more_work(name):
    assert asked("growth", name) <= 1.1


if __name__ == "__main__":
    sys.stdout.write(json.dumps(globals()[sys.argv[1]](sys.argv[2])))
