"""The table over the network: `serve`, `migrate`, and `play` in the browser."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import ipaddress
import json
import os
import urllib.request
import webbrowser

import dawnbreach
from dawnbreach.cli.extras import needing
from dawnbreach.cli.output import tell
from dawnbreach.cli.speech import Speech, add_language, known_game
from dawnbreach.kernel import Unreadable

HOST, PORT = "127.0.0.1", 8020
MOST_PORT, MOST_WORKERS = 65_535, 64
VARIABLE = "DAWNBREACH_DATABASE"
"""The variable of the environment that names the database, when no argument does: it may hold a password."""


TOKEN = "DAWNBREACH_ADMIN_TOKEN"
"""The variable that holds the token of who keeps a server."""


def add_serve(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default=HOST, help=say("arg-host"))
    parser.add_argument("--port", metavar="N", default=str(PORT), help=say("arg-port"))
    parser.add_argument("--workers", metavar="N", default="1", help=say("arg-workers"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=say("arg-origin"))
    parser.add_argument(
        "--trusted-proxy", metavar="ADDRESS", action="append", default=[], help=say("arg-trusted-proxy")
    )
    parser.add_argument("--set", metavar="NAME=N", action="append", default=[], help=say("arg-set"))
    add_migrate(parser, say)


def add_migrate(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("--database", metavar="URL", default="", help=say("arg-database"))
    add_language(parser, say)


def number(text: str, option: str, most: int) -> int:
    if not text.isdecimal() or len(text) > 6 or int(text) > most:
        raise Unreadable(f"{option} takes a number", "no-number-up-to", option=option, most=most, text=text[:20])
    return int(text)


def network(text: str) -> str:
    """An address or a network, as the server compares with it."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Unreadable(f"{text!r} is no address", "no-address", text=text[:60]) from None


def database(args: argparse.Namespace) -> str:
    """The database that was named, by the argument or the environment."""
    return getattr(args, "database", "") or os.environ.get(VARIABLE, "")


def serve(args: argparse.Namespace, say: Speech) -> int:
    """Run a server until it is stopped."""
    with needing("server", "serve"):
        from dawnbreach.server.operations.serve import run
        from dawnbreach.server.operations.settings import Settings, changed
        from dawnbreach.server.operations.tracing import is_wanted

    if is_wanted():
        with needing("tracing", "serve"):
            importlib.import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    workers = max(1, number(args.workers, "--workers", MOST_WORKERS))
    port = number(args.port, "--port", MOST_PORT)
    proxies = tuple([network(text) for text in args.trusted_proxy])
    settings = Settings(
        database=database(args),
        origins=tuple(args.origin),
        trusted_proxies=proxies,
        admin_token=os.environ.get(TOKEN, ""),
    )
    settings = changed(settings, args.set)
    return run(settings, args.host, port, workers, lambda at: tell(say("serving", address=at)))


def migrate(args: argparse.Namespace, say: Speech) -> int:
    """Bring the database up to date."""
    with needing("server", "migrate"):
        from dawnbreach.server.storage.database import default_url, parsed
        from dawnbreach.server.storage.migrations import migrate as bring_up
        from dawnbreach.server.storage.only_writer import only_writer
        from dawnbreach.server.storage.vault import key_of

    url = database(args) or default_url()
    with only_writer(url):
        bring_up(url, key_of(url))
    tell(say("migrated", database=parsed(url).render_as_string(hide_password=True)))
    return 0


# In the browser


def browse(args: argparse.Namespace, say: Speech) -> int:
    """Open the page in a browser; a server is started if none is there."""
    with needing("play", "play"):
        from dawnbreach.server.operations.serve import run
        from dawnbreach.server.operations.settings import Settings

    page = f"?game={known_game(args.game)}"
    running = f"http://{HOST}:{PORT}/"
    if answers(running):
        return show(running + page, say)
    settings = Settings(database=database(args))

    def ready(address: str) -> None:
        show(address + page, say)
        tell(say("stop-serving"))

    try:
        return run(settings, HOST, PORT, 1, ready, quiet=True)
    except Unreadable as error:
        if error.key != "port-taken":
            raise
        return run(settings, HOST, 0, 1, ready, quiet=True)


def answers(address: str) -> bool:
    """Is a server of ours there?"""
    with contextlib.suppress(OSError, ValueError), urllib.request.urlopen(f"{address}health", timeout=1) as found:
        return bool(json.loads(found.read(10_000)).get("version") == dawnbreach.__version__)
    return False


def show(address: str, say: Speech) -> int:
    """Open a page, and say where it is for those without a browser here."""
    tell(say("open-page", address=address))
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
    return 0
