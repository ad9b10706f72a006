"""The protocol as an AsyncAPI 3.0 document, made from the types of `messages.py`, `parts.py` and `http_schema.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, get_args

import msgspec

import dawnbreach
from dawnbreach.kernel import shapes
from dawnbreach.server.protocol import http_schema, messages, parts

Schema = dict[str, Any]
MODULES = (parts, messages, http_schema)
"""Where the types of the wire are."""

VERSION = "0.2.0"
"""Of the wire. It rises when something that was said is said otherwise, or no longer."""

ABOUT = """\
How a client plays at a table of Dawnbreach: over one WebSocket, in text frames of JSON, one message each; what is not \
about one running table is asked over HTTP. All words for people come in the language that the client asks for. \
What the server says may get more fields in later versions: ignore those you do not know. \
Integers are written without a fraction: 3, not 3.0."""


class Route(NamedTuple):
    """Something that can be asked over HTTP."""

    name: str
    method: str
    address: str
    about: str
    answer: Any
    body: Any = None


ROUTES = (
    Route(
        "games", "GET", "/api/games", "The games, with what they can be started with.", list[http_schema.GameOffered]
    ),
    Route("lobby", "GET", "/api/lobby", "Public tables, and what the server has to say.", http_schema.LobbyTold),
    Route("tables", "GET", "/api/tables", "Public tables that are open or played.", list[http_schema.TableListed]),
    Route("makeTable", "POST", "/api/tables", "Make a table.", http_schema.MadeTable, http_schema.NewTable),
    Route("record", "GET", "/api/tables/{id}/record", "The record of a finished game, as text.", str),
    Route("replay", "GET", "/api/replays/{id}", "Some steps of a finished game.", http_schema.Replay),
    Route("verify", "GET", "/api/replays/{id}/verify", "Check its dice against the seed.", http_schema.Verified),
    Route("aftermath", "GET", "/api/replays/{id}/aftermath", "What a game came to.", http_schema.Aftermath),
    Route("review", "GET", "/api/replays/{id}/review", "What a coach has found so far.", http_schema.Review),
    Route("begin-review", "POST", "/api/replays/{id}/review", "Let a coach look at it.", http_schema.Review),
    Route("book-of-replay", "GET", "/api/replays/{id}/book", "The book of what it was played with.", http_schema.Book),
    Route("contents", "GET", "/api/replays/{id}/contents", "Its decisions and parts.", http_schema.Contents),
    Route(
        "keepRecord", "POST", "/api/replays", "Keep a record, sent as text, for replay.", http_schema.KeptRecord, str
    ),
    Route("puzzle", "GET", "/api/puzzles/{game}/{day}", "A puzzle after some choices.", http_schema.PuzzleTold),
    Route(
        "answerPuzzle",
        "POST",
        "/api/puzzles/{game}/{day}",
        "Let an answer be judged.",
        http_schema.PuzzleJudged,
        http_schema.PuzzleAnswer,
    ),
    Route("person", "GET", "/api/person", "Who has the key in the header: devices and seats.", http_schema.Myself),
    Route("link", "POST", "/api/person/link", "A code that brings a person to another device.", http_schema.Given),
    Route("codes", "POST", "/api/person/codes", "Recovery codes.", http_schema.Given),
    Route(
        "redeem",
        "POST",
        "/api/person/redeem",
        "Become whom a code was given to.",
        http_schema.Myself,
        http_schema.Redeem,
    ),
    Route("book", "GET", "/api/book/{game}", "All words that a client needs to draw a game.", http_schema.Book),
    Route("rules", "GET", "/api/rules/{game}", "Every clause of the rules.", http_schema.RulesTold),
    Route("views", "GET", "/api/schema/{game}", "The JSON Schema of what a game tells.", dict[str, Any]),
)


# The types


@cache
def schemas() -> dict[str, Schema]:
    """The JSON Schema of every type, by name, in the order of the source."""
    wanted = [messages.FromClient, messages.FromServer, *[t for r in ROUTES for t in (r.answer, r.body) if t]]
    _, found = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    ordered = [name for module in MODULES for name in vars(module) if name in found]
    for name in ordered:
        found[name]["description"] = _in_json(found[name]["description"])
        for field, words in _field_docs(name).items():
            found[name]["properties"][field]["description"] = _in_json(words)
    return {name: found[name] for name in dict.fromkeys(ordered)}


def _in_json(words: str) -> str:
    return words.replace("None", "null")


def _field_docs(name: str) -> dict[str, str]:
    """What stands below the fields of a type."""
    kind = next(found for module in MODULES if (found := getattr(module, name, None)))
    renamed = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    return {renamed[field]: words for field, words in shapes.field_docs(kind).items()}


def kinds(union: Any) -> dict[str, str]:
    """The messages of a union: the name of each type by its `kind`."""
    return {str(one.__struct_config__.tag): one.__name__ for one in get_args(union)}


def union(union: Any) -> Schema:
    return {"oneOf": [_ref(name) for name in kinds(union).values()], "discriminator": "kind"}


@cache
def views(game: str) -> Schema:
    """The JSON Schema of what a game tells: views, box, scenes, forecasts; empty where a game gives no types."""
    info = dawnbreach.info(game)
    modules = [import_module(name) for name in (info.view_types, info.forecast_types) if name]
    found = {name: schema for module in modules for name, schema in shapes.schemas(module).items()}
    root = {"$ref": "#/$defs/View"} if "View" in found else {}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": game, **root, "$defs": found}


# The document


@cache
def document() -> Schema:
    """Everything a stranger needs to write a client."""
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Dawnbreach", "version": VERSION, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {"table": _table_channel(), **{route.name: _route_channel(route) for route in ROUTES}},
        "operations": {**_table_operations(), **{route.name: _route_operation(route) for route in ROUTES}},
        "components": {
            "schemas": {**schemas(), "FromClient": union(messages.FromClient), "FromServer": union(messages.FromServer)}
        },
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _table_channel() -> Schema:
    told = {**kinds(messages.FromClient), **kinds(messages.FromServer)}
    return {
        "address": "/api/tables/{id}/socket",
        "description": "One table. The first message is `hello`.",
        "parameters": {"id": {"description": "The table, as in its link."}},
        "messages": {kind: {"name": kind, "payload": _ref(name)} for kind, name in told.items()},
        "bindings": {"ws": {"method": "GET"}},
    }


def _table_operations() -> Schema:
    """As the server sees it: it receives what clients say."""
    unions = {"hear": ("receive", messages.FromClient), "tell": ("send", messages.FromServer)}
    return {
        name: {
            "action": action,
            "channel": {"$ref": "#/channels/table"},
            "messages": [{"$ref": f"#/channels/table/messages/{kind}"} for kind in kinds(told)],
        }
        for name, (action, told) in unions.items()
    }


def _route_channel(route: Route) -> Schema:
    bodies = {"body": route.body, "answer": route.answer, "refusal": messages.Refused}
    channel: Schema = {
        "address": route.address,
        "description": route.about,
        "messages": {name: _body(body) for name, body in bodies.items() if body is not None},
    }
    for name in ("id", "game"):
        if f"{{{name}}}" in route.address:
            channel["parameters"] = {name: {}}
    return channel


def _body(body: Any) -> Schema:
    if body is str:
        return {"contentType": "text/plain; charset=utf-8", "payload": {"type": "string"}}
    (schema,), _ = msgspec.json.schema_components([body], ref_template="#/components/schemas/{name}")
    return {"payload": schema}


def _route_operation(route: Route) -> Schema:
    channel = f"#/channels/{route.name}"
    answers = [{"$ref": f"{channel}/messages/{name}"} for name in ("answer", "refusal")]
    operation: Schema = {
        "action": "receive" if route.body else "send",
        "summary": route.about,
        "channel": {"$ref": channel},
        "bindings": {"http": {"method": route.method, "bindingVersion": "0.3.0"}},
    }
    if route.body is None:
        return {**operation, "messages": answers}
    body = [{"$ref": f"{channel}/messages/body"}]
    return {**operation, "messages": body, "reply": {"channel": {"$ref": channel}, "messages": answers}}
