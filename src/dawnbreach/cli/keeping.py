"""`dawnbreach admin`: what who keeps a server asks of it while it runs, with the server's token."""

from __future__ import annotations

import argparse
import json
import os
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote

from dawnbreach.cli.extras import needing
from dawnbreach.cli.output import tell
from dawnbreach.cli.serving import HOST, PORT, TOKEN, add_migrate, database, number
from dawnbreach.cli.speech import Speech, add_language
from dawnbreach.kernel import Unreadable

ACTIONS = (
    "list", "reports", "dismiss", "close", "export", "ban", "ban-person", "ban-maker", "ban-reported", "bans", "pardon",
    "stop", "go-on",
)  # fmt: skip
MOST_MINUTES = 10_000
ALONE = ("list", "reports", "bans", "go-on")
"""What needs nothing said beside it."""


def add_admin(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("action", metavar="|".join(ACTIONS), help=say("arg-action"))
    parser.add_argument("what", nargs="?", default="", metavar="ID|ADDRESS", help=say("arg-what"))
    parser.add_argument("--server", metavar="URL", default=f"http://{HOST}:{PORT}", help=say("arg-server"))
    add_language(parser, say)


def admin(args: argparse.Namespace, say: Speech) -> int:
    """Ask a server for something, and print what it answers."""
    if args.action not in ACTIONS or bool(args.what) == (args.action in ALONE):
        raise Unreadable(args.action, "bad-arguments", text=args.action[:40], command="dawnbreach admin")
    for line in lines(asked(args.server.rstrip("/"), *request(args.action, quote(args.what, safe=""), args.what))):
        tell(line)
    return 0


def person(args: argparse.Namespace, say: Speech) -> int:
    """Everything a server keeps of one person, or that person forgotten."""
    addresses: dict[str, tuple[str, dict[str, Any] | None]] = {
        "export": ("people/{}", None),
        "erase": ("people/{}/erase", {}),
    }
    if args.action not in addresses:
        raise Unreadable(args.action, "bad-arguments", text=args.action[:40], command="dawnbreach person")
    address, body = addresses[args.action]
    for line in lines(asked(args.server.rstrip("/"), address.format(quote(args.what, safe="")), body)):
        tell(line)
    return 0


def add_person(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("action", metavar="export|erase", help=say("arg-person-action"))
    parser.add_argument("what", metavar="ID", help=say("arg-person"))
    parser.add_argument("--server", metavar="URL", default=f"http://{HOST}:{PORT}", help=say("arg-server"))
    add_language(parser, say)


def request(action: str, word: str, plain: str) -> tuple[str, dict[str, Any] | None]:
    """The address and the body of what an action asks for."""
    addresses: dict[str, tuple[str, dict[str, Any] | None]] = {
        "list": ("tables", None),
        "reports": ("reports", None),
        "dismiss": (f"reports/{word}/end", {}),
        "close": (f"tables/{word}/close", {}),
        "export": (f"tables/{word}/export", None),
        "ban": ("bans", {"address": plain}),
        "ban-person": ("bans", {"person": plain}),
        "ban-maker": ("bans", {"table": plain}),
        "ban-reported": ("bans", {"report": plain}),
        "bans": ("bans", None),
        "pardon": (f"bans/{word}/end", {}),
        "stop": ("stop", {"minutes": number(plain, "stop", MOST_MINUTES) if action == "stop" else 0}),
        "go-on": ("stop", {}),
    }
    return addresses[action]


def asked(server: str, address: str, body: dict[str, Any] | None) -> Any:
    headers = {"authorization": f"Bearer {os.environ.get(TOKEN, '')}"}
    data = None if body is None else json.dumps(body).encode()
    try:
        wanted = urllib.request.Request(f"{server}/api/admin/{address}", data, headers)
        with urllib.request.urlopen(wanted, timeout=30) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        error.close()
        raise Unreadable(f"{server} answers {error.code}", "admin-refused", status=error.code) from None
    except (URLError, OSError, ValueError):
        raise Unreadable(f"{server} does not answer", "admin-silent", server=server[:80]) from None


def lines(found: Any) -> list[str]:
    """One thing a line."""
    return [json.dumps(one, ensure_ascii=False) for one in (found if isinstance(found, list) else [found])]


# Backups


def add_backup(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("file", metavar="FILE", help=say("arg-backup"))
    add_migrate(parser, say)


def backup(args: argparse.Namespace, say: Speech) -> int:
    """Write everything of a database into a file, while its servers go on."""
    with needing("server", "backup"):
        from dawnbreach.server.storage.backup import backup as write
        from dawnbreach.server.storage.database import default_url

    tell(say("backed-up", n=write(database(args) or default_url(), Path(args.file)), file=args.file))
    return 0


def restore(args: argparse.Namespace, say: Speech) -> int:
    """Fill an empty database from a backup."""
    with needing("server", "restore"):
        from dawnbreach.server.storage.backup import restore as read
        from dawnbreach.server.storage.database import default_url
        from dawnbreach.server.storage.only_writer import only_writer
        from dawnbreach.server.storage.vault import key_of

    url = database(args) or default_url()
    with only_writer(url):
        tell(say("restored", n=read(url, Path(args.file), key_of(url)), file=args.file))
    return 0
