"""Positions as plain JSON data, and back: led by the annotations, refusing everything else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_origin

from dawnbreach.kernel.chance import Chance, Recorded, Seeded
from dawnbreach.kernel.data import Data, Hint, annotated, meant
from dawnbreach.kernel.errors import Unreadable
from dawnbreach.kernel.frame import Frame
from dawnbreach.kernel.game import Game
from dawnbreach.kernel.ply import Ply
from dawnbreach.kernel.position import Position
from dawnbreach.kernel.record import Record, history_lines, read_body, seed_of
from dawnbreach.kernel.words import Name

FORMAT = 3
REPLAYED = (1, 2)
"""Saves of these formats know other fields or names of frames; the game is played again from their history."""

D = TypeVar("D", bound=Data)


PLAIN = frozenset({int, str, bool, type(None)})
"""What is data already: nearly everything in a position, which a server saves with every decision."""


def encode(value: object) -> Any:
    """State as plain JSON data; a frame is its id and its values."""
    if isinstance(value, Data):
        found = [(name, getattr(value, name)) for name in value.fields()]
        return {name: one if type(one) in PLAIN else encode(one) for name, one in found}
    if isinstance(value, Frame):
        return [value.id, *(encode(one) for one in value.values())]
    if isinstance(value, (list, tuple)):
        return [one if type(one) in PLAIN else encode(one) for one in value]
    return value


def decode(hint: Hint, data: Any, frames: Mapping[str, type[Frame]]) -> Any:
    """The inverse of `encode`; anything else is unreadable."""
    if hint is int or hint is bool or hint is str:
        if type(data) is not hint:
            raise Unreadable(f"{data!r} where {hint} belongs")
        return data
    if isinstance(hint, type) and issubclass(hint, Data):
        return decode_fields(hint(), data, frames)
    if hint is Frame:
        return _decode_frame(data, frames)
    if not isinstance(data, list):
        raise Unreadable(f"{data!r} where a list belongs")
    inner = get_args(hint)
    if get_origin(hint) is list:
        return [decode(inner[0], v, frames) for v in data]
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple([decode(inner[0], v, frames) for v in data])
    if len(inner) != len(data):
        raise Unreadable(f"{len(data)} values where {len(inner)} belong")
    return tuple([decode(t, v, frames) for t, v in zip(inner, data, strict=True)])


def decode_fields(target: D, data: Any, frames: Mapping[str, type[Frame]]) -> D:
    """Fill the fields of a state."""
    fields = target.fields()
    if not isinstance(data, dict) or data.keys() != fields.keys():
        raise Unreadable(f"not the fields of {type(target).__name__}")
    for name, hint in fields.items():
        setattr(target, name, decode(hint, data[name], frames))
    return target


def _decode_frame(data: Any, frames: Mapping[str, type[Frame]]) -> Frame:
    if not isinstance(data, list) or not data or data[0] not in frames:
        raise Unreadable(f"{data!r} where a frame belongs")
    cls = frames[data[0]]
    hints = annotated(cls)
    if len(hints) != len(data) - 1:
        raise Unreadable(f"{len(data) - 1} values for {data[0]}")
    values = zip(hints.items(), data[1:], strict=True)
    return cls(*[decode(meant(cls, name, hint), v, frames) for (name, hint), v in values])


# Saves


def save(position: Position) -> dict[str, Any]:
    """A position and its history as plain JSON data, sealed against accidents."""
    body = {
        "format": FORMAT,
        "game": position.game.name,
        "rules": position.game.rules,
        "pack": position.game.pack,
        "seed": seed_of(position),
        "how": [[name, list(v) if isinstance(v, tuple) else v] for name, v in position.how],
        "history": history_lines(position),
        "state": position.state(),
    }
    return {**body, "seal": seal(body)}


def pack(position: Position) -> dict[str, Any]:
    """A position as plain JSON data, without its past and its chance."""
    return {"how": [list(option) for option in position.how], "state": position.state()}


def unpack(game: Game, data: dict[str, Any], source: Chance) -> Position:
    """The inverse of `pack`."""
    options: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in data["how"]}
    position = game.begin(options.pop("seats"), source, options)
    decode_fields(position, data["state"], {frame.id: frame for frame in game.frames})
    position.forget()
    position.here = position.main
    return position


def seal(body: dict[str, Any]) -> str:
    text = json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def load(game: Game, data: Any) -> Position:
    """The position that was saved. Anything that is not a save of this game is refused in one sentence."""
    if isinstance(data, (str, bytes)):
        try:
            data = json.loads(data)
        except ValueError:
            raise Unreadable("this is not a saved game", "save-foreign") from None
    if not isinstance(data, dict) or data.get("format") not in (*REPLAYED, FORMAT):
        raise Unreadable("this is not a saved game", "save-foreign")
    body = {name: value for name, value in data.items() if name != "seal"}
    if data.get("seal") != seal(body):
        raise Unreadable("the saved game is damaged", "save-damaged")
    for name, ours in (("game", game.name), ("rules", game.rules), ("pack", game.pack)):
        if data.get(name) != ours:
            raise Unreadable(
                f"the game was saved with {name} {data.get(name)!r}, this is {ours!r}",
                "save-version",
                what=Name(f"what-{name}"),
                theirs=str(data.get(name)),
                ours=str(ours),
            )
    try:
        return _load(game, body)
    except Unreadable:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, AssertionError, ValueError):
        raise Unreadable("the saved game is damaged", "save-damaged") from None


def _load(game: Game, body: dict[str, Any]) -> Position:
    how = tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in body["how"])
    lines = "\n".join(["", *body["history"]]).split("\n")
    record = read_body(lines, 1, {}, game)
    options = dict(how)
    seats = options.pop("seats")
    start = game.begin(seats, Recorded(record.opening), options)
    start.agains, start.forked = record.agains, record.forked
    source = Seeded(body["seed"], record.again) if body["seed"] is not None else start.source
    if body["format"] in REPLAYED:
        return _replayed(game, record, start, source)
    position = decode_fields(start.copy(), body["state"], {frame.id: frame for frame in game.frames})
    position.source, position.here, position.origin, position.beside = source, position.main, start, None
    start.source = source
    for number, (seat, text, answers, revealed) in enumerate(record.decisions, 1):
        position.past = Ply(position.past, seat, game.read(text), answers, revealed, number)
    position.check()
    return position


def _replayed(game: Game, record: Record, position: Position, source: Chance) -> Position:
    position.source = Recorded([o for decision in record.decisions for o in decision.outcomes], tuple(position.asked))
    for decision in record.decisions:
        position.play(game.read(decision.text), decision.seat)
    position.source = source
    return position
