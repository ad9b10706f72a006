"""Set up the environment that runs this from the lock files: `python tools/install.py play`, then `test` or `docs`."""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import client

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """What was asked for; to play means the project itself, too, built by what is locked and nothing newer."""
    try:
        if sys.argv[1] == "play":
            client.install_locked("build", "play")
            client.fetch_node()
            client.pip_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        else:
            client.install_locked(sys.argv[1])
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
