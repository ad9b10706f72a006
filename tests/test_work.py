"""How much work a decision is, in calls of our own functions: it must not grow unseen. Time is no good measure."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
CALLS = {
    "sanctum": {"choices": 23.9, "play": 25.9, "copy": 8.2, "view": 144.5},
    "darkest-doom": {"choices": 38.5, "play": 45.0, "copy": 11.0, "view": 202.7},
}
"""Calls a decision in random games of four, as `python tests/test_work.py` counts them."""
DECISIONS = 1500
INLINED = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")
"""Calls in some versions of Python only."""


def counted(name):
    """The mean calls of a decision, by what is done."""
    import random

    import dawnbreach

    rng, calls, made = random.Random(5), dict.fromkeys(CALLS[name], 0), 0
    game, inside = dawnbreach.game(name), str(SOURCE)

    def count(what, action):
        def tracer(frame, event, arg):
            if event == "call" and frame.f_code.co_filename.startswith(inside):
                calls[what] += frame.f_code.co_name not in INLINED

        sys.setprofile(tracer)
        try:
            return action()
        finally:
            sys.setprofile(None)

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


@pytest.mark.parametrize("name", CALLS)
def test_work_per_decision_has_not_grown_by_more_than_a_tenth(name):
    env = {**os.environ, "DAWNBREACH_PLAIN": "1", "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, __file__, name], env=env, capture_output=True, text=True, check=True)
    now = json.loads(done.stdout)
    for what, before in CALLS[name].items():
        assert now[what] <= 1.1 * before, f"{what}: {before} calls before, {now[what]} now"
        assert now[what] >= 0.8 * before, (
            f"{what}: {now[what]} calls now, {before} stand here; write down the new figure"
        )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(counted(sys.argv[1])))
