"""What a test needs says its mark: `browser` a real browser, `server` a server process, `slow` patience."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FOLDERS = {"browser": ("browser", "slow"), "table": ("server",)}
"""Everything in these folders is marked alike."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        for name in FOLDERS.get(folder, ()):
            item.add_marker(name)
