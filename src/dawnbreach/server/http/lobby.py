"""The lobby: which games there are, which tables, and new ones."""

from __future__ import annotations

import asyncio
import time
from functools import cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import dawnbreach
from dawnbreach import bots
from dawnbreach.presentation.rules_text import rules
from dawnbreach.server.core import create_table
from dawnbreach.server.core.entries import Row
from dawnbreach.server.core.lessons import lessons_of
from dawnbreach.server.core.refusal import Refusal, Unable
from dawnbreach.server.http import replays
from dawnbreach.server.http.web import (
    HASTE,
    address_of,
    answer,
    decoded,
    is_keeper,
    language_of,
    person_of,
    room_of,
    worker_of,
)
from dawnbreach.server.narration import book
from dawnbreach.server.narration.words import own_words, say
from dawnbreach.server.operations.logs import log
from dawnbreach.server.operations.metrics import TYPE, merged
from dawnbreach.server.protocol import schema
from dawnbreach.server.protocol.http_schema import (
    Chapter,
    ClauseTold,
    GameOffered,
    LessonRead,
    LobbyTold,
    MadeTable,
    NewTable,
    OptionOffered,
    RulesTold,
    TableListed,
)
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.protocol.parts import Fork, Person
from dawnbreach.server.wire.doorman import household
from dawnbreach.server.wire.paying import afforded, beside, payers_of
from dawnbreach.server.worker import replaying
from dawnbreach.server.worker.hearing import ALIVE
from dawnbreach.server.worker.worker import Worker

MOST_NAMED = 12
"""So many tables may be asked about at once."""
LONGEST_PACK = 120


async def games(request: Request) -> Response:
    """GET /api/games"""
    language = language_of(request)
    return answer([offered(name, language) for name in dawnbreach.GAMES], fresh=False)


@cache
def offered(name: str, language: str) -> GameOffered:
    game = dawnbreach.game(name)
    named = game.catalogue.say
    return GameOffered(
        game=name,
        label=named(language, "game-title"),
        pitch=named(language, "game-pitch"),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=tuple(_option(name, option, language) for option in dawnbreach.info(name).options),
        heroes=tuple((hero, named(language, f"{game.character_key}-{hero}")) for hero in game.characters()),
        bots=tuple((bot, bot_named(language, bot)) for bot in bots.names(name)),
        tempers=tuple(bots.tempers(name)),
        chapters=tuple([say(language, f"chapter-{name}-{n}") for n in range(1, len(lessons_of(name)) + 1)]),
        hero_option=game.cast,
    )


def bot_named(language: str, bot: str) -> str:
    """What a bot is called; those of other packages by their own name."""
    return say(language, f"bot-{bot}") if own_words().has(f"bot-{bot}") else bot


def _option(name: str, option: str, language: str) -> OptionOffered:
    game = dawnbreach.game(name)
    named = game.catalogue.say
    offered = dawnbreach.info(name).options[option] or game.option_values[option]
    values = [(value, named(language, f"{option}-{value}")) for value in offered]
    return OptionOffered(option, named(language, f"option-{option}"), tuple(values))


async def lobby(request: Request) -> Response:
    """GET /api/lobby: the public tables, and what everybody is told of the server."""
    worker = worker_of(request)
    return answer(LobbyTold(await _public(worker), tuple(worker.news(language_of(request)))))


async def listed(request: Request) -> Response:
    """GET /api/tables: the public ones; with ?ids=ID,ID those of these names, and who decides there."""
    worker = worker_of(request)
    named = [id for id in request.query_params.get("ids", "").split(",") if id]
    if named:
        found = [await known(request, id) for id in named[:MOST_NAMED]]
        return answer([table for table in found if table is not None])
    return answer(await _public(worker))


async def _public(worker: Worker) -> tuple[TableListed, ...]:
    rows = [_readable(row) for row in await worker.store.listed(*worker.listing())]
    return tuple([row for row in rows if row is not None])


def _readable(row: Row) -> TableListed | None:
    """A row that is broken is left out, and hides no other."""
    try:
        return listed_row(row)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None


async def known(request: Request, id: str) -> TableListed | None:
    """A table as it is now; None when there is none of that name."""
    try:
        table = (await room_of(request, id)).table
    except Refusal as refusal:
        if refusal.code == "too-fast" or isinstance(refusal, Unable):
            raise
        return None
    return msgspec.structs.replace(listed_row(table.row(time.time()), table.waiting), fork=table.fork is not None)


def listed_row(row: Row, waiting: tuple[int, ...] = ()) -> TableListed:
    chairs = msgspec.json.decode(row.people)
    people = tuple([_listed_person(seat, *chair) for seat, chair in enumerate(chairs)])
    free = sum(person.name is None and person.bot is None for person in people)
    dice = {"open_dice": row.open_dice, "rated": row.rated}
    return TableListed(row.id, row.game, row.status, row.title, people, free, row.ply, row.made, waiting, **dice)  # type: ignore[arg-type]


