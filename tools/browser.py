"""Finds a Chromium for the tests in the browser, and fetches one where there is none.

Usage: python tools/browser.py    prints where it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-font-subpixel-positioning",
)
"""Headless, without a word to anybody outside; letters are drawn as they are anywhere."""
NONE = "There is no Chromium here and none could be fetched: install chromium (or google-chrome) and try again."


class NoBrowser(Exception):
    """Nothing to run the page in; the message says what to do."""


def on_path() -> str | None:
    """The browser of the system."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The one that Playwright has fetched for itself."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def ran(*command: str) -> bool:
    """Whether a command could be run and did not fail; it says nothing."""
    try:
        return subprocess.run(command, capture_output=True, timeout=600, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def fetched() -> str | None:
    """Fetch one: Playwright's own, else the distribution's."""
    if ran(sys.executable, "-m", "playwright", "install", "chromium") and (found := of_playwright()):
        return found
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    install = ("apt-get", "install", "-y", "--no-install-recommends")
    for updated in (False, True):
        if updated:
            ran("apt-get", "update")
        if any(ran(*install, name) for name in NAMES[:2]):
            return on_path()
    return None


def chromium() -> str:
    """Where the browser is."""
    found = on_path() or of_playwright()
    if found is None:
        raise NoBrowser(NONE)
    return found


@cache
def ready() -> str:
    """Where the browser is, fetched if need be."""
    try:
        return chromium()
    except NoBrowser:
        found = fetched()
    if found is None:
        raise NoBrowser(NONE)
    return found


def main() -> int:
    try:
        sys.stdout.write(f"{ready()}\n")
    except NoBrowser as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
