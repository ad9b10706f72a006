"""Playing by text, saving, records: what goes wrong is said in one sentence, and nothing is lost."""

import json
import time

import pytest

import dawnbreach
from dawnbreach import Ambiguous, Illegal, Unreadable
from dawnbreach.kernel import conformance, record, saving
from dawnbreach.kernel.chance import Unasked
from dawnbreach.kernel.shares import commitment


@pytest.fixture
def game():
    return dawnbreach.game("sanctum")


@pytest.fixture
def position(game):
    return game.start(seats=3, seed=7, difficulty="hard", heroes=("huntress",))


def finished(game, seats=2, seed=3):
    """A game of random play, to its end."""
    position = game.start(seats=seats, seed=seed)
    for _, _, _ in conformance.playthrough(position, conformance.random_policy("finished"), "finished"):
        pass
    return position


def settle_bonuses(position):
    """Play the choices starting bonuses ask for, up to the first turn."""
    while "move" not in [str(c) for c in position.choices(position.waiting[0])]:
        position.play(position.choices(position.waiting[0])[0], position.waiting[0])
    return position.waiting[0]


def test_the_loop_of_the_readme_plays_a_game(game):
    position = game.start(seats=4, seed=7, difficulty="hard")
    while not position.over:
        seat = position.waiting[0]
        choice = position.choices(seat)[0]
        events = position.play(choice, seat)
        assert isinstance(events, list)
    assert position.standings()[0].rank == 1


def test_an_abbreviation_plays_when_it_fits_one_choice_only(position):
    seat = settle_bonuses(position)
    position.play("  MOVE ", seat)
    with pytest.raises(Ambiguous) as error:
        position.play("take", seat)
    assert error.value.candidates == ("take 1", "take 2", "take 3", "take 4", "take 5")
    before = position.copy()
    position.play("3", seat)
    assert position.past.choice.text == "take 3"
    assert before != position


def test_three_letters_of_a_word_suffice_and_numbers_are_never_guessed(position):
    seat = settle_bonuses(position)
    for text in ("mo", "mover"):
        with pytest.raises(Unreadable):
            position.understand(text, seat)
    assert position.understand("mov", seat).text == "move"
    position.play("mov", seat)
    assert position.understand("tak 3", seat).text == "take 3"
    with pytest.raises(Unreadable):
        position.understand("take 30", seat)


@pytest.mark.parametrize(
    "text", ["", "   ", "xyzzy", "take", "take 9", "hit d9 a.1", "move " * 500, "\x00", "take 1; drop"]
)
def test_what_cannot_be_read_changes_nothing(position, text):
    before = position.copy()
    with pytest.raises((Unreadable, Illegal)):
        position.play(text, position.waiting[0])
    assert position == before
    assert position.record() == before.record()


@pytest.mark.parametrize("thing", [None, 5, 3.5, b"move", ["move"]])
def test_what_is_no_text_is_unreadable(game, thing):
    with pytest.raises(Unreadable):
        game.read(thing)


def test_the_wrong_seat_is_told_who_decides(position):
    seat = settle_bonuses(position)
    other = (seat + 1) % 3
    refusal = position.why_not("move", other)
    assert refusal.clause == "SAN-2.1"
    assert str(seat + 1) in refusal.words("en")
    assert position.why_not("move", seat) is None
    for nobody in (-1, 3, 99):
        assert position.why_not("move", nobody).key == "no-such-seat"


def test_a_refusal_speaks_three_languages(position):
    seat = settle_bonuses(position)
    said = {language: position.why_not("rest", seat).words(language) for language in ("en", "pl", "ru")}
    assert len(set(said.values())) == 3
    assert all(text.startswith("SAN-2.2: ") for text in said.values())
    with pytest.raises(Illegal) as error:
        position.play("rest", seat)
    assert error.value.refusal.clause == "SAN-2.2"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        ("3", {}),
        (True, {}),
        (3, {"difficulty": "easy"}),
        (3, {"colour": "red"}),
        (3, {"heroes": ("huntress", "huntress")}),
        (2, {"heroes": ("huntress", "dancer", "slayer")}),
        (3, {"heroes": ("wizard",)}),
    ],
)
def test_a_game_that_cannot_be_is_refused(game, seats, options):
    with pytest.raises(Unreadable):
        game.start(seats=seats, seed=1, **options)


def test_an_unknown_game_is_refused():
    with pytest.raises(Unreadable, match="chess"):
        dawnbreach.game("chess")


# Taking back


def test_a_choice_says_beforehand_whether_it_can_be_taken_back(position):
    seat = settle_bonuses(position)
    assert not position.is_reversible("move", seat)
    position.play("move", seat)
    assert position.is_reversible("take 1", seat)


def test_saying_so_asks_no_chance_and_tells_nobody(position):
    seat = settle_bonuses(position)
    heard: list[object] = []
    before = position.state()
    position.watch = heard.append
    position.source = Unasked()
    for choice in position.choices(seat):
        position.is_reversible(choice, seat)
    assert heard == [] and position.state() == before


def test_taking_back_what_cannot_be_is_refused_with_a_clause(position):
    seat = settle_bonuses(position)
    position.play("move", seat)
    assert not position.can_take_back(seat)
    with pytest.raises(Illegal) as error:
        position.take_back(seat)
    assert error.value.refusal.clause == "SAN-13.1"


