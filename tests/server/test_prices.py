"""Requests cost what they take the processor, on the loop and in processes beside: who asks for much waits."""

import asyncio
import http.client
import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from dawnbreach.server.http.metering import Steps
from dawnbreach.server.wire.limits import Purse, at_leisure
from tests.patience import PATIENCE
from tests.server.conftest import KINDS
from tests.server.people import got, made, player, run
from tests.server.process import Place
from tests.server.test_records_sent import idle
from tests.server.wire import inside

ANN = {"x-dawnbreach-person": "ann's own browser, a long key"}
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


@pytest.fixture(params=KINDS)
def database(request, new_database):
    """With SQLite and with PostgreSQL in turn."""
    return new_database(request.param)


def asked(server, path, body=None, address=HERE):
    """Status and JSON of an answer to who asks from an address."""
    host, port = server.address.removeprefix("http://").split(":")
    line = http.client.HTTPConnection(host, int(port), PATIENCE, source_address=(address, 0))
    line.request("GET" if body is None else "POST", path, body)
    answer = line.getresponse()
    status, said = answer.status, json.loads(answer.read())
    line.close()
    return status, said


async def all_of(*calls):
    """At once, in threads that nobody else waits for."""
    with ThreadPoolExecutor(len(calls)) as pool:
        loop = asyncio.get_running_loop()
        return await asyncio.gather(*[loop.run_in_executor(pool, *call) for call in calls])


# On the loop


def busy(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_only_the_own_steps_of_some_work_are_paid_for():
    async def work():
        paid: list[float] = []

        async def own():
            busy(0.02)
            await asyncio.gather(others(), asyncio.sleep(0.01))
            busy(0.02)

        async def others():
            busy(0.2)

        await Steps(own(), paid.append)
        return sum(paid)

    assert 0.04 <= run(work()) < 0.1


def test_what_goes_wrong_in_a_step_or_while_it_waits_is_told_and_paid_for():
    async def work():
        paid: list[float] = []
        told: list[str] = []

        async def patient():
            try:
                await asyncio.wait_for(asyncio.Event().wait(), 0.01)
            except TimeoutError:
                told.append("late")
            await asyncio.Event().wait()

        task = asyncio.ensure_future(asyncio.wait_for(Steps(patient(), paid.append), PATIENCE))
        while not told:
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(paid) >= 3

        async def broken():
            raise LookupError

        with pytest.raises(LookupError):
            await Steps(broken(), paid.append)

    run(work())


def test_every_request_is_paid_for(tmp_path, database):
    """They were counted only: ten a second of whatever is dearest."""

    async def work():
        async with inside(tmp_path, database=database, cost_per_second=1e-9, cost_at_once=100.0) as (address, worker):
            purse = worker.costs.of(HERE)
            for path in ("/", "/health", "/api/games", "/api/lobby", "/api/book/sanctum", "/api/nothing"):
                before = purse.level
                await asyncio.to_thread(got, Place(address), path)
                assert purse.level < before, path

    run(work())


def test_who_is_in_debt_is_refused_with_words_and_still_sees_the_page(tmp_path, database):
    async def work():
        async with inside(tmp_path, database=database, cost_per_second=0.01) as (address, worker):
            worker.costs.of(HERE).pay(2000.0)
            dear = ("/api/replays/x", "/api/tables/x/record", "/api/replays/x/review", "/api/lobby", "/api/person")
            for status, said in await all_of(*[(asked, Place(address), path) for path in dear]):
                assert (status, said["code"]) == (429, "too-fast") and "asked for a lot" in said["reason"]
            assert (await asyncio.to_thread(got, Place(address), "/"))[0] in (200, 503), "where it was built"
            assert (await asyncio.to_thread(asked, Place(address), "/health"))[0] == 200
            assert (await asyncio.to_thread(asked, Place(address), "/api/replays/x", None, ELSEWHERE))[0] == 404

    run(work())


def test_a_purse_at_leisure_keeps_half_of_what_it_holds():
    async def work():
        purse = Purse(rate=10.0, brim=2.0)
        purse.pay(1.5)
        began = time.monotonic()
        await at_leisure(purse)
        assert purse.filled >= 1.0 and time.monotonic() - began >= 0.05
        purse.pay(0.5)
        assert not purse.debt

    run(work())


def test_who_has_everything_exported_again_and_again_leaves_the_processor_to_who_plays(tmp_path, database):
    """An export looks at every table that somebody ever sat at: of many at once there was no end."""

    async def work():
        async with inside(tmp_path, database=database, cost_per_second=0.02, cost_at_once=0.4) as (address, worker):
            server, purse = Place(address), worker.costs.of(HERE)
            for _ in range(12):
                purse.level = purse.brim
                await asyncio.to_thread(got, server, "/api/tables", SEATS, ANN)
            table = await asyncio.to_thread(made, server, "me", "me", start=True)
            async with player(server, table["id"], *table["seats"].values()) as both:
                purse.level, least = purse.brim / 2 + 0.02, []
                exports = [asyncio.ensure_future(asyncio.to_thread(got, server, EXPORT, None, ANN)) for _ in range(10)]
                while not all(export.done() for export in exports):
                    least.append(purse.filled)
                    await asyncio.sleep(0.01)
                assert (await both.choose())["kind"] == "accepted"
            assert min(least) > 0.3 * purse.brim
            assert [(status, len(found["tables"])) for status, found, _ in await asyncio.gather(*exports)] == [
                (200, 12)
            ] * 10

    run(work())


SEATS = {"game": "sanctum", "seats": ["me", "open"], "name": "Ann"}
EXPORT = "/api/person/export"


# In processes beside


def test_who_sends_long_records_pays_for_what_they_take_and_others_are_answered(tmp_path, database):
    """Each took the one process for replays up to twenty seconds, and could be sent again at once."""
    text = idle(1500)

    async def work():
        limits = {"studies_per_second": 1e-6, "studies_at_once": 0.01}
        async with inside(tmp_path, database=database, **limits) as (address, worker):
            server, purse = Place(address), worker.studies.of(HERE)
            sent = [(asked, server, "/api/replays", (text + "\n" * n).encode()) for n in range(6)]
            answers = await all_of(*sent)
            assert sorted(status for status, _ in answers) == [201, 429, 429, 429, 429, 429]
            assert all("asked for a lot" in said["reason"] for status, said in answers if status == 429)
            assert purse.debt and not worker.costs.of(HERE).debt, "it hurts no game"
            (id,) = [said["id"] for status, said in answers if status == 201]
            for path in (f"/api/replays/{id}", "/api/puzzles/sanctum/today"):
                assert (await asyncio.to_thread(asked, server, path))[0] == 429
                assert (await asyncio.to_thread(asked, server, path, None, ELSEWHERE))[0] == 200
                worker.studies.of(ELSEWHERE).level = 0.01

    run(work())
