"""A real server and a real browser, for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tools.browser import ready

from tests.browser.windows import HOME
from tests.server.process import Server


@pytest.fixture(scope="session", autouse=True)
def chromium() -> Iterator[str]:
    """Found, or fetched, before anything is run in it; gone when all is done."""
    yield ready()
    HOME.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running
