"""The Dockerfile and compose.yaml, as far as they can be proved where no container runs."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml

from dawnbreach.cli.main import build_parser
from dawnbreach.cli.speech import Speech
from dawnbreach.server.storage.database import parsed
from tests.patience import PATIENCE
from tests.server.process import Server

ROOT = Path(__file__).parent.parent
TEXT = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
STEPS = [tuple(line.split(" ", 1)) for line in TEXT.splitlines() if line and not line.startswith("#")]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def steps(kind):
    return [rest for name, rest in STEPS if name == kind]


def copied():
    """What comes from the repository: the sources and where each of them goes."""
    for rest in steps("COPY"):
        *sources, target = rest.split()
        if not sources[0].startswith("--from"):
            yield sources, target


def said(words):
    """What the command line understands by these words."""
    return build_parser(Speech("en"), words).parse_args(words)


def lay_out(folder):
    """The folder in which the package is built, as the COPY lines fill it."""
    hidden = shutil.ignore_patterns("node_modules", "fixtures", "static", "__pycache__")
    for sources, target in copied():
        for source in sources:
            to = folder / target / (Path(source).name if target.endswith("/") else "")
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, to, ignore=hidden)
            else:
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, to)


def test_everything_that_is_copied_is_there_and_not_ignored():
    shown = {line.removeprefix("!") for line in IGNORED if line.startswith("!")}
    hidden = [line for line in IGNORED if line and line[0] not in "!#*"]
    for sources, _ in copied():
        for source in sources:
            assert (ROOT / source).exists()
            assert source in shown
            assert not any(fnmatch(source, pattern) for pattern in hidden)


def test_what_is_copied_is_enough_to_build_the_package(tmp_path):
    lay_out(tmp_path)
    _, build = steps("RUN")[:2]
    command, install = [shlex.split(part) for part in build.split(" && ")]
    assert command[0] == "python"
    assert install[-1] == "/wheels/*.whl"
    command = [sys.executable, *(word.replace("/wheels", str(tmp_path / "wheels")) for word in command[1:])]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "DAWNBREACH_NO_CLIENT": "1"}, check=True, timeout=PATIENCE)
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "dawnbreach/rules/sanctum.pl.md" in names
    assert "dawnbreach/server/storage/migrations/versions/v0001_tables.py" in names


def test_only_locked_files_are_installed():
    for run in steps("RUN"):
        for command in run.split(" && "):
            if "pip install" in command:
                assert "--require-hashes --requirement locks/" in command or "--no-deps --no-index" in command
    for lock in re.findall(r"locks/\w+\.txt", TEXT):
        assert (ROOT / lock).is_file()


def test_it_does_not_run_as_root_and_its_data_has_a_place():
    assert steps("USER") == ["10001"]
    assert [name for name, _ in STEPS].index("USER") < [name for name, _ in STEPS].index("ENTRYPOINT")
    assert steps("VOLUME") == ["/data"]
    assert "--uid 10001" in TEXT
    assert "XDG_DATA_HOME=/data" in TEXT


def test_its_command_is_one_of_ours():
    assert json.loads(steps("ENTRYPOINT")[0]) == ["dawnbreach"]
    arguments = said(json.loads(steps("CMD")[0]))
    assert (arguments.command, arguments.host, arguments.port) == ("serve", "0.0.0.0", steps("EXPOSE")[0])


@pytest.fixture
def check():
    """The health check, for a server at another port."""
    command = json.loads(steps("HEALTHCHECK")[0].split("CMD ")[1])
    assert command[:2] == ["python", "-c"]

    def checked(address):
        code = command[2].replace("http://127.0.0.1:8020", address)
        return subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE).returncode

    return checked


def test_the_health_check_tells_a_server_from_none(tmp_path, check):
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 'tables.db'}") as server:
        address = server.address
        assert check(address) == 0
    assert check(address) != 0


# Compose


def test_every_command_of_compose_is_one_of_ours():
    commands = {name: said(one["command"]) for name, one in COMPOSE["services"].items() if one["image"] == "dawnbreach"}
    assert {name: one.command for name, one in commands.items()} == {"migrate": "migrate", "server": "serve"}
    assert commands["server"].host == "0.0.0.0"
    assert int(commands["server"].workers) > 1


def test_the_server_waits_for_a_database_that_is_ready():
    services = COMPOSE["services"]
    assert services["migrate"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["server"]["depends_on"] == {"migrate": {"condition": "service_completed_successfully"}}
    assert services["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    assert {volume.split(":")[0] for volume in services["database"]["volumes"]} <= set(COMPOSE["volumes"])


def test_the_database_is_the_one_beside_it():
    database = COMPOSE["services"]["database"]["environment"]
    for name in ("migrate", "server"):
        url = COMPOSE["services"][name]["environment"]["DAWNBREACH_DATABASE"]
        assert database["POSTGRES_PASSWORD"] in url
        found = parsed(url.replace(database["POSTGRES_PASSWORD"], "secret"))
        assert (found.username, found.database, found.host) == (
            database["POSTGRES_USER"],
            database["POSTGRES_DB"],
            "database",
        )


def test_no_password_is_written_down():
    assert ":?" in COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"]
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
