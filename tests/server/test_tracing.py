"""The way of a choice can be traced, from the socket to every reader; who does not ask for it pays nothing."""

import gzip
import json
import queue
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from dawnbreach.server.client import make_table
from dawnbreach.server.operations import tracing
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server.people import player, run
from tests.server.process import Place, Server
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


# What a span may hold


def test_no_span_holds_what_people_said_or_hold_also_when_it_is_refused(spans, tmp_path):
    """OpenTelemetry keeps the words of whatever goes wrong, and these have the words that were typed."""

    async def work():
        async with inside(tmp_path) as (address, worker):
            table = await make_table(address, NewTable("sanctum", ("me", "me"), "Ann of the hill", start=True))
            secrets = list(table.seats.values())
            async with player(Place(address), table.id, *secrets) as both:
                seat = (await both.when(lambda p: p["decision"]))["decision"]["seat"]
                assert (await both.ask(kind="chat", seat=0, text="meet me at the well"))["kind"] == "accepted"
                for text in ("cast the plums", "move\u0000"):
                    assert (await both.ask(kind="choose", seat=seat, ply=0, text=text))["kind"] == "refused"
                assert (await both.ask(kind="sit", seat=0, name="Bob of the dale"))["kind"] == "refused"
                monkeypatched = worker.store.append
                worker.store.append = failing
                assert (await both.ask(kind="chat", seat=0, text="meet me at the mill"))["code"] == "failed"
                worker.store.append = monkeypatched
            return [*secrets, table.id]

    *secrets, id = run(work())
    told = "".join(one.to_json() for one in spans.get_finished_spans())
    assert {one.name for one in spans.get_finished_spans()} >= {"choose", "chat", "sit", "carry out", "commit", "tell"}
    assert id in told and "Unreadable" in told and "LookupError" in told, "what it was is told"
    for word in (*secrets, "meet me", "plums", "Ann of", "Bob of", "a key that nobody guesses", "mill"):
        assert word not in told, word


def failing(*_, **__):
    raise LookupError("meet me at the mill")


# Where they go


class Collector(BaseHTTPRequestHandler):
    """Stands in for what collects spans, and keeps everything it is sent."""

    sent: queue.Queue[bytes]

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.sent.put(gzip.decompress(body) if self.headers.get("content-encoding") == "gzip" else body)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        """Nobody reads it."""


@pytest.fixture
def collector():
    sent: queue.Queue[bytes] = queue.Queue()
    listening = ThreadingHTTPServer(("127.0.0.1", 0), type("Kept", (Collector,), {"sent": sent}))
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_address[1]}", sent
    listening.shutdown()
    listening.server_close()


async def one_choice(server):
    """Somebody plays and says something; their secrets."""
    table = await make_table(server.address, NewTable("sanctum", ("me", "me"), "Ann", start=True))
    async with player(server, table.id, *table.seats.values()) as both:
        assert (await both.choose())["kind"] == "accepted"
        assert (await both.ask(kind="chat", seat=0, text="meet me at the well"))["kind"] == "accepted"
    return list(table.seats.values())


def test_spans_are_sent_to_who_collects_them_and_hold_no_secret(collector, tmp_path, monkeypatch):
    address, sent = collector
    monkeypatch.setenv(tracing.VARIABLE, address)
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    with Server(tmp_path, cold=True) as server:
        secrets = run(one_choice(server))
    names, everything = set(), b""
    while not sent.empty():
        body = sent.get()
        everything += body
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            names |= {one.name for scope in resource.scope_spans for one in scope.spans}
    assert names >= {"choose", "chat", "carry out", "commit", "tell"} and b"dawnbreach" in everything
    for word in (*secrets, "meet me", "a key that nobody"):
        assert word.encode() not in everything, word


def test_a_collector_that_is_not_there_stops_nobody_and_the_log_stays_json(tmp_path, monkeypatch):
    monkeypatch.setenv(tracing.VARIABLE, "http://127.0.0.1:9")
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "1")
    with Server(tmp_path, cold=True) as server:
        run(one_choice(server))
    assert [json.loads(line)["event"] for line in server.log().splitlines()].count("choose") == 1


def test_without_the_library_the_server_serves_and_says_what_is_missing(tmp_path, monkeypatch):
    missing = tmp_path / "opentelemetry"
    missing.mkdir()
    (missing / "__init__.py").write_text("raise ImportError('not installed')")
    monkeypatch.setenv(tracing.VARIABLE, "http://127.0.0.1:9")
    with Server(tmp_path, path=tmp_path) as server:
        run(one_choice(server))
    lines = [json.loads(line) for line in server.log().splitlines()]
    (said,) = [line for line in lines if line["event"] == "no tracing"]
    assert said["wanted"] == "dawnbreach[tracing]" and said["level"] == "warning"
    assert not [line for line in lines if line["level"] == "error"]
