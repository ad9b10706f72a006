"""The examples for proxies in docs/server.md, as they stand there: games are played through them."""

import asyncio
import contextlib
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.people import Player, got, made, run, until
from tests.server.process import Place
from tests.server.wire import inside

DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{ listen 127.0.0.1:{port};
{example}
    }}
}}
"""


def example(first):
    """An indented block of the documentation that begins with a line."""
    (found,) = re.findall(rf"\n\n(    {re.escape(first)}\n(?:    .*\n)+)", DOCS)
    return found


def nginx(folder, port, there):
    file = folder / "nginx.conf"
    told = example("location / {").replace("127.0.0.1:8020", there)
    file.write_text(NGINX.format(folder=folder, port=port, example=told))
    return ["nginx", "-c", str(file), "-e", f"{folder}/error.log"]


def caddy(folder, port, there):
    file = folder / "Caddyfile"
    told = example("games.example {").replace("games.example", f"http://127.0.0.1:{port}")
    file.write_text("{\n admin off\n}\n" + told.replace("127.0.0.1:8020", there))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(command):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(place):
    try:
        return got(place, "/health")[0] == 200
    except OSError:
        return False


async def plays(place, table):
    """As a page of this address does."""
    from websockets.asyncio.client import connect

    link = f"{place.address}/api/tables/{table['id']}/socket".replace("http", "ws", 1)
    async with connect(link, origin=place.address, max_size=4_000_000) as line:
        both = Player(line)
        await both.say(kind="hello", language="en", secrets=list(table["seats"].values()))
        for _ in range(3):
            assert (await both.choose())["kind"] == "accepted"


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_example_for_a_proxy_works_and_nobody_names_an_address_of_their_own(proxy, tmp_path):
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")
    place = Place(f"http://127.0.0.1:{(port := free_port())}")

    async def work():
        async with inside(tmp_path, trusted_proxies=("127.0.0.1",)) as (address, worker):
            with running(proxy(tmp_path, port, address.removeprefix("http://"))):
                await asyncio.to_thread(until, lambda: answers(place))
                body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
                for origin, status in ((place.address, 201), ("http://elsewhere.example", 403)):
                    told = {"origin": origin, "x-forwarded-for": "192.0.2.7"}
                    assert (await asyncio.to_thread(got, place, "/api/tables", body, told))[0] == status
                assert set(worker.makes.buckets) == {"127.0.0.1"}, "a stranger's own word is not passed on"
                await plays(place, await asyncio.to_thread(made, place, "me", "me", start=True))
                assert (await asyncio.to_thread(got, place, "/metrics"))[0] == 404

    run(work())
