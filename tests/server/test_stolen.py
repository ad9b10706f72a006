"""A stolen database: whoever reads it holds no seat and knows no dice."""

import itertools
import json

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.pool import NullPool

from dawnbreach.kernel import Unreadable
from dawnbreach.server.core.commands import Command, hashed, seat_secret
from dawnbreach.server.storage.database import parsed
from dawnbreach.server.storage.migrations import check, migrate
from dawnbreach.server.storage.vault import SEALED, Vault, key_of
from tests.server.people import got, guest, made, player, run
from tests.server.process import KEY, Server


def rows(url, question):
    engine = create_engine(parsed(url), poolclass=NullPool)
    with engine.begin() as connection:
        return [dict(row) for row in connection.execute(text(question)).mappings()]


def execute(url, *changes):
    engine = create_engine(parsed(url), poolclass=NullPool)
    with engine.begin() as connection:
        for change, values in changes:
            connection.execute(text(change), values)


class Stolen:
    """A table as a thief sees it."""

    def __init__(self, id, salt):
        self.id, self.salt = id, salt


def test_the_database_holds_neither_seeds_nor_what_seats_are_taken_with(each_server):
    url = each_server.settings.database

    async def play():
        table = made(each_server, "me", "open", seed="a secret that nobody must read")
        async with (
            player(each_server, table["id"], table["seats"]["0"]),
            guest(each_server, table["id"], 1, "Bob") as bob,
        ):
            return table["id"], bob.secret

    id, secret = run(play())
    everything = whole(url)
    assert "a secret that nobody must read" not in everything and secret not in everything
    entries = rows(url, f"SELECT * FROM entries WHERE table_id = '{id}' ORDER BY number")
    salt = json.loads(entries[0]["data"])["salt"]
    sat = next(entry for entry in entries if entry["kind"] == "sit")
    key = sat["key"].removeprefix("sit/1/")
    guessed = seat_secret(Stolen(id, salt), 1, key)  # type: ignore[arg-type]
    assert guessed != secret and hashed(guessed) != json.loads(sat["data"])["hash"]
    assert hashed(secret) != json.loads(sat["data"])["hash"], "a hash without the key could be tried"
    assert Command.__dataclass_fields__["server_key"]


def whole(url):
    """All that a thief has: every row of every table."""
    engine = create_engine(parsed(url), poolclass=NullPool)
    return "\n".join(str(rows(url, f"SELECT * FROM {name}")) for name in inspect(engine).get_table_names())


def test_neither_the_database_nor_the_log_of_a_running_game_tells_its_dice_or_opens_a_seat(each_server):
    """Whatever is kept of it: the row, the entries, the position as data, people, and what workers say."""
    key = "the key of a browser, which nobody else has"
    headers = {"x-dawnbreach-person": key}

    async def play():
        body = {"game": "sanctum", "seats": ["me", "me"], "name": "Ann", "start": True}
        table = got(each_server, "/api/tables", body)[1]
        got(each_server, "/api/tables", body | {"name": "Eve"}, headers)
        codes = [got(each_server, f"/api/person/{what}", b"", headers)[1]["codes"] for what in ("link", "codes")]
        async with player(each_server, table["id"], *table["seats"].values()) as both:
            for _ in range(6):
                assert (await both.choose())["kind"] == "accepted"
            stolen = whole(each_server.settings.database) + each_server.log()
            for seat in (0, 1):
                await both.ask(kind="abandon", seat=seat)
            told = await both.when_table(lambda t: t["status"] == "abandoned")
        flat = [code.replace("-", "") for given in codes for code in given]
        return stolen, [key, told["seed"].split(" ")[0], *table["seats"].values(), *flat, *itertools.chain(*codes)]

    stolen, secrets = run(play())
    assert len(secrets) == 22 and not [secret for secret in secrets if secret in stolen]


def test_a_seed_cannot_be_put_in_the_place_of_another():
    vault = Vault(KEY)
    sealed = vault.seal("7", "one")
    assert sealed.startswith(SEALED) and vault.open(sealed, "one") == "7"
    for other in (lambda: vault.open(sealed, "two"), lambda: Vault("ab" * 32).open(sealed, "one")):
        with pytest.raises(Unreadable):
            other()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_with_another_key_does_not_start(kind, new_database):
    url = new_database(kind)
    check(url, KEY)
    for work in (check, migrate):
        with pytest.raises(Unreadable) as refused:
            work(url, "ab" * 32)
        assert refused.value.key == "bad-key"


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path, monkeypatch):
    monkeypatch.delenv("DAWNBREACH_KEY")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    key, file = key_of(url), tmp_path / "tables.db.key"
    assert key == key_of(url) == file.read_text().strip() and file.stat().st_mode & 0o077 == 0
    file.write_text("short")
    with pytest.raises(Unreadable):
        key_of(url)
    monkeypatch.setenv("DAWNBREACH_KEY", KEY)
    assert key_of(url) == KEY


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_the_first_version_are_sealed_and_their_people_keep_their_seats(kind, new_database, tmp_path):
    """Seeds and hashes of that version are put back into the database; then the step is done again."""
    url = new_database(kind)
    with Server(tmp_path, database=url) as server:
        table = made(server, "me", "novice", start=True, seed="old")
    as_it_was(url, table["id"], table["seats"]["0"])
    migrate(url, KEY)
    assert rows(url, "SELECT seed FROM tables")[0]["seed"].startswith(SEALED)
    with Server(tmp_path, database=url) as server:

        async def play():
            async with player(server, table["id"], table["seats"]["0"]) as ann:
                assert (await ann.choose())["kind"] == "accepted"

        run(play())


def as_it_was(url, id, secret):
    """The table as the first version wrote it."""
    data = json.loads(rows(url, "SELECT data FROM entries WHERE number = 1")[0]["data"])
    from hashlib import sha256

    data["chairs"][0]["hash"] = sha256(secret.encode()).hexdigest()
    execute(
        url,
        ("UPDATE tables SET seed = 'old'", {}),
        ("UPDATE entries SET data = :data WHERE number = 1", {"data": json.dumps(data)}),
        ("DROP TABLE ratings", {}),
        ("DROP TABLE purses", {}),
        ("DROP TABLE reports", {}),
        ("DROP TABLE facts", {}),
        ("DROP TABLE editions", {}),
        ("DROP TABLE archives", {}),
        ("DROP TABLE workers", {}),
        *(
            (f"ALTER TABLE tables DROP COLUMN {name}", {})
            for name in ("version", "pack", "saved", "owner", "readers", "rated")
        ),
        ("DROP TABLE keys", {}),
        ("DROP TABLE holdings", {}),
        ("DROP TABLE bans", {}),
        ("DROP INDEX tables_moved", {}),
        ("ALTER TABLE tables DROP COLUMN maker", {}),
        ("ALTER TABLE tables DROP COLUMN open_dice", {}),
        ("DROP INDEX records_made", {}),
        ("ALTER TABLE records DROP COLUMN sender", {}),
        ("UPDATE alembic_version SET version_num = '0001'", {}),
    )
