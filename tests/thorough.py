"""How much is tried where more of the same always could be: `make test` tries some, `make test THOROUGH=1` all."""

import os
from typing import TypeVar

T = TypeVar("T")
THOROUGH = bool(os.environ.get("THOROUGH"))


def some(few: T, many: T) -> T:
    """The few unless all are wanted."""
    return many if THOROUGH else few
