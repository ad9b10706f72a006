"""Making a table: who may sit where, and what the first entries say."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel import DawnbreachError, Game
from dawnbreach.kernel import record as kernel_record
from dawnbreach.kernel.shares import holders
from dawnbreach.server.core import rated
from dawnbreach.server.core.commands import hashed, known_as
from dawnbreach.server.core.entries import Chair, Entry
from dawnbreach.server.core.lessons import Script, lesson_of
from dawnbreach.server.core.names import clean
from dawnbreach.server.core.refusal import GameRefusal, Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.protocol.http_schema import NewTable

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name that nobody guesses and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_id(text: str) -> bool:
    """Could this be the name of a table or of a record? Anything else is not looked for."""
    return 0 < len(text) <= 64 and text.isascii() and text.isalnum()


def create(
    wanted: NewTable,
    now: float,
    server_key: bytes = b"",
    maker: str = "",
    person: str = "",
    told: str = "",
    rating: str = "",
) -> tuple[Table, list[Entry], dict[int, str]]:
    """A new table, the entries that make it and the secrets of the seats taken for "me", unless a person is known;
    `told` is the record that it forks, `rating` that of the maker."""
    if wanted.game not in dawnbreach.GAMES:
        raise Refusal("unknown", "input-game", game=wanted.game)
    game = dawnbreach.game(wanted.game)
    if wanted.rated:
        rated.must_be_fit(wanted, person)
    if wanted.lesson:
        script = lesson_of(wanted.game, wanted.chapter)
        if script is None:
            raise Refusal("unknown", "refuse-no-lesson")
        wanted = taught(wanted, script)
    if wanted.fork is not None:
        wanted = forked(wanted, told)
    options = settled(game, len(wanted.seats), wanted.options)
    chairs, given = seated(wanted, game, server_key, person)
    data: dict[str, Any] = {
        "game": wanted.game,
        "chairs": msgspec.to_builtins(chairs),
        "title": clean(wanted.name),
        "public": wanted.public,
        "options": options,
        "clock": msgspec.to_builtins(wanted.clock) if ticking(wanted) else None,
        "lesson": wanted.lesson,
        "chapter": wanted.chapter,
        "open_seed": wanted.seed is not None,
        "hints": wanted.hints and not wanted.rated,
        "rated": wanted.rated,
        "salt": secrets.token_hex(16),
        "maker": maker,
    }
    for seat in given:
        data["chairs"][seat]["rating"] = rating if wanted.rated else ""
    if wanted.fork is not None:
        data |= {"fork": msgspec.to_builtins(wanted.fork), "record": told}
    table = Table(new_id(), wanted.game, seed_of(wanted))
    return table, begun(table, data, now, wanted.start or wanted.lesson), given


def begun(table: Table, data: dict[str, Any], now: float, start: bool) -> list[Entry]:
    """The first entries, already applied."""
    entries = [Entry(1, "made", now, "made", None, data)]
    table.apply(entries[0])
    if start:
        entries.append(Entry(2, "start", now, "start", None, known_as(table.game)))
        table.apply(entries[1])
    return entries


def rematch(table: Table, now: float, asks: int = 0, commit: str | None = None) -> tuple[Table, list[Entry]]:
    """The same people at a new table; it begins at once when only one decides. Who asks may promise a share.

    In a rated game only who asks is seated: nobody plays for a rating without wanting to.
    """
    seats = enumerate(table.chairs)
    chairs = [_kept(chair) if not table.rated or seat == asks else Chair() for seat, chair in seats]
    for chair in chairs[asks : asks + 1]:
        chair.commit = commit
    data: dict[str, Any] = {
        "game": table.game.name,
        "chairs": msgspec.to_builtins(chairs),
        "title": table.title,
        "public": table.public,
        "options": table.options,
        "clock": msgspec.to_builtins(table.clock) if table.clock else None,
        "hints": table.hints,
        "rated": table.rated,
        "hosts": [asks] if table.rated else sorted(table.hosts) or [asks],
        "salt": secrets.token_hex(16),
        "maker": table.maker,
    }
    new = Table(new_id(), table.game.name, secrets.token_hex(16))
    return new, begun(new, data, now, not table.rated and len([chair for chair in chairs if chair.name]) == 1)


def _kept(chair: Chair) -> Chair:
    """For a rematch: with its person, or else with its bot."""
    return Chair(chair.name, chair.hash, chair.bot if chair.name is None else None, rating=chair.rating)


def taught(wanted: NewTable, script: Script) -> NewTable:
    """A lesson has seats, options and dice of its own."""
    return msgspec.structs.replace(
        wanted, seats=script.seats, options=dict(script.options), seed=script.seed, clock=None, public=False
    )


def forked(wanted: NewTable, told: str) -> NewTable:
    """A fork has the seats and options of the other game, dice of its own, and nobody waits for others in it."""
    try:
        record, game = kernel_record.read(told, dawnbreach.game)
        how = dict(kernel_record.start_of(record, game).how)
    except DawnbreachError:
        raise Refusal("malformed", "refuse-record-damaged") from None
    if game.name != wanted.game or how.pop("seats") != len(wanted.seats) or "open" in wanted.seats:
        raise Refusal("malformed", "refuse-fork-seats")
    return msgspec.structs.replace(wanted, options=how, seed=None, clock=None, public=False, lesson=False, start=True)


def ticking(wanted: NewTable) -> bool:
    return wanted.clock is not None and bool(wanted.clock.initial or wanted.clock.each)


def seed_of(wanted: NewTable) -> str:
    if wanted.seed is None:
        return secrets.token_hex(16)
    if not wanted.seed.isprintable() or wanted.seed != wanted.seed.strip() or holders(wanted.seed):
        raise Refusal("malformed", "input-seed")  # Nor does a chosen seed look like one with shares.
    return wanted.seed


def settled(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options that the game can be started with; what is wrong with others is said by the game."""
    if not game.min_seats <= seats <= game.max_seats:
        raise Refusal("malformed", "input-seats", least=game.min_seats, most=game.max_seats, seats=seats)
    try:
        kept = {name: tuple(v) if isinstance(v, list) else v for name, v in options.items()}
        game.settle_options(seats, kept)
    except DawnbreachError as error:
        raise GameRefusal(error, game) from None
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Refusal("malformed", "refuse-options") from None
    return {name: list(v) if isinstance(v, tuple) else v for name, v in kept.items()}


def seated(wanted: NewTable, game: Game, server_key: bytes, person: str) -> tuple[list[Chair], dict[int, str]]:
    """The chairs, and the secrets of those that are taken for the maker."""
    chairs: list[Chair] = []
    given: dict[int, str] = {}
    for seat, word in enumerate(wanted.seats):
        if word == "me":
            given[seat] = "" if person else secrets.token_urlsafe(24)
            mine = clean(wanted.name) + (f" {len(given)}" if len(given) > 1 else "")
            chairs.append(Chair(mine, person or hashed(given[seat], server_key), commit=wanted.commit))
        elif word == "open":
            chairs.append(Chair())
        elif bots.is_offered(word, game.name):
            chairs.append(Chair(bot=word))
        else:
            raise Refusal("unknown", "input-bot", bot=word, bots=", ".join(bots.names(game.name)))
    if wanted.start and not given and any(chair.is_free for chair in chairs):
        raise Refusal("malformed", "refuse-nobody")
    return chairs, given
