"""The rulebook's worked examples of alliances."""

import pytest

from tests.land import land


@pytest.mark.parametrize(
    ("fame", "points"),
    [(4, 2), (3, 3)],
    ids=["example 1: 4 Daily Fame against 2 points", "example 2: 3 Daily Fame against 3 points"],
)
def test_dd_13_1_example_the_active_player_enters_the_green_citadel_and_takes_it_over(fame, points):
    country = land("urian").stands("quicksilver-meadow").allied("green", points, 1)
    country.guardian.fame = fame
    country.ready().says("go west-citadel", "ally")
    green = country.land.view(None)["buildings"][0]
    assert (green["colour"], green["ally"], green["points"]) == ("green", 0, fame)
    assert 1 not in country.land.allies
