"""The puzzle of a day over the network: shown choice by choice, judged, and counted once for each address."""

import asyncio
from datetime import date, timedelta

import pytest

from dawnbreach.bots import puzzles
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol.http_schema import PuzzleJudged, PuzzleTold
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.storage.database import default_url, engine, metadata
from dawnbreach.server.storage.puzzles import Puzzles
from dawnbreach.server.worker import puzzling
from dawnbreach.server.worker.puzzling import FirstAnswers, first_day, judged, must_be_known, shown

DAY = "2026-11-16"


@pytest.mark.parametrize("game", puzzles.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_line_leads_to_a_solution_and_is_told_in_words(game, language):
    plan = puzzles.puzzle(puzzles.daily(DAY), game).plan
    begun = shown(game, DAY, (), language)
    assert isinstance(begun, PuzzleTold) and begun.decision is not None and not begun.log
    assert plan[0] in [offer.text for offer in begun.decision.offers]
    over = shown(game, DAY, plan, language)
    assert isinstance(over, PuzzleTold) and over.decision is None and len(over.log) == len(plan)
    found = judged(game, DAY, plan, language)
    assert isinstance(found, PuzzleJudged) and found.solved and found.end == found.best != found.novice
    assert len(found.plan) == len(plan) and "hint-" not in found.best + found.novice


def test_who_ends_too_soon_has_not_solved_it_and_is_told_the_best():
    found = judged("sanctum", DAY, ("end attack", "end block"), "en")
    assert isinstance(found, PuzzleJudged) and not found.solved and found.end != found.best


def test_what_is_not_allowed_or_not_over_is_refused_in_a_sentence():
    for answer in (judged("sanctum", DAY, (), "en"), shown("sanctum", DAY, ("breach",), "en")):
        assert isinstance(answer, Refused) and answer.reason and "refuse-" not in answer.reason
    tomorrow = (date.fromisoformat(puzzles.today()) + timedelta(days=1)).isoformat()
    for game, day in (("chess", puzzles.today()), ("sanctum", tomorrow), ("sanctum", first_day()), ("sanctum", "x")):
        with pytest.raises(Refusal):
            must_be_known(game, day)


@pytest.mark.parametrize("more", ["\0", "x", " ", "0"])
def test_what_only_begins_like_a_day_is_no_puzzle(more):
    """It would be one that nobody has seen, made for whoever asks, and a name that no database takes."""
    must_be_known("sanctum", puzzles.today())
    yesterday = (date.fromisoformat(puzzles.today()) - timedelta(days=1)).isoformat()
    for day in (yesterday + more, yesterday.replace("-", ""), yesterday[:-1]):
        with pytest.raises(Refusal):
            must_be_known("sanctum", day)


def test_an_address_is_counted_once_for_each_puzzle_and_the_oldest_are_forgotten(monkeypatch):
    monkeypatch.setattr(puzzling, "REMEMBERED", 2)
    answers = FirstAnswers()
    assert [answers.is_first("ann", name) for name in ("a", "a", "b")] == [True, False, True]
    assert answers.is_first("bob", "a") and len(answers.known) == 2
    assert answers.is_first("ann", "a"), "it was forgotten"


def test_tries_and_solutions_are_counted_and_those_of_long_ago_are_dropped(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "dawnbreach").mkdir()

    async def counted():
        made = engine(default_url())
        async with made.begin() as connection:
            await connection.run_sync(metadata.create_all)
        store = Puzzles(made)
        await store.count("sanctum", "2026-10-01", True, "2026-09-01")
        for solved in (True, False, True):
            await store.count("sanctum", DAY, solved, "2026-10-17")
        asked = (("sanctum", DAY), ("sanctum", "2026-10-01"), ("darkest-doom", DAY))
        found = [await store.counts(*one) for one in asked]
        await made.dispose()
        return found

    assert asyncio.run(counted()) == [(3, 2), (0, 0), (0, 0)]
