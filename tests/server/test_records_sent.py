"""Records of strangers: however long, odd or many, they cost little and are not kept for ever."""

import asyncio
import contextlib
import gc
import random
import sys
import time
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pytest

import dawnbreach
from dawnbreach.kernel.film import film
from dawnbreach.kernel.record import read
from dawnbreach.server.core.bounds import MOST_DECISIONS
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.worker import replaying
from dawnbreach.server.worker.processes import in_time
from dawnbreach.server.worker.replaying import OF_ADDRESS
from tests.server.people import got, made, player, run
from tests.server.process import Place
from tests.server.test_http import record_of
from tests.server.wire import inside

SMALL = dawnbreach.game("sanctum").start(seats=2, seed="small").record()


def head(text):
    return text.partition("\n\n")[0] + "\n\n"


def started(seed):
    """A short record that is another one for each seed."""
    return dawnbreach.game("sanctum").start(seats=2, seed=seed).record().encode()


def test_reading_takes_time_in_proportion_to_the_length():
    """A million bytes took more than a minute when what was read was copied for each line."""
    line = SMALL.splitlines()[-1] + "\n"
    text = SMALL + line * (1_000_000 // len(line))
    before = time.process_time()
    read(text, dawnbreach.game)
    assert time.process_time() - before < 10


def idle(decisions):
    """A record of people who do whatever leads nowhere."""
    position, dice = dawnbreach.game("sanctum").start(seats=4, seed="idle"), random.Random("idle")
    for _ in range(decisions):
        seat = dice.choice(position.waiting)
        choices = position.choices(seat)
        position.play(dice.choice([c for c in choices if not c.text.startswith(("end", "move"))] or choices), seat)
    return position.record()


def played(text):
    """Processor seconds and bytes that it takes to play a record and keep all its positions."""
    tracemalloc.start()
    before = time.process_time()
    made = film(text, dawnbreach.game, MOST_DECISIONS)
    spent, (held, _) = time.process_time() - before, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert made.last > 0
    return spent, held


def test_a_long_game_takes_time_and_memory_in_proportion_to_its_length():
    """One of a million bytes took 430 MB."""
    short, long = idle(700), idle(2800)
    (seconds, held), (more_seconds, more_held) = played(short), played(long)
    assert more_held < 6 * held and more_seconds < 12 * seconds
    assert more_held / 2800 * MOST_DECISIONS < 200_000_000, "the longest record that is played"


def test_a_record_of_too_many_decisions_is_refused_unplayed(each_server):
    text = SMALL + "1 end equip\n" * (MOST_DECISIONS + 1)
    status, answer, _ = got(each_server, "/api/replays?language=pl", text.encode())
    assert (status, answer["code"]) == (400, "unreadable") and str(MOST_DECISIONS) in answer["reason"]


def test_what_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(replaying, "SECONDS", 0.002)
    gc.disable()  # what is raised while it calls back is lost, and Hypothesis is called back in this process
    try:
        refused = replaying.shown(replaying.Asked(record_of("long"), "en"))
    finally:
        gc.enable()
    assert isinstance(refused, Refused) and refused.code == "too-large"
    monkeypatch.setattr(replaying, "SECONDS", 20.0)
    assert isinstance(replaying.shown(replaying.Asked(record_of("long"), "en")), replaying.Shown)


def test_work_that_was_not_stopped_at_once_is_told_again():
    def spin(deaf):
        with contextlib.suppress(TimeoutError if deaf else KeyError):
            while True:
                pass
        spin(deaf=False)

    with pytest.raises(TimeoutError), in_time(0.01):
        spin(deaf=True)


def eat(size):
    return len(bytearray(size))


def test_a_process_that_takes_too_much_memory_fails_alone_and_a_sender_does_not_fill_the_disk(tmp_path):
    texts = [started(str(number)) for number in range(5)]
    limit = sum(len(text) for text in texts[3:])

    async def work():
        async with inside(tmp_path, records_of_sender=limit) as (address, worker):
            if sys.platform != "win32":  # which knows no such limit
                with pytest.raises(MemoryError):
                    await worker.replays.processes.run(eat, 8_000_000_000)
            await asyncio.to_thread(send_all, Place(address))

    def send_all(server):
        ids = [got(server, "/api/replays", text)[1]["id"] for text in texts]
        assert [got(server, f"/api/replays/{id}")[0] for id in ids] == [404, 404, 404, 200, 200]

    run(work())


def test_many_records_at_once_wait_or_are_refused_and_players_go_on(each_server):
    text = record_of("crowd").encode()

    async def play():
        table = made(each_server, "me", "me", start=True)
        async with player(each_server, table["id"], *table["seats"].values()) as both:
            for _ in range(10):
                assert (await both.choose())["kind"] == "accepted"

    with ThreadPoolExecutor(30) as pool:
        sent = [pool.submit(got, each_server, f"/api/replays?{n}", text) for n in range(30)]
        run(play())
        answers = [one.result()[0] for one in sent]
    assert set(answers) == {201, 429} and answers.count(201) >= OF_ADDRESS, "what a page asks for at once is answered"
    assert "Traceback" not in each_server.log()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_records_are_kept_for_a_time_and_so_many_bytes(kind, new_database, tmp_path):
    text, most, now = "x" * 100, 300, time.time()  # of today, for the worker sweeps by itself, too

    async def work():
        async with inside(tmp_path, database=new_database(kind)) as (_, worker):
            store = worker.store
            for number in range(6):
                await store.keep_record(str(number), text, now + number, "Eve" if number else "Ann")
            await store.forget_records(0, most, 10**9)
            assert await kept(store) == ["0", "3", "4", "5"], "the oldest of one sender are gone, others have theirs"
            await store.keep_record("3", text, now + 100, "Eve")
            await store.forget_records(0, most, most - 1)
            assert await kept(store) == ["3", "5"], "what is sent again is as good as new"
            await store.forget_records(now + 50, most, most)
            assert await kept(store) == ["3"]

    async def kept(store):
        return [id for id in map(str, range(6)) if await store.record(id) is not None]

    run(work())
