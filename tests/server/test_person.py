"""A lost browser is not a lost seat: a person has several devices, comes back with a code, and can be forgotten."""

import json
import os
import subprocess
import sys

import pytest

from tests.server.people import got, made, player, run
from tests.server.process import Server
from tests.server.test_stolen import rows

TOKEN = "a token that nobody guesses"
ANN, PHONE, EVE = "ann's first browser, a key", "ann's telephone, another key", "eve's own key, a third one"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, new_database, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("people"), database=new_database(request.param), admin_token=TOKEN) as running:
        yield running


def asked(server, path, key, body=None):
    """What a person is answered."""
    status, found, _ = got(server, f"/api/person{path}", body, {"x-dawnbreach-person": key})
    return status, found


def made_by(server, key, *seats, **more):
    body = {"game": "sanctum", "seats": seats or ("me", "open"), "name": "Ann", **more}
    status, answer, _ = got(server, "/api/tables", body, {"x-dawnbreach-person": key})
    assert status == 201 and set(answer["seats"].values()) == {""}, "no secret that could be copied beside the person"
    return answer["id"]


def code_of(server, key, kind="link"):
    status, given = asked(server, f"/{kind}", key, {})
    assert status == 201
    return given["codes"][0]


async def come(server, id, *keys):
    """The seats that some keys hold at a table."""
    async with player(server, id) as someone:
        await someone.say(kind="hello", language="en", persons=keys)
        await someone.is_quiet()
        return [one["seat"] for one in someone.table["people"] if one["own"]]


def seats_at(server, id, *keys):
    return run(come(server, id, *keys))


def fresh(name, number):
    return f"{name} number {number} and more"


def test_seats_follow_the_person_to_a_device_that_a_link_leads_there(server):
    key, phone = fresh(ANN, 1), fresh(PHONE, 1)
    id = made_by(server, key)
    assert seats_at(server, id, key) == [0] and seats_at(server, id, phone) == []
    status, told = asked(server, "/redeem", phone, {"code": code_of(server, key)})
    assert status == 200 and [(one["table"]["id"], one["seats"]) for one in told["tables"]] == [(id, [0])]
    assert seats_at(server, id, phone) == [0] and seats_at(server, id, key) == [0]
    later = made_by(server, phone)
    assert seats_at(server, later, key) == [0], "what is taken on one device is there on the other"
    assert [one["here"] for one in asked(server, "", phone)[1]["devices"]] == [False, True]


def test_a_person_sits_down_and_a_rematch_is_theirs(server):
    key, id = fresh(ANN, 2), made(server, "me", "open", name="Host")["id"]

    async def sit():
        async with player(server, id) as ann:
            await ann.say(kind="hello", language="en", persons=[key])
            await ann.say(kind="sit", key="a key that nobody guesses", seat=1, name="Ann")
            assert (await ann.until(kind="seated"))["secret"] == ""
            assert (await ann.ask(kind="sit", seat=0, name="Anna"))["code"] == "taken"
        async with player(server, id) as ann:
            await ann.say(kind="hello", language="en", persons=[key])
            await ann.ask(kind="abandon", seat=1)

    run(sit())
    assert seats_at(server, id, key) == [1]
    assert [one["seats"] for one in asked(server, "", key)[1]["tables"]] == [[1]]


def test_a_link_works_once_and_an_ended_or_replaced_one_never(server):
    key = fresh(ANN, 3)
    code = code_of(server, key)
    assert asked(server, "/redeem", fresh(PHONE, 30), {"code": code})[0] == 200
    assert asked(server, "/redeem", fresh(PHONE, 31), {"code": code})[0] == 403
    first, second = code_of(server, key), code_of(server, key)
    assert asked(server, "/redeem", fresh(PHONE, 32), {"code": first})[0] == 403
    assert asked(server, "/link/end", key, {})[0] == 200
    assert asked(server, "/redeem", fresh(PHONE, 33), {"code": second})[0] == 403
    assert asked(server, "/redeem", key, {"code": code_of(server, key)})[0] == 403, "a key stands for one person"


def test_a_link_is_valid_for_minutes(server):
    from tests.server.test_stolen import execute

    code = code_of(server, fresh(ANN, 4))
    execute(server.settings.database, ("UPDATE keys SET until = 1000 WHERE kind = 'link'", {}))
    assert asked(server, "/redeem", fresh(PHONE, 4), {"code": code})[0] == 403


def test_recovery_codes_bring_a_person_back_each_of_them_once(server):
    key = fresh(ANN, 5)
    id = made_by(server, key)
    codes = asked(server, "/codes", key, {})[1]["codes"]
    assert len(set(codes)) == 8 and asked(server, "", key)[1]["codes"] == 8
    typed = codes[3].upper().replace("-", " ")
    assert asked(server, "/redeem", fresh(PHONE, 5), {"code": typed})[0] == 200
    assert seats_at(server, id, fresh(PHONE, 5)) == [0] and asked(server, "", key)[1]["codes"] == 7
    assert asked(server, "/redeem", fresh(PHONE, 50), {"code": typed})[0] == 403


