"""Every game on the kernel passes its conformance suite."""

from functools import cache

import pytest

import dawnbreach
from dawnbreach.bots import Bot, make
from dawnbreach.kernel import conformance, record
from dawnbreach.template.game import Lanterns, Template
from tests.looking import view_of
from tests.thorough import some

GAMES = ("template", "sanctum", "darkest-doom")


@cache
def game_named(name):
    """A game, also the one to copy, which nobody registers."""
    return Template() if name == "template" else dawnbreach.game(name)


def novices(game):
    """The policy of novices, one for each seat."""
    players: dict[int, Bot] = {}

    def pick(position, seat, choices):
        player = players.setdefault(seat, make("novice", game, f"novice/{seat}"))
        return player(position.view(seat), choices)

    return pick


SEATS = {"template": (2, 3, 4), "sanctum": (2, 3, 4), "darkest-doom": (1, 2, 3, 4)}
RANDOM = [(name, seats, seed) for name in GAMES for seats in SEATS[name] for seed in range(some(1, 2))]
EVERY = {"template": 1, "sanctum": 7, "darkest-doom": 17}
"""Heavy checks come at every so many decisions: a game of Darkest Doom is long."""


@pytest.mark.parametrize(("name", "seats", "seed"), RANDOM)
def test_random_games_keep_every_law(name, seats, seed):
    position = conformance.run(game_named(name), seats, f"law/{seed}", every=EVERY[name])
    assert position.over


@pytest.mark.parametrize(("name", "seats", "seed"), RANDOM)
def test_nothing_leaks_in_random_games(name, seats, seed):
    assert conformance.leaks(game_named(name), seats, f"leak/{seed}", every=EVERY[name]) > 10


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES[:2])
def test_simultaneous_decisions_commute_in_random_games(name, seed):
    game = game_named(name)
    assert conformance.commutes(game, seats=4, seed=f"commute/{seed}") > 0


@pytest.mark.parametrize(("seats", "difficulty"), [(2, "inferno"), (3, "normal"), (4, "hard"), (4, "nightmare")])
def test_whole_games_of_sanctum_keep_every_law(seats, difficulty):
    """Novices come to the final battle, which random play never sees."""
    game = dawnbreach.game("sanctum")
    position = conformance.run(game, seats, f"whole/{seats}", novices("sanctum"), every=61, difficulty=difficulty)
    assert view_of(position)["round"] > 0


def test_nothing_leaks_in_whole_games_of_sanctum():
    game = dawnbreach.game("sanctum")
    assert conformance.leaks(game, 4, "whole/4", novices("sanctum"), every=12) > 50


def test_simultaneous_decisions_commute_in_whole_games_of_sanctum():
    game = dawnbreach.game("sanctum")
    assert conformance.commutes(game, 4, "whole/4", novices("sanctum")) > 50


# The suite itself must be able to fail.


class Spoiled:
    """Plants a fault in a position class for the time of a test."""

    def __init__(self, monkeypatch, cls, name, function):
        monkeypatch.setattr(cls, name, function)


def test_the_suite_sees_a_view_that_leaks(monkeypatch):
    honest = Lanterns.view
    Spoiled(monkeypatch, Lanterns, "view", lambda self, seat: {**honest(self, seat), "all": list(self.held)})
    with pytest.raises(AssertionError):
        conformance.leaks(game_named("template"), 3, "spoiled", every=1)


def test_the_suite_sees_a_field_forgotten_in_copy(monkeypatch):
    honest = Lanterns.copy

    def forgetful(self):
        new = honest(self)
        new.points = (0,) * self.seats
        return new

    Spoiled(monkeypatch, Lanterns, "copy", forgetful)
    with pytest.raises(AssertionError):
        conformance.run(game_named("template"), 3, "spoiled", every=1)


def test_the_suite_sees_a_choice_that_is_listed_and_refused(monkeypatch):
    honest = Lanterns.choices
    everything = game_named("template").notation.all
    Spoiled(monkeypatch, Lanterns, "choices", lambda self, seat: everything if honest(self, seat) else [])
    with pytest.raises((AssertionError, dawnbreach.Illegal)):
        conformance.run(game_named("template"), 3, "spoiled", every=1)


def test_the_suite_sees_dice_that_depend_on_the_order_of_play(monkeypatch):
    from dawnbreach.kernel import Position

    honest = Position.ask
    Spoiled(monkeypatch, Position, "ask", lambda self, stream, what, options: honest(self, -1, what, options))
    with pytest.raises(AssertionError):
        conformance.commutes(game_named("template"), 4, "spoiled")


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_sees_outcomes_that_are_not_those_of_the_seed(monkeypatch, name):
    game = game_named(name)
    monkeypatch.setattr(record, "outcomes_of", lambda told, game, how: told.outcomes)
    with pytest.raises(AssertionError, match="forged"):
        conformance.run(game, 2, "spoiled", every=conformance.MOST)
