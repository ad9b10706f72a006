"""Write what is made from the protocol: `python tools/protocol.py` after any change of its types.

docs/protocol.json is the AsyncAPI document that a server gives at /api/schema, docs/GAME-view.json what it gives at
/api/schema/GAME; client/src/generated/*.ts are the same types for the page.
"""

from __future__ import annotations

import json
from pathlib import Path

import client
import dawnbreach
from dawnbreach.server.protocol import schema

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "protocol.json"
VIEW_DOCUMENTS = {game: ROOT / "docs" / f"{game}-view.json" for game in dawnbreach.GAMES}


def document() -> str:
    return json.dumps(schema.document(), indent=2, ensure_ascii=False) + "\n"


def view_document(game: str) -> str:
    return json.dumps(schema.views(game), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    DOCUMENT.write_text(document(), encoding="utf-8")
    for game, file in VIEW_DOCUMENTS.items():
        file.write_text(view_document(game), encoding="utf-8")
    client.write_types()


if __name__ == "__main__":
    main()
