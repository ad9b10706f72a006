"""Properties of Sanctum under hostile and random play, found or refuted by hypothesis."""

import contextlib
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import dawnbreach
from dawnbreach import Ambiguous, Illegal, Unreadable
from dawnbreach.bots import make
from dawnbreach.sanctum.reading import FILES, PACK, BadPack, _Reader

GAME = dawnbreach.game("sanctum")


def advanced(seats, seed, plies):
    """A position some decisions into a game among novices."""
    position = GAME.start(seats=seats, seed=seed)
    players = [make("novice", "sanctum", f"{seed}/{seat}") for seat in range(seats)]
    for _ in range(plies):
        if position.over:
            break
        seat = position.waiting[0]
        position.play(players[seat](position.view(seat), position.choices(seat)), seat)
    return position


class Table(RuleBasedStateMachine):
    """Anybody who may decide does anything that may be done, takes it back, saves, loads, or talks nonsense."""

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 50), plies=st.sampled_from([0, 60, 200, 400, 650]))
    def begin(self, seats, seed, plies):
        self.position = advanced(seats, seed, plies)
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
            self.position.take_back(seat)
            assert self.position == self.before.pop()

    @rule()
    def save_and_load(self):
        loaded = GAME.load(json.dumps(self.position.save()))
        assert loaded == self.position
        self.position = loaded

    @rule(number=st.integers(0, GAME.size - 1), seat=st.integers(-2, 5))
    def try_anything(self, number, seat):
        choice = GAME.choice(number)
        refusal = self.position.why_not(choice, seat)
        assert (refusal is None) == (choice in self.position.choices(seat))
        if refusal is not None:
            state = self.position.state()
            with pytest.raises(Illegal):
                self.position.play(choice, seat)
            assert self.position.state() == state

    @invariant()
    def adds_up(self):
        if hasattr(self, "position"):
            self.position.check()

    @invariant()
    def somebody_can_decide(self):
        if hasattr(self, "position") and not self.position.over:
            assert all(self.position.choices(seat) for seat in self.position.waiting)
            assert self.position.waiting


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@settings(max_examples=150, deadline=None)
@given(text=st.one_of(st.text(max_size=40), st.from_regex(r"(hit|use|take|turn|equip) [a-z0-9. ]{0,12}")))
def test_any_text_is_read_or_refused_and_never_anything_else(text):
    position = GAME.start(seats=2, seed=1)
    state = position.state()
    try:
        choice = GAME.read(text)
    except Unreadable:
        with pytest.raises((Unreadable, Ambiguous, Illegal)):
            position.play(text, 1 - position.waiting[0])
    else:
        assert GAME.read(str(choice)) == choice
    assert position.state() == state


@settings(max_examples=60, deadline=None)
@given(
    data=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda s: st.lists(s) | st.dictionaries(st.text(max_size=8), s),
    )
)
def test_any_data_but_a_save_is_refused(data):
    with pytest.raises(Unreadable):
        GAME.load(data)


@settings(max_examples=60, deadline=None)
@given(cut=st.floats(0, 1), junk=st.text(max_size=20))
def test_a_record_cut_or_spoiled_anywhere_plays_or_is_refused(cut, junk):
    text = RECORD[: int(len(RECORD) * cut)] + junk + "\n"
    refused = None
    try:
        assert dawnbreach.replay(text).seats == 2
    except Unreadable as error:
        refused = str(error)
    assert refused is None or "\n" not in refused


RECORD = advanced(2, 5, 150).record()


@settings(max_examples=40, deadline=None)
@given(st.permutations(range(8)), st.integers(0, 30))
def test_the_dice_of_a_round_do_not_depend_on_who_rolls_first(order, seed):
    positions = []
    for sequence in (range(8), order):
        position = GAME.start(seats=4, seed=seed)
        values: dict[int, list[int]] = {}
        for number in sequence:
            seat = number % 4
            values.setdefault(seat, []).append(position.ask(seat, "die", (1, 2, 3, 4, 5, 6)))
        positions.append(values)
    assert positions[0] == positions[1]


JUNK = [5, -1, True, "x", "", [], [5], [[]], {}, {"a": 1}]


def junked(data, path, value):
    """A copy of parsed TOML with the value at a path replaced."""
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = junked(data[path[0]], path[1:], value)
    return copy


def paths(data, depth=4):
    """Some path to every kind of value in parsed TOML."""
    if depth and isinstance(data, dict):
        for key, value in data.items():
            yield (key,)
            yield from ((key, *rest) for rest in paths(value, depth - 1))
    elif depth and isinstance(data, list) and data:
        yield from ((0, *rest) for rest in paths(data[0], depth - 1))


@pytest.mark.parametrize("name", ["demons", "heroes", "finale", "acts", "start"])
def test_any_junk_in_a_pack_is_told_and_never_breaks_the_reader(name):
    reader = _Reader(PACK)
    files = {file: reader.file(file) for file in FILES}
    tried = 0
    for path in sorted(set(paths(files[name])), key=str):
        for value in JUNK:
            spoiled = _Reader(PACK)
            spoiled.texts = reader.texts
            with contextlib.suppress(BadPack):
                spoiled.digest({**files, name: junked(files[name], path, value)})
            tried += 1
    assert tried > 20
