"""Write what is made from the protocol: `python tools/protocol.py` after any change of its types.

docs/protocol.json is the AsyncAPI document that a server gives at /api/schema; client/src/generated/protocol.ts are the
same types for the page.
"""

from __future__ import annotations

import json
from pathlib import Path

import client
from dawnbreach.table import schema

DOCUMENT = Path(__file__).parent.parent / "docs" / "protocol.json"


def document() -> str:
    return json.dumps(schema.document(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    DOCUMENT.write_text(document(), encoding="utf-8")
    client.write_types()


if __name__ == "__main__":
    main()
