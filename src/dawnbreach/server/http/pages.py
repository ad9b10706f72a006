"""The built page: index.html for every address of the client, its assets for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.web import language_of
from dawnbreach.server.narration.words import say

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
SMALL = 600
"""Smaller files are not worth compressing."""
WORDED = ("text/", "application/json", "text/javascript", "application/javascript", "image/svg")


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    plain: bytes
    packed: dict[str, bytes]
    """By encoding."""
    type: str
    tag: str


@lru_cache(256)
def _read(path: Path, changed: float) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed: dict[str, bytes] = {}
    if (beside := path.with_name(path.name + ".br")).is_file():
        packed["br"] = beside.read_bytes()
    if kind.startswith(WORDED) and len(plain) > SMALL:
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    return File(plain, packed, kind, hashlib.sha256(plain).hexdigest()[:20])


def file_at(name: str) -> File | None:
    """A file of the built page; nothing outside its folder."""
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        return None
    return _read(path, path.stat().st_mtime)


def sent(request: Request, file: File, cache: str) -> Response:
    headers = {"cache-control": cache, "etag": f'"{file.tag}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for encoding in ("br", "gzip"):
        if encoding in accepted and encoding in file.packed:
            return Response(
                file.packed[encoding], headers={**headers, "content-encoding": encoding}, media_type=file.type
            )
    return Response(file.plain, headers=headers, media_type=file.type)


async def asset(request: Request) -> Response:
    """GET /assets/NAME: its name changes with its content."""
    file = file_at(f"assets/{request.path_params['name']}")
    if file is None:
        raise Refusal("unknown", "refuse-no-page")
    return sent(request, file, FOREVER)


async def page(request: Request) -> Response:
    """Any other address: a file beside index.html, or index.html itself, which finds its own way."""
    name = request.path_params.get("path", "")
    file = file_at(name) if name and "/" not in name else None
    file = file or file_at("index.html")
    if file is None:
        return PlainTextResponse(say(language_of(request), "page-not-built"), 503)
    return sent(request, file, "no-cache")
