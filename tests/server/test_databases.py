"""A database that cannot be used is refused before anything is written, in one sentence and with an exit code."""

import asyncio
import os
import shlex
import subprocess
import sys

import pytest

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.web import refusal_answer
from dawnbreach.server.storage.database import engine
from dawnbreach.server.storage.migrations import migrate
from dawnbreach.server.storage.ratings import Ratings
from tests.patience import PATIENCE
from tests.server.process import KEY, Server
from tests.server.test_stolen import execute, rows

COMMAND = [sys.executable, "-m", "dawnbreach"]


def said(*arguments):
    ran = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 2 and "Traceback" not in ran.stderr and ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tables.db"
    migrate(f"sqlite:///{path}", KEY)
    return path


def test_who_starts_for_the_first_time_has_no_folder_yet(tmp_path):
    url = f"sqlite:///{tmp_path / 'not' / 'there' / 'tables.db'}"
    assert subprocess.run([*COMMAND, "migrate", "--database", url], timeout=PATIENCE, check=False).returncode == 0


@pytest.mark.parametrize("command", ["migrate", "serve"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_newer_schema_is_left_alone(command, kind, new_database):
    url = new_database(kind)
    execute(url, ("UPDATE alembic_version SET version_num = '9999'", {}))
    assert "9999" in said(command, "--database", url)


@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_damaged_file_is_left_alone(command, file):
    file.write_bytes(b"this is no database at all " * 100)
    assert "damaged" in said(command, "--database", f"sqlite:///{file}")


@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_file_with_one_damaged_page_is_left_alone(command, file):
    """It begins as a database does; what is damaged is not read at the start."""
    (row,) = rows(
        f"sqlite:///{file}", "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'bans'"
    )
    with file.open("r+b") as changed:
        changed.seek((row["rootpage"] - 1) * row["page_size"])
        changed.write(b"\xff" * row["page_size"])
    assert "damaged" in said(command, "--database", f"sqlite:///{file}")


@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_database_that_takes_no_changes_is_left_alone(command, new_database):
    """As a replica does: it ended with a traceback."""
    url = new_database("postgres")
    name = url.partition("?")[0].rpartition("/")[2]
    execute(url, (f"ALTER DATABASE {name} SET default_transaction_read_only = on", {}))
    assert "replica" in said(command, "--database", url)


@pytest.mark.skipif(sys.platform != "linux", reason="disks are mounted anew as only Linux can")
@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_file_on_a_read_only_disk_is_left_alone(command, file):
    """Also for root, who may write to any file."""
    from tests.server.full_disk import mounting

    folder, line = str(file.parent), shlex.join([*COMMAND, command, "--database", f"sqlite:///{file}"])
    there = f"mount --bind {folder} {folder} && mount -o remount,bind,ro {folder} || exit 99; exec {line}"
    ran = subprocess.run(mounting("sh", "-c", there), capture_output=True, text=True, timeout=PATIENCE, check=False)
    if ran.returncode in (1, 99):
        pytest.skip(f"nothing can be mounted here: {ran.stderr}")
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1 and "cannot be written" in ran.stderr


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everything")
def test_a_read_only_file_is_left_alone(file):
    file.chmod(0o400)
    assert "cannot be written" in said("serve", "--database", f"sqlite:///{file}")


@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_second_writer_is_turned_away(command, tmp_path):
    with Server(tmp_path) as server:
        assert "in use" in said(
            command, "--database", server.settings.database, *(["--port", "0"] * (command == "serve"))
        )


@pytest.mark.parametrize("command", ["migrate", "serve"])
def test_a_database_that_does_not_answer(command):
    assert "is not answering" in said(command, "--database", "postgresql://nobody@127.0.0.1:9/nothing")


def test_a_database_without_tables_is_not_served(postgres):
    assert "dawnbreach migrate" in said("serve", "--database", postgres)


def test_whoever_waits_too_long_for_the_database_is_told_so(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    migrate(url, KEY)

    async def asked():
        made = engine(url, 0.05)
        async with made.connect():
            with pytest.raises(Refusal) as refused:
                await Ratings(made).of("sanctum", ["somebody"])
        await made.dispose()
        return refusal_answer(refused.value, "en")

    told = asyncio.run(asked())
    assert told.status_code == 503
    assert "database is not answering" in bytes(told.body).decode()
