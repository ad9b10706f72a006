"""The files of the page over HTTP: compressed by the build, kept by browsers, and nothing else of the disk."""

import gzip
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from dawnbreach.server.http.pages import FOLDER
from dawnbreach.server.http.web import HEADERS
from tests.patience import PATIENCE

ASSETS = FOLDER / "assets"
PACKED = sorted(path.relative_to(FOLDER).as_posix().removesuffix(".gz") for path in FOLDER.rglob("*.gz"))
FOREVER = "public, max-age=31536000, immutable"
LARGEST = max(ASSETS.glob("*.js"), key=lambda path: path.stat().st_size, default=ASSETS).name


@pytest.fixture(scope="module")
def ask(server):
    """Asks for a path exactly as it is written."""

    def asked(path, method="GET", **headers):
        connection = HTTPConnection(urlsplit(server.address).netloc, timeout=PATIENCE)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        with connection.getresponse() as answer:
            body, found = answer.read(), {name.lower(): value for name, value in answer.getheaders()}
        connection.close()
        assert {name: found.get(name) for name in HEADERS} == HEADERS
        return answer.status, found, body

    return asked


@pytest.mark.parametrize(("accepted", "ending"), [("gzip, deflate, br, zstd", ".br"), ("gzip", ".gz"), ("", "")])
@pytest.mark.parametrize("name", PACKED)
def test_every_file_is_sent_as_the_build_compressed_it(ask, name, accepted, ending):
    status, headers, body = ask(f"/{name}", accept_encoding=accepted)
    assert status == 200 and body == (FOLDER / f"{name}{ending}").read_bytes()
    assert headers.get("content-encoding", "") == {".br": "br", ".gz": "gzip", "": ""}[ending]
    assert headers["vary"] == "Accept-Encoding"
    kind = {"js": "text/javascript", "css": "text/css", "html": "text/html"}[name.rpartition(".")[2]]
    assert headers["content-type"].startswith(kind)
    assert headers["cache-control"] == (FOREVER if name.startswith("assets/") else "no-cache")


def test_the_compressed_files_are_there_and_hold_the_same():
    assert len(PACKED) > 20 and "index.html" in PACKED
    assert all(gzip.decompress((FOLDER / f"{name}.gz").read_bytes()) == (FOLDER / name).read_bytes() for name in PACKED)


@pytest.mark.parametrize("accepted", ["br;q=0, gzip;q=0.5", "BR; q=0.0, gzip", "brotli, gzip"])
def test_an_encoding_that_is_not_accepted_is_not_sent(ask, accepted):
    assert ask(f"/assets/{LARGEST}", accept_encoding=accepted)[1]["content-encoding"] == "gzip"
    assert "content-encoding" not in ask(f"/assets/{LARGEST}", accept_encoding="gzip;q=0")[1]


@pytest.mark.parametrize("path", ["/", "/table/x", "/icon.svg"])
def test_the_page_is_asked_for_anew_each_time(ask, path):
    status, headers, body = ask(path)
    name = "icon.svg" if "icon" in path else "index.html"
    assert status == 200 and body == (FOLDER / name).read_bytes()
    assert headers["cache-control"] == "no-cache" and headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/", "/icon.svg", f"/assets/{LARGEST}"])
@pytest.mark.parametrize("accepted", ["br", "gzip", ""])
def test_what_a_browser_has_is_not_sent_again(ask, path, accepted):
    _, first, _ = ask(path, accept_encoding=accepted)
    for tag in (first["etag"], f"W/{first['etag']}", f'"other", {first["etag"]}'):
        status, headers, body = ask(path, accept_encoding=accepted, if_none_match=tag)
        assert (status, body) == (304, b"")
        assert all(headers[name] == first[name] for name in ("etag", "cache-control", "vary"))
    assert ask(path, accept_encoding=accepted, if_none_match='"other"')[0] == 200
    assert ask(path, accept_encoding=accepted, if_modified_since=first["last-modified"])[0] == 304


def test_each_encoding_has_a_tag_of_its_own(ask):
    tags = {ask(f"/assets/{LARGEST}", accept_encoding=encoding)[1]["etag"] for encoding in ("br", "gzip", "")}
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", f"/assets/{LARGEST}"])
def test_head_is_the_answer_without_its_body(ask, path):
    asked = {"accept_encoding": "br"}
    status, headers, body = ask(path, "HEAD", **asked)
    _, whole, content = ask(path, **asked)
    assert (status, body) == (200, b"") and int(headers["content-length"]) == len(content)
    assert {**headers, "date": ""} == {**whole, "date": ""}


def test_a_part_is_of_what_is_sent(ask):
    status, _, body = ask(f"/assets/{LARGEST}", accept_encoding="br", range="bytes=10-19")
    assert status == 206 and body == (ASSETS / f"{LARGEST}.br").read_bytes()[10:20]


@pytest.mark.parametrize(
    "name",
    [
        "none.js",
        "",
        "../index.html",
        "%2e%2e/index.html",
        "..%2f..%2fpages.py",
        "../../pages.py",
        "..%5c..%5cpages.py",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "%00",
        "%ff%fe",
        "x" * 5000,
        f"{LARGEST}/more",
    ],
)
def test_what_is_no_asset_is_refused(ask, name):
    status, headers, body = ask(f"/assets/{name}")
    assert status == 404 and b'"unknown"' in body and headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/../pages.py", "/..%2fpages.py", "//etc/passwd", "/%00", "/" + "x" * 5000, "/assets"]
)
def test_any_other_address_is_the_page(ask, path):
    status, _, body = ask(path)
    assert status == 200 and body == (FOLDER / "index.html").read_bytes()


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_files_are_only_read(ask, method):
    assert ask(f"/assets/{LARGEST}", method)[0] == 405
