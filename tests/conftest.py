"""What a test needs says its mark: `browser` a real browser, `server` a server process, `slow` patience.

`make quick` leaves all three out: what is left are the kernel and the rules, for use while working.
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
    "test_golden.py": ("slow",),
    "test_third_game.py": ("server", "slow"),
}
"""Everything in these folders and files is marked alike."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(HERE)
        for name in (*MARKS.get(place.parts[0], ()), *MARKS.get(place.as_posix(), ())):
            item.add_marker(name)
