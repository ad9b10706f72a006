"""The puzzle of a day: a position, choice by choice, and what was made of it beside the best."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dawnbreach.bots.puzzles import today
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.replays import refusal
from dawnbreach.server.http.web import address_of, answer, decoded, language_of, worker_of
from dawnbreach.server.protocol.http_schema import PuzzleAnswer
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.worker import puzzling

LARGEST = 8_000
MOST, LONGEST = 80, 60
"""So many choices a try may have, and so long each may be."""


def named(request: Request) -> tuple[str, str]:
    """The game and the day; "today" is today's."""
    game, day = str(request.path_params["game"]), str(request.path_params["day"])
    day = today() if day == "today" else day
    puzzling.must_be_known(game, day)
    return game, day


async def puzzle(request: Request) -> Response:
    """GET /api/puzzles/GAME/DAY?choice=TEXT&choice=TEXT"""
    (game, day), worker = named(request), worker_of(request)
    choices = request.query_params.getlist("choice")
    if len(choices) > MOST or any(len(choice) > LONGEST for choice in choices):
        raise Refusal("malformed", "refuse-malformed")
    found = await worker.replays.run(
        address_of(request), "", puzzling.shown, game, day, tuple(choices), language_of(request)
    )
    if isinstance(found, Refused):
        return refusal(found)
    tries, solved = await worker.store.puzzles.counts(game, day)
    return answer(msgspec.structs.replace(found, tries=tries, solved=solved))


async def judge(request: Request) -> Response:
    """POST /api/puzzles/GAME/DAY: the first answer from an address counts."""
    (game, day), worker, address = named(request), worker_of(request), address_of(request)
    sent = await decoded(request, PuzzleAnswer, LARGEST)
    found = await worker.replays.run(address, "", puzzling.judged, game, day, sent.choices, language_of(request))
    if isinstance(found, Refused):
        return refusal(found)
    if worker.first_answers.is_first(worker.hidden(address), f"{game}/{day}"):
        await worker.store.puzzles.count(game, day, found.solved, puzzling.first_day())
    tries, right = await worker.store.puzzles.counts(game, day)
    return answer(msgspec.structs.replace(found, tries=tries, right=right))