def _listed_person(seat: int, name: str | None, bot: str | None, rating: str = "") -> Person:
    return Person(seat, name, bot, False, False, rating=rating)


async def make(request: Request) -> Response:
    """POST /api/tables"""
    worker = worker_of(request)
    worker.must_make_tables()
    wanted = await decoded(request, NewTable, worker.settings.body_size)
    told = await kept_of(request, wanted.fork) if wanted.fork else ""
    address = address_of(request)
    hidden, person = worker.hidden(address), await person_of(request)
    if worker.is_banned(address, [person]):
        raise Refusal("not-yours", "refuse-banned")
    rating = await worker.store.ratings.shown(wanted.game, person) if wanted.rated else ""
    about = (wanted, time.time(), worker.vault.key, hidden, person, told, rating)
    await afforded(payers_of(worker, address))
    async with worker.making:
        table, entries, secrets = await beside(partial(create_table.create, *about), worker.costs.of(address).pay)
    await worker.store.people.hold(table.held())
    await worker.store.make(table, entries, time.time())
    worker.adopt(table)
    worker.metrics.tables.labels(wanted.game).inc()
    log("made", table=table.id, game=wanted.game, seats=len(table.chairs))
    return answer(MadeTable(table.id, secrets), 201)


async def kept_of(request: Request, fork: Fork) -> str:
    """What a fork keeps of a finished game: its record up to there."""
    worker = worker_of(request)
    text, _, _ = await replays.record_named(request, fork.of)
    kept = await worker.replays.run(address_of(request), text, replaying.kept, text, fork.ply, language_of(request))
    if isinstance(kept, Refused):
        raise Refusal("not-now", "refuse-fork")
    return kept


# What the games say


def game_named(request: Request) -> str:
    name = str(request.path_params["game"])
    if name not in dawnbreach.GAMES:
        raise Refusal("unknown", "input-game", game=name[:40])
    return name


async def words(request: Request) -> Response:
    """GET /api/book/GAME, or with ?pack=NAME the book of another pack that is in use."""
    name, pack = game_named(request), request.query_params.get("pack", "")
    if len(pack) > LONGEST_PACK or not pack.isprintable():
        raise Refusal("malformed", "refuse-malformed")
    folder = await worker_of(request).editions.pack(name, pack)
    found = await asyncio.to_thread(book.book, name, language_of(request), folder)
    return answer(found, fresh=False)


async def shapes(request: Request) -> Response:
    """GET /api/schema/GAME"""
    return answer(schema.views(game_named(request)), fresh=False)


async def clauses(request: Request) -> Response:
    """GET /api/rules/GAME, or what the numbers of its clauses begin with: /api/rules/SAN"""
    wanted, language = str(request.path_params["game"]), language_of(request)
    ours = (name for name in dawnbreach.GAMES if rules(name, "en").prefix == wanted)
    name = next(ours, None) or game_named(request)
    return answer(rules_told(name, language), fresh=False)


@cache
def rules_told(name: str, language: str) -> RulesTold:
    found = rules(name, language)
    chapters = tuple(
        Chapter(number, title, tuple(ClauseTold(n, t) for n, t in found.clauses.items() if n.startswith(f"{number}.")))
        for number, title in found.chapters.items()
    )
    lessons = tuple(
        LessonRead(say(language, f"chapter-{name}-{n}"), tuple([say(language, step.say) for step in script.steps]))
        for n, script in enumerate(lessons_of(name), 1)
    )
    return RulesTold(name, language, chapters, lessons)


# For those who keep the server


async def health(request: Request) -> Response:
    """GET /health: does the worker answer, does its database take something in, do bots think?

    Whoever asks too often is told the truth, too, but not at once.
    """
    worker = worker_of(request)
    if not worker.requests.take(address_of(request)):
        await asyncio.sleep(HASTE)
    trouble = worker.trouble()
    found: dict[str, object] = {"status": trouble or "ok", "worker": worker.name, "version": dawnbreach.__version__}
    found |= {"broken_tables": len(worker.broken), "stops_in_minutes": worker.absences.minutes_left()}
    return answer(found, 503 if trouble else 200)


async def metrics(request: Request) -> Response:
    """GET /metrics: of all workers; for keepers, where there are none for this machine only, and through no proxy."""
    worker, forwarded = worker_of(request), {"x-forwarded-for", "forwarded"} & {*request.headers}
    here = address_of(request) in ("127.0.0.1", household("::1")) and not forwarded
    if not (is_keeper(request) if worker.settings.admin_token else here):
        raise Refusal("unknown", "refuse-no-page")
    serving = await worker.store.leases.serving(ALIVE)
    numbers = {name: told for name, (_, told) in serving.items()} | {worker.name: worker.metrics.text()}
    return Response(merged(numbers), media_type=TYPE, headers={"cache-control": "no-store"})
