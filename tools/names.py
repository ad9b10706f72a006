"""Write tests/kernel/names.json: the ids of frames, choices and events, which saves, the wire and words rely on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

if __name__ == "__main__":
    from tests.kernel.test_names import GAMES, HERE, names_of

    found = {game.name: names_of(game) for game in GAMES}
    (HERE / "names.json").write_text(json.dumps(found, indent=1) + "\n")
