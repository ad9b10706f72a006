"""A machine with the database is lost in mid-game, and a worker is cut off from it: nobody loses a decision."""

import json
import subprocess
import sys
import tempfile

import pytest

from tests.patience import WHOLE

A_SWITCH = ("ip", "link", "add", "name", "switch", "type", "bridge")


@pytest.mark.skipif(sys.platform != "linux", reason="machines are network namespaces, which only Linux has")
def test_the_database_fails_over_and_a_worker_is_cut_off_and_nothing_is_lost_or_doubled():
    from tests.server.machines import inside_a_namespace

    try:
        subprocess.run(inside_a_namespace(*A_SWITCH), check=True, capture_output=True, timeout=WHOLE)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"no networks can be made here: {error}")
    with tempfile.TemporaryDirectory(prefix="dawnbreach-machines-", ignore_cleanup_errors=True) as folder:
        command = inside_a_namespace(sys.executable, "-m", "tests.server.failover", folder, "2", "1")
        done = subprocess.run(command, capture_output=True, text=True, timeout=WHOLE)
        assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["troubles"] == []
    assert told["kept"] >= told["acknowledged"] >= 2 * 4 * 6 and told["bots"] > 0
