"""The shape of plain data, read from its types: as JSON Schema, and whether something has it.

The types are TypedDicts, lists, dicts, unions and literals; a dict whose keys are literals has all of them.
Made by hand, since games need no package, and msgspec makes no schema of a union of TypedDicts.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, object]

PLAIN: dict[object, str] = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def named(module: ModuleType) -> dict[str, object]:
    """The types that a module gives a name to."""
    return {name: kind for name, kind in vars(module).items() if is_typeddict(kind) or _is_choice(kind)}


def _is_choice(kind: object) -> bool:
    return get_origin(kind) in (Literal, Union, UnionType)


# As JSON Schema


def schemas(module: ModuleType) -> dict[str, Schema]:
    """The JSON Schema of every type of a module, by name."""
    names = {kind: name for name, kind in named(module).items()}
    return {name: _described(kind, _whole(kind, names)) for kind, name in names.items()}


def _described(kind: object, made: Schema) -> Schema:
    """With what the source says about a type."""
    words = vars(kind).get("__doc__") if isinstance(kind, type) else None
    return {"description": words, **made} if words else made


def _schema(kind: object, names: dict[object, str]) -> Schema:
    return {"$ref": f"#/$defs/{names[kind]}"} if kind in names else _whole(kind, names)


def _whole(kind: object, names: dict[object, str]) -> Schema:
    """A type written out; its parts by their names."""
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    args = get_args(kind)
    if get_origin(kind) is Literal:
        return {"enum": list(args)}
    if _is_choice(kind):
        return {"anyOf": [_schema(one, names) for one in args]}
    if get_origin(kind) is list:
        return {"type": "array", "items": _schema(args[0], names)}
    if get_origin(kind) is dict and args[0] is str:
        return {"type": "object", "additionalProperties": _schema(args[1], names)}
    return _object(kind, names)


def _object(kind: object, names: dict[object, str]) -> Schema:
    fields, docs = fields_of(kind), field_docs(kind) if isinstance(kind, type) else {}
    made = {name: _schema(part, names) for name, part in fields.items()}
    told = {name: {**part, "description": docs[name]} if name in docs else part for name, part in made.items()}
    return {"type": "object", "properties": told, "required": list(fields)}


@cache
def fields_of(kind: object) -> dict[str, object]:
    """The keys that a value has, and of which type each is."""
    if isinstance(kind, type) and is_typeddict(kind):
        return get_type_hints(kind)
    keys, part = get_args(kind)
    return dict.fromkeys(get_args(keys), part)


def field_docs(kind: type) -> dict[str, str]:
    """What stands below the fields of a class."""
    return _documented(kind.__module__)[kind.__name__]


@cache
def _documented(module: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(_source(module)).body:
        if isinstance(node, ast.ClassDef):
            bases = [found.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
            found[node.name] = {field: words for one in [*bases, dict(_below(node))] for field, words in one.items()}
    return found


def _source(module: str) -> str:
    """Of a module, which may run compiled: then Python itself knows of none, but it lies where the module would."""
    file = Path(str(sys.modules[module].__file__))
    return file.with_name(f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8")


def _below(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for pair in zip(node.body, node.body[1:], strict=False):
        match pair:
            case ast.AnnAssign(target=ast.Name(id=field)), ast.Expr(value=ast.Constant(value=str(words))):
                yield field, words


# Whether something has it


def misfits(value: object, kind: object, where: str = "") -> Iterator[str]:
    """Where a value differs from a type: other values, keys that are missing, keys that are too many."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        yield from () if type(value) is kind else (f"{where}: {value!r}",)
    elif origin is Literal:
        yield from () if any(type(value) is type(one) and value == one for one in args) else (f"{where}: {value!r}",)
    elif _is_choice(kind):
        yield from () if any(not [*misfits(value, one)] for one in args) else (f"{where}: {value!r}",)
    elif origin is list and isinstance(value, list):
        for n, one in enumerate(value):
            yield from misfits(one, args[0], f"{where}[{n}]")
    elif origin is not list and isinstance(value, dict):
        fields = dict.fromkeys(value, args[1]) if origin is dict and args[0] is str else fields_of(kind)
        yield from (f"{where}.{name}: one too many or missing" for name in fields.keys() ^ value.keys())
        for name in fields.keys() & value.keys():
            yield from misfits(value[name], fields[name], f"{where}.{name}")
    else:
        yield f"{where}: {value!r}"
