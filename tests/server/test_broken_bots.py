"""A bot never fails a table: what it raises or answers is logged, a legal choice is played, and the game goes on."""

import json
import os
import subprocess
import sys

import pytest

import dawnbreach
from dawnbreach.server.worker.processes import MEMORY, POLITE, Processes
from tests.server.people import got, made, player, run, until
from tests.server.process import Server

BROKEN = """
from dawnbreach import bots

def raises(view, choices):
    raise IndexError(view["seat"])

def answers_nothing(view, choices):
    return None

bots.make = lambda name, game, seed="bot": raises if int(seed.rpartition("/")[2]) % 2 else answers_nothing
"""
"""What Python imports first in the server and in the processes where its bots think: no bot works."""


def failures(server):
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "bot-failed"]


async def play_past(server, plies):
    table = made(server, "me", "novice", start=True, seed="broken", game="darkest-doom")
    async with player(server, table["id"], table["seats"]["0"]) as ann:
        await ann.ask(kind="hand-over", seat=0, bot="novice")
        await ann.when(lambda position: position["ply"] >= plies)
    return table["id"]


POOL = """
import os
from dawnbreach.server.worker.processes import Processes

processes = Processes(1)
print(processes.pool.submit(os.getpid).result(), flush=True)
input()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be asked there whether they live")
def test_the_bots_of_a_killed_server_leave_with_it():
    with subprocess.Popen([sys.executable, "-c", POOL], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        bot = int(process.stdout.readline())
        assert not is_gone(bot)
        process.kill()
    until(lambda: is_gone(bot))


@pytest.mark.skipif(sys.platform == "win32", reason="there every process reads everything anew")
def test_all_processes_come_from_one_that_has_read_the_games_and_have_a_limit_of_memory():
    async def work():
        pools = [Processes(1) for _ in range(2)]
        found = [await pool.run(about_itself) for pool in pools]
        for pool in pools:
            pool.close()
        return found

    (parent, *rest), other = run(work())
    assert (parent, *rest) == other and parent != os.getpid() and rest == [True, MEMORY, min(19, os.nice(0) + POLITE)]


def about_itself():
    import resource

    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return os.getppid(), "dawnbreach.server.worker.replaying" in sys.modules, limit, os.nice(0)


def is_gone(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_table_whose_bots_all_fail_is_played_on(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text(BROKEN)
    paths = [str(tmp_path), os.path.dirname(os.path.dirname(dawnbreach.__file__))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with Server(tmp_path, cold=True) as server:
        id = run(play_past(server, 20))
        found = failures(server)
        assert {(line["table"], line["bot"], line["level"]) for line in found} == {(id, "novice", "warning")}
        assert {line["error"] for line in found} == {"IndexError", "Misplay"}
        assert [line["ply"] for line in found] == list(range(len(found))), "each decision was made once"
        for line in found[:3]:
            status, text, _ = got(server, f"/api/tables/{line['record']}/record")
            assert status == 200 and len(dawnbreach.replay(text).plies()) == line["ply"]
