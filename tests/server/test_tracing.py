"""The way of a choice can be traced, from the socket to every reader; who does not ask for it pays nothing."""

import subprocess
import sys

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from dawnbreach.server.client import make_table
from dawnbreach.server.operations import tracing
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server.people import player, run
from tests.server.process import Place
from tests.server.wire import inside


@pytest.fixture
def spans():
    exporter = InMemorySpanExporter()
    tracing.set_up(SimpleSpanProcessor(exporter))
    yield exporter
    tracing.stop()


def test_a_choice_is_traced_from_its_socket_to_the_commit_and_every_reader(spans, tmp_path):
    async def work():
        async with inside(tmp_path) as (address, _):
            table = await make_table(address, NewTable("sanctum", ("me", "me"), "Ann", start=True))
            place = Place(address)
            async with player(place, table.id, *table.seats.values()) as both, player(place, table.id) as eve:
                spans.clear()
                answer = await both.choose()
                await eve.when(lambda position: position["ply"] == answer["ply"])
                await eve.is_quiet()

    run(work())
    found = spans.get_finished_spans()
    (choice,) = [one for one in found if one.name == "choose"]
    same = [one for one in found if one.context.trace_id == choice.context.trace_id and one is not choice]
    assert [one.name for one in same] == ["carry out", "commit", "tell", "tell"]
    carried, commit, *told = sorted(same, key=lambda one: one.start_time)
    assert all(one.parent.span_id == choice.context.span_id for one in (carried, commit, *told[:1]))
    assert carried.end_time <= commit.start_time and all(commit.end_time <= one.start_time for one in told)
    assert sorted(one.attributes["seats"] for one in told) == [(), (0, 1)]


def test_a_choice_at_one_worker_that_is_told_at_another_is_one_trace(spans, tmp_path, new_database):
    url = new_database("postgres")

    async def work():
        async with inside(tmp_path, database=url) as (here, _), inside(tmp_path, database=url) as (there, _):
            table = await make_table(here, NewTable("sanctum", ("me", "me"), "Ann", start=True))
            both = player(Place(here), table.id, *table.seats.values())
            async with both as ann, player(Place(there), table.id) as eve:
                await eve.is_quiet()
                spans.clear()
                answer = await ann.choose()
                await eve.when(lambda position: position["ply"] == answer["ply"])
                await eve.is_quiet()
                await ann.is_quiet()

    run(work())
    found = spans.get_finished_spans()
    (choice,) = [one for one in found if one.name == "choose"]
    told = [one for one in found if one.name == "tell" and one.context.trace_id == choice.context.trace_id]
    assert sorted(one.attributes["seats"] for one in told) == [(), (0, 1)]


def test_without_a_word_of_it_nothing_of_opentelemetry_is_loaded():
    asked = "import sys, dawnbreach.server.http.app; sys.exit('opentelemetry' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
    assert tracing.span("a") is tracing.NOTHING and not tracing.way()
