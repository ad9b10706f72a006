"""The client draws views and offers choices: boards know no wire, and nothing in it sends what was not offered."""

import re
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"
SOURCE = CLIENT / "src"
WIRE = ("lib/api", "lib/socket", "lib/myTables", "lib/storage", "table/", "pages/")
OUTSIDE = re.compile(r"https?://(?!www\.w3\.org/)[a-z]")


def files(folder):
    return [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]


def imports(path):
    return re.findall(r"from \"(\.[^\"]+)\"|import\(\"(\.[^\"]+)\"\)", path.read_text(encoding="utf-8"))


def test_boards_do_not_know_the_server():
    for board in ("sanctum", "doom"):
        for path in files(SOURCE / board):
            for pair in imports(path):
                target = (path.parent / "".join(pair)).resolve().relative_to(SOURCE).as_posix()
                assert not target.startswith(WIRE), f"{path.name} imports {target}"


def test_boards_do_not_know_each_other():
    for board, other in (("sanctum", "doom"), ("doom", "sanctum")):
        for path in files(SOURCE / board):
            assert f"../{other}/" not in path.read_text(encoding="utf-8"), path.name


def test_one_place_sends_choices():
    sending = [path.name for path in files(SOURCE) if 'kind: "choose"' in path.read_text(encoding="utf-8")]
    assert sorted(sending) == ["protocol.ts", "room.svelte.ts"]


def test_nothing_is_fetched_from_elsewhere_and_nothing_is_evaluated():
    for path in [*files(SOURCE), SOURCE / "app.css", CLIENT / "index.html"]:
        text = path.read_text(encoding="utf-8")
        assert not OUTSIDE.search(text), path.name
        assert not re.search(r"\beval\(|new Function\(|\{@html|innerHTML", text), path.name


def test_the_lock_names_no_host_but_the_registry():
    lock = (CLIENT / "package-lock.json").read_text(encoding="utf-8")
    hosts = set(re.findall(r"\"resolved\": \"https?://([^/]+)", lock))
    assert hosts <= {"registry.npmjs.org"}
