"""A coach: what the turning points of a game were, how the chances went, and what chance gave beside what it owed.

What could be known then is judged in worlds that the seat could not tell from the true one; what was true, in the true
one with other dice. Everything is a function of the record, the seat and the number of tries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dawnbreach import bots
from dawnbreach.bots.hint import means
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.search import Trial, lead
from dawnbreach.bots.seat import Seat
from dawnbreach.games import info
from dawnbreach.kernel import Chance, Choice, Game, Position
from dawnbreach.kernel.film import Film

SEED = "review"
PLAYER = "novice"
"""Who plays games on to see how they may end."""
LONGEST = 5_000
CLEARLY = 2.0
"""By so many standard errors another choice must be better, in worlds that it was not found by."""
LITTLE = 0.05
"""What makes no more difference than this in anything that people count is not told."""
POINTS = 16
"""So many positions of a game are looked at for the chances."""
NEAR = 12
"""Decisions so close together are about the same thing."""
MOST = 6
"""So many turning points are told."""


class Point(NamedTuple):
    """A decision that could have been better."""

    at: int
    """The number of the decision, counted from 1."""
    seat: int
    chosen: str
    better: tuple[str, ...]
    """What would have been better; where a fight is worked out, choice by choice."""
    gap: float
    """By how much, in the measure of who judges."""
    ends: Mapping[str, float]
    """What the choice led to on average, and what the better one would have led to."""
    better_ends: Mapping[str, float]
    true_gap: Mapping[str, float]
    """The difference that it made with what was hidden then."""
    worlds: int
    """In so many worlds both were tried; 0: it was worked out."""


class TrueSeat(Seat):
    """A seat to which nothing is hidden: only dice and decks are still open."""

    def __init__(self, true: Position, number: int) -> None:
        super().__init__(true, number)
        self.true = true

    def imagined(self, source: Chance) -> Position:
        world = self.true.copy()
        world.source = source
        world.forget()
        return world


# One decision


def judge(game: str, tries: int, seed: str) -> Any:
    """Who tries choices, so often: the game's own judge, or else its adviser."""
    about = info(game)
    if not about.judge:
        return bots.make(f"{about.adviser}:{tries}", game, seed)
    made = about.part(about.judge)(Rng(seed))
    made.playouts, made.seconds = tries, 0.0
    return made


def tried(seat: Seat, chosen: Choice, tries: int, seed: str) -> list[Trial]:
    """What the judge would think of and what was chosen, in the same worlds; nothing where it tries nothing."""
    adviser = judge(seat.game.name, tries, seed)
    usual = adviser.candidates

    def with_chosen(world: Position, seat: Seat, favourite: Choice) -> list[Choice]:
        found: list[Choice] = usual(world, seat, favourite)
        if least(adviser) and favourite == chosen:
            return [favourite]
        return [chosen, *[choice for choice in found if choice != chosen]] if len(found) > 1 else found

    adviser.candidates = with_chosen
    trials = [trial for trial in adviser.trials(seat) if trial.values]
    mine = next((trial.mean for trial in trials if trial.choice == chosen), 0.0)
    return trials if trials and trials[0].mean - mine >= least(adviser) else []


def least(adviser: Any) -> float:
    """By so much a choice must look better to be worth another look; nothing unless who judges says so."""
    return float(getattr(adviser, "least", 0.0))


def judged(film: Film, at: int, tries: int, seed: str = SEED) -> Point | None:
    """A decision, if another would clearly have been better: found in some worlds, confirmed in others."""
    position, (number, text, *_) = film.positions[at - 1], film.record.decisions[at - 1]
    seat, chosen = Seat(position, number), film.game.read(text)
    if len(seat.choices) < 2 or not hasattr(judge(film.game.name, tries, seed), "candidates"):
        return None
    found = tried(seat, chosen, tries, f"{seed}/{at}")
    if len(found) < 2 or found[0].choice == chosen:
        return None
    gap, sure, ends = compared(seat, chosen, found[0].choice, 2 * tries, f"{seed}/{at}/again")
    if gap <= 0 or sure < CLEARLY or all(abs(one) < LITTLE for one in gaps(ends[1], ends[0]).values()):
        return None
    _, _, truly = compared(TrueSeat(position, number), chosen, found[0].choice, 2 * tries, f"{seed}/{at}/true")
    better = found[0].choice.text
    return Point(at, number, text, (better,), gap, ends[0], ends[1], gaps(truly[1], truly[0]), tries)


def compared(
    seat: Seat, chosen: Choice, better: Choice, tries: int, seed: str
) -> tuple[float, float, tuple[dict[str, float], dict[str, float]]]:
    """By how much one choice is better than another, by how many standard errors, and what both lead to."""
    adviser = judge(seat.game.name, tries, seed)
    adviser.candidates = lambda world, seat, favourite: [chosen, better]
    trials = {trial.choice: trial for trial in adviser.trials(seat)}
    one, other = trials.get(chosen), trials.get(better)
    if one is None or other is None or not one.values:
        return 0.0, 0.0, ({}, {})
    ends = means(adviser.notes[chosen.text]), means(adviser.notes[better.text])
    return other.mean - one.mean, lead(other, one), ends


