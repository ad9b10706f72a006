"""The commands: a server of several workers, a graceful stop, migrations, and what cannot be served."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from urllib.request import urlopen

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import NullPool

from dawnbreach.cli.main import main
from dawnbreach.kernel import Unreadable
from dawnbreach.server.operations.serve import bound
from dawnbreach.server.operations.settings import Settings, changed
from dawnbreach.server.storage.database import metadata
from dawnbreach.server.storage.migrations import check, migrate
from tests.patience import PATIENCE
from tests.server.people import made, player, run, until
from tests.server.process import KEY, Place
from tests.server.wire import inside

COMMAND = [sys.executable, "-m", "dawnbreach"]


@contextmanager
def serving(*arguments, environment=None):
    """`dawnbreach serve` with its address; stopped by SIGTERM if it still runs."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        yield process, Place(line.split()[-1].rstrip("/"))
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=PATIENCE)


def two_answer(server, names):
    """Whether two workers have answered so far; the first may not be there yet."""
    with suppress(OSError), urlopen(f"{server.address}/health", timeout=PATIENCE) as answer:
        names.add(json.loads(answer.read())["worker"])
    return len(names) == 2


def test_several_workers_share_one_address(new_database):
    async def play(server):
        table = made(server, "me", "novice", start=True)
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            for _ in range(4):
                assert (await ann.choose())["kind"] == "accepted"

    with serving("--workers", "2", "--database", new_database("postgres")) as (_, server):
        names: set[str] = set()
        until(lambda: two_answer(server, names))
        run(play(server))


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is told to stop there, only stopped")
def test_a_server_stops_when_it_is_told_to(tmp_path):
    with serving("--database", f"sqlite:///{tmp_path / 'tables.db'}") as (process, server):
        assert server.address.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        events = [json.loads(line)["event"] for line in log.decode().splitlines()]
        assert events == ["worker-started", "worker-stopped"]


class WithoutHandlers(asyncio.SelectorEventLoop):
    """An event loop as Windows has it."""

    def add_signal_handler(self, sig, callback, *args):  # type: ignore[override]
        raise NotImplementedError


def test_a_server_runs_where_loops_know_no_signals(tmp_path):
    async def serve():
        async with inside(tmp_path) as (_, worker):
            assert not worker.draining

    with asyncio.Runner(loop_factory=WithoutHandlers) as runner:
        runner.run(serve())


def test_small_messages_are_sent_at_once():
    """asyncio does so for sockets that say they are TCP; else the second of two messages waits for 40 ms."""
    with bound("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path, capsys):
    file = f"sqlite:///{tmp_path / 'tables.db'}"

    def said(*arguments):
        assert main(["serve", *arguments]) == 2
        return capsys.readouterr().err

    ran = subprocess.run(
        [*COMMAND, "serve", "--port", "many"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 2 and "--port" in ran.stderr and "Traceback" not in ran.stderr
    assert "PostgreSQL" in said("--workers", "2", "--database", file)
    assert "postgresql://" in said("--database", "mysql://somewhere/x")
    for wrong in ("finished_for_days", "finished_for_days=-1", "finished_for_days=nan", "idle=inf", "key=1"):
        assert "finished_for_days" in said("--database", file, "--set", wrong)


def test_a_host_sets_how_long_things_are_kept():
    settings = changed(Settings(), ["finished_for_days=0.5", "listed_of_maker=7"])
    assert (settings.finished_for_days, settings.listed_of_maker, settings.idle) == (0.5, 7, Settings().idle)


def test_a_port_in_use_is_told_from_an_address_that_is_not_here():
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        for host, port, why in (
            ("127.0.0.1", taken.getsockname()[1], "port-taken"),
            ("192.0.2.1", 8020, "port-refused"),
        ):
            with pytest.raises(Unreadable) as refused:
                bound(host, port)
            assert refused.value.key == why


def test_migrations_make_what_the_code_expects(new_database):
    for kind in ("sqlite", "postgres"):
        url = new_database(kind)
        migrate(url, KEY)
        check(url, KEY)
        engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
        found = inspect(engine)
        for table in metadata.tables.values():
            columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
            assert columns == {column.name: column.nullable for column in table.columns}
