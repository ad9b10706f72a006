"""A table at which anybody who may decide does anything, for hypothesis to drive."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dawnbreach import Illegal
from dawnbreach.bots import make
from dawnbreach.kernel import Game, Position

SETTINGS = settings(
    max_examples=20, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def advanced(game: Game, seats: int, seed: int, plies: int) -> Position:
    """A position some decisions into a game among novices."""
    position = game.start(seats=seats, seed=seed)
    players = [make("novice", game.name, f"{seed}/{seat}") for seat in range(seats)]
    for _ in range(plies):
        if position.over:
            break
        seat = position.waiting[0]
        position.play(players[seat](position.view(seat), position.choices(seat)), seat)
    return position


def table_machine(game: Game, seats: tuple[int, int], plies: tuple[int, ...]) -> Any:
    """A machine that plays, takes back, saves, loads and talks nonsense in one game."""

    class Table(RuleBasedStateMachine):
        @initialize(seats=st.integers(*seats), seed=st.integers(0, 50), plies=st.sampled_from(plies))
        def begin(self, seats, seed, plies):
            self.position = advanced(game, seats, seed, plies)
            self.before = []

        @precondition(lambda self: not self.position.over)
        @rule(who=st.integers(0, 3), what=st.integers(0, 10_000))
        def decide(self, who, what):
            waiting = self.position.waiting
            seat = waiting[who % len(waiting)]
            choices = self.position.choices(seat)
            self.before.append(self.position.copy())
            self.position.play(choices[what % len(choices)], seat)

        @precondition(lambda self: self.before)
        @rule(seat=st.integers(0, 3))
        def take_back(self, seat):
            if seat < self.position.seats and self.position.can_take_back(seat):
                self.take_back_now(seat)

        @rule()
        def save_and_load(self):
            loaded = game.load(json.dumps(self.position.save()))
            assert loaded == self.position
            self.position = loaded

        @rule(number=st.integers(0, game.size - 1), seat=st.integers(-2, 5))
        def try_anything(self, number, seat):
            choice = game.choice(number)
            refusal = self.position.why_not(choice, seat)
            assert (refusal is None) == (choice in self.position.choices(seat))
            if refusal is not None:
                state = self.position.state()
                with pytest.raises(Illegal):
                    self.position.play(choice, seat)
                assert self.position.state() == state

        def take_back_now(self, seat):
            there, last = self.position.copy(), self.position.past
            taken = next(ply.choice for ply in reversed(there.plies()) if ply.seat == seat)
            self.position.take_back(seat)
            if last is not None and last.seat == seat:
                assert self.position == self.before.pop()
                return
            again = self.position.copy()
            again.play(taken, seat)
            assert again == there, "it was independent of what others decided since"
            self.before.clear()

        @invariant()
        def adds_up(self):
            if hasattr(self, "position"):
                self.position.check()

        @invariant()
        def somebody_can_decide(self):
            if hasattr(self, "position") and not self.position.over:
                assert self.position.waiting
                assert all(self.position.choices(seat) for seat in self.position.waiting)

    return Table
