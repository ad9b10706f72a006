"""The guided first games: each script can be played to its end, and keeps to itself until then."""

import pytest
from tools.lesson import PUPILS
from tools.lessons import teaching

import dawnbreach
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core import lessons
from dawnbreach.server.core.create_table import create as make
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.narration import rendering
from dawnbreach.server.narration.words import own_words
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.worker.bot_pool import question, think
from tests.server.people import made, player, run


def next_of(table, seat, text):
    return table.after(Entry(table.number + 1, f"key {table.number}", 2.0, "choose", seat, {"text": text}))


def position_of(table):
    assert table.position is not None
    return table.position


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_the_script_is_played_to_its_end(game):
    table, _, _ = make(NewTable(game=game, seats=("me",), name="Ann", lesson=True), 1.0)
    script = table.script
    assert script is not None and table.position is not None
    assert 12 <= len(script.steps) <= 40
    while table.lesson_at < len(script.steps):
        seat = table.bot_waited_for(table.moved)
        if seat is not None:
            table = next_of(table, seat, think(question(table, seat)).text)
            continue
        step = lessons.step_at(script, table.lesson_at, position_of(table))
        assert step is not None, f"step {table.lesson_at + 1} of {game} cannot be played"
        assert step.expects or step == script.steps[-1]
        assert set(step.expects) <= {choice.text for choice in position_of(table).choices(script.seat)}
        table = next_of(table, script.seat, step.expects[0] if step.expects else position_of(table).choices(0)[0].text)
    assert rendering.lesson(table, frozenset({script.seat}), "en") is None


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_what_the_words_claim_happens_in_the_seed(game):
    script, pupil = lessons.lesson_of(game), PUPILS[game]
    assert script is not None
    steps = teaching.lesson(pupil, script.seed)
    assert len(steps) == len(pupil.steps) + 1, f"it ends at {steps[-1][0]}: run python tools/lesson.py {game}"
    written = teaching.file_of(pupil).read_text(encoding="utf-8")
    assert written == teaching.script(pupil, script.seed, steps), f"run python tools/lesson.py {game}"


def test_every_step_has_words_and_every_word_a_step():
    scripts = [script for game in dawnbreach.GAMES if (script := lessons.lesson_of(game))]
    assert len(scripts) == len(dawnbreach.GAMES)
    wanted = {step.say for script in scripts for step in script.steps}
    for language in LANGUAGES:
        assert {key for key in own_words().messages[language] if key.startswith("lesson-")} == wanted


def test_other_choices_wait_until_the_lesson_is_over(server):
    async def play():
        table = made(server, "me", lesson=True)
        async with player(server, table["id"], table["seats"]["0"], language="ru") as ann:
            assert ann.table["openSeed"]
            first = await ann.when(lambda p: p["decision"] and p["lesson"])
            assert first["lesson"]["number"] == 1 and first["lesson"]["expects"] == ["move"]
            await ann.choose("move")
            second = await ann.when(lambda p: p["lesson"] and p["lesson"]["number"] == 2)
            [wanted] = second["lesson"]["expects"]
            other = "take 1" if wanted != "take 1" else "take 2"
            refused = await ann.ask(kind="choose", seat=0, ply=second["ply"], text=other)
            assert refused["code"] == "lesson" and wanted in refused["remedy"]
            assert (await ann.choose(wanted))["kind"] == "accepted"

    run(play())
