"""Properties of Sanctum under hostile and random play, found or refuted by hypothesis."""

import contextlib
import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dawnbreach
from dawnbreach import Ambiguous, Illegal, Unreadable, bots
from dawnbreach.sanctum.pack_loader import FILES, PACK, BadPack, _Reader
from tests.looking import view_of
from tests.machine import SETTINGS, advanced, table_machine
from tests.scene import sanctum
from tests.thorough import some

GAME = dawnbreach.game("sanctum")


TestTable = table_machine(GAME, seats=(2, 4), plies=(0, 60, 200, 400, 650)).TestCase
TestTable.settings = SETTINGS


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


RECORD = advanced(GAME, 2, 5, 150).record()


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


@pytest.mark.parametrize("seed", ["s1", "s4", "s10"])
def test_no_two_choices_of_a_decision_are_told_in_the_same_words(seed):
    position = GAME.start(seats=3, seed=seed)
    novices = [bots.make("novice", "sanctum", seed=f"{seed}/{seat}") for seat in range(3)]
    while position.waiting:
        seat = position.waiting[0]
        choices = position.choices(seat)
        labels = [position.words(choice, "en", seat) for choice in choices]
        assert len(set(labels)) == len(labels), [(label, str(one)) for label, one in zip(labels, choices, strict=True)]
        position.play(novices[seat](position.view(seat), choices), seat)


def shown_sides(view):
    """The demon and Demon Lord cards that lie open: those that show their fronts, and the names on the others."""
    boards = [foe for hero in view["heroes"] for foe in hero["demons"]]
    tops = [deck["top"] for deck in view["decks"] if deck["top"]]
    fronts = [*boards, *tops, *(foe for one in view["sets"] for foe in one), *view["laid"]]
    items = [item for hero in view["heroes"] for item in (*hero["sack"], *hero["slots"].values()) if item]
    names = [card["id"] for card in (*items, *view["chest"], *view["row"])]
    return [(foe["kind"], foe["card"]) for foe in fronts if "card" in foe], names


@pytest.mark.parametrize(("seed", "player"), [(0, "novice"), (1, "random"), (2, "novice"), (3, "random")])
def test_san_1_3_each_card_is_in_one_place_and_its_back_unnamed_until_turned_over(seed, player):
    players = [bots.make(player, "sanctum", seed=f"{seed}/{seat}") for seat in range(4)]
    position = GAME.start(seats=4, seed=seed, difficulty="inferno")
    content = sanctum().content
    card = {item.id: ("demon", n) for n, item in enumerate(content.items)}
    card |= {lord.id: ("lord", n) for n, lord in enumerate(content.lords)}
    while position.waiting:
        view = view_of(position)
        fronts, backs = shown_sides(view)
        cards = [*fronts, *(card[name] for name in backs)]
        assert len(set(cards)) == len(cards)
        below = sum(deck["below"] + deck["discards"] for deck in view["decks"])
        assert sum(kind == "demon" for kind, _ in cards) == 84 - below
        assert set(re.findall(r'"([^"]*)"', json.dumps(view))) & set(card) == set(backs)
        seat = position.waiting[0]
        position.play(players[seat](position.view(seat), position.choices(seat)), seat)


JUNK = [5, -1, True, "x", "", [], [5], [[]], {}, {"a": 1}]


def junked(data, path, value):
    """A copy of parsed TOML with the value at a path replaced."""
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = junked(data[path[0]], path[1:], value)
    return copy


def spoilt(data):
    """What is read from a file with junk in every place; everywhere some kinds of it, or all where all are wanted."""
    for number, path in enumerate(sorted(set(paths(data)), key=str)):
        for value in JUNK[number % some(3, 1) :: some(3, 1)]:
            yield junked(data, path, value)


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
    for junk in spoilt(files[name]):
        spoiled = _Reader(PACK)
        spoiled.texts = reader.texts
        with contextlib.suppress(BadPack):
            spoiled.digest({**files, name: junk})
        tried += 1
    assert tried > some(10, 20)
