"""Odds as they are told."""

from itertools import permutations

import pytest

from dawnbreach.kernel.trust import rounded


def test_what_is_not_sure_is_never_told_as_sure():
    told = [rounded(one) for one in (0.0, 1e-13, 0.0002583297, 0.0004, 0.12345, 0.9996, 0.99991234, 1.0, 1.00031, 2.5)]
    assert told == pytest.approx([0.0, 0.0, 0.00026, 0.0004, 0.123, 0.9996, 0.999912, 1.0, 1.00031, 2.5], abs=1e-12)


def test_odds_do_not_tell_in_which_order_they_were_added_up():
    parts = [1 / 30011, 1 / 20011, 1 / 10007, 1 / 40009, 1 / 15013]
    sums = {sum(order) for order in permutations(parts)}
    assert len(sums) > 1 and len({rounded(one) for one in sums}) == 1
    assert len({rounded(1 - one) for one in sums}) == 1