def test_a_lost_device_is_ended_at_once_also_where_it_is_connected(server):
    key, phone = fresh(ANN, 6), fresh(PHONE, 6)
    id = made_by(server, key)
    asked(server, "/redeem", phone, {"code": code_of(server, key)})
    lost = next(one["id"] for one in asked(server, "", phone)[1]["devices"] if not one["here"])

    async def work():
        from websockets.exceptions import ConnectionClosed

        async with player(server, id) as thief:
            await thief.say(kind="hello", language="en", persons=[key])
            await thief.when_table(lambda t: t["people"][0]["own"])
            assert asked(server, f"/devices/{lost}/end", phone, {})[0] == 200
            with pytest.raises(ConnectionClosed):
                await thief.until(kind="nothing that is ever said")

    run(work())
    assert seats_at(server, id, key) == [] and seats_at(server, id, phone) == [0]
    assert asked(server, "", key)[0] == 403 and asked(server, f"/devices/{lost}/end", phone, {})[0] == 404
    assert asked(server, f"/devices/{lost}/end", fresh(EVE, 6), {})[0] == 404, "nobody ends another's device"


def test_a_seat_held_with_a_secret_can_become_the_persons(server):
    key, table = fresh(ANN, 7), made(server)
    id, secret = table["id"], table["seats"]["0"]

    async def claim():
        async with player(server, id, secret) as ann:
            assert (await ann.ask(kind="claim", seat=0))["code"] == "not-yours"
            await ann.say(kind="hello", language="en", secrets=[secret], persons=[key])
            assert (await ann.ask(kind="claim", seat=0))["kind"] == "accepted"

    run(claim())
    assert seats_at(server, id, key) == [0]

    async def old():
        async with player(server, id, secret) as thief:
            assert not thief.table["people"][0]["own"], "what was copied before is worth nothing"

    run(old())


def test_a_stolen_database_gives_no_person(server):
    key = fresh(ANN, 8)
    id = made_by(server, key)
    codes = [code_of(server, key), *asked(server, "/codes", key, {})[1]["codes"]]
    url = server.settings.database
    stolen = rows(url, "SELECT * FROM keys") + rows(url, "SELECT * FROM holdings") + rows(url, "SELECT * FROM entries")
    text = str(stolen)
    assert key not in text and not any(code in text or code.replace("-", "") in text for code in codes)
    person = asked(server, "", key)[1]["id"]
    words = {row["hash"] for row in rows(url, "SELECT * FROM keys")} | {person, person[1:]}
    assert all(seats_at(server, id, word) == [] for word in words if len(word) <= 80)
    for word in words:
        assert asked(server, "/redeem", fresh(EVE, 8), {"code": word[:60]})[0] == 403


def test_a_person_sees_everything_that_is_kept_and_can_be_forgotten(server):
    key = fresh(ANN, 9)
    id = made_by(server, key, "me", "open", name="Annabella")

    async def play():
        async with player(server, id) as ann:
            await ann.say(kind="hello", language="en", persons=[key])
            await ann.ask(kind="chat", seat=0, text="I live in Gdynia")
            await ann.ask(kind="start")
            await ann.choose()

    run(play())
    kept = asked(server, "/export", key)[1]
    assert "Gdynia" in str(kept) and kept["tables"][0]["names"] == ["Annabella"] and "hash" not in str(kept)
    assert any(entry["kind"] == "choose" for entry in kept["tables"][0]["entries"])
    assert asked(server, "/erase", key, {}) == (200, {"tables": 1})
    url = server.settings.database
    left = str(rows(url, f"SELECT * FROM entries WHERE table_id = '{id}'"))
    left += str(rows(url, f"SELECT * FROM tables WHERE id = '{id}'"))
    assert "Gdynia" not in left and "Annabella" not in left and kept["person"] not in left
    assert kept["person"] not in str(rows(url, "SELECT * FROM keys") + rows(url, "SELECT * FROM holdings"))

    async def look():
        async with player(server, id) as anybody:
            told = json.dumps(anybody.table)
            assert "Gdynia" not in told and "Annabella" not in told
            assert anybody.table["people"][0]["bot"] == "novice", "a bot plays on for the others"

    run(look())


def command(server, *words):
    ran = subprocess.run(
        [sys.executable, "-m", "dawnbreach", "person", *words, "--server", server.address],
        capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "DAWNBREACH_ADMIN_TOKEN": TOKEN},
    )  # fmt: skip
    return ran.returncode, ran.stdout


def test_the_host_exports_and_forgets_a_person_by_their_id(server):
    key = fresh(ANN, 10)
    made_by(server, key, name="Annabella")
    person = asked(server, "", key)[1]["id"]
    code, out = command(server, "export", person)
    assert code == 0 and json.loads(out)["tables"][0]["names"] == ["Annabella"]
    assert command(server, "erase", person)[0] == 0
    assert asked(server, "/export", key)[1]["tables"] == []
    assert command(server, "export", "nobody")[0] != 0 and command(server, "dance", person)[0] != 0


@pytest.mark.parametrize("path", ["", "/export"])
def test_without_a_key_nobody_is_anybody(server, path):
    assert got(server, f"/api/person{path}")[0] == 403
    assert asked(server, path, "short")[0] == 403 and asked(server, path, "é" * 30)[0] == 403


def test_who_goes_in_the_middle_of_sitting_down_locks_nobody_out(server):
    key, id = fresh(ANN, 11), made(server, "me", "open", name="Host")["id"]

    async def work():
        for number in range(30):
            async with player(server, id) as ann:
                await ann.say(kind="hello", language="en", persons=[key])
                await ann.say(kind="sit", key=f"a key that nobody guesses {number}", seat=1, name="Ann")
                ann.socket.transport.abort()

    run(work())
    assert made(server, "me", "open")["id"]
    assert seats_at(server, id, key) in ([], [1]), "whether anything was heard before the line was cut"
