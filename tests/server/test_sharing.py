"""What an address spends at one worker counts at all others: how that is told and believed, without a database."""

from types import SimpleNamespace
from typing import Any

import pytest

from dawnbreach.server.wire.limits import Limits, Purses
from dawnbreach.server.worker.sharing import LITTLE, share
from tests.server.people import run

BEAT = 5.0
RATE, BRIM = 0.001, 2.0
"""So slow that nothing fills while a test runs."""


class Kept:
    """What the database knows: in how many seconds each purse is full, for all workers together."""

    def __init__(self):
        self.full, self.told = {}, []

    async def spend(self, seconds):
        self.told.append(dict(seconds))
        for name, more in seconds.items():
            self.full[name] = self.full.get(name, 0.0) + more
        return {name: self.full[name] for name in seconds}


def worker(kept) -> Any:
    purses = {name: Purses(RATE, BRIM) for name in ("costs", "table_costs", "thoughts", "studies")}
    return SimpleNamespace(
        store=SimpleNamespace(leases=kept), hidden=lambda name: f"hidden {name}", makes=Limits(RATE, BRIM), **purses
    )


@pytest.fixture
def kept():
    return Kept()


def test_who_spends_at_two_workers_owes_the_sum_at_both(kept):
    one, two = worker(kept), worker(kept)
    for here in (one, two):
        here.costs.of("Eve").pay(1.5)
        assert not here.costs.of("Eve").debt
        run(share(here, BEAT))
    assert two.costs.of("Eve").level == pytest.approx(BRIM - 3.0, abs=0.01) and two.costs.of("Eve").debt
    one.costs.of("Eve").pay(0.1)
    run(share(one, BEAT))
    assert one.costs.of("Eve").level == pytest.approx(BRIM - 3.1, abs=0.01), "it hears of it when it tells again"


def test_what_was_told_is_told_once(kept):
    here = worker(kept)
    here.costs.of("Eve").pay(1.0)
    for _ in range(3):
        run(share(here, BEAT))
    assert [set(told) for told in kept.told] == [{"cost hidden Eve"}, set(), set()]
    assert here.costs.of("Eve").level == pytest.approx(BRIM - 1.0, abs=0.01)


def test_nobody_owes_more_than_a_purse_holds_however_many_workers_there_are(kept):
    kept.full["cost hidden Eve"] = 1e9
    here = worker(kept)
    here.costs.of("Eve").pay(0.5)
    run(share(here, BEAT))
    assert here.costs.of("Eve").level == pytest.approx(-BRIM, abs=0.01)


def test_who_spends_little_is_not_worth_a_word(kept):
    here = worker(kept)
    here.costs.of("Ann").pay(LITTLE * BEAT * RATE * 0.9)
    here.costs.of("Eve").pay(LITTLE * BEAT * RATE * 1.1)
    run(share(here, BEAT))
    assert set(kept.told[0]) == {"cost hidden Eve"}


def test_addresses_are_hidden_tables_are_named_and_kinds_do_not_mix(kept):
    here = worker(kept)
    for purses in (here.costs, here.table_costs, here.thoughts, here.studies):
        purses.of("abc").pay(1.0)
    assert here.makes.take("abc") and here.makes.take("abc") and not here.makes.take("abc")
    run(share(here, BEAT))
    assert set(kept.told[0]) == {f"{kind} hidden abc" for kind in ("cost", "hints", "studies", "makes")} | {"table abc"}


def test_what_others_hear_makes_nobody_richer(kept):
    here = worker(kept)
    here.costs.of("Eve").pay(1.9)
    kept.full["cost hidden Eve"] = -1900.0
    run(share(here, BEAT))
    assert here.costs.of("Eve").level == pytest.approx(BRIM - 1.9, abs=0.01)
