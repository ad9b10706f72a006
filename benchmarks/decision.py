"""What one decision costs the server: python benchmarks/decision.py [--against OTHER/src]

Plays games of novices at tables of four people, without sockets and without a database. Measured is the processor time
from a client's message to the frames for all four readers: the command, the new table, its row, then for each reader
the position as JSON. With `--against` another copy of the sources plays the same games too, in turn with this one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

SOURCE = Path(__file__).parent.parent / "src"
READERS = ("en", "pl", "ru", "en")
"""The languages of the four seats."""
ROUNDS = 3


def decisions(name: str, games: int) -> Iterator[tuple[float, float, float]]:
    """For every decision the milliseconds of carrying it out, of telling it, and of the most expensive reader."""
    import msgspec

    from dawnbreach import bots
    from dawnbreach.server.core import commands, create_table
    from dawnbreach.server.narration import rendering
    from dawnbreach.server.protocol.http_schema import NewTable
    from dawnbreach.server.protocol.messages import Choose

    for number in range(games):
        wanted = NewTable(name, ("me",) * len(READERS), "Ann", seed=f"decision {number}", start=True)
        table, _, _ = create_table.create(wanted, 0.0)
        novices = [bots.make("novice", name, seed=f"{number}/{seat}") for seat in range(len(READERS))]
        while table.waiting:
            position, seat = table.position, table.waiting[0]
            assert position is not None
            text = novices[seat](position.view(seat), position.choices(seat)).text
            began = time.process_time()
            message = Choose("key", seat, table.ply, text)
            command = commands.Command(table, frozenset({seat}), frozenset(), 1.0, f"key {table.ply}")
            table = table.after(commands.decide(command, message))
            table.row(1.0)
            carried_out = time.process_time()
            each = []
            for reader, language in enumerate(READERS):
                start = time.process_time()
                news = list(table.tale)[-1:]
                told = rendering.position_told(table, frozenset({reader}), language, news, False)
                msgspec.json.encode(told)
                each.append(time.process_time() - start)
            yield 1000 * (carried_out - began), 1000 * sum(each), 1000 * max(each)


def measured(games: int) -> dict[str, list[tuple[float, float, float]]]:
    import gc

    from dawnbreach import GAMES, game

    for name in GAMES:
        game(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    return {name: list(decisions(name, games)) for name in GAMES}


def asked(source: Path, games: int) -> dict[str, list[tuple[float, float, float]]]:
    """The same in a process of its own, with these sources."""
    command = [sys.executable, __file__, "--games", str(games), "--raw"]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, list[tuple[float, float, float]]] = json.loads(answer.stdout)
    return found


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(label: str, runs: list[dict[str, list[tuple[float, float, float]]]]) -> None:
    for name in runs[0]:
        # Of each decision the cheapest of all rounds: what the machine did beside is no cost of ours.
        best = [min(same, key=sum) for same in zip(*[run[name] for run in runs], strict=True)]
        done, told = [one[0] for one in best], [one[1] for one in best]
        whole = [a + b for a, b in zip(done, told, strict=True)]
        print(
            f"{label:<8} {name:<13} {len(best):5} decisions   carried out {mean(done):5.2f}   told {mean(told):5.2f}   "
            f"together {mean(whole):5.2f} ms   p95 {percentile(whole, 0.95):5.2f}   p99 {percentile(whole, 0.99):5.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--against", type=Path, help="other sources, played in turn with these")
    parser.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.raw:
        print(json.dumps(measured(options.games)))
        return
    copies = {"before": options.against, "now": SOURCE} if options.against else {"now": SOURCE}
    runs = [{label: asked(source, options.games) for label, source in copies.items()} for _ in range(ROUNDS)]
    print(
        f"processor time for {len(READERS)} readers; load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors"
    )
    for label in copies:
        report(label, [run[label] for run in runs])


if __name__ == "__main__":
    main()