def gaps(better: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {name: value - other[name] for name, value in better.items() if name in other}


def exactly(film: Film, seat: int) -> list[Point]:
    """The decisions of a seat that the game can judge without trying."""
    about = info(film.game.name)
    found: list[Point] = about.part(about.judged)(film, seat) if about.judged else []
    return found


def worst(points: Sequence[Point]) -> list[Point]:
    """The turning points, in the order of the game; of those close together the worst."""
    kept: list[Point] = []
    for point in sorted(points, key=lambda point: -point.gap):
        near = [other for other in kept if other.seat == point.seat and abs(other.at - point.at) <= NEAR]
        if not near and len(kept) < MOST:
            kept.append(point)
    return sorted(kept, key=lambda point: point.at)


# The whole game


def chances(game: Game, position: Position, tries: int, seed: str) -> tuple[float, ...]:
    """How likely each seat wins from here, if all play on as novices with other dice."""
    won = [0.0] * position.seats
    for number in range(tries):
        world = position.copy()
        world.source = Fancy(Rng(f"{seed}/{number}").next())
        world.forget()
        for seat in winners(played_on(game, world, f"{seed}/{number}")):
            won[seat] += 1
    return tuple([count / tries for count in won])


def played_on(game: Game, world: Position, seed: str) -> Position:
    name = PLAYER if PLAYER in bots.names(game.name) else bots.usual(game.name)
    players = [bots.make(name, game.name, f"{seed}/{seat}") for seat in range(world.seats)]
    for _ in range(LONGEST):
        if world.over:
            break
        seat = Seat(world, world.waiting[0])
        world.play(bots.ask(players[seat.number], seat), seat.number)
    return world


def winners(position: Position) -> list[int]:
    return [standing.seat for standing in position.standings() if standing.rank == 1] if position.over else []


def stations(film: Film) -> list[int]:
    """The positions whose chances are estimated: the first, the last, and some between them."""
    count = min(POINTS, film.last + 1)
    return sorted({round(number * film.last / max(1, count - 1)) for number in range(count)})


class Task(NamedTuple):
    """A piece of the work: to judge a decision, or to estimate the chances of a position."""

    judges: bool
    at: int


class Review(NamedTuple):
    """All that a coach has to say of a game."""

    points: list[Point]
    chances: list[tuple[int, tuple[float, ...]]]
    """After some decisions, the chance of each seat."""
    luck: list[dict[str, tuple[float, float]]]
    """By seat and name, what was to be expected and what the dice allowed."""


def tasks(film: Film, seats: Sequence[int]) -> list[Task]:
    """The work on a game, as far as it takes long."""
    mine = [n for n, decision in enumerate(film.record.decisions, 1) if decision.seat in seats]
    return [Task(False, at) for at in stations(film)] + [Task(True, at) for at in mine]


def done(film: Film, task: Task, tries: int) -> Point | tuple[float, ...] | None:
    if task.judges:
        return judged(film, task.at, tries)
    return chances(film.game, film.positions[task.at], max(1, tries // 2), f"{SEED}/{task.at}")


def gathered(film: Film, seats: Sequence[int], work: Sequence[Task], results: Sequence[Any]) -> Review:
    """What was found, with what takes no time."""
    told = list(zip(work, results, strict=True))
    points = [found for task, found in told if task.judges and found is not None]
    for seat in seats:
        points += exactly(film, seat)
    lucks = [luck(film, seat) if seat in seats else {} for seat in range(film.positions[0].seats)]
    return Review(worst(points), [(task.at, found) for task, found in told if not task.judges], lucks)


# Luck


def luck(film: Film, seat: int) -> dict[str, tuple[float, float]]:
    """What was to be expected before each roll and what the dice then allowed, both at best play, summed up by name."""
    about, sums = info(film.game.name), dict[str, tuple[float, float]]()
    for at in range(1, film.last + 1):
        if not film.record.decisions[at - 1].outcomes:
            continue
        before, after = [foreseen(about, film.positions[n], seat) for n in (at - 1, at)]
        for name in before.keys() & after.keys() if is_roll(film, at) else ():
            expected, came = sums.get(name, (0.0, 0.0))
            sums[name] = expected + before[name], came + after[name]
    return sums


def is_roll(film: Film, at: int) -> bool:
    """Were dice thrown for the first time, not again?"""
    return not film.record.decisions[at - 1].text.startswith(("reroll", "use", "bless", "rage", "fate", "free"))


def foreseen(about: Any, position: Position, seat: int) -> dict[str, float]:
    """The chances that a game foretells of a decision, by name."""
    frame = position.frame(seat)
    if frame is None or frame.id not in about.foreseen:
        return {}
    told = about.part(about.forecast)(position, seat, False) or {}
    found = dict(told.get("best") or {})
    if test := told.get("test"):
        found["tests"] = test["chance"]
    if fight := told.get("fight"):
        found |= {"kills": fight["kill"], "deaths": fight["death"]}
    return found