def test_decisions_are_taken_back_one_by_one(game):
    position = game.start(seats=2, seed=1)
    seat = settle_bonuses(position)
    for text in ("move", "take 1"):
        position.play(text, seat)
    position.play("move", 1 - seat)
    position.play("take 1", 1 - seat)
    for text in ("fight", "roll", "rage", "turn d1 3"):
        position.play(text, seat)
    position.take_back(seat)
    position.take_back(seat)
    assert position.past.choice.text == "roll"
    assert not position.can_take_back(seat)
    position.play("rage", seat)
    position.take_back(seat)
    assert position.past.choice.text == "roll"


# Saving


def test_a_save_is_plain_json_and_loads_the_same_position(game, position):
    seat = settle_bonuses(position)
    position.play("move", seat)
    text = json.dumps(position.save())
    for data in (text, text.encode(), json.loads(text)):
        loaded = game.load(data)
        assert loaded == position
        assert loaded.record() == position.record()
        loaded.play("take 2", seat)
        assert loaded != position


def test_a_loaded_game_goes_on_with_the_same_dice(game, position):
    loaded = game.load(position.save())
    while not position.over:
        seat = position.waiting[0]
        choice = position.choices(seat)[-1] if position.past and position.past.number % 2 else position.choices(seat)[0]
        assert position.play(choice, seat) == loaded.play(choice, seat)
        if position.past.number > 300:
            break
    assert loaded == position


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: None,
        lambda data: 5,
        lambda data: [],
        lambda data: "{",
        lambda data: b"\xff\xfe",
        lambda data: {},
        lambda data: {**data, "format": 99},
        lambda data: {**data, "seal": "0" * 32},
        lambda data: {**data, "seed": "other"},
        lambda data: {k: v for k, v in data.items() if k != "state"},
        lambda data: {**data, "state": {**data["state"], "seats": 9}},
    ],
)
def test_a_broken_save_is_one_clear_error(game, position, spoil):
    with pytest.raises(Unreadable) as error:
        game.load(spoil(position.save()))
    assert error.value.key.startswith("save-")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("heroes", []),
        ("main", {"seat": -1, "frames": [["Nonsense", 1]]}),
        ("main", {"seat": -1, "frames": [["Turn"]]}),
        ("tops", [1, 1, 1]),
        ("hidden", 0),
        ("unseen", []),
        ("asked", [0]),
        ("front", "far"),
    ],
)
def test_a_save_that_is_sealed_but_impossible_is_refused(game, position, field, value):
    data = position.save()
    body = {k: v for k, v in data.items() if k != "seal"}
    body["state"][field] = value
    with pytest.raises(Unreadable):
        game.load({**body, "seal": saving.seal(body)})


@pytest.mark.parametrize(("name", "value"), [("game", "darkest-doom"), ("rules", 99), ("pack", "mine 123")])
def test_a_save_of_another_game_or_version_says_so(game, position, name, value):
    body = {k: v for k, v in position.save().items() if k != "seal"}
    body[name] = value
    with pytest.raises(Unreadable) as error:
        game.load({**body, "seal": saving.seal(body)})
    assert error.value.key == "save-version"


# Records


def test_a_record_is_readable_and_plays_again(game):
    position = finished(game)
    text = position.record()
    assert text.startswith("dawnbreach record 1\ngame: sanctum\n")
    again = dawnbreach.replay(text)
    assert again == position
    assert again.record() == text
    assert dawnbreach.verify(text) > 50


def test_a_running_game_does_not_publish_its_seed(position):
    text = position.record()
    assert "\nseed " not in text
    assert f"commit: {commitment('7')}" in text
    with pytest.raises(Unreadable, match="not over"):
        dawnbreach.verify(text)


def spoiled(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda t: "", "record-foreign"),
        (lambda t: "hello", "record-foreign"),
        (lambda t: spoiled(t, "rules: 2", "rules: 9"), "record-version"),
        (lambda t: spoiled(t, "seats: 2", "seats: two"), "record-header"),
        (lambda t: spoiled(t, "seats: 2", "seats: 9"), "record-header"),
        (lambda t: t + "what is this\n", "record-line"),
        (lambda t: spoiled(t, "= 0 first", "= x first"), "record-line"),
        (lambda t: spoiled(t, " move\n", " fight\n"), "record-decision"),
        (lambda t: spoiled(t, " move\n", " fly\n"), "record-decision"),
    ],
)
def test_a_broken_record_names_what_is_wrong(game, spoil, key):
    with pytest.raises(Unreadable) as error:
        dawnbreach.replay(spoil(finished(game).record()))
    assert error.value.key == key


def test_a_record_with_the_wrong_seed_does_not_verify(game):
    text = finished(game).record()
    with pytest.raises(Unreadable) as error:
        dawnbreach.verify(text.replace("\nseed 3", "\nseed 4"))
    assert error.value.key == "record-commit"


def test_the_cost_of_a_decision_does_not_grow_with_the_game(game):
    from dawnbreach.lab.bench import growth

    assert growth(game, 2, decisions=3000, window=500)[0] < 1.5


def test_reading_a_record_takes_time_in_proportion_to_its_length(game):
    """Eight times the outcomes after one decision: about 8 times the work when each is read once, 64 if it were not."""

    def seconds(lines):
        text = game.start(seats=2, seed=1).record() + "1 move\n" + "= 1 die 3\n" * lines
        began = time.process_time()
        assert len(record.read(text, dawnbreach.game)[0].outcomes) > lines
        return time.process_time() - began

    assert min(seconds(40_000) for _ in range(3)) < 24 * min(seconds(5_000) for _ in range(3))
