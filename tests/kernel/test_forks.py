"""Games that are played on from the middle of another one: other dice, and the record says so for ever."""

import pytest

import dawnbreach
from dawnbreach.kernel import Illegal, Unreadable
from dawnbreach.kernel.record import fork, read
from tests.test_aftermath import played


def finished(name):
    return played(name, 3 if name == "darkest-doom" else 2).positions[-1].record()


def forked(name, at, seed="other"):
    record, game = read(finished(name), dawnbreach.game)
    return record, fork(record, game, at, seed)


def play_on(position, most=10_000):
    while not position.over and most:
        seat = position.waiting[0]
        choices = position.choices(seat)
        position.play(choices[len(choices) // 2], seat)
        most -= 1
    return position


@pytest.mark.parametrize("name", dawnbreach.GAMES)
@pytest.mark.parametrize("at", [0, 1, 40, 200])
def test_a_fork_keeps_what_was_decided_and_goes_on_with_other_dice(name, at):
    record, position = forked(name, at)
    kept = [(ply.seat, ply.choice.text, ply.outcomes) for ply in position.plies()]
    assert kept == [decision[:3] for decision in record.decisions[:at]]
    play_on(position, 60)
    again = dawnbreach.replay(position.record())
    assert again == position and again.forked == at
    assert position.record().splitlines().count("fork") == 1


def test_two_forks_with_other_seeds_differ_and_with_one_seed_do_not():
    lines = [play_on(forked("sanctum", 30, seed)[1], 80).record().partition("fork\n")[2] for seed in "aab"]
    assert lines[0] == lines[1] != lines[2]


def test_the_dice_of_a_fork_follow_from_its_own_seed_and_the_others_are_not_counted():
    _, position = forked("sanctum", 100)
    text = play_on(position).record()
    checked = dawnbreach.verify(text)
    assert 0 < checked < len(read(text, dawnbreach.game)[0].outcomes)
    with pytest.raises(Unreadable):
        dawnbreach.verify(text.replace("\nfork\n", "\n"))


def test_nothing_of_the_other_game_is_taken_back():
    record, game = read(finished("sanctum"), dawnbreach.game)
    for at in range(5, 120):
        position = fork(record, game, at, "other")
        assert not any(position.can_take_back(seat) for seat in range(position.seats))
    with pytest.raises(Illegal):
        position.take_back(0)


def test_a_saved_fork_is_the_same_fork():
    _, position = forked("sanctum", 60)
    play_on(position, 10)
    loaded = position.game.load(position.save())
    assert loaded == position and loaded.forked == 60 and loaded.record() == position.record()


def test_a_fork_of_a_fork_has_one_mark():
    _, position = forked("sanctum", 20)
    record, game = read(play_on(position, 30).record(), dawnbreach.game)
    assert fork(record, game, 35, "third").record().splitlines().count("fork") == 1
