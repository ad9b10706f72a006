"""Write what is made from the protocol: `python tools/protocol.py` after any change of its types.

docs/protocol.json is the AsyncAPI document that a server gives at /api/schema; client/src/lib/protocol.ts are the same
types for the page. docs/GAME-view.json is what it gives at /api/schema/GAME; client/src/generated/GAME.ts the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

import dawnbreach
from dawnbreach.server.protocol import http_schema, messages, schema

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "protocol.json"
TYPES = ROOT / "client" / "src" / "lib" / "protocol.ts"
VIEW_DOCUMENTS = {game: ROOT / "docs" / f"{game}-view.json" for game in dawnbreach.GAMES}
VIEW_TYPES = {game: ROOT / "client" / "src" / "generated" / f"{game}.ts" for game in dawnbreach.GAMES}
COLUMNS = 120

ALIASES = {
    "Language": messages.Language,
    "GameName": messages.GameName,
    "Status": messages.Status,
    "RefusalCode": messages.RefusalCode,
    "Eyes": http_schema.Eyes,
}
"""Unions that have a name of their own."""
SAID = {*[one.__name__ for one in get_args(messages.FromClient)], "NewTable"}
"""What clients make: they may leave out what has a default. The server leaves out nothing."""

Schema = dict[str, Any]


def document() -> str:
    return json.dumps(schema.document(), indent=2, ensure_ascii=False) + "\n"


def view_document(game: str) -> str:
    return json.dumps(schema.views(game), indent=2, ensure_ascii=False) + "\n"


# TypeScript


def view_types(game: str) -> str:
    """The types of what a game tells, by the same names."""
    blocks = [f"/** Made by tools/protocol.py from {dawnbreach.info(game).view_types}; change them there. */"]
    for name, made in schema.views(game)["$defs"].items():
        blocks.append(interface(name, made) if "properties" in made else alias(name, written(made).split(" | ")))
    return "\n\n".join(blocks) + "\n"


def typescript() -> str:
    """All types, by the same names."""
    blocks = ["/** Made by tools/protocol.py from the types of the server; change them there. */"]
    blocks += [alias(name, written(plain(made)).split(" | ")) for name, made in ALIASES.items()]
    blocks += [interface(name, made) for name, made in schema.schemas().items()]
    blocks += [
        alias(name, list(schema.kinds(getattr(messages, name)).values())) for name in ("FromClient", "FromServer")
    ]
    return "\n\n".join(blocks) + "\n"


def plain(made: Any) -> Schema:
    """The schema of a union without its name, as it stands inside others."""
    return msgspec.json.schema(made)


def interface(name: str, made: Schema) -> str:
    fields = made["properties"].items()
    lines = [line for field, kind in fields for line in member(field, kind, is_optional(name, field, made))]
    said = [comment(made["description"])] if "description" in made else []
    return "\n".join([*said, f"export interface {name} {{", *lines, "}"])


def is_optional(name: str, field: str, made: Schema) -> bool:
    return name in SAID and field not in made["required"]


def member(field: str, kind: Schema, optional: bool) -> list[str]:
    said = [f"  {comment(kind['description'])}"] if "description" in kind else []
    return [*said, f"  {field}{'?' if optional else ''}: {named(kind)};"]


def comment(text: str) -> str:
    return f"/** {text} */"


def alias(name: str, kinds: list[str]) -> str:
    line = f"export type {name} = {' | '.join(kinds)};"
    return line if len(line) <= COLUMNS else f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";"


def named(kind: Schema) -> str:
    """A type, by its own name if it has one."""
    bare = {key: value for key, value in kind.items() if key not in ("description", "default")}
    return next((name for name, made in ALIASES.items() if plain(made) == bare), "") or written(bare)


def written(kind: Schema) -> str:
    """A type written out."""
    if "$ref" in kind:
        return str(kind["$ref"].rpartition("/")[2])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "anyOf" in kind:
        return either([named(one) for one in kind["anyOf"]])
    if kind.get("type") == "array":
        return listed(kind)
    if "properties" in kind:
        return f"{{ {'; '.join(f'{field}: {named(one)}' for field, one in kind['properties'].items())} }}"
    if kind.get("type") == "object":
        return f"Record<string, {named(kind.get('additionalProperties') or {})}>"
    name = str(kind.get("type", "unknown"))
    return "number" if name == "integer" else name


def either(kinds: list[str]) -> str:
    """Words of one's own choice swallow fixed ones."""
    kept = [kind for kind in kinds if not (kind.startswith('"') and "string" in kinds)]
    return " | ".join(dict.fromkeys(kept))


def listed(kind: Schema) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(named(one) for one in kind['prefixItems'])}]"
    item = named(kind["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def main() -> None:
    DOCUMENT.write_text(document(), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")
    for game in dawnbreach.GAMES:
        VIEW_DOCUMENTS[game].write_text(view_document(game), encoding="utf-8")
        VIEW_TYPES[game].write_text(view_types(game), encoding="utf-8")


if __name__ == "__main__":
    main()
