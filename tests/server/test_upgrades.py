"""A new version of the rules or of a pack: games go on from exactly where they are, or are closed in words."""

import asyncio
import itertools
import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
import pytest

import dawnbreach
from dawnbreach.kernel import Unreadable
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.server.core import commands
from dawnbreach.server.core.entries import version_of
from dawnbreach.server.narration import book
from dawnbreach.server.storage.archives import home_of
from dawnbreach.server.storage.backup import backup, restore
from dawnbreach.server.worker import hearing
from tests.server.people import got, made, player, run, until
from tests.server.process import KEY, Place, Server
from tests.server.test_stolen import execute, rows
from tests.server.wire import inside

RULES = dawnbreach.game("sanctum").rules
RELEASES = sorted((Path(__file__).parent.parent / "fixtures" / "tables").glob("*.backup"))
assert len(RELEASES) >= 2, "what tools/keep_tables.py kept is gone"


class Before(NamedTuple):
    """What the old version left behind: a game that was put away, with what was seen last, and one that is over."""

    file: Path
    id: str
    secrets: list[str]
    position: dict[str, Any]
    over: str
    replay: Any


@pytest.fixture(scope="module")
def before(new_database, tmp_path_factory):
    url, folder = new_database("sqlite"), tmp_path_factory.mktemp("before")
    with Server(folder, database=url) as server:
        begun, over = run(begun_game(server)), run(finished_game(server))
        backup(url, folder / "before.backup")
        return Before(folder / "before.backup", *begun, *over)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, new_database, before):
    """A database of either kind with all that was there before."""
    return restored(new_database(request.param), before.file)


def restored(url, file):
    execute(url, ("DELETE FROM facts", {}))
    restore(url, file, KEY)
    return url


@pytest.fixture(scope="module")
def later(tmp_path_factory):
    """The folder of a later version: all as it is, with newer rules of Sanctum and another hash of its pack."""
    folder = tmp_path_factory.mktemp("later")
    source = Path(dawnbreach.__file__).parent
    shutil.copytree(source, folder / "dawnbreach", ignore=shutil.ignore_patterns("static", "compiled", "__pycache__"))
    game, acts = folder / "dawnbreach/sanctum/game.py", folder / "dawnbreach/sanctum/pack/acts.toml"
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace(f"    rules = {RULES}\n", f"    rules = {RULES + 1}\n"), encoding="utf-8")
    acts.write_text(acts.read_text(encoding="utf-8") + "\n# another hash\n", encoding="utf-8")
    return folder


@contextmanager
def newer(monkeypatch):
    """A version with newer rules of Sanctum."""
    with monkeypatch.context() as patch:
        patch.setattr(Sanctum, "rules", RULES + 1)
        yield patch


async def begun_game(server):
    table = made(server, "me", "me", start=True, seed="upgrade")
    async with player(server, table["id"], *table["seats"].values()) as both:
        for _ in range(20):
            await both.choose()
        await both.ask(kind="chat", seat=1, text="See you later")
        return table["id"], list(table["seats"].values()), both.position


async def finished_game(server):
    table = made(server, "novice", "novice", start=True)
    async with player(server, table["id"]) as someone:
        await someone.when_table(lambda t: t["status"] == "over")
    return table["id"], await asyncio.to_thread(shown, server, table["id"])


async def hand_over(both):
    both.numbers = itertools.count(1000)  # other keys than before the upgrade, which are remembered
    for seat in (0, 1):
        await both.ask(kind="hand-over", seat=seat, bot="novice")


def kinds(url, id):
    """The kinds of what was written for a table."""
    return [row["kind"] for row in rows(url, "SELECT * FROM entries ORDER BY number") if row["table_id"] == id]


def shown(server, id):
    """Some steps of a replay through every pair of eyes, and whether its dice were fair."""
    found = [got(server, f"/api/replays/{id}?from=30&count=3&eyes={eyes}&language=pl") for eyes in ("open", "0")]
    for _, told, _ in found:
        told.pop("ownBook", None)  # whether it is drawn with today's
    return found[0][:2], found[1][:2], got(server, f"/api/replays/{id}/verify")[:2]


def test_a_running_game_goes_on_under_new_rules_from_its_exact_position(before, url, tmp_path, monkeypatch):
    id, secrets = before.id, before.secrets
    seen = before.position

    async def work():
        async with inside(tmp_path, database=url) as (address, _), player(Place(address), id, *secrets) as both:
            assert both.position["view"] == seen["view"] and both.position["decision"] == seen["decision"]
            assert f"version {RULES + 1}" in both.table["notices"][0] and both.table["chat"][0]["name"] == "Ann 2"
            for _ in range(10):
                assert (await both.choose())["kind"] == "accepted"
            return both.position

    with newer(monkeypatch):
        last = run(work())
        versions = {row["id"]: row["version"] for row in rows(url, "SELECT id, version FROM tables")}
        assert versions[id] == version_of("sanctum", str(RULES + 1))

        async def again():
            async with inside(tmp_path, database=url) as (address, _), player(Place(address), id, *secrets) as both:
                assert both.position["view"] == last["view"] and len(both.table["notices"]) == 1

        run(again())
    assert kinds(url, id).count("carried") == 1
    assert "sealed:" in str(rows(url, "SELECT data FROM entries WHERE kind = 'carried'"))


