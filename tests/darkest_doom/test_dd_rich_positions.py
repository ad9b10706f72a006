"""No position raises, whatever has come together in it: every bot plays on from lands that have everything at once."""

import pytest

from dawnbreach.bots import make, names
from dawnbreach.kernel.words import Name, Phrase
from tests.land import doom
from tests.rich import TABLES, rich
from tests.walker import walk

SEEDS = range(10)
DECISIONS = 60


def bots_named():
    """Every bot with a seed; those who try choices try few, and have fewer seeds."""
    quick = ("random", "novice")
    slow = [(f"{name}:6", seed) for name in names("darkest-doom") if name not in quick for seed in SEEDS[:1]]
    return [(name, seed) for name in quick for seed in SEEDS] + slow


@pytest.mark.parametrize(("bot", "seed"), bots_named())
@pytest.mark.parametrize(("seats", "virtual"), TABLES)
def test_rich_positions_are_played_on_by_every_bot(seats, virtual, bot, seed):
    land = walk(rich(seats, virtual, seed), [bot] * seats, DECISIONS, f"{bot}/{seed}", every=12)
    assert land.over or len(land.plies()) == DECISIONS


@pytest.mark.parametrize("seed", SEEDS)
def test_rich_positions_are_played_on_by_different_bots(seed):
    known = names("darkest-doom")
    bots = [f"{known[(seat + seed) % len(known)]}:2" for seat in range(4)]
    land = walk(rich(4, 0, 100 + seed), bots, DECISIONS, f"mixed/{seed}", every=12)
    assert land.over or len(land.plies()) == DECISIONS


def test_rich_positions_lead_to_every_decision_of_the_game_in_all_its_words():
    missing = {frame.__name__ for frame in doom().frames if frame.kinds}
    missing |= {key for key in doom().catalogue.messages["en"] if key.startswith("doing-")}
    for seed in range(300):
        for seats, virtual in TABLES:
            missing -= met_from(seats, virtual, seed)
        if not missing:
            break
    assert not missing


def met_from(seats, virtual, seed):
    """The steps that random play from a rich position comes to, and what they are called there."""
    land, met = rich(seats, virtual, seed), set()
    bot = make("random", "darkest-doom", f"{seed}/{seats}")
    for _ in range(DECISIONS):
        if not land.over:
            seat = land.waiting[0]
            frame = land.frame(seat)
            assert frame is not None
            words = doom().doing(land, frame)
            assert isinstance(words, (Name, Phrase))
            met |= {type(frame).__name__, words.key}
            land.play(bot({}, land.choices(seat)), seat)
    return met
