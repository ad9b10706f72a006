"""What a test needs says its mark: `browser` a real browser, `server` a server process, `slow` patience.

`make quick` leaves all three out: what is left are the kernel and the rules, for use while working. What is marked
`compiled` runs on both builds, see tools/fast.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
MARKS = {
    "browser": ("browser", "slow"),
    "server": ("server",),
    "cli": ("slow",),
    "lab": ("slow",),
    "kernel/test_conformance.py": ("slow",),
    "sanctum/test_properties.py": ("slow",),
    "sanctum/test_san_rich_positions.py": ("slow",),
    "darkest_doom/test_dd_properties.py": ("slow",),
    "darkest_doom/test_dd_rich_positions.py": ("slow",),
    "test_container.py": ("server", "slow"),
    "test_golden.py": ("slow", "compiled"),
    "test_third_game.py": ("server", "slow"),
}
"""Everything in these folders and files is marked alike."""
COMPILED = ("darkest_doom", "kernel", "sanctum")
"""The rules: all of their tests that are not slow run on the compiled build too."""


LONGEST = ("test_scenes.py", "test_games.py", "test_snapshots.py")
"""Of the tests in the browser, which all take long; the longest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(HERE)
        for name in (*MARKS.get(place.parts[0], ()), *MARKS.get(place.as_posix(), ())):
            item.add_marker(name)
        if place.parts[0] in COMPILED and not item.get_closest_marker("slow"):
            item.add_marker("compiled")
    if hasattr(config, "workerinput"):
        items[:] = shared(items, config.workerinput["workercount"])


def shared(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Every worker begins with its share of the long ones, so that short ones are left for whoever is done first."""
    long = [item for item in items if item.get_closest_marker("browser")]
    long.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))
    short = [item for item in items if not item.get_closest_marker("browser")]
    size = -(-len(short) // workers)
    return [
        item
        for number in range(workers)
        for item in (*long[number::workers], *short[number * size : (number + 1) * size])
    ]
