"""Whatever arrives on the wire is answered by a typed refusal, and the connection lives."""

import json
import random
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode

from dawnbreach.server.client import make_table
from dawnbreach.server.protocol import messages
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server.hostile import MESSAGES
from tests.server.people import run
from tests.server.wire import tapped

CODES = get_args(messages.RefusalCode)
WORDS = ["", "a", "hello", "key", "\x00", "\u202e", "🎲", "x" * 90, "0", "-1", "NaN", "None", "../..", "' OR 1=1 --"]
NUMBERS = [0, -1, 7, 2**31, 2**63, 2**64, -(2**64), 10**300, 0.5, 1e308]
VALID = [{**message, "key": "k", "seat": 1} for message in MESSAGES if "seat" in message]
"""Of each kind that is about a seat, about one that is somebody else's."""


async def two_seats(server):
    return await make_table(server.address, NewTable("sanctum", ("me", "me"), "Ada", start=True))


async def refused(tap, text):
    """Send something and hear that it is refused, with a code and with words."""
    await tap.socket.send(text)
    answer = await tap.until(kind="refused")
    assert answer["code"] in CODES and answer["reason"], text
    return answer["code"]


def anything(dice, depth=0):
    """Some JSON."""
    kind = dice.randrange(4 if depth > 3 else 6)
    if kind < 2:
        return dice.choice(WORDS)
    if kind == 2:
        return dice.choice(NUMBERS)
    if kind == 3:
        return dice.choice([None, True, False])
    if kind == 4:
        return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(WORDS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


def spoilt(dice):
    """A message with one thing wrong."""
    message = dict(dice.choice(VALID))
    how = dice.randrange(4)
    if how == 0:
        message[dice.choice(["more", "secret", "Kind", "wantsEnd"])] = anything(dice)
    elif how == 1:
        del message[dice.choice(list(message))]
    elif how == 2:
        message[dice.choice([name for name in message if name != "key"])] = {"deep": [anything(dice)]}
    else:
        message[dice.choice([name for name in message if name in ("seat", "ply", "to", "kind", "yes")])] = "wrong"
    return message


def test_random_messages_are_refused_and_the_connection_lives(server):
    async def work():
        dice = random.Random(7)
        made = await two_seats(server)
        async with tapped(server.link(made.id), made.seats[0]) as tap:
            for number in range(400):
                message = spoilt(dice) if number % 2 else anything(dice)
                await refused(tap, json.dumps(message))
            assert await tap.is_alive()
            assert (await tap.ask(kind="chat", seat=0, text="still here"))["kind"] == "accepted"

    run(work())


def test_random_text_is_malformed(server):
    async def work():
        dice = random.Random(8)
        made = await two_seats(server)
        async with tapped(server.link(made.id)) as tap:
            for message in VALID:
                text = json.dumps(message)
                cut = dice.randrange(1, len(text) - 1)
                for bad in (text[:cut], text[cut:], text + text, text.replace(":", ";"), f"\ufeff{text}"):
                    assert await refused(tap, bad) == "malformed", bad
            for deep in ("[" * 4000, '{"a":' * 800, '{"kind":"chat","text":' + "[" * 3000):
                assert await refused(tap, deep) == "malformed"
            assert await refused(tap, b"\x00\x01\x02") == "malformed"
            assert await refused(tap, json.dumps(VALID[0]).encode()) == "malformed"
            assert await refused(tap, "x" * 5000) == "too-large"
            assert await refused(tap, "🎲" * 1500) == "too-large"
            assert await tap.is_alive()

    run(work())


@pytest.mark.parametrize("before_hello", [True, False])
def test_nobody_speaks_for_somebody_elses_seat(server, before_hello):
    async def work():
        made = await two_seats(server)
        async with tapped(server.link(made.id), made.seats[0], hello=not before_hello) as tap:
            for message in VALID:
                if not before_hello and message["kind"] == "speak":
                    continue
                code = await refused(tap, json.dumps(message))
                assert code in (("not-now",) if before_hello else ("not-yours", "not-now")), message
            assert await tap.is_alive()
        async with tapped(server.link(made.id), made.seats[1]) as other:
            told = json.loads(other.frames[-1])
            assert [one["name"] for one in told["people"]] == ["Ada", "Ada 2"] and not told["chat"]

    run(work())


def test_guessed_secrets_hold_nothing(server):
    async def work():
        made = await two_seats(server)
        guesses = ["x" * 32, made.id * 2, made.seats[0][:-1] + "!", made.seats[0].swapcase()]
        async with tapped(server.link(made.id), *guesses) as tap:
            assert not any(one["own"] for one in json.loads(tap.frames[-1])["people"])
            assert await refused(tap, '{"kind": "start", "key": "k"}') == "not-yours"

    run(work())


@pytest.mark.parametrize(
    ("frame", "code"),
    [(Frame(Opcode.TEXT, b'{"kind": "\xff\xfe"}'), 1007), (Frame(Opcode.TEXT, b"x" * 70_000), 1009)],
)
def test_what_breaks_the_websocket_itself_closes_it_with_its_code(server, frame, code):
    async def work():
        made = await two_seats(server)
        async with tapped(server.link(made.id)) as tap:
            tap.socket.transport.write(frame.serialize(mask=True))
            with pytest.raises(ConnectionClosedError) as closed:
                await tap.until(kind="nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code
        async with tapped(server.link(made.id)) as tap:
            assert await tap.is_alive()

    run(work())


def test_the_server_wrote_no_failure(server):
    assert '"event":"failed"' not in server.log() and "Traceback" not in server.log()
    assert "UnicodeDecodeError" not in server.log()
