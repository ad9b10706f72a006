"""SAN-9.12 and SAN-9.13: who wins, and fights that change nothing for each other."""

import pytest

from dawnbreach.sanctum.state import Hero, Table
from tests.looking import view_of
from tests.scene import scene


def victor(health: int, achievements: int = 0):
    """A hero who has defeated all nine cards."""

    def happens(hero: Hero) -> None:
        hero.victorious, hero.at, hero.health = True, 9, health
        hero.tiles = tuple(range(achievements))

    return happens


def fallen(cards: int, hits: int = 0, health: int = 0):
    """A hero who died with some cards defeated and some locations of the next one hit."""

    def happens(hero: Hero) -> None:
        hero.alive, hero.at, hero.health = False, cards, health
        hero.marks = tuple((1 << hits) - 1 if n == cards else 0 for n in range(9))

    return happens


def ranks(*fates) -> list[int]:
    """Each seat's rank when the heroes have met these fates."""
    table = scene(seats=len(fates)).battle().table
    for hero, happens in zip(table.heroes, fates, strict=True):
        happens(hero)
    return [standing.rank for standing in sorted(table.standings())]


@pytest.mark.parametrize(
    ("fates", "expected"),
    [
        ((victor(3), victor(7), victor(5)), [3, 1, 2]),
        ((victor(11), victor(10)), [1, 2]),
        ((victor(4, achievements=1), victor(4, achievements=3)), [2, 1]),
        ((victor(5), victor(4, achievements=11)), [1, 2]),
        ((victor(4, achievements=2), victor(4, achievements=2), victor(3)), [1, 1, 3]),
    ],
)
def test_san_9_12_among_the_victorious_health_decides_then_achievements_then_all_share(fates, expected):
    assert ranks(*fates) == expected


@pytest.mark.parametrize(
    ("fates", "expected"),
    [
        ((fallen(2), fallen(5), fallen(0), fallen(4)), [3, 1, 4, 2]),
        ((fallen(4, hits=1), fallen(4, hits=2)), [2, 1]),
        ((fallen(5), fallen(4, hits=2)), [1, 2]),
        ((fallen(4, hits=1), fallen(4, hits=1), fallen(4)), [1, 1, 3]),
    ],
)
def test_san_9_12_among_the_dead_cards_decide_then_hits_then_all_share(fates, expected):
    assert ranks(*fates) == expected


@pytest.mark.parametrize("late", [fallen(8, hits=2), fallen(8, health=6)])
def test_san_9_12_a_victor_ranks_above_every_dead_hero(late):
    assert ranks(late, victor(1)) == [2, 1]


@pytest.mark.parametrize("dead", [fallen(8, hits=2), fallen(9), fallen(8, health=6), fallen(0, health=3)])
def test_san_9_12_the_score_of_the_dead_is_below_that_of_every_survivor(dead):
    table = scene(seats=3).battle().table
    for hero, happens in zip(table.heroes, (dead, victor(1)), strict=False):
        happens(hero)
    scores = [standing.score for standing in sorted(table.standings())]
    assert scores[0] < 0 < scores[1], "one who fell has no points, whatever the counter shows"
    assert scores[0] < scores[2], "not even one who still fights ranks below the dead"
    assert [standing.seat for standing in table.standings()] == [1, 2, 0]


def test_san_9_12_the_end_names_every_winner():
    table = scene(seats=2).battle()
    for hero in table.table.heroes:
        hero.health = 1
    table.rolls(6, 6, 6, 6)
    told = [event for seat in (0, 1) for event in table.says("roll", "end attack", "end block", seat=seat)]
    assert table.table.over
    assert [event.seat for event in told if type(event).__name__ == "Ended"] == [0, 1]


# The round as a race


def decide(table: Table, seat: int, number: int) -> None:
    """The seat's next decision: some choice that depends on nothing but its own board."""
    choices = table.choices(seat)
    hits = [choice for choice in choices if choice.text.startswith("hit")]
    table.play(hits[0] if hits else choices[(number * 5 + seat) % len(choices)], seat)


def play_round(start: Table, order: list[int]) -> Table:
    """Play one round of fights on a copy; `order` is who decides next, again and again."""
    table = start.copy()
    made = [0] * table.seats
    while table.round == start.round and table.side:
        for seat in order:
            if table.side and seat in table.waiting:
                decide(table, seat, made[seat])
                made[seat] += 1
    return table


@pytest.mark.parametrize("seed", range(12))
def test_san_9_13_the_order_of_the_fights_of_a_round_changes_nothing(seed):
    table = scene(seats=3, seed=seed).battle("4 4/2")
    for hero in table.table.heroes:
        hero.gold, hero.health = 5, 11
    start = table.table
    one_by_one = [seat for seat in (0, 1, 2) for _ in range(40)]
    in_order = play_round(start, one_by_one)
    assert in_order != start
    for order in (one_by_one[::-1], [0, 1, 2], [2, 0, 1], [1, 1, 0, 2]):
        assert play_round(start, order) == in_order


@pytest.mark.parametrize("seed", range(6))
def test_san_9_13_fury_cards_are_the_same_whoever_turns_them_first(seed):
    start = scene(seats=3, seed=seed).battle().table
    first = [start.foe(hero.demons[0]) for hero in start.heroes]
    for hero, card in zip(start.heroes, first, strict=True):
        hero.marks = (card.full & ~1, *hero.marks[1:])
    turned = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        copy = start.copy()
        for seat in order:
            for text in ("roll", "rage", f"turn d1 {first[seat].faces[0]}", "hit d1 a.1"):
                copy.play(text, seat)
        turned.append([board["demons"][1]["id"] for board in view_of(copy)["heroes"]])
    assert len(set(turned[0])) == 3
    assert turned[1:] == turned[:1] * 2


@pytest.mark.parametrize(
    ("fates", "expected"),
    [
        ((victor(1), fallen(8, hits=1)), "alone"),
        ((victor(3), victor(7), victor(5)), "health"),
        ((victor(4, achievements=1), victor(4, achievements=3)), "achievements"),
        ((victor(4, achievements=2), victor(4, achievements=2), victor(3)), "share"),
        ((fallen(2), fallen(5)), "cards"),
        ((fallen(4, hits=1), fallen(4, hits=2)), "hits"),
        ((fallen(4, hits=1), fallen(4, hits=1), fallen(4)), "share-fallen"),
    ],
)
def test_san_9_12_everybody_is_told_what_decided(fates, expected):
    table = scene(seats=len(fates)).battle().table
    assert view_of(table)["decided"] is None
    for hero, happens in zip(table.heroes, fates, strict=True):
        happens(hero)
    table.over = True
    assert view_of(table)["decided"] == expected
