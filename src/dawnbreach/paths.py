"""Where the games of this user are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where XDG says; else where they have been so far, if any have; else where the system has such things."""
    home = os.environ.get("XDG_DATA_HOME") or ""
    if os.path.isabs(home):
        return Path(home) / "dawnbreach"
    former = Path.home() / ".local" / "share" / "dawnbreach"
    if former.is_dir():
        return former
    from platformdirs import user_data_path  # The engine, which keeps nothing, installs without it.

    return user_data_path("dawnbreach", appauthor=False)
