"""Whoever hangs up while something is written for them leaves no lock behind."""

import asyncio

import pytest

from dawnbreach.server.storage.people import People
from dawnbreach.server.storage.store import Store
from dawnbreach.server.storage.vault import Vault
from tests.server.people import run
from tests.server.process import KEY

TIMES = 160


def given(people, number, method=People.give):
    codes = [f"code {number} {one}".ljust(30) for one in range(3)]
    return method(people, f"person {number}", f"key {number}".ljust(30), "code", codes, 1.0, None)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_write_that_nobody_waits_for_any_more_locks_nothing(kind, new_database):
    async def work():
        store = Store(new_database(kind), Vault(KEY), 3.0)
        for number in range(TIMES):
            tasks = [asyncio.ensure_future(given(store.people, f"{number} {one}")) for one in range(3)]
            await asyncio.sleep(number % 17 / 1000)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await given(store.people, f"{number} after")
        await store.close()

    run(work())
