"""The disk of the database fills while people and bots play: health and refusals say so, and nothing is lost."""

import json
import subprocess
import sys
import tempfile

import pytest

from tests.patience import WHOLE

WORDS = "The server’s disk is full. Nothing was saved; please try again later."


@pytest.mark.skipif(sys.platform != "linux", reason="small disks are mounted as only Linux can")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_full_disk_is_told_and_games_go_on_when_there_is_room_again(kind):
    from tests.server.full_disk import mounting

    try:
        subprocess.run(mounting("mount", "-t", "tmpfs", "none", "/tmp"), check=True, capture_output=True, timeout=WHOLE)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"nothing can be mounted here: {error}")
    with tempfile.TemporaryDirectory(prefix="dawnbreach-disk-", ignore_cleanup_errors=True) as folder:
        command = mounting(sys.executable, "-m", "tests.server.full_disk", folder, kind)
        done = subprocess.run(command, capture_output=True, text=True, timeout=WHOLE)
        assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["refused"] == WORDS and told["making"] == [503, WORDS]
    assert told["health"] == [503, "disk full"] and told["log"] == []
    assert told["watching"] and told["again"] == "accepted"
    assert told["kept"] == told["acknowledged"] and told["shown"] == len(told["kept"])
