"""What a table keeps of one person, and the same without it. Pure, as everything here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from dawnbreach.server.core.entries import Entry, Snapshot

GONE = "—"
"""What stands for the name, and for the words, of somebody who wanted to be forgotten."""
Data = dict[str, Any]


def own_entries(person: str, entries: list[Entry]) -> list[Entry]:
    """What a person did and said at a table."""
    return [entry for entry, seats in _with_seats(_marks(person, entries), entries) if entry.seat in seats]


def without(person: str, entries: list[Entry]) -> list[Entry]:
    """The entries that name a person or have their words, without these."""
    marks = _marks(person, entries)
    names = {chair.get("name") for entry in entries for chair in _given(entry).values() if chair.get("hash") in marks}
    return [
        msgspec.structs.replace(entry, data=changed)
        for entry, seats in _with_seats(marks, entries)
        if (changed := _emptied(entry, marks, seats, names)) != entry.data
    ]


def snapshot_without(person: str, entries: list[Entry], kept: Snapshot) -> Snapshot:
    """A table as data, without a person."""
    marks = _marks(person, entries)
    return msgspec.convert(_unseated(msgspec.to_builtins(kept), marks), Snapshot)


def _marks(person: str, entries: list[Entry]) -> set[str]:
    """What stands for a person in entries: the id, and the hashes of seats that became theirs by a claim."""
    holders: dict[int, str] = {}
    marks = {person}
    for entry in entries:
        for seat, chair in _given(entry).items():
            if entry.kind == "claim" and chair["hash"] == person:
                marks.add(holders[seat])
            holders[seat] = chair.get("hash") or ""
    return marks - {""}


def _with_seats(marks: set[str], entries: list[Entry]) -> Iterator[tuple[Entry, set[int]]]:
    """Each entry, with the seats that somebody has from then on."""
    seats: set[int] = set()
    for entry in entries:
        for seat, chair in _given(entry).items():
            (seats.add if chair.get("hash") in marks else seats.discard)(seat)
        yield entry, set(seats)


def _given(entry: Entry) -> dict[int, Data]:
    """The chairs that an entry gives to somebody."""
    if entry.kind == "made":
        return dict(enumerate(entry.data["chairs"]))
    return {entry.seat: entry.data} if entry.kind in ("sit", "claim") and entry.seat is not None else {}


def _emptied(entry: Entry, marks: set[str], seats: set[int], names: set[str | None]) -> Data:
    if entry.kind == "made":
        chairs = [_unnamed(chair, marks) for chair in entry.data["chairs"]]
        nameless = {"title": GONE, "maker": ""} if entry.data["title"] in names else {}
        return entry.data | {"chairs": chairs} | nameless
    if entry.kind == "carried":
        return entry.data | {"sealed": _unseated(entry.data["sealed"], marks)}
    if entry.kind == "rated":
        return {"seats": {seat: both for seat, both in entry.data["seats"].items() if int(seat) not in seats}}
    if entry.kind in ("sit", "claim"):
        return _unnamed(entry.data, marks)
    return {"text": GONE} if entry.kind == "chat" and entry.seat in seats else entry.data


def _unseated(kept: Data, marks: set[str]) -> Data:
    """A snapshot in which somebody has no seat, and had none when it began."""
    chairs, players = [_unnamed(chair, marks) for chair in kept["chairs"]], kept.get("players", ())
    theirs = {seat for seat, who in enumerate(players) if who in marks}
    names = [GONE if seat in theirs else name for seat, name in enumerate(kept.get("player_names", ()))]
    ratings = [one for one in kept.get("ratings", ()) if one["seat"] not in theirs]
    emptied = ["" if seat in theirs else who for seat, who in enumerate(players)]
    return kept | {"chairs": chairs, "players": emptied, "player_names": names, "ratings": ratings}


def _unnamed(chair: Data, marks: set[str]) -> Data:
    if chair.get("gone"):
        chair = chair | {"gone": _unnamed(chair["gone"], marks)}
    if chair.get("hash") not in marks:
        return chair
    rating = {"rating": ""} if chair.get("rating") else {}
    return chair | ({"name": GONE, "hash": None} if "name" in chair else {"hash": None}) | rating
