"""Positions, choices, events, refusals and errors go to other processes and come back as they were."""

import copy
import pickle
import subprocess
import sys

import pytest

import dawnbreach
from dawnbreach.kernel.chance import Recorded, Scripted, Seeded, draw
from dawnbreach.kernel.errors import Ambiguous, Illegal, Unreadable
from dawnbreach.presentation import shared_words
from dawnbreach.template.game import Template

GAMES = [dawnbreach.game("sanctum"), dawnbreach.game("darkest-doom"), Template()]


def played(game, plies, seed="pickle", seats=3):
    position = game.start(seats=seats, seed=seed)
    go_on(position, plies)
    return position


def go_on(position, plies):
    """Play at random, the same way from equal positions; what happened."""
    told = []
    for ply in range(plies):
        if position.over:
            break
        seat = position.waiting[draw("who", str(ply), len(position.waiting))]
        legal = position.choices(seat)
        told.append(position.play(legal[draw("what", str(ply), len(legal))], seat))
    return told


def again(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request):
    return request.param


@pytest.mark.parametrize("way", [again, copy.deepcopy, copy.copy])
def test_a_position_goes_on_as_the_one_it_was_made_from(game, way):
    position = played(game, 120)
    other = way(position)
    assert other == position and other is not position and other.game is game
    assert other.save() == position.save() and other.record() == position.record()
    assert (other.told, other.outcomes, other.shown) == (position.told, position.outcomes, position.shown)
    before = position.save()
    assert go_on(other, 40) == go_on(position.copy(), 40)
    assert position.save() == before, "what is done to a copy shows in the original"


@pytest.mark.parametrize("way", [again, copy.deepcopy])
def test_history_goes_along_for_going_back(game, way):
    position = played(game, 30)
    other = way(position)
    assert other.rewound(10) == position.rewound(10)
    assert [other.can_take_back(seat) for seat in range(3)] == [position.can_take_back(seat) for seat in range(3)]


def test_a_history_of_two_thousand_decisions_is_not_too_deep():
    position = played(dawnbreach.game("darkest-doom"), 200)
    last = position.past
    for number in range(201, 2200):
        position.past = last.but(before=position.past, number=number)
    assert len(again(position).plies()) == len(position.plies()) == 2199


def test_another_seed_stays_another_seed(game):
    """What a bot imagines has dice of its own; a pickle of it must not tell those of the game."""
    position = played(game, 20)
    imagined = position.copy()
    imagined.source = Seeded("another")
    assert again(imagined).source.seed == "another"
    assert again(position).source.seed == "pickle"


def test_sources_answer_as_before():
    scripted = Scripted({"die": (3, 4)}, Seeded("x"))
    recorded = Recorded([(0, "die", 5), (1, "card", 7), (0, "die", 2)], offsets=(1, 0))
    for way in (again, copy.deepcopy):
        other = way(scripted)
        assert [other.pick(0, n, "die", range(1, 7)) for n in range(4)] == [
            scripted.copy().pick(0, 0, "die", range(1, 7)),
            4,
            *(Seeded("x").pick(0, n, "die", range(1, 7)) for n in (2, 3)),
        ]
        assert way(recorded).pick(0, 2, "die", range(1, 7)) == 2 and way(recorded).pick(1, 0, "card", (7, 8)) == 7


def test_choices_events_and_frames(game):
    position = game.start(seats=2, seed=4)
    while not position.over and len(position.plies()) < 30:
        seat = position.waiting[0]
        legal, frame = position.choices(seat), position.frame(seat)
        for thing in (*legal, frame, *position.told):
            assert again(thing) == thing and copy.deepcopy(thing) == thing and repr(again(thing)) == repr(thing)
            assert hash(again(thing)) == hash(thing)
        position.play(again(legal[0]), seat)


def test_refusals_with_their_words(game):
    position = played(game, 10)
    waiting = position.waiting[0]
    legal = set(position.choices(waiting))
    refusals = [position.why_not(choice, waiting) for choice in game.notation.all if choice not in legal]
    seen = {refusal.key: refusal for refusal in refusals}
    assert seen
    for refusal in seen.values():
        for other in (again(refusal), copy.deepcopy(refusal)):
            assert other == refusal
            assert [other.words(language) for language in ("en", "pl", "ru")] == [
                refusal.words(language) for language in ("en", "pl", "ru")
            ]


def test_errors():
    position = dawnbreach.game("sanctum").start(seats=2, seed=1)
    refusal = position.why_not(position.game.notation.all[0], 1 - position.waiting[0])
    assert refusal is not None
    for error in (Illegal("x", refusal), Ambiguous("e", ["end", "equip"]), Unreadable("no", "input-seed", least=3)):
        for other in (again(error), copy.deepcopy(error)):
            assert type(other) is type(error) and str(other) == str(error)
            assert (other.key, other.args_for_words) == (error.key, error.args_for_words)
    assert again(Illegal("x", refusal)).refusal == refusal


def test_another_process_goes_on_alike(game, tmp_path):
    position = played(game, 60)
    (tmp_path / "it").write_bytes(pickle.dumps(position))
    code = "import pickle, sys; p = pickle.load(open(sys.argv[1], 'rb'))"
    code += "; print([p.choices(s) for s in p.waiting]); print(p.record())"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "it")], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{[position.choices(seat) for seat in position.waiting]}\n{position.record()}\n"


def test_a_pickle_of_another_pack_is_refused():
    game = Template()
    data = pickle.dumps(game).replace(game.pack.encode(), game.pack.replace(game.pack[-4:], "0000").encode())
    with pytest.raises(Unreadable, match="pack"):
        pickle.loads(data)


def test_words_that_belong_to_no_game_are_pickled_whole():
    words = shared_words()
    again = pickle.loads(pickle.dumps(words))
    assert again.messages == words.messages
    assert again.say("pl", "group-go") == words.say("pl", "group-go")
