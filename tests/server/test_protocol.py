"""The published schema is current, and the example of its documentation is true."""

import asyncio
import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from dawnbreach import GAMES
from dawnbreach.server.client import Address, make_table
from dawnbreach.server.protocol import messages, schema
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server.process import Server

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
made = importlib.import_module("protocol")


def test_the_published_schema_is_current():
    assert made.DOCUMENT.read_text(encoding="utf-8") == made.document(), "run python tools/protocol.py"


def test_the_page_knows_every_language():
    assert made.LANGUAGES_FILE.read_text(encoding="utf-8") == made.languages(), "run python tools/protocol.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_published_schema_of_views_is_current(game):
    assert made.VIEW_DOCUMENTS[game].read_text(encoding="utf-8") == made.view_document(game), "run tools/protocol.py"


def test_every_reference_of_the_document_leads_somewhere():
    document = schema.document()
    references = re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))
    assert len(references) > 60
    for reference in references:
        found = document
        for part in reference.split("/"):
            found = found[part]


def test_every_message_has_words_and_its_own_kind():
    kinds = [*schema.kinds(messages.FromClient), *schema.kinds(messages.FromServer)]
    assert len(set(kinds)) == len(kinds)
    assert all(one["description"] for one in schema.schemas().values())


def test_what_clients_say_is_strict_and_what_they_hear_may_grow():
    said = [schema.schemas()[name] for name in schema.kinds(messages.FromClient).values()]
    told = [schema.schemas()[name] for name in schema.kinds(messages.FromServer).values()]
    assert all(one["additionalProperties"] is False for one in said)
    assert not any("additionalProperties" in one for one in told)
    grown = msgspec.json.decode('{"kind": "pong", "new": 1}', type=messages.FromServer)
    assert grown == messages.Pong()


# The example


def block(name):
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = re.search(rf"```{name}\n(.*?)```", text, re.S)
    assert found is not None
    joined = re.sub(r"\n +", " ", found.group(1))
    return [(line[0], json.loads(line[2:])) for line in joined.splitlines()]


def fits(shown, real):
    """Is everything that the example shows so?"""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        return all(name in real and fits(value, real[name]) for name, value in shown.items())
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) <= len(real) and all(fits(a, b) for a, b in zip(shown, real, strict=False))
    return bool(shown == real)


async def until(socket, heard, shown):
    """Listen until something fits what is shown; answers and news may come in any order."""
    while not any(fits(shown, message) for message in heard):
        try:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        except TimeoutError:
            raise AssertionError((shown, heard)) from None


async def play_the_example(address):
    (_, wanted), (_, answer) = block("http")
    table = await make_table(address, msgspec.convert(wanted, NewTable))
    assert fits(answer, msgspec.to_builtins(table))
    async with connect(Address.of(f"{address}/table/{table.id}").socket) as socket:
        heard: list[Any] = []
        for who, message in block("websocket"):
            if who == ">":
                heard.clear()
                await socket.send(json.dumps(message))
            else:
                await until(socket, heard, message)


def test_the_example_of_the_documentation_is_true(tmp_path):
    with Server(tmp_path, pause=0.2) as server:
        asyncio.run(play_the_example(server.address))
