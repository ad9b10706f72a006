"""Machines break while people play: python benchmarks/failover.py --tables 6 --rounds 3

Four machines in network namespaces: two with PostgreSQL, one the replica of the other, and two with a worker, behind a
balancer. In each round the first database is cut off and its replica stands in, then a worker is cut off from both
databases and comes back, then the lost database becomes the replica. Exits with 1 when a choice that was acknowledged
is lost, or one is there twice. A short form of it is in the tests.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.machines import inside_a_namespace  # noqa: E402


def main(tables: int, rounds: int) -> int:
    with tempfile.TemporaryDirectory(prefix="dawnbreach-machines-", ignore_cleanup_errors=True) as folder:
        command = inside_a_namespace(sys.executable, "-m", "tests.server.failover", folder, str(tables), str(rounds))
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    told = json.loads(done.stdout)
    print(f"{tables} tables, {rounds} rounds, load average {os.getloadavg()[0]:.1f}")
    for name, value in told.items():
        print(f"{name:<14} {value}")
    return int(bool(told["troubles"]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    sys.exit(main(chosen.tables, chosen.rounds))
