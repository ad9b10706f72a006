"""A real server and a real browser, for whole modules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tools.browser import ready

from tests.server.process import Server


@pytest.fixture(scope="session", autouse=True)
def chromium() -> str:
    """Found, or fetched, before anything is run in it."""
    return ready()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running
