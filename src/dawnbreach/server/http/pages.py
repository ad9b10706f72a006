"""The built page: index.html for every address of the client, its assets for ever, compressed by the build."""

from __future__ import annotations

import hashlib
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.web import language_of
from dawnbreach.server.narration.words import say

FOLDER = Path(__file__).parent / "static"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""How the files beside a file end, by encoding, the smallest first."""

mimetypes.add_type("text/javascript", ".js")  # Windows may think otherwise, and browsers then refuse it.
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Files(StaticFiles):
    """The files of a folder, compressed for whoever reads that."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.cache = cache

    async def found(self, name: str, request: Request) -> Response | None:
        """The answer with a file; none where there is no such file in the folder."""
        try:
            return await self.get_response(name, request.scope)
        except (HTTPException, ValueError):  # a name that no file can have
            return None

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked, plain = Headers(scope=scope), os.fspath(full_path)
        path, encoding = _smallest(plain, _encodings(asked.get("accept-encoding", "")))
        about = os.stat(path)
        headers = {"cache-control": self.cache, "etag": _tag(path, about.st_mtime_ns), "vary": "Accept-Encoding"}
        headers |= {"content-encoding": encoding} if encoding else {}
        answer = FileResponse(path, status_code, headers, mimetypes.guess_type(plain)[0], stat_result=about)
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, asked) else answer


def _encodings(accepted: str) -> set[str]:
    """What a reader accepts, without that of weight nought."""
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def _smallest(plain: str, encodings: set[str]) -> tuple[str, str]:
    """The path and the encoding to send a file in; no encoding if it is sent as it is."""
    beside = ((plain + ending, encoding) for encoding, ending in COMPRESSED.items() if encoding in encodings)
    return next((found for found in beside if os.path.isfile(found[0])), (plain, ""))


@lru_cache(256)
def _tag(path: str, changed: int) -> str:
    """By content: Starlette's is by time and size, which a package may give to every version of a file."""
    return f'"{hashlib.sha256(Path(path).read_bytes()).hexdigest()[:20]}"'


PAGE = Files(FOLDER, "no-cache")
ASSETS = Files(FOLDER / "assets", "public, max-age=31536000, immutable")


async def asset(request: Request) -> Response:
    """GET /assets/NAME: its name changes with its content."""
    found = await ASSETS.found(request.path_params["name"], request)
    if found is None:
        raise Refusal("unknown", "refuse-no-page")
    return found


async def page(request: Request) -> Response:
    """Any other address: a file beside index.html, or index.html itself, which finds its own way."""
    for name in (request.path_params.get("path", ""), "index.html"):
        if found := await PAGE.found(name, request):
            return found
    return PlainTextResponse(say(language_of(request), "page-not-built"), 503)