def test_a_game_that_went_over_to_new_rules_is_replayed_and_verified(before, url, tmp_path, later):
    id, secrets = before.id, before.secrets

    async def work(server):
        async with player(server, id, *secrets) as both:
            await hand_over(both)
            await both.when_table(lambda t: t["status"] == "over")

    with Server(tmp_path, path=later, database=url) as server:
        run(work(server))
        text = got(server, f"/api/tables/{id}/record")[1]
        assert f"rules: {RULES + 1}\n" in text and "\nposition: " in text
        (opened, _), (own, _), (verified, found) = shown(server, id)
        assert (opened, own, verified) == (200, 200, 200) and found["follows"] and found["outcomes"] > 20
        for damaged in (text.replace("position: eJ", "position: eK", 1), text.replace("position: ", "position: !", 1)):
            assert got(server, "/api/replays", damaged.encode())[0] == 400


def test_a_finished_game_is_replayed_for_ever_by_the_rules_it_was_played_with(before, url, tmp_path, monkeypatch):
    assert before.replay[2][1]["follows"]

    async def work():
        async with inside(tmp_path, database=url) as (address, _):
            assert await asyncio.to_thread(shown, Place(address), before.over) == before.replay
            async with player(Place(address), before.over) as someone:
                assert someone.position["view"]["over"]

    with newer(monkeypatch) as patch:
        patch.setattr(Sanctum, "settle_options", lambda *_: pytest.fail("the new rules must not play it"))
        run(work())


def test_a_position_that_new_rules_do_not_accept_closes_the_game_and_keeps_it_readable(
    before, url, tmp_path, monkeypatch
):
    id = before.id

    def refuses(*_):
        raise Unreadable("no such position")

    async def work(tries):
        for _ in range(tries):
            async with inside(tmp_path, database=url) as (address, worker):
                room = await worker.room(id)
                assert room.table.status == "abandoned" and room.table.chat[0].text == "See you later"
                assert room.table.position is None and room.table.notices[0].key == "notice-closed-by-rules"
                status, found, _ = await asyncio.to_thread(got, Place(address), f"/api/replays/{id}?from=20&eyes=0")
                assert status == 200 and found["steps"][0]["ply"] == 20 and not worker.broken

    with newer(monkeypatch) as patch:
        patch.setattr(dawnbreach.sanctum.state.Table, "check", refuses)
        run(work(2))
    assert kinds(url, id).count("close") == 1


def test_a_game_keeps_the_pack_it_was_begun_with(before, url, tmp_path, monkeypatch):
    """The same rules with another pack: its own is in the database."""
    id, secrets = before.id, before.secrets
    other = tmp_path / "dawnbreach"
    shutil.copytree(home_of(dawnbreach.game("sanctum")) / "pack", other)
    heroes = (other / "heroes.toml").read_text(encoding="utf-8")
    (other / "heroes.toml").write_text(heroes.replace('"now potion 1"', '"now potion 2"', 1), encoding="utf-8")
    ours, theirs = dawnbreach.game("sanctum"), dawnbreach.game("sanctum", other)
    drawn_then, drawn_now = (msgspec.to_builtins(book.book("sanctum", "pl", pack)) for pack in (None, str(other)))
    assert ours.pack != theirs.pack and drawn_then["texts"] != drawn_now["texts"]
    book.book.cache_clear()
    load = dawnbreach.game

    async def work():
        async with inside(tmp_path, database=url) as (address, worker), player(Place(address), id, *secrets) as both:
            assert both.position["view"] == before.position["view"] and both.table["notices"] == []
            room = await worker.room(id)
            assert room.table.game.pack == ours.pack and room.table.game is not ours and room.table.game.folder
            named = quote(both.table["pack"])
            assert both.table["pack"] == ours.pack
            for pack, status in ((named, 200), ("", 200), ("nobody", 409), ("a%00b", 400), ("x" * 200, 400)):
                path = f"/api/book/sanctum?pack={pack}"
                assert (await asyncio.to_thread(got, Place(address), path))[0] == status
            with monkeypatch.context() as patch:
                patch.setattr(book, "_contents", lambda game, language: ({"folder": str(game.folder)}, {}))
                book.book.cache_clear()
                path = f"/api/book/sanctum?pack={named}"
                _, drawn, _ = await asyncio.to_thread(got, Place(address), path)
                assert drawn["texts"] == {"folder": str(room.table.game.folder)}, "drawn with its own pack"
            book.book.cache_clear()
            await both.choose()
            await hand_over(both)
            await both.when(lambda p: p["ply"] > 40)
            assert await asyncio.to_thread(shown, Place(address), before.over) == before.replay
            replay = (await asyncio.to_thread(got, Place(address), f"/api/replays/{before.over}"))[1]
            assert replay["ownBook"]
            told = [
                (await asyncio.to_thread(got, Place(address), f"/api/{what}?language=pl"))[1]
                for what in (f"replays/{before.over}/book", "book/sanctum")
            ]
            assert told == [drawn_then, drawn_now], "cards of a replay are those it was played with"

    monkeypatch.setattr(
        dawnbreach, "game", lambda name, pack=None: load(name, pack or (other if name == "sanctum" else None))
    )
    run(work())
    book.book.cache_clear()


