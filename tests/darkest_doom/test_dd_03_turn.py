"""DD-3 A player's turn."""

from tests.land import land


def test_dd_3_2_a_move_costs_one_action_point():
    country = land()
    here = country.guardian.area
    goal = country.land.content.areas[country.next_to(here)].id
    country.says(f"go {goal}")
    assert country.guardian.actions == 3
    assert country.guardian.area == country.area(goal)
