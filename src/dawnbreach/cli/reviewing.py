"""`dawnbreach review`: a coach looks at a finished game; from each turning point it can be played again."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import repeat
from pathlib import Path
from typing import Any

from rich.text import Text

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.review import Point, Review, Task, done, gathered, tasks
from dawnbreach.cli import saves
from dawnbreach.cli.layout import hang, heading
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech
from dawnbreach.cli.terminal import Terminal
from dawnbreach.kernel import Position, Unreadable
from dawnbreach.kernel.chance import Seeded
from dawnbreach.kernel.film import Film, film
from dawnbreach.presentation.advice import amount
from dawnbreach.presentation.review_text import luck_text, point_text

BARS = " ▁▂▃▄▅▆▇█"
CHUNK = 8
"""So many pieces of work a process takes at once."""


def number(args: argparse.Namespace, name: str, most: int) -> int:
    text = str(getattr(args, name))
    if not text.isascii() or not text.isdecimal() or len(text) > 6 or not 1 <= int(text) <= most:
        raise Unreadable(f"--{name} is a number", "bad-arguments", text=f"--{name}", command="dawnbreach review")
    return int(text)


@lru_cache(1)
def filmed(text: str, pack: str | None) -> Film:
    return film(text, lambda name: dawnbreach.game(name, pack))


def one(text: str, pack: str | None, task: Task, tries: int) -> Any:
    return done(filmed(text, pack), task, tries)


def worked(text: str, pack: str | None, work: list[Task], tries: int, jobs: int) -> Iterator[Any]:
    """The results in order, whoever found them."""
    if jobs == 1:
        yield from (one(text, pack, task, tries) for task in work)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        yield from pool.map(one, repeat(text), repeat(pack), work, repeat(tries), chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


def review(args: argparse.Namespace, say: Speech, terminal: Terminal) -> int:
    """Say what there is to say of a record, or play on from one of its decisions."""
    text = saves.read_text(Path(args.file))
    shown = filmed(text, args.pack)
    say = Speech(say.language, shown.game)
    if args.again:
        return again(args, say, terminal, shown)
    count = shown.positions[0].seats
    seats = [number(args, "seat", count) - 1] if args.seat else list(range(count))
    tries, jobs = number(args, "tries", 10_000), number(args, "jobs", 64)
    work = tasks(shown, seats)
    results: list[Any] = []
    for result in worked(text, args.pack, work, tries, jobs):
        results.append(result)
        terminal.progress(say("review-progress", done=len(results), all=len(work)))
    terminal.progress("")
    Told(say, terminal, shown, args.file, tries).tell(gathered(shown, seats, work, results))
    return 0


class Told:
    """A review in words."""

    def __init__(self, say: Speech, terminal: Terminal, shown: Film, file: str, tries: int) -> None:
        self.say, self.terminal, self.film, self.file, self.tries = say, terminal, shown, file, tries

    def tell(self, found: Review) -> None:
        say = self.say
        games = max(1, self.tries // 2)
        self.lines(heading(say("review-chances", games=games)))
        for seat in range(self.film.positions[0].seats):
            self.lines(Text(self.graph(found, seat)))
        self.lines(heading(say("review-points" if found.points else "review-no-points")))
        for point in found.points:
            self.point(point)
        if found.points and self.film.record.seed is not None:
            self.lines(Text(say("review-again", file=self.file, at=found.points[0].at), "dim"))
        self.lines(heading(say("review-luck")))
        for seat, sums in enumerate(found.luck):
            for name, (expected, came) in sorted(sums.items()):
                self.lines(Text(f"{self.who(seat)}: {luck_text(self.say, name, expected, came)}"))

    def lines(self, line: Text) -> None:
        self.terminal.lines(hang(line, self.terminal.width, 4))

    def who(self, seat: int) -> str:
        position = self.film.positions[0]
        return self.say("review-who", seat=seat + 1, who=self.say.arg(position.game.who(position, seat)))

    def graph(self, found: Review, seat: int) -> str:
        """How the chances of a seat went, as a row of bars."""
        values = [chances[seat] for _, chances in found.chances]
        bars = "".join([BARS[round(value * (len(BARS) - 1))] for value in values])
        first, last = [amount(self.say, "victory", value) for value in (values[0], values[-1])]
        return self.say("review-graph", who=self.who(seat), bars=f"[{bars}]", first=first, last=last)

    def point(self, point: Point) -> None:
        told = point_text(self.say, self.say.language, self.film, point)
        self.lines(Text(self.say("review-chosen", at=point.at, who=self.who(point.seat), choice=told.chosen), "bold"))
        plan = [self.say("review-plan", plan=", ".join(point.better))] if told.plan else []
        for line in (self.say("review-better", choice=told.better), *plan, *told.lines):
            self.lines(Text(f"  {line}"))


# Once more


def again(args: argparse.Namespace, say: Speech, terminal: Terminal, shown: Film) -> int:
    """A practice game from before a decision: its seat is played by a person, all others by bots, with other dice."""
    from dawnbreach.cli.play import Table

    at = number(args, "again", shown.last)
    position = before(shown, at)
    seat = shown.record.decisions[at - 1].seat
    bot = bots.usual(shown.game.name)
    players = [None if other == seat else bot for other in range(position.seats)]
    session = Session.new(shown.game, position, players, say.language, args.pack)
    session.save()
    return Table(session, terminal).run()


def before(shown: Film, at: int) -> Position:
    """The game before a decision, from its seed; from here on chance answers anew."""
    record = shown.record
    if record.seed is None:
        raise Unreadable("the record has no seed yet: the game is not over", "record-no-seed")
    how, agains = dict(shown.positions[0].how), dict(record.agains)
    seats: Any = how.pop("seats")
    position = shown.game.begin(seats, Seeded(record.seed), how)
    for place, decision in enumerate(record.decisions[: at - 1], 1):
        if place in agains:
            position.answer_anew(agains[place])
        position.play(shown.game.read(decision.text), decision.seat)
    position.answer_anew(1 + max([0, *agains.values()]))
    return position
