"""The guided first games: each script can be played to its end, and keeps to itself until then."""

import pytest
from tools.lesson import PUPILS
from tools.lessons import forward, teaching

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core import lessons
from dawnbreach.server.core.create_table import create as make
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.going_back import lesson_again
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


ALL = [(game, n) for game in dawnbreach.GAMES for n in range(1, len(lessons.lessons_of(game)) + 1)]


def begun(game, chapter):
    table, _, _ = make(NewTable(game=game, seats=("me",), name="Ann", lesson=True, chapter=chapter), 1.0)
    assert table.script is not None and table.position is not None
    return table


def others_decide(table):
    seat = table.bot_waited_for(table.moved)
    return None if seat is None else next_of(table, seat, think(question(table, seat)).text)


def test_the_games_have_their_chapters():
    assert [len(lessons.lessons_of(game)) for game in ("sanctum", "darkest-doom")] == [4, 5]


@pytest.mark.parametrize(("game", "chapter"), [(game, n) for game, n in ALL if n <= 2])
def test_the_script_is_played_to_its_end(game, chapter):
    table = begun(game, chapter)
    script = table.script
    assert 10 <= len(script.steps) <= 25
    while table.lesson_at < len(script.steps):
        if (later := others_decide(table)) is not None:
            table = later
            continue
        step = lessons.step_at(script, table.lesson_at, position_of(table))
        assert step is not None, f"step {table.lesson_at + 1} of {game} {chapter} cannot be played"
        assert step.expects or step == script.steps[-1]
        assert set(step.expects) <= {choice.text for choice in position_of(table).choices(script.seat)}
        table = next_of(table, script.seat, step.expects[0] if step.expects else position_of(table).choices(0)[0].text)
    assert rendering.lesson(table, frozenset({script.seat}), "en") is None


@pytest.mark.parametrize(("game", "chapter"), [(game, n) for game, n in ALL if n > 2])
def test_whoever_plays_freely_is_told_every_step(game, chapter):
    table = begun(game, chapter)
    told: list[int] = []
    script = table.script
    pupil = bots.make("apprentice", game, "pupil")
    while table.status == "playing" and len(told) < len(script.steps):
        if (later := others_decide(table)) is not None:
            table = later
            continue
        said = rendering.lesson(table, frozenset({script.seat}), "en")
        if said is not None and said.number not in told:
            told.append(said.number)
            assert said.chapter == chapter and said.chapters == len(lessons.lessons_of(game))
        expected = said.expects[0] if said and said.expects else None
        seat = bots.Seat(position_of(table), script.seat)
        table = next_of(table, script.seat, expected or bots.ask(pupil, seat).text)
    assert told == list(range(1, len(script.steps) + 1))


@pytest.mark.parametrize(("game", "chapter"), ALL)
def test_nobody_goes_back_before_a_chapter_and_taking_back_finds_its_step(game, chapter):
    table = begun(game, chapter)
    script = table.script
    assert table.ply == len(script.played)
    assert not script.played or not table.position.can_take_back(script.seat)
    assert lesson_again(table.position, script) == table.lesson_at == 0


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_what_the_words_claim_happens_in_the_seed(game):
    script, pupil = lessons.lesson_of(game), PUPILS[game]
    assert script is not None
    steps = teaching.lesson(pupil, script.seed)
    assert len(steps) == len(pupil.steps) + 1, f"it ends at {steps[-1][0]}: run python tools/lesson.py {game}"
    for chapter, text in enumerate(teaching.chapters(pupil, script.seed), 1):
        written = teaching.file_of(pupil, chapter).read_text(encoding="utf-8")
        assert written == text, f"run python tools/lesson.py {game}"


def test_later_chapters_begin_where_their_words_say():
    for chapter in forward.CHAPTERS:
        position = begun(chapter.game, chapter.number).position
        assert chapter.begins(position), f"run python tools/lessons/forward.py: {chapter.game} {chapter.number}"
        script = lessons.lesson_of(chapter.game, chapter.number)
        assert script is not None
        names = [step.say.removeprefix(f"lesson-{chapter.words}-") for step in script.steps]
        assert names == [step.name for step in chapter.steps]


def test_every_step_has_words_and_every_word_a_step():
    scripts = [script for game in dawnbreach.GAMES for script in lessons.lessons_of(game)]
    wanted = {step.say for script in scripts for step in script.steps}
    for language in LANGUAGES:
        assert {key for key in own_words().messages[language] if key.startswith("lesson-")} == wanted
        assert all(own_words().has(f"chapter-{game}-{n}") for game, n in ALL)


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