def test_workers_of_two_versions_leave_each_others_tables_alone(new_database, tmp_path, monkeypatch):
    url = new_database("postgres")
    with Server(tmp_path, database=url) as old:
        table = made(old, "me", "me", start=True)
        bots = made(old, "novice", "novice", start=True, clock={"initial": 600, "each": 5})["id"]

        async def beside():
            async with inside(tmp_path, database=url) as (address, worker):
                status, said, _ = await asyncio.to_thread(got, Place(address), f"/api/tables/{table['id']}/record")
                assert status == 409 and "other version" in said["reason"]
                new = await asyncio.to_thread(made, Place(address), "me", "me", start=True)
                await worker.care.poll()
                assert worker.rooms.keys() == {new["id"]} and bots not in worker.rooms
                assert not await worker.store.leases.due(1e12, worker.foreign, 15.0)
                return new["id"]

        with newer(monkeypatch):
            new = run(beside())
        until(lambda: str(RULES + 1) in got(old, f"/api/tables/{new}/record")[1]["reason"])
    monkeypatch.setattr(hearing, "ALIVE", 0.0)

    async def after():
        both = table["seats"].values()
        async with (
            inside(tmp_path, database=url) as (address, _),
            player(Place(address), table["id"], *both) as one,
        ):
            assert (await one.choose())["kind"] == "accepted"

    with newer(monkeypatch):
        run(after())


def test_a_program_that_this_server_did_not_keep_is_never_run(before, url, tmp_path, monkeypatch):
    execute(url, ("UPDATE archives SET signature = 'forged'", {}))

    async def work():
        async with inside(tmp_path, database=url) as (address, _):
            assert (await asyncio.to_thread(got, Place(address), f"/api/replays/{before.over}"))[0] == 400

    with newer(monkeypatch):
        run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
def test_tables_of_earlier_releases_go_on_under_newer_rules(kind, release, new_database, tmp_path, monkeypatch):
    """What tools/keep_tables.py kept, through two more releases, the second of them with other packs, too: a finished
    game is shown, a running one goes on, in every game."""
    url = restored(new_database(kind), release)
    tables = rows(url, "SELECT id, game, status, pack FROM tables")
    kept = sorted((table["game"], table["status"]) for table in tables)
    assert kept == sorted(
        itertools.product({game for game, _ in kept} | {"sanctum", "darkest-doom"}, ("over", "playing"))
    )

    async def work(release):
        async with inside(tmp_path, database=url) as (address, worker):
            for table in tables:
                room = await worker.room(table["id"])
                if table["status"] == "over":
                    assert await asyncio.to_thread(is_shown, Place(address), table["id"], release == 2)
                    continue
                assert [notice.key for notice in room.table.notices] == ["notice-carried"] * release
                assert room.table.game.pack == table["pack"], "it keeps its own"
                for number in range(1, 11):
                    await room.write(None, first_choice)
                    assert room.table.ply == number

    games = [type(dawnbreach.game(name)) for name in dawnbreach.GAMES]
    with monkeypatch.context() as patch:
        for release, pack in ((1, None), (2, tmp_path)):
            for game in games:
                patch.setattr(game, "rules", game.rules + 1)
            if pack:
                patch.setattr(dawnbreach, "game", with_other_packs(pack))
            run(work(release))


def is_shown(server, id, wholly):
    """A finished game; through all eyes and with its dice only where it is oldest, for old rules take their time."""
    if wholly:
        return [one[0] for one in shown(server, id)] == [200] * 3
    return got(server, f"/api/replays/{id}?from=30&count=3&eyes=open")[0] == 200


def with_other_packs(folder):
    """Games whose packs have another hash than before."""
    load = dawnbreach.game
    others = {name: folder / name / "dawnbreach" for name in dawnbreach.GAMES}
    for name, other in others.items():
        shutil.copytree(home_of(load(name)) / "pack", other)
        changed = min(other.glob("*.toml"))
        changed.write_text(changed.read_text(encoding="utf-8") + "\n# another hash\n", encoding="utf-8")
        assert load(name, other).pack != load(name).pack
    return lambda name, pack=None: load(name, pack or others[name])


def first_choice(table):
    seat = table.waiting[0]
    return commands.bot_choice(table, seat, table.position.choices(seat)[0].text, table.moved)
