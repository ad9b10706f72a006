"""Write what is made from the protocol: `python tools/protocol.py` after any change of its types.

docs/protocol.json is the AsyncAPI document that a server gives at /api/schema, docs/GAME-view.json what it gives at
/api/schema/GAME; client/src/generated/*.ts are the same types for the page, and the languages there are.
"""

from __future__ import annotations

import json
from pathlib import Path

import client
import dawnbreach
from dawnbreach.kernel.languages import KNOWN, LANGUAGES
from dawnbreach.server.protocol import schema

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "protocol.json"
VIEW_DOCUMENTS = {game: ROOT / "docs" / f"{game}-view.json" for game in dawnbreach.GAMES}

LANGUAGES_FILE = ROOT / "client" / "src" / "generated" / "languages.ts"


def document() -> str:
    return json.dumps(schema.document(), indent=2, ensure_ascii=False) + "\n"


def view_document(game: str) -> str:
    return json.dumps(schema.views(game), indent=2, ensure_ascii=False) + "\n"


def languages() -> str:
    """For the page: codes, names, and whether a native speaker has read the words."""
    known = [{"code": code, "name": KNOWN[code].name, "isRead": KNOWN[code].is_read} for code in LANGUAGES]
    lines = "".join(f"  {json.dumps(one, ensure_ascii=False)},\n" for one in known)
    told = "/** Made by tools/protocol.py from each language.toml in kernel/words. */\n"
    return f"{told}export const LANGUAGES = [\n{lines}] as const;\n"


def main() -> None:
    LANGUAGES_FILE.write_text(languages(), encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")
    for game, file in VIEW_DOCUMENTS.items():
        file.write_text(view_document(game), encoding="utf-8")
    client.write_types()


if __name__ == "__main__":
    main()
