"""A coach: turning points, chances and luck, as far as they could be known and as they were."""

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots import review
from dawnbreach.bots.review import Point, TrueSeat, compared, judged, luck, stations, worst
from dawnbreach.bots.rng import Fancy
from dawnbreach.kernel.film import film
from dawnbreach.sanctum.solver.aims import Aim, Targets, aims_in_row


def played(name, bot, most, seed="coach"):
    """A film of the first decisions of a game."""
    position = dawnbreach.game(name).start(seats=2, seed=seed)
    players = [bots.make(bot, name, f"{seed}/{seat}") for seat in range(2)]
    while not position.over and (position.past is None or position.past.number < most):
        seat = bots.Seat(position, position.waiting[0])
        position.play(bots.ask(players[seat.number], seat), seat.number)
    return film(position.record(), dawnbreach.game)


@pytest.fixture(scope="module")
def doom():
    return played("darkest-doom", "random", 40)


@pytest.fixture(scope="module")
def sanctum():
    return played("sanctum", "novice", 5000)


def test_a_turning_point_names_a_choice_there_was_and_by_how_much_it_is_better(doom):
    found = [point for at in range(1, doom.last + 1) if (point := judged(doom, at, 12)) is not None]
    assert found, "who plays at random makes mistakes"
    judge = review.judge("darkest-doom", 12, "s")
    assert (judge.playouts, judge.most) == (12, 8), "the coach overlooks less than a veteran"
    for point in found:
        texts = [choice.text for choice in doom.positions[point.at - 1].choices(point.seat)]
        assert point.chosen in texts and point.better[0] in texts and point.chosen != point.better[0]
        assert point.gap > 0 and point.ends != point.better_ends and point.true_gap
    at = found[0].at
    assert judged(doom, at, 12) == judged(doom, at, 12)


def test_what_could_be_known_is_judged_without_what_was_hidden(doom):
    point = next(p for at in range(1, doom.last + 1) if (p := judged(doom, at, 12)) is not None)
    true = doom.positions[point.at - 1]
    other = doom.game.imagine(true, point.seat, Fancy(99))
    chosen, better = [doom.game.read(text) for text in (point.chosen, point.better[0])]
    known = [compared(bots.Seat(world, point.seat), chosen, better, 8, "x") for world in (true, other)]
    assert known[0] == known[1]
    hidden = TrueSeat(true, point.seat).imagined(Fancy(3))
    assert doom.game.everything(hidden) == doom.game.everything(true) and hidden.past is None


def test_on_the_march_turns_demons_and_gems_are_judged_by_how_ready_one_may_hope_to_be(sanctum):
    march = [at for at in range(1, 61) if not sanctum.positions[at - 1].unveiled]
    found = [point for at in march if (point := judged(sanctum, at, 8)) is not None]
    assert found, "novices make mistakes"
    for point in found:
        gain = point.better_ends["lead"] - point.ends["lead"]
        assert gain == pytest.approx(point.gap) and gain > 0 and point.better_ends.keys() == point.ends.keys()
        assert {"left", "skills", "achievements", "lead"} == {*point.ends}


def test_what_the_plan_would_do_on_the_march_is_not_doubted():
    plan = played("sanctum", "adept", 60)
    turns = [at for at in range(1, plan.last + 1) if plan.record.decisions[at - 1].text.startswith(("take", "gem"))]
    assert turns and all(judged(plan, at, 8) is None for at in turns)


def test_fights_are_judged_exactly(sanctum):
    found = [point for seat in range(2) for point in review.exactly(sanctum, seat)]
    for point in found:
        better, made = point.better_ends, point.ends
        assert better["kills"] >= made["kills"] and better["wounds"] <= made["wounds"] and better != made
        table = sanctum.positions[point.at - 1].copy()
        table.source = Fancy(0)
        for text in point.better:
            table.play(text, point.seat)
        assert point.worlds == 0 and point.gap > 0
    best = played("sanctum", "apprentice", 5000)
    assert len([p for s in range(2) for p in review.exactly(best, s)]) <= len(found) or not found


def test_luck_compares_what_was_to_be_expected_with_what_the_dice_allowed():
    sums = luck(played("sanctum", "novice", 120), 0)
    assert set(sums) == {"survive", "wounds", "kills"}
    expected, came = sums["kills"]
    assert expected > 0 and came == round(came), "after a roll everything is known"


def test_who_has_won_has_every_chance_and_who_has_not_has_none(sanctum):
    end = sanctum.positions[-1]
    found = review.chances(sanctum.game, end, 2, "x")
    winners = [standing.seat for standing in end.standings() if standing.rank == 1]
    assert [seat for seat in range(2) if found[seat] == 1.0] == winners and sum(found) == len(winners)
    at = stations(sanctum)
    assert at[0] == 0 and at[-1] == sanctum.last and len(at) == review.POINTS


def test_of_turning_points_close_together_the_worst_is_told():
    points = [Point(at, 0, "a", ("b",), gap, {}, {}, {}, 4) for at, gap in [(5, 1.0), (7, 3.0), (40, 2.0)]]
    assert [point.at for point in worst(points)] == [7, 40]


def test_san_9_12_when_the_last_card_has_fallen_there_is_nothing_left_to_hit():
    none = Targets(open=[], damage=0, beyond=0, face_down=False, final=True, cut=False, faces=[])
    assert list(aims_in_row(none, 3)) == [(Aim(0, 0, 0, False, False), ())]
