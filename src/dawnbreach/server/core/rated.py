"""Rated games: who plays them, what counts, and what it makes of people's ratings.

Ratings follow Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4 (Plackett-Luce),
which takes any number of players and ties.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import TYPE_CHECKING

import msgspec

from dawnbreach.server.core.entries import Chair, Entry, is_person
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.protocol.parts import Rated

if TYPE_CHECKING:
    from dawnbreach.server.core.state import Table

MEAN, SPREAD = 1500.0, 500.0
LUCK = SPREAD / 2
"""How much the result of one game says nothing about skill."""
DRIFT = SPREAD / 100
"""How much skill changes between two games."""
LEAST = 1e-4
SURE = 400.0
"""A rating that is less sure than this is shown with a question mark."""
LAST = 99
"""The place of whoever did not play to the end."""


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """How well somebody plays a game, as far as one knows."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0

    @property
    def shown(self) -> str:
        return f"{round(self.mean)}{'?' if self.spread > SURE else ''}"


def after(before: Sequence[Rating], places: Sequence[int], drift: float = DRIFT) -> list[Rating]:
    """The ratings after a game in which these places were taken; 1 is the best, and places may be shared."""
    spreads = [sqrt(rating.spread**2 + drift**2) for rating in before]
    whole = sqrt(sum(spread**2 + LUCK**2 for spread in spreads))
    weights = [exp(rating.mean / whole) for rating in before]
    left = [sum(w for w, other in zip(weights, places, strict=True) if other >= place) for place in places]
    """For each player: the weights of all who were still there when this place was taken."""
    found = []
    for one, (rating, spread, weight) in enumerate(zip(before, spreads, weights, strict=True)):
        gain = surprise = 0.0
        for other, place in enumerate(places):
            if place <= places[one]:
                chance, tied = weight / left[other], places.count(place)
                gain += ((one == other) - chance) / tied
                surprise += chance * (1 - chance) / tied
        shrunk = sqrt(max(1 - (spread / whole) ** 3 * surprise, LEAST))
        found.append(Rating(rating.mean + spread**2 / whole * gain, spread * shrunk, rating.games + 1))
    return found


# What is asked of such a table


def must_be_fit(wanted: NewTable, person: str) -> None:
    """Only people, each with one seat and a key of their own, and dice that nobody knows."""
    if wanted.seed is not None or wanted.lesson or wanted.fork is not None:
        raise Refusal("malformed", "refuse-rated-dice")
    if len(wanted.seats) < 2 or sorted(wanted.seats) != ["me", *["open"] * (len(wanted.seats) - 1)] or wanted.start:
        raise Refusal("malformed", "refuse-rated-seats")
    if not person:
        raise Refusal("not-yours", "refuse-no-person")


def must_sit_once(table: Table, person: str) -> None:
    if not table.rated:
        return
    if not person:
        raise Refusal("not-yours", "refuse-no-person")
    if person in {chair.hash for chair in table.chairs}:
        raise Refusal("taken", "refuse-rated-twice")


def must_be_complete(table: Table) -> None:
    """All seats are taken by people who have promised a share in the seed."""
    if table.rated and not all(chair.decides and chair.commit for chair in table.chairs):
        raise Refusal("not-now", "refuse-rated-start")


def must_be_unrated(table: Table, why: str) -> None:
    if table.rated:
        raise Refusal("not-now", why)


# What happens at it


def is_called_off(table: Table) -> bool:
    """Does the game not begin, because somebody was not there to reveal a share?"""
    return table.rated and not all(chair.share for chair in table.chairs)


def call_off(table: Table) -> None:
    """Whoever was not there has no seat any more; all others promise new shares, because the old ones are known."""
    chairs = [Chair(one.name, one.hash, rating=one.rating) if one.share else Chair() for one in table.chairs]
    table.chairs[:] = chairs
    table.hosts &= frozenset(table.people())
    table.hosts = table.hosts or frozenset(table.people()[:1])
    table.status = "open"


def begin(table: Table) -> None:
    if table.rated:
        table.players, table.player_names = tuple([chair.hash or "" for chair in table.chairs]), tuple(table.names)


def decided(table: Table, seat: int) -> None:
    """Whoever lets a bot decide, for whatever reason, does not play for the rating any more."""
    if table.players and table.chairs[seat].bot is not None:
        table.deserted |= {seat}


def deserters(table: Table) -> frozenset[int]:
    """The seats of those who did not play to the end."""
    chairs = enumerate(zip(table.chairs, table.players, strict=True))
    return table.deserted | {seat for seat, (chair, who) in chairs if chair.bot is not None or chair.hash != who}


def is_uncounted(table: Table) -> bool:
    """Has it ended in a way that counts, and was not counted yet? If all want its end, only those lose who left."""
    if not table.players or table.counted:
        return False
    return table.status == "over" or (table.status == "abandoned" and 0 < len(deserters(table)) < len(table.players))


def places(table: Table) -> dict[int, int]:
    """The place of each seat that somebody has a rating for."""
    rated = [seat for seat, who in enumerate(table.players) if is_person(who)]
    found = dict.fromkeys(rated, 1)
    if table.status == "over" and table.position is not None:
        found |= {one.seat: one.rank for one in table.position.standings() if one.seat in found}
    return found | dict.fromkeys(deserters(table) & found.keys(), LAST)


def count(table: Table, known: Mapping[str, Rating], now: float) -> Entry:
    """The entry that says what a game made of the ratings: of each seat, what was and what is."""
    taken = places(table) if table.position is not None else {}
    before = [known.get(table.players[seat], Rating()) for seat in taken]
    changed = zip(taken, before, after(before, list(taken.values())) if len(taken) > 1 else before, strict=True)
    seats = {str(seat): msgspec.to_builtins((was, now)) for seat, was, now in changed if was != now}
    return Entry(table.number + 1, "rated", now, "rated", None, {"seats": seats})


def counted(table: Table, entry: Entry) -> None:
    table.counted = True
    found, names = changes(entry), table.player_names or table.names
    table.ratings = tuple(
        [Rated(seat, names[seat], now.shown, round(now.mean) - round(was.mean)) for seat, (was, now) in found.items()]
    )
    for one in table.ratings:
        chair = table.chairs[one.seat]
        chair.rating = one.rating if chair.hash == table.players[one.seat] else chair.rating


def of_people(table: Table, entry: Entry) -> dict[str, tuple[Rating, Rating]]:
    """By person: the rating before and after."""
    return {table.players[seat]: both for seat, both in changes(entry).items()}


def changes(entry: Entry) -> dict[int, tuple[Rating, Rating]]:
    """By seat: the rating before and after."""
    found = msgspec.convert(entry.data["seats"], dict[str, tuple[Rating, Rating]])
    return {int(seat): both for seat, both in found.items()}
