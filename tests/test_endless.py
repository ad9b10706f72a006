"""No game goes on for ever: nothing that players decide brings a position back, and nobody may stay for ever."""

from collections import Counter
from itertools import chain, islice

import pytest

import dawnbreach
from dawnbreach.bots import Seat, ask, make
from dawnbreach.kernel.chance import Asked, Unasked
from dawnbreach.kernel.conformance import playthrough, random_policy
from dawnbreach.sanctum.rest import MOST_CHANGES
from dawnbreach.sanctum.walls import MOST_LINGERING
from tests.rich import TABLES, rich
from tests.scene import scene

LOOKS = 5
"""So many positions of each step are looked at."""
TRIES = 90
"""So many choices are tried from each."""
RICH = 560
"""So many rich lands are gone through: in the 542nd a trap is disarmed."""


def quietly(position, choice, seat):
    """The position after a choice that shows nothing; None if it would."""
    after = position.copy()
    after.source, after.beside = Unasked(), None
    try:
        after.play(choice, seat)
    except Asked:
        return None
    return None if after.past.revealed else after


def way_back(start, seats):
    """Choices of these seats alone that lead back to the same position, breadth first."""
    seen, ways, left = {start}, [(start, tuple[str, ...]())], TRIES
    for now, way in ways:
        for seat in set(seats) & set(now.waiting):
            for choice in now.choices(seat):
                left -= 1
                after = quietly(now, choice, seat) if left > 0 else None
                if after == start:
                    return (*way, choice.text)
                if after is not None and after not in seen:
                    seen.add(after)
                    ways.append((after, (*way, choice.text)))
    return None


def novices(position, seed):
    """A game of bots, decision by decision."""
    bots = [make("novice", position.game.name, f"{seed}/{seat}") for seat in range(position.seats)]
    return playthrough(position, lambda now, seat, _: ask(bots[seat], Seat(now, seat)), seed)


def games(name):
    """Games that come to every step: played at random, by bots, and from lands where everything is there at once."""
    game = dawnbreach.game(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        yield playthrough(game.start(seats=seats, seed="endless"), random_policy("endless"), "endless")
    if name == "darkest-doom":
        for seed in range(RICH):
            yield islice(playthrough(rich(*TABLES[seed % len(TABLES)], seed), random_policy(str(seed)), str(seed)), 60)
    else:
        for seed in range(12):
            yield novices(game.start(seats=2 + seed % 3, seed=str(seed)), str(seed))


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_nothing_that_is_decided_in_any_step_brings_a_position_back(name):
    looked = Counter[str]()
    for now, seat, _ in chain.from_iterable(games(name)):
        frame = now.frame(seat)
        assert frame is not None
        looked[frame.id] += 1
        if looked[frame.id] <= LOOKS:
            assert way_back(now.copy(), [seat]) is None, frame.id
        if looked[frame.id] <= LOOKS and len(now.waiting) > 1:
            assert way_back(now.copy(), now.waiting) is None, f"{frame.id}, together"
    assert set(looked) == {frame.id for frame in dawnbreach.game(name).frames if frame.kinds}, (
        "every step was looked at"
    )


def test_san_6_2_equipment_is_not_put_on_and_off_for_ever():
    table = scene().has_gems(red=2).carries("furnace-helm")
    table.table.plant()
    table.says("rest")
    for change in range(MOST_CHANGES):
        table.says("remove helmet" if change % 2 else "equip furnace-helm")
    assert table.refuses("equip furnace-helm").clause == "SAN-6.2"
    assert table.offers() == ["end equip"]
    table.table.take_back(table.seat)
    assert table.offers() == ["remove helmet", "end equip"]


def lingering(**more):
    table = scene(**more)
    for _ in range(MOST_LINGERING):
        table.says("rest", "end equip", "end rest")
        others = [seat for seat in range(table.table.seats) if seat != table.seat]
        for seat in others:
            table.says("rest", "end equip", "end rest", seat=seat)
    return table


def test_san_2_6_nobody_stays_for_ever():
    table = lingering(demons=["lvl2 1 6"])
    assert table.refuses("rest").clause == "SAN-2.6"
    assert table.refuses("fight").clause == "SAN-2.6"
    assert table.offers() == ["move"]


def test_san_2_6_at_the_walls_they_are_breached_with_demons_left():
    table = scene(demons=["lvl2 1 6"])
    table.hero.space = table.table.front = len(table.table.track) - 1
    assert table.refuses("breach").clause == "SAN-8.3"
    table.hero.lingered = MOST_LINGERING
    assert table.offers() == ["breach"]
    table.says("breach")
    assert table.hero.answered == 2 and not table.hero.demons and not table.hero.marks


@pytest.mark.parametrize("seats", [2, 4])
def test_san_2_6_a_game_in_which_everybody_rests_as_long_as_possible_ends(seats):
    game = dawnbreach.game("sanctum")
    position = game.start(seats=seats, seed="lazy")
    for _ in range(60_000):
        if position.over:
            break
        seat = position.waiting[0]
        choices = position.choices(seat)
        position.play(next((c for c in choices if c.text in ("rest", "end equip", "end rest")), choices[0]), seat)
    assert position.over
